import { parseArgs } from 'node:util';
import { readStorageEnv } from '#platform/env.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { finishRestore } from './backup/finish-restore.ts';
import { keepErasures, readErasureFiles } from './backup/found-erasures.ts';
import { printRestoreReport } from './backup/print-restore-report.ts';
import { refuseWhileInUse, withClient } from './backup/target-client.ts';

/** Completes a point-in-time recovery, see docs/operations.md: npm run restore:finish [-- --erasures folder]… */
const env = readStorageEnv();
const { DATABASE_URL, STORAGE_DIR } = env;

const { values } = parseArgs({ options: { erasures: { type: 'string', multiple: true, default: [] } } });
await withClient(DATABASE_URL, refuseWhileInUse);
await keepErasures(openDiskStorage(STORAGE_DIR), await readErasureFiles(values.erasures));
printRestoreReport(
  await finishRestore({ databaseUrl: DATABASE_URL, storageDir: STORAGE_DIR, storage: openStorage(env) }),
);
