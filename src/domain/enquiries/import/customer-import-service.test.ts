import { beforeEach, describe, expect, it } from 'vitest';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { viewCustomerPage } from '#domain/enquiries/customers/customer-page-service.ts';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { addNote, changeEnquiries } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer, exportCustomer } from '#domain/privacy/privacy-service.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { csvFile, sheetFile } from '../../../../tests/support/sheet-file.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  applyCustomerImport,
  type ImportChoices,
  importLimits,
  listCustomerImports,
  previewCustomerImport,
  undoCustomerImport,
} from './customer-import-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = new Date();

beforeEach(() =>
  test.pool.query(
    'truncate customers, enquiries, customer_contacts, customer_imports cascade; truncate pgboss.job',
  ),
);

const header = ['Name', 'Mobile', 'Mail id', 'Requirement', 'Status', 'Remarks'];
const csv = (rows: string[][], name = 'leads.csv') => csvFile(name, rows);

const add: ImportChoices = { duplicates: 'add' };

async function apply(rows: string[][], choices = add) {
  const file = csv(rows);
  const { columns, fingerprint } = await previewCustomerImport(test.db, actor, file, choices, now);
  return applyCustomerImport(test, actor, file, { ...choices, columns }, fingerprint, now);
}

const lastImport = async () => (await listCustomerImports(test.db, actor))[0]?.id ?? '';
const enquiries = async () => (await test.pool.query('select * from enquiries order by id')).rows;
const names = async () =>
  (await listCustomers(test.db, actor, { sort: 'name' })).customers.map(({ name }) => name);

const two = [
  header,
  ['Asha Das', '98640 12345', 'asha@example.com', 'Shillong for 4', 'Quotation sent', 'Wants a SUV'],
  ['Bina Roy', '+975 17 12 34 56', '', '', '', ''],
];

describe('an imported list', () => {
  it('adds customers and open enquiries, answered and without a mail', async () => {
    expect(await apply(two)).toEqual({ customers: 2, enquiries: 1, notes: 0 });
    expect(await names()).toEqual(['Asha Das', 'Bina Roy']);
    expect(await enquiries()).toMatchObject([
      {
        name: 'Asha Das',
        phone_e164: '+919864012345',
        message: 'Shillong for 4',
        source: 'import',
        stage: 'quoted',
        first_response_at: expect.any(Date),
        follow_up_at: expect.any(Date),
        mailed_at: null,
      },
    ]);
    const events = await test.pool.query('select kind, detail, actor_name from enquiry_events order by id');
    expect(events.rows).toEqual([
      { kind: 'imported', detail: { file: 'leads.csv' }, actor_name: actor.name },
      { kind: 'note', detail: { text: 'Wants a SUV' }, actor_name: actor.name },
    ]);
    const jobs = await test.pool.query('select count(*)::int as count from pgboss.job');
    expect(jobs.rows).toEqual([{ count: 0 }]);
  });

  it('is the same from Excel', async () => {
    const preview = await previewCustomerImport(test.db, actor, sheetFile('a.xlsx', xlsxOf(two)), add, now);
    expect(preview).toMatchObject({
      counts: { customers: 2, enquiries: 1, notes: 0 },
      faults: [],
      leftOut: [],
    });
    const plain = await previewCustomerImport(test.db, actor, csv(two), add, now);
    expect(preview.fingerprint).toBe(plain.fingerprint);
  });

  it('takes an enquiry with an e-mail and no number', async () => {
    await apply([header, ['Asha', '', 'asha@example.com', 'Tour', '', '']]);
    expect(await enquiries()).toMatchObject([{ contact_no: '', email: 'asha@example.com' }]);
    await expect(
      test.pool.query(`insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message)
        values ('x', '', '', 'x', '', 'x@example.com', '')`),
    ).rejects.toThrow('enquiries_contact');
  });

  it('leaves out rows with a fault, each with its number, and takes the others', async () => {
    const rows = [
      header,
      ['Asha', '12', '', 'Tour', '', ''],
      ['', '98640 12345', '', 'Tour', '', ''],
      ['Bina', '98640 12346', '', 'Tour', '', ''],
      ['Bina', '98640 12346', '', 'Tour', '', ''],
    ];
    const { faults } = await previewCustomerImport(test.db, actor, csv(rows), add, now);
    expect(faults.map(({ row, text }) => [row, text])).toEqual([
      [2, '“12” is not a phone number.'],
      [3, 'The name is missing.'],
      [5, 'The same as row 4.'],
    ]);
    expect(await apply(rows)).toEqual({ customers: 1, enquiries: 1, notes: 0 });
  });

  it('waits for a choice of columns when the headings say nothing', async () => {
    const rows = [
      ['A', 'B'],
      ['Asha', '98640 12345'],
    ];
    expect(await previewCustomerImport(test.db, actor, csv(rows), add, now)).toMatchObject({
      areEnough: false,
      columns: ['', ''],
      planned: [],
    });
    const chosen = { ...add, columns: ['name', 'phone'] as const };
    expect(await apply(rows, chosen)).toEqual({ customers: 1, enquiries: 0, notes: 0 });
  });

  it('has at most 20,000 rows', async () => {
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, n) => [
      `N${n}`,
      String(9_000_000_000 + n),
    ]);
    const file = csv([['Name', 'Mobile'], ...rows]);
    await expect(previewCustomerImport(test.db, actor, file, add, now)).rejects.toMatchObject({
      code: 'invalid',
      userText: 'The file has more than 20,000 rows. Please split it.',
    });
  });
});

