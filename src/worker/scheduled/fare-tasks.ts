import { forgetOldMisses } from '#domain/fares/misses/stop-miss-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Db } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

const everyMs = 10_000;
const hourMs = 3600_000;

/** Pages show fares for travel tomorrow, and rates may begin to hold on a day, so each new day makes them stale. */
export function fareTasks({ db }: { db: Db }): ScheduledTask[] {
  let announcedDay = '';
  return [
    {
      name: 'renew fares for the new day',
      everyMs,
      async run() {
        const today = dayInIndia(new Date());
        if (today === announcedDay) return;
        await announceChange(db, 'fares');
        announcedDay = today;
      },
    },
    { name: 'forget places that were not found', everyMs: hourMs, run: () => forgetOldMisses(db) },
  ];
}
