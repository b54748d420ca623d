import { parseArgs } from 'node:util';
import { readServiceEnv } from '#platform/env.ts';
import { takeBackup } from './backup/take-backup.ts';

/** npm run backup -- --to /var/backups/purvai --keep 14 */
const { DATABASE_URL, STORAGE_DIR } = readServiceEnv();
if (!DATABASE_URL) throw new Error('DATABASE_URL is not set.');
if (!STORAGE_DIR) throw new Error('STORAGE_DIR is not set.');

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
if (!values.to) throw new Error('Say where to: npm run backup -- --to /var/backups/purvai');
const keep = values.keep === undefined ? undefined : Number(values.keep);
if (keep !== undefined && (!Number.isInteger(keep) || keep < 1))
  throw new Error('--keep is how many backups stay, at least 1.');

const { backup, manifest, pruned } = await takeBackup({
  databaseUrl: DATABASE_URL,
  storageDir: STORAGE_DIR,
  folder: values.to,
  ...(keep !== undefined && { keep }),
});
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(
  `Backup ${backup}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.length} files.\n`,
);
if (pruned.length > 0) process.stdout.write(`Removed ${pruned.join(', ')}.\n`);
