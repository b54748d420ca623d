import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Storage } from './storage.ts';

/** In the transaction after which nobody needs the file: the worker removes it, also where this process ends here. */
export async function noteFileToRemove(tx: Tx, key: string): Promise<void> {
  if (key === '') return;
  await tx.execute(
    sql`insert into files_to_remove (key) values (${key}) on conflict (key) do update set noted_at = now()`,
  );
}

/**
 * Removes what was noted, and forgets a note when it is older than a print can be: until then a worker that has just been
 * told that its file is not wanted may still be writing it.
 */
export async function removeNotedFiles({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from files_to_remove order by noted_at`);
  for (const { key } of rows) await storage.remove(key);
  const keys = rows.map(({ key }) => key);
  await db.execute(sql`
    delete from files_to_remove where key = any(${sql.param(keys)}::text[]) and noted_at < now() - interval '10 minutes'
  `);
}
