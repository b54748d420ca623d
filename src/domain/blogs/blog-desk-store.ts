import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Slice } from '#domain/publishing/paging.ts';
import type { Publishing, Shelf } from '#domain/publishing/publishing.ts';
import { mostFound, newestLooked, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/db.ts';
import type { BlogContent, DeskBlog } from './blog.ts';
import { idsOf, orderOf } from './blog-store.ts';
import { blogs } from './blog-table.ts';

const { createdAt: _createdAt, search: _search, ...desk } = getTableColumns(blogs);

const present = ({ id, ...row }: Omit<DeskBlog, 'id'> & { id: bigint }): DeskBlog => ({
  ...row,
  id: String(id),
});

const onShelf = (shelf: Shelf | undefined): SQL | undefined => {
  if (shelf === 'deleted') return isNotNull(blogs.deletedAt);
  return and(isNull(blogs.deletedAt), shelf && eq(blogs.state, shelf));
};

export const deskSlice = (db: Queryable, shelf: Shelf | undefined, slice: Slice) =>
  db
    .select(desk)
    .from(blogs)
    .where(inArray(blogs.id, idsOf(db, onShelf(shelf), slice)))
    .orderBy(...orderOf({ fromEnd: false }));

export const selectDesk = async (db: Queryable, shelf: Shelf | undefined, slice: Slice) =>
  (await deskSlice(db, shelf, slice)).map(present);

/** An order that no index has: the words' own index is asked, and what it finds is sorted. */
const latestOfFew = [sql`${blogs.blogDate} + 0 desc`, sql`${blogs.id} + 0 desc`];

const fits = (search: SQLWrapper, words: string) => sql`${search} @@ to_tsquery('english', ${words})`;

/** Those with the words in their heading first, the newest first among them. */
export function matching(db: Queryable, shelf: Shelf | undefined, query: WordQuery) {
  const { anywhere, inName, way } = query;
  const rows = db
    .select({ id: blogs.id, blogDate: blogs.blogDate, search: blogs.search })
    .from(blogs)
    .where(and(onShelf(shelf), way === 'newest' ? undefined : fits(blogs.search, anywhere)))
    .orderBy(...(way === 'index' ? latestOfFew : orderOf({ fromEnd: false })))
    .limit(way === 'newest' ? newestLooked : mostFound)
    .as('rows');
  const newest = db.select().from(rows).where(fits(rows.search, anywhere)).limit(mostFound).as('newest');
  return db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(
      sql`(${newest.search} @@ to_tsquery('english', ${inName})) desc`,
      sql`${newest.blogDate} desc`,
      sql`${newest.id} desc`,
    );
}

export const selectMatching = async (db: Queryable, shelf: Shelf | undefined, query: WordQuery) =>
  (await matching(db, shelf, query)).map(({ id }) => id);

/** In the order of their ids. */
export async function selectByIds(db: Queryable, ids: bigint[]): Promise<DeskBlog[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(desk).from(blogs).where(inArray(blogs.id, ids));
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const live = (id: string) => and(eq(blogs.id, BigInt(id)), isNull(blogs.deletedAt));

export async function selectBlog(db: Queryable, id: string): Promise<DeskBlog | undefined> {
  const [row] = await db.select(desk).from(blogs).where(live(id));
  return row && present(row);
}

export async function lockBlog(tx: Tx, id: string): Promise<DeskBlog | undefined> {
  const [row] = await tx
    .select(desk)
    .from(blogs)
    .where(eq(blogs.id, BigInt(id)))
    .for('update');
  return row && present(row);
}

type Change = Partial<BlogContent & Publishing & { isSample: boolean; version: number }>;

export async function updateBlogRow(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(blogs)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(blogs.id, BigInt(id)));
}

export async function markDeleted(tx: Tx, id: string, isDeleted: boolean): Promise<void> {
  await tx
    .update(blogs)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(eq(blogs.id, BigInt(id)));
}

export type PublishedRow = { id: string; name: string };

/** Those whose time has come; two workers never take the same. */
export async function publishDueRows(tx: Tx, limit: number): Promise<PublishedRow[]> {
  const due = tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.state, 'scheduled'), isNull(blogs.deletedAt), lte(blogs.publishAt, sql`now()`)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(blogs)
    .set({ state: 'published', publishAt: null, updatedAt: sql`now()` })
    .where(inArray(blogs.id, due))
    .returning({ id: blogs.id, name: blogs.heading });
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

export async function deleteDeletedBefore(tx: Tx, moment: Date): Promise<string[]> {
  const rows = await tx.delete(blogs).where(lt(blogs.deletedAt, moment)).returning({ id: blogs.id });
  return rows.map(({ id }) => String(id));
}
