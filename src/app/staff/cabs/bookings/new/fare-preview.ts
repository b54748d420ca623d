import { pageContext } from '#app/page-context.ts';
import { toFareView } from '#app/staff/enquiries/trip-view.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { plannedEnd } from '#domain/bookings/making/planned-end.ts';
import { priceBookedTrip } from '#domain/fares/fare-service.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import { problemText } from '#domain/fares/problem-text.ts';
import { isByHours, tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, momentInIndia, timeText } from '#domain/shared/india-time.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/fare-preview.ts';

export function toPreviewView(priced: PricedTrip, now: Date) {
  const { request, type, km, minutes, trip, rates, problem } = priced;
  const days = trip && 'days' in trip ? trip.days : null;
  const pickupAt = momentInIndia(request.day, request.time);
  const hours = request.hours ?? null;
  return {
    hasRates: rates !== undefined,
    /** Why the ride cannot be driven as it is typed; it then has no fare. */
    problem: problem ? problemText(problem) : '',
    needsKm: km === undefined && !isByHours(type) && request.from !== '' && request.to !== '',
    ends: timeText(plannedEnd({ tripType: type, pickupAt, minutes, km, hours, days })),
    fares: priced.fares.map((fare) => ({
      car: fare.carType,
      totalPaise: fare.totalPaise,
      ...toFareView(fare, now),
      promised: { included: fare.included, extras: [...fare.extras] },
    })),
  };
}

export type FarePreview = ReturnType<typeof toPreviewView>;

/** The fare of each car for what is typed so far. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<FarePreview> {
  await requireStaff({ request, context });
  const now = new Date();
  const fields = Object.fromEntries(
    [...new URL(request.url).searchParams].map(([name, value]) => [name, storable(value)]),
  );
  return toPreviewView(
    await priceBookedTrip(context.get(pageContext).db, tripRequestOf(fields, dayInIndia(now)), now),
    now,
  );
}
