import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { CannedReply } from './saved-reply.ts';
import { cannedReplies } from './saved-reply-table.ts';

type Words = Omit<CannedReply, 'id'>;

export async function selectReplies(db: Queryable): Promise<CannedReply[]> {
  const { id, title, body } = cannedReplies;
  const rows = await db.select({ id, title, body }).from(cannedReplies).orderBy(asc(title), asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export async function insertReply(db: Queryable, words: Words): Promise<void> {
  await db.insert(cannedReplies).values(words);
}

/** False where there is none any more. */
export async function updateReply(db: Queryable, id: string, words: Words): Promise<boolean> {
  const { rowCount } = await db
    .update(cannedReplies)
    .set({ ...words, updatedAt: sql`now()` })
    .where(eq(cannedReplies.id, BigInt(id)));
  return rowCount === 1;
}

export async function deleteReply(db: Queryable, id: string): Promise<void> {
  await db.delete(cannedReplies).where(eq(cannedReplies.id, BigInt(id)));
}

export const countReplies = (db: Queryable): Promise<number> => db.$count(cannedReplies);
