import { itineraryPdf } from './itinerary-pdf.ts';
import { type PrintJob, ready } from './print-job.ts';
import { quotePdf } from './quote-pdf.ts';

/** Prints one document in its own process, so that one that takes too long or too much memory can be killed. */
process.once('message', async (job: PrintJob) => {
  const bytes = await (job.kind === 'itinerary' ? itineraryPdf(job) : quotePdf(job));
  process.send?.(bytes, () => process.disconnect());
});
process.send?.(ready);
