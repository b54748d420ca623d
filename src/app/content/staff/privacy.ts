const some = (count: number, single: string, many: string) => `${count} ${count === 1 ? single : many}`;

export const staffPrivacyContent = {
  title: 'A person’s data',
  enquiry: 'Whoever asks may know what we keep about them, have a copy, and have it erased.',
  find: 'Number, e-mail or reference',
  go: 'Find',
  several: 'Several people have this. Choose one.',
  enquiriesOf: (count: number) => some(count, 'enquiry', 'enquiries'),
  nameless: 'Without a name',
  keptHeading: 'What we keep',
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
  isErased: 'This person is erased. Dates, stages and sums are kept for the statistics, and nothing else.',
  exportHeading: 'A copy',
  exportText: 'One JSON file with everything above, the timelines and the quotes. The activity log notes it.',
  exportGo: 'Export',
  eraseHeading: 'Erasing',
  eraseText: 'For good: it cannot be undone.',
  eraseGo: 'Erase…',
  erasePopup: (name: string) => `Erase ${name}`,
  eraseWhat: (count: number) =>
    `Name, number, e-mail, messages, notes, quotes’ words and files of ${some(count, 'enquiry', 'enquiries')} go for good. Open enquiries are closed. Dates, stages, services and sums stay for the statistics.`,
  eraseConfirm: (name: string, reference: string) =>
    name ? `Type “${name}” or “${reference}” to confirm` : `Type “${reference}” to confirm`,
  cancel: 'Cancel',
  eraseNow: 'Erase for good',
} as const;
