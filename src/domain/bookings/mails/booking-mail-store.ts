import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { bookingMails, bookings } from '#domain/bookings/bookings-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** The start of the key of a mail that tells of a cancellation. */
export const cancellationKey = (bookingId: string): string => `cancelled:${bookingId}:`;

type NewMail = { bookingId: string; idempotencyKey: string; recipient: string; madeBy: string };

/** Returns the id; `undefined` when the same request has made it before. */
export async function insertBookingMail(
  tx: Tx,
  { bookingId, ...mail }: NewMail,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(bookingMails)
    .values({ ...mail, bookingId: BigInt(bookingId) })
    .onConflictDoNothing({ target: bookingMails.idempotencyKey })
    .returning({ id: bookingMails.id });
  return row && String(row.id);
}

export type WaitingMail = {
  id: string;
  bookingId: string;
  recipient: string;
  madeBy: string;
  /** Tells that the booking was cancelled. */
  isCancellation: boolean;
  isTried: boolean;
};

/** A mail that was neither sent nor refused. */
export async function selectWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const [row] = await db
    .select({
      bookingId: bookingMails.bookingId,
      recipient: bookingMails.recipient,
      madeBy: bookingMails.madeBy,
      failedAt: bookingMails.failedAt,
      idempotencyKey: bookingMails.idempotencyKey,
    })
    .from(bookingMails)
    .where(and(eq(bookingMails.id, BigInt(id)), isNull(bookingMails.sentAt), isNull(bookingMails.refusedAt)));
  if (!row) return undefined;
  const { bookingId, failedAt, idempotencyKey, ...rest } = row;
  const isCancellation = idempotencyKey.startsWith(cancellationKey(String(bookingId)));
  return { ...rest, id, bookingId: String(bookingId), isCancellation, isTried: failedAt !== null };
}

type End = 'failedAt' | 'sentAt' | 'refusedAt';

export async function markBookingMail(tx: Tx, id: string, what: End): Promise<void> {
  await tx
    .update(bookingMails)
    .set({ [what]: sql`now()` })
    .where(eq(bookingMails.id, BigInt(id)));
}

export type LastMail = { recipient: string; madeAt: Date; sentAt: Date | null; refusedAt: Date | null };

/** The newest mail of a booking. */
export async function selectLastMail(db: Queryable, bookingId: string): Promise<LastMail | undefined> {
  const { recipient, madeAt, sentAt, refusedAt } = bookingMails;
  const [row] = await db
    .select({ recipient, madeAt, sentAt, refusedAt })
    .from(bookingMails)
    .where(eq(bookingMails.bookingId, BigInt(bookingId)))
    .orderBy(desc(bookingMails.id))
    .limit(1);
  return row;
}

/** The addresses of the booking's enquiry and of its customer, or of the one that they were merged into. */
export async function selectKnownAddresses(db: Queryable, bookingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ ofEnquiry: string | null; ofCustomer: string }>(sql`
    select e.email as "ofEnquiry", p.email as "ofCustomer" from ${bookings} b
    join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    left join enquiries e on e.id = b.enquiry_id
    where b.id = ${bookingId}::bigint and b.erased_at is null`);
  return rows.flatMap(({ ofEnquiry, ofCustomer }) => [ofEnquiry ?? '', ofCustomer]);
}
