import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { insertLimit, selectLimit } from './refund-limit-store.ts';

/** Until staff have entered another amount. */
const usualLimitPaise = 25_000_00;

/** Refunds of a booking that together are above it need a second person. */
export const refundLimitOn = async (db: Queryable, now: Date): Promise<number> =>
  (await selectLimit(db, dayInIndia(now))) ?? usualLimitPaise;

export type RefundLimit = {
  limitPaise: number;
  /** A higher one that holds from tomorrow on. */
  tomorrowPaise: number | null;
};

export async function viewRefundLimit(db: Queryable, actor: StaffActor, now: Date): Promise<RefundLimit> {
  assertArea(actor, 'money');
  const limitPaise = await refundLimitOn(db, now);
  const tomorrow = await selectLimit(db, daysAfter(dayInIndia(now), 1));
  return { limitPaise, tomorrowPaise: tomorrow === undefined || tomorrow === limitPaise ? null : tomorrow };
}

/**
 * A lower amount holds at once. A higher one holds from tomorrow on, so that nobody raises it for a refund that they are about to send.
 * Idempotent by the key. Returns the first day, as people read it.
 */
export async function changeRefundLimit(
  db: Db,
  actor: StaffActor,
  { key, limitPaise }: { key: string; limitPaise: number },
  now = new Date(),
): Promise<string> {
  assertArea(actor, 'money');
  const today = dayInIndia(now);
  return db.transaction(async (tx) => {
    const present = await refundLimitOn(tx, now);
    const validFrom = limitPaise > present ? daysAfter(today, 1) : today;
    const id = await insertLimit(tx, { key, validFrom, limitPaise, madeBy: actor.name });
    if (id !== undefined) {
      const subject = { kind: 'refund-limit', id, name: '' };
      const detail = { limitPaise: String(limitPaise), 'valid from': dateText(validFrom) };
      await noteActivity(tx, lineBy(actor, 'refund-limit-changed', subject, detail));
    }
    return dateText(validFrom);
  });
}
