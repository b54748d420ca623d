import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#domain/bookings/booking.ts';
import { countReceived } from '#domain/bookings/money/received-service.ts';
import { cancelPackage } from '#domain/bookings/packages/package-service.ts';
import { viewBooking } from '#domain/bookings/page/booking-page-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { openWith } from '../../../../tests/support/razorpay/gateway-under-test.ts';
import {
  keyId,
  keySecret,
  type Razorpay,
  startRazorpay,
} from '../../../../tests/support/razorpay/stand-in.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { bookedPackage } from '../../../../tests/support/some-package.ts';
import { refundByHand } from '../../../../tests/support/some-refund.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  approveRefund,
  askRefund,
  refundUncounted,
  retryRefund,
  sendAnotherWay,
  viewBookingRefunds,
} from './refund-service.ts';
import { checkRefunds, sendRefunds } from './refund-work-service.ts';

const test = testDatabase();
const actor = someActor(test);
const second = someActor(test);
const today = dayInIndia(new Date());
const never = new AbortController().signal;
let razorpay: Razorpay;

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  razorpay = await startRazorpay();
});
afterAll(() => razorpay.stop());

const parts = () => ({ ...test, gateway: openWith({ keyId, keySecret, url: razorpay.url }) });
const work = () => sendRefunds(parts(), never);
/** As if the minute between two tries had passed. */
const later = () => test.pool.query(`update refunds set started_at = null, checked_at = null`);

async function view(id: string) {
  const found = await viewBooking(test.db, actor, id);
  if (!found) throw new Error(`no booking ${id}`);
  return found;
}
const refundsOf = async (id: string) => (await viewBookingRefunds(test.db, actor, id)).refunds;

/** A trip that was paid through the gateway, and cancelled for nothing. */
async function paidAtGateway(amount = 20_000_00) {
  const { id } = await bookedPackage(test, actor);
  const { payment } = razorpay.pay(null, { amount });
  await test.db.transaction((tx) =>
    countReceived(
      tx,
      'gateway',
      { bookingId: id },
      {
        ...{ key: randomUUID(), amountPaise: amount, method: 'upi', place: 'gateway', reference: payment.id },
        ...{ utr: null, receivedOn: today, gatewayPaymentId: payment.id },
      },
    ),
  );
  await cancelPackage(test.db, actor, id, { chargePaise: 0, reason: 'as agreed' });
  return { id, payment };
}

const ask = async (id: string, amountPaise: number) =>
  askRefund(test.db, actor, id, {
    ...{ key: randomUUID(), amountPaise, reason: 'Cancelled' },
    seenPaise: (await viewBookingRefunds(test.db, actor, id)).seenPaise,
  });

const sentOf = (paymentId: string) =>
  [...razorpay.ledger.refunds.values()].filter((refund) => refund.payment_id === paymentId);

