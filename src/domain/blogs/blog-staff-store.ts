import { and, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { fitsWords, inTab, markRowDeleted, publishDueRows } from '#domain/publishing/published-rows-store.ts';
import type { ListTab, Publishing, Slice } from '#domain/publishing/publishing.ts';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { BlogContent, StaffBlog } from './blog.ts';
import { idsOf, orderOf } from './blog-store.ts';
import { blogs } from './blog-table.ts';

const { createdAt: _createdAt, search: _search, ...staffColumns } = getTableColumns(blogs);

const present = ({ id, ...row }: Omit<StaffBlog, 'id'> & { id: bigint }): StaffBlog => ({
  ...row,
  id: String(id),
});

export const staffSlice = (db: Queryable, tab: ListTab | undefined, slice: Slice) =>
  db
    .select(staffColumns)
    .from(blogs)
    .where(inArray(blogs.id, idsOf(db, inTab(blogs, tab), slice)))
    .orderBy(...orderOf({ fromEnd: false }));

export const slice = async (db: Queryable, tab: ListTab | undefined, asked: Slice) =>
  (await staffSlice(db, tab, asked)).map(present);

/** No index has this order, so the planner uses the word index and sorts its results. */
const latestOfFew = [sql`${blogs.blogDate} + 0 desc`, sql`${blogs.id} + 0 desc`];

/** Matches in the heading first, each group by newest. */
export function matchingRows(db: Queryable, tab: ListTab | undefined, query: WordQuery) {
  const { anywhere, inName, among } = query;
  const rows = db
    .select({ id: blogs.id, blogDate: blogs.blogDate, search: blogs.search })
    .from(blogs)
    .where(and(inTab(blogs, tab), among === 'all' ? fitsWords(blogs.search, anywhere) : undefined))
    .orderBy(...(among === 'all' ? latestOfFew : orderOf({ fromEnd: false })))
    .limit(among === 'all' ? maxFound : among)
    .as('rows');
  const newest = db.select().from(rows).where(fitsWords(rows.search, anywhere)).limit(maxFound).as('newest');
  return db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(
      sql`(${newest.search} @@ to_tsquery('english', ${inName})) desc`,
      sql`${newest.blogDate} desc`,
      sql`${newest.id} desc`,
    );
}

export const matching = async (db: Queryable, tab: ListTab | undefined, query: WordQuery) =>
  (await matchingRows(db, tab, query)).map(({ id }) => id);

/** In the order of their ids. */
export async function byIds(db: Queryable, ids: bigint[]): Promise<StaffBlog[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(staffColumns).from(blogs).where(inArray(blogs.id, ids));
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const live = (id: string) => and(eq(blogs.id, BigInt(id)), isNull(blogs.deletedAt));

export async function find(db: Queryable, id: string): Promise<StaffBlog | undefined> {
  const [row] = await db.select(staffColumns).from(blogs).where(live(id));
  return row && present(row);
}

export async function lock(tx: Tx, id: string): Promise<StaffBlog | undefined> {
  const [row] = await tx
    .select(staffColumns)
    .from(blogs)
    .where(eq(blogs.id, BigInt(id)))
    .for('update');
  return row && present(row);
}

type Change = Partial<BlogContent & Publishing & { isSample: boolean; version: number }>;

export async function update(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(blogs)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(blogs.id, BigInt(id)));
}

export const markDeleted = (tx: Tx, id: string, isDeleted: boolean): Promise<void> =>
  markRowDeleted(tx, blogs, id, isDeleted);

export const publishDue = (tx: Tx, limit: number) => publishDueRows(tx, blogs, blogs.heading, limit);

export async function deleteDeletedBefore(tx: Tx, moment: Date): Promise<{ id: string }[]> {
  const rows = await tx.delete(blogs).where(lt(blogs.deletedAt, moment)).returning({ id: blogs.id });
  return rows.map(({ id }) => ({ id: String(id) }));
}
