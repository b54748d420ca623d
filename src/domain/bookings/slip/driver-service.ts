import { listPhotoKeys } from '#domain/attachments/attachment-service.ts';
import { type Booking, type Duty, type EntryKind, placeOf, receivedBy } from '#domain/bookings/booking.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { lockBoth } from '#domain/bookings/changes/change-duty.ts';
import { selectDutyOfDriver } from '#domain/bookings/duty-store.ts';
import { cashBreach } from '#domain/bookings/money/cash-limit.ts';
import { addReceived, insertEntry as insertMoney } from '#domain/bookings/money/money-store.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import type { DriverEntry } from './entry-input.ts';
import { maxCollectedPaise, maxEntriesWith, maxExpensePaise } from './entry-limits.ts';
import { isSameTimes, plausibleTime, statusAfter, timesOf } from './progress.ts';
import { removeExpense } from './removal.ts';
import {
  countWrongCode,
  insertEntry,
  markOpened,
  type NewEntry,
  type StoredEntry,
  selectCrew,
  selectEndOfLink,
  selectEntries,
  updateProgress,
} from './slip-store.ts';

const tokenShape = /^[\w-]{43}$/;
const dayMs = 24 * 3600_000;
/** So long after its end a duty can be opened by its link; entries that waited on a phone arrive well before. */
const linkDays = 7;
const maxWrongCodes = 5;

const endsAfter = ({ endsAt, endedAt }: Pick<Duty, 'endsAt' | 'endedAt'>) =>
  Math.max(endsAt.getTime(), endedAt?.getTime() ?? 0) + linkDays * dayMs;

/** The duty behind a link that still works. */
export async function findByToken(db: Queryable, token: string, now: Date): Promise<Duty | undefined> {
  const duty = tokenShape.test(token) ? await selectDutyOfDriver(db, hashOf(token)) : undefined;
  return duty && endsAfter(duty) > now.getTime() ? duty : undefined;
}

/** Whether the link opens a duty. */
export async function hasDriverDuty(db: Queryable, token: string, now = new Date()): Promise<boolean> {
  const found = tokenShape.test(token) ? await selectEndOfLink(db, hashOf(token)) : undefined;
  return found !== undefined && endsAfter(found) > now.getTime();
}

export type DriverDuty = {
  duty: Omit<Duty, 'endCode'>;
  crew: NonNullable<Awaited<ReturnType<typeof selectCrew>>>;
  entries: StoredEntry[];
  /** The keys of expenses with a photo. */
  photoKeys: string[];
  triesLeft: number;
};

/** Those of the present driver and of staff, without what a former driver entered. */
const entriesForDriver = (entries: readonly StoredEntry[], { driverSince }: Duty): StoredEntry[] =>
  entries.filter(
    ({ enteredBy, receivedAt }) => enteredBy !== '' || driverSince === null || receivedAt >= driverSince,
  );

