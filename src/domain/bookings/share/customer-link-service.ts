import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { newBookingLink, readBookingToken } from '#domain/bookings/making/booking-link.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { isLinkOver } from './booking-share-service.ts';
import { selectLink, selectWithEnd, updateLink } from './shared-booking-store.ts';

type Parts = { db: Queryable; encryption: Encryption };

export type CustomerLink = {
  /** `null` when only a new link helps: none is stored, or SECRET_KEYS no longer has its key. */
  token: string | null;
  /** The trip was so long ago that its link no longer opens. */
  isOver: boolean;
};

/** The customer's link of a booking; `undefined` when there is no such booking, or when it was erased. */
export async function viewCustomerLink(
  { db, encryption }: Parts,
  actor: StaffActor,
  bookingId: string,
  now = new Date(),
): Promise<CustomerLink | undefined> {
  assertArea(actor, 'enquiries');
  const found = rowId.test(bookingId) ? await selectWithEnd(db, bookingId) : undefined;
  const link = found && (await selectLink(db, bookingId));
  if (!link) return undefined;
  if (isLinkOver(found.lastEnd, now)) return { token: null, isOver: true };
  return { token: readBookingToken(encryption, link) ?? null, isOver: false };
}

/** For the customer's other pages and mails, which lead to that of the booking; `undefined` when its link no longer opens. */
export async function readCustomerToken(
  { db, encryption }: Parts,
  bookingId: string,
  now = new Date(),
): Promise<string | undefined> {
  const found = rowId.test(bookingId) ? await selectWithEnd(db, bookingId) : undefined;
  const link = found && !isLinkOver(found.lastEnd, now) ? await selectLink(db, bookingId) : undefined;
  return link && readBookingToken(encryption, link);
}

/** Makes a new link to the booking; the one before no longer opens. */
export async function renewCustomerLink(
  { db, encryption }: Parts & { db: Db },
  actor: StaffActor,
  bookingId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
    const link = booking && (await selectLink(tx, bookingId));
    if (!link) throw new Failure('not_found', bookingMessages.bookings.gone);
    await updateLink(tx, bookingId, newBookingLink(encryption, link.idempotencyKey));
    await addBookingEvent(tx, actor, { bookingId, kind: 'link-renewed' });
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'link' }));
  });
}
