import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

/** Captured payments that the gateway has not paid out, by their partial index. */
export async function selectUnsettled(db: Queryable): Promise<{ payments: number; paise: number }> {
  const { rows } = await db.execute<{ payments: number; paise: number }>(sql`
    select count(*)::int as payments, coalesce(sum(amount_paise - refunded_paise), 0)::float8 as paise
    from provider_payments where settled_on is null and mismatch = '' and captured_at is not null`);
  return rows[0] ?? { payments: 0, paise: 0 };
}
