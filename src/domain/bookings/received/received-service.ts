import type { Period, Periods } from '#domain/bookings/figures/period.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { ListedEntry, Received, ReceivedCursor, ReceivedFilter, ReceivedSum } from './received.ts';
import {
  type ReceivedDay,
  selectReceivedDays,
  selectReceivedSlice,
  selectReceivedSum,
} from './received-store.ts';

const sum = (rows: readonly { paise: number }[]) => rows.reduce((total, { paise }) => total + paise, 0);

const partOf = ({ place, method }: ReceivedDay) => `${place} ${method}`;

/** The one sum of what came in: the dashboard, the cabs' figures and the Money screen show it. */
export async function readReceived(db: Queryable, actor: StaffActor, periods: Periods): Promise<Received> {
  assertArea(actor, 'money');
  const [now, before] = await Promise.all([
    selectReceivedDays(db, periods.now),
    selectReceivedDays(db, periods.before),
  ]);
  const earlier = Map.groupBy(before, partOf);
  const parts = [...Map.groupBy([...now, ...before], partOf)].flatMap(([key, rows]) => {
    const [first] = rows;
    const previous = sum(earlier.get(key) ?? []);
    if (!first) return [];
    const { place, method } = first;
    return [{ place, method, paise: sum(rows) - previous, before: previous }];
  });
  return {
    now: sum(now),
    before: sum(before),
    parts: parts.toSorted((one, other) => other.paise - one.paise),
    days: new Map([...Map.groupBy(now, ({ day }) => day)].map(([day, rows]) => [day, sum(rows)])),
  };
}

export type ReceivedQuery = Period & Partial<ReceivedFilter> & { after?: string | undefined };

const pageSize = 50;

/** A cursor comes from an address, which anyone can change. */
function cursorOf(text: string | undefined): ReceivedCursor | undefined {
  const [, day = '', id] = /^(\d{4}-\d\d-\d\d)\|([1-9]\d{0,17})$/.exec(text ?? '') ?? [];
  return dayOf(day) && id ? { day, id } : undefined;
}

/** The entries that the sums are added up from, the latest first, and what all of them come to. */
export async function listReceived(
  db: Queryable,
  actor: StaffActor,
  { after, ...filter }: ReceivedQuery,
): Promise<{ entries: ListedEntry[]; nextCursor: string; sum: ReceivedSum }> {
  assertArea(actor, 'money');
  // One row more than a page tells whether there is another page.
  const [rows, total] = await Promise.all([
    selectReceivedSlice(db, { ...filter, after: cursorOf(after), limit: pageSize + 1 }),
    selectReceivedSum(db, filter),
  ]);
  const entries = rows.slice(0, pageSize);
  const last = entries.at(-1);
  return { entries, sum: total, nextCursor: rows.length > pageSize && last ? `${last.day}|${last.id}` : '' };
}
