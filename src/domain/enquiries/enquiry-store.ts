import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db.ts';
import type { Enquiry, NewEnquiry } from './enquiry.ts';
import { enquiries } from './enquiry-table.ts';

type Keyed = { idempotencyKey: string; fingerprint: string };

/** The new row's id, or nothing when the key is taken. Waits for a concurrent insert of the same key to end. */
export async function insertEnquiry(db: Queryable, enquiry: NewEnquiry & Keyed): Promise<bigint | undefined> {
  const [row] = await db
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.idempotencyKey })
    .returning({ id: enquiries.id });
  return row?.id;
}

export async function selectByKey(db: Queryable, key: string) {
  const [row] = await db
    .select({ id: enquiries.id, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, key));
  return row;
}

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
    })
    .from(enquiries)
    .where(eq(enquiries.id, BigInt(id)));
  return row && { ...row, id: String(row.id) };
}

export async function markMailed(db: Queryable, id: string): Promise<void> {
  await db
    .update(enquiries)
    .set({ mailedAt: sql`now()` })
    .where(eq(enquiries.id, BigInt(id)));
}
