export const sampleReplies = [
  {
    title: 'Sample: we have your enquiry',
    body: 'Hello {name}, this is {staff} of {agency}. We have your enquiry {reference}. When is a good time to call you? You can also call us on {phone}.',
  },
  {
    title: 'Sample: we could not reach you',
    body: 'Hello {name}, this is {staff} of {agency}. We tried to call you about your enquiry {reference} and could not reach you. Please call us on {phone}, or tell us when we may call again.',
  },
  {
    title: 'Sample: dates and people',
    body: 'Hello {name}, thank you for your enquiry {reference}. To plan it we need to know your dates, how many of you travel, and where you start. {staff}, {agency}',
  },
];
