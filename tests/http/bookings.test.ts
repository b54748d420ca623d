import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { customerBookingOpenedPath, customerBookingPath, paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { sampleFares } from '../../scripts/database/sample-fares.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { readPdf } from '../support/pdf.ts';
import { someActor } from '../support/some-actor.ts';
import { makeSomeBooking } from '../support/some-booking.ts';
import { fleetRows } from '../support/some-duty.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const queried = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
let web: Web;
let nginx: Nginx;
let cookie = '';
beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  await confirmSampleRates(test.db);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
  cookie = await staffCookie(test, nginx.url);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const ask = (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init });

const tokenOf = async (id: string) => (await viewCustomerLink(test, actor, id))?.token ?? '';

async function aBooking(change: Record<string, string> = {}) {
  const id = await makeSomeBooking(test, actor, change);
  return { id, token: await tokenOf(id) };
}

const openings = async (id: string) =>
  queried(`select kind from booking_events where booking_id = $1 and kind = 'link-opened'`, [id]);

describe('the page of a customer’s booking', () => {
  it('is not cached, sends no referrer to other sites and is not indexed', async () => {
    const { token } = await aBooking();
    for (const path of [customerBookingPath(token), customerBookingPath('x')]) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-cache')).toBeNull();
    }
  });

  it('shows trip, price and policy, and only the first name of the customer', async () => {
    const { id, token } = await aBooking({ pickupAddress: 'Hotel <b>Brahmaputra</b>' });
    const response = await ask(customerBookingPath(token));
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const words of [
      `B${id}`,
      'For Asha',
      'Hotel &lt;b&gt;Brahmaputra&lt;/b&gt;',
      'at 6:00 in the morning',
      '₹1,995',
      'Free of charge',
      '₹997.50 (50% of the fare)',
      'Parking, entry tickets and permits',
    ])
      expect(html).toContain(words);
    expect(html).not.toMatch(/Sharma|98640/);
  });

  it('names the driver with a number to call once there is one', async () => {
    const { id, token } = await aBooking();
    const fleet = fleetRows(queried);
    const carId = await fleet.addCar({ plate: 'AS01BC4321' });
    const driverId = await fleet.addDriver();
    await queried(`update drivers set phone_e164 = '+919700012345' where id = $1`, [driverId]);
    expect(await (await ask(customerBookingPath(token))).text()).not.toContain('+919700012345');
    await queried(
      `update duties set car_id = $2, driver_id = $3, status = 'assigned' where booking_id = $1`,
      [id, carId, driverId],
    );
    const html = await (await ask(customerBookingPath(token))).text();
    for (const words of ['Bikash Kalita', 'tel:+919700012345', 'AS 01 BC 4321'])
      expect(html).toContain(words);
  });

  it.each(['x', 'A'.repeat(43), `${'A'.repeat(43)}.data`])(
    'with the wrong token %j says whom to call',
    async (token) => {
      const response = await ask(customerBookingPath(token));
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('href="tel:');
      // Without tags and their content: names of files contain any two letters.
      expect(html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>/gs, ' ')).not.toContain('B1');
    },
  );

  it('takes no form', async () => {
    const { token } = await aBooking();
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(customerBookingPath(token), { method, body: 'a=b' })).status).toBe(405);
  });

  it('counts as opened when its script says so, by a customer', async () => {
    const { id, token } = await aBooking();
    const opened = customerBookingOpenedPath(token);
    await ask(customerBookingPath(token));
    await ask(opened, { method: 'POST', headers: { 'user-agent': 'WhatsApp/2.24.1 A' } });
    await ask(opened, { method: 'POST', headers: { cookie } });
    expect(await openings(id)).toEqual([]);
    expect((await ask(opened, { method: 'POST' })).status).toBe(204);
    expect((await ask(opened, { method: 'POST' })).status).toBe(204);
    expect(await openings(id)).toEqual([{ kind: 'link-opened' }]);
  });
});

describe('staff', () => {
  const act = (id: string, intent: string, headers: Record<string, string>) =>
    ask(`${bookingPath(id).replace('?', '.data?')}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ intent, id }),
    });

  it('see the link of a booking, and end it by a new one', async () => {
    const { id, token } = await aBooking();
    const page = async () => (await ask(bookingPath(id), { headers: { cookie } })).text();
    expect(await page()).toContain(customerBookingPath(token));
    expect((await act(id, 'new-link', { cookie })).status).toBe(200);
    expect((await ask(customerBookingPath(token))).status).toBe(404);
    const renewed = await tokenOf(id);
    expect(await page()).toContain(customerBookingPath(renewed));
    expect((await ask(customerBookingPath(renewed))).status).toBe(200);
  });

  it('need a login for either, and for the data of a driver', async () => {
    const { id, token } = await aBooking();
    expect(await (await ask(bookingPath(id))).text()).not.toContain(token);
    expect((await act(id, 'new-link', {})).status).toBe(401);
    expect(await tokenOf(id)).toBe(token);
    const exported = await ask(paths.adminDriverExport, {
      method: 'POST',
      body: new URLSearchParams({ id: '1' }),
    });
    expect(exported.headers.get('content-disposition')).toBeNull();
  });

  it('get the data of a driver as a file', async () => {
    const id = await fleetRows(queried).addDriver({ name: 'Exported Driver' });
    const response = await ask(paths.adminDriverExport, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ id }),
    });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="driver-${id}.json"`);
    expect(await response.json()).toMatchObject({ driver: [{ name: 'Exported Driver' }], duties: [] });
    const printed = await ask(paths.adminDriverExport, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ id, format: 'pdf' }),
    });
    expect(printed.headers.get('content-disposition')).toBe(`attachment; filename="driver-${id}.pdf"`);
    const { pages } = readPdf(new Uint8Array(await printed.arrayBuffer()));
    expect(pages.join('')).toContain('Exported Driver');
  });
});
