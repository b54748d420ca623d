import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerBookingPath, paths, tripCalendarPath, tripPapersPath } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTrip, staffWords } from '../support/trip-rows.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
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

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });
const textOf = (html: string) =>
  html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
const pageOf = async (token: string) => (await ask(customerBookingPath(token))).text();

describe('the page of a trip', () => {
  it('has what comes next, days, people and costs, and no word that is for staff or suppliers', async () => {
    const { token, bookingId } = await addTrip(query, { startsIn: -2 });
    const html = await pageOf(token);
    const text = textOf(html);
    for (const words of [
      ...[`Your trip B${bookingId}`, 'Day 3 of 6', 'Over Dochula to Punakha', 'Rafting on the Mo Chhu'],
      ...['We are arranging this', 'NHH-88213', 'Tashi Namgay Resort', 'Karma Dorji', 'Total with taxes'],
      ...['Bikash Kalita', 'Tara Nair', 'Traveller 4'],
    ])
      expect(text).toContain(words);
    for (const words of [...staffWords, 'not-yet-promised', 'Archery lesson', 'as it was quoted'])
      expect(html).not.toContain(words);
    expect(text).not.toMatch(/of the fare|kilometres or minutes|pay the driver|driver in cash/);
  });

  it('is sent once to its reader: never kept by caches, nor by search engines', async () => {
    const { token } = await addTrip(query);
    for (const path of [customerBookingPath(token), tripCalendarPath(token), tripCalendarPath('x')]) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.get('x-cache'), path).toBeNull();
    }
  });

  it('is an error of the link once it was replaced, as its calendar is', async () => {
    const { token, bookingId } = await addTrip(query);
    await query(`update bookings set token_hash = decode(md5('another'), 'hex') where id = $1`, [bookingId]);
    expect((await ask(customerBookingPath(token))).status).toBe(404);
    expect((await ask(tripCalendarPath(token))).status).toBe(404);
  });

  it('has neither days nor a calendar of days once it was cancelled', async () => {
    const { token, bookingId } = await addTrip(query);
    await query('update bookings set cancelled_at = now() where id = $1', [bookingId]);
    const text = textOf(await pageOf(token));
    expect(text).toContain('This trip was cancelled.');
    expect(text).not.toMatch(/Yangphel|Karma Dorji|Starts in/);
    const file = await (await ask(tripCalendarPath(token))).text();
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).not.toContain('STATUS:CONFIRMED');
  });
});

describe('the calendar of a trip', () => {
  it('is a file with days and times, without the link and without numbers of suppliers', async () => {
    const { token, bookingId, firstDay } = await addTrip(query);
    const response = await ask(tripCalendarPath(token));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`trip-B${bookingId}.ics`);
    const file = (await response.text()).replaceAll('\r\n ', '');
    expect(file).toContain(`DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`);
    expect(file).toContain('SUMMARY:07:10 Flight Kolkata to Paro');
    for (const words of [...staffWords, token, '17110004', 'not-yet-promised'])
      expect(file).not.toContain(words);
  });

  it.each(['x', 'A'.repeat(43), `${'A'.repeat(43)}.data`])('is not there for the token %j', async (token) => {
    expect((await ask(tripCalendarPath(token))).status).toBe(404);
  });

  it('is not there for a trip without days, and takes no form', async () => {
    const { token, bookingId } = await addTrip(query, { hasRide: false });
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(tripCalendarPath(token), { method, body: 'a=b' })).status).toBe(405);
    await query('update bookings set first_day = null, last_day = null where id = $1', [bookingId]);
    expect((await ask(tripCalendarPath(token))).status).toBe(404);
    expect(textOf(await pageOf(token))).toContain('Your days are not agreed yet');
  });
});

