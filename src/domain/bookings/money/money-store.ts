import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';
import { bookings, moneyEntries } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

const columns = {
  id: moneyEntries.id,
  kind: moneyEntries.kind,
  amountPaise: moneyEntries.amountPaise,
  method: moneyEntries.method,
  place: moneyEntries.place,
  driverId: moneyEntries.driverId,
  dutyId: moneyEntries.dutyId,
  reference: moneyEntries.reference,
  reversesId: moneyEntries.reversesId,
  receivedOn: moneyEntries.receivedOn,
  madeBy: moneyEntries.madeBy,
  madeAt: moneyEntries.madeAt,
};

type Ids = 'reversesId' | 'driverId' | 'dutyId';
type Row = Omit<MoneyEntry, 'id' | Ids> & { id: bigint } & Record<Ids, bigint | null>;

const textOf = (id: bigint | null) => (id === null ? null : String(id));
const numberOf = (id: string | null) => (id === null ? null : BigInt(id));

const entryOf = (row: Row): MoneyEntry => ({
  ...row,
  id: String(row.id),
  reversesId: textOf(row.reversesId),
  driverId: textOf(row.driverId),
  dutyId: textOf(row.dutyId),
});

/** In the order in which they were entered. */
export async function selectMoney(db: Queryable, bookingId: string): Promise<MoneyEntry[]> {
  const rows = await db
    .select(columns)
    .from(moneyEntries)
    .where(eq(moneyEntries.bookingId, BigInt(bookingId)))
    .orderBy(asc(moneyEntries.id));
  return rows.map(entryOf);
}

/** Of a quote that is no booking yet. */
export async function selectQuoteMoney(db: Queryable, quoteId: string): Promise<MoneyEntry[]> {
  const rows = await db
    .select(columns)
    .from(moneyEntries)
    .where(and(eq(moneyEntries.quoteId, BigInt(quoteId)), isNull(moneyEntries.bookingId)))
    .orderBy(asc(moneyEntries.id));
  return rows.map(entryOf);
}

export async function selectEntry(db: Queryable, bookingId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(moneyEntries)
    .where(and(eq(moneyEntries.bookingId, BigInt(bookingId)), eq(moneyEntries.id, BigInt(id))));
  return row && entryOf(row);
}

export type NewEntry = Omit<MoneyEntry, 'id' | 'madeAt'> & {
  key: string;
  utr: string | null;
  /** What the customer was asked for. */
  requestId?: string | null;
  gatewayPaymentId?: string | null;
  /** What it was paid for while there is no booking. */
  quoteId?: string | null;
};

/** Its id; `undefined` when an entry with this key or this UTR is there already, or when the entry was reversed before. */
export async function insertEntry(
  tx: Tx,
  bookingId: string | null,
  { key, reversesId, driverId, dutyId, requestId = null, quoteId = null, ...entry }: NewEntry,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(moneyEntries)
    .values({
      ...entry,
      bookingId: numberOf(bookingId),
      quoteId: numberOf(quoteId),
      entryKey: key,
      reversesId: numberOf(reversesId),
      driverId: numberOf(driverId),
      dutyId: numberOf(dutyId),
      requestId: numberOf(requestId),
    })
    .onConflictDoNothing()
    .returning({ id: moneyEntries.id });
  return row && String(row.id);
}

export async function selectEntryByKey(tx: Tx, bookingId: string, key: string) {
  const [row] = await tx
    .select(columns)
    .from(moneyEntries)
    .where(and(eq(moneyEntries.bookingId, BigInt(bookingId)), eq(moneyEntries.entryKey, key)));
  return row && entryOf(row);
}

/** The entry that has the bank's number. */
export async function selectEntryByUtr(tx: Tx, utr: string) {
  const { bookingId, amountPaise, receivedOn } = moneyEntries;
  const [row] = await tx
    .select({ bookingId, amountPaise, receivedOn })
    .from(moneyEntries)
    .where(eq(moneyEntries.utr, utr));
  return row && { ...row, bookingId: String(row.bookingId) };
}

export async function addReceived(tx: Tx, bookingId: string, paise: number): Promise<void> {
  await tx
    .update(bookings)
    .set({ receivedPaise: sql`${bookings.receivedPaise} + ${paise}`, changedAt: sql`now()` })
    .where(eq(bookings.id, BigInt(bookingId)));
}

/** What is counted for a quote and the making of its booking happen one after the other. */
export async function lockQuoteMoney(tx: Tx, quoteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('money of a quote'), hashtext(${quoteId}))`);
}

/** Gives a new booking what was paid for its quote before. */
export async function takeQuoteMoney(tx: Tx, bookingId: string, quoteId: string): Promise<void> {
  await lockQuoteMoney(tx, quoteId);
  const entries = await tx
    .update(moneyEntries)
    .set({ bookingId: BigInt(bookingId) })
    .where(and(eq(moneyEntries.quoteId, BigInt(quoteId)), isNull(moneyEntries.bookingId)))
    .returning({ kind: moneyEntries.kind, amountPaise: moneyEntries.amountPaise });
  const paise = entries.reduce((sum, entry) => sum + receivedBy(entry), 0);
  if (paise !== 0) await addReceived(tx, bookingId, paise);
}
