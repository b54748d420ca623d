import { asc, eq, sql } from 'drizzle-orm';
import { savedReplies } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { SavedReply } from './saved-reply.ts';

type ReplyText = Omit<SavedReply, 'id'>;

export async function selectReplies(db: Queryable): Promise<SavedReply[]> {
  const { id, title, body } = savedReplies;
  const rows = await db.select({ id, title, body }).from(savedReplies).orderBy(asc(title), asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export async function insertReply(db: Queryable, reply: ReplyText): Promise<void> {
  await db.insert(savedReplies).values(reply);
}

/** False when it was deleted. */
export async function updateReply(db: Queryable, id: string, reply: ReplyText): Promise<boolean> {
  const { rowCount } = await db
    .update(savedReplies)
    .set({ ...reply, updatedAt: sql`now()` })
    .where(eq(savedReplies.id, BigInt(id)));
  return rowCount === 1;
}

export async function deleteReply(db: Queryable, id: string): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.id, BigInt(id)));
}

export const countReplies = (db: Queryable): Promise<number> => db.$count(savedReplies);
