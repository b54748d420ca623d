import { dayInIndia, dayOf } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type Due, type DueAge, type DueFilter, type DuePart, type DueTotal, dueAges } from './due.ts';
import { type DueCursor, type DueRow, selectDueSlice, selectDueSum, selectDueSums } from './due-store.ts';

const none: DueTotal = { paise: 0, bookings: 0 };

/** The one sum of what customers owe: the dashboard and the Money screen show it. */
export async function readDue(db: Queryable, actor: StaffActor, now = new Date()): Promise<Due> {
  assertArea(actor, 'money');
  const rows = await selectDueSums(db, dayInIndia(now));
  const sumOf = (age: DueAge): DueTotal => {
    const { paise, bookings } = rows.find((row) => row.age === age) ?? none;
    return { paise, bookings };
  };
  const ages = { later: sumOf('later'), week: sumOf('week'), month: sumOf('month'), older: sumOf('older') };
  const total = dueAges.reduce((sum, age) => sum + ages[age].paise, 0);
  return { total, overdue: total - ages.later.paise, ages };
}

/** What is due of some parts, such as the deposits of a week. */
export async function readDueOf(
  db: Queryable,
  actor: StaffActor,
  filter: DueFilter,
  now = new Date(),
): Promise<DueTotal> {
  assertArea(actor, 'money');
  return selectDueSum(db, dayInIndia(now), filter);
}

export type DueQuery = DueFilter & { after?: string | undefined };

const pageSize = 50;

/** A cursor comes from an address, which anyone can change. */
function cursorOf(text: string | undefined): DueCursor | undefined {
  const [, day = '', id, position] =
    /^(|\d{4}-\d\d-\d\d)\|([1-9]\d{0,17})\|(\d{1,4})$/.exec(text ?? '') ?? [];
  return id && (day === '' || dayOf(day)) ? { day, id, position: Number(position) } : undefined;
}

const cursorText = ({ dueOn, bookingId, position }: DueRow) => `${dueOn ?? ''}|${bookingId}|${position}`;

/** The parts that the sums are added up from, what is due first at the top. */
export async function listDue(
  db: Queryable,
  actor: StaffActor,
  { after, ...filter }: DueQuery,
  now = new Date(),
): Promise<{ parts: DuePart[]; nextCursor: string }> {
  assertArea(actor, 'money');
  const slice = { ...filter, today: dayInIndia(now), after: cursorOf(after) };
  // One row more than a page tells whether there is another page.
  const rows = await selectDueSlice(db, { ...slice, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    parts: page.map(({ position: _position, ...part }) => part),
    nextCursor: rows.length > pageSize && last ? cursorText(last) : '',
  };
}