describe('remarks without a requirement', () => {
  const remarks = [
    header,
    ['Asha Das', '98640 12345', '', '', '', 'Prefers Innova. Pays by UPI.'],
    ['Bina Roy', '98640 12346', '', 'Tawang in May', '', 'Call after six'],
    ['Old Guest', '98640 12347', '', 'Shillong', 'Trip completed', 'Left a bag in the car'],
  ];
  const notes = async () =>
    (
      await test.pool.query(
        'select p.name, n.text from customer_notes n join customers p on p.id = n.customer_id order by n.id',
      )
    ).rows;

  it('become notes on customers: no enquiry is open or due for them', async () => {
    const { counts } = await previewCustomerImport(test.db, actor, csv(remarks), add, now);
    expect(counts).toEqual({ customers: 3, enquiries: 1, notes: 2 });
    expect(await apply(remarks)).toEqual(counts);
    expect(await enquiries()).toMatchObject([{ name: 'Bina Roy', message: 'Tawang in May' }]);
    expect(await notes()).toEqual([
      { name: 'Asha Das', text: 'Prefers Innova. Pays by UPI.' },
      { name: 'Old Guest', text: 'Left a bag in the car' },
    ]);
    const { customers } = await listCustomers(test.db, actor, { sort: 'name', search: '9864012345' });
    expect(customers).toMatchObject([{ name: 'Asha Das', openEnquiries: 0 }]);
    const page = await viewCustomerPage(test.db, actor, customers[0]?.id ?? '');
    expect(page).toMatchObject({
      customerNotes: [{ text: 'Prefers Innova. Pays by UPI.', madeBy: actor.name }],
    });
  });

  it('are added to a known customer once, and are gone after an undo', async () => {
    await apply(remarks);
    const again = [header, ['Asha', '98640 12345', '', '', '', 'Moved to Delhi'], ...remarks.slice(1)];
    const { faults, counts } = await previewCustomerImport(test.db, actor, csv(again), add, now);
    expect(counts).toEqual({ customers: 0, enquiries: 0, notes: 1 });
    expect(faults.map(({ row }) => row)).toEqual([3, 4, 5]);
    await apply(again);
    expect((await notes()).filter(({ name }) => name === 'Asha Das')).toHaveLength(2);
    const undone = await undoCustomerImport(test.db, actor, await lastImport());
    expect(undone).toMatchObject({ removed: { customers: 0, enquiries: 0, notes: 1 } });
    expect((await notes()).filter(({ name }) => name === 'Asha Das')).toHaveLength(1);
  });

  it('follow a merge, are in an export and go with an erasure', async () => {
    await apply(remarks);
    const idOf = async (name: string) =>
      String((await test.pool.query('select id from customers where name = $1', [name])).rows[0].id);
    const [asha, bina] = [await idOf('Asha Das'), await idOf('Bina Roy')];
    await mergeCustomers(test.db, actor, asha, bina);
    expect((await viewCustomerPage(test.db, actor, bina))?.customerNotes).toHaveLength(1);
    const exported = await exportCustomer(test, actor, bina);
    expect(exported.customerNotes).toMatchObject([{ text: 'Prefers Innova. Pays by UPI.' }]);
    await eraseCustomer(test.db, actor, bina, 'Bina Roy');
    expect(await notes()).toEqual([{ name: 'Old Guest', text: 'Left a bag in the car' }]);
  });
});

