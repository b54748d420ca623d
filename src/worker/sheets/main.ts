import { readSheet } from '#platform/sheets/read-sheet.ts';
import { SheetFault } from '#platform/sheets/sheet.ts';
import { ready } from '#worker/child-work.ts';
import type { SheetJob, SheetResult } from './sheet-job.ts';

function read({ bytes, limits }: SheetJob): SheetResult {
  try {
    return { rows: readSheet(bytes, limits) };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.code };
    throw error;
  }
}

/** Reads one file of an import in its own process, so that one that takes too long or too much memory can be killed. */
process.once('message', (job: SheetJob) => {
  process.send?.(read(job), () => process.disconnect());
});
process.send?.(ready);
