import type { Queryable } from '#platform/database/db.ts';
import { selectCarTypeWords, selectCityWords } from './cab-names-store.ts';
import type { CabWords } from './cab-words.ts';

/** What files and forms may name, for imports. */
export async function readCabWords(db: Queryable): Promise<CabWords> {
  return { carTypes: await selectCarTypeWords(db), cities: await selectCityWords(db) };
}
