import type { Queryable } from '#platform/database/db.ts';
import type { StopRecord } from './fare-book.ts';
import { selectStops } from './fare-book-store.ts';
import { createStopIndex } from './stop-names.ts';

/** The stop that staff mean by a slug, a name or another name; its own name goes before the other names of others. */
export async function findStop(db: Queryable, typed: string): Promise<StopRecord | undefined> {
  const stops = await selectStops(db);
  const wanted = typed.trim().toLowerCase();
  return stops.find(({ name }) => name.toLowerCase() === wanted) ?? createStopIndex(stops).find(typed).stop;
}
