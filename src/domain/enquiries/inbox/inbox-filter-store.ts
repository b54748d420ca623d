import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { Queue } from '#domain/enquiries/stages.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { InboxQuery } from './enquiry.ts';
import { type Age, type InboxFilters, isFiltered, valueBandLimits } from './inbox-filters.ts';
import { sortKeys } from './inbox-sort-store.ts';

// The queues are written as in the partial indexes of migrations 0020 and 0102, so that the planner uses them. Other filters have no index.

const isOpenStage = sql`${enquiries.stage} in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`;

/** Spam has its own queue, and a joined enquiry is read on the page of the one that it was joined into. */
const isListed = sql`${enquiries.stage} not in ('spam', 'joined')`;

export type Condition = SQL | undefined;

/** Whose inbox it is, the present time, and the bounds of today in India. */
export type QueueFrame = { actorId: string; now: Date; dayStart: Date; dayEnd: Date };

export function queueCondition(
  queue: Queue,
  { actorId, dayStart, dayEnd }: Omit<QueueFrame, 'now'>,
): Condition {
  const due = sortKeys.due.key;
  const conditions: Record<Queue, Condition> = {
    new: sql`${enquiries.stage} = 'new'`,
    mine: and(isOpenStage, eq(enquiries.ownerId, BigInt(actorId))),
    today: and(
      isOpenStage,
      sql`${due} >= ${dayStart.toISOString()}::timestamptz`,
      sql`${due} < ${dayEnd.toISOString()}::timestamptz`,
    ),
    overdue: and(isOpenStage, sql`${due} < now()`),
    unassigned: and(isOpenStage, isNull(enquiries.ownerId)),
    spam: undefined,
    all: undefined,
  };
  return and(queue === 'spam' ? sql`${enquiries.stage} = 'spam'` : isListed, conditions[queue]);
}

function ownerCondition(owner: string, actorId: string): Condition {
  if (owner === 'none') return isNull(enquiries.ownerId);
  const id = owner === 'me' ? actorId : owner;
  return rowId.test(id) ? eq(enquiries.ownerId, BigInt(id)) : sql`false`;
}

const dayMs = 24 * 3600_000;

function ageCondition(age: Age, now: Date): SQL {
  const [kind, days] = age.split('-');
  const limit = new Date(now.getTime() - Number(days) * dayMs);
  return kind === 'within' ? gte(enquiries.receivedAt, limit) : lt(enquiries.receivedAt, limit);
}

const bandLimits = sql.raw(`'{${valueBandLimits.join()}}'::bigint[]`);

const valueCondition = (band: string) =>
  sql`${enquiries.valuePaise} is not null and width_bucket(${enquiries.valuePaise}, ${bandLimits}) = ${band}::int`;

const monthCondition = (month: string) =>
  sql`${enquiries.tripStarts} is not null and date_trunc('month', ${enquiries.tripStarts}::timestamp) = ${`${month}-01`}::timestamp`;

/** What the filters ask for, without the queue. */
export function filterCondition(
  { stages, owner, service, city, source, tripMonth, value, age, reason }: InboxFilters,
  { actorId, now }: Pick<QueueFrame, 'actorId' | 'now'>,
): Condition {
  const [onlyStage, ...moreStages] = stages ?? [];
  return and(
    onlyStage && moreStages.length === 0 ? eq(enquiries.stage, onlyStage) : undefined,
    stages && moreStages.length > 0 ? inArray(enquiries.stage, [...stages]) : undefined,
    owner === undefined ? undefined : ownerCondition(owner, actorId),
    service === undefined ? undefined : eq(enquiries.service, service),
    city === undefined ? undefined : eq(enquiries.city, city),
    source === undefined ? undefined : eq(enquiries.source, source),
    tripMonth === undefined ? undefined : monthCondition(tripMonth),
    value === undefined ? undefined : valueCondition(value),
    age === undefined ? undefined : ageCondition(age, now),
    reason === undefined
      ? undefined
      : sql`${enquiries.stage} = 'spam' and ${reason} = any(${enquiries.spamReasons})`,
  );
}

/** A search looks in all queues, among what fits the filters. */
export const searchCondition = (query: InboxQuery, frame: QueueFrame): Condition =>
  isFiltered(query) ? filterCondition(query, frame) : undefined;

export const listCondition = (query: InboxQuery, frame: QueueFrame): Condition =>
  and(queueCondition(query.queue, frame), searchCondition(query, frame));

/**
 * The values of a column in the lists, in order. Reads one index entry per value, where `distinct` would read a million.
 */
export async function selectUsedValues(
  db: Queryable,
  column: 'service' | 'city',
  max: number,
): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive used as (
      (select ${name} as value from enquiries
        where stage not in ('spam', 'joined') and ${name} > '' order by ${name} limit 1)
      union all
      select (select ${name} from enquiries
        where stage not in ('spam', 'joined') and ${name} > used.value order by ${name} limit 1)
      from used where used.value is not null
    )
    select value from used where value is not null limit ${max}`);
  return rows.map(({ value }) => value);
}
