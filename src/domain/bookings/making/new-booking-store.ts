import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Booking, DutyPlan } from '#domain/bookings/booking.ts';
import { addedRides, bookingServices, bookings, duties } from '#domain/bookings/bookings-table.ts';
import { tripEndsAt } from '#domain/bookings/packages/trip-time-store.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

export type NewBooking = Pick<Booking, 'kind' | 'firstDay' | 'lastDay' | 'origin' | 'totalPaise' | 'notes'> &
  Pick<Booking, 'customerId' | 'enquiryId' | 'quoteId' | 'ownerId' | 'madeBy'> & {
    idempotencyKey: string;
    requestFingerprint: string;
    tokenHash: Buffer;
    tokenEncrypted: string;
  };

const idOf = (text: string | null) => (text === null ? null : BigInt(text));

/** A booking without its services; `undefined` when the same request has made it before. */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<string | undefined> {
  const [made] = await tx
    .insert(bookings)
    .values({
      ...booking,
      customerId: BigInt(booking.customerId),
      enquiryId: idOf(booking.enquiryId),
      quoteId: idOf(booking.quoteId),
      ownerId: idOf(booking.ownerId),
    })
    .onConflictDoNothing({ target: bookings.idempotencyKey })
    .returning({ id: bookings.id });
  return made && String(made.id);
}

const nextPosition = (bookingId: bigint) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from booking_services where booking_id = ${bookingId})`;

export type NewCab = {
  /** What its service is called. */
  title: string;
  status: 'requested' | 'confirmed';
  duty: DutyPlan;
  endCode: string;
};

/** Behind the services that the booking has already. Returns the id of its duty. */
export async function insertCab(
  tx: Tx,
  booking: string,
  { title, status, duty, endCode }: NewCab,
): Promise<string> {
  const bookingId = BigInt(booking);
  const [service] = await tx
    .insert(bookingServices)
    .values({ bookingId, kind: 'cab', position: nextPosition(bookingId), title, amountPaise: duty.farePaise })
    .returning({ id: bookingServices.id });
  if (!service) throw new Error('the insert returned no row');
  await tx.insert(duties).values({ ...duty, id: service.id, bookingId, status, endCode });
  return String(service.id);
}

/** A booking that was made before, and what it was made from. */
export type EarlierBooking = { id: string; requestFingerprint: string };

const earlier = { id: bookings.id, requestFingerprint: bookings.requestFingerprint };
const earlierOf = (row: { id: bigint; requestFingerprint: string } | undefined) =>
  row && { ...row, id: String(row.id) };

export async function selectByKey(
  db: Queryable,
  idempotencyKey: string,
): Promise<EarlierBooking | undefined> {
  const [row] = await db.select(earlier).from(bookings).where(eq(bookings.idempotencyKey, idempotencyKey));
  return earlierOf(row);
}

/** The request that added rides with this key before. */
export async function selectAddedRides(
  db: Queryable,
  idempotencyKey: string,
): Promise<EarlierBooking | undefined> {
  const { bookingId: id, requestFingerprint } = addedRides;
  const [row] = await db
    .select({ id, requestFingerprint })
    .from(addedRides)
    .where(eq(addedRides.idempotencyKey, idempotencyKey));
  return earlierOf(row);
}

type AddedRides = { bookingId: string; idempotencyKey: string; requestFingerprint: string };

/** False when the same request has added its rides before. */
export async function insertAddedRides(tx: Tx, { bookingId, ...request }: AddedRides): Promise<boolean> {
  const rows = await tx
    .insert(addedRides)
    .values({ ...request, bookingId: BigInt(bookingId) })
    .onConflictDoNothing()
    .returning({ key: addedRides.idempotencyKey });
  return rows.length > 0;
}

/** The booking that an accepted quote became, unless it was cancelled. */
export async function selectByQuote(db: Queryable, quoteId: string): Promise<EarlierBooking | undefined> {
  const [row] = await db
    .select(earlier)
    .from(bookings)
    .where(and(eq(bookings.quoteId, BigInt(quoteId)), isNull(bookings.cancelledAt)));
  return earlierOf(row);
}

/** The same, or else the last one that was cancelled. */
export async function selectNewestOfQuote(db: Queryable, quoteId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.quoteId, BigInt(quoteId)), isNull(bookings.erasedAt)))
    .orderBy(desc(isNull(bookings.cancelledAt)), desc(bookings.id))
    .limit(1);
  return row && String(row.id);
}

/** The newest first. With a quote also its own: those of an enquiry that was joined belong to the main one. */
export async function selectOfEnquiry(db: Queryable, enquiryId: string, quote?: string) {
  const { id, quoteId, totalPaise, receivedPaise, cancelledAt } = bookings;
  const rows = await db
    .select({ id, quoteId, totalPaise, receivedPaise, cancelledAt })
    .from(bookings)
    .where(
      or(
        eq(bookings.enquiryId, BigInt(enquiryId)),
        quote === undefined ? undefined : eq(bookings.quoteId, BigInt(quote)),
      ),
    )
    .orderBy(desc(bookings.id));
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    quoteId: row.quoteId === null ? null : String(row.quoteId),
  }));
}

/** A trip that was longer ago has no link that opens, and a million of those would be read for nothing. */
const isRecent = sql`(${bookings.id} in (select booking_id from duties where pickup_at > now() - interval '150 days')
  or (${bookings.kind} <> 'cab' and ${tripEndsAt(bookings)} > now() - interval '150 days'))`;

/** Every encrypted token that may still be needed, for key rotation. */
export const selectEncryptedTokens = (db: Queryable) =>
  db
    .select({
      id: bookings.id,
      idempotencyKey: bookings.idempotencyKey,
      stored: bookings.tokenEncrypted,
    })
    .from(bookings)
    .where(and(ne(bookings.tokenEncrypted, ''), isRecent))
    .orderBy(asc(bookings.id));

/** Unless it was renewed meanwhile. */
export async function replaceEncryptedToken(
  db: Queryable,
  id: bigint,
  before: string,
  tokenEncrypted: string,
): Promise<void> {
  await db
    .update(bookings)
    .set({ tokenEncrypted })
    .where(and(eq(bookings.id, id), eq(bookings.tokenEncrypted, before)));
}
