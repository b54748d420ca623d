import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { TourPackageContent } from '#domain/tour-packages/tour-package.ts';

/** Everything that a print is made of. The process that prints has neither database nor files. */
export type PrintJob =
  | { kind: 'itinerary'; tourPackage: TourPackageContent; settings: SiteSettings; madeAt: Date }
  | { kind: 'quote'; quote: QuoteToPrint; settings: SiteSettings };

/** What the process says once it can print. Before that, nothing that happens to it is the document's fault. */
export const ready = 'ready';
