import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverOpenedPath, driverPath, paths } from '#paths.ts';
import { slipFilePath, slipPath } from '#staff-paths.ts';
import { addDriverDuty, endCode } from '../support/driver-duty.ts';
import { readPdf } from '../support/pdf.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;
let web: Web;
let cookie = '';

beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  cookie = await staffCookie(test, web.url);
});
afterAll(() => web?.stop());

describe('a duty slip as a PDF', () => {
  it('is printed for staff, without the customer’s code', async () => {
    const { dutyId, bookingId } = await addDriverDuty(query);
    const response = await fetch(web.url + slipFilePath(dutyId), { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="duty-slip-B${bookingId}.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [page = ''] = readPdf(new Uint8Array(await response.arrayBuffer())).pages;
    expect(page).toContain(`Duty slip B${bookingId}`);
    expect(page).toContain('Hotel Brahmaputra, MG Road, Guwahati');
    expect(page).not.toContain(endCode);
  });

  it('of an evening come all, although only two are printed at a time', async () => {
    const { dutyId } = await addDriverDuty(query);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const response = await fetch(web.url + slipFilePath(dutyId), { headers: { cookie } });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect(statuses).toEqual(Array(5).fill(200));
  });

  it('is for staff only, and of a duty that exists', async () => {
    const { dutyId } = await addDriverDuty(query);
    const stranger = await fetch(web.url + slipFilePath(dutyId), { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, paths.adminLogin]);
    for (const unknown of ['999999', 'x'])
      expect((await fetch(web.url + slipFilePath(unknown), { headers: { cookie } })).status).toBe(404);
  });
});

describe('the first opening of a driver’s link', () => {
  it('is shown to staff; previews, staff and the loading of the page do not count', async () => {
    const { token, dutyId, bookingId } = await addDriverDuty(query);
    const tell = (headers: Record<string, string> = {}) =>
      fetch(web.url + driverOpenedPath(token), { method: 'POST', headers });
    const openings = async () =>
      (await query(`select from booking_events where booking_id = $1 and kind = 'slip-opened'`, [bookingId]))
        .length;
    const page = async () => (await fetch(web.url + driverPath(token))).text();
    expect(await page()).toContain(`data-tell-opened="${driverOpenedPath(token)}"`);
    expect((await tell({ 'user-agent': 'WhatsApp/2.24' })).status).toBe(204);
    await tell({ cookie });
    expect(await openings()).toBe(0);
    expect((await tell()).status).toBe(204);
    await tell();
    expect(await openings()).toBe(1);
    expect(await page()).not.toContain('data-tell-opened');
    expect((await fetch(web.url + driverOpenedPath('x'.repeat(43)), { method: 'POST' })).status).toBe(204);
    await query(`update duties set driver_token_encrypted = '' where id = $1`, [dutyId]);
    expect((await fetch(web.url + slipPath(dutyId), { headers: { cookie } })).status).toBe(200);
  });
});

describe('the texts for drivers', () => {
  const ask = (body: Record<string, string>, headers: Record<string, string> = { cookie }) =>
    fetch(`${web.url}${paths.adminDriverTexts}.data`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
    });

  it('are made by a logged-in staff member for a day', async () => {
    const { bookingId } = await addDriverDuty(query, { customer: 'Nilima Barua', hasLink: false });
    const [{ day } = { day: '' }] = await query(
      `select to_char(pickup_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from duties where booking_id = $1`,
      [bookingId],
    );
    const response = await ask({ day: String(day) });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Nilima Barua');
    expect(text).toContain('https://wa.me/9197');
    expect(text).toMatch(/Your link for the duty: http\S+\/duty\/[\w-]{43}/);
    expect(text).not.toContain(endCode);
    expect((await ask({ day: 'yesterday' })).status).toBe(422);
    expect((await ask({ day: String(day) }, {})).status).toBe(401);
  });
});
