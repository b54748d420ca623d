import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Buyer } from './buyer.ts';
import { buyers } from './buyers-table.ts';

const columns = {
  id: sql<string>`${buyers.id}::text`,
  customerId: sql<string>`${buyers.customerId}::text`,
  idempotencyKey: buyers.idempotencyKey,
  name: buyers.name,
  address: buyers.address,
  state: buyers.state,
  gstin: buyers.gstin,
  panEncrypted: buyers.panEncrypted,
  livesIn: buyers.livesIn,
  isBodyCorporate: buyers.isBodyCorporate,
  billsMonthly: buyers.billsMonthly,
  billEmail: buyers.billEmail,
  revision: buyers.revision,
  changedBy: buyers.changedBy,
  changedAt: buyers.changedAt,
  endedAt: buyers.endedAt,
};

export type StoredBuyer = Buyer & { idempotencyKey: string; panEncrypted: string };

/** Those of a customer and of all that were merged into them, without those that are no longer used. */
export const selectBuyers = (db: Queryable, customerId: string): Promise<StoredBuyer[]> =>
  db
    .select(columns)
    .from(buyers)
    .where(
      and(
        sql`${buyers.customerId} in (select id from customers
          where id = ${customerId}::bigint or merged_into = ${customerId}::bigint)`,
        isNull(buyers.endedAt),
      ),
    )
    .orderBy(asc(buyers.id));

export async function selectBuyer(db: Queryable, id: string): Promise<StoredBuyer | undefined> {
  const [row] = await db
    .select(columns)
    .from(buyers)
    .where(eq(buyers.id, BigInt(id)));
  return row;
}

export async function lockBuyer(tx: Tx, id: string): Promise<StoredBuyer | undefined> {
  const [row] = await tx
    .select(columns)
    .from(buyers)
    .where(eq(buyers.id, BigInt(id)))
    .for('update');
  return row;
}

/** The customer, or the one that they were merged into; locked, so that an erasure comes before or after. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id::text from customers where id = (
      select coalesce(merged_into, id) from customers where id = ${customerId}::bigint
    ) and erased_at is null for update`);
  return rows[0]?.id;
}

/** The customer of a booking, or the one that they were merged into. */
export async function selectCustomerOf(db: Queryable, bookingId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce(own.merged_into, own.id)::text as id from bookings b
    join customers own on own.id = b.customer_id where b.id = ${bookingId}::bigint`);
  return rows[0]?.id;
}

type BuyerFields = Pick<
  StoredBuyer,
  | 'name'
  | 'address'
  | 'state'
  | 'gstin'
  | 'panEncrypted'
  | 'livesIn'
  | 'isBodyCorporate'
  | 'billsMonthly'
  | 'billEmail'
  | 'changedBy'
>;

/** Returns the id; `undefined` when the same form has added it before. */
export async function insertBuyer(
  tx: Tx,
  { customerId, ...buyer }: BuyerFields & { customerId: string; idempotencyKey: string },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(buyers)
    .values({ ...buyer, customerId: BigInt(customerId) })
    .onConflictDoNothing({ target: buyers.idempotencyKey })
    .returning({ id: buyers.id });
  return row && String(row.id);
}

export async function updateBuyer(tx: Tx, id: string, fields: BuyerFields): Promise<void> {
  await tx
    .update(buyers)
    .set({ ...fields, revision: sql`${buyers.revision} + 1`, changedAt: sql`now()` })
    .where(eq(buyers.id, BigInt(id)));
}

/** Bookings to come no longer have it by themselves; what was issued keeps its copy. */
export async function endBuyerRow(tx: Tx, id: string, changedBy: string): Promise<void> {
  await tx
    .update(buyers)
    .set({ endedAt: sql`now()`, changedBy, changedAt: sql`now()`, revision: sql`${buyers.revision} + 1` })
    .where(eq(buyers.id, BigInt(id)));
}

export const selectEncryptedPans = (
  db: Queryable,
): Promise<{ id: string; idempotencyKey: string; stored: string }[]> =>
  db
    .select({ id: columns.id, idempotencyKey: buyers.idempotencyKey, stored: buyers.panEncrypted })
    .from(buyers)
    .where(ne(buyers.panEncrypted, ''));

/** Unless it was changed meanwhile. */
export async function replaceEncryptedPan(
  db: Queryable,
  id: string,
  former: string,
  panEncrypted: string,
): Promise<void> {
  await db
    .update(buyers)
    .set({ panEncrypted })
    .where(and(eq(buyers.id, BigInt(id)), eq(buyers.panEncrypted, former)));
}
