import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db.ts';
import { loginFailures } from './staff-table.ts';

/** Seconds until the last of these opens again; nothing where all are open. */
export async function secondsBlocked(db: Queryable, keys: string[]): Promise<number> {
  const [row] = await db
    .select({
      seconds: sql<number>`coalesce(ceil(extract(epoch from max(${loginFailures.blockedUntil}) - now())), 0)::int`,
    })
    .from(loginFailures)
    .where(inArray(loginFailures.key, keys));
  return Math.max(0, row?.seconds ?? 0);
}

/** One more failure, counted by the database so that a thousand at once are a thousand; returns the count. */
export async function countFailure(db: Queryable, key: string, windowMinutes: number): Promise<number> {
  const window = sql`make_interval(mins => ${windowMinutes})`;
  const isOld = sql`${loginFailures.firstAt} < now() - ${window}`;
  const [row] = await db
    .insert(loginFailures)
    .values({ key, failures: 1, firstAt: sql`now()` })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: {
        failures: sql`case when ${isOld} then 1 else ${loginFailures.failures} + 1 end`,
        firstAt: sql`case when ${isOld} then now() else ${loginFailures.firstAt} end`,
      },
    })
    .returning({ failures: loginFailures.failures });
  return row?.failures ?? 1;
}

export async function blockFor(db: Queryable, key: string, minutes: number): Promise<void> {
  await db
    .update(loginFailures)
    .set({ blockedUntil: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(loginFailures.key, key));
}

export async function forgetFailures(db: Queryable, key: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, key));
}
