import { noteActivity } from '#domain/activity/activity-service.ts';
import { removeOldFiles } from '#domain/attachments/file-service.ts';
import { removeOldMailFiles } from '#domain/attachments/mail-file-service.ts';
import { bookingLocks } from '#domain/bookings/personal-data.ts';
import { enquiryLocks } from '#domain/enquiries/personal-data.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { deleteExpired, eraseRecords } from './contributors.ts';

const atOnce = 200;
const retention = { id: null, name: 'Retention' };

async function eraseEnquiries(tx: Tx, now: Date, months: number): Promise<number> {
  await enquiryLocks.lockCustomerGroups(tx);
  const enquiries = await enquiryLocks.lockOldEnquiries(tx, now, months, atOnce);
  if (enquiries.length === 0) return 0;
  await eraseRecords(tx, 'enquiry', enquiries, retention);
  await eraseRecords(tx, 'customer', await enquiryLocks.selectForgotten(tx, { enquiries }), retention);
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
  await enquiryLocks.lockCustomerGroups(tx);
  const bookings = await bookingLocks.lockOldBookings(tx, now, months, atOnce);
  if (bookings.length === 0) return 0;
  const enquiries = await enquiryLocks.lockEnquiriesOfBookings(tx, bookings, now, months);
  await eraseRecords(tx, 'booking', bookings, retention);
  await eraseRecords(tx, 'enquiry', enquiries, retention);
  const customers = await enquiryLocks.selectForgotten(tx, { enquiries, bookings });
  await eraseRecords(tx, 'customer', customers, retention);
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

/** Removes files of customers' mails and those that staff added after their retention period. Returns how many were removed. */
export async function purgeOldAttachments(db: Db, options: Options = {}): Promise<number> {
  const { attachmentRetentionMonths } = await readSettings(db);
  const ofMails = await inBatches(db, attachmentRetentionMonths, options, removeOldMailFiles);
  return ofMails + (await inBatches(db, attachmentRetentionMonths, options, removeOldFiles));
}

/** Deletes unused clicks, old undo steps, names of imported files, ended sessions and counted days. */
export const purgeTraces = (db: Db, now = new Date()): Promise<void> => deleteExpired(db, now);
