import { publishDueBlogs, purgeDeletedBlogs } from '#domain/blogs/blog-desk-service.ts';
import {
  publishDueTourPackages,
  purgeDeletedTourPackages,
} from '#domain/tour-packages/tour-package-desk-service.ts';
import { printNext } from '#domain/tour-packages/tour-package-print-service.ts';
import { purgeUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { printTourPackage } from './print/print-tour-package.ts';
import type { Round } from './rounds.ts';

type Parts = { db: Db; storage: Storage; log: Log };

/** A few seconds late is still within its minute. */
const publishEveryMs = 2_000;
const printEveryMs = 2_000;
const purgeEveryMs = 3600_000;

/** One after the other until none is behind; the file of the version before goes when nobody can be reading it any more. */
async function printAll({ db, storage, log }: Parts, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const printed = await printNext(db, (tourPackage, settings) =>
      printTourPackage({ storage, log }, tourPackage, settings),
    );
    if (!printed) return;
    if (printed.formerKey) await storage.remove(printed.formerKey);
  }
}

async function purge({ db, storage }: Parts): Promise<void> {
  await purgeDeletedBlogs(db);
  for (const { pdfKey } of await purgeDeletedTourPackages(db)) if (pdfKey) await storage.remove(pdfKey);
  await purgeUnsaved(db);
}

export const publishingRounds = (parts: Parts): Round[] => [
  {
    name: 'publish what is due',
    everyMs: publishEveryMs,
    async run() {
      await publishDueBlogs(parts.db);
      await publishDueTourPackages(parts.db);
    },
  },
  { name: 'print itineraries', everyMs: printEveryMs, run: (stop) => printAll(parts, stop) },
  { name: 'purge what was deleted', everyMs: purgeEveryMs, run: () => purge(parts) },
];
