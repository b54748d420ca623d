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

/** A car and a driver that a duty gets at once are one change for the reader. */
function textsOf(changes: readonly PlannedChange[]): string[] {
  const car = changes.find(({ kind }) => kind === 'car');
  const driver = changes.find(({ kind }) => kind === 'driver');
  if (car?.kind !== 'car' || driver?.kind !== 'driver') return changes.map(textOf);
  if (car.from !== null || driver.from !== null || car.to === null || driver.to === null)
    return changes.map(textOf);
  const others = changes.filter(({ kind }) => kind === 'time').map(textOf);
  return [...others, content.carAndDriver(car.to, driver.to)];
}

/** `B48 moved from 14:00 to 12:00 and moved from car AS 01 AB 1234 to car AS 01 CD 5678.` */
export const changeText = (bookingId: string, changes: readonly PlannedChange[]): string =>
  changes.length === 0
    ? content.unchanged(bookingNumber(bookingId))
    : `${bookingNumber(bookingId)} ${textsOf(changes).join(' and ')}.`;
