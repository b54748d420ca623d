import { type ClaimedQuote, claimQuote, giveUpQuote, keepQuote } from '#domain/quotes/quote-print-service.ts';
import { type PrintKind, type PrintParts, printTasks } from './print-queue.ts';
import type { Round } from './rounds.ts';

export const quotePrints: PrintKind<ClaimedQuote> = {
  claim: claimQuote,
  jobOf: ({ quote, settings }) => ({ kind: 'quote', quote, settings }),
  keep: keepQuote,
  giveUp: giveUpQuote,
};

export const quoteRounds = (parts: PrintParts): Round[] => printTasks('print quotes', parts, quotePrints);
