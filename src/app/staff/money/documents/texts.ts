import { taxTexts } from '#app/staff/money/tax/texts.ts';
import type { DocumentKind, DocumentPurpose } from '#domain/documents/document.ts';
import type { MissingReason } from '#domain/documents/issue/missing.ts';

const kinds = {
  'receipt-voucher': 'Receipt voucher',
  invoice: 'Tax invoice',
  'refund-voucher': 'Refund voucher',
  'credit-note': 'Credit note',
} as const satisfies Record<DocumentKind, string>;

const purposes = {
  advance: 'advance',
  trip: 'trip',
  duty: 'ride',
  monthly: 'monthly bill',
  cancellation: 'charge for cancelling',
  correction: 'correction',
  refund: 'refund',
  reversal: 'money counted by mistake',
} as const;

export const documentTexts = {
  title: 'Documents',
  caption: 'Documents, the newest first',
  none: 'No document matches.',
  kinds,
  purposes,
  /** In the list, which has the whole in the tooltip. */
  shortKinds: {
    'receipt-voucher': 'Voucher',
    invoice: 'Invoice',
    'refund-voucher': 'Refund voucher',
    'credit-note': 'Credit note',
  } satisfies Record<DocumentKind, string>,
  invoices: {
    advance: 'Invoice',
    trip: 'Invoice, trip',
    duty: 'Invoice, ride',
    monthly: 'Invoice, month',
    cancellation: 'Invoice, cancelled',
    correction: 'Invoice, correction',
    refund: 'Invoice',
    reversal: 'Invoice',
  } satisfies Record<DocumentPurpose, string>,
  columns: {
    name: 'Number',
    day: 'Day',
    kind: 'Document',
    buyer: 'Buyer',
    booking: 'For',
    value: 'Value',
    gst: 'GST',
    tcs: 'TCS',
    total: 'Total',
  },
  filters: {
    kind: 'Document',
    anyKind: 'All documents',
    anyMonth: 'All months',
    month: 'Month',
    text: 'Number, buyer or GSTIN',
    only: 'To mend',
    anyOf: 'With and without IRN',
    parts: { 'without-irn': 'To a GSTIN, without IRN', sample: 'Of a sample registration' },
  },
  search: 'Find',
  sums: (count: number, value: string, gst: string, tcs: string, total: string) =>
    `${count} ${count === 1 ? 'document' : 'documents'}: value ${value}, GST ${gst}, TCS ${tcs}, total ${total}`,
  noSums: 'Choose a month, or find a buyer, to see what the documents add up to.',
  sumsNote:
    'Vouchers of advances and the invoices that take them in are both counted; what goes back is taken off.',
  tax: (gst: string, tcs: string) =>
    `On the Money screen, where a voucher that an invoice takes in counts once: GST ${gst}, TCS ${tcs} of these days.`,
  quote: (id: string) => `Quote ${id}`,
  monthly: 'Monthly bill',
  missing: {
    title: 'Missing documents',
    intro:
      'What should be issued and is not yet. It is issued by itself, with that day’s date, once what it waits for is there.',
    none: 'Nothing is missing.',
    onlySample:
      'Only a sample registration is entered: what is issued now says that it is a sample and no tax document.',
    failed: 'It could not be issued because of an error, and is tried again by itself.',
    received: (day: string) => `received ${day}`,
    rules: 'Open the tax rules',
    trip: 'Say what the trip has',
    choiceHeading: (booking: string) => `What ${booking} has`,
    choice: 'The trip',
    choices: {
      'with-stay': 'has stay and transport',
      'without-stay': 'has no stay, or no transport',
      'wholly-outside': 'has both, and is wholly outside India',
    },
    reason: 'Why',
    save: 'Save',
    saved: 'Its documents are issued now.',
  },
  paper: {
    printing: 'The PDF is being made.',
    failed: 'The PDF could not be made.',
    again: 'Try again',
    againOf: (name: string) => `Try again: ${name}`,
    tried: 'The PDF is being made again.',
    mail: 'Mail it',
    mailOf: (name: string) => `Mail it: ${name}`,
    mailed: (address: string) => `It is being sent to ${address}.`,
    chat: 'WhatsApp',
    chatOf: (name: string) => `WhatsApp: ${name}`,
    /** `href` is the customer's link to the file. */
    message: (firstName: string, what: string, amount: string, agency: string, href: string) =>
      `${firstName ? `Hello ${firstName}, here` : 'Here'} is your ${what} of ${amount} from ${agency}: ${href}`,
  },
  irn: {
    enter: 'Enter the IRN',
    enterOf: (name: string) => `Enter the IRN of ${name}`,
    stored: 'IRN entered',
    number: 'IRN',
    acknowledgementNo: 'Acknowledgement number',
    acknowledgedOn: 'Day of the acknowledgement',
    signedQr: 'Signed QR code',
    once: 'It is saved once and cannot be changed. The PDF is then made again with it.',
    save: 'Save',
    saved: 'The IRN is saved. The PDF is being made with it.',
  },
  panel: {
    heading: 'Documents',
    missing: (what: string) => `Missing: ${what}`,
    mend: 'Give what is missing',
  },
} as const;

export function reasonText(reason: MissingReason): string {
  switch (reason.code) {
    case 'registration-missing':
      return 'No GST registration is entered.';
    case 'rule-missing':
      return `The rule ‘${taxTexts.rules.subjects[reason.subject]}’ is missing.`;
    case 'rule-unconfirmed':
      return `The rule ‘${taxTexts.rules.subjects[reason.subject]}’ is not confirmed.`;
    case 'stay-or-transport-missing':
      return 'It was sold at the rate of a tour, and its services do not show both stay and transport.';
    case 'state-missing':
      return 'It was sold with IGST, and the state of the customer is not known.';
  }
}
