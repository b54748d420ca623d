const some = (count: number, single: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? single : many}`;

const list = {
  title: 'Customers',
  caption: 'Customers',
  search: { label: 'Number, name or e-mail', go: 'Search', all: 'Show all' },
  sortLabel: 'Sort by',
  sorts: { contact: 'Last contact', name: 'Name' },
  columns: {
    name: 'Customer',
    number: 'Number',
    email: 'E-mail',
    city: 'City',
    open: 'Open',
    contact: 'Last contact',
    won: 'Value won',
  },
  nameless: 'No name',
  open: (count: number) => `${count} open`,
  noContact: 'None yet',
  none: 'No customers yet. They appear with their first enquiry, or by an import.',
  noneFound: (search: string) => `No customers match “${search}”.`,
  cut: 'Only the newest 50 are shown. Type more to narrow the search.',
  paging: { label: 'Pages', first: 'First', previous: 'Previous', next: 'Next' },
  import: 'Import a list',
  requests: 'Customer data requests',
} as const;

const record = {
  back: 'Customers',
  missing: 'This customer does not exist.',
  facts: 'Customer',
  fields: {
    name: 'Name',
    phoneE164: 'Number',
    email: 'E-mail',
    livesIn: 'Lives',
    state: 'State',
    gstin: 'GSTIN',
  },
  residences: { '': 'Not known', india: 'In India', abroad: 'Outside India' },
  noState: 'Not known',
  empty: 'Not known',
  edit: (field: string) => `Change ${field}`,
  save: 'Save',
  cancel: 'Cancel',
  working: 'Saving…',
  saved: (field: string) => `${field} saved. Open enquiries with the same value have it too.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  greeting: (name: string) => `Hello ${name}`.trim(),
  enquiries: 'Enquiries',
  noEnquiries: 'No enquiries yet.',
  columns: {
    stage: 'Stage',
    reference: 'Reference',
    trip: 'Trip',
    value: 'Value',
    owner: 'Owner',
    received: 'Received',
  },
  noOwner: 'Unassigned',
  quotes: 'Quotes',
  quote: (reference: string, version: number) => `${reference}, version ${version}`,
  quoteStates: {
    accepted: 'Accepted',
    newer: 'Replaced by a newer version',
    expired: 'Expired',
    opened: 'Opened',
    sent: 'Sent',
  },
  notes: 'Notes',
  noteBy: (who: string, when: string, reference: string) => `${who}, ${when}, on ${reference}`,
  importedNoteBy: (who: string, when: string) => `${who}, ${when}, from a list`,
  timeline: 'Timeline in short',
  timelineOf: (reference: string) => `on ${reference}`,
  duplicates: 'Possible duplicates',
  duplicatesText: 'Look at both first. A merge can be undone.',
  mergeOther: 'Merge another customer into this one',
  mergeKeeps: 'Name, number and e-mail of this page stay. A merge can be undone.',
  otherNumber: 'Number of the other customer',
  reasons: { number: 'Same number', email: 'Same e-mail', name: 'Similar name only' },
  merge: 'Merge',
  mergeWith: (name: string) => `Merge ${name} into this customer`,
  merged: 'Merged into this customer',
  unmerge: 'Unmerge',
  unmergeOf: (name: string) => `Unmerge ${name}`,
  mergedDone: 'Merged. All enquiries are here now.',
  unmergedDone: 'Unmerged. The enquiries are back where they were.',
  mergedInto: 'This customer was merged into another one.',
  openOther: 'Open that customer',
  isErased: 'This customer’s data has been erased.',
  data: 'Export or erase the data',
} as const;

type ImportCounts = { customers: number; enquiries: number; notes: number };

const listed = new Intl.ListFormat('en-GB');

const countsText = ({ customers, enquiries, notes }: ImportCounts) =>
  listed.format([
    some(customers, 'customer', 'customers'),
    some(enquiries, 'enquiry', 'enquiries'),
    ...(notes > 0 ? [some(notes, 'note', 'notes')] : []),
  ]);

const imports = {
  title: 'Import customers',
  heading: 'Your customer list',
  intro:
    'Bring in customers, notes about them and open enquiries from the list that you keep today: CSV or Excel (.xlsx), up to 20,000 rows. The first row holds the names of the columns.',
  duplicatesHeading: 'Customers who are known already',
  duplicates: {
    add: 'Add their enquiries to the known customer',
    skip: 'Leave these rows out',
  },
  newCustomers: (count: number) => some(count, 'new customer', 'new customers'),
  newEnquiries: (count: number) => some(count, 'enquiry', 'enquiries'),
  newNotes: (count: number) => some(count, 'note on a customer', 'notes on customers'),
  leftOut: (count: number) => `${some(count, 'row', 'rows')} left out`,
  knownHeading: 'Known already',
  known: (row: number, name: string, customer: string) => `Row ${row}, ${name}: known as ${customer}`,
  sameHeading: 'More than once in the file',
  same: (row: number, name: string, other: number) => `Row ${row}, ${name}: same customer as row ${other}`,
  rowColumns: {
    name: 'Name',
    contact: 'Number or e-mail',
    stage: 'Stage',
    date: 'Date',
    message: 'Requirement or note',
  },
  customerOnly: 'Customer only',
  customerWithNote: 'Customer with a note',
  apply: (rows: number) => `Import ${some(rows, 'row', 'rows')}`,
  applied: (counts: ImportCounts) => `Imported ${countsText(counts)}.`,
  past: {
    counts: (counts: ImportCounts) => countsText(counts),
    allRemoved: (counts: ImportCounts) => `Undone. Removed ${countsText(counts)}.`,
    someKept: (removed: string, customers: number, enquiries: number) =>
      `${removed} ${some(customers, 'customer', 'customers')} and ${some(enquiries, 'enquiry', 'enquiries')} stayed, because staff have worked on them since.`,
    kept: (customers: number, enquiries: number) =>
      `${some(customers, 'customer', 'customers')} and ${some(enquiries, 'enquiry', 'enquiries')} stayed`,
  },
} as const;

export const staffCustomersContent = { list, record, imports } as const;
