import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import type { QuoteTerms } from '#domain/quotes/quote.ts';
import { makeQuote } from '#domain/quotes/quote-staff-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';
import { paths, quoteFilePath, quoteOpenedPath, quotePath } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { someTerms } from '../support/some-terms.ts';
import { someTripInput } from '../support/some-trip-input.ts';
import { staffCookie } from '../support/staff-cookie.ts';
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

async function aQuote(
  validUntil = daysAfter(today, 7),
  enquiryId?: string,
  priced: Partial<QuoteTerms> = {},
) {
  const words = { name: 'Asha Sharma', contactNo: '98640 12345', email: '', message: '', code: '' };
  const enquiry = enquiryId ?? (await addByHand(test.db, actor, { ...words, source: 'call' }));
  const terms = someTerms({
    lines: [{ text: 'Sedan <b>&</b> driver', quantity: 2, unitPaise: 350_000 }],
    validUntil,
    ...priced,
  });
  return { enquiry, ...(await makeQuote(test, actor, enquiry, terms)) };
}

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });
const accept = (token: string, headers: Record<string, string> = {}, name = 'Asha') =>
  ask(quotePath(token), { method: 'POST', body: new URLSearchParams({ name }), headers });
const rowOf = async (id: string) =>
  (await test.pool.query('select * from quotes where id = $1', [id])).rows[0];

