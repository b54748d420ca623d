import { randomUUID } from 'node:crypto';
import { dutyReminderMail } from '#jobs/duty-reminder-mail.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { insertReminders, markBundleMailed, selectReminded } from './duty-mail-store.ts';
import type { MailedDuty } from './mailed-duty.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Who makes a booking for today assigns it next, and needs no mail about it. */
const graceMs = 10 * minuteMs;
const maxListed = 200;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Reminds staff of duties without car or driver, 12 hours and 3 hours before the pick-up, each once. All that are due at
 * the same time share a mail.
 */
export async function sendRemindersIfDue(
  { db, queue }: { db: Db; queue: Queue },
  now = new Date(),
): Promise<void> {
  const bundle = randomUUID();
  const frame = {
    now,
    first: after(now, 12 * hourMs),
    second: after(now, 3 * hourMs),
    madeBefore: after(now, -graceMs),
  };
  await queue.transaction(db, async (tx) => {
    if ((await insertReminders(tx, frame, bundle)) > 0) await queue.enqueue(tx, dutyReminderMail, { bundle });
  });
}

/** Empty when the mail was sent, and when all were assigned meanwhile. */
export const readReminded = (db: Queryable, bundle: string, now = new Date()): Promise<MailedDuty[]> =>
  selectReminded(db, { bundle, now, limit: maxListed });

export const noteReminded = (db: Queryable, bundle: string): Promise<void> => markBundleMailed(db, bundle);
