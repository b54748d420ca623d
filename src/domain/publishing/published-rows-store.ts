import { and, eq, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ListTab } from './publishing.ts';

export const tabCounts = pgTable('shelf_counts', {
  list: text().notNull(),
  tab: text('shelf').$type<ListTab>().notNull(),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
});

/** Any table whose rows are drafted, scheduled, published and deleted. */
type PublishedTable = PgTable & Record<'id' | 'state' | 'publishAt' | 'deletedAt', PgColumn>;

export function inTab(table: PublishedTable, tab: ListTab | undefined): SQL | undefined {
  if (tab === 'deleted') return isNotNull(table.deletedAt);
  return and(isNull(table.deletedAt), tab && eq(table.state, tab));
}

export const fitsWords = (search: SQLWrapper, words: string): SQL =>
  sql`${search} @@ to_tsquery('english', ${words})`;

export async function markRowDeleted(
  tx: Tx,
  table: PublishedTable,
  id: string,
  isDeleted: boolean,
): Promise<void> {
  const deletedAt = isDeleted ? sql`now()` : null;
  await tx.execute(sql`update ${table} set deleted_at = ${deletedAt} where ${table.id} = ${id}`);
}

type PublishedRow = { id: string; name: string };

/** Publishes due rows; two workers never take the same row. */
export async function publishDueRows(
  tx: Tx,
  table: PublishedTable,
  name: PgColumn,
  limit: number,
): Promise<PublishedRow[]> {
  const isDue = and(eq(table.state, 'scheduled'), isNull(table.deletedAt), lte(table.publishAt, sql`now()`));
  const { rows } = await tx.execute<PublishedRow>(sql`
    update ${table} set state = 'published', publish_at = null, updated_at = now()
    where ${table.id} in (
      select ${table.id} from ${table} where ${isDue} limit ${limit} for update skip locked
    )
    returning ${table.id}::text as id, ${name} as name
  `);
  return rows;
}

export const selectTabCounts = (db: Queryable, list: string) =>
  db
    .select({ tab: tabCounts.tab, rowCount: tabCounts.rowCount })
    .from(tabCounts)
    .where(eq(tabCounts.list, list));
