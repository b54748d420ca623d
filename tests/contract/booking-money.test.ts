import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { handleBookingAction } from '#app/staff/cabs/bookings/page/booking-action.ts';
import { readBooking } from '#app/staff/cabs/bookings/page/booking-data.ts';
import { handleLoginPage } from '#app/staff/login/login-action.ts';
import { readSlipToPrint } from '#domain/bookings/slip/slip-print-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { goodPassword } from '../support/good-password.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking } from '../support/some-booking.ts';
import { setRefundLimit } from '../support/some-refund.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, type Browser, newBrowser } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const ask = staffActions(test);
const today = dayInIndia(new Date());
let admin: Browser;
let clerk: Browser;

async function loggedIn(areas?: string[]): Promise<Browser> {
  const browser = newBrowser();
  const { id, username } = await addStaff(test);
  if (areas) await test.pool.query('update staff_users set areas = $2 where id = $1', [id, areas]);
  await ask(browser, handleLoginPage, { intent: 'log-in', userName: username, userPassword: goodPassword });
  return browser;
}

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  await setRefundLimit(test, 10_00_000_00);
  admin = await loggedIn();
  clerk = await loggedIn(['enquiries']);
});

/** A customer of their own, unless it is named. */
const someNumber = () => `98${String(randomInt(1e8)).padStart(8, '0')}`;
const aBooking = (rupees: number, contactNo = someNumber()) =>
  makeSomeBooking(test, actor, { price: String(rupees), contactNo });

const pay = (id: string, fields: Record<string, string>, browser = admin) =>
  ask(browser, handleBookingAction, {
    ...{ intent: 'money', id, key: randomUUID(), kind: 'payment', method: 'cash', reference: '' },
    ...{ receivedOn: today, ...fields },
  });
const received = async (id: string) =>
  Number(
    (await test.pool.query('select received_paise from bookings where id = $1', [id])).rows[0].received_paise,
  );
const saved = { done: true };
const refusedCash = { done: false, code: 'invalid', field: 'amount', status: 422 };

