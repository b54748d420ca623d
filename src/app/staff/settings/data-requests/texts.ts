const some = (count: number, single: string, many: string) => `${count} ${count === 1 ? single : many}`;

export const staffPrivacyContent = {
  title: 'Customer data requests',
  intro: 'A customer may see what we store about them, get a copy of it, and have it erased.',
  allCustomers: 'All customers',
  customerPage: 'Enquiries, quotes and notes of this customer',
  find: 'Number, e-mail, reference or booking number',
  go: 'Find',
  several: 'Several customers match. Choose one.',
  enquiriesOf: (count: number) => some(count, 'enquiry', 'enquiries'),
  bookingsOf: (count: number) => some(count, 'booking', 'bookings'),
  nameless: 'No name',
  keptHeading: 'Stored data',
  names: 'Name',
  numbers: 'Number',
  emails: 'E-mail',
  nothing: '–',
  enquiriesHeading: 'Enquiries',
  noEnquiries: 'None.',
  bookingsHeading: 'Bookings',
  paidOf: (paid: string, total: string) => `${paid} of ${total} paid`,
  open: 'Still open',
  eventsOf: (count: number) => some(count, 'line in the timeline', 'lines in the timeline'),
  counts: (events: number, notes: number, quotes: number) =>
    [
      some(events, 'line in the timeline', 'lines in the timeline'),
      some(notes, 'note', 'notes'),
      some(quotes, 'quote', 'quotes'),
    ].join(', '),
  isErased:
    'This customer’s data has been erased. Only dates, stages and amounts are kept, for the statistics.',
  exportHeading: 'Export',
  exportText:
    'Everything above, the timelines, the quotes, duty slips, statements and payments: as a PDF for the customer to read, or as one JSON file. The activity log notes it.',
  exportGo: 'Export as JSON',
  exportPdf: 'Export as PDF',
  eraseHeading: 'Erase',
  eraseText: 'This cannot be undone.',
  eraseGo: 'Erase…',
  erasePopup: (name: string) => `Erase ${name}`,
  eraseBlocked: (numbers: string) =>
    `${numbers} is still open. The data can be erased when every ride is cancelled, or over and closed, and nothing is owed.`,
  eraseWhat: (enquiries: number, bookings: number) =>
    `Name, number, e-mail, messages, notes, texts and files of quotes of ${some(enquiries, 'enquiry', 'enquiries')} are erased for good, and names, addresses, notes and links of ${some(bookings, 'booking', 'bookings')}. Open enquiries are closed. Dates, stages, services and amounts stay for the statistics and the books.`,
  eraseConfirm: (name: string, reference: string) =>
    `Type ${[name, reference]
      .filter(Boolean)
      .map((text) => `“${text}”`)
      .join(' or ')} to confirm`,
  cancel: 'Cancel',
  eraseNow: 'Erase for good',
} as const;
