import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber, type MoneyPlace, type PayMethod, receivedBy } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { selectByQuote } from '#domain/bookings/making/new-booking-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { selectReversible } from './bank-money-store.ts';
import { addReceived, insertEntry, lockQuoteMoney, type NewEntry } from './money-store.ts';

/** Money of a booking, or of an accepted quote that is no booking yet. */
export type MoneySubject = { bookingId: string } | { quoteId: string };

export type ReceivedMoney = {
  /** The same key counts once. */
  key: string;
  amountPaise: number;
  method: PayMethod;
  place: MoneyPlace;
  reference: string;
  utr: string | null;
  /** The day in India on which it came. */
  receivedOn: string;
  requestId?: string | null;
  gatewayPaymentId?: string | null;
};

/** The gateway counts by itself what it has confirmed. */
export type Confirmer = StaffActor | 'gateway';

async function bookingOf(tx: Tx, subject: MoneySubject): Promise<string | null> {
  if ('bookingId' in subject) {
    if (!(await lockBooking(tx, subject.bookingId)))
      throw new Failure('not_found', bookingMessages.bookings.gone);
    return subject.bookingId;
  }
  // The booking that is made in the same moment takes the quote's money along.
  await lockQuoteMoney(tx, subject.quoteId);
  const booking = await selectByQuote(tx, subject.quoteId);
  if (booking) await lockBooking(tx, booking.id);
  return booking?.id ?? null;
}

/** The returns of a filed month stay as they are, so money that is noticed later belongs to the day on which it is noticed. */
async function insertOnOpenDay(tx: Tx, bookingId: string | null, entry: NewEntry) {
  const today = dayInIndia(new Date());
  const { receivedOn } = entry;
  if (receivedOn.slice(0, 7) === today.slice(0, 7))
    return { entryId: await insertEntry(tx, bookingId, entry), receivedOn };
  try {
    // A savepoint, because a refused statement ends its transaction.
    return {
      entryId: await tx.transaction((inner) => insertEntry(inner, bookingId, entry)),
      receivedOn,
    };
  } catch (error) {
    if (failureOf(error).code !== 'period_filed') throw error;
    return {
      entryId: await insertEntry(tx, bookingId, { ...entry, receivedOn: today }),
      receivedOn: today,
    };
  }
}

/**
 * Counts money that the gateway, a line of the bank or a staff member with the area of money confirms. Returns its entry's id, or `undefined`
 * when the same key, payment or number of the bank is counted already.
 */
export async function countReceived(
  tx: Tx,
  confirmer: Confirmer,
  subject: MoneySubject,
  money: ReceivedMoney,
): Promise<string | undefined> {
  const actor = confirmer === 'gateway' ? undefined : confirmer;
  if (actor) assertArea(actor, 'money');
  const bookingId = await bookingOf(tx, subject);
  const { amountPaise, method, reference } = money;
  const madeBy = actor?.name ?? 'Payment gateway';
  const { entryId, receivedOn } = await insertOnOpenDay(tx, bookingId, {
    ...{ ...money, kind: 'advance', reversesId: null, driverId: null, dutyId: null, madeBy },
    quoteId: 'quoteId' in subject ? subject.quoteId : null,
  });
  if (entryId === undefined || bookingId === null) return entryId;
  await addReceived(tx, bookingId, receivedBy({ kind: 'advance', amountPaise }));
  const paise = String(amountPaise);
  const detail = {
    ...{ kind: 'advance', amountPaise: paise, method, receivedOn },
    ...(reference && { reference }),
  };
  await addBookingEvent(tx, actor, { bookingId, kind: 'money', detail });
  if (actor) {
    const booking = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'booking-money', booking, { kind: 'advance', amountPaise: paise }));
  }
  return entryId;
}

/**
 * Takes back what was counted by mistake, by an entry of the opposite amount and the same day, also of a quote that is no booking yet.
 * An entry is reversed once. Returns the request that it was counted for.
 */
export async function reverseReceived(
  tx: Tx,
  actor: StaffActor,
  entryId: string,
  key: string,
): Promise<{ requestId: string | null }> {
  assertArea(actor, 'money');
  const found = await selectReversible(tx, entryId);
  if (!found) throw new Failure('not_found', bookingMessages.bookings.entryGone);
  const { id, requestId, quoteId, kind, method, place, reference, receivedOn } = found;
  const bookingId = await bookingOf(
    tx,
    found.bookingId === null ? { quoteId: quoteId ?? '' } : { bookingId: found.bookingId },
  );
  const amountPaise = -found.amountPaise;
  const opposite = await insertEntry(tx, bookingId, {
    ...{ key, kind, method, place, reference, receivedOn, amountPaise, quoteId, reversesId: id },
    ...{ utr: null, driverId: null, dutyId: null, madeBy: actor.name },
  });
  if (opposite === undefined) throw new Failure('conflict', bookingMessages.bookings.reversedBefore);
  if (bookingId === null) return { requestId };
  await addReceived(tx, bookingId, receivedBy({ kind, amountPaise }));
  const paise = String(found.amountPaise);
  const detail = { kind, amountPaise: paise, method, receivedOn, ...(reference && { reference }) };
  await addBookingEvent(tx, actor, { bookingId, kind: 'money-reversed', detail });
  const booking = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-money-reversed', booking, { kind, amountPaise: paise }));
  return { requestId };
}
