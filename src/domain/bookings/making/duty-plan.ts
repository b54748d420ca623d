import type { DutyPlan } from '#domain/bookings/booking.ts';
import { detailsOf } from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { priceBookedTrip } from '#domain/fares/fare-service.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import { daysBetween } from '#domain/fares/trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cutTo } from '#platform/text.ts';
import { type BookingInput, requestOf, returnAtOf } from './booking-input.ts';
import { plannedEnd } from './planned-end.ts';

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

type PlannedDuty = { title: string; duty: DutyPlan };

/** A ride as staff typed it, with its places looked up, its fare and its planned end. */
export const planDuty = async (
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

/** The same for a ride whose places and fare are known. */
export function plannedDuty(typed: BookingInput, priced: PricedTrip): PlannedDuty {
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
    duty: {
      tripType: type,
      city,
      fromSlug: from.stop?.slug ?? '',
      toSlug: hours === null ? (to.stop?.slug ?? '') : '',
      ...places,
      ...detailsOf(typed),
      carType: typed.car,
      pickupAt,
      endsAt,
      km: km ?? null,
      hours,
      days,
      rateVersion: priced.rates?.version ?? null,
      ...priceOf(priced, typed),
    },
  };
}
