import { type ClaimedQuote, claimQuote, giveUpQuote, keepQuote } from '#domain/quotes/quote-print-service.ts';
import { type PrintKind, type PrintParts, printAll } from './print-queue.ts';
import type { Round } from './rounds.ts';

const printEveryMs = 2_000;

export const quotePrints: PrintKind<ClaimedQuote> = {
  claim: claimQuote,
  jobOf: ({ quote, settings }) => ({ kind: 'quote', quote, settings }),
  keep: keepQuote,
  giveUp: giveUpQuote,
};

export const quoteRounds = (parts: PrintParts): Round[] => [
  { name: 'print quotes', everyMs: printEveryMs, run: (stop) => printAll(parts, quotePrints, stop) },
];
