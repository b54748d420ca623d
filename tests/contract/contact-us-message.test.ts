import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#api/api.ts';
import { createLog } from '#platform/log.ts';
import { apiEnv } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const log = createLog('silent', 'script');
let api: ReturnType<typeof createApi>;
beforeAll(() => {
  api = createApi({ ...test, log, env: apiEnv });
});

const form = (change: Record<string, string> = {}) => ({
  n_date: '15/11/2026',
  n_name: 'Asha Devi',
  n_contactno: '+91 98640 12345',
  n_email: 'asha@example.com',
  n_message: crypto.randomUUID(),
  ...change,
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  api.request('/api/contact-us-message', { method: 'POST', body, headers });

const stored = async (message: string) =>
  (await test.pool.query('select * from enquiries where message = $1', [message])).rows;

const asFormData = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('POST /contact-us-message', () => {
  const encodings: [string, (fields: Record<string, string>) => BodyInit][] = [
    ['multipart', asFormData],
    ['urlencoded', (fields) => new URLSearchParams(fields)],
    ['JSON', (fields) => JSON.stringify(fields)],
  ];

  it.each(encodings)('stores a message sent as %s and thanks in plain text', async (_name, encode) => {
    const sent = form();
    const response = await post(encode(sent));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Thank you\..* PT-[2-9A-Z]{6}\.$/);
    expect(await stored(sent.n_message)).toMatchObject([
      {
        name: 'Asha Devi',
        contact_no: '+91 98640 12345',
        email: 'asha@example.com',
        form_date: '15/11/2026',
      },
    ]);
  });

  it('accepts form data under a JSON content type, as the original client sends it', async () => {
    const sent = form();
    const body = await new Response(asFormData(sent)).arrayBuffer();
    expect((await post(body, { 'content-type': 'application/json' })).status).toBe(200);
    expect(await stored(sent.n_message)).toHaveLength(1);
  });

  it.each([
    [{ n_name: '' }, 'Enter Your Name.....'],
    [{ n_name: '', n_contactno: '' }, 'Enter Your Name.....'],
    [{ n_contactno: '' }, 'Enter Your Conatct No.....'],
  ])('refuses %o with its message and stores nothing', async (change, text) => {
    const sent = form(change);
    const response = await post(JSON.stringify(sent));
    expect([response.status, await response.text()]).toEqual([422, text]);
    expect(await stored(sent.n_message)).toEqual([]);
  });

  it('stores one row and replies the same to fifty concurrent requests with one key', async () => {
    const sent = form();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 50 }, async () => (await post(asFormData(sent), headers)).text()),
    );
    expect(new Set(replies).size).toBe(1);
    expect(replies[0]).toContain('Thank you');
    expect(await stored(sent.n_message)).toHaveLength(1);
  });

  it('accepts the key from the hidden field as well', async () => {
    const sent = { ...form(), idempotencyKey: crypto.randomUUID() };
    const first = await (await post(new URLSearchParams(sent))).text();
    expect(await (await post(asFormData(sent))).text()).toBe(first);
    expect(await stored(sent.n_message)).toHaveLength(1);
  });

  it('refuses a different message under a used key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    await post(JSON.stringify(form()), headers);
    const other = form();
    expect((await post(JSON.stringify(other), headers)).status).toBe(409);
    expect(await stored(other.n_message)).toEqual([]);
  });

  it('accepts 64 KiB and refuses more', async () => {
    expect((await post(JSON.stringify(form({ n_message: 'x'.repeat(64_000) })))).status).toBe(200);
    expect((await post(JSON.stringify(form({ n_message: 'x'.repeat(66_000) })))).status).toBe(413);
  });

  it('stores the typed number and its E.164 form', async () => {
    const sent = form({ n_contactno: ' 098640-12345 ' });
    await post(asFormData(sent));
    expect(await stored(sent.n_message)).toMatchObject([
      { contact_no: '098640-12345', phone_e164: '+919864012345' },
    ]);
  });

  it('stores the page, the package, the campaign and the privacy notice of the form', async () => {
    const sent = form({
      page: '/bhutan-tour-package-description',
      packageId: '7',
      campaign: 'google / cpc / winter',
      consent: '2026-11-15',
      n_subject: '',
    });
    await post(asFormData(sent));
    expect(await stored(sent.n_message)).toMatchObject([
      {
        page: '/bhutan-tour-package-description',
        package_id: '7',
        campaign: 'google / cpc / winter',
        consent_version: '2026-11-15',
        service: 'Tour packages',
        stage: 'new',
        spam_score: 0,
      },
    ]);
  });

  it('accepts the contract’s five fields alone', async () => {
    const sent = form();
    await post(asFormData(sent));
    expect(await stored(sent.n_message)).toMatchObject([
      { page: '', package_id: null, campaign: '', consent_version: '', stage: 'new' },
    ]);
  });

  it('ignores a page that is not on this site, and accepts the message', async () => {
    const sent = form({ page: 'https://elsewhere.example/', packageId: 'x', consent: 'yes' });
    expect((await post(asFormData(sent))).status).toBe(200);
    expect(await stored(sent.n_message)).toMatchObject([{ page: '', package_id: null, consent_version: '' }]);
  });

  it('moves a message that fills in the honeypot to spam, with the same reply', async () => {
    const sent = form({ page: '/cruises', consent: '2026-11-15', n_subject: 'Hello' });
    expect(await (await post(asFormData(sent))).text()).toMatch(/^Thank you\..* PT-[2-9A-Z]{6}\.$/);
    expect(await stored(sent.n_message)).toMatchObject([
      { stage: 'spam', spam_reasons: expect.arrayContaining(['trap-filled']) },
    ]);
  });

  it('stores every script and sign as typed', async () => {
    const message = 'গুৱাহাটী से दिल्ली 🚕 <b>&amp;</b> \u0000end';
    await post(JSON.stringify(form({ n_message: message })));
    expect(await stored(message.replace('\u0000', ''))).toHaveLength(1);
  });
});
