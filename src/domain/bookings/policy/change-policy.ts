import type { FarePolicy } from '#domain/fares/rates.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';

const dayMs = 24 * 3600_000;
const hourMs = 3600_000;

/** Rounds to whole paise; half a paisa is rounded up. */
const percentOf = (paise: number, percent: number): number => Math.floor((paise * percent + 50) / 100);

/** Calendar days in India from now to the pick-up; 0 on the day itself and afterwards. */
function daysBefore(pickupAt: Date, now: Date): number {
  const days = (Date.parse(dayInIndia(pickupAt)) - Date.parse(dayInIndia(now))) / dayMs;
  return Math.max(0, days);
}

export type CancellationCharge = { percent: number; paise: number; daysBefore: number };

/** What the customer pays who cancels now: the first step whose days before pick-up are still to come. */
export function cancellationCharge(
  { cancellation }: Pick<FarePolicy, 'cancellation'>,
  { farePaise, pickupAt }: { farePaise: number; pickupAt: Date },
  now: Date,
): CancellationCharge {
  const days = daysBefore(pickupAt, now);
  const step = cancellation
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .find((one) => days >= one.daysBefore);
  const percent = step?.chargePercent ?? 0;
  return { percent, paise: percentOf(farePaise, percent), daysBefore: days };
}

export type CancellationStep = { from: Date; percent: number; paise: number };

/** What cancelling costs later on: each step of the policy that is still to come, with the moment when it begins. */
export function laterCancellations(
  policy: Pick<FarePolicy, 'cancellation'>,
  duty: { farePaise: number; pickupAt: Date },
  now: Date,
): CancellationStep[] {
  const steps = policy.cancellation.toSorted((a, b) => b.daysBefore - a.daysBefore);
  const pickupDay = dayInIndia(duty.pickupAt);
  return steps.slice(1).flatMap((_step, index) => {
    // A step begins with the first day on which the one before it no longer holds.
    const from = startOfDayInIndia(daysAfter(pickupDay, 1 - (steps[index]?.daysBefore ?? 0)));
    if (from <= now) return [];
    const { percent, paise } = cancellationCharge(policy, duty, from);
    return [{ from, percent, paise }];
  });
}

/** `staff-types`: the change is late, and the agency has set no charge for that. */
export type ChangeCharge = { kind: 'free' } | { kind: 'staff-types' } | { kind: 'charge'; paise: number };

/** What the customer pays for another date or time: nothing until the policy's hours before the present pick-up. */
export function lateChangeCharge(
  { freeChangeHours, lateChangeCharge: charge }: Pick<FarePolicy, 'freeChangeHours' | 'lateChangeCharge'>,
  { farePaise, pickupAt }: { farePaise: number; pickupAt: Date },
  now: Date,
): ChangeCharge {
  // A ride that is part of a package has no fare of its own.
  if (farePaise === 0) return { kind: 'free' };
  if (pickupAt.getTime() - now.getTime() >= freeChangeHours * hourMs) return { kind: 'free' };
  if (!charge) return { kind: 'staff-types' };
  return {
    kind: 'charge',
    paise: charge.kind === 'amount' ? charge.paise : percentOf(farePaise, charge.percent),
  };
}
