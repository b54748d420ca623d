import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { minuteInIndia } from '#domain/shared/india-time.ts';
import { namesOfStaff } from '#domain/staff/user-service.ts';
import { overdueDigestMail } from '#jobs/overdue-digest-mail.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { OverdueDigest, OwnersOverdue } from './overdue-digest.ts';
import {
  countOverdue,
  isDayChecked,
  isToBeMailed,
  markDigestMailed,
  selectOverdue,
  takeDay,
} from './overdue-digest-store.ts';

const opensAt = '08:00';

/**
 * Checks once a day, from 08:00 in India on; after a night without a worker, as soon as one runs. What becomes overdue
 * later is in the next morning's mail.
 */
export async function sendDigestIfDue(
  { db, queue }: { db: Db; queue: Queue },
  now = new Date(),
): Promise<void> {
  const [day = '', time = ''] = minuteInIndia(now).split(' ');
  if (time < opensAt || (await isDayChecked(db, day))) return;
  await queue.transaction(db, async (tx) => {
    const overdue = await countOverdue(tx, now);
    const isFirst = await takeDay(tx, day, overdue);
    if (isFirst && overdue > 0) await queue.enqueue(tx, overdueDigestMail, { day });
  });
}

/** How many of each owner's the mail lists; the inbox has the rest. */
const maxListed = 5;

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** What is overdue now; `undefined` when the day's mail was sent or nothing is overdue any more. */
export async function readDigest(
  db: Queryable,
  day: string,
  now = new Date(),
): Promise<OverdueDigest | undefined> {
  if (!(await isToBeMailed(db, day))) return undefined;
  const names = new Map((await namesOfStaff(db)).map(({ id, name }) => [id, name]));
  const owners = new Map<string, OwnersOverdue>();
  for (const { id, name, ownerId, dueAt, count } of await selectOverdue(db, now, maxListed)) {
    const key = String(ownerId ?? '');
    const { oldest } = owners.get(key) ?? { oldest: [] };
    const line = {
      id: String(id),
      reference: referenceOf(id),
      firstName: firstNameOf(name),
      dueAt: dueAt ?? now,
    };
    owners.set(key, { owner: names.get(key) ?? '', count, oldest: [...oldest, line] });
  }
  if (owners.size === 0) return undefined;
  const list = [...owners.values()].sort((a, b) => b.count - a.count);
  return { day, total: list.reduce((sum, { count }) => sum + count, 0), owners: list };
}

export const noteDigestMailed = (db: Queryable, day: string): Promise<void> => markDigestMailed(db, day);
