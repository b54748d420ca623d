import { sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

export type Unsettled = {
  /** Received at the gateway, less what it refunded, moved to the bank and kept as fees. */
  paise: number;
  /** Payments that are not settled. */
  payments: number;
  /** The day of the first of them. */
  since: string | null;
};

/** Each sum by its partial index. */
export async function selectUnsettled(db: Queryable): Promise<Unsettled> {
  const { rows } = await db.execute<Unsettled>(sql`
    select (
      coalesce((select sum(case when kind = 'refund' then -amount_paise else amount_paise end) from money_entries
        where place = 'gateway'), 0)
      + coalesce((select sum(case when to_place = 'gateway' then amount_paise else -amount_paise end) from money_moves
        where 'gateway' in (to_place, from_place)), 0)
      - coalesce((select sum(fee_paise) from provider_payments where settled_on is not null), 0)
    )::float8 as paise, count(*)::int as payments, min((captured_at at time zone ${indiaTimeZone})::date)::text as since
    from provider_payments where settled_on is null and mismatch = '' and captured_at is not null`);
  return rows[0] ?? { paise: 0, payments: 0, since: null };
}
