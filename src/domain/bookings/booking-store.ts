import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Booking } from './booking.ts';
import { bookingCharges, bookingServices, bookings, duties } from './bookings-table.ts';

const columns = {
  id: bookings.id,
  customerId: bookings.customerId,
  origin: bookings.origin,
  kind: bookings.kind,
  firstDay: bookings.firstDay,
  lastDay: bookings.lastDay,
  enquiryId: bookings.enquiryId,
  quoteId: bookings.quoteId,
  ownerId: bookings.ownerId,
  totalPaise: bookings.totalPaise,
  receivedPaise: bookings.receivedPaise,
  notes: bookings.notes,
  isSample: bookings.isSample,
  madeBy: bookings.madeBy,
  madeAt: bookings.madeAt,
  cancelledAt: bookings.cancelledAt,
  erasedAt: bookings.erasedAt,
};

const textOf = (id: bigint | null) => (id === null ? null : String(id));

type References = 'id' | 'customerId' | 'enquiryId' | 'quoteId' | 'ownerId';
type Row = Omit<Booking, References> & {
  id: bigint;
  customerId: bigint;
  enquiryId: bigint | null;
  quoteId: bigint | null;
  ownerId: bigint | null;
  erasedAt: Date | null;
};

const bookingOf = ({ erasedAt: _erasedAt, ...row }: Row): Booking => ({
  ...row,
  id: String(row.id),
  customerId: String(row.customerId),
  enquiryId: textOf(row.enquiryId),
  quoteId: textOf(row.quoteId),
  ownerId: textOf(row.ownerId),
});

export async function selectBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const [row] = await db
    .select(columns)
    .from(bookings)
    .where(eq(bookings.id, BigInt(id)));
  return row && bookingOf(row);
}

/**
 * Locked until the transaction ends, before its duties. `no key update` lets others add events to it, who may hold the
 * lock of a duty.
 */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  const [row] = await tx
    .select(columns)
    .from(bookings)
    .where(eq(bookings.id, BigInt(id)))
    .for('no key update');
  return row && row.erasedAt === null ? bookingOf(row) : undefined;
}

/** The booking's total is what its services and charges come to. */
export async function refreshTotal(tx: Tx, id: string): Promise<number> {
  const key = BigInt(id);
  const services = tx
    .select({ paise: sql`coalesce(sum(${bookingServices.amountPaise}), 0)` })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, key));
  const charges = tx
    .select({ paise: sql`coalesce(sum(${bookingCharges.amountPaise}), 0)` })
    .from(bookingCharges)
    .where(eq(bookingCharges.bookingId, key));
  const [row] = await tx
    .update(bookings)
    .set({ totalPaise: sql`(${services}) + (${charges})`, changedAt: sql`now()` })
    .where(eq(bookings.id, key))
    .returning({ totalPaise: bookings.totalPaise });
  return row?.totalPaise ?? 0;
}

/** A cab booking is cancelled when all of its duties are; that of a package is cancelled by itself. */
export async function refreshCancelled(tx: Tx, id: string): Promise<void> {
  const key = BigInt(id);
  const live = tx
    .select({ one: sql`1` })
    .from(duties)
    .where(and(eq(duties.bookingId, key), sql`${duties.status} not in ('cancelled', 'no-show')`));
  await tx
    .update(bookings)
    .set({
      cancelledAt: sql`case when exists (${live}) then null else coalesce(${bookings.cancelledAt}, now()) end`,
    })
    .where(and(eq(bookings.id, key), eq(bookings.kind, 'cab')));
}

type BookingChange = Partial<Pick<Booking, 'notes' | 'ownerId' | 'cancelledAt' | 'firstDay' | 'lastDay'>>;

export async function updateBooking(
  tx: Tx,
  id: string,
  { ownerId, ...change }: BookingChange,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      ...change,
      ...(ownerId !== undefined && { ownerId: ownerId === null ? null : BigInt(ownerId) }),
      changedAt: sql`now()`,
    })
    .where(eq(bookings.id, BigInt(id)));
}

export type ServiceRow = { id: string; title: string; amountPaise: number };

export async function selectServices(db: Queryable, bookingId: string): Promise<ServiceRow[]> {
  const rows = await db
    .select({
      id: bookingServices.id,
      title: bookingServices.title,
      amountPaise: bookingServices.amountPaise,
    })
    .from(bookingServices)
    .where(eq(bookingServices.bookingId, BigInt(bookingId)))
    .orderBy(asc(bookingServices.position));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export async function updateServiceAmount(tx: Tx, id: string, amountPaise: number): Promise<void> {
  await tx
    .update(bookingServices)
    .set({ amountPaise })
    .where(eq(bookingServices.id, BigInt(id)));
}
