import { driverDataPdf } from '#worker/pdf/stored-data/driver-data-pdf.ts';
import { personalDataPdf } from '#worker/pdf/stored-data/personal-data-pdf.ts';
import { documentPdf } from './document-pdf.ts';
import { dutySlipPdf } from './duty-slip-pdf.ts';
import { itineraryPdf } from './itinerary-pdf.ts';
import type { PrintJob } from './print-job.ts';
import { quotePdf } from './quote-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { settlementPdf } from './settlement-pdf.ts';
import { voucherPdf } from './voucher-pdf.ts';

export function printDocument(job: PrintJob): Promise<Uint8Array> {
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
    case 'settlement':
      return settlementPdf(job);
    case 'voucher':
      return voucherPdf(job);
    case 'document':
      return documentPdf(job);
    case 'receipt':
      return receiptPdf(job);
  }
}
