import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { BookingOrigin, DutyPlan } from '#domain/bookings/booking.ts';
import { bookingServices, bookings, duties } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

export type NewBooking = {
  idempotencyKey: string;
  requestFingerprint: string;
  customerId: string;
  origin: BookingOrigin;
  enquiryId: string | null;
  quoteId: string | null;
  ownerId: string | null;
  notes: string;
  madeBy: string;
  tokenHash: Buffer;
  tokenEncrypted: string;
  /** What its service is called. */
  title: string;
  status: 'requested' | 'confirmed';
  duty: DutyPlan;
  endCode: string;
};

const idOf = (text: string | null) => (text === null ? null : BigInt(text));

/** A booking with one duty; `undefined` when the same request has made it before. */
export async function insertBooking(
  tx: Tx,
  { title, status, duty, endCode, ...booking }: NewBooking,
): Promise<{ bookingId: string; dutyId: string } | undefined> {
  const [made] = await tx
    .insert(bookings)
    .values({
      ...booking,
      customerId: BigInt(booking.customerId),
      enquiryId: idOf(booking.enquiryId),
      quoteId: idOf(booking.quoteId),
      ownerId: idOf(booking.ownerId),
      totalPaise: duty.farePaise,
    })
    .onConflictDoNothing({ target: bookings.idempotencyKey })
    .returning({ id: bookings.id });
  if (!made) return undefined;
  const [service] = await tx
    .insert(bookingServices)
    .values({ bookingId: made.id, kind: 'cab', position: 1, title, amountPaise: duty.farePaise })
    .returning({ id: bookingServices.id });
  if (!service) throw new Error('the insert returned no row');
  await tx.insert(duties).values({ ...duty, id: service.id, bookingId: made.id, status, endCode });
  return { bookingId: String(made.id), dutyId: String(service.id) };
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

/** The booking that an accepted quote became, unless it was cancelled. */
export async function selectByQuote(db: Queryable, quoteId: string): Promise<EarlierBooking | undefined> {
  const [row] = await db
    .select(earlier)
    .from(bookings)
    .where(and(eq(bookings.quoteId, BigInt(quoteId)), isNull(bookings.cancelledAt)));
  return earlierOf(row);
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
const isRecent = sql`${bookings.id} in (select booking_id from duties where pickup_at > now() - interval '150 days')`;

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
