import { type RideTermsFrame, rideTerms, type TermsPart } from '#domain/enquiries/cab-request/ride-terms.ts';
import { rideTermsText as texts } from '#domain/enquiries/cab-request/ride-terms-text.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { aboutText, routeText, shownPrice, tripRows } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { momentInIndia, shownDate } from '#domain/shared/india-time.ts';

const shownFare = ({ totalPaise, validUntil }: Fare, isAbout: boolean) => ({
  total: shownPrice(totalPaise, isAbout),
  about: isAbout ? aboutText : '',
  validUntil: texts.validUntil(shownDate(validUntil)),
});

/** What the terms of a trip depend on. */
export const rideOf = (trip: RequestedTrip, hasNumber: boolean) => ({
  trip: trip.trip,
  fare: trip.fare,
  isAbout: trip.isAbout === true,
  pickupAt: momentInIndia(trip.day, trip.time),
  permits: trip.permits ?? [],
  hasNumber,
});

/** A requested trip with everything that its fare holds, by the rates that the customer saw. */
export function shownRide(trip: RequestedTrip, hasNumber: boolean, cabs: CabNames, frame: RideTermsFrame) {
  const terms: TermsPart[] = rideTerms(rideOf(trip, hasNumber), frame);
  return {
    route: routeText(trip, cabs),
    // The fare stands apart from the rows.
    rows: tripRows({ ...trip, fare: null }, cabs).map(([label, value]) => ({ label, value })),
    fare: trip.fare ? shownFare(trip.fare, trip.isAbout === true) : null,
    terms,
  };
}

export type ShownRide = ReturnType<typeof shownRide>;
