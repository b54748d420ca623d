import { itineraryPdf } from './itinerary-pdf.ts';
import { type PrintJob, ready } from './print-job.ts';
import { quotePdf } from './quote-pdf.ts';

/** A process of its own for one print, so that a document that takes too long or too much can be ended. */
process.once('message', async (job: PrintJob) => {
  const bytes = await (job.kind === 'itinerary' ? itineraryPdf(job) : quotePdf(job));
  process.send?.(bytes, () => process.disconnect());
});
process.send?.(ready);
