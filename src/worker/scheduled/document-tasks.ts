import { issueDueDocuments, noteTripsThatEnded } from '#domain/documents/issue/work-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

const everyMs = 30_000;
const everyHourMs = 3600_000;

export const documentTasks = (parts: { db: Db; log: Log }): ScheduledTask[] => [
  {
    name: 'issue documents',
    everyMs,
    wokenBy: 'documents',
    run: (stop) => issueDueDocuments(parts, stop),
  },
  { name: 'look for trips that have ended', everyMs: everyHourMs, run: () => noteTripsThatEnded(parts.db) },
];
