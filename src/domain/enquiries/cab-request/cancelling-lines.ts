import {
  cancellationCharge,
  lateChangeCharge,
  laterCancellations,
} from '#domain/bookings/policy/change-policy.ts';
import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import { priceText } from '#domain/fares/fare-text.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { rideTermsText } from './ride-terms-text.ts';

const { cancelling: texts, moving } = rideTermsText;
const hourMs = 3600_000;
const minuteMs = 60_000;

export type PricedRide = { farePaise: number; pickupAt: Date; isAbout: boolean };

/** In rupees where the fare is known, otherwise as a part of it. */
const costs = (
  { paise, percent }: { paise: number; percent: number },
  { farePaise, isAbout }: PricedRide,
): string => {
  if (percent === 0) return texts.nothing;
  const part = `${percent}% of the fare`;
  return farePaise > 0 ? `${priceText(paise, isAbout)} (${part})` : part;
};

function stepsOf(policy: ChangePolicy, ride: PricedRide, now: Date) {
  const present = cancellationCharge(policy, ride, now);
  const later = laterCancellations(policy, ride, now);
  const [next] = later;
  return { present, later, until: next && timeText(new Date(next.from.getTime() - minuteMs)) };
}

const startingLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What cancelling a confirmed cab costs, by day: `Free until 20 Nov 2026, 23:59`, `On 21 Nov 2026: ₹1,701 (50% of the fare)`. */
function confirmedLines(policy: ChangePolicy, ride: PricedRide, now: Date): [first: string, ...string[]] {
  const { present, later, until } = stepsOf(policy, ride, now);
  const pickupDay = dayInIndia(ride.pickupAt);
  const lines = later.map((step) => {
    const day = dayInIndia(step.from);
    const shown = dateText(day);
    return day === pickupDay ? texts.on(shown, costs(step, ride)) : texts.from(shown, costs(step, ride));
  });
  const price = costs(present, ride);
  if (present.percent > 0) return [until ? texts.until(until, price) : price, ...lines];
  return [until ? texts.freeUntil(until) : texts.free, ...lines];
}

/** The same before the cab is confirmed, when nothing is owed yet. */
export function cancellingLines(
  policy: ChangePolicy,
  ride: PricedRide,
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): string[] {
  const [first, ...later] = confirmedLines(policy, ride, now);
  return isConfirmed
    ? [startingLarge(first), ...later]
    : [texts.owesNothing, texts.afterwards(first), ...later];
}

/** One sentence beside the button of the form; a charge is named below it, with the rest. */
export function shortCancelling(policy: ChangePolicy, ride: PricedRide, now: Date): string {
  const { present, until } = stepsOf(policy, ride, now);
  if (present.percent > 0) return texts.shortOwesNothing;
  return until ? texts.shortFreeUntil(until) : texts.shortFree;
}

/** Until when another date or time is free. */
export function movingLine(policy: ChangePolicy, ride: PricedRide, now: Date): string {
  const freeUntil = new Date(ride.pickupAt.getTime() - policy.freeChangeHours * hourMs);
  const charge = lateChangeCharge(policy, { ...ride, farePaise: Math.max(1, ride.farePaise) }, now);
  return charge.kind === 'free' ? moving.freeUntil(timeText(freeUntil)) : moving.late;
}