/** The duty behind a driver's link; `undefined` once another driver has it or the link has expired. */
export async function viewDriverDuty(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<DriverDuty | undefined> {
  const found = await findByToken(db, token, now);
  if (!found) return undefined;
  const [crew, entries, photoKeys] = await Promise.all([
    selectCrew(db, found.id),
    selectEntries(db, found.id),
    listPhotoKeys(db, found.id),
  ]);
  const { endCode: _, ...duty } = found;
  return (
    crew && {
      duty,
      crew,
      entries: entriesForDriver(entries, found),
      photoKeys,
      triesLeft: Math.max(0, maxWrongCodes - crew.wrongCodes),
    }
  );
}

async function noteOpenedOnce(tx: Tx, token: string, now: Date): Promise<void> {
  const opened = await markOpened(tx, hashOf(token), now);
  if (opened) await addBookingEvent(tx, undefined, { ...opened, kind: 'slip-opened' });
}

/** The driver has opened the link; noted once for each link. */
export async function noteSlipOpened(db: Db, token: string, now = new Date()): Promise<void> {
  if (await findByToken(db, token, now)) await db.transaction((tx) => noteOpenedOnce(tx, token, now));
}

/**
 * `stored`: also when it was there already. `without-code`: the end is stored, and staff end the duty. `gone`: the link no
 * longer works. `closed`: the statement is closed, so it takes no end and no removal. `ended-before`: the driver's end is
 * stored already. `sent-before`: something else is stored under this key.
 */
export type Recorded =
  | { kind: 'stored' | 'without-code' }
  | {
      kind:
        | 'gone'
        | 'closed'
        | 'cancelled'
        | 'ended-before'
        | 'sent-before'
        | 'too-many-entries'
        | 'cash-limit';
    }
  | { kind: 'wrong-code'; triesLeft: number }
  | { kind: 'too-much'; maxPaise: number };

type CodeCheck = 'right' | 'without' | { triesLeft: number };

async function checkCode(tx: Tx, duty: Duty, entry: StepOrExpense): Promise<CodeCheck> {
  if (entry.kind !== 'end') return 'right';
  // A right code after five wrong ones may be a guess.
  const crew = await selectCrew(tx, duty.id);
  if (entry.withoutCode || (crew?.wrongCodes ?? 0) >= maxWrongCodes) return 'without';
  if (entry.code === duty.endCode) return 'right';
  const wrongCodes = await countWrongCode(tx, duty.id, entry.key, entry.code);
  return wrongCodes >= maxWrongCodes ? 'without' : { triesLeft: maxWrongCodes - wrongCodes };
}

type StepOrExpense = Exclude<DriverEntry, { kind: 'removal' }>;

const entryOf = (entry: StepOrExpense, happenedAt: Date): NewEntry => ({
  key: entry.key,
  kind: entry.kind,
  happenedAt,
  sequence: entry.sequence,
  reason: entry.reason,
  enteredBy: '',
  removesKey: null,
  ...(entry.kind === 'expense'
    ? { expense: entry.expense, amountPaise: entry.amountPaise, odometerKm: null }
    : { expense: '', amountPaise: null, odometerKm: entry.odometerKm }),
});

type Collected = { key: string; amountPaise: number; receivedOn: string };

/** Cash that the customer gave the driver at the end. */
async function addCollected(tx: Tx, duty: Duty, { key, amountPaise, receivedOn }: Collected): Promise<void> {
  const money = { kind: 'collected-by-driver', method: 'cash', amountPaise } as const;
  const { driver = '' } = (await selectCrew(tx, duty.id)) ?? {};
  const holder = { place: placeOf(money), driverId: duty.driverId, dutyId: duty.id };
  const entry = {
    ...{ ...money, ...holder, key, receivedOn },
    ...{ reference: '', utr: null, reversesId: null, madeBy: driver },
  };
  if ((await insertMoney(tx, duty.bookingId, entry)) === undefined) return;
  await addReceived(tx, duty.bookingId, receivedBy(money));
  await addBookingEvent(tx, undefined, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: 'money',
    detail: { kind: money.kind, method: money.method, amountPaise: String(amountPaise) },
  });
}

const collectedOf = (key: string, amountPaise: number, at: Date): Collected => ({
  key,
  amountPaise,
  receivedOn: dayInIndia(at),
});

const detailOf = (entry: StepOrExpense, isWithoutCode: boolean): Record<string, string> =>
  entry.kind === 'expense'
    ? { entry: entry.expense, amountPaise: String(entry.amountPaise) }
    : { entry: entry.kind, ...(isWithoutCode && { code: 'none' }) };

const sameFields = ['kind', 'expense', 'amountPaise', 'odometerKm', 'reason', 'removesKey'] as const;

/** What a known key answers: the entry changes nothing, also when it was changed before it was sent again. */
function repeated(stored: StoredEntry, entry: NewEntry, duty: Duty): Recorded {
  if (sameFields.some((field) => stored[field] !== entry[field])) return { kind: 'sent-before' };
  return { kind: entry.kind === 'end' && duty.status !== 'done' ? 'without-code' : 'stored' };
}

/** Why an end is not taken, with its cash. */
function refusedEnd(duty: Duty, entries: readonly StoredEntry[]): Recorded | undefined {
  if (duty.closedAt) return { kind: 'closed' };
  if (duty.status === 'cancelled' || duty.status === 'no-show') return { kind: 'cancelled' };
  const isEnded = entriesForDriver(entries, duty).some(
    ({ kind, enteredBy }) => kind === 'end' && enteredBy === '',
  );
  return isEnded ? { kind: 'ended-before' } : undefined;
}

