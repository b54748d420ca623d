import { beforeEach, describe, expect, it } from 'vitest';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { addNote, changeEnquiries } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
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
    'truncate people, enquiries, customer_contacts, customer_imports cascade; truncate pgboss.job',
  ),
);

const header = ['Name', 'Mobile', 'Mail id', 'Requirement', 'Status', 'Remarks'];
const csv = (rows: string[][], name = 'leads.csv') => csvFile(name, rows);

const add: ImportChoices = { duplicates: 'add' };

async function apply(rows: string[][], choices = add) {
  const file = csv(rows);
  const { columns, fingerprint } = await previewCustomerImport(test.db, actor, file, choices, now);
  return applyCustomerImport(test.db, actor, file, { ...choices, columns }, fingerprint, now);
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
    expect(await apply(two)).toEqual({ customers: 2, enquiries: 1 });
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
    expect(preview).toMatchObject({ counts: { customers: 2, enquiries: 1 }, faults: [], leftOut: [] });
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
    expect(await apply(rows)).toEqual({ customers: 1, enquiries: 1 });
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
    expect(await apply(rows, chosen)).toEqual({ customers: 1, enquiries: 0 });
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

describe('a customer who is known already', () => {
  const known = () =>
    addByHand(test.db, actor, {
      ...{ name: 'A. Das', contactNo: '9864012345', email: '', message: '', code: '' },
      source: 'call',
    });

  it('gets the enquiry, or the row is left out', async () => {
    await known();
    const skipped = await previewCustomerImport(test.db, actor, csv(two), { duplicates: 'skip' }, now);
    expect(skipped).toMatchObject({ counts: { customers: 1, enquiries: 0 }, leftOut: [{ row: 2 }] });
    const added = await previewCustomerImport(test.db, actor, csv(two), add, now);
    expect(added.planned[0]?.known?.name).toBe('A. Das');
    expect(await apply(two)).toEqual({ customers: 1, enquiries: 1 });
    const { customers } = await listCustomers(test.db, actor, { sort: 'name', search: '9864012345' });
    expect(customers).toMatchObject([{ name: 'A. Das', openEnquiries: 2 }]);
  });

  it('by a former row of the file is one customer', async () => {
    const rows = [
      header,
      ['Asha', '98640 12345', 'asha@example.com', 'Tour', '', ''],
      ['Asha D', '', 'asha@example.com', 'Cab', '', ''],
    ];
    expect(await apply(rows)).toEqual({ customers: 1, enquiries: 2 });
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
      applyCustomerImport(test.db, actor, file, { ...add, columns }, fingerprint, now),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(['A. Das']);
    expect(await listCustomerImports(test.db, actor)).toEqual([]);
  });
});

describe('an undone import', () => {
  it('leaves nothing of what no one has touched, and can be imported again', async () => {
    await apply(two);
    const undone = await undoCustomerImport(test.db, actor, await lastImport());
    expect(undone).toEqual({ removed: { customers: 2, enquiries: 1 }, kept: { customers: 0, enquiries: 0 } });
    for (const table of ['people', 'enquiries', 'enquiry_events', 'customer_contacts'])
      expect((await test.pool.query(`select from ${table}`)).rowCount).toBe(0);
    await expect(undoCustomerImport(test.db, actor, await lastImport())).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await apply(two)).toEqual({ customers: 2, enquiries: 1 });
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
    const customerOf = (name: string) => String(stored.find((row) => row.name === name).person_id);
    await addNote(test.db, actor, idOf('Noted'), 'Called');
    await changeEnquiries(test.db, actor, [idOf('Moved')], { kind: 'stage', stage: 'confirmed' });
    await mergeCustomers(test.db, actor, customerOf('Merged'), customerOf('Noted'));
    await eraseCustomer(test.db, actor, customerOf('Erased'), 'Erased');
    const undone = await undoCustomerImport(test.db, actor, await lastImport());
    expect(undone).toEqual({ removed: { customers: 2, enquiries: 1 }, kept: { customers: 4, enquiries: 4 } });
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
      select refresh_customer_contact(id) from people`);
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
