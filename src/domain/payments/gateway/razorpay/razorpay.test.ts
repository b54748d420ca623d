import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#domain/payments/gateway/gateway.ts';
import { refundOnce } from '#domain/payments/gateway/refund-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { openWith } from '../../../../../tests/support/razorpay/gateway-under-test.ts';
import {
  keyId,
  keySecret,
  type Razorpay,
  startRazorpay,
} from '../../../../../tests/support/razorpay/stand-in.ts';

let razorpay: Razorpay;
let gateway: Gateway;

beforeAll(async () => {
  razorpay = await startRazorpay();
  gateway = openWith({ keyId, keySecret, url: razorpay.url });
});
afterAll(() => razorpay.stop());

let count = 0;
const makeLink = () =>
  gateway.makeLink({
    reference: `B${++count}-1`,
    amountPaise: 100_000,
    description: 'Deposit',
    expiresAt: new Date(Date.now() + 24 * 3600_000),
    returnUrl: 'https://www.purvai.example/',
  });

async function allOf<Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

describe('a payment', () => {
  it('is read with its fee, its bank number and the link that it was made by', async () => {
    const link = await makeLink();
    const { payment } = razorpay.pay(link.id, { method: 'netbanking' });
    expect(await gateway.fetchPayment(payment.id)).toEqual({
      ...{ id: payment.id, amountPaise: 100_000, currency: 'INR', state: 'captured', method: 'netbanking' },
      ...{ orderId: payment.order_id, feePaise: 2360, taxPaise: 360, refundedPaise: 0 },
      bankReference: payment.acquirer_data.rrn,
      createdAt: new Date(payment.created_at * 1000),
    });
    expect(await gateway.linkOfPayment(payment.id)).toMatchObject({
      ...{ id: link.id, state: 'paid', paymentIds: [payment.id], orderId: payment.order_id },
    });
  });

  it('is listed if it was captured, however many there are', async () => {
    const start = new Date();
    const ids = Array.from({ length: 250 }, () => razorpay.pay(null).payment.id);
    const failed = razorpay.pay(null, { status: 'failed' }).payment.id;
    const listed = (await allOf(gateway.listPaidSince(start))).map(({ id }) => id);
    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
    expect(listed).not.toContain(failed);
  });

  it('is listed with its settlement', async () => {
    const { payment } = razorpay.pay(null, { amount: 50_000 });
    const { id, amount } = razorpay.settle();
    const settlements = await allOf(gateway.listSettlementsSince(new Date(Date.now() - 60_000)));
    expect(settlements).toContainEqual(expect.objectContaining({ id, amountPaise: amount }));
    const settled = await allOf(gateway.listSettledOn(dayInIndia(new Date())));
    expect(settled).toContainEqual(
      expect.objectContaining({ paymentId: payment.id, settlementId: id, feePaise: 1180, taxPaise: 180 }),
    );
  });
});

describe('an answer', () => {
  const failing = async (kind: 'down' | 'busy' | 'late', ms = 0) => {
    razorpay.faults.push({ on: /payments\/pay_Absent/, times: 1, kind, ms });
    return gateway.fetchPayment('pay_Absent00000000').catch((error) => error);
  };

  it.each([
    ['down', 'no-answer'],
    ['busy', 'busy'],
  ] as const)('that fails (%s) may be asked for again', async (kind, code) => {
    expect(await failing(kind)).toMatchObject({ code, isTransient: true });
  });

  it('that we cannot read is told from one that is missing', async () => {
    const { payment } = razorpay.pay(null);
    payment.amount = 0.5;
    await expect(gateway.fetchPayment(payment.id)).rejects.toMatchObject({ code: 'unreadable' });
    razorpay.ledger.payments.delete(payment.id);
  });

  it('of a link is not waited for longer than a customer waits', { timeout: 10_000 }, async () => {
    razorpay.faults.push({ on: /POST .*payment_links$/, times: 1, kind: 'late', ms: 8000 });
    const start = performance.now();
    await expect(makeLink()).rejects.toMatchObject({ code: 'no-answer' });
    expect(performance.now() - start).toBeLessThan(6000);
  });

  it('of a link that was lost is made up for by the same reference', async () => {
    razorpay.faults.push({ on: /POST .*payment_links$/, times: 1, kind: 'lose' });
    const link = { amountPaise: 100_000, description: 'x', expiresAt: new Date(Date.now() + 24 * 3600_000) };
    const again = () =>
      gateway.makeLink({ ...link, reference: 'B9-9', returnUrl: 'https://purvai.example/' });
    await expect(again()).rejects.toMatchObject({ code: 'no-answer' });
    expect((await again()).reference).toBe('B9-9');
    expect(
      [...razorpay.ledger.links.values()].filter(({ reference_id }) => reference_id === 'B9-9'),
    ).toHaveLength(1);
  });
});

describe('a refund', () => {
  const refundsOf = (paymentId: string) =>
    [...razorpay.ledger.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
  const request = (key: string, amountPaise = 30_000) => {
    const { payment } = razorpay.pay(null, { amount: 100_000 });
    return { paymentId: payment.id, amountPaise, key };
  };

  it('is made once by its key, however often it is asked for', async () => {
    const wanted = request('refund-00001');
    const made = await refundOnce(gateway, wanted);
    expect(made).toEqual({
      id: made.id,
      paymentId: wanted.paymentId,
      amountPaise: 30_000,
      state: 'processed',
    });
    expect(await refundOnce(gateway, wanted)).toEqual(made);
    expect(await gateway.refund(wanted)).toEqual(made);
    expect(await gateway.fetchRefund(made.id)).toEqual(made);
    expect(refundsOf(wanted.paymentId)).toHaveLength(1);
  });

  it('whose answer was lost is found in the same try', async () => {
    const wanted = request('refund-00002');
    razorpay.faults.push({ on: /POST .*refund$/, times: 1, kind: 'lose' });
    const made = await refundOnce(gateway, wanted);
    expect(refundsOf(wanted.paymentId).map(({ id }) => id)).toEqual([made.id]);
  });

  it('whose answer was lost with everything after it is found by the next try, and asked for no second time', async () => {
    const wanted = request('refund-00003');
    razorpay.faults.push({ on: /POST .*refund$/, times: 1, kind: 'lose' });
    // The first look, before the refund, succeeds.
    let looks = 0;
    const alone = {
      refund: gateway.refund,
      findRefund: async (paymentId: string, key: string) => {
        if (++looks > 1) throw new Error('the line is dead');
        return gateway.findRefund(paymentId, key);
      },
    };
    await expect(refundOnce(alone, wanted)).rejects.toMatchObject({ code: 'no-answer', isTransient: true });
    const posts = () =>
      razorpay.asked.filter((name) => name === `POST /v1/payments/${wanted.paymentId}/refund`);
    const before = posts().length;
    const made = await refundOnce(gateway, wanted);
    expect(posts()).toHaveLength(before);
    expect(refundsOf(wanted.paymentId).map(({ id }) => id)).toEqual([made.id]);
  });

  it('of more than there is left is refused for good', async () => {
    await expect(refundOnce(gateway, request('refund-00004', 100_001))).rejects.toMatchObject({
      code: 'refused',
      isTransient: false,
    });
  });
});
