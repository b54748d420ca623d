const some = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** What each list says about itself. */
const kinds = {
  cars: {
    name: 'Cars',
    heading: 'Cars from a list',
    intro:
      'CSV or Excel (.xlsx), up to 10,000 rows. The first row holds the names of the columns. Of each car the number plate and the type are needed.',
    counted: (count: number) => some(count, 'car', 'cars'),
    duplicates: 'Number plates that are there already; these rows are left out',
  },
  drivers: {
    name: 'Drivers',
    heading: 'Drivers from a list',
    intro:
      'CSV or Excel (.xlsx), up to 10,000 rows. The first row holds the names of the columns. Of each driver the name and the phone number are needed.',
    counted: (count: number) => some(count, 'driver', 'drivers'),
    duplicates: 'Phone numbers that are there already; these rows are left out',
  },
  bookings: {
    name: 'Open bookings',
    heading: 'Open bookings from a list',
    intro:
      'CSV or Excel (.xlsx), up to 10,000 rows. The first row holds the names of the columns. Import cars and drivers first: a booking finds them by number plate and phone number.',
    counted: (count: number) => some(count, 'booking', 'bookings'),
    duplicates: 'Bookings that are there already: same number and same pick-up time',
  },
} as const;

export const staffCabImportsContent = {
  title: 'Import',
  kindsLabel: 'What to import',
  kinds,
  sample: {
    text: 'A file to fill in, with all columns and two examples:',
    formats: { xlsx: 'Excel', csv: 'CSV' },
    label: (format: string, kind: string) => `${format}, ${kind}`,
    fileName: (kind: string, format: string) => `${kind}-sample.${format}`,
  },
  city: { label: 'City of rows without one', hint: 'Rates and lists go by it.' },
  duplicates: {
    heading: 'Bookings that are there already',
    skip: 'Leave these rows out',
    add: 'Import them as well: several cars for one customer',
  },
  columnsMissing: (names: string) => `Choose which column holds: ${names}.`,
  added: (counted: string) => `${counted} to add`,
  repeated: (count: number) => `${some(count, 'row', 'rows')} there already`,
  known: (row: number, name: string, known: string) => `Row ${row}, ${name}: ${known} is there already`,
  same: (row: number, name: string, other: number) => `Row ${row}, ${name}: the same as row ${other}`,
  customersHeading: 'Customers who are known by another name',
  customer: (row: number, name: string, customer: string) =>
    `Row ${row}: the number is that of ${customer}. The booking is theirs, and ${name} travels.`,
  own: 'Own',
  apply: (counted: string) => `Import ${counted}`,
  applied: (counted: string) => `Imported ${counted}.`,
  past: {
    undone: (removed: string) => `Undone. Removed ${removed}.`,
    undoneWith: (removed: string, customers: number) =>
      `Undone. Removed ${removed} and ${some(customers, 'customer', 'customers')}.`,
    stayed: (count: number, list: string) => `${count.toLocaleString('en-IN')} stayed: ${list}.`,
    reasons: {
      changed: (name: string) => `${name} was changed since`,
      'has-duties': (name: string) => `${name} has duties`,
      used: (name: string) => `${name} was opened by the driver or the customer, or has documents`,
    },
    more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
    customersStayed: (count: number) =>
      `${some(count, 'customer', 'customers')} stayed, with something else of theirs.`,
    kept: (count: number) => `${count.toLocaleString('en-IN')} stayed`,
  },
} as const;
