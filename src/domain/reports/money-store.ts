import { type SQL, sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

/** What one owner quoted or won on one day; without an owner the id is empty. */
export type MoneyDay = {
  day: string;
  owner: string;
  count: number;
  paise: number;
  /** Of the enquiries quoted on this day, how many are won by now. */
  won: number;
};

type Column = 'quoted' | 'won';

const columns: Record<Column, { at: SQL; paise: SQL }> = {
  quoted: { at: sql.raw('quoted_at'), paise: sql.raw('quoted_paise') },
  won: { at: sql.raw('won_at'), paise: sql.raw('value_paise') },
};

/** One index-only scan over the days. An enquiry without an amount counts as won and adds nothing. */
export async function selectMoneyDays(
  db: Queryable,
  column: Column,
  from: Date,
  ownerId: string | undefined,
): Promise<MoneyDay[]> {
  const { at, paise } = columns[column];
  const { rows } = await db.execute<MoneyDay>(sql`
    select to_char(${at} at time zone ${indiaTimeZone}, 'YYYY-MM-DD') as day, coalesce(owner_id::text, '') as owner,
      count(*)::int as count, coalesce(sum(${paise}), 0)::float8 as paise, count(won_at)::int as won
    from enquiries where ${at} >= ${from.toISOString()}::timestamptz
      ${ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}::bigint`}
    group by 1, 2
  `);
  return rows;
}

export type PipelineRow = {
  stage: string;
  owner: string;
  count: number;
  late: number;
  paise: number;
  quoted: number;
};

/** Everything open, by stage and owner; at most `limit` enquiries are read. */
export async function selectPipeline(db: Queryable, now: Date, limit: number): Promise<PipelineRow[]> {
  const { rows } = await db.execute<PipelineRow>(sql`
    select stage, coalesce(owner_id::text, '') as owner, count(*)::int as count,
      count(*) filter (where follow_up_at < ${now.toISOString()}::timestamptz)::int as late,
      coalesce(sum(value_paise), 0)::float8 as paise, coalesce(sum(quoted_paise), 0)::float8 as quoted
    from (
      select stage, owner_id, follow_up_at, value_paise, quoted_paise from enquiries
      where stage in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')
      limit ${limit}
    ) open
    group by stage, owner_id
  `);
  return rows;
}
