import { noteActivity } from '#domain/activity/activity-service.ts';
import { removeOldMailFiles } from '#domain/attachments/mail-file-service.ts';
import { forgetOldDays } from '#domain/reports/report-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { forgetOldSessions } from '#domain/staff/session-service.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import {
  blankBookings,
  lockEnquiriesOfBookings,
  lockOldBookings,
  noteBookingsErased,
} from './booking-erasure-store.ts';
import {
  blankCustomers,
  blankEnquiries,
  deleteOldTraces,
  lockErasures,
  lockOldEnquiries,
  noteErased,
  selectForgotten,
} from './erasure-store.ts';

const atOnce = 200;
const retention = { id: null, name: 'Retention' };

async function eraseEnquiries(tx: Tx, now: Date, months: number): Promise<number> {
  await lockErasures(tx);
  const enquiries = await lockOldEnquiries(tx, now, months, atOnce);
  if (enquiries.length === 0) return 0;
  await blankEnquiries(tx, enquiries);
  await blankCustomers(tx, await selectForgotten(tx, { enquiries }));
  await noteErased(tx, enquiries, retention);
  await noteActivity(tx, {
    actorName: retention.name,
    action: 'customer-erased',
    subjectKind: 'enquiries',
    detail: { enquiries: String(enquiries.length), after: `${months} months` },
  });
  return enquiries.length;
}

/** Bookings, the enquiries that they came from, and customers who have nothing else left. */
async function eraseBookings(tx: Tx, now: Date, months: number): Promise<number> {
  await lockErasures(tx);
  const bookings = await lockOldBookings(tx, now, months, atOnce);
  if (bookings.length === 0) return 0;
  const enquiries = await lockEnquiriesOfBookings(tx, bookings, now, months);
  await blankBookings(tx, bookings);
  await blankEnquiries(tx, enquiries);
  await blankCustomers(tx, await selectForgotten(tx, { enquiries, bookings }));
  await noteBookingsErased(tx, bookings, retention);
  await noteErased(tx, enquiries, retention);
  await noteActivity(tx, {
    actorName: retention.name,
    action: 'customer-erased',
    subjectKind: 'bookings',
    detail: {
      bookings: String(bookings.length),
      enquiries: String(enquiries.length),
      after: `${months} months`,
    },
  });
  return bookings.length;
}

type Options = { now?: Date; stop?: AbortSignal };

/** In batches, so that locks stay short, until none is left; 0 months keep everything. */
async function inBatches(
  db: Db,
  months: number,
  { now = new Date(), stop }: Options,
  erase: (tx: Tx, now: Date, months: number) => Promise<number>,
): Promise<number> {
  if (months === 0) return 0;
  for (let total = 0; ; ) {
    const count = await db.transaction((tx) => erase(tx, now, months));
    total += count;
    if (count === 0 || stop?.aborted) return total;
  }
}

/** Erases enquiries without a trip after their retention period. Returns how many were erased. */
export async function purgeOldEnquiries(db: Db, options: Options = {}): Promise<number> {
  const { retentionMonths } = await readSettings(db);
  return inBatches(db, retentionMonths, options, eraseEnquiries);
}

/** Erases bookings so long after their last ride, unless money is still owed. Returns how many were erased. */
export async function purgeOldBookings(db: Db, options: Options = {}): Promise<number> {
  const { bookingRetentionMonths } = await readSettings(db);
  return inBatches(db, bookingRetentionMonths, options, eraseBookings);
}

/** Removes files of customers' mails after their retention period. Returns how many were removed. */
export async function purgeOldAttachments(db: Db, options: Options = {}): Promise<number> {
  const { attachmentRetentionMonths } = await readSettings(db);
  return inBatches(db, attachmentRetentionMonths, options, removeOldMailFiles);
}

/** Deletes unused clicks, old undo steps and ended sessions. */
export async function purgeTraces(db: Db, now = new Date()): Promise<void> {
  await deleteOldTraces(db, now);
  await forgetOldSessions(db, now);
  await forgetOldDays(db, now);
}
