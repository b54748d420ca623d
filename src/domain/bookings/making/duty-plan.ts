import type { DutyPlan } from '#domain/bookings/booking.ts';
import { type BookingDetails, detailsOf } from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { priceBookedTrip } from '#domain/fares/fare-service.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import { daysBetween } from '#domain/fares/trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo } from '#platform/text.ts';
import { type BookingInput, carsOf, requestOf, returnAtOf } from './booking-input.ts';
import { plannedEnd } from './planned-end.ts';
import { priceShares } from './price-shares.ts';

const maxTitleLength = 200;

/** The typed price, or that of the fare; what the fare includes stays with both. */
function priceOf(
  { fare }: PricedTrip,
  { pricePaise, leftOut }: Pick<BookingInput, 'pricePaise' | 'leftOut'>,
): Pick<DutyPlan, 'fare' | 'farePaise' | 'leftOut'> {
  const farePaise = pricePaise ?? fare?.totalPaise;
  if (farePaise === undefined)
    throw new Failure('invalid', bookingMessages.bookings.priceMissing, { field: 'price' });
  return { fare: fare ?? null, farePaise, leftOut };
}

export type PlannedDuty = { title: string; duty: DutyPlan };

/** A ride as staff typed it, with its places looked up, its fare and its planned end. */
const planDuty = async (
  db: Queryable,
  typed: BookingInput,
  version: number | undefined,
  now: Date,
): Promise<PlannedDuty> => {
  const priced = await priceBookedTrip(db, requestOf(typed, version), now);
  if (priced.car !== typed.car)
    throw new Failure('invalid', bookingMessages.bookings.carMissing, { field: 'car' });
  return plannedDuty(typed, priced);
};

/** What a quote was accepted for is the price of all cars; another typed price is that of each. */
function withShares(planned: readonly PlannedDuty[], totalPaise: number): PlannedDuty[] {
  const shares = priceShares(
    totalPaise,
    planned.map(({ duty }) => duty.fare?.totalPaise),
  );
  return planned.map(({ title, duty }, index) => ({
    title,
    duty: { ...duty, farePaise: shares[index] ?? 0 },
  }));
}

/** The same ride in each of the cars. */
export async function planDuties(
  db: Queryable,
  typed: BookingInput,
  version: number | undefined,
  now: Date,
): Promise<PlannedDuty[]> {
  const planned = await Promise.all(
    carsOf(typed).map((car) => planDuty(db, { ...typed, car }, version, now)),
  );
  const isOfQuote = rowId.test(typed.quoteId);
  return isOfQuote && typed.pricePaise !== undefined ? withShares(planned, typed.pricePaise) : planned;
}

/** The rides of a trip: a part of what was sold, by no rates. */
export const asPartOfTrip = (planned: readonly PlannedDuty[]): PlannedDuty[] =>
  planned.map(({ title, duty }) => ({
    title,
    duty: { ...duty, fare: null, farePaise: 0, leftOut: nothingLeftOut, rateVersion: null },
  }));

/** When and for how long, besides what the fare needs. */
type RideTimes = Pick<BookingInput, 'day' | 'time' | 'returnDay' | 'hours' | 'car'> & { returnTime: string };

type Ride = Omit<DutyPlan, keyof BookingDetails | 'fare' | 'farePaise' | 'leftOut'>;

/** Where, when and in which car, with the planned end. */
export function plannedRide(typed: RideTimes, priced: PricedTrip): { title: string; ride: Ride } {
  const { from, to, type, city, cityName, km, minutes } = priced;
  const pickupAt = momentInIndia(typed.day, typed.time);
  // Also where the distance is unknown: car and driver are away for all of these days.
  const days = type === 'round-trip' ? daysBetween(typed.day, typed.returnDay ?? typed.day) : null;
  const hours = typed.hours ?? null;
  const endsAt = plannedEnd({
    tripType: type,
    pickupAt,
    minutes,
    km,
    hours,
    days,
    returnAt: returnAtOf(typed),
  });
  const places = {
    fromName: from.name,
    toName: hours === null ? to.name : '',
    stops: priced.stops.map(({ name }) => name),
  };
  return {
    title: cutTo(`${tripNames[type]}, ${dutyRoute({ ...places, cityName })}`, maxTitleLength),
    ride: {
      tripType: type,
      city,
      fromSlug: from.stop?.slug ?? '',
      toSlug: hours === null ? (to.stop?.slug ?? '') : '',
      ...places,
      carType: typed.car,
      pickupAt,
      endsAt,
      km: km ?? null,
      hours,
      days,
      rateVersion: priced.rates?.version ?? null,
    },
  };
}

/** The same for a ride whose places and fare are known. */
export function plannedDuty(typed: BookingInput, priced: PricedTrip): PlannedDuty {
  const { title, ride } = plannedRide(typed, priced);
  return { title, duty: { ...ride, ...detailsOf(typed), ...priceOf(priced, typed) } };
}
