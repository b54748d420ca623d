import { type QuoteTerms, shownDiscount } from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { shownHalf, shownPercent } from './percent.ts';
import { type Priced, type QuoteSums, sumsOf } from './quote-sums.ts';

export type SumRow = { name: string; amount: string };

const signed = (paise: number): string => (paise < 0 ? `−${formatPaise(-paise)}` : `+${formatPaise(paise)}`);

type Named = Pick<QuoteTerms, 'lines' | 'discount' | 'gstPercent'> &
  Partial<Pick<QuoteTerms, 'placeOfSupply' | 'tcsPercent'>>;

function gstRows(
  { gstPercent, placeOfSupply = '' }: Named,
  { gstPaise }: Pick<QuoteSums, 'gstPaise'>,
): SumRow[] {
  if (placeOfSupply !== 'same-state') {
    const name = placeOfSupply === 'other-state' ? 'IGST' : 'GST';
    return [{ name: `${name} ${shownPercent(gstPercent)}%`, amount: formatPaise(gstPaise) }];
  }
  const amount = formatPaise(gstPaise / 2);
  return ['CGST', 'SGST'].map((name) => ({ name: `${name} ${shownHalf(gstPercent)}%`, amount }));
}

/** The same for sums that are stored, as those of a booked package. */
export function rowsOfSums(named: Named, sums: Omit<QuoteSums, 'depositPaise' | 'balancePaise'>): SumRow[] {
  const { discount, tcsPercent = '0' } = named;
  const off = shownDiscount(discount, sums.discountPaise, named.lines);
  return [
    { name: 'Subtotal', amount: formatPaise(sums.subtotalPaise) },
    ...(off ? [off] : []),
    ...gstRows(named, sums),
    ...(sums.tcsPaise > 0
      ? [{ name: `TCS ${shownPercent(tcsPercent)}%`, amount: formatPaise(sums.tcsPaise) }]
      : []),
    ...(sums.roundingPaise === 0 ? [] : [{ name: 'Rounding', amount: signed(sums.roundingPaise) }]),
  ];
}

/** From the subtotal to what the total is made of, for screens, print and mail. */
export const sumRowsOf = (priced: Priced, chosen: readonly number[] = []): SumRow[] =>
  rowsOfSums(priced, sumsOf(priced, chosen));

type Bought = Pick<QuoteTerms, 'buyerGstin' | 'supplyState'>;

/** The GSTIN and the state that decide the heads of GST, as far as they are known. */
export const buyerRowsOf = ({ buyerGstin, supplyState }: Bought): { name: string; value: string }[] => [
  ...(buyerGstin ? [{ name: 'Your GSTIN', value: buyerGstin }] : []),
  ...(supplyState ? [{ name: 'Place of supply', value: `${stateName(supplyState)} (${supplyState})` }] : []),
];

/** Why an overseas package has no TCS, as the customer reads it; empty on every other quote. */
export const noTcsText = ({ tcsReason }: Pick<QuoteTerms, 'tcsReason'>): string =>
  tcsReason === '' ? '' : noTcsTexts[tcsReason];

const noTcsTexts = {
  abroad: 'No TCS is collected, because you live outside India.',
  'not-a-package': 'No TCS is collected, because this is not an overseas package by law.',
  accountant: 'No TCS is due on this quote.',
} as const;

type Payable = Priced & Pick<QuoteTerms, 'deposit' | 'balanceDue'>;

const dueBy = (name: string, day: string | null) => (day ? `${name}, due ${dateText(day)}` : name);

/** Deposit and balance with their days; none without a deposit. */
export function paymentRowsOf(quote: Payable, chosen: readonly number[] = []): SumRow[] {
  const { depositPaise, balancePaise } = sumsOf(quote, chosen);
  if (!quote.deposit) return [];
  return [
    { name: dueBy('Deposit', quote.deposit.due), amount: formatPaise(depositPaise) },
    ...(balancePaise > 0
      ? [{ name: dueBy('Balance', quote.balanceDue), amount: formatPaise(balancePaise) }]
      : []),
  ];
}
