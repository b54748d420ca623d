import { bookingNumber } from '#domain/bookings/booking.ts';
import type { ChangedRide } from '#domain/bookings/changes/ride-change-service.ts';
import type { LostCrew } from '#domain/bookings/changes/ride-crew.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { rideTexts as content } from './ride-texts.ts';

const arrow = (from: string, to: string) => (from === to ? from : `${from} → ${to}`);

/** `Guwahati to Shillong → Guwahati to Tawang, ₹2,100 → ₹4,350`, with who was taken off. */
export function rideChangeText({ from, to, fromPaise, toPaise, crew }: ChangedRide): string {
  return [
    arrow(from, to),
    arrow(formatPaise(fromPaise), formatPaise(toPaise)),
    ...crew.lost.map(({ of }) => (of === 'car' ? content.carOff : content.driverOff)),
  ].join(', ');
}

/** Who cannot stay on the ride, and why, before it is saved. */
export function lostText({ of, name, takenBy }: LostCrew, carType: string): string {
  if (!takenBy) return content.lost['car-type'](name, carType);
  const { bookingId, customer, pickupAt, endsAt } = takenBy;
  const when = `${timeText(pickupAt)} – ${timeText(endsAt)}`;
  return content.lost[`${of}-taken`](name, content.duty(bookingNumber(bookingId), customer, when));
}
