import { sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';

/** In the order of `grouping()` below. */
const facets = ['page', 'city', 'service', 'stage', 'lost', 'answer'] as const;
export type Facet = (typeof facets)[number];

/** Between the parts of a name: the owner's id, and then what was counted. */
export const partMark = '|';

/**
 * The counts of one day. The names of `stage` are owner, source and stage; those of `lost` and `answer` begin with the
 * owner. `answer` counts forms only, by response time in minutes, rounded up, from a day on to full hours; or `waiting`.
 */
export type DayFacts = Partial<Record<Facet, Record<string, number>>>;

const listOf = (days: readonly string[]) => sql`${`{${days.join(',')}}`}::date[]`;

/** The cached counts of past days that have not changed since. */
async function selectCached(tx: Tx, days: readonly string[]): Promise<Map<string, DayFacts>> {
  const { rows } = await tx.execute<{ day: string; facts: DayFacts }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, facts from enquiry_days d
    where day = any(${listOf(days)}) and not exists (select from enquiry_days_changed c where c.day = d.day)
  `);
  return new Map(rows.map(({ day, facts }) => [day, facts]));
}

type CountRow = { place: number; name: string | null; count: number };

/** The bits of `grouping()`, which tell the grouping set of a row. */
const placeOf = new Map(
  facets.map((facet, index) => [2 ** facets.length - 1 - 2 ** (facets.length - 1 - index), facet]),
);

/**
 * Counts a day, all facets in one index scan. One day per statement, because the planner then estimates the few rows
 * correctly.
 */
async function countDay(tx: Tx, day: string): Promise<DayFacts> {
  const { rows } = await tx.execute<CountRow>(sql`
    select grouping(page, city, service, stage, lost, answer) as place,
      case
        when grouping(stage) = 0 then concat_ws(${partMark}, owner, source, stage)
        when grouping(lost) = 0 and lost is not null then concat_ws(${partMark}, owner, lost)
        when grouping(answer) = 0 and answer is not null then concat_ws(${partMark}, owner, answer)
        else coalesce(page, city, service)
      end as name,
      count(*)::int as count
    from (
      select page, source, city, service, stage, coalesce(owner_id::text, '') as owner,
        case when stage = 'lost' then lost_reason end as lost,
        case when source <> 'form' then null when first_response_at is null then 'waiting'
          when minutes <= 1440 then minutes::text else (ceil(minutes / 60) * 60)::text end as answer
      from enquiry_facts,
        greatest(1, ceil(date_part('epoch', first_response_at - received_at) / 60)) as minutes
      where received_at >= ${day}::timestamp at time zone ${indiaTimeZone}
        and received_at < (${day}::timestamp + interval '1 day') at time zone ${indiaTimeZone}
    ) named
    group by grouping sets ((page), (city), (service), (owner, source, stage), (owner, lost), (owner, answer))
  `);
  const facts: DayFacts = {};
  for (const { place, name, count } of rows) {
    const facet = placeOf.get(place);
    if (facet && name !== null) facts[facet] = { ...facts[facet], [name]: count };
  }
  return facts;
}

async function countDays(tx: Tx, days: readonly string[]): Promise<Map<string, DayFacts>> {
  const counted = new Map<string, DayFacts>();
  for (const day of days) counted.set(day, await countDay(tx, day));
  return counted;
}

async function keepDays(tx: Tx, counted: [string, DayFacts][]): Promise<void> {
  if (counted.length === 0) return;
  const days = listOf(counted.map(([day]) => day));
  await tx.execute(sql`delete from enquiry_days_changed where day = any(${days})`);
  const rows = JSON.stringify(counted.map(([day, facts]) => ({ day, facts })));
  await tx.execute(sql`
    insert into enquiry_days (day, facts)
    select day, facts from jsonb_to_recordset(${rows}::jsonb) as t(day date, facts jsonb)
    on conflict (day) do update set facts = excluded.facts
  `);
}

/**
 * The counts of each day. Days before `settledBefore` are cached. All in one snapshot: a concurrent change marks its
 * day as changed, and the day is counted again next time.
 */
export async function readDays(
  db: Db,
  days: readonly string[],
  settledBefore: string,
): Promise<Map<string, DayFacts>> {
  let found: Map<string, DayFacts> | undefined;
  try {
    await db.transaction(
      async (tx) => {
        const known = await selectCached(tx, days);
        const counted = await countDays(
          tx,
          days.filter((day) => !known.has(day)),
        );
        found = new Map([...known, ...counted]);
        await keepDays(
          tx,
          [...counted].filter(([day]) => day < settledBefore),
        );
      },
      { isolationLevel: 'repeatable read' },
    );
  } catch (error) {
    // Another transaction cached the same days meanwhile; these counts are equally right.
    if (!found) throw error;
  }
  return found ?? new Map();
}

/** Unanswered forms that are still within the target. */
export async function countInTime(
  db: Queryable,
  now: Date,
  targetMinutes: number,
  ownerId?: string,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from enquiry_facts
    where source = 'form' and first_response_at is null
      and received_at >= ${now.toISOString()}::timestamptz - make_interval(mins => ${targetMinutes}::int)
      ${ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}::bigint`}
  `);
  return rows[0]?.count ?? 0;
}

/** Deletes days before every span. */
export async function deleteDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.execute(sql`delete from enquiry_days where day < ${day}::date`);
  await db.execute(sql`delete from enquiry_days_changed where day < ${day}::date`);
}

/** Counted days name cities that were typed; a day that is missing is counted again. */
export async function deleteDaysOfTypedCities(tx: Tx, enquiryIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from enquiry_days where day in (
      select (received_at at time zone ${indiaTimeZone})::date from enquiries
      where id = any(${idList(enquiryIds)}) and city <> '' and city not in (select name from cities)
    )
  `);
}
