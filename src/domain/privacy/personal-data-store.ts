import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { BookingData, FoundCustomer, PersonalData, StoredEnquiry } from './personal-data.ts';

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

export const customersOf = (rootId: string) =>
  sql`(id = ${rootId}::bigint or merged_into = ${rootId}::bigint)`;
const enquiriesOf = (rootId: string) =>
  sql`(select id from enquiries where customer_id in (select id from customers where ${customersOf(rootId)}))`;

export async function selectRows(db: Queryable, query: SQL): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(query);
  return rows.map(({ row }) => row);
}

/** What an export says about a file; the file itself is on the page of the enquiry or the booking. */
export const attachmentFacts = sql`jsonb_build_object('id', attachments.id, 'file_name', file_name, 'kind', attachments.kind,
  'bytes', bytes, 'width', width, 'height', height, 'received_at', created_at)`;

/** Without staff members' data and without technical columns for searching and retrying. */
export async function selectEnquiryData(
  db: Queryable,
  rootId: string,
): Promise<Omit<PersonalData, keyof BookingData>> {
  const mine = enquiriesOf(rootId);
  return {
    customers: await selectRows(
      db,
      sql`select to_jsonb(p) - array['search', 'digits_reversed'] as row from customers p where ${customersOf(rootId)} order by id`,
    ),
    customerNotes: await selectRows(
      db,
      sql`select to_jsonb(n) - array['made_by', 'import_id', 'import_key'] as row from customer_notes n
          where customer_id in (select id from customers where ${customersOf(rootId)}) order by id`,
    ),
    enquiries: await selectRows(
      db,
      sql`select to_jsonb(e) - array['search', 'digits_reversed', 'idempotency_key', 'fingerprint', 'owner_id'] as row
          from enquiries e where id in ${mine} order by id`,
    ),
    events: await selectRows(
      db,
      sql`select to_jsonb(v) - array['actor_id', 'actor_name'] as row
          from enquiry_events v where enquiry_id in ${mine} order by id`,
    ),
    quotes: await selectRows(
      db,
      sql`select to_jsonb(q) - array['token_hash', 'token_encrypted', 'pdf_key'] as row
          from quotes q where enquiry_id in ${mine} order by id`,
    ),
    quoteDrafts: await selectRows(
      db,
      sql`select to_jsonb(d) - array['saved_by'] as row
          from quote_drafts d where enquiry_id in ${mine} order by enquiry_id`,
    ),
    clicks: await selectRows(
      db,
      sql`select to_jsonb(c) as row from reach_clicks c where enquiry_id in ${mine} order by id`,
    ),
    attachments: await selectRows(
      db,
      sql`select ${attachmentFacts} || jsonb_build_object('enquiry_id', enquiry_id, 'event_id', event_id) as row
          from attachments where enquiry_id in ${mine} order by id`,
    ),
  };
}

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

type KeptRow = Omit<StoredEnquiry, 'reference' | 'receivedAt'> & { receivedAt: string };

const maxShown = 100;

export async function selectKeptEnquiries(
  db: Queryable,
  rootId: string,
): Promise<Omit<StoredEnquiry, 'reference'>[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select e.id::text, e.received_at as "receivedAt", e.stage, e.service, e.source, left(e.message, 300) as message,
      (select count(*)::int from enquiry_events v where v.enquiry_id = e.id) as events,
      (select count(*)::int from enquiry_events v where v.enquiry_id = e.id and v.kind = 'note') as notes,
      (select count(*)::int from quotes q where q.enquiry_id = e.id) as quotes
    from enquiries e where e.id in ${enquiriesOf(rootId)}
    order by e.id desc limit ${maxShown}
  `);
  return rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }));
}
