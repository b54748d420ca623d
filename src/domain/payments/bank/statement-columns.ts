import { ColumnMatcher } from '#domain/sheet-import/sheet-columns.ts';

export const statementLabels = {
  day: 'Date',
  valueDay: 'Value date',
  narration: 'Narration',
  reference: 'Cheque or reference number',
  debit: 'Debit',
  credit: 'Credit',
  amount: 'Amount',
  direction: 'Cr or Dr',
  balance: 'Balance',
} as const;

export type StatementField = keyof typeof statementLabels;

/** The headings of SBI, HDFC, ICICI, Axis and Kotak, and what other banks call the same. */
export const statementColumns = new ColumnMatcher<StatementField>(
  statementLabels,
  [
    ['day', 'valueDay'],
    ['narration', 'reference'],
    ['amount', 'debit'],
    ['amount', 'credit'],
  ],
  [
    ['', /\b(branch|init|sol|post(ed)? time|currency)\b/],
    ['balance', /\b(balance|bal)\b/],
    // Before `debit` and `credit`, which it also names.
    ['direction', /^(cr dr|dr cr|debit credit|credit debit|type|txn type|transaction type|cr dr indicator)$/],
    ['valueDay', /^value (date|dt)$/],
    ['day', /\b(date|dt|day)\b/],
    ['narration', /\b(narrations?|descriptions?|particulars?|remarks?|details)\b/],
    ['reference', /\b(ref|reference|chq|cheque|chqno|utr|instrument|transaction id|txn id)\b/],
    ['debit', /\b(debits?|withdrawals?|dr|paid out|money out)\b/],
    ['credit', /\b(credits?|deposits?|cr|paid in|money in)\b/],
    ['amount', /\b(amount|amt)\b/],
  ],
  // Accounts, addresses and periods stand above the table.
  { maxTitleRows: 40, isCounter: /^(s|sr|sl|serial)? ?(no|num|number|id|code)?$/ },
);
