import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import {
  envOf,
  newEventId,
  type Razorpay,
  sendWebhook,
  signatureOf,
  startRazorpay,
  webhookHeaders,
} from '../support/razorpay/stand-in.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let razorpay: Razorpay;
let web: Web;
let withoutKeys: Web;
let nginx: Nginx;
let address: string;

beforeAll(async () => {
  razorpay = await startRazorpay();
  const settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:9' };
  web = await startWeb({ ...settings, env: envOf(razorpay) });
  withoutKeys = await startWeb(settings);
  nginx = await startNginx([web.port]);
  address = nginx.url + paths.razorpayWebhook;
});
afterAll(async () => {
  await nginx.stop();
  await web.stop();
  await withoutKeys.stop();
  await razorpay.stop();
});

const stored = async () =>
  (await test.pool.query('select id, kind, payment_id from provider_events order by received_at')).rows;

const somePaid = () => {
  const [webhook] = razorpay.pay(null).webhooks;
  if (!webhook) throw new Error('a payment has no webhook');
  return webhook;
};

describe('a webhook of the payment gateway', () => {
  it('is stored once, though a browser would be refused, and never by another site', async () => {
    const webhook = somePaid();
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://api.razorpay.com' }]) {
      const init = {
        method: 'POST',
        headers: { ...webhookHeaders(webhook), ...headers },
        body: webhook.body,
      };
      expect((await fetch(address, init)).status).toBe(200);
    }
    expect((await sendWebhook(`${address}/`, webhook)).status).toBe(200);
    expect((await stored()).filter(({ id }) => id === webhook.id)).toEqual([
      { id: webhook.id, kind: 'payment.captured', payment_id: webhook.paymentId },
    ]);
  });

  it('that is forged, changed, empty or for a site without a gateway gets one refusal and is not stored', async () => {
    const before = (await stored()).length;
    const webhook = { ...somePaid(), id: newEventId() };
    const wrong = { ...webhook, signature: signatureOf(webhook.body, 'a secret of somebody else') };
    const answers = await Promise.all([
      sendWebhook(address, wrong),
      sendWebhook(address, { ...webhook, body: `${webhook.body} ` }),
      sendWebhook(address, { ...webhook, signature: '' }),
      sendWebhook(address, { ...webhook, body: '' }),
      sendWebhook(web.url + paths.razorpayWebhook, { ...wrong, body: 'x'.repeat(300 * 1024) }),
      sendWebhook(withoutKeys.url + paths.razorpayWebhook, webhook),
    ]);
    const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^403 /);
    expect(await stored()).toHaveLength(before);
  });

  it('has no page, and no limit that a busy day reaches', async () => {
    expect((await fetch(address)).status).toBe(404);
    // A hundred at once are too many of any kind.
    for (let round = 0; round < 4; round++) {
      const webhooks = Array.from({ length: 75 }, somePaid);
      const answers = await Promise.all(webhooks.map((webhook) => sendWebhook(address, webhook)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });
});
