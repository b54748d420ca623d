import { type RideTermsFrame, rideTerms, type TermsPart } from '#domain/enquiries/cab-request/ride-terms.ts';
import { rideTermsText as texts } from '#domain/enquiries/cab-request/ride-terms-text.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { aboutText, lastBookingDay, priceText, routeText, rowsWithoutFare } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { dateText, momentInIndia } from '#domain/shared/india-time.ts';

function shownFare(fare: Fare, { day, isAbout = false }: RequestedTrip) {
  const lastDay = lastBookingDay(fare, day);
  return {
    total: priceText(fare.totalPaise, isAbout),
    about: isAbout ? aboutText : '',
    validUntil: lastDay ? texts.validUntil(dateText(lastDay)) : texts.validUntilTravel,
  };
}

/** What the terms of a trip depend on. */
export const rideOf = (trip: RequestedTrip, hasNumber: boolean) => ({
  trip: trip.trip,
  fare: trip.fare,
  isAbout: trip.isAbout === true,
  pickupAt: momentInIndia(trip.day, trip.time),
  permits: trip.permits ?? [],
  nights: trip.nights ?? 0,
  hasNumber,
});

/** A requested trip with everything that its fare holds, by the rates that the customer saw. */
export function shownRide(trip: RequestedTrip, hasNumber: boolean, cabs: CabNames, frame: RideTermsFrame) {
  const terms: TermsPart[] = rideTerms(rideOf(trip, hasNumber), frame);
  return {
    route: routeText(trip, cabs),
    rows: rowsWithoutFare(trip, cabs).map(([label, value]) => ({ label, value })),
    fare: trip.fare ? shownFare(trip.fare, trip) : null,
    terms,
  };
}

export type RideView = ReturnType<typeof shownRide>;
