import {
  type ClaimedDocument,
  claimDocument,
  giveUpDocument,
  keepDocument,
} from '#domain/documents/prints/document-print-service.ts';
import { type ClaimedQuote, claimQuote, giveUpQuote, keepQuote } from '#domain/quotes/quote-print-service.ts';
import {
  type ClaimedItinerary,
  claimItinerary,
  giveUpItinerary,
  keepItinerary,
} from '#domain/tour-packages/tour-package-print-service.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type PrintKind, type PrintParts, tasksOfPrints } from '#worker/pdf/print-queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

export const itineraryPrints: PrintKind<ClaimedItinerary> = {
  claim: (db) => claimItinerary(db),
  jobOf: ({ tourPackage, settings, madeAt }) => ({ kind: 'itinerary', tourPackage, settings, madeAt }),
  keep: keepItinerary,
  giveUp: giveUpItinerary,
};

export const quotePrints = (encryption: Encryption): PrintKind<ClaimedQuote> => ({
  claim: (db) => claimQuote({ db, encryption }),
  jobOf: ({ quote, settings }) => ({ kind: 'quote', quote, settings }),
  keep: keepQuote,
  giveUp: giveUpQuote,
});

export const documentPrints = (encryption: Encryption): PrintKind<ClaimedDocument> => ({
  claim: (db) => claimDocument({ db, encryption }),
  jobOf: ({ print }) => ({ kind: 'document', ...print }),
  keep: keepDocument,
  giveUp: giveUpDocument,
});

export const printTasks = (parts: PrintParts & { encryption: Encryption }): ScheduledTask[] => [
  ...tasksOfPrints('print itineraries', 'itineraries', parts, itineraryPrints),
  ...tasksOfPrints('print quotes', 'quotes', parts, quotePrints(parts.encryption)),
  ...tasksOfPrints('print documents', 'document-prints', parts, documentPrints(parts.encryption)),
];
