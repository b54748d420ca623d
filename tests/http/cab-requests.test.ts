import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cabBookPath, cabRequestCalendarPath, cabRequestPath, paths } from '#paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
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

const trip = {
  ...{ trip: 'one-way', from: 'guwahati-airport', to: 'shillong' },
  ...{ date: daysAfter(dayInIndia(new Date()), 3), time: '14:00', car: 'suv', rates: '1' },
};
const book = cabBookPath(trip);

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });

const post = (fields: Record<string, string>) =>
  ask(book, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ n_name: 'Asha Devi', n_contactno: '98640 12345', answerBy: 'phone' },
      ...{ [formFields.page]: paths.cabBook, [formFields.consent]: '2026-11-15' },
      [formFields.trip]: String(new URLSearchParams(trip)),
      ...fields,
    }),
  });

const tokenOf = (response: Response) =>
  /^\/request\/([\w-]+)#sent$/.exec(response.headers.get('location') ?? '')?.[1] ?? '';

const count = async (name: string) =>
  Number((await test.pool.query('select count(*) from enquiries where name = $1', [name])).rows[0].count);

describe('the page that requests a cab', () => {
  it('names the price of every address that it may have, and is kept by no cache', async () => {
    for (const address of [book, cabBookPath({ ...trip, rates: '' }), `${book}&utm_source=x`]) {
      const response = await ask(address);
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('Request this cab, ₹3,402'),
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  it('has the trips of earlier addresses, and leaves those without a car to the fares', async () => {
    const query = new URLSearchParams(trip);
    const moved = await ask(`${paths.cabFare}?${query}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, book]);
    for (const without of ['', '?car=spaceship&from=guwahati', '?from=guwahati']) {
      const back = await ask(paths.cabBook + without);
      expect(back.status).toBe(302);
      // It does not lead back here.
      const fares = await ask(
        new URL(back.headers.get('location') ?? '', nginx.url).href.slice(nginx.url.length),
      );
      expect(fares.status).toBe(200);
    }
  });

  it('says about what an unconfirmed distance costs, and leaves what cannot be driven to the fares', async () => {
    const nearly = await ask(cabBookPath({ ...trip, to: 'boko' }));
    expect(await nearly.text()).toMatch(
      /Request this cab, about ₹[\d,]+.*We still check a distance of this ride/s,
    );
    const inOneDay = { ...trip, trip: 'round-trip', to: 'tawang', returnDate: trip.date };
    for (const other of [{ ...trip, date: daysAfter(trip.date, -5) }, inOneDay]) {
      const back = await ask(cabBookPath(other));
      expect([back.status, back.headers.get('location')]).toEqual([302, expect.not.stringContaining('car=')]);
    }
  });

  it('names the papers of a state beside the fares and beside the form', async () => {
    const { car: _car, rates: _rates, ...ride } = { ...trip, from: 'guwahati', to: 'tawang' };
    for (const address of [
      `${paths.cabFare}?${new URLSearchParams(ride)}`,
      cabBookPath({ ...ride, car: 'suv' }),
    ])
      expect(await (await ask(address)).text()).toContain(
        'Arunachal Pradesh asks Indian visitors for an Inner Line Permit',
      );
  });

  it('sends a request once, and leads to its page', async () => {
    const name = `Asha ${crypto.randomUUID()}`;
    const first = await post({ n_name: name, adults: '4', flight: '6E 481' });
    expect(first.status).toBe(303);
    expect(tokenOf(first)).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('no-store');
    // The browser asks again whether to send the form when its answer was lost.
    expect(tokenOf(await post({ n_name: name, adults: '4', flight: '6E 481' }))).toBe(tokenOf(first));
    expect(await count(name)).toBe(1);
  });

  it('names the field that has to be corrected, and keeps what was typed', async () => {
    for (const [fields, text] of [
      [{ n_name: ' ' }, 'Type your name.'],
      [{ n_contactno: '' }, 'Type your mobile number'],
      [{ answerBy: 'mail' }, 'Type your e-mail address, or choose another way'],
      [{ n_contactno: '98640' }, 'This number looks short'],
    ] as const) {
      const response = await post({ flight: 'AI 889', ...fields });
      const html = await response.text();
      expect([response.status, html.includes(text)]).toEqual([422, true]);
      expect(html).toContain('value="AI 889"');
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    }
    const empty = await (await post({ n_name: '', n_contactno: '' })).text();
    expect(empty.match(/aria-invalid="true"/g)).toHaveLength(2);
    const asked = await post({ n_contactno: '98640', [formFields.askedNumber]: '98640' });
    expect(asked.status).toBe(303);
  });

  it('is judged like every form: what a bot fills in is spam, and gets the same answer', async () => {
    const name = `Bot ${crypto.randomUUID()}`;
    const response = await post({ n_name: name, [formFields.trap]: 'cheap' });
    expect(response.status).toBe(303);
    const { rows } = await test.pool.query('select stage from enquiries where name = $1', [name]);
    expect(rows).toEqual([{ stage: 'spam' }]);
  });
});

describe('the page of a request', () => {
  it('is for the holder of its link only', async () => {
    const token = tokenOf(await post({ n_email: 'asha@example.com', dropAddress: 'Police Bazaar' }));
    for (const path of [
      cabRequestPath(token),
      cabRequestPath('none'),
      cabRequestPath(`${token}x`),
      cabRequestCalendarPath(token),
    ]) {
      const { status, headers } = await ask(path);
      expect([path, status]).toEqual([path, path.includes(`${token}x`) || path.endsWith('none') ? 404 : 200]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-cache')).toBeNull();
    }
    const html = await (await ask(cabRequestPath(token))).text();
    for (const words of ['Request sent', 'We call you by', '₹3,402', 'Police Bazaar', 'What happens next'])
      expect(html).toContain(words);
    for (const secret of ['98640', 'asha@example.com', 'Asha Devi']) expect(html).not.toContain(secret);
    expect((await ask(cabRequestPath(token), { method: 'POST' })).status).toBe(405);
  });

  it('has the trip for a calendar', async () => {
    const token = tokenOf(await post({ pickupAddress: 'Paltan Bazaar' }));
    const response = await ask(cabRequestCalendarPath(token));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="cab-PT-\w+\.ics"$/);
    const file = await response.text();
    expect(file).toContain(`\r\nDTSTART:${trip.date.replaceAll('-', '')}T083000Z\r\n`);
    expect(file).toContain('\r\nSUMMARY:Cab: Guwahati Airport (LGBI) to Shillong\r\n');
    // A calendar may be shared.
    for (const secret of [token, 'Paltan Bazaar']) expect(file).not.toContain(secret);
    const unknown = await ask(cabRequestCalendarPath('none'));
    expect(unknown.status).toBe(404);
  });
});
