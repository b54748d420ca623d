import type { PrintDutySlip } from '#domain/bookings/slip/slip-print-service.ts';
import type { PrintPersonalData } from '#domain/privacy/personal-data.ts';
import { Failure } from '#platform/failure.ts';
import type { ChildScript } from '#worker/child-work.ts';
import type { PrintJob } from '#worker/pdf/print-job.ts';
import { openPrinter, PrintFailure } from '#worker/pdf/printer.ts';

/** Each print is a process of its own. */
const maxAtOnce = 2;
/** A dispatcher opens the slips of an evening one after the other. */
const maxWaiting = 20;

export type RequestPrinter = { printPersonalData: PrintPersonalData; printDutySlip: PrintDutySlip };

/** Prints within the request: a customer's data must not lie in storage, and a duty slip changes until it is closed. */
export function openRequestPrinter(script: ChildScript): RequestPrinter {
  const printer = openPrinter(script);
  const waiting: (() => void)[] = [];
  let running = 0;

  /** The one who ends passes its place on. */
  const takePlace = async () => {
    if (running < maxAtOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw new Failure('too_many');
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leavePlace = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const print = async (job: PrintJob, stop: AbortSignal) => {
    await takePlace();
    try {
      return await printer(job, stop);
    } catch (error) {
      if (!(error instanceof PrintFailure)) throw error;
      throw new Failure('too_large', undefined, { cause: error });
    } finally {
      leavePlace();
    }
  };
  return {
    printPersonalData: (data, stop) => print({ kind: 'personal-data', ...data }, stop),
    printDutySlip: (slip, stop) => print({ kind: 'duty-slip', ...slip }, stop),
  };
}
