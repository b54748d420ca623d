import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

/** Written as in the partial indexes, so that the planner uses them. */
const isOpen = sql.raw(`stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`);
const followUp = sql.raw(`coalesce(follow_up_at, 'infinity')`);

/** The same quotes as the list of quotes, from its index. */
const isOpenQuote = sql.raw('q.accepted_at is null and q.declined_at is null and q.superseded_at is null');

/** The same duties as the list of bookings, from its index. */
const isUnassignedDuty = sql.raw(
  `d.status in ('requested', 'confirmed') and (d.car_id is null or d.driver_id is null)`,
);

export type WorkFrame = {
  now: Date;
  /** The end of today in India. */
  dayEnd: Date;
  /** The start of today in India. */
  dayStart: Date;
  /** Forms received before this moment have waited longer than the target. */
  waitingSince: Date;
  /** The last day of quotes that count as expiring, and today, as `2026-11-15`. */
  expiresUntil: string;
  today: string;
  /** The last day of papers of cars that count as expiring. */
  papersUntil: string;
  /** Duties that begin before this moment count as near. */
  dutiesUntil: Date;
  ownerId: string | undefined;
  maxCounted: number;
};

const ofOwner = (ownerId: string | undefined): SQL =>
  ownerId === undefined ? sql`` : sql` and e.owner_id = ${ownerId}::bigint`;

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Each count ends at the limit, so that none reads more of its index than it shows. */
const upTo = (limit: number, from: SQL) =>
  sql`(select count(*)::int from (select from ${from} limit ${limit}) counted)`;

export type AttentionCounts = { new: number; late: number };

export async function selectAttention(
  db: Queryable,
  now: Date,
  maxCounted: number,
): Promise<AttentionCounts> {
  const { rows } = await db.execute<AttentionCounts>(sql`
    select ${upTo(maxCounted, sql`enquiries where stage = 'new'`)} as "new",
      ${upTo(maxCounted, sql`enquiries where ${isOpen} and ${followUp} < ${at(now)}`)} as late
  `);
  return rows[0] ?? { new: 0, late: 0 };
}

export type WorkCounts = Record<
  'late' | 'waiting' | 'today' | 'expiring' | 'unassigned' | 'papers' | 'duties',
  number
>;

export function workCounts(frame: WorkFrame): SQL {
  const { now, dayStart, dayEnd, waitingSince, today, expiresUntil, papersUntil, dutiesUntil } = frame;
  const { ownerId, maxCounted } = frame;
  const owner = ofOwner(ownerId);
  const count = (from: SQL) => upTo(maxCounted, from);
  return sql`
    select
      ${count(sql`enquiries e where ${isOpen} and ${followUp} < ${at(now)}${owner}`)} as late,
      ${count(sql`enquiries e where stage = 'new' and source = 'form' and first_response_at is null
        and received_at < ${at(waitingSince)}${owner}`)} as waiting,
      ${count(sql`enquiries e where ${isOpen} and ${followUp} >= ${at(dayStart)}
        and ${followUp} < ${at(dayEnd)}${owner}`)} as today,
      ${count(sql`quotes q join enquiries e on e.id = q.enquiry_id
        where ${isOpenQuote} and q.valid_until between ${today}::date and ${expiresUntil}::date
        and e.erased_at is null${owner}`)} as expiring,
      ${count(sql`enquiries e where owner_id is null and ${isOpen}`)} as unassigned,
      ${count(sql`cars c where c.ended_at is null
        and exists (select from car_papers where car_id = c.id and expires_on <= ${papersUntil}::date)`)} as papers,
      ${count(sql`duties d where ${isUnassignedDuty} and d.pickup_at < ${at(dutiesUntil)}`)} as duties
  `;
}

export async function selectWork(db: Queryable, frame: WorkFrame): Promise<WorkCounts> {
  const { rows } = await db.execute<WorkCounts>(workCounts(frame));
  return rows[0] ?? { late: 0, waiting: 0, today: 0, expiring: 0, unassigned: 0, papers: 0, duties: 0 };
}

export type NextRow = {
  id: string;
  name: string;
  phone: string;
  stage: string;
  follow_up_at: string;
  purpose: string;
};

/** The follow-ups that are due first, late ones included. */
export async function selectNextFollowUps(
  db: Queryable,
  ownerId: string | undefined,
  limit: number,
): Promise<NextRow[]> {
  const { rows } = await db.execute<NextRow>(sql`
    select id::text as id, name, coalesce(nullif(phone_e164, ''), contact_no) as phone, stage,
      to_json(follow_up_at)#>>'{}' as follow_up_at, follow_up_purpose as purpose
    from enquiries e where ${isOpen} and ${followUp} < 'infinity'${ofOwner(ownerId)}
    order by ${followUp}, id limit ${limit}
  `);
  return rows;
}
