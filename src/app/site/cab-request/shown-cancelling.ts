import { rideContent } from '#app/content/site/cab-request.ts';
import {
  cancellationCharge,
  lateChangeCharge,
  laterCancellations,
} from '#domain/bookings/policy/change-policy.ts';
import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import { shownPrice } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { dayInIndia, momentInIndia, shownDate, shownTime } from '#domain/shared/india-time.ts';

const { cancelling: texts, moving } = rideContent;
const hourMs = 3600_000;
const minuteMs = 60_000;

type Ride = { farePaise: number; pickupAt: Date; isAbout: boolean };

const rideOf = ({ day, time, fare, isAbout = false }: RequestedTrip): Ride => ({
  farePaise: fare?.totalPaise ?? 0,
  pickupAt: momentInIndia(day, time),
  isAbout,
});

/** In rupees where the fare is known, otherwise as a part of it. */
const costs = (
  { paise, percent }: { paise: number; percent: number },
  { farePaise, isAbout }: Ride,
): string => {
  if (percent === 0) return texts.nothing;
  return farePaise > 0 ? shownPrice(paise, isAbout) : texts.percent(percent);
};

/** What cancelling costs, by day: `Free until 20 Nov 2026, 23:59`, `On 21 Nov 2026: ₹1,701`. */
export function cancellingLines(policy: ChangePolicy, trip: RequestedTrip, now: Date): string[] {
  const ride = rideOf(trip);
  const present = cancellationCharge(policy, ride, now);
  const later = laterCancellations(policy, ride, now);
  const [next] = later;
  const until = next && shownTime(new Date(next.from.getTime() - minuteMs));
  const lines = later.map((step) => {
    const day = dayInIndia(step.from);
    const shown = shownDate(day);
    return day === trip.day ? texts.on(shown, costs(step, ride)) : texts.from(shown, costs(step, ride));
  });
  if (present.percent > 0)
    return [until ? texts.nowUntil(until, costs(present, ride)) : texts.now(costs(present, ride)), ...lines];
  return [until ? texts.freeUntil(until) : texts.free, ...lines];
}

/** Until when another date or time is free. */
export function movingLine(policy: ChangePolicy, trip: RequestedTrip, now: Date): string {
  const ride = rideOf(trip);
  const freeUntil = new Date(ride.pickupAt.getTime() - policy.freeChangeHours * hourMs);
  const charge = lateChangeCharge(policy, { ...ride, farePaise: Math.max(1, ride.farePaise) }, now);
  return charge.kind === 'free' ? moving.freeUntil(shownTime(freeUntil)) : moving.late;
}
