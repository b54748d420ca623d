import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { Shelf } from './publishing.ts';

export const shelfCounts = pgTable('shelf_counts', {
  list: text().notNull(),
  shelf: text().$type<Shelf>().notNull(),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
});
