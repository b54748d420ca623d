import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { createLog } from '#platform/log.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import type { PrintClaim } from '#platform/storage/print-claim.ts';
import { openDiskStorage, type Storage } from '#platform/storage/storage.ts';
import { printDocument } from '#worker/pdf/print-document.ts';
import { type PrintKind, tasksOfPrints } from '#worker/pdf/print-queue.ts';
import { type Printer, PrintFailure } from '#worker/pdf/printer.ts';
import { readPdf } from './pdf.ts';
import type { TestDatabase } from './test-database.ts';

type Change = { printer?: Printer; storage?: Storage; stop?: AbortSignal };

/** In this process, because one of its own for each print would take most of the time; `printer.test.ts` tests those. */
const printHere: Printer = async (job, stop) => {
  stop.throwIfAborted();
  return printDocument(job).catch((error) => {
    throw new PrintFailure(String(error));
  });
};

/** What a worker prints with, in a folder of this test file's own. */
export function printWorker(test: TestDatabase) {
  const log = createLog('silent', 'worker');
  const storage = {} as Storage;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'purvai-print-'));
    Object.assign(storage, openDiskStorage(folder));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    printer: printHere,
    storage,
    /** Each of the tasks once, to its end. */
    async printAll<Claimed extends { claim: PrintClaim }>(kind: PrintKind<Claimed>, change: Change = {}) {
      const { stop = new AbortController().signal, ...parts } = change;
      const tasks = tasksOfPrints(
        'print',
        'quotes',
        { db: test.db, storage, printer: printHere, log, ...parts },
        kind,
      );
      const ended = await Promise.allSettled(tasks.map((task) => task.run(stop)));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    },
    removeNoted: () => removeNotedFiles({ db: test.db, storage }),
    /** The keys of the stored files that begin so. */
    async filesFrom(start: `${string}/${string}`) {
      const [part = ''] = start.split('/');
      const names = await readdir(join(folder, part)).catch(() => []);
      return names
        .map((name) => `${part}/${name}`)
        .filter((key) => key.startsWith(start))
        .toSorted();
    },
    async wordsOf(key: string | undefined) {
      const file = await storage.get(key ?? '');
      return file ? readPdf(await buffer(file.body)).pages.join('') : undefined;
    },
  };
}
