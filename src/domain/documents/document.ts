import type { Heads } from './heads.ts';

export const documentKinds = ['receipt-voucher', 'invoice', 'refund-voucher', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document is for. */
export const documentPurposes = [
  'advance',
  'trip',
  'duty',
  'monthly',
  'cancellation',
  'correction',
  'refund',
  'reversal',
] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** The letter of each series. */
export const seriesLetters: Readonly<Record<DocumentKind, string>> = {
  'receipt-voucher': 'V',
  invoice: 'I',
  'refund-voucher': 'R',
  'credit-note': 'C',
};

/** `PT/2627/I000001`. */
export const documentName = (
  seriesCode: string,
  financialYear: string,
  kind: DocumentKind,
  number: number,
): string => `${seriesCode}/${financialYear}/${seriesLetters[kind]}${String(number).padStart(6, '0')}`;

/** `2627` of a day from 1 April 2026 to 31 March 2027. */
export function financialYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
}

/** The code of a place of supply outside India. */
export const abroadCode = '96';

export type DocumentLine = {
  text: string;
  sac: string;
  quantity: number;
  /** After a discount; of a discount below zero. */
  valuePaise: number;
  gstPercent: string;
};

/** The tax on all lines of a code and a rate. */
export type DocumentTax = {
  sac: string;
  gstPercent: string;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/** A ride, a trip or an extra in the amounts of a document, so that a later one finds what was invoiced of it. */
export type DocumentPart = {
  /** `trip:41`, `duty:77`. */
  key: string;
  /** What the customer was charged for it, with tax; of a credit note what is taken back. */
  soldPaise: number;
  heads: Heads;
};

/** Everything that is printed on a document. It is stored with the document and never changed. */
export type DocumentContent = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  name: string;
  issuedOn: string;
  supplier: { legalName: string; address: string; gstin: string; state: string; isSample: boolean };
  buyer: { name: string; address: string; gstin: string; state: string; livesIn: '' | 'india' | 'abroad' };
  placeOfSupply: { code: string; name: string };
  isReverseCharge: boolean;
  lines: DocumentLine[];
  /** They add up to the heads. */
  taxes: DocumentTax[];
  heads: Heads;
  totalPaise: number;
  totalInWords: string;
  /** Paid for the customer as an agent: outside the value, and added to what is to be paid. */
  agentExpenses: { text: string; paise: number }[];
  tcs: { percent: string; basePaise: number; reason: TcsAbsence | '' };
  /** What the law wants to be said, as codes; the texts are with the print. */
  notes: DocumentNote[];
  /** The vouchers that an invoice takes in, those that a refund voucher refers to, the invoice of a credit note. */
  refersTo: { name: string; issuedOn: string; paise: number }[];
  /** Of a voucher: the payment. */
  received: { entryId: string; on: string; method: string; reference: string; paise: number } | null;
  subject: {
    bookingId: string | null;
    quoteId: string | null;
    title: string;
    firstDay: string | null;
    lastDay: string | null;
  };
  /** Which rules it was made by. */
  rules: { subject: string; id: string; fromDay: string }[];
  parts: DocumentPart[];
  /** What the customer was told less what this document comes to, where the rules say something else than what was sold. */
  differencePaise: number;
};

export type DocumentNote =
  | 'gross-price'
  | 'reverse-charge'
  | 'agent-expenses'
  | 'late-voucher'
  | 'export'
  | 'exempt';

/** Why there is no TCS. */
export type TcsAbsence = 'not-overseas' | 'abroad' | 'not-a-package' | 'accountant' | 'cancelled';
