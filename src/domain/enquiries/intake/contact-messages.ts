/** Within a sentence. */
export const answersBy = {
  phone: 'call',
  whatsapp: 'write to you on WhatsApp',
  mail: 'write to you by e-mail',
} as const;

/** What the forms of public pages say about a message; a part of the texts of the contract. */
export const contactMessages = {
  nameMissing: 'Enter Your Name.....',
  contactNoMissing: 'Enter Your Conatct No.....',
  /** Without a time when it is over, for a message that is sent once more days later. */
  thanks: (reference: string, callBack = '', answerBy: 'phone' | 'whatsapp' | 'mail' = 'phone') =>
    `Thank you. Your message is with our office, and a person will get back to you${
      callBack && `: we aim to ${answersBy[answerBy]} by ${callBack}, India time`
    }. Your reference is ${reference}.`,
  answerChoice: {
    legend: 'How shall we answer?',
    ways: { phone: 'Call me', whatsapp: 'WhatsApp', mail: 'E-mail' },
  },
  emailMissing: 'Type your e-mail address, or choose another way to be answered.',
  shortNumber:
    'This number looks short. Is it complete? If it is, press Send Message once more and we take it as it is.',
  aboutTrip: 'About the trip',
  tripFields: {
    tripFrom: 'From',
    tripTo: 'To',
    tripStarts: 'Date',
    tripTime: 'Time',
    carType: 'Car',
    tripMonth: 'Month',
    adults: 'Adults',
    children: 'Children',
  },
  people: 'People',
  /** What is repeated once a message is sent. */
  sentFields: { n_name: 'Name', n_contactno: 'Mobile No', n_email: 'E-Mail', n_message: 'Message' },
  again: 'Send another message',
  notChosen: 'Not sure',
  keyUsed: 'This message was sent before with other words. Please reload the page and send it again.',
  notSent:
    'Your message could not be sent just now. What you typed is still here: please try again, or call us.',
  waiting:
    'Your message could not be sent just now: the network or our server is away. It is kept here, and we keep trying while this page is open and when you come back. You can also call us.',
  sendNow: 'Send now',
  dontSend: 'Don’t send',
  stopped:
    'We have stopped trying. What you typed is still here. If the line broke at the last moment, it may have reached us all the same.',
  restored: 'What you typed here earlier is back.',
  trapLabel: 'Leave this empty',
  sending: 'Sending your message…',
  consent: 'We use what you write here to answer you and, if you book, to run your trip.',
  privacyNotice: 'Privacy notice',
} as const;
