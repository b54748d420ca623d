import { beforeAll, describe, expect, it } from 'vitest';
import { listDocuments, type RegisterPart } from '#domain/documents/register/register-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { Failure, failureOf } from '#platform/failure.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { someDocuments } from '../../../../tests/support/some-documents.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { daysOfMonth, monthsBefore, monthText } from './month.ts';
import { gapsOf, listFiled, lockPeriod, previewPeriod } from './period-service.ts';

const test = testDatabase();
const actor = someActor(test);
const now = momentInIndia('2026-12-03', '10:00');
let bookingId = '';
let documents: Awaited<ReturnType<typeof someDocuments>>;
let samples: typeof documents;

const enter = (day: string) =>
  test.pool.query(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
     values ($1, gen_random_uuid(), 'payment', 100, 'upi', 'bank', 'Rupa Das', $2)`,
    [bookingId, day],
  );

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => failureOf(error).code,
  );

beforeAll(async () => {
  ({ bookingId } = await addTrip(test.pool));
  documents = await someDocuments(test.pool);
  samples = await someDocuments(test.pool, '07', { isSample: true });
  await enter('2026-11-30');
  await enter('2026-12-01');
});

describe('a month', () => {
  it('has its days and its name', () => {
    expect([daysOfMonth('2028-02'), daysOfMonth('2026-12')]).toEqual([
      { firstDay: '2028-02-01', lastDay: '2028-02-29' },
      { firstDay: '2026-12-01', lastDay: '2026-12-31' },
    ]);
    expect(monthsBefore('2027-02-03', 3)).toEqual(['2027-01', '2026-12', '2026-11']);
    expect(monthText('2026-11')).toBe('November 2026');
  });

  it('that is not over, or is none, is not locked', async () => {
    for (const month of ['2026-12', '2027-01', '2026-13', '', '2026-11-01'])
      expect(await codeOf(lockPeriod(test.db, actor, { month, isConfirmed: true }, now))).toBe('invalid');
  });

  it('says what it has and what is missing, and is locked all the same when that is confirmed', async () => {
    await test.pool.query(
      `with file as (insert into bank_files (name, lines, added, made_by) values ('a.csv', 1, 1, 'Test') returning id)
       insert into bank_lines (file_id, line_hash, day, amount_paise) select id, 'x', '2026-11-30', 100 from file`,
    );
    expect(await previewPeriod(test.db, actor, '2026-11')).toMatchObject({
      ...{ entries: 1, receivedPaise: 100, documents: 0, claims: 0, bankLines: 1, withoutIrn: 0, samples: 0 },
    });
    const lock = (isConfirmed: boolean) => lockPeriod(test.db, actor, { month: '2026-11', isConfirmed }, now);
    await expect(lock(false)).rejects.toMatchObject({ code: 'conflict', field: 'confirmed' });
    await lock(true);
    expect(await listFiled(test.db, actor)).toMatchObject([{ month: '2026-11', lockedBy: actor.name }]);
    await expect(lock(true)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what is missing of a month', () => {
  it('are documents to a GSTIN without an IRN, and those of a sample registration', async () => {
    const heads = [10_000, 250, 250, 0, 0] as const;
    const gstin = '18AABCU9603R1ZM';
    const day = '2026-07-15';
    const invoice = await documents.add({ kind: 'invoice', day, heads, gstin });
    for (const kind of ['credit-note', 'receipt-voucher'] as const)
      await documents.add({ kind, day, heads, gstin });
    await documents.add({ kind: 'invoice', day, heads });
    await documents.add({ kind: 'invoice', day: '2026-08-01', heads, gstin });
    await test.pool.query(
      `insert into document_irns (document_id, irn, acknowledgement_no, acknowledged_on, signed_qr, made_by)
       select id, repeat('a', 64), '1', $2, 'x', 'Test' from documents where name = $1`,
      [invoice.name, day],
    );
    const counts = await previewPeriod(test.db, actor, '2026-07');
    expect(counts).toMatchObject({ documents: 4, withoutIrn: 1, samples: 0 });
    expect(gapsOf(counts)).toEqual(['withoutIrn']);
    const only = (part: RegisterPart) => listDocuments(test.db, actor, { month: '2026-07', only: part });
    expect((await only('without-irn')).rows.map(({ kind }) => kind)).toEqual(['credit-note']);
    expect((await only('sample')).sums?.count).toBe(0);

    await samples.add({ kind: 'receipt-voucher', day, heads });
    expect(await previewPeriod(test.db, actor, '2026-07')).toMatchObject({ withoutIrn: 1, samples: 1 });
    expect((await only('sample')).sums?.count).toBe(1);
    const lock = lockPeriod(test.db, actor, { month: '2026-07', isConfirmed: false }, now);
    await expect(lock).rejects.toMatchObject({ code: 'conflict', field: 'confirmed' });
  });
});

describe('a filed month', () => {
  it('takes no entry, no payment to a supplier and no document, to the day', async () => {
    expect(await codeOf(enter('2026-11-01'))).toBe('period_filed');
    expect(await codeOf(enter('2026-11-30'))).toBe('period_filed');
    expect(await codeOf(enter('2026-10-31'))).toBe('done');
    expect(await codeOf(enter('2026-12-01'))).toBe('done');
    const paid = test.pool.query(
      `with supplier as (insert into suppliers (idempotency_key, kind, name) values ('s', 'hotel', 'Druk') returning id)
       insert into supplier_payments (idempotency_key, supplier_id, amount_paise, paid_on, method, place, made_by)
       select 'p', id, 100, '2026-11-15', 'upi', 'bank', 'Rupa Das' from supplier`,
    );
    expect(await codeOf(paid)).toBe('period_filed');
    const heads = [100, 0, 0, 0, 0] as const;
    expect(await codeOf(documents.add({ kind: 'invoice', day: '2026-11-15', heads }))).toBe('period_filed');
    expect(await codeOf(documents.add({ kind: 'invoice', day: '2026-12-15', heads }))).toBe('done');
  });

  it('is told apart from every other failure, also inside of another error', () => {
    const refused = Object.assign(new Error('the month 2026-11 is filed'), { code: 'PT423' });
    expect(failureOf(new Error('a query failed', { cause: refused })).code).toBe('period_filed');
    expect(failureOf(new Failure('conflict')).code).toBe('conflict');
  });

  it('is not opened again by a statement of the application', async () => {
    for (const statement of ['delete from filed_periods', `update filed_periods set month = '2020-01'`])
      await expect(test.pool.query(statement)).rejects.toThrow('a filed month stays filed');
  });

  it('is locked after whoever is writing into it, and before whoever comes later', async () => {
    const writer = await test.pool.connect();
    await writer.query('begin');
    await writer.query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
       values ($1, gen_random_uuid(), 'payment', 100, 'upi', 'bank', 'Rupa Das', '2026-09-30')`,
      [bookingId],
    );
    let isLocked = false;
    const locking = lockPeriod(test.db, actor, { month: '2026-09', isConfirmed: true }, now).then(() => {
      isLocked = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const later = codeOf(enter('2026-09-15'));
    expect(isLocked).toBe(false);
    await writer.query('commit');
    writer.release();
    await locking;
    expect(await later).toBe('period_filed');
    expect(await previewPeriod(test.db, actor, '2026-09')).toMatchObject({ entries: 1 });
  });

  it('is locked by those with the area of money', async () => {
    const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
    const lock = lockPeriod(test.db, clerk, { month: '2026-08', isConfirmed: true }, now);
    expect(await codeOf(lock)).toBe('forbidden');
    expect(await codeOf(previewPeriod(test.db, clerk, '2026-08'))).toBe('forbidden');
    expect(await codeOf(listFiled(test.db, clerk))).toBe('forbidden');
  });
});
