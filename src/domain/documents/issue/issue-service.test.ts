import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { countReceived } from '#domain/bookings/money/received-service.ts';
import { enterRefund } from '#domain/bookings/money/refund-entry-service.ts';
import { cancelPackage } from '#domain/bookings/packages/package-service.ts';
import {
  documentsOf,
  findDocument,
  listDocuments,
  listMissing,
  missingOf,
  selectDocumentRows,
} from '#domain/documents/register/register-service.ts';
import { addHeads, noDocumentHeads } from '#domain/documents/returns/listed-document.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { createLog } from '#platform/log.ts';
import { confirmTaxes } from '../../../../tests/support/confirmed-tax.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { acceptedPackage, bookedPackage } from '../../../../tests/support/some-package.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { contentHash } from './content-hash.ts';
import { issueDocuments } from './issue-service.ts';
import { plannedDocuments } from './preview-service.ts';
import { issueDueDocuments, noteTripsThatEnded } from './work-service.ts';

const test = testDatabase();
const actor = someActor(test);
const log = createLog('silent', 'worker');
const work = () => issueDueDocuments({ db: test.db, log }, new AbortController().signal);
const today = dayInIndia(new Date());

const pay = (id: string, rupees: number) =>
  addMoney(test.db, actor, id, {
    ...{ key: randomUUID(), kind: 'advance', amountPaise: Math.round(rupees * 100), method: 'upi' },
    reference: randomUUID(),
  });

const payBack = (id: string, rupees: number) =>
  test.db.transaction((tx) =>
    enterRefund(tx, actor, id, {
      ...{ amountPaise: Math.round(rupees * 100), method: 'upi', place: 'bank' },
      ...{ reference: randomUUID(), sentOn: today },
    }),
  );

const shown = async (bookingId: string) =>
  (await documentsOf(test.db, actor, bookingId)).map(({ kind, heads, totalPaise }) => [
    kind,
    ...[heads.valuePaise, heads.igstPaise, heads.tcsPaise, totalPaise].map((paise) => paise / 100),
  ]);

const bookedTrip = async () => (await bookedPackage(test, actor)).id;

describe('before an accountant has confirmed the rules', () => {
  it('nothing is issued, and what is missing is listed with its reason', async () => {
    const id = await bookedTrip();
    await pay(id, 52_693);
    await work();
    expect(await shown(id)).toEqual([]);
    expect(await missingOf(test.db, actor, id)).toEqual([
      {
        ...{ kind: 'receipt-voucher', purpose: 'advance', sourceKey: expect.any(String) },
        ...{ amountPaise: 52_693_00, receivedOn: today },
        reasons: [
          { code: 'rule-missing', subject: 'overseas-tour' },
          { code: 'rule-missing', subject: 'tcs' },
          { code: 'registration-missing' },
        ],
      },
    ]);
    await confirmTaxes(test.pool, { unconfirmed: ['tcs'] });
    await work();
    const [missing] = await missingOf(test.db, actor, id);
    expect(missing?.reasons).toEqual([{ code: 'rule-unconfirmed', subject: 'tcs' }]);
    expect((await listMissing(test.db, actor)).subjects).toMatchObject([{ bookingId: id, error: '' }]);
    // The confirmation issues what has waited.
    await test.pool.query(
      `update tax_rules set confirmed_by = 'S. Baruah', confirmed_at = now() where subject = 'tcs'`,
    );
    await work();
    expect(await shown(id)).toEqual([['receipt-voucher', 49_199.81, 2_459.99, 1_033.2, 52_693]]);
    expect((await listMissing(test.db, actor)).subjects).toEqual([]);
  });
});

