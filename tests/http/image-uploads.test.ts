import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { imagePath, mediaPath, paths } from '#paths.ts';
import { type CutProxy, startCutProxy } from '../support/cut-proxy.ts';
import { uploader } from '../support/image-upload.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import type { Running } from '../support/process.ts';
import { hugePng, polyglots, somePhoto } from '../support/some-images.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let folder: string;
let web: Web;
let worker: Running;
let nginx: Nginx;
let network: CutProxy;
let cookie: string;
let settings: Parameters<typeof startWeb>[0];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-uploads-'));
  const env = { STORAGE_DIR: folder, DATABASE_WAIT_MS: '10000' };
  settings = { databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', env };
  web = await startWeb(settings);
  worker = await startWorker(settings);
  nginx = await startNginx([web.port]);
  network = await startCutProxy(nginx.port);
  cookie = await staffCookie(test, web.url);
});
afterAll(async () => {
  await network?.close();
  await nginx?.stop();
  await worker?.stop();
  await web?.stop();
  await rm(folder, { recursive: true, force: true });
});

const atNginx = () => uploader(() => nginx.url, cookie);
const residentMb = ({ child: { pid } }: Running) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 2 ** 20;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const rowOf = async (id: string | undefined) =>
  (await test.pool.query('select * from images where id = $1', [id])).rows[0];

const tricks = await polyglots();