describe('a refund through the gateway', () => {
  it('is sent once, with one entry, however often the worker runs', async () => {
    const { id, payment } = await paidAtGateway();
    await ask(id, 20_000_00);
    await Promise.all([work(), work(), work()]);
    await later();
    await work();
    expect(sentOf(payment.id)).toMatchObject([{ amount: 20_000_00 }]);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', way: 'gateway' }]);
    const { booking, money } = await view(id);
    expect(balanceOf(booking)).toBe(0);
    expect(money.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { place: 'gateway', method: 'upi' },
    ]);
  });

  it.each(['lose', 'down', 'busy'] as const)(
    'is one refund when the gateway’s answer is: %s',
    async (kind) => {
      const { id, payment } = await paidAtGateway();
      await ask(id, 5_000_00);
      // The refund, and asking for it afterwards.
      razorpay.faults.push(
        { on: /^POST .*refund$/, times: 1, kind },
        { on: /refunds$/, times: 1, kind: 'busy' },
      );
      await work().catch(() => {});
      razorpay.faults.push({ on: /refund/, times: 2, kind: 'down' });
      await later();
      await work().catch(() => {});
      razorpay.faults.length = 0;
      await later();
      await work();
      await later();
      await work();
      expect(sentOf(payment.id)).toMatchObject([{ amount: 5_000_00 }]);
      expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
      expect((await view(id)).booking.receivedPaise).toBe(15_000_00);
    },
  );

  it('is not paid in cash beside it', async () => {
    const { id } = await paidAtGateway();
    await expect(refundByHand(test, actor, id, 1_00)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that the customer’s bank does not take is ours again, and goes another way by a second person', async () => {
    const { id, payment } = await paidAtGateway(10_000_00);
    await ask(id, 10_000_00);
    await work();
    const [made] = sentOf(payment.id);
    await test.pool.query(`update refunds set state = 'sent', done_at = null where booking_id = $1`, [id]);
    if (made) made.status = 'failed';
    await checkRefunds(parts(), never);
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', failure: 'failed' }]);
    expect((await view(id)).booking.receivedPaise).toBe(10_000_00);
    const [failed] = await refundsOf(id);
    if (!failed) throw new Error('no refund');
    await sendAnotherWay(test.db, actor, failed, { reason: 'The card was closed' });
    const [asked] = await refundsOf(id);
    expect(asked).toMatchObject({ state: 'asked', way: 'hand', needsApproval: true });
    await expect(approveRefund(test.db, actor, asked ?? failed)).rejects.toMatchObject({ code: 'forbidden' });
    await approveRefund(test.db, second, asked ?? failed);
    expect(await refundsOf(id)).toMatchObject([{ state: 'approved', otherWay: 'The card was closed' }]);
  });

  it('that the gateway refuses fails, and is tried again by another key', async () => {
    const { id, payment } = await paidAtGateway(8_000_00);
    const held = razorpay.ledger.payments.get(payment.id);
    await ask(id, 8_000_00);
    if (held) held.status = 'failed';
    await work();
    const [failed] = await refundsOf(id);
    expect(failed).toMatchObject({ state: 'failed', failure: 'refused', entryId: null });
    if (held) held.status = 'captured';
    if (failed) await retryRefund(test.db, actor, failed);
    await work();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', attempt: 2 }]);
    expect(sentOf(payment.id)).toHaveLength(1);
  });

  it('fails where no gateway is set up', async () => {
    const { id } = await paidAtGateway();
    await ask(id, 1_000_00);
    await sendRefunds({ ...test, gateway: undefined }, never);
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', failure: 'no-gateway' }]);
  });
});

describe('a payment that counts for nothing', () => {
  it('is given back wholly, once, without an entry, and its request is refunded', async () => {
    const { id } = await bookedPackage(test, actor);
    const { payment } = razorpay.pay(null, { amount: 5_000_00 });
    const { rows } = await test.pool.query(
      `insert into payment_requests (booking_id, reference, part, amount_paise, state, token_hash, expires_at, idempotency_key, made_by)
       values ($1, $2, 'amount', 500000, 'mismatch', sha256($2::text::bytea), now(), $2, 'Office') returning id`,
      [id, `B${id}-1`],
    );
    await test.pool.query(
      `insert into provider_payments (id, request_id, amount_paise, currency, state, mismatch)
       values ($1, $2, 500000, 'INR', 'captured', 'paid-twice')`,
      [payment.id, rows[0].id],
    );
    const input = { key: randomUUID(), reason: 'Paid twice' };
    await refundUncounted(test.db, actor, payment.id, input);
    await refundUncounted(test.db, actor, payment.id, input);
    const again = refundUncounted(test.db, actor, payment.id, { ...input, key: randomUUID() });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    await work();
    expect(sentOf(payment.id)).toMatchObject([{ amount: 5_000_00 }]);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', entryId: null }]);
    expect((await view(id)).money).toEqual([]);
    const { rows: requests } = await test.pool.query('select state from payment_requests where id = $1', [
      rows[0].id,
    ]);
    expect(requests).toEqual([{ state: 'refunded' }]);
  });
});
