import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { handleEnquiryAction } from '#app/staff/enquiries/changes/enquiry-action.ts';
import { sentences } from '#app/staff/enquiries/enquiry/event-text.ts';
import { handleViews } from '#app/staff/enquiries/views/views-action.ts';
import { bookingEventKinds } from '#domain/bookings/booking.ts';
import {
  applyCabImport,
  previewCabImport,
  undoCabImport,
} from '#domain/bookings/import/cab-import-service.ts';
import {
  applyCustomerImport,
  listCustomerImports,
  previewCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import type { EventKind } from '#domain/enquiries/inbox/enquiry.ts';
import { eraseDriver } from '#domain/privacy/driver-privacy-service.ts';
import { readErasures, repeatErasures } from '#domain/privacy/erasures-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { purgeTraces } from '#domain/privacy/retention-service.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { declaredColumns } from '../support/personal-columns.ts';
import { receiveMail } from '../support/received-mail.ts';
import { csvFile } from '../support/sheet-file.ts';
import { someActor } from '../support/some-actor.ts';
import { staffActions } from '../support/staff-actions.ts';
import { newBrowser, staffApi } from '../support/staff-api.ts';
import { tablesWith } from '../support/table-search.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

/** Short enough for every column that takes any text. */
const tag = 'zqxv';

const treatments = new Map(declaredColumns.map(({ name, treatment }) => [name, treatment]));

type Column = { table: string; name: string; type: string };

const fullName = ({ table, name }: Column) => `${table}.${name}`;

/** Texts that a domain does not declare to be kept, and numbers and days that it declares to be erased. */
async function erasableColumns(): Promise<Column[]> {
  const rows = await query(`
    select table_name as table, column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and udt_name in ('text', 'varchar', 'jsonb', 'json', '_text', 'int2', 'int4', 'int8', 'date')`);
  return (rows as Column[]).filter((column) => {
    const treatment = treatments.get(fullName(column));
    return treatment === 'erased' || (treatment === undefined && !isNumberOrDay(column));
  });
}

const isNumberOrDay = ({ type }: Column) => /^(int\d|date)$/.test(type);

/** The tables with rows of one customer, by following foreign keys from `customers`, each with the condition of its rows. */
async function rowsOfCustomer(customerId: string): Promise<Map<string, string>> {
  const keys = await query(`
    select child.relname as child, a.attname as column, parent.relname as parent
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    join pg_attribute a on a.attrelid = child.oid and a.attnum = c.conkey[1]
    where c.contype = 'f' and child.relname <> parent.relname and child.relnamespace = 'public'::regnamespace`);
  const found = new Map([['customers', `id = ${customerId}`]]);
  for (const [parent, condition] of found)
    for (const { child, column } of keys.filter((key) => key.parent === parent))
      if (!found.has(child)) found.set(child, `${column} in (select id from ${parent} where ${condition})`);
  return found;
}

/** A value of the column's type with the tag in it. Statements and lines keep their form. */
const taggedValue = ({ type, name }: Column): string => {
  if (type === 'date') return `'2027-01-01'`;
  if (type.startsWith('int')) return '5';
  if (type === '_text') return `array['${tag}']`;
  if (type === 'text' || type === 'varchar') return `'${tag}'`;
  if (name === 'statement')
    return `'{"lines": [{"reason": "${tag}"}], "differences": [{"reason": "${tag}"}], "insideRate": [{"reason": "${tag}"}]}'`;
  if (name === 'lines') return `jsonb_build_array(lines->0 || '{"text": "${tag}", "note": "${tag}"}')`;
  return `'{"text": "${tag}", "with": "${tag}", "purpose": "${tag}"}'`;
};

/** False when a check refuses the text: it is one of a few known values, so the column can hold nothing else. */
async function fill(column: Column, condition: string): Promise<boolean> {
  const client = await test.pool.connect();
  try {
    // Without triggers, which refuse to change some texts after they are stored.
    await client.query('set session_replication_role = replica');
    await client.query(
      `update ${column.table} set ${column.name} = ${taggedValue(column)} where ${condition}`,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '23514') throw error;
    return false;
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

/** An event of every kind; the one that the erasure itself adds names whoever erased. */
const enquiryEventKinds = (Object.keys(sentences) as EventKind[]).filter((kind) => kind !== 'erased');

let count = 0;

/** A customer with a row in every table that can have one. */
async function aCustomer() {
  const { dutyId, bookingId } = await addDriverDuty(query, { customer: 'Asha Das' });
  const [{ id }] = await query('select customer_id::text as id from bookings where id = $1', [bookingId]);
  const contact = { phone: `98640 ${12_345 + ++count}`, email: `asha${count}@example.com` };
  await query('update customers set phone_e164 = $2, email = $3 where id = $1', [
    ...[id, `+91${contact.phone.replace(' ', '')}`, contact.email],
  ]);
  const key = randomUUID();
  const [{ id: enquiryId }] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, customer_id, stage, received_at)
     values ($1, $1, '', 'Asha Das', '98640 12345', 'asha@example.com', 'A trip', $2, 'lost', now() - interval '3 days')
     returning id::text`,
    [key, id],
  );
  await receiveMail(test, enquiryId, {
    attachments: [{ name: 'passport.jpg', type: 'image/jpeg', size: 1000, part: '2' }],
  });
  for (const kind of enquiryEventKinds)
    await query('insert into enquiry_events (enquiry_id, kind) values ($1, $2)', [enquiryId, kind]);
  for (const kind of bookingEventKinds.filter((one) => one !== 'erased'))
    await query('insert into booking_events (booking_id, kind) values ($1, $2)', [bookingId, kind]);
  const event = `(select max(id) from enquiry_events where enquiry_id = ${enquiryId})`;
  await query(`
    insert into customer_mails (event_id, enquiry_id, idempotency_key) values (${event}, ${enquiryId}, gen_random_uuid());
    insert into contact_clicks (code, channel, enquiry_id) values ('P7K2', 'whatsapp', ${enquiryId});
    insert into enquiry_mails (enquiry_id) values (${enquiryId}) on conflict do nothing;
    insert into enquiry_acknowledgements (mailbox, enquiry_id) values (sha256('${count}'), ${enquiryId});
    insert into quotes (enquiry_id, version, lines, gst_percent, total_paise, valid_until, made_by, token_hash)
      values (${enquiryId}, 1, '[{"text": "Cab", "quantity": 1, "unitPaise": 10000}]', 0, 10000, '2026-12-01', 'x', sha256('${count}'));
    insert into quote_drafts (enquiry_id, revision, typed, saved_by) values (${enquiryId}, 1, '{}', 'x');
    insert into booking_mails (booking_id, idempotency_key, recipient, made_by)
      values (${bookingId}, gen_random_uuid(), 'asha@example.com', 'x');
    insert into added_rides (idempotency_key, booking_id, request_fingerprint)
      values (gen_random_uuid(), ${bookingId}, '${key}');
    insert into reviews (booking_id, state, origin) values (${bookingId}, 'asked', 'link');
    insert into duty_entries (duty_id, entry_key, kind, happened_at, expense, amount_paise)
      values (${dutyId}, gen_random_uuid(), 'expense', now(), 'toll', 12000);
    insert into booking_charges (booking_id, kind, amount_paise, made_by) values (${bookingId}, 'extra', 1, 'x');
    insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
      values (${bookingId}, gen_random_uuid(), 'payment', 1, 'upi', 'bank', 'x');
    insert into booking_tax_choices (booking_id, choice, reason, made_by) values (${bookingId}, 'with-stay', 'A hotel in Paro', 'x');
    insert into registrations (gstin, state, legal_name, address, series_code, from_day, made_by)
      values ('18AABCU9603R1ZM', '18', 'Purvai Travels', 'Guwahati', 'PT', '2026-04-01', 'x') on conflict do nothing;
    insert into document_series (registration_id, financial_year, kind) select id, '2627', 'invoice' from registrations
      on conflict do nothing;
    insert into documents (registration_id, series_id, number, name, kind, issued_on, booking_id, purpose, source_key, buyer_name,
        place_of_supply, sac, gst_percent, value_paise, total_paise, content, content_hash, made_by)
      select registration_id, id, ${bookingId}, 'PT/2627/I${bookingId}', 'invoice', '2026-11-18', ${bookingId}, 'trip', 'trip:${key}',
        'Asha Das', '18', '998555', 5, 1, 1, '{}', sha256('x'), 'x' from document_series;
    insert into document_duties (document_id, duty_id) select id, ${dutyId} from documents where booking_id = ${bookingId};
    insert into document_irns (document_id, irn, acknowledgement_no, acknowledged_on, signed_qr, made_by)
      select id, repeat('a', 64), '112', '2026-11-18', 'x', 'x' from documents where booking_id = ${bookingId};
    insert into document_prints (document_id) select id from documents where booking_id = ${bookingId} on conflict do nothing;
    insert into document_mails (entry_id, idempotency_key, recipient, made_by)
      select id, gen_random_uuid(), 'asha@example.com', 'x' from money_entries where booking_id = ${bookingId};
    insert into buyers (idempotency_key, customer_id, name) values ('${key}', ${id}, 'Das and Sons');
    insert into payment_requests (booking_id, reference, part, amount_paise, token_hash, expires_at, idempotency_key, made_by)
      values (${bookingId}, 'B${bookingId}-1', 'amount', 1, sha256('${key}'), now(), gen_random_uuid(), 'x');
    insert into payment_request_mails (request_id, idempotency_key, recipient, made_by)
      select id, gen_random_uuid(), 'asha@example.com', 'x' from payment_requests where booking_id = ${bookingId};
    insert into refunds (booking_id, source_entry_id, idempotency_key, amount_paise, reason, needs_approval, asked_by, asked_by_id)
      select booking_id, id, gen_random_uuid(), 1, 'Asha was ill', false, 'x', 1 from money_entries where booking_id = ${bookingId};
    with file as (insert into bank_files (name, lines, added, made_by) values ('statement.csv', 1, 1, 'x') returning id)
      insert into bank_lines (file_id, line_hash, day, amount_paise, narration, state, entry_id)
      select file.id, sha256('line ${key}'), '2026-11-18', 1, 'UPI', 'matched', m.id
      from file, money_entries m where m.booking_id = ${bookingId};
    insert into provider_payments (id, request_id, amount_paise, currency, state)
      select 'pay_' || id, id, 1, 'INR', 'captured' from payment_requests where booking_id = ${bookingId};
    insert into provider_events (id, kind, body, payment_id)
      select 'event-' || id, 'payment.captured', '{"email": "asha@example.com", "n": ' || id || '}', 'pay_' || id
      from payment_requests where booking_id = ${bookingId};
    insert into customer_notes (customer_id, text, import_key) values (${id}, 'Prefers a front seat', '${key}');
    insert into booking_services (booking_id, kind, position, title, amount_paise)
      values (${bookingId}, 'package', 2, 'Seven days in Bhutan', 0);
    insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise, total_paise)
      select id, booking_id, '{}', 0, 0, 0, 0, 0, 0 from booking_services where booking_id = ${bookingId} and kind = 'package';
    insert into booking_days (booking_id, number) values (${bookingId}, 1);
    insert into travellers (booking_id, position, name) values (${bookingId}, 1, 'Asha Das');
    insert into service_travellers (service_id, traveller_id)
      select s.id, t.id from booking_services s join travellers t using (booking_id)
      where booking_id = ${bookingId} and s.kind = 'package';
    insert into vouchers (booking_id, version, content, fingerprint, made_by)
      values (${bookingId}, 1, '{}', '${'0'.repeat(64)}', 'x');
    insert into voucher_mails (voucher_id, idempotency_key, recipient, made_by)
      select id, gen_random_uuid(), 'asha@example.com', 'x' from vouchers where booking_id = ${bookingId};
    insert into suppliers (idempotency_key, kind, name) values ('${key}', 'hotel', '${key}');
    insert into supplier_requests (idempotency_key, supplier_id, channel, made_by)
      select '${key}', id, 'whatsapp', 'x' from suppliers where idempotency_key = '${key}';
    insert into supplier_request_services (request_id, service_id, revision)
      select r.id, s.id, 1 from supplier_requests r, booking_services s
      where r.idempotency_key = '${key}' and s.booking_id = ${bookingId} and s.kind = 'package';
    insert into payment_plan (booking_id, position, kind, amount_paise) values (${bookingId}, 1, 'deposit', 1);
    insert into driver_settlements (idempotency_key, driver_id, first_day, last_day, collected_paise, expenses_paise, allowance_paise, due_paise, made_by)
      select '${key}', driver_id, '2026-12-01', '2026-12-01', 0, 0, 0, 0, 'x' from duties where id = ${dutyId};
    insert into driver_settlement_duties (duty_id, settlement_id, collected_paise, expenses_paise, allowance_paise)
      select ${dutyId}, id, 0, 0, 0 from driver_settlements where idempotency_key = '${key}';
    insert into driver_settlement_differences (duty_id, settlement_id, collected_paise, expenses_paise)
      select ${dutyId}, id, 1, 0 from driver_settlements where idempotency_key = '${key}';
    insert into supplier_payments (idempotency_key, supplier_id, amount_paise, paid_on, method, place, made_by)
      select '${key}', id, 1, '2026-12-01', 'bank', 'bank', 'x' from suppliers where idempotency_key = '${key}';
    insert into supplier_payment_services (payment_id, service_id, amount_paise)
      select p.id, s.id, 1 from supplier_payments p, booking_services s
      where p.idempotency_key = '${key}' and s.booking_id = ${bookingId} and s.kind = 'package';
    insert into attachments (traveller_id, storage_name) select id, md5('${key}') from travellers where booking_id = ${bookingId};
    insert into attachments (customer_id, storage_name) values (${id}, md5('${id}'));
    insert into traveller_papers (idempotency_key, booking_id, traveller_id, kind)
      select '${key}', booking_id, id, 'passport' from travellers where booking_id = ${bookingId};
    insert into duty_reminders (duty_id, hours, pickup_at, bundle) values (${dutyId}, 3, now(), gen_random_uuid());
    update duties set status = 'cancelled' where id = ${dutyId};
    update bookings set received_paise = total_paise where id = ${bookingId}`);
  return { id: id as string, enquiryId: enquiryId as string, contact };
}

type Conditions = ReadonlyMap<string, string>;

/** Fills every column that may have personal data, and returns those that took it. */
async function fillAll(conditions: Conditions): Promise<Column[]> {
  const filled: Column[] = [];
  for (const column of await erasableColumns()) {
    const condition = conditions.get(column.table);
    if (condition !== undefined && (await fill(column, condition))) filled.push(column);
  }
  return filled;
}

/** Those that still have what was filled in, a text anywhere in the table. */
async function filledColumns(columns: readonly Column[], conditions: Conditions): Promise<string[]> {
  const found: string[] = [];
  for (const column of columns) {
    const { table, name } = column;
    const remains = isNumberOrDay(column)
      ? `${name} is not null and ${conditions.get(table)}`
      : `${name}::text like '%${tag}%'`;
    if ((await query(`select from ${table} where ${remains} limit 1`)).length > 0)
      found.push(fullName(column));
  }
  return found;
}

const undeclared = (columns: readonly Column[]) =>
  columns.map(fullName).filter((name) => !treatments.has(name));

it('erasing leaves nothing in any column that can hold a text of the customer, and a restore repeats it', async () => {
  const { id } = await aCustomer();
  const conditions = await rowsOfCustomer(id);
  for (const [table, condition] of conditions)
    expect([table, (await query(`select from ${table} where ${condition} limit 1`)).length]).toEqual([
      table,
      1,
    ]);
  const columns = await fillAll(conditions);
  expect(undeclared(columns)).toEqual([]);
  expect((await filledColumns(columns, conditions)).length).toBeGreaterThan(50);

  await eraseCustomer(test.db, actor, id, tag);
  await query('delete from files_to_remove');
  expect(await filledColumns(columns, conditions)).toEqual([]);
  expect(await tablesWith(test.url, tag)).toEqual([]);

  const list = await readErasures(test.db);
  await query(`
    delete from enquiry_events where kind = 'erased';
    delete from booking_events where kind = 'erased';
    update reviews set erased_at = null, state = 'asked'`);
  await fillAll(conditions);
  for (const table of ['customers', 'enquiries', 'bookings'])
    await query(`update ${table} set erased_at = null where ${conditions.get(table)}`);
  await repeatErasures(test.db, list);
  await query('delete from files_to_remove');
  expect(await filledColumns(columns, conditions)).toEqual([]);
});

it('erasing leaves nothing in any column that can hold a text about the driver, and a restore repeats it', async () => {
  const [{ id }] = await query(
    `insert into drivers (name, city, ended_at) values ('Bikash Kalita', 'guwahati', now()) returning id::text`,
  );
  await query(
    `insert into driver_days_off (driver_id, first_day, last_day, made_by) values ($1, '2027-01-01', '2027-01-02', 'x')`,
    [id],
  );
  const conditions = new Map([
    ['drivers', `id = ${id}`],
    ['driver_days_off', `driver_id = ${id}`],
  ]);
  const columns = await fillAll(conditions);
  expect(undeclared(columns)).toEqual([]);
  expect((await filledColumns(columns, conditions)).length).toBeGreaterThan(8);

  await eraseDriver(test.db, actor, id, tag);
  expect(await filledColumns(columns, conditions)).toEqual([]);
  expect(await tablesWith(test.url, tag)).toEqual([]);

  const list = await readErasures(test.db);
  await fillAll(conditions);
  await query('update drivers set erased_at = null where id = $1', [id]);
  await repeatErasures(test.db, list);
  expect(await filledColumns(columns, conditions)).toEqual([]);
});

it('a city that staff typed leaves the counted days as well, and a city of ours stays', async () => {
  const { id, enquiryId } = await aCustomer();
  await query(`update enquiries set city = 'Delhi' where id = $1`, [enquiryId]);
  await eraseCustomer(test.db, actor, id, 'Asha Das');
  expect(await query('select city from enquiries where id = $1', [enquiryId])).toEqual([{ city: 'Delhi' }]);

  const other = await aCustomer();
  await query(`update enquiries set city = $2 where id = $1`, [other.enquiryId, tag]);
  const [{ day }] = await query(
    `select (received_at at time zone 'Asia/Kolkata')::date::text as day from enquiries where id = $1`,
    [other.enquiryId],
  );
  await query(`insert into enquiry_days (day, facts) values ($1, $2)`, [day, { city: { [tag]: 1 } }]);
  await eraseCustomer(test.db, actor, other.id, 'Asha Das');
  expect(await tablesWith(test.url, tag)).toEqual([]);
});

it('the title of a saved reply is in the timeline, which can be erased, and not in the activity log', async () => {
  const browser = newBrowser();
  await staffApi(test).logIn(browser, actor.username);
  const { id, enquiryId } = await aCustomer();
  const act = staffActions(test);
  const sent = { intent: 'reply', id: enquiryId, channel: 'whatsapp', title: `Dear ${tag}` };
  expect(await act(browser, handleEnquiryAction, sent)).toMatchObject({ done: true });
  expect(await tablesWith(test.url, tag)).toEqual(['public.enquiry_events']);
  await eraseCustomer(test.db, actor, id, 'Asha Das');
  expect(await tablesWith(test.url, tag)).toEqual([]);
});

it('the name of an imported file is in the list of imports for 30 days, and not in the activity log', async () => {
  const now = new Date();
  const drivers = csvFile(`Driver ${tag}.csv`, [
    ['Driver name', 'Mobile'],
    ['Bikash Kalita', '98640 11223'],
  ]);
  const ofDrivers = { kind: 'drivers', city: 'guwahati', addsDuplicates: false } as const;
  const seenDrivers = await previewCabImport(test.db, actor, drivers, ofDrivers, now);
  const chosenDrivers = { ...ofDrivers, columns: seenDrivers.columns };
  await applyCabImport(test, actor, drivers, chosenDrivers, seenDrivers.fingerprint, now);
  const [{ id: driversId }] = await query('select max(id)::text as id from booking_imports');
  await undoCabImport(test.db, actor, driversId);

  const customers = csvFile(`Asha ${tag}.csv`, [
    ['Name', 'Mobile', 'Requirement'],
    ['Asha Bora', '98650 55443', 'Shillong for 4'],
  ]);
  const choices = { duplicates: 'add' } as const;
  const seen = await previewCustomerImport(test.db, actor, customers, choices, now);
  const chosen = { ...choices, columns: seen.columns };
  await applyCustomerImport(test, actor, customers, chosen, seen.fingerprint, now);
  const inLists = ['public.booking_imports', 'public.customer_imports'];
  expect(await tablesWith(test.url, tag)).toEqual([...inLists, 'public.enquiry_events']);

  const [{ id }] = await query(`select id::text from customers where name = 'Asha Bora'`);
  await eraseCustomer(test.db, actor, id, 'Asha Bora');
  expect(await tablesWith(test.url, tag)).toEqual(inLists);
  await purgeTraces(test.db, new Date(now.getTime() + 29 * 24 * 3_600_000));
  expect(await tablesWith(test.url, tag)).toEqual(inLists);
  await purgeTraces(test.db, new Date(now.getTime() + 31 * 24 * 3_600_000));
  expect(await tablesWith(test.url, tag)).toEqual([]);
  const [customerImport] = await listCustomerImports(test.db, actor);
  expect(
    await query(`select action, subject_name from activity where subject_kind like '%-import' order by id`),
  ).toEqual([
    { action: 'drivers-imported', subject_name: `import ${driversId}` },
    { action: 'drivers-import-undone', subject_name: `import ${driversId}` },
    { action: 'customers-imported', subject_name: `import ${customerImport?.id}` },
  ]);
});

it('a view of the inbox that names the customer gets another name, and one that does not keeps its own', async () => {
  const browser = newBrowser();
  await staffApi(test).logIn(browser, actor.username, undefined, { endOther: 'true' });
  const { id, contact } = await aCustomer();
  await query('update customers set name = $2 where id = $1', [id, `Asha ${tag}`]);
  const act = staffActions(test);
  const save = (name: string, list = 'queue=all') =>
    act(browser, handleViews, { intent: 'add', name, query: list });
  for (const name of [
    `Trip of asha ${tag}`,
    contact.phone,
    contact.email.toUpperCase(),
    'All of Asha',
    'Ashar',
  ])
    expect(await save(name)).toMatchObject({ done: true });
  expect(await save('Her town', `queue=all&city=Asha ${tag}`)).toMatchObject({ done: true });
  await eraseCustomer(test.db, actor, id, `Asha ${tag}`);
  const views = await query('select name, query from inbox_views order by id');
  expect(views.map(({ name }) => name)).toEqual([
    ...[1, 2, 3].map(() => expect.stringMatching(/^View \d+$/)),
    ...['All of Asha', 'Ashar', 'Her town'],
  ]);
  expect(await tablesWith(test.url, tag)).toEqual([]);
});
