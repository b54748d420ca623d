import { bookingNumber } from '#domain/bookings/booking.ts';
import { receiptNumber } from '#domain/documents/receipts/receipt.ts';
import { placeText, returnDay } from '#domain/documents/returns/gstr1.ts';
import type { ListedDocument } from '#domain/documents/returns/listed-document.ts';
import { takenInBy } from '#domain/documents/returns/taken-in.ts';
import type { Cell } from '#platform/sheets/xlsx-writer.ts';
import type { BookingRow, LedgerRow, PaymentRow } from './export-store.ts';

const amount = (hundredths: number): Cell => ({ hundredths });
const dayOrNone = (day: string | null): string => (day ? returnDay(day) : '');
const bookingOrNone = (id: string | null): string => (id === null ? '' : bookingNumber(id));
const bookingOrQuote = ({ bookingId, quoteId }: PaymentRow): string =>
  bookingId === null ? `Q${quoteId ?? ''}` : bookingNumber(bookingId);

export const paymentCells = (row: PaymentRow): Cell[] => [
  ...[returnDay(row.day), row.id, row.kind, row.method, row.place, row.driver, bookingOrQuote(row)],
  ...[row.customer, row.reference, amount(row.paise), row.reversesId ?? '', row.madeBy, row.madeAt],
];

/** A refund has no receipt, and neither has what was a mistake. */
export const hasReceipt = ({ kind, reversesId, isReversed }: PaymentRow): boolean =>
  kind !== 'refund' && reversesId === null && !isReversed;

export const receiptCells = (row: PaymentRow): Cell[] => [
  ...[receiptNumber(row.id), returnDay(row.day), bookingOrQuote(row), row.customer, row.method],
  ...[row.reference, amount(row.paise)],
];

export const bookingCells = (row: BookingRow): Cell[] => [
  ...[bookingNumber(row.id), returnDay(row.day), row.kind, row.title],
  ...[dayOrNone(row.firstDay), dayOrNone(row.lastDay), row.customer, row.owner],
  ...[amount(row.soldPaise), amount(row.receivedPaise), amount(row.soldPaise - row.receivedPaise)],
  dayOrNone(row.cancelledOn),
];

export const documentCells = (row: ListedDocument): Cell[] => {
  const { heads } = row;
  return [
    ...[row.name, row.kind, returnDay(row.issuedOn), row.buyerName, row.buyerGstin],
    ...[
      placeText(row.placeOfSupply),
      row.sac,
      String(Number(row.gstPercent)),
      row.isReverseCharge ? 'Y' : 'N',
    ],
    ...[heads.valuePaise, heads.cgstPaise, heads.sgstPaise, heads.igstPaise, heads.tcsPaise].map(amount),
    ...[amount(heads.roundingPaise), amount(row.totalPaise), bookingOrNone(row.bookingId)],
    ...[dayOrNone(row.receivedOn), row.refersTo.map(({ name }) => name).join(' ')],
  ];
};

const takenTcs = (row: ListedDocument): number =>
  takenInBy(row).reduce((sum, { heads }) => sum + heads.tcsPaise, 0);

/** What a document adds to the TCS that is owed: what an invoice takes in from vouchers was counted with them. */
function tcsDue(row: ListedDocument): number {
  const { kind, heads } = row;
  if (kind === 'refund-voucher' || kind === 'credit-note') return -heads.tcsPaise;
  return heads.tcsPaise - takenTcs(row);
}

export const tcsCells = (row: ListedDocument): Cell[] => [
  ...[returnDay(row.issuedOn), row.name, row.kind, row.buyerName, bookingOrNone(row.bookingId)],
  ...[row.totalPaise - row.heads.tcsPaise, row.heads.tcsPaise].map(amount),
  ...[row.kind === 'invoice' ? takenTcs(row) : 0, tcsDue(row)].map(amount),
];

/** Also an invoice without TCS may take in some from its voucher. */
export const concernsTcs = (row: ListedDocument): boolean => row.heads.tcsPaise !== 0 || takenTcs(row) !== 0;

export const ledgerCells = (row: LedgerRow): Cell[] => [
  ...[returnDay(row.day), row.supplier, row.kind, bookingOrNone(row.bookingId), row.service, row.method],
  ...[row.reference, amount(row.costPaise), amount(row.paidPaise), row.madeBy],
];
