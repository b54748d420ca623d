import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileMessages } from '#domain/attachments/file-messages.ts';
import { paths } from '#paths.ts';
import { attachmentPath, bookingPath, customerPath } from '#staff-paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import type { Running } from '../support/process.ts';
import { hugePng, somePhoto } from '../support/some-images.ts';
import { addTrip } from '../support/some-trip.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
let [folder, cookie] = ['', ''];
let web: Web;
let worker: Running;
let nginx: Nginx;
let trip: Awaited<ReturnType<typeof addTrip>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-files-'));
  const settings = {
    databaseUrl: test.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    env: { STORAGE_DIR: folder, DATABASE_WAIT_MS: '10000' },
  };
  web = await startWeb(settings);
  worker = await startWorker(settings);
  nginx = await startNginx([web.port]);
  cookie = await staffCookie(test, web.url);
  trip = await addTrip(test.pool);
});
afterAll(async () => {
  await nginx?.stop();
  await worker?.stop();
  await web?.stop();
  await rm(folder, { recursive: true, force: true });
});

const pdf = Buffer.from('%PDF-1.7 passport of Meera Nair');

type Sent = {
  bytes: Buffer;
  name?: string;
  fields?: Record<string, string>;
  from?: string;
  session?: string;
};

async function send({ bytes, name = 'scan.pdf', fields = {}, from = nginx.url, session = cookie }: Sent) {
  const body = new FormData();
  const all = { intent: 'add', owner: 'booking', ownerId: trip.bookingId, key: randomUUID(), ...fields };
  for (const [field, value] of Object.entries(all)) body.set(field, value);
  body.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = session ? { cookie: session } : {};
  const response = await fetch(`${from}${paths.adminFiles}.data`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
}
const open = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(nginx.url + path, { headers, redirect: 'manual' });
const newest = async () =>
  (await query('select id::text, state, file_name as name from attachments order by id desc limit 1'))[0];
const decided = () =>
  waitUntil('the worker has decided', async () => {
    const file = await newest();
    return file?.state === 'ready' || file?.state === 'refused' ? file : undefined;
  });

describe('a file that staff send', () => {
  it('is on the page of the booking, and a PDF is saved and not shown', async () => {
    expect(await send({ bytes: pdf, name: 'Visa “Meera”.pdf' })).toMatchObject({ status: 200 });
    const { id } = await newest();
    const page = await (await open(bookingPath(trip.bookingId))).text();
    expect(page).toContain('Visa “Meera”.pdf');
    const file = await open(attachmentPath(id));
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
    expect((await open(attachmentPath(id), {})).status).toBe(401);
  });

  it('of a customer can be removed again', async () => {
    const owner = { owner: 'customer', ownerId: trip.customerId };
    await send({ bytes: pdf, name: 'letter.pdf', fields: owner });
    const { id } = await newest();
    expect(await (await open(customerPath(trip.customerId))).text()).toContain('letter.pdf');
    expect((await send({ bytes: pdf, fields: { ...owner, intent: 'remove', id } })).status).toBe(200);
    expect(await (await open(customerPath(trip.customerId))).text()).not.toContain('letter.pdf');
    expect((await open(attachmentPath(id))).status).toBe(404);
  });

  it('of a traveller is encrypted in storage, as it came and as a picture', async () => {
    const fields = { owner: 'traveller', ownerId: trip.travellerIds[0] ?? '' };
    const photo = await somePhoto(700, 400);
    expect((await send({ bytes: photo, name: 'photo.jpg', fields })).status).toBe(200);
    const { id, state } = await decided();
    expect(state).toBe('ready');
    const picture = await open(attachmentPath(id));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('content-length')).toBe(String((await picture.arrayBuffer()).byteLength));
    const names = await query('select storage_name as name from attachments where id = $1', [id]);
    const stored = (await readdir(folder, { recursive: true })).filter((path) =>
      path.includes(names[0].name),
    );
    expect(stored.length).toBeGreaterThanOrEqual(2);
    for (const path of stored)
      expect((await readFile(join(folder, path))).toString('latin1')).toMatch(/^test\.[\w-]+$/);
  });

  it('is refused by its type, its size, its owner and without a session', async () => {
    const count = async () => (await query('select from attachments')).length;
    const before = await count();
    const wrong = await send({ bytes: Buffer.from('<html><script>alert(1)</script>'), name: 'photo.jpg' });
    expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining(fileMessages.wrongKind) });
    const eleven = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]);
    for (const from of [nginx.url, web.url])
      expect((await send({ bytes: eleven, from }).catch(() => ({ status: 413 }))).status).toBe(413);
    for (const fields of [{ owner: 'constructor' }, { ownerId: '0' }, { key: 'x' }, { intent: 'toString' }])
      expect((await send({ bytes: pdf, fields })).status).toBe(422);
    expect((await send({ bytes: pdf, fields: { ownerId: '999999' } })).status).toBe(404);
    expect((await send({ bytes: pdf, session: '' })).status).toBe(401);
    expect(await count()).toBe(before);
  });

  it('that would unpack to gigabytes is refused by the process that decodes it', async () => {
    expect((await send({ bytes: hugePng(20_000), name: 'bomb.png' })).status).toBe(200);
    const { id, state } = await decided();
    expect(state).toBe('refused');
    expect((await open(attachmentPath(id))).status).toBe(404);
  });

  it('of just under 10 MB arrives through nginx', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)]);
    expect((await send({ bytes })).status).toBe(200);
  });
});
