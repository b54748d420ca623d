import { beforeAll, describe, expect, it } from 'vitest';
import { chosenPeriods } from '#domain/bookings/figures/period.ts';
import { readReceived } from '#domain/bookings/received/received-service.ts';
import { gstr1Columns, gstr1Sheets, placeText, returnDay } from '#domain/documents/returns/gstr1.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { usualLimits } from '#platform/sheets/sheet.ts';
import { tableFormats } from '#platform/sheets/table-stream.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someDocuments } from '../../../../tests/support/some-documents.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { type ExportKind, exportKinds } from './export-kinds.ts';
import { exportMoney } from './export-service.ts';

const test = testDatabase();
const actor = someActor(test);
const days = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
const limits = { ...usualLimits, bytes: 50 * 1024 * 1024, rows: 100_000 };
let registrationId = '';

async function read(kind: ExportKind, format: 'csv' | 'xlsx' = 'csv', change = {}) {
  const pieces: Uint8Array[] = [];
  for await (const piece of await exportMoney(test.db, actor, {
    kind,
    format,
    ...days,
    registrationId,
    ...change,
  }))
    pieces.push(piece);
  const [head, ...rows] = readSheet(Buffer.concat(pieces), limits).map(({ cells }) => cells);
  return { head: head ?? [], rows };
}

const paiseOf = (text = '') => Math.round(Number(text) * 100);

async function sumOf(kind: ExportKind, column: string, format: 'csv' | 'xlsx' = 'csv') {
  const { head, rows } = await read(kind, format);
  const at = head.indexOf(column);
  expect([kind, column, at >= 0]).toEqual([kind, column, true]);
  return rows.reduce((sum, cells) => sum + paiseOf(cells[at]), 0);
}

beforeAll(async () => {
  const { bookingId } = await addTrip(test.pool);
  await test.pool.query(`update customers set name = '=HYPERLINK("http://evil.example")'`);
  // More than are read at once. In parts, because one statement may take only three seconds.
  for (let part = 0; part < 6; part++)
    await test.pool.query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on, reference)
       select $1, gen_random_uuid(), case when n % 7 = 0 then 'refund' else 'payment' end, n * 137, 'upi', 'bank', 'Rupa Das',
         '2026-10-25'::date + n % 45, '+' || n from generate_series($2::int * 150 + 1, $2::int * 150 + 150) n`,
      [bookingId, part],
    );
  await test.pool.query(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on, reverses_id)
     select booking_id, gen_random_uuid(), kind, -amount_paise, method, place, 'Rupa Das', received_on, id
     from money_entries where id % 11 = 0`,
  );
  const documents = await someDocuments(test.pool);
  ({ registrationId } = documents);
  // The worked trip: deposit in October, balance and invoice in November.
  const deposit = await documents.add({
    ...{
      kind: 'receipt-voucher',
      day: '2026-10-20',
      heads: [49_199_81, 0, 0, 2_459_99, 1_033_20],
      place: '19',
    },
  });
  const balance = await documents.add({
    ...{
      kind: 'receipt-voucher',
      day: '2026-11-05',
      heads: [1_14_800_19, 0, 0, 5_740_01, 2_410_80],
      place: '19',
    },
  });
  const trip = [1_64_000_00, 0, 0, 8_200_00, 3_444_00] as const;
  await documents.add({
    kind: 'invoice',
    day: '2026-11-22',
    heads: trip,
    place: '19',
    refersTo: [deposit, balance],
    bookingId,
  });
  // Cancelled at 25%: the invoice of the charge takes in a part of its voucher, the refund voucher the rest; TCS stays.
  const cancelled = await documents.add({
    ...{
      kind: 'receipt-voucher',
      day: '2026-10-21',
      heads: [49_199_81, 0, 0, 2_459_99, 1_033_20],
      place: '19',
    },
  });
  const charge = { ...cancelled, paise: 43_050_00 };
  await documents.add({
    kind: 'invoice',
    day: '2026-11-23',
    heads: [41_000_00, 0, 0, 2_050_00, 0],
    place: '19',
    refersTo: [charge],
  });
  await documents.add({
    ...{ kind: 'refund-voucher', day: '2026-11-23', heads: [8_199_81, 0, 0, 409_99, 0], place: '19' },
    refersTo: [{ ...cancelled, paise: 8_609_80 }],
  });
  // Cabs: in the state, to a company, by reverse charge, and two credit notes.
  const cab = await documents.add({
    kind: 'invoice',
    day: '2026-11-30',
    heads: [1_900_00, 47_50, 47_50, 0, 0],
    sac: '996423',
  });
  await documents.add({
    kind: 'credit-note',
    day: '2026-11-30',
    heads: [400_00, 10_00, 10_00, 0, 0],
    sac: '996423',
    refersTo: [cab],
  });
  const gstin = '18AAACI1681G1ZN';
  const bill = await documents.add({
    kind: 'invoice',
    day: '2026-11-01',
    heads: [10_000_00, 250_00, 250_00, 0, 0],
    gstin,
  });
  await documents.add({
    kind: 'invoice',
    day: '2026-11-02',
    heads: [7_000_00, 0, 0, 0, 0],
    gstin,
    isReverseCharge: true,
  });
  await documents.add({
    kind: 'credit-note',
    day: '2026-11-03',
    heads: [1_000_00, 25_00, 25_00, 0, 0],
    gstin,
    refersTo: [bill],
  });
  // Outside of the month.
  await documents.add({ kind: 'invoice', day: '2026-12-01', heads: [5_000_00, 125_00, 125_00, 0, 0] });
});

