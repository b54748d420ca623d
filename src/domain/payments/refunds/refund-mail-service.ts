import { bookingNumber } from '#domain/bookings/booking.ts';
import { addRefundEvent } from '#domain/bookings/money/refund-entry-service.ts';
import { type SharedBooking, viewForCustomer } from '#domain/bookings/share/booking-share-service.ts';
import { readCustomerToken } from '#domain/bookings/share/customer-link-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { Refund } from './refund.ts';
import { isUnmailed, markMailed, selectRefund, selectRefundReader } from './refund-store.ts';

export type RefundToMail = {
  refund: Refund;
  bookingId: string;
  number: string;
  firstName: string;
  email: string;
  enquiryId: string | null;
  settings: SiteSettings;
  booking: SharedBooking;
  /** Of the booking's page; `undefined` once it no longer opens. */
  token: string | undefined;
};

/** For the worker. `undefined` when it was mailed, when there is no address, and when the refund did not leave after all. */
export async function findRefundToMail(
  parts: { db: Queryable; encryption: Encryption },
  id: string,
  now = new Date(),
): Promise<RefundToMail | undefined> {
  const { db } = parts;
  const refund = (await isUnmailed(db, id)) ? await selectRefund(db, id) : undefined;
  if (!refund?.bookingId || (refund.state !== 'sent' && refund.state !== 'done')) return undefined;
  const { bookingId } = refund;
  const reader = await selectRefundReader(db, bookingId);
  const booking = await viewForCustomer(db, bookingId, now);
  if (!booking || !reader || reader.email === '') return undefined;
  const { name, email, enquiryId } = reader;
  return {
    ...{ refund, bookingId, email, enquiryId, number: bookingNumber(bookingId) },
    firstName: name.trim().split(/\s+/)[0] ?? '',
    settings: await readSettings(db),
    booking,
    token: await readCustomerToken(parts, bookingId, now),
  };
}

/** In the timeline; `reason` when the mail server refused it for good. */
export async function noteRefundMailed(
  db: Db,
  { refund, bookingId, email }: RefundToMail,
  reason?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await markMailed(tx, refund.id);
    await addRefundEvent(tx, undefined, bookingId, {
      step: reason === undefined ? 'mailed' : 'mail-refused',
      amountPaise: String(refund.amountPaise),
      reason: reason === undefined ? email : cutTo(storable(`${email}, ${reason}`), 300),
    });
  });
}
