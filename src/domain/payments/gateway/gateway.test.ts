import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { askInput } from '#domain/payments/requests/ask-input.ts';
import { askForPayment, withdrawRequest } from '#domain/payments/requests/ask-service.ts';
import { findRequest } from '#domain/payments/requests/request-service.ts';
import { parseInput } from '#platform/http/input.ts';
import { createLog } from '#platform/log.ts';
import { sampleFares } from '../../../../scripts/database/sample-fares.ts';
import { askForMany } from '../../../../tests/support/razorpay/asked-payments.ts';
import { openWith } from '../../../../tests/support/razorpay/gateway-under-test.ts';
import {
  keyId,
  keySecret,
  type PaymentChange,
  type Razorpay,
  startRazorpay,
  type Webhook,
  webhookHeaders,
} from '../../../../tests/support/razorpay/stand-in.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { makeSomeBooking } from '../../../../tests/support/some-booking.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { processEvents } from './event-service.ts';
import type { Gateway } from './gateway.ts';
import { openPaymentLinks } from './link-service.ts';
import { lookAtLinks, lookAtSettlements, lookForPayments } from './look-service.ts';
import { noteEvent } from './webhook-service.ts';

const test = testDatabase();
const actor = someActor(test);
const log = createLog('silent', 'worker');
let razorpay: Razorpay;
let gateway: Gateway;
const parts = () => ({ db: test.db, gateway });

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  razorpay = await startRazorpay();
  gateway = openWith({ keyId, keySecret, url: razorpay.url });
});
afterAll(() => razorpay.stop());

const rows = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

/** A booking that is asked for a thousand rupees, with a link of the gateway. */
async function asked(typed: Record<string, string> = {}) {
  const bookingId = await makeSomeBooking(test, actor);
  const input = parseInput(askInput, { key: randomUUID(), part: 'amount', amount: '1,000', ...typed });
  const request = await askForPayment(test, actor, { bookingId }, input);
  const links = openPaymentLinks({ ...parts(), log });
  const url = await links.linkFor(request, request.amountPaise, 'https://www.purvai.example/pay/x');
  const linkId = (await findRequest(test.db, request.id))?.gatewayLinkId ?? '';
  return { bookingId, request, linkId, url, links };
}

const receive = async (webhook: Webhook) => {
  const event = gateway.readWebhook(new Headers(webhookHeaders(webhook)), Buffer.from(webhook.body));
  if (event) await noteEvent(test.db, event);
};

/** The customer pays, the gateway says so, and the worker asks it. */
async function pay(linkId: string | null, change: PaymentChange = {}) {
  const { payment, webhooks } = razorpay.pay(linkId, change);
  for (const webhook of webhooks) await receive(webhook);
  await processEvents(parts());
  return payment;
}

const counted = (bookingId: string) =>
  rows(
    `select amount_paise::int, place, method, made_by, gateway_payment_id, request_id::text from money_entries where booking_id = $1`,
    [bookingId],
  );
const receivedOf = async (bookingId: string) =>
  (await rows('select received_paise::int as paise from bookings where id = $1', [bookingId]))[0].paise;
const stateOf = async (id: string) => {
  const request = await findRequest(test.db, id);
  return [request?.state, request?.mismatch];
};
const mismatchOf = async (paymentId: string) =>
  (await rows('select mismatch from provider_payments where id = $1', [paymentId]))[0]?.mismatch;
const outcomes = async (paymentId: string) =>
  (
    await rows('select outcome from provider_events where payment_id = $1 order by received_at, id', [
      paymentId,
    ])
  ).map(({ outcome }) => outcome);

describe('a link of the gateway', () => {
  it('is made once for a request, and asks for its amount until the request ends', async () => {
    const { request, url, links, linkId } = await asked();
    expect(await links.linkFor(request, request.amountPaise)).toBe(url);
    expect(razorpay.ledger.links.get(linkId)).toMatchObject({
      ...{ amount: 100_000, reference_id: request.reference, accept_partial: false },
      callback_url: 'https://www.purvai.example/pay/x',
    });
    expect(await links.linkFor(request, 50_000)).toBeUndefined();
  });

  it('is not there while the gateway is away', async () => {
    razorpay.faults.push({ on: /POST .*payment_links$/, times: 1, kind: 'down' });
    const { url, request, links } = await asked();
    expect(url).toBeUndefined();
    expect(await links.linkFor(request, request.amountPaise)).toMatch(/^https:/);
  });

  it('is cancelled once its request is withdrawn', async () => {
    const { request, linkId } = await asked();
    await withdrawRequest(test.db, actor, request.id);
    await lookAtLinks(parts());
    expect(razorpay.ledger.links.get(linkId)?.status).toBe('cancelled');
    expect(
      await rows('select from payment_requests where id = $1 and gateway_link_open', [request.id]),
    ).toEqual([]);
  });
});

