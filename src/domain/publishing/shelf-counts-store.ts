import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { shelfCounts } from './shelf-counts-table.ts';

export const selectShelfCounts = (db: Queryable, list: string) =>
  db
    .select({ shelf: shelfCounts.shelf, rowCount: shelfCounts.rowCount })
    .from(shelfCounts)
    .where(eq(shelfCounts.list, list));
