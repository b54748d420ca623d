import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMoney, reverseMoney } from '#domain/bookings/money/money-service.ts';
import { countReceived } from '#domain/bookings/money/received-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { listSharedReceipts, readReceiptForStaff, readSharedReceipt } from './receipt-service.ts';

const test = testDatabase();
const actor = someActor(test);

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
});

const pay = (bookingId: string, amountPaise: number) =>
  addMoney(test.db, actor, bookingId, {
    ...{
      key: randomUUID(),
      kind: 'advance',
      amountPaise,
      method: 'upi',
      reference: 'UTR 1',
      confirmedPaise: amountPaise,
    },
  });
const entriesOf = async (id: string) => (await viewBooking(test.db, actor, id))?.money ?? [];
const tokenOf = async (id: string) => (await viewCustomerLink(test, actor, id))?.token ?? '';

describe('receipts', () => {
  it('are there for every payment that is counted, with the balance after it', async () => {
    const id = await makeSomeBooking(test, actor);
    await pay(id, 500_00);
    await pay(id, 300_00);
    await test.pool.query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
       values ($1, gen_random_uuid(), 'refund', 10000, 'upi', 'bank', 'x')`,
      [id],
    );
    const [first, second, refund] = await entriesOf(id);
    if (!first || !second || !refund) throw new Error('no entries');
    const read = async (entryId: string) => (await readReceiptForStaff(test.db, actor, entryId))?.receipt;
    expect(await read(second.id)).toMatchObject({
      number: `R${second.id}`,
      payer: 'Asha Sharma',
      subject: { number: `B${id}`, version: null },
      amountPaise: 300_00,
      receivedPaise: 800_00,
      documents: [],
    });
    expect((await read(first.id))?.subject.title).toContain('Shillong');
    expect([await read(refund.id), await read('0'), await read('x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await reverseMoney(test.db, actor, id, { entryId: first.id, key: randomUUID() });
    expect(await read(first.id)).toBeUndefined();
    expect((await read(second.id))?.receivedPaise).toBe(300_00);
  });

  it('open by the link of their own booking only', async () => {
    const [one, other] = [await makeSomeBooking(test, actor), await makeSomeBooking(test, actor)];
    await pay(one, 500_00);
    await pay(other, 400_00);
    const [entry] = await entriesOf(one);
    const [bookingToken, otherToken] = [await tokenOf(one), await tokenOf(other)];
    expect(await listSharedReceipts(test.db, { bookingToken })).toMatchObject([
      { entryId: entry?.id, amountPaise: 500_00 },
    ]);
    const read = async (token: string) =>
      (await readSharedReceipt(test.db, { bookingToken: token }, entry?.id ?? ''))?.receipt.number;
    expect([await read(bookingToken), await read(otherToken), await read('A'.repeat(43))]).toEqual([
      `R${entry?.id}`,
      undefined,
      undefined,
    ]);
  });

  it('name the buyer of the booking and the tax document of the payment', async () => {
    const id = await makeSomeBooking(test, actor);
    await test.db.transaction((tx) =>
      countReceived(
        tx,
        'gateway',
        { bookingId: id },
        {
          ...{ key: randomUUID(), amountPaise: 700_00, method: 'card', place: 'gateway', reference: '' },
          ...{ utr: null, receivedOn: '2026-11-19' },
        },
      ),
    );
    await test.pool.query(
      `with y as (insert into buyers (idempotency_key, customer_id, name)
         select 'k', customer_id, 'Brahmaputra Tea Estates Pvt Ltd' from bookings where id = $1 returning id)
       update bookings set buyer_id = y.id from y where bookings.id = $1`,
      [id],
    );
    const [entry] = await entriesOf(id);
    const found = await readReceiptForStaff(test.db, actor, entry?.id ?? '');
    expect(found?.receipt).toMatchObject({ payer: 'Brahmaputra Tea Estates Pvt Ltd', place: 'gateway' });
  });
});
