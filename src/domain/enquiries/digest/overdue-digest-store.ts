import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { digests, enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** Written as in the partial index, so that the planner uses it. */
const isOverdue = (now: Date) =>
  and(
    sql`${enquiries.stage} in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`,
    lt(enquiries.followUpAt, now),
  );

export const countOverdue = (db: Queryable, now: Date): Promise<number> =>
  db.$count(enquiries, isOverdue(now));

export async function isDayChecked(db: Queryable, day: string): Promise<boolean> {
  return (await db.$count(digests, eq(digests.day, day))) > 0;
}

/** True for the first caller; concurrent callers wait for it and get false. */
export async function takeDay(tx: Tx, day: string, overdue: number): Promise<boolean> {
  const { rowCount } = await tx.insert(digests).values({ day, overdue }).onConflictDoNothing();
  return rowCount === 1;
}

export const isToBeMailed = async (db: Queryable, day: string): Promise<boolean> =>
  (await db.$count(digests, and(eq(digests.day, day), isNull(digests.mailedAt)))) > 0;

export async function markDigestMailed(db: Queryable, day: string): Promise<void> {
  await db.update(digests).set({ mailedAt: sql`now()` }).where(eq(digests.day, day));
}

/** Counts the overdue enquiries by owner and selects the oldest few of each. */
export async function selectOverdue(db: Queryable, now: Date, maxListed: number) {
  const ranked = db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      ownerId: enquiries.ownerId,
      dueAt: enquiries.followUpAt,
      rank: sql<number>`row_number() over (partition by ${enquiries.ownerId} order by ${enquiries.followUpAt}, ${enquiries.id})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) over (partition by ${enquiries.ownerId}))::int`.as('count'),
    })
    .from(enquiries)
    .where(isOverdue(now))
    .as('ranked');
  return db
    .select({
      id: ranked.id,
      name: ranked.name,
      ownerId: ranked.ownerId,
      dueAt: ranked.dueAt,
      count: ranked.count,
    })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${maxListed}`)
    .orderBy(ranked.dueAt, ranked.id);
}
