import { sendDutyDigestIfDue } from '#domain/bookings/mails/duty-digest-service.ts';
import { sendRemindersIfDue } from '#domain/bookings/mails/reminder-service.ts';
import { expireRequests } from '#domain/payments/requests/expiry-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

const everyMs = 60_000;
const hourMs = 3600_000;

export const bookingTasks = (parts: { db: Db; queue: Queue }): ScheduledTask[] => [
  { name: 'mail the duties of tomorrow', everyMs, run: () => sendDutyDigestIfDue(parts) },
  { name: 'remind of unassigned duties', everyMs, run: () => sendRemindersIfDue(parts) },
  {
    name: 'expire payment requests',
    everyMs: hourMs,
    run: async () => {
      await expireRequests(parts.db);
    },
  },
];
