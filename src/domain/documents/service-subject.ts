import type { BookingKind } from '#domain/bookings/booking.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { ServiceSubject } from './rules/rule.ts';
import type { TaxChoice } from './tax-choice.ts';

const subjectsOfRides: Readonly<Record<TripType, ServiceSubject>> = {
  airport: 'cab-local',
  'one-way': 'cab-long-distance',
  'round-trip': 'cab-long-distance',
  local: 'cab-hire',
  sightseeing: 'cab-hire',
};

/** Rides between places are transport of passengers; a car by the hour or for a day's sights is hired. */
export const subjectOfRide = (tripType: TripType): ServiceSubject => subjectsOfRides[tripType];

const subjectsOfTrips: Readonly<Record<BookingKind, ServiceSubject>> = {
  // Only of a quote, whose rides are not planned yet.
  cab: 'cab-long-distance',
  tour: 'tour',
  'overseas-tour': 'overseas-tour',
  other: 'other',
};

const stays = ['hotel'];
const transports = ['transport', 'cab', 'ticket'];

type Sold = {
  kind: BookingKind;
  serviceKinds: readonly string[];
  choice: TaxChoice | null;
  /** The rate that it was sold with, and that of a tour without stay. */
  soldPercent: string;
  percentWithoutStay: string | undefined;
  /** At an advance nothing may be planned yet; an invoice needs to know. */
  isInvoice: boolean;
};

/**
 * A tour has the lower rate only with stay and transport. `undefined` where its services do not show both, it was sold at the
 * lower rate, and nobody has said that it has them.
 */
export function subjectOfTrip(sold: Sold): ServiceSubject | undefined {
  const { kind, serviceKinds, choice, soldPercent, percentWithoutStay, isInvoice } = sold;
  const subject = subjectsOfTrips[kind];
  if (kind === 'cab' || kind === 'other') return subject;
  if (choice === 'without-stay') return 'tour-without-stay';
  if (choice !== null) return subject;
  const parts = serviceKinds.filter((name) => name !== 'package');
  if (parts.length === 0 && !isInvoice) return subject;
  const has = (kinds: readonly string[]) => parts.some((name) => kinds.includes(name));
  if (has(stays) && has(transports)) return subject;
  return soldPercent === percentWithoutStay ? 'tour-without-stay' : undefined;
}
