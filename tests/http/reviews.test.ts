import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { viewOwnReview } from '#domain/reviews/review-service.ts';
import { askForReview, decideReview } from '#domain/reviews/review-staff-service.ts';
import { customerBookingPath, paths, reviewPath } from '#paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking } from '../support/some-booking.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let nginx: Nginx;
beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });

async function aTrip({ isAsked }: { isAsked: boolean }): Promise<string> {
  const id = await makeSomeBooking(test, actor);
  await test.pool.query(`update duties set status = 'done' where booking_id = $1`, [id]);
  if (isAsked) await askForReview(test.db, actor, id);
  return (await viewCustomerLink(test, actor, id))?.token ?? '';
}

const words = { name: 'Asha', body: 'On time, both ways.', rating: '5', trip: 'Guwahati to Shillong' };
const send = (token: string, change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  ask(reviewPath(token), { method: 'POST', headers, body: new URLSearchParams({ ...words, ...change }) });
const stored = (token: string) => viewOwnReview(test.db, token);

describe('the page of a review', () => {
  it('is not cached, not indexed, and opens only once staff have asked', async () => {
    const [asked, notAsked] = [await aTrip({ isAsked: true }), await aTrip({ isAsked: false })];
    const page = await ask(reviewPath(asked));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await page.text()).toContain('How was your trip?');
    for (const token of [notAsked, 'x', 'A'.repeat(43)]) {
      const gone = await ask(reviewPath(token));
      expect([gone.status, (await gone.text()).includes('This link opens no review.')]).toEqual([404, true]);
      expect((await send(token)).status).toBe(404);
    }
  });

  it('is linked from the booking’s page once staff have asked, until a review was given', async () => {
    const linkOn = async (token: string) =>
      (await (await ask(customerBookingPath(token))).text()).includes(`href="${reviewPath(token)}"`);
    const [asked, notAsked] = [await aTrip({ isAsked: true }), await aTrip({ isAsked: false })];
    expect([await linkOn(asked), await linkOn(notAsked)]).toEqual([true, false]);
    expect((await send(asked)).status).toBe(303);
    expect(await linkOn(asked)).toBe(false);
  });

  it('stores what is sent, shows it again, and takes a change', async () => {
    const token = await aTrip({ isAsked: true });
    const sent = await send(token, { body: 'Good <b>car</b>' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, reviewPath(token)]);
    const html = await (await ask(reviewPath(token))).text();
    expect(html).toContain('Good &lt;b&gt;car&lt;/b&gt;');
    expect(html).toContain('Your review is with our staff.');
    expect((await send(token, { body: 'Better', rating: '' })).status).toBe(303);
    expect(await stored(token)).toMatchObject({ state: 'received', body: 'Better', rating: null });
  });

  it.each([
    ['no text', { body: ' ' }, 'Type what you would like to say about the trip.'],
    ['no name', { name: '' }, 'Type your name as it should be shown.'],
    ['a rating of 9', { rating: '9' }, 'Choose from 1 to 5, or no rating.'],
    ['too long a text', { body: 'x'.repeat(2001) }, 'The review can have up to 2,000 characters.'],
  ])('refuses %s and keeps what was typed', async (_what, change, text) => {
    const token = await aTrip({ isAsked: true });
    const refused = await send(token, { trip: 'My own words', ...change });
    const html = await refused.text();
    expect([refused.status, html.includes(text), html.includes('My own words')]).toEqual([422, true, true]);
    expect(await stored(token)).toMatchObject({ state: 'asked', body: '' });
  });

  it('refuses large bodies, other sites and other methods', async () => {
    const token = await aTrip({ isAsked: true });
    expect((await send(token, { body: 'x'.repeat(64 * 1024) })).status).toBe(413);
    const direct = { method: 'POST', body: `body=${'x'.repeat(65 * 1024)}` };
    expect((await fetch(web.url + reviewPath(token), direct)).status).toBe(413);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send(token, {}, foreign)).status).toBe(403);
    for (const method of ['PUT', 'DELETE'])
      expect((await ask(reviewPath(token), { method, body: 'a=b' })).status).toBeGreaterThanOrEqual(400);
    expect(await stored(token)).toMatchObject({ state: 'asked', body: '' });
  });
});

describe('visitors', () => {
  const about = async () => (await ask(paths.about)).text();

  it('read a review on About Us once it is approved, with its structured data, and no longer once hidden', async () => {
    expect(await about()).not.toContain('What customers say');
    const token = await aTrip({ isAsked: true });
    const body = 'The driver knew every bend </script>';
    await send(token, { body });
    expect(await about()).not.toContain('What customers say');
    const decide = async (to: 'approved' | 'hidden') => {
      const review = await stored(token);
      await decideReview(test.db, actor, { id: review?.id ?? '', revision: review?.revision ?? 0 }, to);
    };
    await decide('approved');
    await waitUntil('the review on the page', async () => (await about()).includes('What customers say'));
    const html = await about();
    expect(html).toContain('The driver knew every bend &lt;/script&gt;');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: { '@type': string }[] = JSON.parse(json)['@graph'];
    expect(graph.find((part) => part['@type'] === 'Review')).toMatchObject({
      author: { name: 'Asha' },
      reviewBody: body,
      reviewRating: { ratingValue: 5 },
    });
    const late = await send(token);
    expect([late.status, (await late.text()).includes('Thank you for your review.')]).toEqual([409, true]);
    await decide('hidden');
    await waitUntil('the page without it', async () => !(await about()).includes('What customers say'));
  });
});

// Last, because afterwards every form from this address is refused for seconds.
describe('many forms at once', () => {
  it('from one address are limited', async () => {
    const token = await aTrip({ isAsked: true });
    const answers = await Promise.all(Array.from({ length: 300 }, () => send(token, { name: '' })));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
