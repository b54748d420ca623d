import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, answerTo, refused } from './answers.ts';
import { Ledger, linkEntity, newId, type Payment, paymentEntity, refundEntity, seconds } from './ledger.ts';

/**
 * Razorpay as its documentation of 19 November 2026 describes it (razorpay.com/docs/api: payment links, payments, refunds, settlements;
 * razorpay.com/docs/webhooks), with what goes wrong on the way: answers that are lost or late, and webhooks that a test sends when, how often
 * and in which order it likes.
 */
export const keyId = 'rzp_test_StandIn0000001';
export const keySecret = 'the secret of the key of the stand-in';
export const webhookSecret = 'the secret of the webhook of the stand-in';

export type Webhook = { id: string; kind: string; paymentId: string; body: string; signature: string };

/** What goes wrong with the next requests whose method and path fit. */
export type Fault = {
  on: RegExp;
  times: number;
  /** `lose`: done, but the answer never comes. `down`: not even done. */
  kind: 'lose' | 'down' | 'busy' | 'late';
  ms?: number;
};

export const signatureOf = (body: string, secret = webhookSecret): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export const newEventId = (): string => randomBytes(7).toString('hex');

export const webhookHeaders = ({ id, signature }: Pick<Webhook, 'id' | 'signature'>) => ({
  'content-type': 'application/json',
  'user-agent': 'Razorpay-Webhook/v1',
  'x-razorpay-event-id': id,
  'x-razorpay-signature': signature,
});

export const sendWebhook = (address: string, webhook: Webhook): Promise<Response> =>
  fetch(address, { method: 'POST', headers: webhookHeaders(webhook), body: webhook.body });

export type PaymentChange = Partial<
  Pick<Payment, 'amount' | 'currency' | 'status' | 'method' | 'created_at'>
>;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export async function startRazorpay() {
  const ledger = new Ledger();
  const faults: Fault[] = [];
  const asked: string[] = [];
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const faultOf = (name: string): Fault | undefined => {
    const fault = faults.find(({ on, times }) => times > 0 && on.test(name));
    if (fault) fault.times--;
    return fault;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in');
    const name = `${method} ${path}`;
    asked.push(name);
    const text = await textOf(request);
    const fault = faultOf(name);
    if (fault?.kind === 'down') return void request.socket.destroy();
    if (fault?.kind === 'late') await wait(fault.ms ?? 0);
    const made: Answer =
      headers.authorization !== authorization
        ? refused('Authentication failed', 401)
        : fault?.kind === 'busy'
          ? { status: 502, body: {} }
          : answerTo(ledger, { method, path, query, headers, text });
    if (fault?.kind === 'lose') return void request.socket.destroy();
    response.writeHead(made.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(made.body));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const webhook = (kind: string, paymentId: string, payload: Record<string, unknown>): Webhook => {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_StandIn0000001',
      event: kind,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: seconds(),
    });
    return { id: newEventId(), kind, paymentId, body, signature: signatureOf(body) };
  };

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    faults,
    /** Every request, as `GET /v1/payments`. */
    asked,
    /** A customer pays; the events are signed and sent by the test. */
    pay(linkId: string | null, change: PaymentChange = {}): { payment: Payment; webhooks: Webhook[] } {
      const link = linkId === null ? undefined : ledger.links.get(linkId);
      const amount = change.amount ?? link?.amount ?? 100;
      const fee = Math.round(amount * 0.0236);
      const payment: Payment = {
        id: newId('pay'),
        amount,
        currency: 'INR',
        status: 'captured',
        order_id: newId('order'),
        method: 'upi',
        amount_refunded: 0,
        captured: true,
        fee,
        tax: fee - Math.round(fee / 1.18),
        acquirer_data: { rrn: String(Math.floor(Math.random() * 1e12)).padStart(12, '0') },
        created_at: seconds(),
        linkId,
        settlementId: null,
        ...change,
      };
      ledger.payments.set(payment.id, payment);
      const captured = webhook('payment.captured', payment.id, { payment: paymentEntity(payment) });
      if (!link) return { payment, webhooks: [captured] };
      link.amount_paid += amount;
      link.status = link.amount_paid >= link.amount ? 'paid' : 'partially_paid';
      if (link.order_id === '') link.order_id = payment.order_id ?? '';
      const paid = webhook(`payment_link.${link.status}`, payment.id, {
        payment_link: linkEntity(ledger, link),
        payment: paymentEntity(payment),
      });
      return { payment, webhooks: [captured, paid] };
    },
    /** The gateway pays out everything that it has not paid out. */
    settle(): { id: string; amount: number; webhook: Webhook } {
      const payments = [...ledger.payments.values()].filter(({ settlementId }) => settlementId === null);
      const sum = (of: (payment: Payment) => number) => payments.reduce((total, one) => total + of(one), 0);
      const id = newId('setl');
      const settlement = {
        id,
        amount: sum(({ amount, fee }) => amount - fee),
        fees: sum(({ fee }) => fee),
        tax: sum(({ tax }) => tax),
        utr: `STANDIN${String(ledger.settlements.size).padStart(9, '0')}`,
        created_at: seconds(),
      };
      ledger.settlements.set(id, settlement);
      for (const payment of payments) payment.settlementId = id;
      return {
        id,
        amount: settlement.amount,
        webhook: webhook('settlement.processed', '', { settlement: { ...settlement, entity: 'settlement' } }),
      };
    },
    refundedWebhook(refundId: string): Webhook {
      const refund = ledger.refunds.get(refundId);
      const payment = ledger.payments.get(refund?.payment_id ?? '');
      if (!refund || !payment) throw new Error(`no refund ${refundId}`);
      return webhook('refund.processed', payment.id, {
        refund: refundEntity(refund),
        payment: paymentEntity(payment),
      });
    },
    webhook,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

/** The environment of a program that uses the stand-in. */
export const envOf = ({ url }: Pick<Razorpay, 'url'>) => ({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  RAZORPAY_URL: url,
});
