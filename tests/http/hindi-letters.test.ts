import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { driverEntryPath, paths } from '#paths.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let web: Web;
let nginx: Nginx;
let browser: HttpBrowser;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
  browser = httpBrowser(nginx.url);
  await browser.logIn((await addStaff(test)).username);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

/** Nine bytes each in a form: three of UTF-8, each escaped. */
const hindi = (letters: number) => 'क'.repeat(letters);

const place = {
  ...{ name: hindi(80), region: hindi(60), kind: 'other', body: hindi(10_000), state: 'draft' },
  ...{ pictureAlt: hindi(200), whenToGo: hindi(200), timeNeeded: hindi(100), openOn: hindi(100) },
};
const quote = {
  lines: Array.from({ length: 30 }, () => ({ text: hindi(200), quantity: '1', price: '3500' })),
  ...{ gstPercent: '5', validUntil: daysAfter(dayInIndia(new Date()), 7) },
  ...{ inclusions: hindi(2000), exclusions: hindi(2000), itinerary: hindi(6000), terms: hindi(4000) },
};

/** Each as long as its fields promise, to the address that the screen posts to. */
const forms: [string, string, Record<string, string>][] = [
  ['a place', paths.adminPlaces, { intent: 'save', ...place }],
  ['a note', paths.adminEnquiry, { intent: 'note', id: '1', text: hindi(5000) }],
  ['a mail to a customer', paths.adminEnquiry, { intent: 'mail', id: '1', text: hindi(10_000), key: 'a' }],
  [
    'what a customer said',
    paths.adminMessages,
    { intent: 'message', id: '1', source: 'call', text: hindi(5000) },
  ],
  ['a saved reply', paths.adminReplies, { intent: 'save', title: hindi(80), body: hindi(2000) }],
  [
    'a review',
    paths.adminReviews,
    { intent: 'add', name: hindi(60), body: hindi(2000), trip: hindi(120), origin: 'mail', rating: '' },
  ],
  [
    'the notes of a booking',
    paths.adminBooking,
    { intent: 'notes', id: '1', typed: hindi(3000), basedOn: hindi(3000) },
  ],
  [
    'a customer',
    paths.adminCustomer,
    { intent: 'change', id: '1', field: 'name', value: hindi(200), was: hindi(1000) },
  ],
  [
    'an image',
    paths.adminImages,
    { intent: 'describe', id: '1', version: '1', alt: hindi(300), tags: hindi(2000) },
  ],
  [
    'the texts of a route',
    paths.adminRoutes,
    { intent: 'save-route', id: '1', stops: hindi(3000), road: hindi(3000), season: hindi(3000) },
  ],
  ['an entry of a driver', driverEntryPath('x'), { kind: 'end', reason: hindi(300), odometerKm: '1' }],
  ['an enquiry', paths.contact, { n_name: hindi(200), n_contactno: '98640 12345', n_message: hindi(5000) }],
];

describe('a form in Hindi', () => {
  it.each(forms)('has room for all letters of %s', async (_what, path, fields) => {
    const answer = await browser.post(path.startsWith('/adminDashboard') ? `${path}.data` : path, fields);
    expect(answer.status).not.toBe(413);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('too_large');
  });

  it('has room for all letters of a quote', async () => {
    const body = JSON.stringify({ intent: 'make', enquiryId: '1', quote });
    const answer = await browser.ask(`${paths.adminQuotes}.data`, {
      ...{ method: 'POST', body, headers: { 'content-type': 'application/json' } },
    });
    expect(answer.status).not.toBe(413);
    expect(answer.status).toBeLessThan(500);
  });

  it('stores a place of 10,000 letters', async () => {
    await browser.post(`${paths.adminPlaces}.data`, { intent: 'save', ...place });
    const { rows } = await test.pool.query('select length(body) as letters from places where name = $1', [
      hindi(80),
    ]);
    expect(rows).toContainEqual({ letters: 10_000 });
  });
});
