import type { Planned, PlannedChange } from '#domain/bookings/board/assign-service.ts';
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
  const [car, driver] = (['car', 'driver'] as const).map((kind) =>
    changes.find((change) => change.kind === kind && change.from === null && change.to !== null),
  );
  if (car?.kind !== 'car' || driver?.kind !== 'driver') return changes.map(textOf);
  const times = changes.filter(({ kind }) => kind === 'time').map(textOf);
  return [...times, content.carAndDriver(car.to ?? '', driver.to ?? '')];
}

type Crew = Planned['crew'];

/** The car and the driver that are as before, so that a message about another time names them too. */
const unchangedOf = (changes: readonly PlannedChange[], crew: Crew): string[] =>
  (['car', 'driver'] as const).flatMap((kind) => {
    const name = crew[kind];
    return name !== null && changes.every((change) => change.kind !== kind) ? [name] : [];
  });

/** `B48: 14:00 → 12:00, AS 01 AB 1234, Bikash Kalita.` or `B48 moved from car AS 01 AB 1234 to car AS 01 CD 5678.` */
export function changeText({
  bookingId,
  changes,
  crew,
}: Pick<Planned, 'bookingId' | 'changes' | 'crew'>): string {
  const number = bookingNumber(bookingId);
  if (changes.length === 0) return content.unchanged(number);
  const texts = textsOf(changes);
  return changes.some(({ kind }) => kind === 'time')
    ? `${number}: ${[...texts, ...unchangedOf(changes, crew)].join(', ')}.`
    : `${number} ${texts.join(' and ')}.`;
}
