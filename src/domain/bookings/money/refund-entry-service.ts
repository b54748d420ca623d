import { randomUUID } from 'node:crypto';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  type Booking,
  bookingNumber,
  type MoneyPlace,
  type PayMethod,
  receivedBy,
} from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { rowId } from '#paths.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { addReceived, insertEntry, selectEntry, selectEntryByUtr } from './money-store.ts';
import type { Confirmer } from './received-service.ts';
import { type StandingEntry, selectStandingEntries } from './refundable-store.ts';
import { refuseUtr } from './taken-utr-service.ts';
import { utrOf } from './utr.ts';

export type { StandingEntry } from './refundable-store.ts';

/** The money of a booking that was no mistake, in the order in which it came. */
export const readStandingMoney = (db: Queryable, bookingId: string): Promise<StandingEntry[]> =>
  selectStandingEntries(db, bookingId);

/** The booking, locked until the transaction ends, with its money. */
export async function lockMoney(
  tx: Tx,
  bookingId: string,
): Promise<{ booking: Booking; money: StandingEntry[] }> {
  const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
  if (!booking) throw new Failure('not_found', bookingMessages.bookings.gone);
  return { booking, money: await selectStandingEntries(tx, bookingId) };
}

export type SentRefund = {
  amountPaise: number;
  method: PayMethod;
  place: MoneyPlace;
  reference: string;
  /** The day in India on which it was sent. */
  sentOn: string;
};

/** One transfer may give back several payments of a booking; the first of its entries has the bank's number. */
async function freeUtr(tx: Tx, bookingId: string, utr: string | null): Promise<string | null> {
  const taken = utr === null ? undefined : await selectEntryByUtr(tx, utr);
  if (taken?.bookingId === bookingId) return null;
  await refuseUtr(tx, utr);
  return utr;
}

/** Enters money that was sent back; the caller has locked the booking. Returns the entry's id. */
export async function enterRefund(
  tx: Tx,
  sender: Confirmer,
  bookingId: string,
  { sentOn, ...refund }: SentRefund,
): Promise<string> {
  const staff = sender === 'gateway' ? undefined : sender;
  const { amountPaise, method, reference } = refund;
  const utr = await freeUtr(tx, bookingId, utrOf(refund));
  const entryId = await insertEntry(tx, bookingId, {
    ...{ ...refund, utr, key: randomUUID(), kind: 'refund', receivedOn: sentOn },
    ...{ reversesId: null, driverId: null, dutyId: null, madeBy: staff?.name ?? 'Payment gateway' },
  });
  if (entryId === undefined) throw new Failure('conflict', bookingMessages.bookings.changedMeanwhile);
  await addReceived(tx, bookingId, receivedBy({ kind: 'refund', amountPaise }));
  const paise = String(amountPaise);
  const detail = {
    ...{ kind: 'refund', amountPaise: paise, method, receivedOn: sentOn },
    ...(reference && { reference }),
  };
  await addBookingEvent(tx, staff, { bookingId, kind: 'money', detail });
  if (staff) {
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(staff, 'booking-money', subject, { kind: 'refund', amountPaise: paise }));
  }
  return entryId;
}

/** The gateway could not send it after all, so that the money is ours again. The caller has locked the booking. */
export async function takeBackRefund(
  tx: Tx,
  bookingId: string,
  entryId: string,
  today: string,
): Promise<void> {
  const entry = await selectEntry(tx, bookingId, entryId);
  if (!entry) throw new Failure('not_found', bookingMessages.bookings.entryGone);
  const { kind, method, place, driverId, dutyId, reference } = entry;
  const amountPaise = -entry.amountPaise;
  await insertEntry(tx, bookingId, {
    ...{ kind, method, place, driverId, dutyId, reference, amountPaise, utr: null, reversesId: entryId },
    ...{ key: randomUUID(), receivedOn: today, madeBy: 'Payment gateway' },
  });
  await addReceived(tx, bookingId, receivedBy({ kind, amountPaise }));
}

/** A line of the timeline about a refund before or after its money. */
export async function addRefundEvent(
  tx: Tx,
  by: { id: string; name: string } | undefined,
  bookingId: string,
  detail: Record<string, string>,
): Promise<void> {
  await addBookingEvent(tx, by, { bookingId, kind: 'refund', detail });
}
