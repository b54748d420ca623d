import { describe, expect, it } from 'vitest';
import {
  signatureOf,
  webhookHeaders,
  webhookSecret,
} from '../../../../../tests/support/razorpay/stand-in.ts';
import { readRazorpayWebhook } from './razorpay-webhook.ts';

const body = JSON.stringify({
  entity: 'event',
  event: 'payment.captured',
  payload: { payment: { entity: { id: 'pay_29QQoUBi66xm2f', amount: 500 } } },
});

const read = (
  text: string | Buffer,
  headers: Record<string, string>,
  secrets: readonly string[] = [webhookSecret],
) => readRazorpayWebhook(new Headers(headers), Buffer.from(text), secrets);

const signed = (text: string, id = 'event-1') => webhookHeaders({ id, signature: signatureOf(text) });

describe('a webhook', () => {
  it('is read when its raw body is signed', () => {
    const event = { id: 'event-1', kind: 'payment.captured', body, paymentId: 'pay_29QQoUBi66xm2f' };
    expect(read(body, signed(body))).toEqual(event);
  });

  it('is read by either secret while one is changed', () => {
    expect(read(body, signed(body), ['the new secret of it', webhookSecret])).toMatchObject({
      id: 'event-1',
    });
  });

  it.each<[string, string, Record<string, string>]>([
    ['without a signature', body, { 'x-razorpay-event-id': 'event-1' }],
    ['with another body', body.replace('500', '501'), signed(body)],
    ['with the body written otherwise', `${body} `, signed(body)],
    ['signed with another secret', body, { 'x-razorpay-signature': signatureOf(body, 'another secret') }],
    ['with half a signature', body, { 'x-razorpay-signature': signatureOf(body).slice(0, 32) }],
    ['with letters for a signature', body, { 'x-razorpay-signature': 'z'.repeat(64) }],
  ])('%s is refused', (_what, text, headers) => {
    expect(read(text, headers)).toBeUndefined();
  });

  it('without an id is known by its content', () => {
    const headers = { 'x-razorpay-signature': signatureOf(body) };
    expect(read(body, headers)?.id).toMatch(/^body:[0-9a-f]{64}$/);
    expect(read(body, headers)).toEqual(read(body, headers));
  });

  it('that is signed and says nothing we know is kept, so that it is not sent for a day', () => {
    expect(read('[]', signed('[]'))).toEqual({
      id: 'event-1',
      kind: 'unreadable',
      body: '[]',
      paymentId: '',
    });
  });

  it('names the payment of a refund', () => {
    const text = JSON.stringify({
      event: 'refund.processed',
      payload: { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_2' } } },
    });
    expect(read(text, signed(text))).toMatchObject({ kind: 'refund.processed', paymentId: 'pay_2' });
  });

  it('is storable, whatever was signed', () => {
    const text = `{"event":"payment.captured","x":"\\u0000${'\0'}"}`;
    expect(read(text, signed(text))?.body).not.toContain('\0');
  });
});
