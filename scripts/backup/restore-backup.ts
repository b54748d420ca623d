import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Erasure, erasuresFolder } from '#domain/privacy/erasure.ts';
import { readErasures } from '#domain/privacy/erasures-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { databaseName, emptyDatabase, isEmptyDatabase } from '#platform/database/restore-target.ts';
import { type Numbers, readNumbers } from '#platform/database/restored-numbers.ts';
import { checksumTables } from '#platform/database/table-checksums.ts';
import { createLog } from '#platform/log.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { dumpName, filesName, type Manifest, verifyBackup } from './backup-folder.ts';
import { copyWithChecksum, listFiles } from './files.ts';
import { keepErasures, readErasureFiles, readLaterErasures } from './found-erasures.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { refuseWhileInUse, withClient } from './target-client.ts';

type Options = {
  databaseUrl: string;
  storageDir: string;
  backup: string;
  /** The name of the database whose content and stored files may be replaced. */
  replace: string | undefined;
  /** Additional files or folders of erasures. */
  erasures: readonly string[];
};

const isErasure = (path: string) => path.startsWith(`${erasuresFolder}/`);

/** Checks everything before the first change. */
async function checkTarget({ databaseUrl, storageDir, replace }: Options): Promise<{ isEmpty: boolean }> {
  const former = existsSync(storageDir)
    ? (await listFiles(storageDir)).filter((path) => !isErasure(path))
    : [];
  return withClient(databaseUrl, async (client) => {
    const name = await databaseName(client);
    await refuseWhileInUse(client);
    if (replace !== undefined && replace !== name)
      throw new Error(`--replace names ${replace}, but DATABASE_URL leads to ${name}`);
    const isEmpty = await isEmptyDatabase(client);
    if (!isEmpty && replace === undefined)
      throw new Error(`database ${name} is not empty: replace its content with --replace ${name}`);
    if (former.length > 0 && replace === undefined)
      throw new Error(`${storageDir} is not empty: replace its files too with --replace ${name}`);
    return { isEmpty };
  });
}

/** The database that is replaced has the latest erasures, but may be too damaged to read. */
async function readErasuresOfTarget(databaseUrl: string): Promise<Erasure[]> {
  const log = createLog('warn', 'script');
  const { db, close } = openDatabase({
    url: databaseUrl,
    name: 'purvai-restore',
    log,
    max: 1,
    maxWaitMs: patientWaitMs,
  });
  try {
    return await readErasures(db);
  } finally {
    await close();
  }
}

async function restoreDatabase(databaseUrl: string, backup: string, { tables }: Manifest): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    if (!(await isEmptyDatabase(client))) await emptyDatabase(client);
  });
  await runPostgresTool('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    join(backup, dumpName),
  ]);
  const restored = await withClient(databaseUrl, checksumTables);
  const found = new Map(restored.map((one) => [one.table, `${one.rows} rows, ${one.checksum}`]));
  const wrong = tables.filter(
    ({ table, rows, checksum }) => found.get(table) !== `${rows} rows, ${checksum}`,
  );
  if (wrong.length > 0 || restored.length !== tables.length)
    throw new Error(
      `the restored tables are not those of the backup: ${wrong.map(({ table }) => table).join(', ')}`,
    );
}

async function restoreFiles(storageDir: string, backup: string, { files }: Manifest): Promise<void> {
  await mkdir(storageDir, { recursive: true });
  const named = new Set(files.map(({ path }) => path));
  for (const path of await listFiles(storageDir))
    if (!named.has(path) && !isErasure(path)) await rm(join(storageDir, path));
  for (const { path, sha256 } of files) {
    const copied = await copyWithChecksum(join(backup, filesName), storageDir, path, 0o644);
    if (copied?.sha256 !== sha256) throw new Error(`${path} was not restored as it is in the backup`);
  }
}

/** Restores a backup unchanged. `finishRestore` must run before the database is used. */
export async function restoreBackup(
  options: Options,
): Promise<{ manifest: Manifest; knownNumbers: Numbers }> {
  const { databaseUrl, storageDir } = options;
  const backup = resolve(options.backup);
  const manifest = await verifyBackup(backup);
  const { isEmpty } = await checkTarget(options);
  const erased = [
    ...(await readErasureFiles(options.erasures)),
    ...(await readLaterErasures(backup)),
    ...(isEmpty ? [] : await readErasuresOfTarget(databaseUrl)),
  ];
  // Of the database that is replaced: what it gave out must not be given out again.
  const knownNumbers = await withClient(databaseUrl, readNumbers);
  await keepErasures(openDiskStorage(storageDir), erased);
  await restoreDatabase(databaseUrl, backup, manifest);
  await restoreFiles(storageDir, backup, manifest);
  return { manifest, knownNumbers };
}
