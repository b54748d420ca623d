import type { Duty } from '#domain/bookings/booking.ts';
import { shownPlate } from '#domain/bookings/fleet.ts';
import {
  counted,
  includedDistance,
  includedWaiting,
  routeBetween,
  tripNames,
} from '#domain/fares/fare-text.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** The facts of a duty in words, the same on paper and in the driver's message. */

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

type Booked = Pick<Duty, 'tripType' | 'fare' | 'km' | 'hours' | 'days' | 'flight'>;

/** `100 km, 45 minutes of waiting`, `8 hours and 80 km`; for a typed price, what is known of the ride. */
export function bookedText({ tripType, fare, km, hours, days, flight }: Booked): string {
  if (fare) return joined(includedDistance(fare.included), includedWaiting(fare.included, flight));
  return joined(
    km !== null && `${km.toLocaleString('en-IN')} km${tripType === 'round-trip' ? ' each way' : ''}`,
    hours !== null && counted(hours, 'hour', 'hours'),
    days !== null && counted(days, 'day', 'days'),
  );
}

type Places = Pick<Duty, 'tripType' | 'cityName' | 'fromName' | 'toName' | 'pickupAddress' | 'dropAddress'>;

/** `One way, Guwahati to Shillong`. */
export const rideText = ({ tripType, cityName, fromName, toName }: Places): string =>
  joined(tripNames[tripType], routeBetween(fromName, toName, cityName));

export const pickUpText = ({ pickupAddress, fromName }: Places): string => joined(pickupAddress, fromName);

export const dropText = ({ dropAddress, toName }: Places): string => joined(dropAddress, toName);

/** `3 people, 2 bags`; empty when it is not known. */
export const peopleText = ({ passengers, bags }: Pick<Duty, 'passengers' | 'bags'>): string =>
  joined(
    passengers !== null && counted(passengers, 'person', 'people'),
    bags !== null && counted(bags, 'bag', 'bags'),
  );

/** `₹764 in cash`. */
export function collectText(duePaise: number | null): string {
  if (duePaise === null) return 'Ask the office';
  return duePaise > 0 ? `${formatPaise(duePaise)} in cash` : 'Nothing, it is paid';
}

/** `AS 01 AB 1234, Dzire`. */
export const carText = ({ car, model }: { car: string; model: string }): string =>
  joined(car && shownPlate(car), model);
