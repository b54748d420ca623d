import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import type { Fare } from '#domain/fares/fare.ts';
import type { PermitState } from '#domain/fares/permits.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';

/**
 * Everything that a mail to a typed address may say about a requested cab: days, numbers and choices from our own lists, and
 * the names of places that we know. What else a visitor has typed has no field here, so that no mail can repeat it.
 */
export type AcknowledgedRequest = Pick<
  RequestedTrip,
  'trip' | 'day' | 'time' | 'returnDay' | 'hours' | 'car' | 'fromSlug' | 'toSlug'
> & {
  route: string;
  carName: string;
  /** Null where one of the places is not known. */
  km: number | null;
  /** How many stops on the way were named; the mail does not say which. */
  stopCount: number;
  /** A distance in the fare is still to be confirmed. */
  isAbout: boolean;
  fare: Fare;
  pickupAt: Date;
  answerBy: AnswerWay;
  /** Whether a flight or a train was named; the mail does not say which. */
  hasNumber: boolean;
  /** States from our own list. */
  permits: readonly PermitState[];
  nights: number;
  people: number | null;
  bags: number | null;
};

const unknownPlace = 'the place you named';

/** A place without a slug is a text that somebody typed. */
const placeIn = (name: string, slug: string): string => (name === '' || slug !== '' ? name : unknownPlace);

function routeIn({ from, fromSlug, to, toSlug, city }: RequestedTrip, cabs: CabNames): string {
  const start = placeIn(from, fromSlug) || cityName(cabs, city);
  return [start, placeIn(to, toSlug)].filter(Boolean).join(' to ');
}

/** What is read of an enquiry. */
export type CabEnquiry = {
  trip?: RequestedTrip | null | undefined;
  rideDetails?: RideDetails | null | undefined;
  adults?: number | null | undefined;
};

/** What a mail may say about a request; `undefined` without a fare, and when the pick-up is not to come. */
export function acknowledgedRequest(
  { trip, rideDetails: details, adults }: CabEnquiry,
  cabs: CabNames,
  now: Date,
): AcknowledgedRequest | undefined {
  if (!trip?.fare) return undefined;
  const { fare, day, time, returnDay, hours, car } = trip;
  const pickupAt = momentInIndia(day, time);
  if (pickupAt <= now) return undefined;
  const hasKnownRoute = trip.fromSlug !== '' && trip.toSlug !== '';
  return {
    ...{ trip: trip.trip, day, time, returnDay, hours, car, fare, pickupAt },
    route: routeIn(trip, cabs),
    carName: carName(cabs, car),
    km: hasKnownRoute ? trip.km : null,
    stopCount: trip.stops?.length ?? 0,
    isAbout: trip.isAbout === true,
    answerBy: details?.answerBy || 'phone',
    hasNumber: Boolean(details?.flight),
    fromSlug: trip.fromSlug,
    toSlug: trip.toSlug,
    permits: trip.permits ?? [],
    nights: trip.nights ?? 0,
    people: adults ?? null,
    bags: details?.bags ?? null,
  };
}
