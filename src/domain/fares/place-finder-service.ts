import type { Queryable } from '#platform/database/db.ts';
import type { Stop } from './fare-book.ts';
import { selectStops } from './fare-book-store.ts';
import { createPlaceIndex } from './place-names.ts';

/** The stop that staff mean by a slug, a name or another name; its own name goes before the other names of others. */
export async function findStop(db: Queryable, typed: string): Promise<Stop | undefined> {
  const stops = await selectStops(db);
  const wanted = typed.trim().toLowerCase();
  return stops.find(({ name }) => name.toLowerCase() === wanted) ?? createPlaceIndex(stops).find(typed).place;
}
