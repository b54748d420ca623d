import { dateText, daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cancellationOn } from './charge.ts';
import type { TermsStep } from './terms.ts';

/** When a charge holds and what it is: `Until 2 Dec 2026`, `₹43,050 (25% of the price with GST)`, in the rows after it `₹86,100 (50%)`. */
export type CancellingRow = { when: string; costs: string };

type Charge = { paise: number; percent: number };

const costsText = ({ paise, percent }: Charge, isFirst: boolean): string =>
  paise === 0
    ? 'Free of charge'
    : `${formatPaise(paise)} (${percent}%${isFirst ? ' of the price with GST' : ''})`;

/** What cancelling a trip costs from now on, for the customer. */
export function cancellingRowsOf(
  steps: readonly TermsStep[],
  trip: { pricePaise: number; firstDay: string },
  now: Date,
): CancellingRow[] {
  const { later, ...present } = cancellationOn(steps, trip, now);
  if (later.length === 0) return [{ when: 'At any time', costs: costsText(present, true) }];
  const charges = [present, ...later];
  const first = charges.findIndex(({ paise }) => paise > 0);
  return charges.map((charge, index) => {
    const next = later[index];
    const when = next
      ? `Until ${dateText(daysAfter(next.day, -1))}`
      : `From ${dateText(later.at(-1)?.day ?? trip.firstDay)} on`;
    return { when, costs: costsText(charge, index === first) };
  });
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** A step without a day, as staff compare terms: `30 days before: 25%`. */
export const stepText = ({ daysBefore, chargePercent }: TermsStep): string =>
  `${daysBefore === 0 ? 'Later' : `${days(daysBefore)} before`}: ${chargePercent}%`;

/** Why a charge is what it is: `By the terms of the quote: 25% of the price with GST, as the trip begins in 40 days`. */
export const chargeReason = ({ percent, daysBefore }: { percent: number; daysBefore: number }): string =>
  `By the terms of the quote: ${percent}% of the price with GST, as the trip ${
    daysBefore === 0 ? 'has begun or begins today' : `begins in ${days(daysBefore)}`
  }`;
