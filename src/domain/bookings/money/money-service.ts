import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  type Booking,
  balanceOf,
  bookingNumber,
  type MoneyEntry,
  placeOf,
  receivedBy,
} from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { lockBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { cashBreach, cashLimitPaise } from './cash-limit.ts';
import type { MoneyInput } from './money-input.ts';
import {
  addReceived,
  insertEntry,
  type NewEntry,
  selectCollector,
  selectEntry,
  selectEntryByKey,
} from './money-store.ts';
import { assertReceivedDay } from './received-day.ts';
import { refuseUtr } from './taken-utr-service.ts';
import { utrOf } from './utr.ts';

const messages = bookingMessages.bookings;

async function lock(tx: Tx, id: string): Promise<Booking> {
  const booking = rowId.test(id) ? await lockBooking(tx, id) : undefined;
  if (!booking) throw new Failure('not_found', messages.gone);
  return booking;
}

async function store(tx: Tx, actor: StaffActor, bookingId: string, entry: NewEntry): Promise<boolean> {
  if ((await insertEntry(tx, bookingId, entry)) === undefined) return false;
  await addReceived(tx, bookingId, receivedBy(entry));
  const { kind, method, reference, receivedOn } = entry;
  const amountPaise = String(Math.abs(entry.amountPaise));
  await addBookingEvent(tx, actor, {
    bookingId,
    kind: entry.reversesId === null ? 'money' : 'money-reversed',
    detail: { kind, amountPaise, method, receivedOn, ...(reference && { reference }) },
  });
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(
    tx,
    lineBy(actor, entry.reversesId === null ? 'booking-money' : 'booking-money-reversed', subject, {
      kind,
      amountPaise,
    }),
  );
  return true;
}

type DatedMoney = MoneyInput & { receivedOn: string };

/** A second try, whose first answer was lost, may have been changed before it was sent. */
function assertSame(stored: MoneyEntry, typed: DatedMoney): void {
  const fields = ['kind', 'amountPaise', 'method', 'reference', 'receivedOn'] as const;
  if (fields.some((field) => stored[field] !== typed[field]))
    throw new Failure('conflict', messages.enteredBefore(formatPaise(stored.amountPaise)));
}

async function assertCash(tx: Tx, booking: Booking, typed: DatedMoney): Promise<void> {
  const breach = typed.method === 'cash' ? await cashBreach(tx, booking, typed) : undefined;
  if (!breach) return;
  const text = breach.scope === 'booking' ? messages.cashOfBooking : messages.cashOfDay;
  throw new Failure('invalid', text(formatPaise(cashLimitPaise), formatPaise(breach.beforePaise)), {
    field: 'amount',
  });
}

/** More than is owed may be right, such as for a service to come, but is taken only when it was asked about. */
function assertWithinBalance(booking: Booking, { amountPaise, confirmedPaise }: DatedMoney): void {
  const balancePaise = Math.max(0, balanceOf(booking));
  if (amountPaise <= balancePaise || amountPaise === confirmedPaise) return;
  const text = messages.aboveBalance(formatPaise(amountPaise), formatPaise(balancePaise));
  throw new Failure('conflict', text, { field: 'confirmed' });
}

const nobody = { driverId: null, dutyId: null };

/** The driver who has it, and the ride; nobody of money that is not with a driver. */
async function collectorOf(tx: Tx, bookingId: string, typed: MoneyInput) {
  if (placeOf(typed) !== 'driver') return nobody;
  const { dutyId = '' } = typed;
  const collector =
    dutyId === '' || rowId.test(dutyId) ? await selectCollector(tx, bookingId, dutyId) : undefined;
  if (dutyId !== '' && !collector) throw new Failure('invalid', messages.collectorWrong, { field: 'dutyId' });
  return collector ?? nobody;
}

/** Money that came in. Idempotent by its key. */
export async function addMoney(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  input: MoneyInput,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  // Refunds go back to their sources, above a limit by a second person.
  if (input.kind === 'refund') throw new Failure('invalid');
  const typed = { ...input, receivedOn: input.receivedOn ?? dayInIndia(now) };
  await db.transaction(async (tx) => {
    const booking = await lock(tx, bookingId);
    const stored = await selectEntryByKey(tx, bookingId, typed.key);
    if (stored) return assertSame(stored, typed);
    assertReceivedDay(typed.receivedOn, now);
    await assertCash(tx, booking, typed);
    assertWithinBalance(booking, typed);
    const utr = utrOf(typed);
    await refuseUtr(tx, utr);
    const { key, kind, amountPaise, method, reference, receivedOn } = typed;
    const holder = { place: placeOf(typed), ...(await collectorOf(tx, bookingId, typed)) };
    const entry = { ...{ key, kind, amountPaise, method, reference, receivedOn, utr }, ...holder };
    if (await store(tx, actor, bookingId, { ...entry, reversesId: null, madeBy: actor.name })) return;
    // Another booking got the same UTR in the same moment.
    await refuseUtr(tx, utr);
    throw new Failure('conflict', messages.changedMeanwhile);
  });
}

/** The database keeps money that was refunded from being taken for a mistake. */
async function storeReversal(
  tx: Tx,
  actor: StaffActor,
  bookingId: string,
  opposite: NewEntry,
): Promise<boolean> {
  try {
    return await store(tx, actor, bookingId, opposite);
  } catch (error) {
    if (violatedConstraint(error) === 'money_entries_refunded')
      throw new Failure('conflict', messages.refundedEntry);
    throw error;
  }
}

/** Corrects a mistake by an entry of the opposite amount and the same day; an entry is reversed once. */
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
    if (entry.kind === 'refund') assertArea(actor, 'money');
    const { kind, method, place, driverId, dutyId, reference, receivedOn } = entry;
    const amountPaise = -entry.amountPaise;
    const holder = { place, driverId, dutyId };
    const opposite = { key, kind, method, ...holder, reference, receivedOn, amountPaise, utr: null };
    const isStored = await storeReversal(tx, actor, bookingId, {
      ...opposite,
      ...{ reversesId: entryId, madeBy: actor.name },
    });
    if (!isStored) throw new Failure('conflict', messages.reversedBefore);
  });
}
