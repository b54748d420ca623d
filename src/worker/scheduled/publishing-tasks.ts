import { publishDueBlogs, purgeDeletedBlogs } from '#domain/blogs/blog-staff-service.ts';
import {
  type ClaimedItinerary,
  claimItinerary,
  giveUpItinerary,
  keepItinerary,
} from '#domain/tour-packages/tour-package-print-service.ts';
import {
  publishDueTourPackages,
  purgeDeletedTourPackages,
} from '#domain/tour-packages/tour-package-staff-service.ts';
import { purgeUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { type PrintKind, type PrintParts, printTasks } from '#worker/pdf/print-queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** Keeps publishing within the scheduled minute. */
const publishEveryMs = 2_000;
const hourMs = 3600_000;

export const itineraryPrints: PrintKind<ClaimedItinerary> = {
  claim: claimItinerary,
  jobOf: ({ tourPackage, settings }) => ({ kind: 'itinerary', tourPackage, settings, madeAt: new Date() }),
  keep: keepItinerary,
  giveUp: giveUpItinerary,
};

export const publishingTasks = (parts: PrintParts): ScheduledTask[] => [
  {
    name: 'publish what is due',
    everyMs: publishEveryMs,
    async run() {
      await publishDueBlogs(parts.db);
      await publishDueTourPackages(parts.db);
    },
  },
  ...printTasks('print itineraries', parts, itineraryPrints),
  {
    name: 'purge what was deleted',
    everyMs: hourMs,
    async run() {
      await purgeDeletedBlogs(parts.db);
      await purgeDeletedTourPackages(parts.db);
      await purgeUnsaved(parts.db);
    },
  },
];
