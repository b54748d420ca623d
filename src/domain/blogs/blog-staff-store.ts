import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as published from '#domain/publishing/published-rows-store.ts';
import type { ListTab, Publishing, Slice } from '#domain/publishing/publishing.ts';
import type { WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { BlogContent, StaffBlog } from './blog.ts';
import { blogsByDate } from './blog-store.ts';
import { blogs } from './blog-table.ts';

const { createdAt: _createdAt, search: _search, ...ownColumns } = getTableColumns(blogs);

const read = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ ...ownColumns, id: published.textId(blogs.id) })
    .from(blogs)
    .where(condition);

export const staffSlice = (db: Queryable, tab: ListTab | undefined, slice: Slice) =>
  read(db, published.inSlice(db, blogsByDate, tab, slice)).orderBy(...published.newestFirst(blogsByDate));

export const matchingRows = (db: Queryable, tab: ListTab | undefined, query: WordQuery) =>
  published.matchingRows(db, blogsByDate, tab, query);

type Change = BlogContent & Publishing & { isSample: boolean; version: number };

export const blogRows = {
  ...published.publishedRows<StaffBlog>({ ...blogsByDate, read, slice: staffSlice }),
  async update(tx: Tx, id: string, change: Change): Promise<void> {
    await tx
      .update(blogs)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(blogs.id, BigInt(id)));
  },
};