describe('with confirmed rules', () => {
  beforeAll(async () => {
    const { rows } = await test.pool.query('select from registrations');
    if (rows.length === 0) await confirmTaxes(test.pool);
  });

  it('issues the worked trip, cancelled, and shows it before', async () => {
    const before = await readTax(test.db, actor, { firstDay: today, lastDay: today });
    const id = await bookedTrip();
    await pay(id, 52_693);
    await work();
    const planned = { chargePaise: 43_050_00, tcsPaise: 0, refundPaise: 9_643_00 };
    const preview = await plannedDocuments(test.db, actor, id, planned);
    await cancelPackage(test.db, actor, id, { chargePaise: 43_050_00, reason: 'Ill' });
    await payBack(id, 9_643);
    await work();
    const expected = [
      ['invoice', 41_000, 2_050, 0, 43_050],
      ['refund-voucher', 8_199.81, 409.99, 1_033.2, 9_643],
    ];
    expect(await shown(id)).toEqual([['receipt-voucher', 49_199.81, 2_459.99, 1_033.2, 52_693], ...expected]);
    expect(
      preview.documents.map(({ kind, heads, totalPaise }) => [
        kind,
        ...[heads.valuePaise, heads.igstPaise, heads.tcsPaise, totalPaise].map((paise) => paise / 100),
      ]),
    ).toEqual(expected);
    // Of the advance, the invoice took in its own amount and no more: the tax of the charge is what is owed.
    const { due } = await readTax(test.db, actor, { firstDay: today, lastDay: today });
    expect(addHeads(due, before.due, -1)).toEqual({
      ...noDocumentHeads,
      valuePaise: 41_000_00,
      igstPaise: 2_050_00,
    });
    const all = await documentsOf(test.db, actor, id);
    const [voucher, , refund] = all;
    expect(refund?.refersTo).toMatchObject({ id: voucher?.id, name: voucher?.name });
    expect(all.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^PT\/\d{4}\/V\d{6}$/),
      expect.stringMatching(/^PT\/\d{4}\/I\d{6}$/),
      expect.stringMatching(/^PT\/\d{4}\/R\d{6}$/),
    ]);
    const whole = await findDocument(test.db, voucher?.id ?? '');
    expect(whole && contentHash(whole.content).toString('hex')).toBe(whole?.contentHash);
    expect(whole?.content).toMatchObject({
      placeOfSupply: { code: '19', name: 'West Bengal' },
      totalInWords: 'Fifty-two thousand six hundred and ninety-three rupees',
      received: { paise: 52_693_00, on: today },
    });
  });

  it('issues the voucher of a deposit before there is a booking, and not again afterwards', async () => {
    const { quote } = await acceptedPackage(test, actor);
    await test.db.transaction((tx) =>
      countReceived(
        tx,
        'gateway',
        { quoteId: quote.id },
        {
          ...{ key: randomUUID(), amountPaise: 52_693_00, method: 'upi', place: 'gateway' },
          ...{ reference: '', utr: null, receivedOn: today },
        },
      ),
    );
    await work();
    const id = (await makeAtOnce(test, actor, { quote: quote.id })) ?? '';
    await work();
    expect(await shown(id)).toEqual([['receipt-voucher', 49_199.81, 2_459.99, 1_033.2, 52_693]]);
    await pay(id, 1_22_951);
    await work();
    expect((await shown(id))[1]).toEqual(['receipt-voucher', 1_14_800.19, 5_740.01, 2_410.8, 1_22_951]);
  });

  it('invoices a trip on the day after its last one, once staff have said what it has', async () => {
    const id = await bookedTrip();
    await test.pool.query(
      `update bookings set first_day = current_date - 9, last_day = (now() at time zone 'Asia/Kolkata')::date where id = $1`,
      [id],
    );
    await noteTripsThatEnded(test.db);
    await work();
    expect([await shown(id), await missingOf(test.db, actor, id)]).toEqual([[], []]);
    await test.pool.query(`update bookings set last_day = last_day - 1 where id = $1`, [id]);
    await noteTripsThatEnded(test.db);
    await work();
    expect((await missingOf(test.db, actor, id)).map(({ reasons }) => reasons)).toEqual([
      [{ code: 'stay-or-transport-missing' }],
    ]);
    await test.pool.query(
      `insert into booking_tax_choices (booking_id, choice, reason, made_by) values ($1, 'with-stay', 'Hotel by hand', 'x')`,
      [id],
    );
    await work();
    expect(await shown(id)).toEqual([['invoice', 1_64_000, 8_200, 3_444, 1_75_644]]);
    expect(await missingOf(test.db, actor, id)).toEqual([]);
  });

  it('gives back the voucher of money that was counted by mistake', async () => {
    const id = await bookedTrip();
    await pay(id, 10_000);
    await work();
    const { rows } = await test.pool.query('select id::text from money_entries where booking_id = $1', [id]);
    await reverseMoney(test.db, actor, id, { entryId: rows[0].id, key: randomUUID() });
    await work();
    const [voucher, refund] = await documentsOf(test.db, actor, id);
    expect(refund).toMatchObject({ kind: 'refund-voucher', purpose: 'reversal', heads: voucher?.heads });
  });

  it('issues each once, however many issue at the same time', async () => {
    const ids = await Promise.all([bookedTrip(), bookedTrip(), bookedTrip()]);
    for (const id of ids) await pay(id, 20_000);
    await Promise.all([...ids, ...ids, ...ids].map((bookingId) => issueDocuments(test.db, { bookingId })));
    for (const id of ids) expect(await shown(id)).toHaveLength(1);
  });

  it('one booking that fails does not hold up the others', async () => {
    const [poison, fine] = await Promise.all([bookedTrip(), bookedTrip()]);
    await pay(poison, 10_000);
    await pay(fine, 10_000);
    await test.pool.query(`
      create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
      create trigger refuse_one before insert on documents for each row when (new.booking_id = ${poison})
      execute function refuse_one()`);
    await work();
    expect(await shown(fine)).toHaveLength(1);
    expect(await shown(poison)).toEqual([]);
    expect((await listMissing(test.db, actor)).subjects).toMatchObject([
      { bookingId: poison, error: 'unexpected', tries: 1 },
    ]);
    await test.pool.query('drop trigger refuse_one on documents; drop function refuse_one');
    await test.pool.query('update document_work set due_at = now() where booking_id = $1', [poison]);
    await work();
    expect(await shown(poison)).toHaveLength(1);
  });

  it('numbers follow each other in the order of days, across the end of the financial year in India', async () => {
    const ids = await Promise.all([bookedTrip(), bookedTrip(), bookedTrip()]);
    for (const id of ids) await pay(id, 15_000);
    const moments = ['2031-03-31T18:29:59.998Z', '2031-03-31T18:29:59.999Z', '2031-03-31T18:30:00.000Z'];
    for (const [index, bookingId] of ids.entries())
      await issueDocuments(test.db, { bookingId }, () => new Date(moments[index] ?? ''));
    const all = (await Promise.all(ids.map((id) => documentsOf(test.db, actor, id)))).flat();
    expect(all.map(({ name, issuedOn }) => [name, issuedOn])).toEqual([
      ['PT/3031/V000001', '2031-03-31'],
      ['PT/3031/V000002', '2031-03-31'],
      ['PT/3132/V000001', '2031-04-01'],
    ]);
    // The year ends between the first look at the clock and the lock of the series.
    const late = await bookedTrip();
    await pay(late, 15_000);
    const clock = ['2031-03-31T18:29:59.999Z', '2031-03-31T18:29:59.999Z', '2031-03-31T18:30:00.000Z'];
    await issueDocuments(
      test.db,
      { bookingId: late },
      () => new Date(clock.shift() ?? '2031-03-31T18:30:00.001Z'),
    );
    expect((await documentsOf(test.db, actor, late)).map(({ name }) => name)).toEqual(['PT/3132/V000002']);
    // A clock that is behind does not bring an earlier day.
    const behind = await bookedTrip();
    await pay(behind, 15_000);
    await issueDocuments(test.db, { bookingId: behind }, () => new Date('2031-03-31T18:30:00.000Z'));
    const [document] = await documentsOf(test.db, actor, behind);
    expect(document?.issuedAt.toISOString()).toBe('2031-03-31T18:30:00.001Z');
  });

  it('lists them by page, month and text, with sums', async () => {
    const { rows, sums, next } = await listDocuments(test.db, actor, { month: today.slice(0, 7) });
    expect(next).toBeNull();
    expect(rows).toHaveLength(sums?.count ?? 0);
    const net = rows.reduce((paise, { kind, totalPaise }) => {
      const isBack = kind === 'refund-voucher' || kind === 'credit-note';
      return paise + (isBack ? -totalPaise : totalPaise);
    }, 0);
    expect(sums?.totalPaise).toBe(net);
    expect(await selectDocumentRows(test.db, actor, today.slice(0, 7))).toHaveLength(rows.length);
    expect((await listDocuments(test.db, actor, {})).sums).toBeUndefined();
    const refunds = await listDocuments(test.db, actor, { kind: 'refund-voucher', text: 'meera' });
    expect(refunds.rows.every(({ kind }) => kind === 'refund-voucher')).toBe(true);
    expect((await listDocuments(test.db, actor, { text: 'nobody%' })).rows).toEqual([]);
    const [first] = rows;
    const after = first && { issuedOn: first.issuedOn, id: first.id };
    expect(
      (await listDocuments(test.db, actor, { month: today.slice(0, 7), after: after ?? null })).rows,
    ).toEqual(rows.slice(1));
  });

  it('refuses to change and to delete, also to the owner', async () => {
    for (const statement of ['update documents set total_paise = 0', 'delete from documents'])
      await expect(test.pool.query(statement)).rejects.toThrow('a document is never changed');
    await expect(test.pool.query(`update tax_rules set value = '{}'`)).rejects.toThrow('never changed');
    await expect(test.pool.query('delete from registrations')).rejects.toThrow('never changed');
  });
});
