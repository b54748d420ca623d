import { ready } from '#worker/child-work.ts';
import { printDocument } from './print-document.ts';
import type { PrintJob } from './print-job.ts';

/** Prints one document in its own process, so that one that takes too long or too much memory can be killed. */
process.once('message', async (job: PrintJob) => {
  process.send?.(await printDocument(job), () => process.disconnect());
});
process.send?.(ready);
