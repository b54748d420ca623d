import { printNextQuote } from '#domain/quotes/quote-print-service.ts';
import type { Db } from '#platform/db.ts';
import type { Encryption } from '#platform/encryption.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { printQuote } from './print/print-quote.ts';
import type { Round } from './rounds.ts';

type Parts = { db: Db; encryption: Encryption; storage: Storage; log: Log };

const printEveryMs = 2_000;

async function printAll(parts: Parts, stop: AbortSignal): Promise<void> {
  const { storage, log } = parts;
  while (!stop.aborted) {
    const printed = await printNextQuote(parts, (quote, settings, key) =>
      printQuote({ storage, log }, quote, settings, key),
    );
    if (!printed) return;
    // Whoever was erased meanwhile may have had one from a worker that did not come to its end.
    if (!printed.isMade) await storage.remove(printed.key);
  }
}

export const quoteRounds = (parts: Parts): Round[] => [
  { name: 'print quotes', everyMs: printEveryMs, run: (stop) => printAll(parts, stop) },
];
