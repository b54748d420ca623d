import { stepText } from '#domain/cancellation/charge-text.ts';
import {
  pointsOf,
  type Quote,
  type QuoteLine,
  type QuoteTerms,
  shownDiscount,
} from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { shownPercent } from './percent.ts';
import { sumsOf } from './quote-sums.ts';
import { buyerRowsOf, noTcsText, paymentRowsOf } from './quote-text.ts';
import { planPoints, travellersText, tripDaysText } from './trip-text.ts';

/** Which part of a quote differs. */
export type ChangedPart =
  | 'line'
  | 'discount'
  | 'gst'
  | 'tcs'
  | 'buyer'
  | 'payment'
  | 'tripDays'
  | 'travellers'
  | 'plan'
  | 'cancellation'
  | 'validUntil'
  | 'inclusions'
  | 'exclusions'
  | 'itinerary'
  | 'terms'
  | 'total';

/** A difference between two versions; empty on the side where there is nothing. */
export type QuoteChange = { part: ChangedPart; before: string; after: string };

const lineText = ({ text, quantity, unitPaise, isOptional, isFee }: QuoteLine): string =>
  `${text}: ${quantity} × ${formatPaise(unitPaise)}${isOptional ? ' (optional)' : ''}${isFee ? ' (fee)' : ''}`;

/** Lines are the same line when they have the same text, in their order. */
function lineChanges(before: readonly QuoteLine[], after: readonly QuoteLine[]): QuoteChange[] {
  const left = [...before];
  const changes: QuoteChange[] = [];
  for (const line of after) {
    const at = left.findIndex(({ text }) => text === line.text);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    const texts = { before: was ? lineText(was) : '', after: lineText(line) };
    if (texts.before !== texts.after) changes.push({ part: 'line', ...texts });
  }
  return [...changes, ...left.map((line) => ({ part: 'line' as const, before: lineText(line), after: '' }))];
}

function pointChanges(
  part: 'inclusions' | 'exclusions' | 'itinerary',
  before: QuoteTerms,
  after: QuoteTerms,
): QuoteChange[] {
  const [was, is] = [pointsOf(before[part]), pointsOf(after[part])];
  return [
    ...was.filter((point) => !is.includes(point)).map((point) => ({ part, before: point, after: '' })),
    ...is.filter((point) => !was.includes(point)).map((point) => ({ part, before: '', after: point })),
  ];
}

const discountText = (quote: Quote): string => {
  const shown = shownDiscount(quote.discount, sumsOf(quote).discountPaise, quote.lines);
  return shown ? `${shown.name} ${shown.amount}` : '';
};

const taxNames = { '': 'GST', 'same-state': 'CGST and SGST', 'other-state': 'IGST' } as const;

const paymentText = (quote: Quote): string =>
  paymentRowsOf(quote)
    .map(({ name, amount }) => `${name}: ${amount}`)
    .join('; ');

const cancellationText = ({ cancellation }: Quote): string =>
  cancellation
    ? [cancellation.steps.map(stepText).join('; '), cancellation.note].filter(Boolean).join('\n')
    : '';

const percentText = (percent: string) => (Number(percent) === 0 ? '' : `${shownPercent(percent)}%`);

/** What changed from one version to the next, in the order of the document. */
export function compareQuotes(before: Quote, after: Quote): QuoteChange[] {
  const texts = (quote: Quote): [ChangedPart, string][] => [
    ['discount', discountText(quote)],
    ['gst', `${taxNames[quote.placeOfSupply]} ${shownPercent(quote.gstPercent)}%`],
    ['tcs', percentText(quote.tcsPercent) || noTcsText(quote)],
    [
      'buyer',
      buyerRowsOf(quote)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
    ],
    ['total', formatPaise(quote.totalPaise)],
    ['payment', paymentText(quote)],
    ['tripDays', tripDaysText(quote)],
    ['travellers', travellersText(quote)],
    ['plan', planPoints(quote.plan).join('\n')],
    ['cancellation', cancellationText(quote)],
    ['validUntil', dateText(quote.validUntil)],
    ['terms', quote.terms],
  ];
  const was = texts(before);
  const single = texts(after).map(([part, text], index) => ({
    part,
    before: was[index]?.[1] ?? '',
    after: text,
  }));
  return [
    ...lineChanges(before.lines, after.lines),
    ...single.filter((change) => change.before !== change.after),
    ...(['inclusions', 'exclusions', 'itinerary'] as const).flatMap((part) =>
      pointChanges(part, before, after),
    ),
  ];
}
