import { noteActivity } from '#domain/activity/activity-service.ts';
import { forgetOldDays } from '#domain/reports/report-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { forgetOldSessions } from '#domain/staff/session-service.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import {
  blankCustomers,
  blankEnquiries,
  deleteOldTraces,
  lockOldEnquiries,
  noteErased,
  selectForgotten,
} from './erasure-store.ts';

const atOnce = 200;
const retention = { id: null, name: 'Retention' };

async function eraseBatch(tx: Tx, now: Date, months: number): Promise<number> {
  const enquiries = await lockOldEnquiries(tx, now, months, atOnce);
  if (enquiries.length === 0) return 0;
  await blankEnquiries(tx, enquiries);
  await blankCustomers(tx, await selectForgotten(tx, enquiries));
  await noteErased(tx, enquiries, retention);
  await noteActivity(tx, {
    actorName: retention.name,
    action: 'person-erased',
    subjectKind: 'enquiries',
    detail: { enquiries: String(enquiries.length), after: `${months} months` },
  });
  return enquiries.length;
}

/**
 * Erases enquiries without a trip after the retention period, in batches, so that locks stay short; 0 months keep
 * everything. Returns how many were erased.
 */
export async function purgeOldEnquiries(
  db: Db,
  { now = new Date(), stop }: { now?: Date; stop?: AbortSignal } = {},
): Promise<number> {
  const { retentionMonths } = await readSettings(db);
  if (retentionMonths === 0) return 0;
  for (let total = 0; ; ) {
    const count = await db.transaction((tx) => eraseBatch(tx, now, retentionMonths));
    total += count;
    if (count < atOnce || stop?.aborted) return total;
  }
}

/** Deletes unused clicks, old undo steps and ended sessions. */
export async function purgeTraces(db: Db, now = new Date()): Promise<void> {
  await deleteOldTraces(db, now);
  await forgetOldSessions(db, now);
  await forgetOldDays(db, now);
}
