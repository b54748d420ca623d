import type { SQL } from 'drizzle-orm';
import type { Queryable } from './db.ts';

export type JsonRow = Record<string, unknown>;

/** For queries whose only column is `row`. */
export async function selectJsonRows(db: Queryable, query: SQL): Promise<JsonRow[]> {
  const { rows } = await db.execute<{ row: JsonRow }>(query);
  return rows.map(({ row }) => row);
}
