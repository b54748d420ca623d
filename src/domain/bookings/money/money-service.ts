import { bookingMessages } from '#booking-messages.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber, type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { TypedMoney } from './money-input.ts';
import { addReceived, insertEntry, type NewEntry, selectEntry, selectEntryByKey } from './money-store.ts';

const messages = bookingMessages.bookings;

async function lock(tx: Tx, id: string): Promise<Booking> {
  const booking = rowId.test(id) ? await lockBooking(tx, id) : undefined;
  if (!booking) throw new Failure('not_found', messages.gone);
  return booking;
}

async function store(tx: Tx, actor: StaffActor, bookingId: string, entry: NewEntry): Promise<boolean> {
  if (!(await insertEntry(tx, bookingId, entry))) return false;
  await addReceived(tx, bookingId, receivedBy(entry));
  const { kind, method, reference } = entry;
  const amountPaise = String(Math.abs(entry.amountPaise));
  await addBookingEvent(tx, actor, {
    bookingId,
    kind: entry.reversesId === null ? 'money' : 'money-reversed',
    detail: { kind, amountPaise, method, ...(reference && { reference }) },
  });
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-money', subject, { kind, amountPaise }));
  return true;
}

/** A second try, whose first answer was lost, may have been changed before it was sent. */
function assertSame(stored: MoneyEntry, typed: TypedMoney): void {
  const fields = ['kind', 'amountPaise', 'method', 'reference'] as const;
  if (fields.some((field) => stored[field] !== typed[field]))
    throw new Failure('conflict', messages.enteredBefore(formatPaise(stored.amountPaise)));
}

/** Money that came in or went back. Idempotent by its key. */
export async function addMoney(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  typed: TypedMoney,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const { receivedPaise } = await lock(tx, bookingId);
    const stored = await selectEntryByKey(tx, bookingId, typed.key);
    if (stored) return assertSame(stored, typed);
    if (typed.kind === 'refund' && typed.amountPaise > receivedPaise)
      throw new Failure('invalid', messages.refundTooLarge(formatPaise(Math.max(0, receivedPaise))), {
        field: 'amount',
      });
    await store(tx, actor, bookingId, { ...typed, reversesId: null, madeBy: actor.name });
  });
}

/** Corrects a mistake by an entry of the opposite amount; an entry is reversed once. */
export async function reverseMoney(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  { entryId, key }: { entryId: string; key: string },
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    await lock(tx, bookingId);
    if (await selectEntryByKey(tx, bookingId, key)) return;
    const entry = rowId.test(entryId) ? await selectEntry(tx, bookingId, entryId) : undefined;
    if (!entry || entry.reversesId !== null) throw new Failure('not_found', messages.entryGone);
    const { kind, method, reference } = entry;
    const amountPaise = -entry.amountPaise;
    const opposite = { key, kind, method, reference, amountPaise, reversesId: entryId, madeBy: actor.name };
    if (!(await store(tx, actor, bookingId, opposite)))
      throw new Failure('conflict', messages.reversedBefore);
  });
}
