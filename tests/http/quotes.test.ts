import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/enquiry-service.ts';
import { makeQuote } from '#domain/quotes/quote-desk-service.ts';
import { dayInIndia, daysAfter } from '#domain/quotes/validity.ts';
import { quoteFilePath, quoteOpenedPath, quotePath } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let nginx: Nginx;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const today = dayInIndia(new Date());

async function aQuote(validUntil = daysAfter(today, 7), enquiryId?: string) {
  const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
  const lead = enquiryId ?? (await addByHand(test.db, actor, { ...words, source: 'call' }));
  const terms = {
    lines: [{ text: 'Sedan <b>&</b> driver', quantity: 2, unitPaise: 350_000 }],
    gstPercent: '5.00',
    validUntil,
    inclusions: '',
    exclusions: '',
  };
  return { lead, ...(await makeQuote(test.db, actor, lead, terms)) };
}

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });
const accept = (token: string, headers: Record<string, string> = {}, name = 'Asha') =>
  ask(quotePath(token), { method: 'POST', body: new URLSearchParams({ name }), headers });
const rowOf = async (id: string) =>
  (await test.pool.query('select * from quotes where id = $1', [id])).rows[0];

describe('the page of a quote', () => {
  it('is kept by nobody, told to no other site and to no index', async () => {
    const { token } = await aQuote();
    for (const path of [quotePath(token), quotePath('x'), quoteFilePath(token)]) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-cache')).toBe('MISS');
    }
  });

  it('says what is offered, and of whoever asked no more than a first name', async () => {
    const { token } = await aQuote();
    const response = await ask(quotePath(token));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Sedan &lt;b&gt;&amp;&lt;/b&gt; driver');
    expect(html).toContain('₹7,350');
    expect(html).toContain('Seven thousand three hundred and fifty rupees');
    expect(html).not.toMatch(/Sharma|98640/);
  });

  it('counts nobody who only fetches it', async () => {
    const { quote, token } = await aQuote();
    await ask(quotePath(token));
    await ask(quotePath(token), { method: 'HEAD' });
    await ask(quotePath(token), { headers: { 'user-agent': 'WhatsApp/2.24.1 A' } });
    await ask(quoteOpenedPath(token));
    await ask(quoteOpenedPath(token), { method: 'POST', headers: { 'user-agent': 'Googlebot/2.1' } });
    await ask(quoteOpenedPath(token), { method: 'POST', headers: { cookie: 'sid=somebody-of-ours' } });
    expect(await rowOf(quote.id)).toMatchObject({ opened_count: 0, first_opened_at: null });
    const told = await ask(quoteOpenedPath(token), { method: 'POST' });
    expect(told.status).toBe(204);
    expect(await rowOf(quote.id)).toMatchObject({ opened_count: 1 });
  });

  it.each(['x', 'A'.repeat(43), `${'A'.repeat(43)}.data`])(
    'with the wrong token %j is none',
    async (token) => {
      const response = await ask(quotePath(token));
      expect(response.status).toBe(404);
      expect((await accept(token)).status).not.toBe(200);
    },
  );

  it('is gone once it has run out, in plain words', async () => {
    const { token } = await aQuote(daysAfter(today, -2));
    const response = await ask(quotePath(token));
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('This link shows no quote.'),
    ]);
  });

  it('takes no other method', async () => {
    const { quote, token } = await aQuote();
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await ask(quotePath(token), { method, body: 'name=Asha' })).status).toBe(405);
    expect(await rowOf(quote.id)).toMatchObject({ accepted_at: null });
  });
});

describe('accepting a quote', () => {
  it('leads back to the page, and twenty at once are one', async () => {
    const { quote, lead, token } = await aQuote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, quotePath(token)]);
    expect(await rowOf(quote.id)).toMatchObject({ accepted_by: 'Asha' });
    const { rows } = await test.pool.query(
      `select stage, (select count(*)::int from enquiry_events where enquiry_id = enquiries.id
         and kind = 'quote-accepted') as events from enquiries where id = $1`,
      [lead],
    );
    expect(rows).toEqual([{ stage: 'confirmed', events: 1 }]);
    expect(await (await ask(quotePath(token))).text()).toContain('Accepted by Asha on');
  });

  it('asks for a name, and keeps what was typed', async () => {
    const { token } = await aQuote();
    const nameless = await accept(token, {}, '  ');
    expect([nameless.status, await nameless.text()]).toEqual([
      422,
      expect.stringContaining('Please type your name.'),
    ]);
    expect((await accept(token, {}, 'x'.repeat(121))).status).toBe(422);
  });

  it.each([
    ['a form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sandboxed frame of an old browser', { origin: 'null' }],
  ])('cannot be done by another site through %s', async (_way, headers) => {
    const { quote, token } = await aQuote();
    expect((await accept(token, headers)).status).toBe(403);
    expect((await ask(quoteOpenedPath(token), { method: 'POST', headers })).status).toBe(403);
    expect(await rowOf(quote.id)).toMatchObject({ accepted_at: null, opened_count: 0 });
  });

  it('can be done by an old browser, which names the origin of the page', async () => {
    const { quote, token } = await aQuote();
    expect((await accept(token, { origin: web.url })).status).toBe(303);
    expect(await rowOf(quote.id)).toMatchObject({ accepted_by: 'Asha' });
  });

  it('is refused for a version that was replaced', async () => {
    const first = await aQuote();
    await aQuote(undefined, first.lead);
    await accept(first.token);
    expect(await rowOf(first.quote.id)).toMatchObject({ accepted_at: null });
    expect(await (await ask(quotePath(first.token))).text()).toContain('There is a newer version');
  });
});

it('has no quotes for whoever is not logged in', async () => {
  const { lead } = await aQuote();
  for (const suffix of ['', '.data']) {
    const response = await ask(`/adminDashboard/contactus-messages/quotes${suffix}?enquiryId=${lead}`);
    expect(await response.text()).not.toContain('Sedan');
  }
  const sent = await ask('/adminDashboard/contactus-messages/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ intent: 'renew', quoteId: '1' }),
  });
  expect(sent.status).toBe(401);
});
