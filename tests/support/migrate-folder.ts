import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type LockPatience, withMigrationSession } from '#platform/database/migration-session.ts';
import { migrate } from '#platform/database/migrations.ts';

/** Applies the migrations of another folder than ours. */
export const migrateFolder = (url: string, folder: string, patience?: LockPatience): Promise<string[]> =>
  withMigrationSession(url, (session) => migrate(session, folder), patience);

/** Brings a database to where it was before the migration of this number, such as '0010'. */
export async function migrateUntil(url: string, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-migrations-'));
  const isEarlier = (file: string) => !/^\d{4}_/.test(basename(file)) || basename(file) < number;
  await cp('migrations', folder, { recursive: true, filter: isEarlier });
  await migrateFolder(url, folder);
}
