import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { Work } from '#platform/queue/work.ts';
import type { PrintClaim } from '#platform/storage/print-claim.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ScheduledTask } from '#worker/scheduled/scheduled-tasks.ts';
import type { PrintJob } from './print-job.ts';
import { type Printer, PrintFailure } from './printer.ts';

export type PrintParts = { db: Db; storage: Storage; printer: Printer; log: Log };

/** How documents of one kind are claimed and stored. */
export type PrintKind<Claimed extends { claim: PrintClaim }> = {
  claim(db: Db): Promise<Claimed | undefined>;
  jobOf(claimed: Claimed): PrintJob;
  keep(db: Db, claimed: Claimed, bytes: Uint8Array): Promise<void>;
  giveUp(db: Db, claimed: Claimed, isCounted: boolean): Promise<void>;
};

/** False when none is left or the worker stops. */
async function printNext<Claimed extends { claim: PrintClaim }>(
  { db, storage, printer, log }: PrintParts,
  kind: PrintKind<Claimed>,
  stop: AbortSignal,
): Promise<boolean> {
  const claimed = stop.aborted ? undefined : await kind.claim(db);
  if (!claimed) return false;
  const { key } = claimed.claim;
  let bytes: Uint8Array;
  try {
    bytes = await printer(kind.jobOf(claimed), stop);
    await storage.put(key, bytes);
  } catch (error) {
    // A full disk or a stopping worker is not the document's fault.
    const isCounted = error instanceof PrintFailure;
    await kind.giveUp(db, claimed, isCounted);
    if (!isCounted && !stop.aborted) throw error;
    if (isCounted) log.error({ err: error, key }, 'a document could not be printed');
    return isCounted;
  }
  await kind.keep(db, claimed, bytes);
  return true;
}

/** Prints until none is left. */
async function printAll<Claimed extends { claim: PrintClaim }>(
  parts: PrintParts,
  kind: PrintKind<Claimed>,
  stop: AbortSignal,
): Promise<void> {
  while (await printNext(parts, kind, stop));
}

/** A slow document does not delay the next one. */
const maxAtOnce = 2;
/** For prints of a killed worker and for new figures, and when a notification was lost; otherwise it is told at once. */
const printEveryMs = 60_000;

export const tasksOfPrints = <Claimed extends { claim: PrintClaim }>(
  name: string,
  wokenBy: Work,
  parts: PrintParts,
  kind: PrintKind<Claimed>,
): ScheduledTask[] =>
  Array.from({ length: maxAtOnce }, (_, index) => ({
    name: `${name} (${index + 1} of ${maxAtOnce})`,
    everyMs: printEveryMs,
    wokenBy,
    run: (stop) => printAll(parts, kind, stop),
  }));
