import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ListTab, Slice } from './publishing.ts';

export const tabCounts = pgTable('shelf_counts', {
  list: text().notNull(),
  tab: text('shelf').$type<ListTab>().notNull(),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
});

/** Any table whose rows are drafted, scheduled, published and deleted. */
type PublishedTable = PgTable & Record<'id' | 'state' | 'publishAt' | 'deletedAt' | 'search', PgColumn>;

/** A table, and the columns by which its lists are sorted, the newest first; the last one is the id. */
export type SortedTable = { table: PublishedTable; newestBy: readonly PgColumn[] };

export const textId = (id: PgColumn): SQL<string> => sql<string>`${id}::text`;

function inTab(table: PublishedTable, tab: ListTab | undefined): SQL | undefined {
  if (tab === 'deleted') return isNotNull(table.deletedAt);
  return and(isNull(table.deletedAt), tab && eq(table.state, tab));
}

const fitsWords = (search: SQLWrapper, words: string): SQL =>
  sql`${search} @@ to_tsquery('english', ${words})`;

export const newestFirst = ({ newestBy }: SortedTable): SQL[] => newestBy.map((column) => desc(column));

/** Selects the ids by an index-only scan, so that only the shown rows are read. */
export const idsOf = (
  db: Queryable,
  { table, newestBy }: SortedTable,
  condition: SQL | undefined,
  { offset, limit, fromEnd }: Slice,
) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...newestBy.map((column) => (fromEnd ? asc(column) : desc(column))))
    .offset(offset)
    .limit(limit);

/** The rows of a page of a tab. */
export const inSlice = (db: Queryable, sorted: SortedTable, tab: ListTab | undefined, slice: Slice): SQL =>
  inArray(sorted.table.id, idsOf(db, sorted, inTab(sorted.table, tab), slice));

/** Matches in the name first, each group by newest. */
export function matchingRows(db: Queryable, sorted: SortedTable, tab: ListTab | undefined, query: WordQuery) {
  const { table, newestBy } = sorted;
  const { anywhere, inName, among } = query;
  const isAll = among === 'all';
  // No index has the order of `+ 0`, so the planner uses the word index and sorts its results.
  const latestOfFew = newestBy.map((column) => sql`${column} + 0 desc`);
  const sortedBy = Object.fromEntries(newestBy.map((column) => [column.name, column]));
  const rows = db
    .select({ ...sortedBy, id: table.id, search: table.search })
    .from(table)
    .where(and(inTab(table, tab), isAll ? fitsWords(table.search, anywhere) : undefined))
    .orderBy(...(isAll ? latestOfFew : newestFirst(sorted)))
    .limit(isAll ? maxFound : among)
    .as('rows');
  const newest = db.select().from(rows).where(fitsWords(rows.search, anywhere)).limit(maxFound).as('newest');
  return db
    .select({ id: sql<string>`${newest.id}::text` })
    .from(newest)
    .orderBy(
      sql`(${newest.search} @@ to_tsquery('english', ${inName})) desc`,
      ...newestBy.map(({ name }) => desc(sql`${sql.identifier('newest')}.${sql.identifier(name)}`)),
    );
}

type Locking<Row> = { for(strength: 'update', how?: { skipLocked: true }): PromiseLike<Row[]> };
type Reading<Row> = PromiseLike<Row[]> & Locking<Row> & { limit(limit: number): Locking<Row> };

type Rows<Row> = SortedTable & {
  read(db: Queryable, condition: SQL | undefined): Reading<Row>;
  slice(db: Queryable, tab: ListTab | undefined, slice: Slice): PromiseLike<Row[]>;
};

/** What is read and marked in the same way in every table of published rows. */
export function publishedRows<Row extends { id: string }>({ read, slice, ...sorted }: Rows<Row>) {
  const { table } = sorted;
  const isId = (id: string) => eq(table.id, BigInt(id));
  return {
    slice,
    matching: async (db: Queryable, tab: ListTab | undefined, query: WordQuery): Promise<string[]> =>
      (await matchingRows(db, sorted, tab, query)).map(({ id }) => id),
    /** In the order of their ids. */
    async byIds(db: Queryable, ids: readonly string[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      const byId = new Map((await read(db, inArray(table.id, ids.map(BigInt)))).map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    find: async (db: Queryable, id: string): Promise<Row | undefined> =>
      (await read(db, and(isId(id), isNull(table.deletedAt))))[0],
    lock: async (tx: Tx, id: string): Promise<Row | undefined> => (await read(tx, isId(id)).for('update'))[0],
    /** Two workers never take the same row. */
    lockDue: (tx: Tx, limit: number): PromiseLike<Row[]> =>
      read(tx, and(eq(table.state, 'scheduled'), isNull(table.deletedAt), lte(table.publishAt, sql`now()`)))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async publish(tx: Tx, { id }: Row): Promise<void> {
      await tx.execute(sql`
        update ${table} set state = 'published', publish_at = null, updated_at = now() where ${isId(id)}
      `);
    },
    async markDeleted(tx: Tx, id: string, isDeleted: boolean): Promise<void> {
      const deletedAt = isDeleted ? sql`now()` : null;
      await tx.execute(sql`update ${table} set deleted_at = ${deletedAt} where ${isId(id)}`);
    },
    deleteDeletedBefore: (tx: Tx, moment: Date): Promise<{ id: string }[]> =>
      tx
        .delete(table)
        .where(lt(table.deletedAt, moment))
        .returning({ id: textId(table.id) }),
  };
}

export const selectTabCounts = (db: Queryable, list: string) =>
  db
    .select({ tab: tabCounts.tab, rowCount: tabCounts.rowCount })
    .from(tabCounts)
    .where(eq(tabCounts.list, list));
