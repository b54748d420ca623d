import { type ReadSheet, SheetFault } from '#platform/sheets/sheet.ts';
import { type ChildLimits, type ChildScript, openChildWork } from '#worker/child-work.ts';
import type { SheetJob, SheetResult } from './sheet-job.ts';

/** The largest file takes a second and half of this memory. */
export const usualLimits: ChildLimits = { timeMs: 10_000, heapMb: 256, residentMb: 400 };

/** Reads each file in a process of its own. One that is killed at a limit, or ends otherwise, is a fault of the file. */
export function openSheetProcess(script: ChildScript, childLimits = usualLimits): ReadSheet {
  const read = openChildWork<SheetJob, SheetResult>(
    script,
    childLimits,
    (reason) => new SheetFault('too-demanding', { cause: new Error(reason) }),
  );
  return async (bytes, limits, stop) => {
    // Before it is copied to another process.
    if (bytes.byteLength > limits.bytes) throw new SheetFault('too-large');
    const result = await read({ bytes, limits }, stop);
    if (result.fault) throw new SheetFault(result.fault);
    return result.rows;
  };
}
