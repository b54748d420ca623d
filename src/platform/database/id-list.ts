import { type SQL, sql } from 'drizzle-orm';

/** Ids as one parameter, for `= any(…)` and `unnest(…)`. */
export const idList = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;
