import { parseArgs } from 'node:util';
import { readServiceEnv } from '#platform/env.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { printRestoreReport } from './backup/print-restore-report.ts';
import { restoreBackup } from './backup/restore-backup.ts';

/** npm run restore -- /var/backups/purvai/2026-11-15T03-00-00-000Z [--erasures folder]… [--replace purvai] */
const { DATABASE_URL, STORAGE_DIR } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
if (!STORAGE_DIR) throw new Error('STORAGE_DIR is not set.');

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
const { takenAt, tables, files } = await restoreBackup({
  ...target,
  backup,
  replace: values.replace,
  erasures: values.erasures,
});
process.stdout.write(
  `Restored the backup of ${takenAt}: ${tables.length} tables and ${files.length} files, as they were.\n`,
);
printRestoreReport(await finishRestore(target));
