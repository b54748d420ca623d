import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { patientConnection } from '#platform/database/pool.ts';
import { checksumTables, type TableChecksum } from '#platform/database/table-checksums.ts';
import {
  backupName,
  dumpName,
  filesName,
  type Manifest,
  manifestName,
  partialName,
  pruneBackups,
} from './backup-folder.ts';
import { checksumFile, copyWithChecksum, type FileChecksum, listFiles } from './files.ts';
import { runPostgresTool } from './postgres-tools.ts';

type Options = { databaseUrl: string; storageDir: string; folder: string; keep?: number };

/** Copies files that are not copied yet; a stored file never changes under its name. */
async function copyNewFiles(from: string, to: string, copied: Map<string, FileChecksum>): Promise<void> {
  for (const path of await listFiles(from)) {
    if (copied.has(path)) continue;
    const checksum = await copyWithChecksum(from, to, path, 0o600);
    if (checksum) copied.set(path, checksum);
  }
}

type Dump = { postgres: string; takenAt: Date; tables: TableChecksum[] };

/** The dump and the table checksums use the same snapshot. */
async function dumpDatabase(databaseUrl: string, file: string): Promise<Dump> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'purvai-backup',
    ...patientConnection,
  });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query(
      `select pg_export_snapshot() as snapshot, now() as "takenAt", current_setting('server_version') as postgres`,
    );
    const { snapshot, takenAt, postgres } = rows[0];
    const args = ['--format=custom', '--no-unlogged-table-data', `--snapshot=${snapshot}`];
    args.push('--lock-wait-timeout=30s', `--file=${file}`);
    // Wait for both, because a running dump would write into a folder that is being removed.
    const [tables, dumped] = await Promise.allSettled([
      checksumTables(client),
      runPostgresTool('pg_dump', databaseUrl, args),
    ]);
    if (tables.status === 'rejected') throw tables.reason;
    if (dumped.status === 'rejected') throw dumped.reason;
    return { takenAt, postgres, tables: tables.value };
  } finally {
    await client.end();
  }
}

async function writeAndSync(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
}

/** Copies files before and after the dump, so that every file of a row exists at one of these times. */
async function fill(partial: string, { databaseUrl, storageDir }: Options): Promise<Manifest> {
  const copied = new Map<string, FileChecksum>();
  const files = join(partial, filesName);
  await mkdir(files, { mode: 0o700 });
  await copyNewFiles(storageDir, files, copied);
  const dump = join(partial, dumpName);
  const { takenAt, postgres, tables } = await dumpDatabase(databaseUrl, dump);
  await copyNewFiles(storageDir, files, copied);
  const handle = await open(dump, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
  return {
    format: 1,
    takenAt: takenAt.toISOString(),
    postgres,
    dump: await checksumFile(partial, dumpName),
    tables,
    files: [...copied.values()],
  };
}

/** Makes one backup, then removes all but the newest `keep`. Returns its folder. A failed backup is removed. */
export async function takeBackup(
  options: Options,
): Promise<{ backup: string; manifest: Manifest; pruned: string[] }> {
  const { storageDir, folder, keep } = options;
  // If the folder is missing because its disk is not mounted, the backup must fail instead of having no files.
  if (!existsSync(storageDir)) throw new Error(`STORAGE_DIR ${storageDir} does not exist`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = backupName(new Date());
  const partial = join(folder, partialName(name));
  const backup = join(folder, name);
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await fill(partial, options);
    await writeAndSync(join(partial, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
    await rename(partial, backup);
    return { backup, manifest, pruned: keep === undefined ? [] : await pruneBackups(folder, keep) };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
