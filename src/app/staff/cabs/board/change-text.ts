import type { PlannedChange } from '#domain/bookings/board/assign-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { clockInIndia, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { staffCabBoardContent } from './texts.ts';

const content = staffCabBoardContent.done;

/** `14:00` and `12:00` on one day, otherwise with their days. */
export function timesText(from: Date, to: Date): [from: string, to: string] {
  const show = dayInIndia(from) === dayInIndia(to) ? clockInIndia : timeText;
  return [show(from), show(to)];
}

function textOf(change: PlannedChange): string {
  if (change.kind === 'time') return content.moved(...timesText(change.from, change.to));
  const { from, to } = change;
  const texts = content[change.kind];
  if (from !== null && to !== null) return texts.other(from, to);
  return to === null ? texts.none(from ?? '') : texts.first(to);
}

/** `B48 moved from 14:00 to 12:00 and moved from car AS 01 AB 1234 to car AS 01 CD 5678.` */
export const changeText = (bookingId: string, changes: readonly PlannedChange[]): string =>
  changes.length === 0
    ? content.unchanged(bookingNumber(bookingId))
    : `${bookingNumber(bookingId)} ${changes.map(textOf).join(' and ')}.`;
