import type { Duty } from '#domain/bookings/booking.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { counted, includedDistance, includedWaiting, tripNames } from '#domain/fares/fare-text.ts';
import { atCostText, extraText, nightText } from '#domain/fares/inclusion-text.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** The facts of a duty in words, the same on paper and in the driver's message. */

const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(', ');

type Booked = Pick<Duty, 'tripType' | 'fare' | 'km' | 'hours' | 'days' | 'flight' | 'leftOut'>;

/** `100 km, 45 minutes of waiting`, `8 hours and 80 km`; for a typed price, what is known of the ride. */
export function bookedText({ tripType, fare, km, hours, days, flight, leftOut }: Booked): string {
  if (fare)
    return joined(
      includedDistance(fare.included),
      !leftOut.parts.includes('waiting') && includedWaiting(fare.included, flight),
    );
  return joined(
    km !== null && `${km.toLocaleString('en-IN')} km${tripType === 'round-trip' ? ' each way' : ''}`,
    hours !== null && counted(hours, 'hour', 'hours'),
    days !== null && counted(days, 'day', 'days'),
  );
}

/** What is charged by a rate where staff have left it out of the price; empty where they have not. */
export function chargedText({ leftOut, fare }: Pick<Duty, 'leftOut' | 'fare'>): string {
  const waiting = leftOut.parts.includes('waiting')
    ? (fare?.extras.filter(({ kind }) => kind === 'waiting') ?? [])
    : [];
  return [
    ...(leftOut.nightPaise > 0 ? [nightText(leftOut.nightPaise)] : []),
    ...waiting.map((extra) => extraText(extra, leftOut)),
  ].join('; ');
}

/** What the customer pays besides the price: `Tolls, parking, entry tickets and permits`. */
export const besidesText = (duty: Pick<Duty, 'leftOut' | 'fare'>): string =>
  [atCostText(duty.leftOut), chargedText(duty)].filter(Boolean).join('; ');

type Places = Pick<
  Duty,
  'tripType' | 'cityName' | 'fromName' | 'toName' | 'stops' | 'pickupAddress' | 'dropAddress'
>;

/** `One way, Guwahati to Shillong`. */
export const rideText = (duty: Places): string => joined(tripNames[duty.tripType], dutyRoute(duty));

export const pickUpText = ({ pickupAddress, fromName }: Places): string => joined(pickupAddress, fromName);

export const dropText = ({ dropAddress, toName }: Places): string => joined(dropAddress, toName);

/** `3 people, 2 bags`; empty when it is not known. */
export const peopleText = ({ passengers, bags }: Pick<Duty, 'passengers' | 'bags'>): string =>
  joined(
    passengers !== null && counted(passengers, 'person', 'people'),
    bags !== null && counted(bags, 'bag', 'bags'),
  );

/** What the driver is told, on the link, in the message and on the slip. */
export type DriverDue = {
  /** In cash; `null` where another driver collects it or the office says it. */
  duePaise: number | null;
  /** The driver of another ride of the booking collects. */
  isDueByOther: boolean;
};

/** `₹764 in cash`. */
export function collectText({ duePaise, isDueByOther }: DriverDue): string {
  if (isDueByOther) return 'Nothing, another driver collects';
  if (duePaise === null) return 'The office tells you';
  return duePaise > 0 ? `${formatPaise(duePaise)} in cash` : 'Nothing from the customer';
}

/** `AS 01 AB 1234, Dzire`. */
export const carText = ({ car, model }: { car: string; model: string }): string =>
  joined(car && plateText(car), model);
