import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type CustomerStep, customers, enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Customer } from './customer.ts';

const shown = {
  id: customers.id,
  name: customers.name,
  phoneE164: customers.phoneE164,
  email: customers.email,
  livesIn: customers.livesIn,
  state: customers.state,
  gstin: customers.gstin,
  mergedInto: customers.mergedInto,
  erasedAt: customers.erasedAt,
};

type Row = Omit<Customer, 'id' | 'mergedInto'> & { id: bigint; mergedInto: bigint | null };

const present = (row: Row): Customer => ({
  ...row,
  id: String(row.id),
  mergedInto: row.mergedInto === null ? null : String(row.mergedInto),
});

const noMatch = sql`false`;

/** The second condition of each lets PostgreSQL use the partial index. */
const sameNumberOrAddress = (phoneE164: string, email: string): SQL | undefined =>
  or(
    phoneE164 === '' ? noMatch : and(eq(customers.phoneE164, phoneE164), ne(customers.phoneE164, '')),
    email === '' ? noMatch : and(eq(customers.email, email), ne(customers.email, '')),
  );

/** The customer with this number, or else the oldest with this address; no row when there is none. */
export const knownCustomer = (phoneE164: string, email: string): SQL => sql`
  select ${customers.id} from ${customers}
  where (
    (${customers.phoneE164} = ${phoneE164} and ${customers.phoneE164} <> '')
    or (${customers.email} = ${email} and ${customers.email} <> '')
  ) and ${customers.mergedInto} is null
  order by (${customers.phoneE164} = ${phoneE164} and ${customers.phoneE164} <> '') desc, ${customers.id}
  limit 1`;

/** Customers with this number or address, the oldest first. */
export async function selectWithSameContact(
  db: Queryable,
  phoneE164: string,
  email: string,
): Promise<Customer[]> {
  const rows = await db
    .select(shown)
    .from(customers)
    .where(and(sameNumberOrAddress(phoneE164, email.toLowerCase()), isNull(customers.mergedInto)))
    .orderBy(asc(customers.id))
    .limit(20);
  return rows.map(present);
}

export async function insertCustomer(
  db: Queryable,
  customer: Pick<Customer, 'name' | 'phoneE164' | 'email'>,
): Promise<string> {
  const [row] = await db
    .insert(customers)
    .values({ ...customer, email: customer.email.toLowerCase() })
    .returning({ id: customers.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

export async function storeMissingEmail(db: Queryable, id: string, email: string): Promise<void> {
  await db
    .update(customers)
    .set({ email: email.toLowerCase() })
    .where(and(eq(customers.id, BigInt(id)), eq(customers.email, '')));
}

export async function selectCustomer(db: Queryable, id: string): Promise<Customer | undefined> {
  const [row] = await db
    .select(shown)
    .from(customers)
    .where(eq(customers.id, BigInt(id)));
  return row && present(row);
}

/**
 * Locks these customers and the records that were merged into them, in the order of their ids. Everything that locks
 * customers and enquiries locks the customers first, so that none waits for the other.
 */
export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  const wanted = ids.map(BigInt);
  const rows = await tx
    .select(shown)
    .from(customers)
    .where(or(inArray(customers.id, wanted), inArray(customers.mergedInto, wanted)))
    .orderBy(asc(customers.id))
    .for('update');
  return rows.map(present).filter(({ id }) => ids.includes(id));
}

export async function selectMergedInto(db: Queryable, id: string): Promise<Customer[]> {
  const rows = await db
    .select(shown)
    .from(customers)
    .where(and(eq(customers.mergedInto, BigInt(id)), isNotNull(customers.mergedInto)))
    .orderBy(asc(customers.id));
  return rows.map(present);
}

/** Moves the enquiries to the other customer and stores their former one, so that it can be undone. */
export async function storeMerge(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      customerBeforeMerge: sql`coalesce(${enquiries.customerBeforeMerge}, ${enquiries.customerId})`,
      customerId: BigInt(into),
    })
    .where(eq(enquiries.customerId, BigInt(from)));
  await tx
    .update(customers)
    .set({ mergedInto: BigInt(into) })
    .where(or(eq(customers.id, BigInt(from)), eq(customers.mergedInto, BigInt(from))));
}

/** Moves the enquiries back to the customer that they had before the merge. */
export async function storeUnmerge(tx: Tx, customer: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({ customerId: BigInt(customer), customerBeforeMerge: null })
    .where(eq(enquiries.customerBeforeMerge, BigInt(customer)));
  await tx
    .update(customers)
    .set({ mergedInto: null })
    .where(eq(customers.id, BigInt(customer)));
}

/** Corrects the customer, and the records that were merged into it, where they have the old value; returns their ids. */
export async function correctCustomer(
  tx: Tx,
  id: string,
  { field, was, is }: Omit<CustomerStep, 'ids'>,
): Promise<string[]> {
  const rows = await tx
    .update(customers)
    .set({ [field]: is })
    .where(
      and(
        or(eq(customers.id, BigInt(id)), eq(customers.mergedInto, BigInt(id))),
        eq(customers[field], was),
        isNull(customers.erasedAt),
      ),
    )
    .returning({ id: customers.id });
  return rows.map((row) => String(row.id));
}

/** Undoes a correction where nothing was changed since. */
export async function restoreCustomers(tx: Tx, { ids, field, was, is }: CustomerStep): Promise<void> {
  await tx
    .update(customers)
    .set({ [field]: was })
    .where(and(inArray(customers.id, ids.map(BigInt)), eq(customers[field], is), isNull(customers.erasedAt)));
}

/** The customer of an enquiry, after merging. */
export async function selectCustomerOfEnquiry(db: Queryable, enquiryId: bigint): Promise<string[]> {
  const rows = await db
    .select({ id: enquiries.customerId })
    .from(enquiries)
    .where(eq(enquiries.id, enquiryId));
  return rows.flatMap(({ id }) => (id === null ? [] : [String(id)]));
}
