import { rideContent as content } from '#app/content/site/cab-request.ts';
import { type ChangePolicy, policyOf } from '#domain/bookings/policy/policy-service.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { Fare } from '#domain/fares/fare.ts';
import {
  type Arrival,
  aboutText,
  includedDistance,
  lastBookingDay,
  routeText,
  rowsWithoutFare,
  shownPrice,
  waitingText,
} from '#domain/fares/fare-text.ts';
import { alwaysIncluded, extraText, notIncluded } from '#domain/fares/inclusion-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { cancellingLines, movingLine } from './shown-cancelling.ts';

function shownFare(fare: Fare, { day, isAbout = false }: RequestedTrip) {
  const { totalPaise, included, extras } = fare;
  const lastDay = lastBookingDay(fare, day);
  return {
    total: shownPrice(totalPaise, isAbout),
    about: isAbout ? aboutText : '',
    included: [includedDistance(included), alwaysIncluded],
    notIncluded,
    // Waiting has a line of its own.
    more: extras.filter(({ kind }) => kind !== 'waiting').map((extra) => extraText(extra)),
    validUntil: lastDay ? content.validUntil(shownDate(lastDay)) : content.validUntilTravel,
  };
}

type Options = { arrival: Arrival | undefined; hasNumber: boolean; paymentTerms: string; now: Date };

function shownWaiting({ fare }: RequestedTrip, { arrival, hasNumber }: Options): string[] {
  const text = fare ? waitingText(fare, arrival) : '';
  if (text === '') return [];
  return arrival && !hasNumber ? [text, content.waiting.withNumber[arrival]] : [text];
}

function shown(trip: RequestedTrip, policy: ChangePolicy, cabs: CabNames, options: Options) {
  const { paymentTerms, now } = options;
  const { paying } = content;
  return {
    route: routeText(trip, cabs),
    rows: rowsWithoutFare(trip, cabs).map(([label, value]) => ({ label, value })),
    fare: trip.fare ? shownFare(trip.fare, trip) : null,
    cancelling: cancellingLines(policy, trip, now),
    moving: movingLine(policy, trip, now),
    waiting: shownWaiting(trip, options),
    paying: [
      paying.now,
      ...(trip.trip === 'airport' ? [paying.airport] : []),
      ...paymentTerms.split(/\n\s*\n/).filter(Boolean),
    ],
  };
}

export type ShownRide = ReturnType<typeof shown>;

/** A requested trip with everything that its fare holds, by the rates that the customer saw. */
export async function readRide(db: Queryable, trip: RequestedTrip, options: Options): Promise<ShownRide> {
  const policy = await policyOf(db, { rateVersion: trip.fare?.rateVersion ?? null }, options.now);
  return shown(trip, policy, await readCabNames(db), options);
}
