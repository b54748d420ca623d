import { type Gstr1Sheet, gstr1Sheets } from '#domain/documents/returns/gstr1.ts';

/** The registers of the agency's own accountant. */
export const registers = ['payments', 'receipts', 'bookings', 'documents', 'tcs', 'supplier-ledger'] as const;
export type Register = (typeof registers)[number];

export const exportKinds = [...registers, ...gstr1Sheets] as const;
export type ExportKind = Register | Gstr1Sheet;

export const isGstr1Sheet = (kind: ExportKind): kind is Gstr1Sheet =>
  gstr1Sheets.some((sheet) => sheet === kind);

export const registerColumns: Record<Register, readonly string[]> = {
  payments: [
    ...['Day', 'Entry', 'Kind', 'Method', 'Place', 'Driver', 'Booking', 'Customer', 'Reference'],
    ...['Received', 'Reverses', 'Entered by', 'Entered at'],
  ],
  receipts: ['Receipt', 'Day', 'Booking', 'Customer', 'Method', 'Reference', 'Amount'],
  bookings: [
    ...['Booking', 'Made on', 'Kind', 'Trip', 'First day', 'Last day', 'Customer', 'Sold by'],
    ...['Sold', 'Received', 'Balance', 'Cancelled on'],
  ],
  documents: [
    ...['Document', 'Kind', 'Day', 'Buyer', 'GSTIN', 'Place of supply', 'SAC', 'Rate', 'Reverse charge'],
    ...[
      'Value',
      'CGST',
      'SGST',
      'IGST',
      'TCS',
      'Rounding',
      'Total',
      'Booking',
      'Money received on',
      'Refers to',
    ],
  ],
  tcs: [
    'Day',
    'Document',
    'Kind',
    'Buyer',
    'Booking',
    'Amount without TCS',
    'TCS',
    'TCS taken in from vouchers',
    'TCS due',
  ],
  'supplier-ledger': [
    'Day',
    'Supplier',
    'Kind',
    'Booking',
    'Service',
    'Method',
    'Reference',
    'Cost',
    'Paid',
    'Entered by',
  ],
};
