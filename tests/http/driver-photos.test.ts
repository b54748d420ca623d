import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxPhotoBytes } from '#domain/attachments/attachment.ts';
import { customerBookingPath, driverEntryPath, driverPath, driverPhotoPath, mediaPath } from '#paths.ts';
import { attachmentPath, bookingPath, slipPath } from '#staff-paths.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import type { Running } from '../support/process.ts';
import { somePhoto } from '../support/some-images.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[]) => (await test.pool.query(text, values)).rows;
let [folder, cookie] = ['', ''];
let web: Web;
let worker: Running;
let nginx: Nginx;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-photos-'));
  const settings = {
    databaseUrl: test.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    env: { STORAGE_DIR: folder, DATABASE_WAIT_MS: '10000' },
  };
  web = await startWeb(settings);
  worker = await startWorker(settings);
  nginx = await startNginx([web.port]);
  cookie = await staffCookie(test, web.url);
});
afterAll(async () => {
  await nginx?.stop();
  await worker?.stop();
  await web?.stop();
  await rm(folder, { recursive: true, force: true });
});

const send = async (token: string, key: string, body: Buffer, headers: Record<string, string> = {}) => {
  const address = `${nginx.url}${driverPhotoPath(token)}?${new URLSearchParams({ key, language: 'hi' })}`;
  const response = await fetch(address, { method: 'POST', body: new Uint8Array(body), headers });
  const text = await response.text();
  return { status: response.status, text };
};
async function enterToll(token: string): Promise<string> {
  const key = randomUUID();
  const fields = { key, kind: 'expense', expense: 'toll', amount: '120', reason: 'Byrnihat' };
  const address = nginx.url + driverEntryPath(token);
  expect((await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).status).toBe(200);
  return key;
}
const ask = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(nginx.url + path, { headers, redirect: 'manual' });
const readyId = (dutyId: string) =>
  waitUntil('the pictures of the photo', async () => {
    const rows = await query(`select id::text from attachments where duty_id = $1 and state = 'ready'`, [
      dutyId,
    ]);
    return rows[0]?.id as string | undefined;
  });

describe('the photo of an expense', () => {
  it('comes by the driver’s link and is shown to staff, not to others', async () => {
    const { token, dutyId, bookingId } = await addDriverDuty(query);
    const key = await enterToll(token);
    const photo = await somePhoto(1600, 1200);
    expect(await send(token, key, photo)).toEqual({ status: 200, text: '{"kind":"stored"}' });
    const id = await readyId(dutyId);
    expect(await send(token, key, photo)).toEqual({ status: 200, text: '{"kind":"stored"}' });
    for (const [path, side] of [
      [attachmentPath(id), 'large'],
      [attachmentPath(id, 'small'), 'small'],
    ] as const) {
      const file = await ask(path);
      expect(file.status, side).toBe(200);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect((await ask(path, {})).status).toBe(401);
      expect((await ask(path, { cookie: 'sid=wrong' })).status).toBe(401);
    }
    for (const path of [slipPath(dutyId), bookingPath(bookingId)])
      expect(await (await ask(path)).text()).toContain(attachmentPath(id, 'small').replace('&', '&amp;'));
    const [row] = await query('select storage_name from attachments where id = $1', [id]);
    for (const ending of ['', '-large.webp', '-small.webp'])
      expect((await ask(mediaPath(`attachments/${row?.storage_name}${ending}`))).status).toBe(404);
    expect((await ask(`${mediaPath('images')}/${row?.storage_name}-large.webp`)).status).toBe(404);
    const driver = await (await fetch(nginx.url + driverPath(token))).text();
    expect(driver).toContain('data-has-photo');
    expect(driver).not.toContain(attachmentPath(id).split('?')[0]);
    expect((await ask(attachmentPath('999999'))).status).toBe(404);
    expect((await ask(attachmentPath('x'))).status).toBe(404);
  });

  it('is not on the customer’s page', async () => {
    const { token, dutyId, bookingId } = await addDriverDuty(query);
    await send(token, await enterToll(token), await somePhoto(100, 100));
    const id = await readyId(dutyId);
    const link = 'c'.repeat(43);
    await query(`update bookings set token_hash = sha256(convert_to($2, 'UTF8')) where id = $1`, [
      bookingId,
      link,
    ]);
    const page = await fetch(nginx.url + customerBookingPath(link));
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(`attachment?id=${id}`);
  });

  it('is refused in the language of the page, and takes no more than two megabytes', async () => {
    const { token, dutyId } = await addDriverDuty(query);
    const key = await enterToll(token);
    expect(await send(token, key, Buffer.from('<svg onload="alert(1)"/>'))).toEqual({
      status: 422,
      text: expect.stringContaining('फ़ोटो स्वीकार नहीं हुई'),
    });
    expect(await send('x'.repeat(43), key, await somePhoto(9, 9))).toEqual({
      status: 404,
      text: expect.stringContaining('यह लिंक अब काम नहीं करता'),
    });
    const large = Buffer.concat([await somePhoto(9, 9), Buffer.alloc(maxPhotoBytes)]);
    expect((await send(token, key, large)).status).toBe(413);
    const direct = `${web.url}${driverPhotoPath(token)}?key=${key}`;
    const refused = await fetch(direct, { method: 'POST', body: new Uint8Array(large) });
    expect([refused.status, (await refused.json()).kind]).toEqual([413, 'refused']);
    expect((await send(token, key, await somePhoto(9, 9), { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect(await query('select 1 from attachments where duty_id = $1', [dutyId])).toEqual([]);
  });

  it('is not for an Admin without the area for bookings', async () => {
    const { token, dutyId } = await addDriverDuty(query);
    await send(token, await enterToll(token), await somePhoto(100, 100));
    const id = await readyId(dutyId);
    await query(`update staff_users set areas = '{publishing}'`, []);
    expect((await ask(attachmentPath(id))).status).toBe(403);
    await query(`update staff_users set areas = '{enquiries,publishing,users,money}'`, []);
    expect((await ask(attachmentPath(id))).status).toBe(200);
  });
});
