import { type ClaimedQuote, claimQuote, giveUpQuote, keepQuote } from '#domain/quotes/quote-print-service.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type PrintKind, type PrintParts, printTasks } from '#worker/pdf/print-queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

export const quotePrints = (encryption: Encryption): PrintKind<ClaimedQuote> => ({
  claim: (db) => claimQuote({ db, encryption }),
  jobOf: ({ quote, settings }) => ({ kind: 'quote', quote, settings }),
  keep: keepQuote,
  giveUp: giveUpQuote,
});

export const quoteTasks = (parts: PrintParts & { encryption: Encryption }): ScheduledTask[] =>
  printTasks('print quotes', parts, quotePrints(parts.encryption));