function tooMuch(entry: StepOrExpense, { totalPaise }: Booking): Recorded | undefined {
  const [paise, maxPaise] =
    entry.kind === 'expense'
      ? [entry.amountPaise, maxExpensePaise]
      : [entry.collected ?? 0, maxCollectedPaise(totalPaise)];
  return paise > maxPaise ? { kind: 'too-much', maxPaise } : undefined;
}

const isFull = (entries: readonly StoredEntry[], kind: DriverEntry['kind']): boolean =>
  entries.filter(({ enteredBy }) => enteredBy === '').length >= maxEntriesWith(kind);

/** Stores what a driver entered, once: an entry with a known key changes nothing. */
async function record(
  tx: Tx,
  { booking, duty }: { booking: Booking; duty: Duty },
  entry: StepOrExpense,
  now: Date,
): Promise<Recorded> {
  const entries = await selectEntries(tx, duty.id);
  const stored = entries.find(({ key }) => key === entry.key);
  if (stored) return repeated(stored, entryOf(entry, stored.happenedAt), duty);
  if (isFull(entries, entry.kind)) return { kind: 'too-many-entries' };
  const refused = (entry.kind === 'end' && refusedEnd(duty, entries)) || tooMuch(entry, booking);
  if (refused) return refused;
  const check = await checkCode(tx, duty, entry);
  if (typeof check === 'object') return { kind: 'wrong-code', ...check };
  const happenedAt = plausibleTime(entry.happenedAt ?? undefined, duty, now);
  const collected =
    entry.kind === 'end' && entry.collected ? collectedOf(entry.key, entry.collected, happenedAt) : undefined;
  if (collected && (await cashBreach(tx, booking, collected))) return { kind: 'cash-limit' };
  await insertEntry(tx, duty.id, entryOf(entry, happenedAt));
  if (collected) await addCollected(tx, duty, collected);
  await addBookingEvent(tx, undefined, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: 'entry',
    detail: detailOf(entry, check === 'without'),
  });
  if (check === 'right') await progress(tx, duty, entry.kind);
  return { kind: check === 'right' ? 'stored' : 'without-code' };
}

/** A closed statement stays as it is; staff reopen it. */
async function recordRemoval(
  tx: Tx,
  duty: Duty,
  { key, removes, reason }: Extract<DriverEntry, { kind: 'removal' }>,
  now: Date,
): Promise<Recorded> {
  const entries = await selectEntries(tx, duty.id);
  const stored = entries.find((entry) => entry.key === key);
  if (stored) return { kind: stored.removesKey === removes ? 'stored' : 'sent-before' };
  if (duty.closedAt) return { kind: 'closed' };
  if (isFull(entries, 'removal')) return { kind: 'too-many-entries' };
  await removeExpense(tx, duty, { key, removesKey: removes, reason, enteredBy: '', happenedAt: now });
  return { kind: 'stored' };
}

/** Moves the duty on after an entry, and takes its times from the entries that count; also for what staff enter. */
export async function progress(
  tx: Tx,
  duty: Duty,
  kind: EntryKind,
  actor?: { id: string; name: string },
): Promise<void> {
  const status = statusAfter(duty.status, kind);
  const times = timesOf(await selectEntries(tx, duty.id), duty, status);
  if (status === duty.status && isSameTimes(times, duty)) return;
  const { startedAt, endedAt } = times;
  await updateProgress(tx, duty.id, { status, startedAt, endedAt });
  if (status === duty.status) return;
  await addBookingEvent(tx, actor, {
    bookingId: duty.bookingId,
    dutyId: duty.id,
    kind: 'status',
    detail: { from: duty.status, to: status },
  });
}

export async function recordEntry(
  db: Db,
  token: string,
  entry: DriverEntry,
  now = new Date(),
): Promise<Recorded> {
  const found = await findByToken(db, token, now);
  if (!found) return { kind: 'gone' };
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockBoth(tx, found.id);
      // Another driver may have got the duty while this one waited for the lock.
      if (!(await findByToken(tx, token, now))) return { kind: 'gone' };
      // Without script the page does not report that it was opened.
      await noteOpenedOnce(tx, token, now);
      return entry.kind === 'removal'
        ? recordRemoval(tx, locked.duty, entry, now)
        : record(tx, locked, entry, now);
    });
  } catch (error) {
    if (failureOf(error).code === 'not_found') return { kind: 'gone' };
    throw error;
  }
}
