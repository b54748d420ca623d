import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { loginFailures } from './staff-table.ts';

export type Tries = { failures: number; isOld: boolean; secondsBlocked: number };

/** Locks the tries of a key, so that concurrent tries are counted one after the other. */
export async function lockTries(tx: Tx, key: string, windowMinutes: number): Promise<Tries> {
  await tx.insert(loginFailures).values({ key, failures: 0, firstAt: sql`now()` }).onConflictDoNothing();
  const [row] = await tx
    .select({
      failures: loginFailures.failures,
      isOld: sql<boolean>`${loginFailures.firstAt} < now() - make_interval(mins => ${windowMinutes})`,
      secondsBlocked: sql<number>`greatest(0, ceil(extract(epoch from coalesce(${loginFailures.blockedUntil}, now()) - now())))::int`,
    })
    .from(loginFailures)
    .where(eq(loginFailures.key, key))
    .for('update');
  return row ?? { failures: 0, isOld: false, secondsBlocked: 0 };
}

type Next = { failures: number; startsAnew: boolean; blockMinutes: number };

export async function storeTries(
  tx: Tx,
  key: string,
  { failures, startsAnew, blockMinutes }: Next,
): Promise<void> {
  await tx
    .update(loginFailures)
    .set({
      failures,
      blockedUntil: blockMinutes > 0 ? sql`now() + make_interval(mins => ${blockMinutes})` : null,
      ...(startsAnew && { firstAt: sql`now()` }),
    })
    .where(eq(loginFailures.key, key));
}

/** Takes a successful try off the count and lifts the block. */
export async function refundTry(db: Queryable, key: string): Promise<void> {
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)`, blockedUntil: null })
    .where(eq(loginFailures.key, key));
}

/** Deletes these tries and all expired ones. */
export async function resetTries(db: Queryable, key: string): Promise<void> {
  const isOver = or(isNull(loginFailures.blockedUntil), lt(loginFailures.blockedUntil, sql`now()`));
  const isOld = lt(loginFailures.firstAt, sql`now() - interval '1 day'`);
  await db.delete(loginFailures).where(or(eq(loginFailures.key, key), and(isOld, isOver)));
}
