import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';

/** A customer in the search results. */
export type FoundCustomer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  enquiries: number;
  bookings: number;
  erasedAt: Date | null;
};

type Found = Omit<FoundCustomer, 'erasedAt'> & { erasedAt: string | null };

const maxFound = 20;

/** These customers, after merging. */
async function selectCustomers(db: Queryable, ids: SQL): Promise<FoundCustomer[]> {
  const { rows } = await db.execute<Found>(sql`
    select p.id::text, p.name, p.phone_e164 as "phoneE164", p.email, p.erased_at as "erasedAt",
      (select count(*)::int from enquiries e where e.customer_id = p.id) as enquiries,
      (select count(*)::int from bookings b where b.customer_id in (
        select id from customers where id = p.id or merged_into = p.id)) as bookings
    from customers p
    where p.id in (${ids})
    order by p.id
    limit ${maxFound}
  `);
  return rows.map((row) => ({ ...row, erasedAt: row.erasedAt === null ? null : new Date(row.erasedAt) }));
}

export const selectByEnquiry = (db: Queryable, enquiryId: bigint) =>
  selectCustomers(db, sql`select customer_id from enquiries where id = ${String(enquiryId)}::bigint`);

export const selectByBooking = (db: Queryable, bookingId: string) =>
  selectCustomers(
    db,
    sql`select coalesce(own.merged_into, own.id) from bookings b join customers own on own.id = b.customer_id
      where b.id = ${bookingId}::bigint`,
  );

const reversedStart = (digits: string) => `${[...digits].reverse().join('')}%`;

/** By the last digits, as in the index, because the country code is often left out. */
export const selectByDigits = (db: Queryable, digits: string) =>
  selectCustomers(
    db,
    sql`select customer_id from enquiries where digits_reversed like ${reversedStart(digits)}
      union select coalesce(merged_into, id) from customers where phone_e164 <> '' and digits_reversed like ${reversedStart(digits)}`,
  );

export const selectByEmail = (db: Queryable, email: string) =>
  selectCustomers(
    db,
    sql`select customer_id from enquiries
      where search @@ plainto_tsquery('simple', ${email}) and lower(email) = ${email.toLowerCase()}
      union select coalesce(merged_into, id) from customers where email <> '' and email = ${email.toLowerCase()}`,
  );

/** The record that this one was merged into, or itself; `undefined` when there is none. */
export async function selectRootId(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select coalesce(merged_into, id)::text as id from customers where id = ${id}::bigint`,
  );
  return rows[0]?.id;
}

const customersOf = (rootId: string) => sql`(id = ${rootId}::bigint or merged_into = ${rootId}::bigint)`;
const enquiriesOf = (rootId: string) =>
  sql`(select id from enquiries where customer_id in (select id from customers where ${customersOf(rootId)}))`;

async function selectIds(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

/** The record and all that were merged into it. */
export const selectCustomerIds = (db: Queryable, rootId: string): Promise<string[]> =>
  selectIds(db, sql`select id::text from customers where ${customersOf(rootId)} order by id`);

/** Erased ones as well. */
export const selectEnquiryIds = (db: Queryable, customerIds: readonly string[]): Promise<string[]> =>
  selectIds(
    db,
    sql`select id::text from enquiries where customer_id = any(${idList(customerIds)}) order by id`,
  );

type Contact = { name: string; phoneE164: string; email: string };

/** All spellings of a customer's contact data: in their record, in merged ones and in enquiries. */
export async function selectContacts(db: Queryable, rootId: string): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    select name, phone_e164 as "phoneE164", email from customers where ${customersOf(rootId)}
    union
    select name, coalesce(nullif(phone_e164, ''), contact_no), lower(email)
    from enquiries where id in ${enquiriesOf(rootId)}
  `);
  return rows;
}

export async function isErased(db: Queryable, rootId: string): Promise<boolean> {
  const { rows } = await db.execute<{ erased: boolean }>(
    sql`select erased_at is not null as erased from customers where id = ${rootId}::bigint`,
  );
  return rows[0]?.erased ?? false;
}

/** An enquiry on the page of a customer's data. */
export type StoredEnquiry = {
  id: string;
  receivedAt: Date;
  stage: string;
  service: string;
  source: string;
  /** The start of the message. */
  message: string;
  notes: number;
  events: number;
  quotes: number;
};

type EnquiryRow = Omit<StoredEnquiry, 'receivedAt'> & { receivedAt: string };

const maxShown = 100;

export async function selectStoredEnquiries(db: Queryable, rootId: string): Promise<StoredEnquiry[]> {
  const { rows } = await db.execute<EnquiryRow>(sql`
    select e.id::text, e.received_at as "receivedAt", e.stage, e.service, e.source, left(e.message, 300) as message,
      (select count(*)::int from enquiry_events v where v.enquiry_id = e.id) as events,
      (select count(*)::int from enquiry_events v where v.enquiry_id = e.id and v.kind = 'note') as notes,
      (select count(*)::int from quotes q where q.enquiry_id = e.id) as quotes
    from enquiries e where e.id in ${enquiriesOf(rootId)}
    order by e.id desc limit ${maxShown}
  `);
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }));
}
