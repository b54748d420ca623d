import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#domain/payments/gateway/gateway.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { gatewayUnderTest, openWith } from '../../../../../tests/support/razorpay/gateway-under-test.ts';

/**
 * What a program may rely on, of the stand-in as of Razorpay's test mode (RAZORPAY_TEST_KEY_ID, RAZORPAY_TEST_KEY_SECRET). What needs a
 * customer who pays is in the other files, with the stand-in.
 */
let gateway: Gateway;
let withWrongKeys: Gateway;
let stop: () => Promise<void>;

beforeAll(async () => {
  const tested = await gatewayUnderTest();
  gateway = openWith(tested.keys);
  withWrongKeys = openWith({ ...tested.keys, keySecret: 'wrong' });
  stop = tested.stop;
});
afterAll(() => stop());

const dayMs = 24 * 3600_000;

const newLink = () => ({
  reference: `T${randomUUID().slice(0, 30)}`,
  amountPaise: 5_269_300,
  description: 'Deposit of B41',
  expiresAt: new Date(Date.now() + 14 * dayMs),
  returnUrl: 'https://www.purvai.example/pay/returned',
});

describe('a payment link', () => {
  it('is made, read and cancelled', async () => {
    const link = newLink();
    const made = await gateway.makeLink(link);
    expect(made).toMatchObject({
      ...{
        reference: link.reference,
        amountPaise: 5_269_300,
        currency: 'INR',
        state: 'created',
        paymentIds: [],
      },
      id: expect.stringMatching(/^plink_/),
      url: expect.stringMatching(/^https:\/\//),
    });
    expect(await gateway.fetchLink(made.id)).toMatchObject({ id: made.id, state: 'created' });
    await gateway.cancelLink(made.id);
    expect(await gateway.fetchLink(made.id)).toMatchObject({ id: made.id, state: 'cancelled' });
    // Again, which changes nothing.
    await gateway.cancelLink(made.id);
  });

  it('is made once for each reference', async () => {
    const link = newLink();
    const made = await gateway.makeLink(link);
    expect((await gateway.makeLink(link)).id).toBe(made.id);
    await gateway.cancelLink(made.id);
  });

  it('is kept within the limits of its life', async () => {
    for (const ms of [60_000, 400 * dayMs]) {
      const made = await gateway.makeLink({ ...newLink(), expiresAt: new Date(Date.now() + ms) });
      expect(made.state).toBe('created');
      await gateway.cancelLink(made.id);
    }
  });

  it('of no amount is refused', async () => {
    await expect(gateway.makeLink({ ...newLink(), amountPaise: 0 })).rejects.toMatchObject({
      code: 'refused',
      isTransient: false,
    });
  });
});

it('nothing is found by the id of nothing', async () => {
  expect(await gateway.fetchPayment('pay_00000000000000')).toBeUndefined();
  expect(await gateway.fetchLink('plink_00000000000000')).toBeUndefined();
  expect(await gateway.fetchRefund('rfnd_00000000000000')).toBeUndefined();
  expect(await gateway.linkOfPayment('pay_00000000000000')).toBeUndefined();
});

it('lists have what they say', async () => {
  const lists = [
    gateway.listPaidSince(new Date(Date.now() - dayMs)),
    gateway.listSettlementsSince(new Date(Date.now() - dayMs)),
    gateway.listSettledOn(dayInIndia(new Date())),
  ];
  for (const list of lists) for await (const page of list) expect(Array.isArray(page)).toBe(true);
});

it('wrong keys are told from everything else', async () => {
  await expect(withWrongKeys.fetchPayment('pay_00000000000000')).rejects.toMatchObject({ code: 'keys' });
});
