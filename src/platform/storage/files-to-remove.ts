import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Storage } from './storage.ts';

/** Notes the file in the transaction that makes it unused; the worker removes it, also after a crash. */
export async function noteFileToRemove(tx: Tx, key: string): Promise<void> {
  if (key === '') return;
  await tx.execute(
    sql`insert into files_to_remove (key) values (${key}) on conflict (key) do update set noted_at = now()`,
  );
}

/** Removes noted files. Keeps a note longer than a print can take, because a worker may still be writing the file. */
export async function removeNotedFiles({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from files_to_remove order by noted_at`);
  if (rows.length === 0) return;
  for (const { key } of rows) await storage.remove(key);
  const keys = rows.map(({ key }) => key);
  await db.execute(sql`
    delete from files_to_remove where key = any(${sql.param(keys)}::text[]) and noted_at < now() - interval '10 minutes'
  `);
}
