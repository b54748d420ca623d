import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Duty, DutyEntry } from '#domain/bookings/booking.ts';
import { duties, dutyEntries } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { driverDue } from './due-store.ts';
import type { DriverDue } from './slip-text.ts';
import type { Statement } from './statement.ts';

/** Until when the duty of a driver's link lasts; without the rest of it, for a quick answer. */
export async function selectEndOfLink(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({ endsAt: duties.endsAt, endedAt: duties.endedAt })
    .from(duties)
    .where(eq(duties.driverTokenHash, tokenHash));
  return row;
}

export type StoredEntry = DutyEntry & { id: string; sequence: number; receivedAt: Date };

/** In the order in which they came. */
export async function selectEntries(db: Queryable, dutyId: string): Promise<StoredEntry[]> {
  const { id, entryKey, kind, happenedAt, sequence, receivedAt, odometerKm, expense, amountPaise } =
    dutyEntries;
  const { reason, enteredBy, removesKey } = dutyEntries;
  const rows = await db
    .select({
      id,
      key: entryKey,
      kind,
      happenedAt,
      sequence,
      receivedAt,
      odometerKm,
      expense,
      amountPaise,
      reason,
      enteredBy,
      removesKey,
    })
    .from(dutyEntries)
    .where(eq(dutyEntries.dutyId, BigInt(dutyId)))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export type NewEntry = DutyEntry & { sequence: number };

/** False when the entry is there already. */
export async function insertEntry(tx: Tx, dutyId: string, { key, ...entry }: NewEntry): Promise<boolean> {
  const rows = await tx
    .insert(dutyEntries)
    .values({ ...entry, dutyId: BigInt(dutyId), entryKey: key })
    .onConflictDoNothing()
    .returning({ id: dutyEntries.id });
  return rows.length > 0;
}

/** What staff or the driver typed, without who and when. */
export async function selectEntryByKey(tx: Tx, dutyId: string, key: string) {
  const { kind, happenedAt, expense, amountPaise, odometerKm, reason } = dutyEntries;
  const [row] = await tx
    .select({ kind, happenedAt, expense, amountPaise, odometerKm, reason })
    .from(dutyEntries)
    .where(and(eq(dutyEntries.dutyId, BigInt(dutyId)), eq(dutyEntries.entryKey, key)));
  return row;
}

/** Counts a wrong code and returns how many there were; the same code with the same key again is counted once. */
export async function countWrongCode(tx: Tx, dutyId: string, key: string, code: string): Promise<number> {
  // A hash of both, because another code is another try, whatever its key.
  const tried = sql`md5(${key + code})::uuid`;
  const [row] = await tx
    .update(duties)
    .set({
      wrongCodes: sql`${duties.wrongCodes} + (${duties.wrongCodeKey} is distinct from ${tried})::int`,
      wrongCodeKey: tried,
    })
    .where(eq(duties.id, BigInt(dutyId)))
    .returning({ wrongCodes: duties.wrongCodes });
  return row?.wrongCodes ?? 0;
}

type Progress = Pick<Duty, 'status' | 'startedAt' | 'endedAt'>;

/** A page that shows the duty as it was before must load it again. */
export async function updateProgress(tx: Tx, dutyId: string, progress: Progress): Promise<void> {
  await tx
    .update(duties)
    .set({ ...progress, revision: sql`${duties.revision} + 1` })
    .where(eq(duties.id, BigInt(dutyId)));
}

type Closing = {
  statement: Statement | null;
  statementPaise: number | null;
  closedBy: string;
  closedAt: Date | null;
};

export async function updateClosing(tx: Tx, dutyId: string, closing: Closing): Promise<void> {
  await tx
    .update(duties)
    .set({ ...closing, revision: sql`${duties.revision} + 1` })
    .where(eq(duties.id, BigInt(dutyId)));
}

type Standing = { statement: Statement | null; closedBy: string; openedAt: Date | null };

/** How it was closed, and when the driver first opened the link. */
export async function selectStanding(db: Queryable, dutyId: string): Promise<Standing | undefined> {
  const [row] = await db
    .select({ statement: duties.statement, closedBy: duties.closedBy, openedAt: duties.driverOpenedAt })
    .from(duties)
    .where(eq(duties.id, BigInt(dutyId)));
  return row && { ...row, statement: row.statement as Statement | null };
}

type Crew = DriverDue & {
  customer: string;
  phone: string;
  car: string;
  model: string;
  driver: string;
  driverPhone: string;
  wrongCodes: number;
  isOpened: boolean;
};

/** Who travels and who drives. A merged customer's booking names the one that they were merged into. */
export async function selectCrew(db: Queryable, dutyId: string): Promise<Crew | undefined> {
  const { rows } = await db.execute<Crew>(sql`
    select coalesce(nullif(d.passenger_name, ''), p.name) as customer,
      coalesce(nullif(d.passenger_phone, ''), p.phone_e164) as phone,
      coalesce(c.plate, '') as car, coalesce(c.model, '') as model,
      coalesce(r.name, '') as driver, coalesce(r.phone_e164, '') as "driverPhone",
      d.wrong_codes as "wrongCodes", d.driver_opened_at is not null as "isOpened",
      ${driverDue}
    from duties d
    join bookings b on b.id = d.booking_id
    join customers own on own.id = b.customer_id
    join customers p on p.id = coalesce(own.merged_into, own.id)
    left join cars c on c.id = d.car_id
    left join drivers r on r.id = d.driver_id
    where d.id = ${dutyId}::bigint`);
  return rows[0];
}

type DriverToken = { driverTokenHash: Buffer; driverTokenEncrypted: string };

export async function updateDriverToken(tx: Tx, dutyId: string, token: DriverToken): Promise<void> {
  await tx
    .update(duties)
    .set({ ...token, driverOpenedAt: null })
    .where(eq(duties.id, BigInt(dutyId)));
}

/** The duty when its link is opened for the first time. */
export async function markOpened(tx: Tx, tokenHash: Buffer, now: Date) {
  const [row] = await tx
    .update(duties)
    .set({ driverOpenedAt: now })
    .where(and(eq(duties.driverTokenHash, tokenHash), isNull(duties.driverOpenedAt)))
    .returning({ id: duties.id, bookingId: duties.bookingId });
  return row && { dutyId: String(row.id), bookingId: String(row.bookingId) };
}

/** Empty when the driver has no link. */
export async function selectEncryptedToken(db: Queryable, dutyId: string): Promise<string> {
  const [row] = await db
    .select({ stored: duties.driverTokenEncrypted })
    .from(duties)
    .where(eq(duties.id, BigInt(dutyId)));
  return row?.stored ?? '';
}

/** Every encrypted token, for key rotation. */
export async function selectEncryptedTokens(db: Queryable) {
  const { id, driverTokenEncrypted } = duties;
  return db
    .select({ id, stored: driverTokenEncrypted })
    .from(duties)
    .where(ne(driverTokenEncrypted, ''))
    .orderBy(asc(id));
}

/** Unless it was renewed meanwhile. */
export async function replaceEncryptedToken(
  db: Queryable,
  id: bigint,
  before: string,
  driverTokenEncrypted: string,
): Promise<void> {
  await db
    .update(duties)
    .set({ driverTokenEncrypted })
    .where(and(eq(duties.id, id), eq(duties.driverTokenEncrypted, before)));
}
