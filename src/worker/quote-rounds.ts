import { type ClaimedQuote, claimQuote, giveUpQuote, keepQuote } from '#domain/quotes/quote-print-service.ts';
import type { Encryption } from '#platform/encryption.ts';
import { type PrintKind, type PrintParts, printAll } from './print-queue.ts';
import type { Round } from './rounds.ts';

const printEveryMs = 2_000;

export const quotePrints = (encryption: Encryption): PrintKind<ClaimedQuote> => ({
  claim: (db) => claimQuote({ db, encryption }),
  jobOf: ({ quote, settings }) => ({ kind: 'quote', quote, settings }),
  keep: keepQuote,
  giveUp: giveUpQuote,
});

export const quoteRounds = (parts: PrintParts & { encryption: Encryption }): Round[] => [
  {
    name: 'print quotes',
    everyMs: printEveryMs,
    run: (stop) => printAll(parts, quotePrints(parts.encryption), stop),
  },
];
