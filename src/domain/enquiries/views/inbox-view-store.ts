import { and, asc, eq, or, sql } from 'drizzle-orm';
import { inboxViews } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { InboxView, NewInboxView } from './inbox-view.ts';

const { id, ownerId, name, query, columns, isShared } = inboxViews;
const shown = { id, ownerId, name, query, columns, isShared };

const toImageDetailsView = (row: { id: bigint; ownerId: bigint } & NewInboxView): InboxView => ({
  ...row,
  id: String(row.id),
  ownerId: String(row.ownerId),
});

/** The staff member's own views and the shared ones of others, own first. */
export async function selectViews(db: Queryable, userId: string): Promise<InboxView[]> {
  const isOwn = eq(ownerId, BigInt(userId));
  const rows = await db
    .select(shown)
    .from(inboxViews)
    .where(or(isOwn, eq(isShared, true)))
    .orderBy(sql`${isOwn} desc`, asc(name), asc(id))
    .limit(200);
  return rows.map(toImageDetailsView);
}

export const countViews = (db: Queryable, userId: string): Promise<number> =>
  db.$count(inboxViews, eq(ownerId, BigInt(userId)));

/** The new view's id; undefined when the owner has one of that name. */
export async function insertView(
  db: Queryable,
  userId: string,
  view: NewInboxView,
): Promise<string | undefined> {
  const [row] = await db
    .insert(inboxViews)
    .values({ ...view, ownerId: BigInt(userId) })
    .onConflictDoNothing()
    .returning({ id });
  return row && String(row.id);
}

/** Whether the owner has another view of that name. */
export const isNameTaken = async (
  db: Queryable,
  userId: string,
  viewId: string,
  wanted: string,
): Promise<boolean> =>
  (await db.$count(
    inboxViews,
    and(eq(ownerId, BigInt(userId)), eq(name, wanted), sql`${id} <> ${BigInt(viewId)}`),
  )) > 0;

/** False when it was deleted, or when it is not theirs. */
export async function updateView(
  db: Queryable,
  userId: string,
  viewId: string,
  change: Partial<NewInboxView>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(inboxViews)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(id, BigInt(viewId)), eq(ownerId, BigInt(userId))));
  return rowCount === 1;
}

export async function deleteView(db: Queryable, userId: string, viewId: string): Promise<void> {
  await db.delete(inboxViews).where(and(eq(id, BigInt(viewId)), eq(ownerId, BigInt(userId))));
}
