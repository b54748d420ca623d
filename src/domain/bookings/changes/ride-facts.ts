import type { Duty } from '#domain/bookings/booking.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import { isByHours, stopFields, type TripField } from '#domain/fares/requested-trip.ts';
import {
  dayInIndia,
  daysAfter,
  minuteInIndia,
  startOfDayInIndia,
  timeText,
} from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { requestFingerprint } from '#domain/shared/request-fingerprint.ts';
import type { RideState } from './ride-state.ts';

type Crew = { plate: string | undefined; driver: string | undefined };

/** What a duty is, one fact a line: two staff members who change it compare these. */
export const rideFacts = (duty: Duty, { plate, driver }: Crew): string[] => [
  `Trip: ${tripNames[duty.tripType]}`,
  `Ride: ${dutyRoute(duty)}`,
  `Pick-up: ${timeText(duty.pickupAt)}`,
  `Planned end: ${timeText(duty.endsAt)}`,
  `Car type: ${duty.carTypeName}`,
  `Price: ${formatPaise(duty.farePaise)}`,
  `Car: ${plate ? plateText(plate) : 'none'}`,
  `Driver: ${driver || 'none'}`,
];

/** The facts that are others now than they were seen, with what they were. */
export function changedFacts(seen: readonly string[], present: readonly string[]): string[] {
  if (seen.length !== present.length) return [];
  return present.flatMap((fact, index) => {
    const before = seen[index] ?? '';
    return fact === before ? [] : [`${fact} (was ${before.slice(before.indexOf(': ') + 2)})`];
  });
}

/** The same for the same ride at the same price, whoever drives it. */
export function rideMark(ride: Omit<RideState, 'title'>): string {
  const { tripType, city, fromName, toName, stops, carType, km, hours, days, farePaise, leftOut } = ride;
  return requestFingerprint({
    ...{ tripType, city, fromName, toName, stops, carType, km, hours, days, farePaise },
    ...{ pickupAt: ride.pickupAt.toISOString(), endsAt: ride.endsAt.toISOString() },
    ...{ leftOut: leftOut.parts, nightPaise: leftOut.nightPaise },
  });
}

/** A round trip without a time of its return ends at the midnight after its last day. */
function returnOf({ pickupAt, endsAt, days }: Duty): { returnDate: string; returnTime: string } {
  const lastDay = daysAfter(dayInIndia(pickupAt), (days ?? 1) - 1);
  const isWholeDays = endsAt.getTime() === startOfDayInIndia(daysAfter(lastDay, 1)).getTime();
  const [returnDate = lastDay, returnTime = ''] = minuteInIndia(endsAt).split(' ');
  return isWholeDays ? { returnDate: lastDay, returnTime: '' } : { returnDate, returnTime };
}

export type RideFields = Partial<Record<TripField | 'returnTime', string>>;

/** What the form for another ride begins with. */
export function rideFields(duty: Duty): RideFields {
  const { tripType, fromSlug, toSlug, fromName, toName, stops, km, hours } = duty;
  const [date = '', time = ''] = minuteInIndia(duty.pickupAt).split(' ');
  const isHire = isByHours(tripType);
  const isTyped = !isHire && (fromSlug === '' || toSlug === '');
  return {
    ...{ date, time, from: fromName, to: toName, city: isHire ? duty.city : '', car: duty.carType },
    trip: isHire ? 'local' : tripType === 'round-trip' ? tripType : 'one-way',
    ...Object.fromEntries(stopFields.map((field, index) => [field, stops[index] ?? ''])),
    km: isTyped && km !== null ? String(km) : '',
    hours: hours === null ? '' : String(hours),
    ...(tripType === 'round-trip' && returnOf(duty)),
  };
}
