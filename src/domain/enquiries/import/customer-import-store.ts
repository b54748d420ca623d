import { type SQL, sql } from 'drizzle-orm';
import { batchesOf } from '#domain/sheet-import/batches.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import type { KnownCustomer } from './import-plan.ts';
import type { ImportedEnquiry } from './import-row.ts';

const textList = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** The customers with these numbers or addresses, the oldest first. */
export async function selectKnown(
  db: Queryable,
  phones: readonly string[],
  emails: readonly string[],
): Promise<KnownCustomer[]> {
  const columns = sql`id::text, name, phone_e164 as "phoneE164", email`;
  const { rows } = await db.execute<KnownCustomer & { place: string }>(sql`
    select ${columns}, id as place from customers
    where phone_e164 = any(${textList(phones)}) and phone_e164 <> '' and merged_into is null
    union
    select ${columns}, id as place from customers
    where email = any(${textList(emails)}) and email <> '' and merged_into is null
    order by place`);
  return rows.map(({ place: _place, ...customer }) => customer);
}

export async function selectUsedKeys(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select idempotency_key as key from enquiries where idempotency_key = any(${textList(keys)})
        union all select import_key as key from customer_notes where import_key = any(${textList(keys)})`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** In the order in which merges lock them, and before anything else, so that an import and a merge cannot deadlock. */
export async function shareCustomers(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.execute(sql`
    select id from customers where id = any(${idList(ids)}) and merged_into is null and erased_at is null
    order by id for key share`);
  return rows.length;
}

/** The last contact of each customer is then noted with its batch, and not all of them at the commit. */
export const noteContactsAtOnce = (tx: Tx) => tx.execute(sql`set constraints all immediate`);

/** Ids for new rows, so that rows that belong together can be added by few statements. */
export async function reserveIds(tx: Tx, table: 'customers' | 'enquiries', count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::text as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** Inserts the rows in batches, each within the limit of a statement. */
async function inBatches<Row>(tx: Tx, rows: readonly Row[], insert: (batch: SQL) => SQL): Promise<void> {
  for (const batch of batchesOf(rows)) await tx.execute(insert(sql`${JSON.stringify(batch)}::jsonb`));
}

export type NewCustomer = { id: string; name: string; phoneE164: string; email: string };

/** Which import added them: one of customers, or one of bookings. */
type Reference = 'import_id' | 'booking_import_id';

export const insertCustomers = (
  tx: Tx,
  importId: bigint,
  rows: readonly NewCustomer[],
  reference: Reference = 'import_id',
): Promise<void> =>
  inBatches(
    tx,
    rows,
    (batch) => sql`
      with added as (
        insert into customers (id, name, phone_e164, email, ${sql.raw(reference)}) overriding system value
        select id, name, "phoneE164", email, ${String(importId)}::bigint
        from jsonb_to_recordset(${batch}) as t(id bigint, name text, "phoneE164" text, email text)
        returning id)
      insert into customer_contacts (customer_id, last_contact_at) select id, '-infinity' from added`,
  );

export type NewEnquiry = Omit<ImportedEnquiry, 'note' | 'day'> &
  Omit<NewCustomer, 'id'> & { id: string; customerId: string; key: string };

/** They count as answered on the day on which they came, so that no report takes them for waiting. */
export const insertEnquiries = (tx: Tx, importId: bigint, rows: readonly NewEnquiry[]): Promise<void> =>
  inBatches(
    tx,
    rows,
    (batch) => sql`
      insert into enquiries (id, idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
        received_at, first_response_at, source, city, customer_id, stage, follow_up_at, trip_to, trip_starts, trip_ends, import_id)
      overriding system value
      select id, key, '', '', name, "phoneE164", "phoneE164", email, message, "receivedAt", "receivedAt", 'import', city,
        "customerId", stage, "followUpAt", "tripTo", "tripStarts", "tripStarts", ${String(importId)}::bigint
      from jsonb_to_recordset(${batch}) as t(id bigint, key text, name text, "phoneE164" text, email text, message text,
        "receivedAt" timestamptz, city text, "customerId" bigint, stage text, "followUpAt" timestamptz, "tripTo" text,
        "tripStarts" date)`,
  );

export type NewEvent = { enquiryId: string; kind: 'imported' | 'note'; detail: Record<string, string> };

export const insertImportEvents = (
  tx: Tx,
  { id, name }: { id: string; name: string },
  events: readonly NewEvent[],
): Promise<void> =>
  inBatches(
    tx,
    events,
    (batch) => sql`
      insert into enquiry_events (enquiry_id, kind, actor_id, actor_name, detail)
      select "enquiryId", kind, ${id}::bigint, ${name}, detail
      from jsonb_to_recordset(${batch}) as t("enquiryId" bigint, kind text, detail jsonb)`,
  );

export type NewNote = { customerId: string; text: string; key: string };

export const insertNotes = (
  tx: Tx,
  importId: bigint,
  madeBy: string,
  notes: readonly NewNote[],
): Promise<void> =>
  inBatches(
    tx,
    notes,
    (batch) => sql`
      insert into customer_notes (customer_id, text, made_by, import_id, import_key)
      select "customerId", text, ${madeBy}, ${String(importId)}::bigint, key
      from jsonb_to_recordset(${batch}) as t("customerId" bigint, text text, key text)`,
  );

/** Returns how many there were. */
export async function deleteNotes(tx: Tx, importId: bigint): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from customer_notes where import_id = ${String(importId)}::bigint`,
  );
  return rowCount ?? 0;
}

