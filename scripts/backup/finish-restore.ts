import { unnamedAttachmentFiles } from '#domain/attachments/attachment-work-service.ts';
import { matchDocumentFiles } from '#domain/documents/prints/document-print-service.ts';
import { unnamedImageFiles } from '#domain/images/image-work-service.ts';
import { repeatErasures } from '#domain/privacy/erasures-service.ts';
import { matchQuoteFiles } from '#domain/quotes/quote-print-service.ts';
import { endRestoredLogins, listRestoredUsers } from '#domain/staff/restored-logins-service.ts';
import { matchItineraryFiles } from '#domain/tour-packages/tour-package-print-service.ts';
import { jobsDroppedByRestore } from '#jobs/all-jobs.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { continueNumbers, type Numbers } from '#platform/database/restored-numbers.ts';
import { createLog } from '#platform/log.ts';
import { dropUnfinishedJobs } from '#platform/queue/queue.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { chownToFolderOwner } from './files.ts';
import { readStoredErasures } from './found-erasures.ts';
import { withClient } from './target-client.ts';

type Target = {
  databaseUrl: string;
  storageDir: string;
  storage: Storage;
  /** The last numbers of the database that was replaced, as far as it could be read. */
  knownNumbers?: Numbers;
};

/**
 * Completes a restore of either kind: migrates the database, continues its numbers after a gap, ends all sessions, drops
 * outdated mails, repeats erasures, and matches rows with files. It may be run again.
 */
export async function finishRestore({ databaseUrl, storageDir, storage, knownNumbers = new Map() }: Target) {
  await migrateAll(databaseUrl);
  // Before anything is written, because the age of the restored rows decides the gap.
  const numbers = await withClient(databaseUrl, (client) => continueNumbers(client, knownNumbers));
  const log = createLog('warn', 'script');
  const { db, close } = openDatabase({
    url: databaseUrl,
    name: 'purvai-restore',
    log,
    max: 2,
    maxWaitMs: patientWaitMs,
  });
  try {
    const sessions = await endRestoredLogins(db);
    const droppedJobs = await dropUnfinishedJobs(
      db,
      jobsDroppedByRestore.map(({ name }) => name),
    );
    const erased = await repeatErasures(db, await readStoredErasures(storageDir));
    const files = await storage.list();
    const matches = [
      await matchItineraryFiles(db, files),
      await matchQuoteFiles(db, files),
      await matchDocumentFiles(db, files),
    ];
    const unnamed = [
      ...matches.flatMap((match) => match.unnamed),
      ...(await unnamedImageFiles(db, files)),
      ...(await unnamedAttachmentFiles(db, files)),
    ];
    for (const key of unnamed) await storage.remove(key);
    await chownToFolderOwner(storageDir);
    const toPrint = matches.reduce((sum, { missing }) => sum + missing, 0);
    return { numbers, sessions, droppedJobs, erased, toPrint, users: await listRestoredUsers(db) };
  } finally {
    await close();
  }
}
