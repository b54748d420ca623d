import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverEntryPath, driverOpenedPath, driverPath, paths } from '#paths.ts';
import { slipFilePath, slipPath } from '#staff-paths.ts';
import { addDriverDuty, endCode, endCodeAlone } from '../support/driver-duty.ts';
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
    expect(page).not.toMatch(endCodeAlone);
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

describe('what the driver collects', () => {
  const pay = (bookingId: string, paise: number) =>
    query('update bookings set received_paise = received_paise + $2 where id = $1', [bookingId, paise]);
  const shown = async ({ token, dutyId }: { token: string; dutyId: string }) => {
    const html = await (await fetch(web.url + driverPath(token))).text();
    const pdf = await fetch(web.url + slipFilePath(dutyId), { headers: { cookie } });
    const [slip = ''] = readPdf(new Uint8Array(await pdf.arrayBuffer())).pages;
    return { html, slip };
  };

  it('is on the driver’s page and on the slip, and follows payments', async () => {
    const duty = await addDriverDuty(query);
    const before = await shown(duty);
    expect(before.html).toContain('Collect in cash from the customer');
    expect(before.html).toContain('data-due-paise="199500"');
    expect(before.slip).toContain('To collect₹1,995 in cash');
    await pay(duty.bookingId, 1_231_00);
    const after = await shown(duty);
    expect(after.html).toContain('₹764');
    expect(after.slip).toContain('To collect₹764 in cash');
    await pay(duty.bookingId, 764_00);
    const paid = await shown(duty);
    expect(paid.html).toContain('Nothing to collect from the customer.');
    expect(paid.html).toContain('data-due-paise="0"');
    expect(paid.slip).toContain('To collectNothing from the customer');
  });

  it('is left to the office from ₹2,00,000 on, because so much cash is forbidden', async () => {
    const duty = await addDriverDuty(query);
    await query('update bookings set total_paise = 20000000 where id = $1', [duty.bookingId]);
    const { html, slip } = await shown(duty);
    expect(html).toContain('The office tells you what to collect.');
    expect(html).not.toContain('data-due-paise');
    expect(slip).toContain('To collectThe office tells you');
  });

  it('is asked about once without script when another amount is typed', async () => {
    const { token, bookingId } = await addDriverDuty(query);
    await pay(bookingId, 1_231_00);
    const end = { kind: 'end', key: randomUUID(), odometerKm: '50120', code: endCode, collected: '7640' };
    const send = (fields: Record<string, string>) =>
      fetch(web.url + driverPath(token), {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const received = async () =>
      Number(
        (await query('select received_paise from bookings where id = $1', [bookingId]))[0]?.received_paise,
      );
    const asked = await send(end);
    const html = await asked.text();
    expect(asked.status).toBe(422);
    expect(html).toContain('To collect: ₹764. You typed ₹7,640.');
    expect(html).toContain('name="cashAsked" value="764000"');
    expect(await received()).toBe(1_231_00);
    expect((await send({ ...end, cashAsked: '764000' })).status).toBe(303);
    expect(await received()).toBe(1_231_00 + 7_640_00);
  });
});

describe('what a driver’s link does not take', () => {
  const post = async (token: string, fields: Record<string, string>) => {
    const response = await fetch(web.url + driverEntryPath(token), {
      method: 'POST',
      body: new URLSearchParams({ key: randomUUID(), ...fields }),
    });
    return { status: response.status, ...((await response.json()) as { kind: string; text?: string }) };
  };

  it('is a second end, more than 60 entries, and amounts out of bounds, each in the driver’s language', async () => {
    const { token, bookingId, dutyId } = await addDriverDuty(query);
    const end = { kind: 'end', odometerKm: '50120', code: endCode, collected: '100000000', language: 'hi' };
    expect(await post(token, end)).toMatchObject({ status: 422, text: expect.stringContaining('₹13,990') });
    expect(await post(token, { ...end, collected: '1995' })).toEqual({ status: 200, kind: 'stored' });
    for (let count = 0; count < 5; count++)
      expect(await post(token, { ...end, collected: '1995' })).toMatchObject({
        status: 422,
        text: 'समाप्ति पहले ही सेव है। बदलने के लिए ऑफ़िस को कॉल करें।',
      });
    expect(await query('select received_paise from bookings where id = $1', [bookingId])).toEqual([
      { received_paise: '199500' },
    ]);
    const toll = { kind: 'expense', expense: 'toll', amount: '60', reason: 'x'.repeat(300), language: 'bn' };
    const answers: number[] = [];
    for (let count = 0; count < 80; count++) answers.push((await post(token, toll)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(55);
    expect(await post(token, toll)).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('অফিসে ফোন করুন'),
    });
    const slip = await fetch(web.url + slipPath(dutyId), { headers: { cookie } });
    expect((await slip.text()).length).toBeLessThan(500_000);
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
    expect(text).toContain('To collect: ₹1,995 in cash');
    expect(text).toContain('https://wa.me/9197');
    expect(text).toMatch(/Your link for the duty: http\S+\/duty\/[\w-]{43}/);
    expect(text).not.toMatch(endCodeAlone);
    expect((await ask({ day: 'yesterday' })).status).toBe(422);
    expect((await ask({ day: String(day) }, {})).status).toBe(401);
  });
});
