import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { InboxSort } from './inbox-filters.ts';

/** Stands in a cursor for what has no value to sort by. */
const none = 'x';

type SortKey = {
  /** Written as in the indexes of migration 0020, so that the planner uses those of the queues. */
  key: SQL;
  /** The key exactly, as digits or `x`; a JavaScript date would lose the microseconds. */
  place: SQL<string>;
  read: (place: string) => SQL;
};

const microseconds = (moment: SQL) => sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

function momentOfMicroseconds(place: string): SQL {
  if (place === none) return sql`'infinity'::timestamptz`;
  const all = Number(place);
  const rest = String(all % 1000).padStart(3, '0');
  const text = new Date(Math.floor(all / 1000)).toISOString().replace('Z', `${rest}Z`);
  return sql`${text}::timestamptz`;
}

const { receivedAt, followUpAt, tripStarts, valuePaise } = enquiries;

export const sortKeys = {
  age: {
    key: sql`${receivedAt}`,
    place: microseconds(sql`${receivedAt}`),
    read: momentOfMicroseconds,
  },
  due: {
    key: sql`coalesce(${followUpAt}, 'infinity')`,
    place: sql<string>`coalesce(${microseconds(sql`${followUpAt}`)}, ${sql.raw(`'${none}'`)})`,
    read: momentOfMicroseconds,
  },
  trip: {
    key: sql`coalesce(${tripStarts}, 'infinity')`,
    place: sql<string>`coalesce((${tripStarts} - date '1970-01-01')::text, ${sql.raw(`'${none}'`)})`,
    read: (place) =>
      place === none ? sql`'infinity'::date` : sql`(date '1970-01-01' + ${place.slice(0, 6)}::int)`,
  },
  value: {
    key: sql`coalesce(${valuePaise}, 0)`,
    place: sql<string>`coalesce(${valuePaise}, 0)::text`,
    read: (place) => sql`${place === none ? '0' : place}::bigint`,
  },
} satisfies Record<string, SortKey>;

const keyOf = {
  newest: 'age',
  oldest: 'age',
  'follow-up': 'due',
  trip: 'trip',
  value: 'value',
} as const satisfies Record<InboxSort, keyof typeof sortKeys>;

const isDescending = (sort: InboxSort) => sort === 'newest' || sort === 'value';

/** Where the row is in this sort; with its id it makes a cursor. */
export const placeIn = (sort: InboxSort): SQL<string> => sortKeys[keyOf[sort]].place;

const keyFor = (sort: InboxSort) => sortKeys[keyOf[sort]].key;

type Order = { sort: InboxSort; isForward: boolean };

export const orderBy = ({ sort, isForward }: Order): SQL[] => {
  const direction = isDescending(sort) === isForward ? desc : asc;
  return [direction(keyFor(sort)), direction(enquiries.id)];
};

const cursorPattern = /^(\d{1,16}|x)_([1-9]\d{0,17})$/;

/** Keyset paging: the rows beyond a cursor in this direction; `undefined` when the cursor is invalid. */
export function beyond({ sort, isForward }: Order, cursor: string): SQL | undefined {
  const [, place, id] = cursorPattern.exec(cursor) ?? [];
  if (place === undefined) return undefined;
  const here = sql`(${keyFor(sort)}, ${enquiries.id})`;
  const there = sql`(${sortKeys[keyOf[sort]].read(place)}, ${id}::bigint)`;
  return isDescending(sort) === isForward ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}