describe('a payment', () => {
  it('of what was asked for is counted, and confirms the request', async () => {
    const { bookingId, request, linkId } = await asked();
    const payment = await pay(linkId, { method: 'card' });
    expect(await counted(bookingId)).toEqual([
      {
        ...{ amount_paise: 100_000, place: 'gateway', method: 'card', made_by: 'Payment gateway' },
        ...{ gateway_payment_id: payment.id, request_id: request.id },
      },
    ]);
    expect(await receivedOf(bookingId)).toBe(100_000);
    expect(await stateOf(request.id)).toEqual(['confirmed', '']);
    expect((await outcomes(payment.id)).sort()).toEqual(['counted', 'known']);
  });

  it.each<[string, PaymentChange, string]>([
    ['less', { amount: 99_999 }, 'amount'],
    ['more', { amount: 100_001 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('of %s is a mismatch and not received', async (_what, change, code) => {
    const { bookingId, request, linkId } = await asked();
    const payment = await pay(linkId, change);
    expect(await mismatchOf(payment.id)).toBe(code);
    expect(await stateOf(request.id)).toEqual(['mismatch', code]);
    expect(await counted(bookingId)).toEqual([]);
  });

  it('by a link with another reference is a mismatch', async () => {
    const { bookingId, request, linkId } = await asked();
    Object.assign(razorpay.ledger.links.get(linkId) ?? {}, { reference_id: 'B9999-1' });
    await pay(linkId);
    expect(await stateOf(request.id)).toEqual(['mismatch', 'reference']);
    expect(await counted(bookingId)).toEqual([]);
  });

  it('for a request that was paid before is not counted again', async () => {
    const { bookingId, linkId } = await asked();
    await pay(linkId);
    const second = await pay(linkId);
    expect(await mismatchOf(second.id)).toBe('paid-twice');
    expect(await receivedOf(bookingId)).toBe(100_000);
  });

  it('for a request that was withdrawn is a mismatch', async () => {
    const { bookingId, request, linkId } = await asked();
    await withdrawRequest(test.db, actor, request.id);
    await pay(linkId);
    expect(await stateOf(request.id)).toEqual(['mismatch', 'withdrawn']);
    expect(await counted(bookingId)).toEqual([]);
  });

  it('that was made before its request expired is counted, however late we hear of it', async () => {
    const { bookingId, request, linkId } = await asked();
    await rows(
      `update payment_requests set state = 'expired', expires_at = now() - interval '1 minute' where id = $1`,
      [request.id],
    );
    await pay(linkId, { created_at: Math.floor(Date.now() / 1000) - 600 });
    expect(await stateOf(request.id)).toEqual(['confirmed', '']);
    expect(await receivedOf(bookingId)).toBe(100_000);
  });

  it('that was made after its request expired is a mismatch', async () => {
    const { request, linkId } = await asked();
    await rows(
      `update payment_requests set state = 'expired', expires_at = now() - interval '1 hour' where id = $1`,
      [request.id],
    );
    await pay(linkId);
    expect(await stateOf(request.id)).toEqual(['mismatch', 'expired']);
  });

  it('for a booking that was cancelled is a mismatch', async () => {
    const { bookingId, request, linkId } = await asked();
    await rows('update bookings set cancelled_at = now(), total_paise = 0 where id = $1', [bookingId]);
    await rows('delete from booking_charges where booking_id = $1', [bookingId]);
    await pay(linkId);
    expect(await stateOf(request.id)).toEqual(['mismatch', 'cancelled']);
    expect(await counted(bookingId)).toEqual([]);
  });

  it('by no link of ours, or refunded before we heard of it, changes no request', async () => {
    const strange = await pay(null);
    expect(await mismatchOf(strange.id)).toBe('unknown-link');
    const { request, linkId } = await asked();
    const { payment, webhooks } = razorpay.pay(linkId);
    await gateway.refund({ paymentId: payment.id, amountPaise: 100_000, key: randomUUID() });
    for (const webhook of webhooks) await receive(webhook);
    await processEvents(parts());
    expect(await mismatchOf(payment.id)).toBe('refunded');
    expect(await stateOf(request.id)).toEqual(['asked', '']);
  });

  it('is believed only as the gateway has it, whatever a signed event says', async () => {
    const { bookingId, linkId } = await asked();
    const { payment } = razorpay.pay(linkId, { status: 'authorized' });
    await receive(razorpay.webhook('payment.captured', payment.id, { payment: { id: payment.id } }));
    await receive(razorpay.webhook('payment.captured', 'pay_Invented', { payment: { id: 'pay_Invented' } }));
    await processEvents(parts());
    expect(await outcomes(payment.id)).toEqual(['not-captured']);
    expect(await outcomes('pay_Invented')).toEqual(['not-found']);
    expect(await counted(bookingId)).toEqual([]);
    // Captured later.
    payment.status = 'captured';
    await receive(
      razorpay.webhook('payment.captured', payment.id, { payment: { id: payment.id, late: true } }),
    );
    await processEvents(parts());
    expect(await receivedOf(bookingId)).toBe(100_000);
  });

  it('is counted once, in whatever order and however often, by two workers and the look at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        const all = await askForMany(test.pool, razorpay, 3);
        const paid = all.map(({ linkId }) => razorpay.pay(linkId));
        const sent = paid.flatMap(({ webhooks }) => [...webhooks, ...webhooks, ...webhooks]);
        const shuffled = sent
          .map((webhook) => ({ webhook, at: numbers.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at);
        for (const { webhook } of shuffled) await receive(webhook);
        await Promise.all([processEvents(parts()), processEvents(parts()), lookForPayments(parts())]);
        for (const { bookingId } of all) expect(await receivedOf(bookingId)).toBe(100_000);
      }),
      { numRuns: 5 },
    );
  });
});

describe('an event', () => {
  it('is stored once, also with its body under another id', async () => {
    const { payment, webhooks } = razorpay.pay(null);
    for (const webhook of webhooks)
      for (const id of [webhook.id, webhook.id, 'another', 'a third']) await receive({ ...webhook, id });
    expect(await outcomes(payment.id)).toHaveLength(1);
  });

  it('waits while the gateway is away, and does not keep the others waiting when it alone fails', async () => {
    const { bookingId, linkId } = await asked();
    razorpay.faults.push({ on: /GET .*payments\/pay_/, times: 1, kind: 'down' });
    await expect(pay(linkId)).rejects.toMatchObject({ code: 'no-answer' });
    const broken = razorpay.pay(null);
    broken.payment.amount = 0.5;
    for (const webhook of broken.webhooks) await receive(webhook);
    await expect(processEvents(parts())).rejects.toMatchObject({ code: 'unreadable' });
    expect(await receivedOf(bookingId)).toBe(100_000);
    expect(await outcomes(broken.payment.id)).toEqual(['']);
    broken.payment.amount = 100;
    await processEvents(parts());
    expect(await outcomes(broken.payment.id)).toEqual(['unknown-link']);
  });

  it('of a refund renews what is known of the payment', async () => {
    const { linkId } = await asked();
    const payment = await pay(linkId);
    const refund = await gateway.refund({ paymentId: payment.id, amountPaise: 40_000, key: randomUUID() });
    await receive(razorpay.refundedWebhook(refund.id));
    await processEvents(parts());
    expect(
      await rows('select refunded_paise::int, mismatch from provider_payments where id = $1', [payment.id]),
    ).toEqual([{ refunded_paise: 40_000, mismatch: '' }]);
  });
});

describe('what webhooks leave out', () => {
  it('is found by the next look: every one of a hundred payments', async () => {
    const all = await askForMany(test.pool, razorpay, 100);
    await lookForPayments(parts());
    for (const { linkId } of all) razorpay.pay(linkId);
    await lookForPayments(parts(), undefined, new Date(Date.now() + 10 * 60_000));
    const received = await Promise.all(all.map(({ bookingId }) => receivedOf(bookingId)));
    expect(received.filter((paise) => paise === 100_000)).toHaveLength(100);
    // The next one asks for nothing that is known.
    const before = razorpay.asked.length;
    await lookForPayments(parts());
    expect(razorpay.asked.slice(before).every((name) => name === 'GET /v1/payments')).toBe(true);
  });

  it('is found by its link once a day, when it was captured long after it was made', async () => {
    const { bookingId, linkId } = await asked();
    razorpay.pay(linkId, { created_at: Math.floor(Date.now() / 1000) - 20 * 24 * 3600 });
    await rows(
      `update gateway_looks set looked_until = looked_until - interval '2 days' where kind = 'links'`,
    );
    await lookAtLinks(parts());
    expect(await receivedOf(bookingId)).toBe(100_000);
  });
});

it('a settlement moves money to the bank once, and says what each payment cost', async () => {
  const { linkId } = await asked();
  const payment = await pay(linkId);
  const settlement = razorpay.settle();
  await receive(settlement.webhook);
  await processEvents(parts());
  await lookAtSettlements(parts(), new Date(Date.now() + 25 * 3600_000));
  expect(
    await rows(
      `select from_place, to_place, amount_paise::int, note from money_moves where idempotency_key = $1`,
      [`gateway-${settlement.id}`],
    ),
  ).toEqual([
    {
      ...{ from_place: 'gateway', to_place: 'bank', amount_paise: settlement.amount },
      note: expect.stringContaining(settlement.id),
    },
  ]);
  expect(
    await rows(`select fee_paise::int, tax_paise::int, settlement_id from provider_payments where id = $1`, [
      payment.id,
    ]),
  ).toEqual([{ fee_paise: 2360, tax_paise: 360, settlement_id: settlement.id }]);
});