describe('a customer who is known already', () => {
  const known = () =>
    addByHand(test.db, actor, {
      ...{ name: 'A. Das', contactNo: '9864012345', email: '', message: '', code: '' },
      source: 'call',
    });

  it('gets the enquiry, or the row is left out', async () => {
    await known();
    const skipped = await previewCustomerImport(test.db, actor, csv(two), { duplicates: 'skip' }, now);
    expect(skipped).toMatchObject({
      counts: { customers: 1, enquiries: 0, notes: 0 },
      leftOut: [{ row: 2 }],
    });
    const added = await previewCustomerImport(test.db, actor, csv(two), add, now);
    expect(added.planned[0]?.known?.name).toBe('A. Das');
    expect(await apply(two)).toEqual({ customers: 1, enquiries: 1, notes: 0 });
    const { customers } = await listCustomers(test.db, actor, { sort: 'name', search: '9864012345' });
    expect(customers).toMatchObject([{ name: 'A. Das', openEnquiries: 2 }]);
  });

  it('by a former row of the file is one customer', async () => {
    const rows = [
      header,
      ['Asha', '98640 12345', 'asha@example.com', 'Tour', '', ''],
      ['Asha D', '', 'asha@example.com', 'Cab', '', ''],
    ];
    expect(await apply(rows)).toEqual({ customers: 1, enquiries: 2, notes: 0 });
  });

  it('is not added again by the same file', async () => {
    await apply(two);
    const { faults, planned } = await previewCustomerImport(test.db, actor, csv(two), add, now);
    expect(planned).toEqual([]);
    expect(faults).toMatchObject([{ row: 2, text: 'This row was imported before.' }]);
    await expect(apply(two)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('since the preview makes the import refuse, with nothing stored', async () => {
    const file = csv(two);
    const { columns, fingerprint } = await previewCustomerImport(test.db, actor, file, add, now);
    await known();
    await expect(
      applyCustomerImport(test, actor, file, { ...add, columns }, fingerprint, now),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(['A. Das']);
    expect(await listCustomerImports(test.db, actor)).toEqual([]);
  });
});

it('a list that is sent twice at once is stored once', async () => {
  const file = csv([header, ['Bina Roy', '98640 12345', '', '', '', '']]);
  const { columns, fingerprint } = await previewCustomerImport(test.db, actor, file, add, now);
  const send = () => applyCustomerImport(test, actor, file, { ...add, columns }, fingerprint, now);
  const sent = await Promise.allSettled([send(), send()]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
  expect(await names()).toEqual(['Bina Roy']);
});

describe('an undone import', () => {
  it('leaves nothing of what no one has touched, and can be imported again', async () => {
    await apply(two);
    const undone = await undoCustomerImport(test.db, actor, await lastImport());
    expect(undone).toEqual({
      removed: { customers: 2, enquiries: 1, notes: 0 },
      kept: { customers: 0, enquiries: 0 },
    });
    for (const table of ['customers', 'enquiries', 'enquiry_events', 'customer_contacts'])
      expect((await test.pool.query(`select from ${table}`)).rowCount).toBe(0);
    await expect(undoCustomerImport(test.db, actor, await lastImport())).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await apply(two)).toEqual({ customers: 2, enquiries: 1, notes: 0 });
  });

  it('keeps what staff have worked on since, and says how much', async () => {
    const rows = [
      header,
      ...['Noted', 'Moved', 'Untouched', 'Merged', 'Erased'].map((name, n) => [
        name,
        `98640 1234${n}`,
        '',
        'Tour',
        '',
        '',
      ]),
      ['Only a customer', '98640 99999', '', '', '', ''],
    ];
    await apply(rows);
    const stored = await enquiries();
    const idOf = (name: string) => String(stored.find((row) => row.name === name).id);
    const customerOf = (name: string) => String(stored.find((row) => row.name === name).customer_id);
    await addNote(test.db, actor, idOf('Noted'), 'Called');
    await changeEnquiries(test.db, actor, [idOf('Moved')], { kind: 'stage', stage: 'confirmed' });
    await mergeCustomers(test.db, actor, customerOf('Merged'), customerOf('Noted'));
    await eraseCustomer(test.db, actor, customerOf('Erased'), 'Erased');
    const undone = await undoCustomerImport(test.db, actor, await lastImport());
    expect(undone).toEqual({
      removed: { customers: 2, enquiries: 1, notes: 0 },
      kept: { customers: 4, enquiries: 4 },
    });
    expect(await names()).toEqual(['Moved', 'Noted']);
    expect((await listCustomerImports(test.db, actor))[0]).toMatchObject({
      keptCustomers: 4,
      keptEnquiries: 4,
    });
  });

  it('gives a known customer their former last contact back', async () => {
    await addByHand(test.db, actor, {
      ...{ name: 'A. Das', contactNo: '9864012345', email: '', message: '', code: '' },
      source: 'call',
    });
    await test.pool.query(`update enquiries set received_at = now() - interval '9 days';
      update enquiry_events set at = now() - interval '9 days';
      select refresh_customer_contact(id) from customers`);
    const contact = async () =>
      (await listCustomers(test.db, actor, { sort: 'contact', search: '9864012345' })).customers[0]
        ?.lastContactAt;
    const before = await contact();
    await apply(two);
    expect(await contact()).not.toEqual(before);
    await undoCustomerImport(test.db, actor, await lastImport());
    expect(await contact()).toEqual(before);
  });
});