/** The enquiries of an import that staff have not changed, quoted, noted on, joined or merged since. Locks them. */
export async function lockUntouchedEnquiries(tx: Tx, importId: bigint): Promise<string[]> {
  const id = String(importId);
  await lockCustomersOf(tx, importId, 'import_id');
  await tx.execute(sql`select id from enquiries where import_id = ${id}::bigint order by id for update`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.id::text from enquiries e join customer_imports i on i.id = e.import_id
    where e.import_id = ${id}::bigint and e.updated_at = i.made_at and e.erased_at is null
      and e.customer_before_merge is null
      and not exists (select from enquiry_events v where v.enquiry_id = e.id and v.at <> i.made_at and v.kind <> 'seen')
      and not exists (select from enquiries j where j.joined_into = e.id)
    order by e.id`);
  return rows.map((row) => row.id);
}

/** Deletes the enquiries and corrects the last contact of customers who stay. */
export async function deleteEnquiries(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const some of batchesOf(ids)) {
    const batch = idList(some);
    const { rows } = await tx.execute<{ id: string }>(
      sql`delete from enquiries where id = any(${batch}) returning customer_id::text as id`,
    );
    const customers = idList([...new Set(rows.map(({ id }) => id))]);
    await tx.execute(sql`
      delete from customer_contacts c where customer_id = any(${customers})
        and not exists (select from enquiries where customer_id = c.customer_id and stage <> 'spam')
        and not exists (select from customers where id = c.customer_id and import_id is not null)`);
    await tx.execute(sql`
      select refresh_customer_contact(id) from unnest(${customers}) as id order by id`);
  }
}

/** Locks the customers of an import, whom nothing else may then refer to. */
export async function lockCustomersOf(tx: Tx, importId: bigint, reference: Reference): Promise<number> {
  const { rows } = await tx.execute(
    sql`select id from customers where ${sql.raw(reference)} = ${String(importId)}::bigint order by id for update`,
  );
  return rows.length;
}

/**
 * Deletes the customers of an import who have neither enquiries, bookings nor notes and whom staff have not changed or merged;
 * returns how many.
 */
export async function deleteUntouchedCustomers(
  tx: Tx,
  importId: bigint,
  reference: Reference = 'import_id',
): Promise<number> {
  const imports = sql.raw(reference === 'import_id' ? 'customer_imports' : 'booking_imports');
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id::text from customers p join ${imports} i on i.id = ${sql.raw(`p.${reference}`)}
    where i.id = ${String(importId)}::bigint and p.updated_at = i.made_at
      and p.merged_into is null and p.erased_at is null
      and not exists (select from bookings where customer_id = p.id)
      and not exists (select from customer_notes where customer_id = p.id)
      and not exists (select from enquiries where customer_id = p.id)
      and not exists (select from enquiries where customer_before_merge = p.id)
      and not exists (select from customers other where other.merged_into = p.id)`);
  const ids = rows.map(({ id }) => id);
  for (const batch of batchesOf(ids))
    await tx.execute(sql`delete from customers where id = any(${idList(batch)})`);
  return ids.length;
}
