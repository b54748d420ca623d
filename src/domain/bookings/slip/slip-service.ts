import { bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { selectBooking, updateServiceAmount } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { changeDuty, type ExpectedDuty, lockBoth } from '#domain/bookings/changes/change-duty.ts';
import { selectDuty } from '#domain/bookings/duty-store.ts';
import { findRates } from '#domain/fares/fare-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { ExpenseInput, ReadingInput, RemovalInput } from './closing-input.ts';
import { findDriverToken, newDriverLink } from './driver-link.ts';
import { progress } from './driver-service.ts';
import { isBilledInterState } from './place-of-supply-service.ts';
import { removeExpense } from './removal.ts';
import {
  insertEntry,
  type NewEntry,
  type StoredEntry,
  selectCrew,
  selectEntries,
  selectEntryByKey,
  selectStanding,
  updateClosing,
  updateDriverToken,
} from './slip-store.ts';
import { type Correction, type Statement, statementOf } from './statement.ts';

export type { StoredEntry };

const messages = bookingMessages.slip;

type Parts = { db: Db; encryption: Encryption };

export type Slip = {
  duty: Duty;
  number: string;
  crew: NonNullable<Awaited<ReturnType<typeof selectCrew>>>;
  entries: StoredEntry[];
  /** As it was closed, or as it would be closed now. */
  statement: Statement;
  closedBy: string;
  /** When the driver first opened the present link. */
  openedAt: Date | null;
  /** `null` while the driver has no link. */
  driverToken: string | null;
  receivedPaise: number;
};

async function statementFor(
  db: Queryable,
  duty: Duty,
  corrections: readonly Correction[],
): Promise<Statement> {
  const [entries, rates, isInterState] = await Promise.all([
    selectEntries(db, duty.id),
    duty.rateVersion === null ? undefined : findRates(db, duty.rateVersion),
    isBilledInterState(db, duty.bookingId),
  ]);
  return statementOf({ duty, rates, entries, corrections, isInterState });
}

/** The entries of a duty and its statement; with corrections, as it would be with them. */
export async function viewSlip(
  { db, encryption }: Parts,
  actor: StaffActor,
  dutyId: string,
  corrections: readonly Correction[] = [],
): Promise<Slip | undefined> {
  assertArea(actor, 'enquiries');
  const duty = rowId.test(dutyId) ? await selectDuty(db, dutyId) : undefined;
  const booking = duty && (await selectBooking(db, duty.bookingId));
  if (!booking) return undefined;
  const [crew, entries, standing, preview, driverToken] = await Promise.all([
    selectCrew(db, dutyId),
    selectEntries(db, dutyId),
    selectStanding(db, dutyId),
    statementFor(db, duty, corrections),
    findDriverToken({ db, encryption }, dutyId),
  ]);
  return (
    crew && {
      duty,
      number: bookingNumber(booking.id),
      crew,
      entries,
      statement: (duty.closedAt && standing?.statement) || preview,
      closedBy: standing?.closedBy ?? '',
      openedAt: standing?.openedAt ?? null,
      driverToken: driverToken ?? null,
      receivedPaise: booking.receivedPaise,
    }
  );
}

/** The token of the driver's link, made when there is none yet. With `isNew` the former link ends. */
export async function driverLink(
  { db, encryption }: Parts,
  actor: StaffActor,
  dutyId: string,
  { isNew = false } = {},
): Promise<string> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const { duty } = await lockBoth(tx, dutyId);
    if (duty.driverId === null) throw new Failure('conflict', messages.noDriver);
    const known = isNew ? undefined : await findDriverToken({ db: tx, encryption }, dutyId);
    if (known !== undefined) return known;
    const { token, stored } = newDriverLink(encryption, dutyId);
    await updateDriverToken(tx, dutyId, stored);
    return token;
  });
}

type StaffEntry = Omit<NewEntry, 'enteredBy' | 'sequence' | 'removesKey'>;

/** A second try, whose first answer was lost, may have been changed before it was sent. */
function assertSame(stored: Omit<StaffEntry, 'key'> | undefined, typed: StaffEntry): void {
  const fields = ['kind', 'expense', 'amountPaise', 'odometerKm', 'reason'] as const;
  // The time of an expense is when it was sent.
  const isSameTime = typed.kind === 'expense' || stored?.happenedAt.getTime() === typed.happenedAt.getTime();
  if (!stored || !isSameTime || fields.some((field) => stored[field] !== typed[field]))
    throw new Failure('conflict', messages.enteredBefore);
}

