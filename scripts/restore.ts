import { parseArgs } from 'node:util';
import { readStorageEnv } from '#platform/env.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { printRestoreReport } from './backup/print-restore-report.ts';
import { restoreBackup } from './backup/restore-backup.ts';

/** npm run restore -- /var/backups/purvai/2026-11-15T03-00-00-000Z [--erasures folder]… [--replace purvai] */
const env = readStorageEnv();
const { DATABASE_URL, STORAGE_DIR } = env;

const { values, positionals } = parseArgs({
  options: {
    replace: { type: 'string' },
    erasures: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const [backup] = positionals;
if (!backup) throw new Error('Say which: npm run restore -- /var/backups/purvai/2026-11-15T03-00-00-000Z');

const target = { databaseUrl: DATABASE_URL, storageDir: STORAGE_DIR };
const { manifest, knownNumbers } = await restoreBackup({
  ...target,
  backup,
  replace: values.replace,
  erasures: values.erasures,
});
const { takenAt, tables, files } = manifest;
process.stdout.write(
  `Restored the backup of ${takenAt}: ${tables.length} tables and ${files.length} files, as they were.\n`,
);
printRestoreReport(await finishRestore({ ...target, storage: openStorage(env), knownNumbers }));
