import type { DutySlipPrint } from '#domain/bookings/slip/slip-print-service.ts';
import type { PersonalDataPrint } from '#domain/privacy/personal-data.ts';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { PrintedTourPackage } from '#domain/tour-packages/tour-package.ts';

/** All data of a print, because the printing process has no database and no files. */
export type PrintJob =
  | { kind: 'itinerary'; tourPackage: PrintedTourPackage; settings: SiteSettings; madeAt: Date }
  | { kind: 'quote'; quote: QuoteToPrint; settings: SiteSettings }
  | ({ kind: 'personal-data' } & PersonalDataPrint)
  | ({ kind: 'duty-slip' } & DutySlipPrint);
