const some = (count: number, single: string, many: string) => `${count} ${count === 1 ? single : many}`;

export const staffPrivacyContent = {
  title: 'Customer data requests',
  intro: 'A customer may see what we store about them, get a copy of it, and have it erased.',
  find: 'Number, e-mail or reference',
  go: 'Find',
  several: 'Several customers match. Choose one.',
  enquiriesOf: (count: number) => some(count, 'enquiry', 'enquiries'),
  nameless: 'No name',
  keptHeading: 'Stored data',
  names: 'Name',
  numbers: 'Number',
  emails: 'E-mail',
  nothing: '–',
  enquiriesHeading: 'Enquiries',
  noEnquiries: 'None.',
  counts: (events: number, notes: number, quotes: number) =>
    [
      some(events, 'line in the timeline', 'lines in the timeline'),
      some(notes, 'note', 'notes'),
      some(quotes, 'quote', 'quotes'),
    ].join(', '),
  isErased:
    'This customer’s data has been erased. Only dates, stages and amounts are kept, for the statistics.',
  exportHeading: 'Export',
  exportText: 'One JSON file with everything above, the timelines and the quotes. The activity log notes it.',
  exportGo: 'Export',
  eraseHeading: 'Erase',
  eraseText: 'This cannot be undone.',
  eraseGo: 'Erase…',
  erasePopup: (name: string) => `Erase ${name}`,
  eraseWhat: (count: number) =>
    `Name, number, e-mail, messages, notes, texts and files of quotes of ${some(count, 'enquiry', 'enquiries')} are erased for good. Open enquiries are closed. Dates, stages, services and amounts stay for the statistics.`,
  eraseConfirm: (name: string, reference: string) =>
    name ? `Type “${name}” or “${reference}” to confirm` : `Type “${reference}” to confirm`,
  cancel: 'Cancel',
  eraseNow: 'Erase for good',
} as const;
