import { publishDueBlogs, purgeDeletedBlogs } from '#domain/blogs/blog-staff-service.ts';
import { publishDuePages } from '#domain/pages/page-service.ts';
import { publishDuePlaces } from '#domain/places/place-staff-service.ts';
import {
  publishDueTourPackages,
  purgeDeletedTourPackages,
} from '#domain/tour-packages/tour-package-staff-service.ts';
import { purgeUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

/** Keeps publishing within the scheduled minute; a time that has passed already is told at once. */
const publishEveryMs = 15_000;
const hourMs = 3600_000;

export const publishingTasks = ({ db }: { db: Db }): ScheduledTask[] => [
  {
    name: 'publish what is due',
    everyMs: publishEveryMs,
    wokenBy: 'publishing',
    async run() {
      await publishDueBlogs(db);
      await publishDueTourPackages(db);
      await publishDuePages(db);
      await publishDuePlaces(db);
    },
  },
  {
    name: 'purge what was deleted',
    everyMs: hourMs,
    async run() {
      await purgeDeletedBlogs(db);
      await purgeDeletedTourPackages(db);
      await purgeUnsaved(db);
    },
  },
];