describe('the papers of travellers', () => {
  const travellersOf = async (bookingId: string) =>
    (await query('select id::text from travellers where booking_id = $1 order by position', [bookingId])).map(
      ({ id }) => String(id),
    );
  const papersOf = async (bookingId: string) =>
    query(
      'select traveller_id::text as traveller, kind, made_by from traveller_papers where booking_id = $1',
      [bookingId],
    );
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

  async function send(token: string, fields: Record<string, string>, bytes: Buffer = pdf) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([new Uint8Array(bytes)], 'passport of Meera.pdf'));
    return ask(tripPapersPath(token), { method: 'POST', body });
  }

  it('are asked for by their kinds, received once, and then named as received', async () => {
    const { token, bookingId } = await addTrip(query);
    const [meera = '', arjun = ''] = await travellersOf(bookingId);
    expect(textOf(await pageOf(token))).toContain('Still to send: Passport or voter card, Photo');
    const fields = { traveller: meera, kind: 'passport' };
    for (const _time of ['first', 'again']) {
      const response = await send(token, fields);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(textOf(await response.text())).toContain('We have your paper');
    }
    expect(await papersOf(bookingId)).toEqual([{ traveller: meera, kind: 'passport', made_by: '' }]);
    expect((await send(token, { traveller: arjun, kind: 'passport' })).status).toBe(200);
    const html = await pageOf(token);
    expect(textOf(html)).toContain('We have: Passport');
    expect(html).not.toContain('passport of Meera');
  });

  it('are refused for a traveller of another booking, of an unknown kind, of a wrong file and by a wrong link', async () => {
    const [{ token, bookingId }, other] = [await addTrip(query), await addTrip(query)];
    const [own = ''] = await travellersOf(bookingId);
    const [stranger = ''] = await travellersOf(other.bookingId);
    const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
    expect(await statusOf(token, { traveller: stranger, kind: 'passport' })).toBe(404);
    for (const traveller of ['', '0', '__proto__', '1 or 1=1'])
      expect(await statusOf(token, { traveller, kind: 'passport' })).toBe(404);
    for (const kind of ['', 'constructor', 'licence'])
      expect(await statusOf(token, { traveller: own, kind })).toBe(422);
    const fields = { traveller: own, kind: 'photo' };
    expect(await statusOf(token, fields, Buffer.from('MZ a program'))).toBe(422);
    expect(await statusOf(token, fields, Buffer.alloc(0))).toBe(422);
    expect(await statusOf(token, fields, Buffer.alloc(11 * 1024 * 1024))).toBe(413);
    expect(await statusOf('A'.repeat(43), fields)).toBe(404);
    expect([...(await papersOf(bookingId)), ...(await papersOf(other.bookingId))]).toEqual([]);
  });

  it('are refused from another site and after the trip, and the address itself shows nothing', async () => {
    const { token, bookingId } = await addTrip(query, { startsIn: -9 });
    const [own = ''] = await travellersOf(bookingId);
    expect((await send(token, { traveller: own, kind: 'photo' })).status).toBe(404);
    const foreign = await ask(tripPapersPath(token), {
      ...{ method: 'POST', body: 'traveller=1', headers: { 'sec-fetch-site': 'cross-site' } },
    });
    expect(foreign.status).toBe(403);
    const read = await ask(tripPapersPath(token));
    expect([read.status, textOf(await read.text()).includes('Papers of travellers')]).toEqual([200, true]);
    expect((await ask(tripPapersPath('A'.repeat(43)))).status).toBe(404);
  });
});

describe('the service worker of trips', () => {
  it('is a script of its own that may only fetch, and no page may cache it for long', async () => {
    const { status, headers } = await ask(paths.bookingWorker);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    // It may not answer for more than its folder.
    expect(headers.get('service-worker-allowed')).toBeNull();
    expect(headers.get('x-cache')).toBeNull();
  });

  it('is allowed on the page by a policy without inline scripts', async () => {
    const { token } = await addTrip(query, { hasRide: false });
    const policy = (await ask(customerBookingPath(token))).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
  });
});