describe.each(tableFormats)('exports as %s', (format) => {
  it('of payments add up to the screen', async () => {
    const received = await readReceived(test.db, actor, chosenPeriods(days.firstDay, days.lastDay));
    expect(received.now).not.toBe(0);
    expect(await sumOf('payments', 'Received', format)).toBe(received.now);
  });

  it('of a return add up to the tax of the month, head by head', async () => {
    const { due, kinds } = await readTax(test.db, actor, { ...days, registrationId });
    const value = async (kind: ExportKind, column = 'Taxable Value') => sumOf(kind, column, format);
    const supplies = (await value('b2b')) + (await value('b2cl')) + (await value('b2cs'));
    const notes = (await value('cdnr')) + (await value('cdnur'));
    const at = await value('at', 'Gross Advance Received');
    const adjusted = await value('atadj', 'Gross Advance Adjusted');
    expect(supplies - notes + at - adjusted).toBe(due.valuePaise);
    const ofKind = (kind: string) => kinds.find((one) => one.kind === kind);
    const issued = (ofKind('invoice')?.valuePaise ?? 0) - (ofKind('credit-note')?.valuePaise ?? 0);
    expect(supplies - notes).toBe(issued);
    const hsn = async (column: string) => (await value('hsn-b2b', column)) + (await value('hsn-b2c', column));
    expect(await hsn('Taxable Value')).toBe(issued);
    const gst =
      (await hsn('Integrated Tax Amount')) +
      (await hsn('Central Tax Amount')) +
      (await hsn('State/UT Tax Amount'));
    expect(gst).toBe((ofKind('invoice')?.gstPaise ?? 0) - (ofKind('credit-note')?.gstPaise ?? 0));
    expect(await sumOf('tcs', 'TCS due', format)).toBe(due.tcsPaise);
  });

  it('of documents add up to their heads', async () => {
    const { kinds } = await readTax(test.db, actor, days);
    const total = kinds.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    expect(await sumOf('documents', 'Total', format)).toBe(total);
  });
});

describe('the sheets of GSTR-1', () => {
  it('have the columns of the offline tool', async () => {
    for (const sheet of gstr1Sheets) expect((await read(sheet)).head).toEqual(gstr1Columns[sheet]);
    expect([returnDay('2026-11-05'), placeText('18'), placeText('96')]).toEqual([
      ...['05-Nov-2026', '18-Assam', '96-Other Countries'],
    ]);
  });

  it('have the worked trip, cancelled and not, as the documents say', async () => {
    const rows = async (sheet: ExportKind) => (await read(sheet)).rows;
    expect(await rows('b2cl')).toEqual([
      ['PT/2627/I000001', '22-Nov-2026', '172200.00', '19-West Bengal', '', '5', '164000.00', '0.00', ''],
    ]);
    expect(await rows('b2cs')).toEqual([
      ['OE', '18-Assam', '', '5', '1500.00', '0.00', ''],
      ['OE', '19-West Bengal', '', '5', '41000.00', '0.00', ''],
    ]);
    // November's own voucher was invoiced in November; those of October were invoiced or refunded.
    expect(await rows('at')).toEqual([]);
    expect(await rows('atadj')).toEqual([['19-West Bengal', '', '5', '98399.62', '0.00']]);
    expect((await rows('b2b')).map((cells) => cells.slice(0, 7))).toEqual([
      ['18AAACI1681G1ZN', 'Asha Sharma', 'PT/2627/I000004', '01-Nov-2026', '10500.00', '18-Assam', 'N'],
      ['18AAACI1681G1ZN', 'Asha Sharma', 'PT/2627/I000005', '02-Nov-2026', '7000.00', '18-Assam', 'Y'],
    ]);
    expect(await rows('cdnr')).toEqual([
      [
        ...['18AAACI1681G1ZN', 'Asha Sharma', 'PT/2627/C000002', '03-Nov-2026', 'C', '18-Assam', 'N'],
        ...['Regular B2B', '1050.00', '', '5', '1000.00', '0.00'],
      ],
    ]);
    expect(await rows('cdnur')).toEqual([]);
    expect(await rows('docs')).toEqual([
      ['Credit Note', 'PT/2627/C000001', 'PT/2627/C000002', '2', '0'],
      ['Invoices for outward supply', 'PT/2627/I000001', 'PT/2627/I000005', '5', '0'],
      ['Refund Voucher', 'PT/2627/R000001', 'PT/2627/R000001', '1', '0'],
      ['Receipt Voucher', 'PT/2627/V000002', 'PT/2627/V000002', '1', '0'],
    ]);
  });

  it('report the deposit in October as an advance', async () => {
    const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' };
    expect((await read('at', 'csv', october)).rows).toEqual([
      ['19-West Bengal', '', '5', '98399.62', '0.00'],
    ]);
  });
});

describe('exports', () => {
  it('write no formula, and a line of activity each', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of await exportMoney(test.db, actor, { kind: 'payments', format: 'csv', ...days }))
      pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toMatch(/,'\+\d+,/);
    const { rows } = await test.pool.query(
      `select subject_name, detail from activity where action = 'money-exported' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { subject_name: 'payments', detail: { from: days.firstDay, to: days.lastDay, format: 'csv' } },
    ]);
  });

  it('list only receipts that stand', async () => {
    const { rows } = await test.pool.query(
      `select count(*)::int as count from money_entries m where kind <> 'refund' and reverses_id is null
         and received_on between $1 and $2 and not exists (select from money_entries x where x.reverses_id = m.id)`,
      [days.firstDay, days.lastDay],
    );
    expect((await read('receipts')).rows).toHaveLength(rows[0].count);
  });

  it('are for those with the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries', 'users', 'publishing'] } as typeof actor;
    for (const kind of exportKinds)
      await expect(exportMoney(test.db, clerk, { kind, format: 'csv', ...days })).rejects.toMatchObject({
        code: 'forbidden',
      });
  });
});
