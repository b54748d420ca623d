import { type CancellingRow, cancellingRowsOf } from '#domain/cancellation/charge-text.ts';
import type { QuotedTrip, QuoteTerms } from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';
import { priceWithGstOf, sumsOf } from './quote-sums.ts';

type Days = Pick<QuotedTrip, 'firstDay' | 'lastDay'>;
type Travellers = Pick<QuotedTrip, 'adults' | 'childAges'>;

const dayMs = 24 * 3600_000;
const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** `17 Apr 2027 to 22 Apr 2027 (6 days)`; empty while the first day is not known. */
export function tripDaysText({ firstDay, lastDay }: Days): string {
  if (!firstDay) return '';
  if (!lastDay || lastDay === firstDay) return dateText(firstDay);
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1;
  return `${dateText(firstDay)} to ${dateText(lastDay)} (${days} days)`;
}

/** `2 adults, 2 children (5 and 9)`; empty when it is not known. */
export function travellersText({ adults, childAges }: Travellers): string {
  const children = childAges.length;
  return [
    ...(adults === null ? [] : [some(adults, 'adult', 'adults')]),
    ...(children > 0 ? [`${some(children, 'child', 'children')} (${listed(childAges.map(String))})`] : []),
  ].join(', ');
}

/** What cancelling costs from now on, of this price; nothing without days or terms, as in quotes for a cab. */
export function quoteCancellingRows(
  terms: QuoteTerms,
  chosen: readonly number[],
  now: Date,
): CancellingRow[] {
  const { firstDay, cancellation } = terms;
  if (!firstDay || !cancellation) return [];
  return cancellingRowsOf(
    cancellation.steps,
    { pricePaise: priceWithGstOf(sumsOf(terms, chosen)), firstDay },
    now,
  );
}

const nightsText = (nights: number) => (nights > 0 ? `, ${some(nights, 'night', 'nights')}` : '');

/** The planned services, one per line: `Day 1: Hotel in Paro, 2 nights`. */
export const planPoints = (plan: QuotedTrip['plan']): string[] =>
  plan.flatMap(({ services }, index) =>
    services.map(
      ({ title, starts, nights }) =>
        `Day ${index + 1}${starts && `, ${starts}`}: ${title}${nightsText(nights)}`,
    ),
  );
