import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import type { TermsStep } from './terms.ts';

const dayMs = 24 * 3600_000;

/** Rounds to whole paise; half a paisa is rounded up. */
export const shareOf = (paise: number, percent: number): number => Math.floor((paise * percent + 50) / 100);

/** Calendar days from one day to a later one; 0 when it has passed. */
const daysUntil = (firstDay: string, day: string): number =>
  Math.max(0, (Date.parse(firstDay) - Date.parse(day)) / dayMs);

export type CancellationCharge = { percent: number; paise: number; daysBefore: number };

/** What cancelling costs from this day on. */
export type LaterCharge = { day: string; percent: number; paise: number };

type Cancelled = {
  pricePaise: number;
  /** Of the trip, or the day of the pick-up. */
  firstDay: string;
};

const earliestFirst = (steps: readonly TermsStep[]) => steps.toSorted((a, b) => b.daysBefore - a.daysBefore);

/** The first step whose days before the trip are still to come holds. */
function chargeOn(
  sorted: readonly TermsStep[],
  { pricePaise, firstDay }: Cancelled,
  day: string,
): CancellationCharge {
  const daysBefore = daysUntil(firstDay, day);
  const percent = sorted.find((step) => daysBefore >= step.daysBefore)?.chargePercent ?? 0;
  return { percent, paise: shareOf(pricePaise, percent), daysBefore };
}

/** What the customer pays who cancels now, and what it costs later on. Days are those of India's calendar. */
export function cancellationOn(
  steps: readonly TermsStep[],
  cancelled: Cancelled,
  now: Date,
): CancellationCharge & { later: LaterCharge[] } {
  const sorted = earliestFirst(steps);
  const today = dayInIndia(now);
  const later = sorted.slice(1).flatMap((_step, index) => {
    // A step begins with the first day on which the one before it no longer holds.
    const day = daysAfter(cancelled.firstDay, 1 - (sorted[index]?.daysBefore ?? 0));
    if (day <= today) return [];
    const { percent, paise } = chargeOn(sorted, cancelled, day);
    return [{ day, percent, paise }];
  });
  return { ...chargeOn(sorted, cancelled, today), later };
}
