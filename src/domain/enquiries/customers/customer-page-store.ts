import { and, desc, eq, inArray, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { customerNotes, customers, enquiries, enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import type { EventKind, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ContactField, CustomerField } from './customer.ts';

async function selectEventsOf(
  db: Queryable,
  enquiryIds: readonly string[],
  which: SQL | undefined,
  limit: number,
): Promise<TimelineEvent[]> {
  if (enquiryIds.length === 0) return [];
  const { id, enquiryId, at, actorId, actorName, kind, detail } = enquiryEvents;
  const rows = await db
    .select({ id, enquiryId, at, actorId, actorName, kind, detail })
    .from(enquiryEvents)
    .where(and(inArray(enquiryId, enquiryIds.map(BigInt)), which))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    enquiryId: String(row.enquiryId),
    actorId: row.actorId === null ? null : String(row.actorId),
  }));
}

/** What is noted about a customer and belongs to none of their enquiries. */
export type CustomerNote = { id: string; text: string; madeBy: string; madeAt: Date };

/** The newest notes about these customers. */
export async function selectCustomerNotes(
  db: Queryable,
  customerIds: readonly string[],
  limit: number,
): Promise<CustomerNote[]> {
  const { id, text, madeBy, madeAt } = customerNotes;
  const rows = await db
    .select({ id, text, madeBy, madeAt })
    .from(customerNotes)
    .where(inArray(customerNotes.customerId, customerIds.map(BigInt)))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/** The newest notes of these enquiries. */
export const selectNotesOf = (db: Queryable, enquiryIds: readonly string[], limit: number) =>
  selectEventsOf(db, enquiryIds, eq(enquiryEvents.kind, 'note'), limit);

/** Not news about the customer, or shown elsewhere on the page. */
const leftOut: EventKind[] = ['seen', 'note', 'mail-sent'];

export const selectNewsOf = (db: Queryable, enquiryIds: readonly string[], limit: number) =>
  selectEventsOf(db, enquiryIds, notInArray(enquiryEvents.kind, leftOut), limit);

/** Other customers with this value who are not merged or erased; one more than the limit tells that it is cut. */
async function selectIdsWith(db: Queryable, which: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(which, isNull(customers.mergedInto), isNull(customers.erasedAt)))
    .limit(limit);
  return rows.map(({ id }) => String(id));
}

/** The second condition of each lets PostgreSQL use the partial index. */
export const idsWithNumber = (db: Queryable, phoneE164: string, limit: number) =>
  selectIdsWith(db, and(eq(customers.phoneE164, phoneE164), ne(customers.phoneE164, '')), limit);

export const idsWithEmail = (db: Queryable, email: string, limit: number) =>
  selectIdsWith(db, and(eq(customers.email, email), ne(customers.email, '')), limit);

/** The words of the name in any order. */
export const idsWithName = (db: Queryable, words: readonly string[], limit: number) =>
  selectIdsWith(db, sql`${customers.search} @@ to_tsquery('simple', ${words.join(' & ')})`, limit);

const isOpenStage = sql`${enquiries.stage} in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`;

export async function updateCustomer(tx: Tx, id: string, field: CustomerField, value: string): Promise<void> {
  await tx
    .update(customers)
    .set({ [field]: value, updatedAt: sql`now()` })
    .where(eq(customers.id, BigInt(id)));
}

type FieldChange = { was: string; is: string };

/** Corrects the same value in the customer's open enquiries; returns their ids. Ended ones keep what was sent. */
export async function updateOpenEnquiries(
  tx: Tx,
  customerId: string,
  field: ContactField,
  { was, is }: FieldChange,
): Promise<string[]> {
  const matches = {
    name: eq(enquiries.name, was),
    phoneE164: eq(enquiries.phoneE164, was),
    email: sql`lower(${enquiries.email}) = ${was}`,
  }[field];
  const change = {
    name: { name: is },
    phoneE164: { phoneE164: is, contactNo: is },
    email: { email: is },
  }[field];
  const locked = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(eq(enquiries.customerId, BigInt(customerId)), isOpenStage, isNull(enquiries.erasedAt), matches),
    )
    .orderBy(enquiries.id)
    .for('update');
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  await tx
    .update(enquiries)
    .set({ ...change, updatedAt: sql`now()` })
    .where(inArray(enquiries.id, ids));
  return ids.map(String);
}
