import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { quotePdf } from './quote-pdf.ts';

type Parts = { storage: Storage; log: Log };

/**
 * Keeps a quote as a file under this key, and says whether one could be made of it: without it the browser still prints
 * the page. A disk that is full fails the round, which is tried again.
 */
export async function printQuote(
  { storage, log }: Parts,
  quote: QuoteToPrint,
  settings: SiteSettings,
  key: string,
): Promise<boolean> {
  const bytes = await quotePdf({ quote, settings }).catch((error: unknown) => {
    log.error({ err: error, quoteId: quote.id }, 'a quote could not be printed');
  });
  if (!bytes) return false;
  await storage.put(key, bytes);
  return true;
}
