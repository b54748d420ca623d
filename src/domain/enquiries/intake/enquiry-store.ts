import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Enquiry } from './new-enquiry.ts';

type Row = typeof enquiries.$inferInsert;

/** The row without its key, fingerprint and customer. */
export type NewRow = Omit<Row, 'idempotencyKey' | 'fingerprint' | 'personId' | 'phoneE164'> & {
  phoneE164: string;
};

/** Returns the new id, or `undefined` when the key is taken. Waits for a concurrent insert of the same key. */
export async function insertEnquiry(db: Queryable, enquiry: Row): Promise<bigint | undefined> {
  const [row] = await db
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.idempotencyKey })
    .returning({ id: enquiries.id });
  return row?.id;
}

export async function assignCustomer(db: Queryable, id: bigint, customerId: string): Promise<void> {
  await db
    .update(enquiries)
    .set({ customerId: BigInt(customerId) })
    .where(eq(enquiries.id, id));
}

export async function selectByKey(db: Queryable, key: string) {
  const [row] = await db
    .select({ id: enquiries.id, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, key));
  return row;
}

export async function selectReceivedAt(db: Queryable, id: bigint): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: enquiries.receivedAt })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  return row?.receivedAt;
}

/** `undefined` when it was erased. */
export async function selectEnquiry(db: Queryable, id: string): Promise<Enquiry | undefined> {
  const [row] = await db
    .select({
      id: enquiries.id,
      formDate: enquiries.formDate,
      name: enquiries.name,
      contactNo: enquiries.contactNo,
      email: enquiries.email,
      message: enquiries.message,
      receivedAt: enquiries.receivedAt,
      mailedAt: enquiries.mailedAt,
      page: enquiries.page,
      campaign: enquiries.campaign,
      stage: enquiries.stage,
      trip: enquiries.trip,
      tripFrom: enquiries.tripFrom,
      tripTo: enquiries.tripTo,
      tripStarts: enquiries.tripStarts,
      tripTime: enquiries.tripTime,
      tripEnds: enquiries.tripEnds,
      adults: enquiries.adults,
      children: enquiries.children,
      carType: enquiries.carType,
    })
    .from(enquiries)
    .where(and(eq(enquiries.id, BigInt(id)), isNull(enquiries.erasedAt)));
  return row && { ...row, id: String(row.id) };
}

export async function markMailed(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .update(enquiries)
    .set({ mailedAt: sql`now()` })
    .where(inArray(enquiries.id, ids.map(BigInt)));
}

const maxCounted = 20;

/**
 * Counts other enquiries of the last day with the same message. Short messages are often alike by chance, and a
 * repeated enquiry (same fingerprint) does not count.
 */
export async function countSameWords(db: Queryable, message: string, fingerprint: string): Promise<number> {
  if (message.length < 40) return 0;
  const same = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        sql`md5(${enquiries.message}) = md5(${message})`,
        // As in the partial index.
        sql`length(${enquiries.message}) >= 40`,
        gt(enquiries.receivedAt, sql`now() - interval '1 day'`),
        ne(enquiries.fingerprint, fingerprint),
      ),
    )
    .limit(maxCounted)
    .as('same');
  return db.$count(same);
}
