import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { EditedPage, PageText } from './page-text.ts';

export const editedPages = pgTable('edited_pages', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  path: text().notNull(),
  live: jsonb().$type<PageText>(),
  draft: jsonb().$type<PageText>(),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  originalHash: text('original_hash').notNull().default(''),
  version: integer().notNull().default(0),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

type Row = typeof editedPages.$inferSelect;

const present = ({ id, publishedAt, ...row }: Row): EditedPage => ({ ...row, id: String(id) });

const livePage = /* @__PURE__ */ builtOnce((db: Queryable) =>
  db
    .select({ live: editedPages.live })
    .from(editedPages)
    .where(eq(editedPages.path, sql.placeholder('path')))
    .prepare('live_page'),
);

export async function selectLive(db: Queryable, path: string): Promise<PageText | undefined> {
  const [row] = await livePage(db).execute({ path });
  return row?.live ?? undefined;
}

/** There are as many as editable pages at most. */
export const selectAll = async (db: Queryable) => (await db.select().from(editedPages)).map(present);

export async function selectByPath(db: Queryable, path: string): Promise<EditedPage | undefined> {
  const [row] = await db.select().from(editedPages).where(eq(editedPages.path, path));
  return row && present(row);
}

export async function selectById(db: Queryable, id: string): Promise<EditedPage | undefined> {
  const [row] = await db
    .select()
    .from(editedPages)
    .where(eq(editedPages.id, BigInt(id)));
  return row && present(row);
}

/** Inserted at the first save. */
export async function lockByPath(tx: Tx, path: string): Promise<EditedPage> {
  await tx.insert(editedPages).values({ path }).onConflictDoNothing();
  const [row] = await tx.select().from(editedPages).where(eq(editedPages.path, path)).for('update');
  if (!row) throw new Error(`the row of ${path} was just inserted`);
  return present(row);
}

/** What visitors see, and since when, for the sitemap; of a page that is back to its original the time alone. */
export async function selectPublished(
  db: Queryable,
): Promise<{ path: string; live: PageText | null; publishedAt: Date | null }[]> {
  const { path, live, publishedAt } = editedPages;
  return db.select({ path, live, publishedAt }).from(editedPages).where(isNotNull(publishedAt));
}

type Change = Partial<Pick<Row, 'live' | 'draft' | 'publishAt' | 'originalHash'>> & { version: number };

export async function updatePage(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(editedPages)
    .set({
      ...change,
      ...(change.live !== undefined && { publishedAt: sql`now()` }),
      updatedAt: sql`now()`,
    })
    .where(eq(editedPages.id, BigInt(id)));
}

/** Drafts whose time has come, go live; two workers never take the same one. */
export async function publishDue(tx: Tx): Promise<{ id: string; path: string }[]> {
  const isDue = and(isNotNull(editedPages.publishAt), lte(editedPages.publishAt, sql`now()`));
  const due = await tx
    .select({ id: editedPages.id, path: editedPages.path })
    .from(editedPages)
    .where(isDue)
    .for('update', { skipLocked: true });
  for (const { id } of due)
    await tx
      .update(editedPages)
      .set({ live: sql`draft`, draft: null, publishAt: null, publishedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(editedPages.id, id));
  return due.map(({ id, path }) => ({ id: String(id), path }));
}
