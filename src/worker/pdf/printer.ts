import { type ChildLimits, type ChildScript, openChildWork } from '#worker/child-work.ts';
import type { PrintJob } from './print-job.ts';

/** The document cannot be printed: it takes too long, too much memory or too many pages, or cannot be drawn. */
export class PrintFailure extends Error {
  override name = 'PrintFailure';
}

export type Printer = (job: PrintJob, stop: AbortSignal) => Promise<Uint8Array>;

/** 300 pages of text take about five seconds and half of this memory; a busy machine takes longer. */
const usualLimits: ChildLimits = { timeMs: 30_000, heapMb: 256 };

/** Makes each print in a process that is killed at its limits and gets only its job. */
export const openPrinter = (script: ChildScript, limits = usualLimits): Printer =>
  openChildWork<PrintJob, Uint8Array>(script, limits, (reason) => new PrintFailure(reason));
