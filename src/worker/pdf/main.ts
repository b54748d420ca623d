import { ready } from '#worker/child-work.ts';
import { driverDataPdf } from '#worker/pdf/stored-data/driver-data-pdf.ts';
import { personalDataPdf } from '#worker/pdf/stored-data/personal-data-pdf.ts';
import { dutySlipPdf } from './duty-slip-pdf.ts';
import { itineraryPdf } from './itinerary-pdf.ts';
import type { PrintJob } from './print-job.ts';
import { quotePdf } from './quote-pdf.ts';

function printed(job: PrintJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'itinerary':
      return itineraryPdf(job);
    case 'quote':
      return quotePdf(job);
    case 'personal-data':
      return personalDataPdf(job);
    case 'driver-data':
      return driverDataPdf(job);
    case 'duty-slip':
      return dutySlipPdf(job);
  }
}

/** Prints one document in its own process, so that one that takes too long or too much memory can be killed. */
process.once('message', async (job: PrintJob) => {
  process.send?.(await printed(job), () => process.disconnect());
});
process.send?.(ready);