async function enter(tx: Tx, actor: StaffActor, duty: Duty, entry: StaffEntry): Promise<void> {
  if (duty.closedAt) throw new Failure('conflict', messages.closed);
  if (!(await insertEntry(tx, duty.id, { ...entry, sequence: 0, enteredBy: actor.name, removesKey: null })))
    return assertSame(await selectEntryByKey(tx, duty.id, entry.key), entry);
  const { kind, expense, amountPaise, reason } = entry;
  await addBookingEvent(tx, actor, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: 'entry',
    detail: {
      entry: expense || kind,
      ...(amountPaise !== null && { amountPaise: String(amountPaise) }),
      ...(reason && { reason }),
    },
  });
  await progress(tx, duty, kind, actor);
}

/** A time and an odometer by staff: for a driver without the link, and in place of what the driver entered wrongly. */
export async function enterReading(
  db: Db,
  actor: StaffActor,
  dutyId: string,
  reading: ReadingInput,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const { duty } = await lockBoth(tx, dutyId);
    await enter(tx, actor, duty, { ...reading, expense: '', amountPaise: null });
  });
}

export async function enterExpense(
  db: Db,
  actor: StaffActor,
  dutyId: string,
  expense: ExpenseInput,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const { duty } = await lockBoth(tx, dutyId);
    await enter(tx, actor, duty, { ...expense, kind: 'expense', happenedAt: now, odometerKm: null });
  });
}

/** An expense that was entered by mistake; both entries stay. */
export async function removeEnteredExpense(
  db: Db,
  actor: StaffActor,
  dutyId: string,
  removal: RemovalInput,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const { duty } = await lockBoth(tx, dutyId);
    if (duty.closedAt) throw new Failure('conflict', messages.closed);
    const { key, removes, reason } = removal;
    const entry = { key, removesKey: removes, reason, enteredBy: actor.name, happenedAt: now };
    if (!(await removeExpense(tx, duty, entry, actor))) throw new Failure('conflict', messages.enteredBefore);
  });
}

export type Closing = ExpectedDuty & {
  corrections: readonly Correction[];
  /** The total that the staff member saw. */
  totalPaise: number;
};

/**
 * Stores the statement; its total becomes the service's amount and so part of the booking's total. A ride that is part of
 * a package costs the customer nothing beside it.
 */
export async function closeDuty(
  db: Db,
  actor: StaffActor,
  closing: Closing,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeDuty(db, actor, closing, 'closed', async (tx, duty, booking) => {
    if (duty.closedAt) throw new Failure('conflict', messages.closedAlready);
    if (duty.status !== 'done') throw new Failure('conflict', messages.notDone);
    const statement = await statementFor(tx, duty, closing.corrections);
    const { totalPaise } = statement;
    if (totalPaise < 0) throw new Failure('invalid', messages.belowZero, { field: 'correction' });
    if (totalPaise !== closing.totalPaise)
      throw new Failure('conflict', messages.totalChanged(formatPaise(totalPaise)));
    await updateClosing(tx, duty.id, {
      statement,
      statementPaise: totalPaise,
      closedBy: actor.name,
      closedAt: now,
    });
    await updateServiceAmount(tx, duty.id, booking.kind === 'cab' ? totalPaise : 0);
    await addBookingEvent(tx, actor, {
      bookingId: duty.bookingId,
      dutyId: duty.id,
      kind: 'closed',
      detail: { totalPaise: String(totalPaise), agreedPaise: String(duty.farePaise) },
    });
  });
}

/** Takes a closing back; the service costs what was agreed until it is closed again. */
export async function reopenDuty(db: Db, actor: StaffActor, seen: ExpectedDuty): Promise<void> {
  assertArea(actor, 'enquiries');
  await changeDuty(db, actor, seen, 'reopened', async (tx, duty) => {
    if (!duty.closedAt) throw new Failure('conflict', messages.notClosed);
    await updateClosing(tx, duty.id, { statement: null, statementPaise: null, closedBy: '', closedAt: null });
    await updateServiceAmount(tx, duty.id, duty.farePaise);
    await addBookingEvent(tx, actor, { bookingId: duty.bookingId, dutyId: duty.id, kind: 'reopened' });
  });
}
