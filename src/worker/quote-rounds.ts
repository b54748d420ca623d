import { printNextQuote } from '#domain/quotes/quote-print-service.ts';
import type { Db } from '#platform/db.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { printQuote } from './print/print-quote.ts';
import type { Round } from './rounds.ts';

type Parts = { db: Db; storage: Storage; log: Log };

const printEveryMs = 2_000;

async function printAll({ db, storage, log }: Parts): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    hasMore = await printNextQuote(db, async (quote) => {
      try {
        return await printQuote({ db, storage }, quote);
      } catch (error) {
        // Without a key the page offers no file; the browser still prints the page.
        log.error({ err: error, quoteId: quote.id }, 'a quote could not be printed');
        return '';
      }
    });
  }
}

export const quoteRounds = (parts: Parts): Round[] => [
  { name: 'print quotes', everyMs: printEveryMs, run: () => printAll(parts) },
];