describe('the page of a quote', () => {
  it('is not cached, sends no referrer to other sites and is not indexed', async () => {
    const { token } = await aQuote();
    for (const path of [quotePath(token), quotePath('x'), quoteFilePath(token)]) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-cache')).toBeNull();
    }
  });

  it('shows the offer, and only the first name of the customer', async () => {
    const { token } = await aQuote();
    const response = await ask(quotePath(token));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Sedan &lt;b&gt;&amp;&lt;/b&gt; driver');
    expect(html).toContain('₹7,350');
    expect(html).toContain('Seven thousand three hundred and fifty rupees');
    expect(html).not.toMatch(/Sharma|98640/);
  });

  it('does not count a mere fetch as opened', async () => {
    const { quote, token } = await aQuote();
    await ask(quotePath(token));
    await ask(quotePath(token), { method: 'HEAD' });
    await ask(quotePath(token), { headers: { 'user-agent': 'WhatsApp/2.24.1 A' } });
    await ask(quoteOpenedPath(token));
    await ask(quoteOpenedPath(token), { method: 'POST', headers: { 'user-agent': 'Googlebot/2.1' } });
    await ask(quoteOpenedPath(token), { method: 'POST', headers: { cookie: 'sid=a-staff-session' } });
    expect(await rowOf(quote.id)).toMatchObject({ opened_count: 0, first_opened_at: null });
    const opened = await ask(quoteOpenedPath(token), { method: 'POST' });
    expect(opened.status).toBe(204);
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

  it('says in plain text that it has expired', async () => {
    const { token } = await aQuote(daysAfter(today, -2));
    const response = await ask(quotePath(token));
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('There is no quote to show by this link.'),
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
  it('redirects to the page, and accepts twenty concurrent requests once', async () => {
    const { quote, enquiry, token } = await aQuote();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, quotePath(token)]);
    expect(await rowOf(quote.id)).toMatchObject({ accepted_by: 'Asha' });
    const { rows } = await test.pool.query(
      `select stage, (select count(*)::int from enquiry_events where enquiry_id = enquiries.id
         and kind = 'quote-accepted') as events from enquiries where id = $1`,
      [enquiry],
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
    await aQuote(undefined, first.enquiry);
    await accept(first.token);
    expect(await rowOf(first.quote.id)).toMatchObject({ accepted_at: null });
    expect(await (await ask(quotePath(first.token))).text()).toContain('There is a newer version');
  });
});

describe('a discount', () => {
  const lines = [
    { text: 'Shillong, six nights', quantity: 2, unitPaise: 1_00_000_00 },
    { text: 'Flights', quantity: 1, unitPaise: 23_000_00 },
  ];
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  it.each([
    [{ kind: 'amount', paise: 44_600_00, label: 'Discount' }, 'Discount −₹44,600'],
    [{ kind: 'percent', percent: '20.00', label: 'Diwali <i>offer</i>' }, '(20%) −₹44,600'],
  ] as const)('is taken off before GST, also on what is accepted: %j', async (discount, row) => {
    const { quote, token } = await aQuote(undefined, undefined, { lines, discount });
    const open = await (await ask(quotePath(token))).text();
    expect(textOf(open)).toContain('Subtotal ₹2,23,000');
    expect(textOf(open)).toContain(row);
    expect(textOf(open)).toContain('GST 5% ₹8,920 Total ₹1,87,320');
    expect(open).toContain('One lakh eighty-seven thousand three hundred and twenty rupees');
    expect(open).not.toContain('<i>');
    expect((await accept(token)).status).toBe(303);
    const accepted = textOf(await (await ask(quotePath(token))).text());
    expect(accepted).toContain('Accepted by Asha on');
    expect(accepted).toContain('Total ₹1,87,320');
    expect(await rowOf(quote.id)).toMatchObject({ total_paise: '18732000', discount_paise: '4460000' });
  });

  it('has no row on the page of a quote without one', async () => {
    const { token } = await aQuote();
    expect(await (await ask(quotePath(token))).text()).not.toContain('−₹');
  });

  const typed = {
    lines: [
      { text: 'Shillong, six nights', quantity: '2', price: '1,00,000' },
      { text: 'Flights', quantity: '1', price: '23,000' },
    ],
    ...someTripInput(),
    discount: { kind: 'amount', value: '44,600', label: '' },
    gstPercent: '5',
    validUntil: daysAfter(today, 7),
    inclusions: '',
    exclusions: '',
  };

  let cookie = '';
  beforeAll(async () => {
    cookie = await staffCookie(test, nginx.url);
  });

  /** As the form of the staff sends it. */
  async function make(enquiryId: string, quote: object) {
    const response = await ask(`${paths.adminQuotes}.data`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ intent: 'make', enquiryId, quote }),
    });
    return { status: response.status, text: await response.text() };
  }
  const versionsOf = async (enquiry: string) =>
    (
      await test.pool.query(
        `select total_paise, discount_paise, discount_percent, discount_label from quotes
         where enquiry_id = $1 and version > 1 order by version`,
        [enquiry],
      )
    ).rows;

  it('for a trip is refused without what the trip needs, and nothing is stored', async () => {
    const { enquiry } = await aQuote();
    const { trip: _trip, cancellation: _cancellation, ...incomplete } = typed;
    const refused = await make(enquiry, { ...incomplete, serviceKind: 'tour-package' });
    expect(refused.status).toBe(422);
    for (const part of ['its first day', 'its last day', 'what cancelling costs', 'trip.firstDay'])
      expect(refused.text).toContain(part);
    expect(await versionsOf(enquiry)).toEqual([]);
  });

  it('is made by the staff, and called Discount where they name it nothing', async () => {
    const { enquiry } = await aQuote();
    expect(await make(enquiry, typed)).toMatchObject({ text: expect.stringContaining('₹1,87,320') });
    const percent = { kind: 'percent', value: '20%', label: 'Diwali offer' };
    expect((await make(enquiry, { ...typed, discount: percent })).status).toBe(200);
    expect(await versionsOf(enquiry)).toEqual([
      {
        total_paise: '18732000',
        discount_paise: '4460000',
        discount_percent: null,
        discount_label: 'Discount',
      },
      {
        total_paise: '18732000',
        discount_paise: '4460000',
        discount_percent: '20.00',
        discount_label: 'Diwali offer',
      },
    ]);
  });

  const withLine = (text: string, price: string) => ({
    ...typed,
    lines: [...typed.lines, { text, quantity: '1', price }],
  });
  const withDiscount = (kind: string, value: string, label = '') => ({
    ...typed,
    discount: { kind, value, label },
  });
  const { quotes: words } = staffMessages;

  it.each([
    ['a discount as a negative line', withLine('Discount', '-44600'), words.discountAsLine, 'lines.2.price'],
    ['any negative line', withLine('Flights', '−44,600'), words.discountAsLine, 'lines.2.price'],
    ['the whole subtotal', withDiscount('amount', '2,23,000'), words.discountTooLarge, 'discount.value'],
    ['a hundred percent', withDiscount('percent', '100'), words.discountPercentWrong, 'discount.value'],
    ['a minus', withDiscount('amount', '-44600'), words.discountMinus, 'discount.value'],
    ['a long name', withDiscount('percent', '10', 'x'.repeat(61)), words.tooLong, 'discount.label'],
    ['another kind', withDiscount('gift', '10'), words.unreadable, ''],
  ])('is refused as %s, and nothing is stored', async (_name, quote, text, field) => {
    const { enquiry } = await aQuote();
    const answer = await make(enquiry, quote);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(text);
    expect(answer.text).toContain(field);
    expect(await versionsOf(enquiry)).toEqual([]);
  });
});

it('has no quotes without a login', async () => {
  const { enquiry } = await aQuote();
  for (const suffix of ['', '.data']) {
    const response = await ask(`/adminDashboard/contactus-messages/quotes${suffix}?enquiryId=${enquiry}`);
    expect(await response.text()).not.toContain('Sedan');
  }
  const sent = await ask('/adminDashboard/contactus-messages/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ intent: 'renew', quoteId: '1' }),
  });
  expect(sent.status).toBe(401);
});
