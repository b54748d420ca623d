import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';
import { bookingServices, bookings, duties, moneyEntries } from '#domain/bookings/bookings-table.ts';
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

/** What was paid for a quote before its booking. */
export async function selectMoneyOfQuote(db: Queryable, quoteId: string): Promise<MoneyEntry[]> {
  const rows = await db
    .select(columns)
    .from(moneyEntries)
    .where(and(eq(moneyEntries.quoteId, BigInt(quoteId)), isNull(moneyEntries.bookingId)))
    .orderBy(asc(moneyEntries.id));
  return rows.map(entryOf);
}

/** What an entry belongs to. */
export async function selectSubject(db: Queryable, id: string) {
  const { bookingId, quoteId } = moneyEntries;
  const [row] = await db
    .select({ bookingId, quoteId })
    .from(moneyEntries)
    .where(eq(moneyEntries.id, BigInt(id)));
  return row && { bookingId: textOf(row.bookingId), quoteId: textOf(row.quoteId) };
}

/** What a booking was made for; the parts of a trip cost nothing beside it. */
export async function selectTitles(db: Queryable, bookingId: string): Promise<string[]> {
  const { title, partOf, position } = bookingServices;
  const rows = await db
    .select({ title })
    .from(bookingServices)
    .where(and(eq(bookingServices.bookingId, BigInt(bookingId)), isNull(partOf)))
    .orderBy(asc(position));
  return rows.flatMap((row) => (row.title === '' ? [] : [row.title]));
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

/** The entry that has the bank's number. Its booking is null while its quote has not become one. */
export async function selectEntryByUtr(tx: Queryable, utr: string) {
  const { bookingId, quoteId, amountPaise, receivedOn, entryKey } = moneyEntries;
  const [row] = await tx
    .select({ bookingId, quoteId, amountPaise, receivedOn, entryKey })
    .from(moneyEntries)
    .where(eq(moneyEntries.utr, utr));
  return row && { ...row, bookingId: textOf(row.bookingId), quoteId: textOf(row.quoteId) };
}

/** What was paid for a quote before it became a booking. */
export async function selectQuoteReceived(db: Queryable, quoteId: string): Promise<number> {
  const { kind, amountPaise } = moneyEntries;
  const entries = await db
    .select({ kind, amountPaise })
    .from(moneyEntries)
    .where(and(eq(moneyEntries.quoteId, BigInt(quoteId)), isNull(moneyEntries.bookingId)));
  return entries.reduce((sum, entry) => sum + receivedBy(entry), 0);
}

/** The driver of a ride of the booking; of the one that ends last when none is named. */
export async function selectCollector(tx: Tx, bookingId: string, dutyId: string) {
  const [row] = await tx
    .select({ dutyId: duties.id, driverId: duties.driverId })
    .from(duties)
    .where(
      and(
        eq(duties.bookingId, BigInt(bookingId)),
        isNotNull(duties.driverId),
        dutyId === '' ? undefined : eq(duties.id, BigInt(dutyId)),
      ),
    )
    .orderBy(desc(duties.endsAt), asc(duties.id))
    .limit(1);
  return row && { dutyId: String(row.dutyId), driverId: textOf(row.driverId) };
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