describe('an upload', () => {
  it.each(tricks)('is refused with its code: %s', async (_name, file, refusal) => {
    const before = residentMb(web);
    const { send, decided } = atNginx();
    const sent = await send(file);
    const reply = sent.status === 200 ? await decided(sent.id) : sent;
    expect(reply).toMatchObject({ code: refusal });
    expect(reply.text).toMatch(/\.$/);
    expect(residentMb(web) - before).toBeLessThan(150);
  });

  it('is refused when its pixels would fill the memory, and the web process does not grow', async () => {
    const before = residentMb(web);
    const { send, decided } = atNginx();
    const { id } = await send(hugePng(17_000));
    expect(await decided(id)).toMatchObject({ state: 'refused', code: 'too_many_pixels' });
    expect(residentMb(web) - before).toBeLessThan(150);
  });

  it('is refused when it announces too much, and when a piece is too large', async () => {
    const { start, patch } = atNginx();
    expect(await start(25 * 1024 * 1024 + 1)).toMatchObject({ status: 422, code: 'too_large' });
    const { id } = await start(3 * pieceBytes);
    expect((await patch(id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
    const direct = uploader(() => web.url, cookie);
    expect((await direct.patch(id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
  });

  it('needs a session, the area and this site', async () => {
    expect(await uploader(() => nginx.url, '').start(10)).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    const limited = await staffCookie(test, web.url);
    await test.pool.query(
      `update staff_users set areas = '{enquiries}' where id = (select max(id) from staff_users)`,
    );
    expect(await uploader(() => nginx.url, limited).start(10)).toMatchObject({ status: 403 });
    const { status } = await fetch(nginx.url + paths.adminImageUpload, {
      method: 'POST',
      body: new URLSearchParams({ name: 'a', bytes: '10' }),
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });

  it('never uses the file name as a path or as a description', async () => {
    const { start, patch, decided } = atNginx();
    const file = await somePhoto(200, 100);
    const { id } = await start(file.length, '../../../etc/cron.d/x.jpg');
    await patch(id, 0, file);
    const { imageId } = await decided(id);
    const row = await rowOf(imageId);
    expect(row).toMatchObject({ file_name: '../../../etc/cron.d/x.jpg', alt: '' });
    expect(row.master_key).toMatch(/^masters\/[0-9a-f]{32}$/);
  });

  it('that is cut ten times arrives whole', async () => {
    const file = await somePhoto(4000, 3000, 'png');
    expect(file.length).toBeGreaterThan(11 * pieceBytes);
    expect(file.length).toBeLessThan(25 * pieceBytes);
    const { send, decided } = uploader(() => network.url, cookie);
    let cuts = 0;
    const { id } = await send(file, () => {
      if (cuts === 10) return;
      cuts += 1;
      // Every other time the piece arrives and only its answer is lost.
      network.set(cuts % 2 === 0 ? 'cut' : 'without replies');
      setTimeout(() => network.set('whole'), 50);
    });
    expect(cuts).toBe(10);
    const { imageId, state } = await decided(id);
    expect(state).toBe('ready');
    expect((await rowOf(imageId)).content_hash).toBe(hashOf(file));
  });
});

describe('a rendition', () => {
  it('is cached for ever, runs nothing, and exists only at the widths of the list', async () => {
    const { send, decided } = atNginx();
    const { imageId = '' } = await decided((await send(await somePhoto(1000, 700))).id);
    const { rendition_hash: hash, share_hash: share } = await rowOf(imageId);
    const ask = (key: string) => fetch(nginx.url + mediaPath(key));
    for (const [key, type] of [
      [`images/${hash}-480.avif`, 'image/avif'],
      [`images/${hash}-960.webp`, 'image/webp'],
      [`images/${share}-share.jpg`, 'image/jpeg'],
    ] as const) {
      const { status, headers } = await ask(key);
      expect([key, status, headers.get('content-type')]).toEqual([key, 200, type]);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { status, headers } = await fetch(nginx.url + imagePath(imageId));
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { master_key: master } = await rowOf(imageId);
    for (const key of [
      `images/${hash}-481.avif`,
      `images/${hash}-1440.avif`,
      `images/${hash}-480.png`,
      'images/../masters/x',
      `images/%2e%2e/${master}`,
      master,
      'image/999999.webp',
      `image/${imageId}.svg`,
    ])
      expect([key, (await ask(key)).status]).toEqual([key, 404]);
  });
});

describe('many uploads', () => {
  it('200 at once from 20 sessions lose none', async () => {
    const cookies: string[] = [];
    for (let user = 0; user < 20; user += 1) cookies.push(await staffCookie(test, web.url));
    const files = await Promise.all(Array.from({ length: 200 }, (_, index) => somePhoto(100 + index, 100)));
    const sent = await Promise.all(
      files.map((file, index) => uploader(() => nginx.url, cookies[index % 20] ?? '').send(file)),
    );
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    const ids = sent.map(({ imageId }) => imageId);
    await waitUntil(
      'all to be ready',
      async () => {
        const ready = `select from images where id = any($1) and state = 'ready'`;
        return (await test.pool.query(ready, [ids])).rowCount === 200;
      },
      { limitMs: 500_000, everyMs: 500 },
    );
    const stored = await test.pool.query('select content_hash from images where id = any($1)', [ids]);
    expect(stored.rows.map((row) => row.content_hash).sort()).toEqual(files.map(hashOf).sort());
  }, 600_000);

  it('survive kill -9 of the web process and of the worker, without a broken record', async () => {
    const file = await somePhoto(2400, 2000, 'png');
    const { send, decided } = uploader(() => nginx.url, cookie);
    let restarted: Promise<Web> | undefined;
    const sending = send(file, (offset) => {
      if (offset !== pieceBytes || restarted) return;
      restarted = web.stop('SIGKILL').then(() => startWeb({ ...settings, port: web.port }));
    });
    const { id } = await sending;
    web = (await restarted) ?? web;
    await worker.stop('SIGKILL');
    // The killed worker's claim expires; here at once.
    await test.pool.query('update images set claimed_at = null where to_make');
    worker = await startWorker(settings);
    const { imageId, state } = await decided(id);
    expect([state, (await rowOf(imageId)).content_hash]).toEqual(['ready', hashOf(file)]);
    await waitUntil('the pieces to go', async () => {
      const pieces = await readdir(join(folder, 'uploads', id)).catch(() => []);
      return pieces.length === 0;
    });
  });
});