describe('cash', () => {
  it('of ₹2,00,000 is refused, and a paisa less is taken', async () => {
    const id = await aBooking(3_00_000);
    expect(await pay(id, { amount: '3,00,000' })).toMatchObject(refusedCash);
    expect(await pay(id, { amount: '2,00,000' })).toMatchObject({
      ...refusedCash,
      text: expect.stringContaining('₹2,00,000 or more in cash for one booking'),
    });
    expect(await pay(id, { amount: '1,99,999.99' })).toMatchObject(saved);
    expect(await pay(id, { amount: '1,00,000.01', method: 'bank' })).toMatchObject(saved);
    expect(await received(id)).toBe(3_00_000_00);
  });

  it('in parts counts as a whole: for the booking on any day, with what the driver collected', async () => {
    const id = await aBooking(3_00_000);
    await test.pool.query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
       values ($1, gen_random_uuid(), 'collected-by-driver', 15000000, 'cash', 'driver', 'Bikash Kalita', $2)`,
      [id, daysAfter(today, -40)],
    );
    expect(await pay(id, { amount: '50000' })).toMatchObject({
      ...refusedCash,
      text: expect.stringContaining('₹1,50,000'),
    });
    expect(await pay(id, { amount: '49999' })).toMatchObject(saved);
  });

  it('of one customer on one day counts over all bookings, also of merged customers', async () => {
    const contactNo = someNumber();
    const ids = [await aBooking(1_50_000, contactNo), await aBooking(1_50_000, contactNo)] as const;
    const other = await aBooking(1_50_000);
    await test.pool.query(
      `update customers set merged_into = (select customer_id from bookings where id = $1)
       where id = (select customer_id from bookings where id = $2)`,
      [ids[0], other],
    );
    expect(await pay(ids[0], { amount: '1,20,000' })).toMatchObject(saved);
    for (const id of [ids[1], other])
      expect(await pay(id, { amount: '80,000' })).toMatchObject({
        ...refusedCash,
        text: expect.stringContaining('from one customer on one day'),
      });
    expect(await pay(ids[1], { amount: '80,000', receivedOn: daysAfter(today, -1) })).toMatchObject(saved);
  });

  it('of one customer stays below the limit when two clerks enter it at once', async () => {
    const contactNo = someNumber();
    const ids = [];
    for (let count = 0; count < 4; count++) ids.push(await aBooking(1_50_000, contactNo));
    const results = await Promise.all(ids.map((id) => pay(id, { amount: '70,000' })));
    expect(results.filter(({ done }) => done)).toHaveLength(2);
  });

  it('that was reversed no longer counts, and cash that was refunded still does', async () => {
    const id = await aBooking(3_00_000);
    await pay(id, { amount: '1,50,000' });
    await pay(id, { amount: '1,50,000', kind: 'refund' });
    expect(await pay(id, { amount: '50,000' })).toMatchObject(refusedCash);
    const [payment, refund] = (
      await test.pool.query(
        'select id::text from money_entries where booking_id = $1 order by money_entries.id',
        [id],
      )
    ).rows;
    const reverse = (entry: { id: string }) =>
      ask(admin, handleBookingAction, { intent: 'reverse', id, entryId: entry.id, key: randomUUID() });
    // Nobody takes for a mistake what was refunded.
    expect(await reverse(payment)).toMatchObject({ code: 'conflict' });
    expect(await reverse(refund)).toMatchObject(saved);
    expect(await reverse(payment)).toMatchObject(saved);
    expect(await pay(id, { amount: '50,000', confirmed: '50,000' })).toMatchObject(saved);
  });
});

describe('the UTR of a transfer', () => {
  it('is entered once, however it is typed, until its entry is reversed', async () => {
    const [id, other] = [await aBooking(2_000), await aBooking(2_000)];
    const transfer = { amount: '500', method: 'upi', reference: 'UTR 4123 4567 8901' };
    expect(await pay(id, transfer)).toMatchObject(saved);
    for (const reference of ['412345678901', 'utr412345678901', '4123-4567-8901, from her mother'])
      expect(await pay(other, { ...transfer, method: 'bank', reference })).toMatchObject({
        ...{ done: false, code: 'invalid', field: 'reference' },
        text: expect.stringContaining(`₹500 for B${id}`),
      });
    expect(await pay(id, transfer)).toMatchObject({ done: false, field: 'reference' });
    const [entry] = (await test.pool.query('select id::text from money_entries where booking_id = $1', [id]))
      .rows;
    await ask(admin, handleBookingAction, { intent: 'reverse', id, entryId: entry.id, key: randomUUID() });
    expect(await pay(other, transfer)).toMatchObject(saved);
    expect([await received(id), await received(other)]).toEqual([0, 500_00]);
  });

  it('is entered once when two bookings get it in the same moment, by the database', async () => {
    const ids = [await aBooking(2_000), await aBooking(2_000), await aBooking(2_000)];
    const results = await Promise.all(
      ids.map((id) => pay(id, { amount: '500', method: 'bank', reference: 'SBIN524123456789' })),
    );
    expect(results.filter(({ done }) => done)).toHaveLength(1);
    expect(results.filter((result) => !result.done && result.field === 'reference')).toHaveLength(2);
    await expect(
      test.pool.query(
        `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, utr)
         values ($1, gen_random_uuid(), 'payment', 1, 'upi', 'bank', 'Test', 'SBIN524123456789')`,
        [ids[0]],
      ),
    ).rejects.toThrow('money_entries_utr');
  });
});

describe('the day on which money came', () => {
  it('is today unless it is chosen, never a day to come, and is shown', async () => {
    const id = await aBooking(2_000);
    const yesterday = daysAfter(today, -1);
    expect(await pay(id, { amount: '500', receivedOn: yesterday })).toMatchObject(saved);
    expect(await pay(id, { amount: '300', receivedOn: '' })).toMatchObject(saved);
    for (const receivedOn of [daysAfter(today, 1), daysAfter(today, -400), 'soon', '2026-02-30'])
      expect(await pay(id, { amount: '100', receivedOn })).toMatchObject({
        code: 'invalid',
        field: 'receivedOn',
      });
    const shown = await readBooking(test, actor, id);
    expect(shown?.money.map((entry) => entry.received)).toEqual([
      `received on ${dateText(yesterday)}`,
      `received on ${dateText(today)}`,
    ]);
    expect(JSON.stringify(shown?.days)).toContain(`received on ${dateText(yesterday)}`);
    const [dutyId] = shown?.duties.map((duty) => duty.id) ?? [];
    await test.pool.query(
      `update duties set status = 'done', closed_at = now(), statement = '{}', statement_paise = 1 where id = $1`,
      [dutyId],
    );
    const printed = await readSlipToPrint(test, actor, dutyId ?? '');
    expect(printed?.slip.money?.entries.map((entry) => entry.receivedOn)).toEqual([yesterday, today]);
  });

  it('of a reversal is that of its entry, and neither is ever changed', async () => {
    const id = await aBooking(2_000);
    await pay(id, { amount: '500', receivedOn: daysAfter(today, -3) });
    const entries = async () =>
      (
        await test.pool.query(
          `select id::text, to_char(received_on, 'YYYY-MM-DD') as day from money_entries where booking_id = $1 order by money_entries.id`,
          [id],
        )
      ).rows;
    const [entry] = await entries();
    await ask(admin, handleBookingAction, {
      intent: 'reverse',
      id,
      entryId: entry?.id ?? '',
      key: randomUUID(),
    });
    expect((await entries()).map(({ day }) => day)).toEqual([daysAfter(today, -3), daysAfter(today, -3)]);
    await expect(
      test.pool.query('update money_entries set received_on = now() where booking_id = $1', [id]),
    ).rejects.toThrow('never changed');
  });
});

describe('an amount above the balance', () => {
  it('is asked about, and taken when the same amount is confirmed', async () => {
    const id = await aBooking(764);
    const typed = { amount: '7,640', method: 'upi' };
    expect(await pay(id, typed)).toMatchObject({
      ...{ done: false, code: 'conflict', field: 'confirmed' },
      text: expect.stringContaining('₹7,640 is more than the balance of ₹764'),
    });
    expect(await pay(id, { ...typed, confirmed: '764' })).toMatchObject({ field: 'confirmed' });
    expect(await received(id)).toBe(0);
    expect(await pay(id, { ...typed, confirmed: '7,640' })).toMatchObject(saved);
    expect(await received(id)).toBe(7_640_00);
  });
});

describe('a refund', () => {
  it('needs the area of money, its reversal too', async () => {
    const id = await aBooking(2_000);
    expect(await pay(id, { amount: '500', method: 'upi' }, clerk)).toMatchObject(saved);
    const refund = { amount: '200', kind: 'refund', method: 'upi' };
    expect(await pay(id, refund, clerk)).toMatchObject({ done: false, code: 'forbidden', status: 403 });
    expect(await received(id)).toBe(500_00);
    expect(await pay(id, refund)).toMatchObject(saved);
    const [entry] = (
      await test.pool.query(`select id::text from money_entries where booking_id = $1 and kind = 'refund'`, [
        id,
      ])
    ).rows;
    const reverse = { intent: 'reverse', id, entryId: entry.id, key: randomUUID() };
    expect(await ask(clerk, handleBookingAction, reverse)).toMatchObject({ code: 'forbidden' });
    expect(await ask(admin, handleBookingAction, reverse)).toMatchObject(saved);
  });

  it('is offered only to those who may enter it', async () => {
    const id = await aBooking(2_000);
    expect((await readBooking(test, actor, id))?.mayRefund).toBe(true);
    expect((await readBooking(test, { ...actor, areas: ['enquiries'] }, id))?.mayRefund).toBe(false);
  });
});
