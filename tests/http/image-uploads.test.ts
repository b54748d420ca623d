import { describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { imagePath, mediaPath, paths } from '#paths.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { uploader } from '../support/image-upload.ts';
import { residentMb } from '../support/memory.ts';
import { hugePng, polyglots, somePhoto } from '../support/some-images.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { uploadSuite, uploadSystem } from '../support/upload-suite.ts';
import { waitUntil } from '../support/wait-until.ts';

const system = uploadSystem((folder) => ({ env: {}, storage: openDiskStorage(folder) }));
const { test } = system;

const atNginx = () => uploader(() => system.nginx.url, system.cookie);
const rowOf = async (id: string | undefined) =>
  (await test.pool.query('select * from images where id = $1', [id])).rows[0];

const tricks = await polyglots();

describe('an upload', () => {
  it.each(tricks)('is refused with its code: %s', async (_name, file, refusal) => {
    const before = residentMb(system.web.child.pid);
    const { send, decided } = atNginx();
    const sent = await send(file);
    const reply = sent.status === 200 ? await decided(sent.id) : sent;
    expect(reply).toMatchObject({ code: refusal });
    expect(reply.text).toMatch(/\.$/);
    expect(residentMb(system.web.child.pid) - before).toBeLessThan(150);
  });

  it('is refused when its pixels would fill the memory, and the web process does not grow', async () => {
    const before = residentMb(system.web.child.pid);
    const { send, decided } = atNginx();
    const { id } = await send(hugePng(17_000));
    expect(await decided(id)).toMatchObject({ state: 'refused', code: 'too_many_pixels' });
    expect(residentMb(system.web.child.pid) - before).toBeLessThan(150);
  });

  it('is refused when it announces too much, and when a piece is too large', async () => {
    const { start, patch } = atNginx();
    expect(await start(25 * 1024 * 1024 + 1)).toMatchObject({ status: 422, code: 'too_large' });
    const { id } = await start(3 * pieceBytes);
    expect((await patch(id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
    const direct = uploader(() => system.web.url, system.cookie);
    expect((await direct.patch(id, 0, Buffer.alloc(pieceBytes + 1))).status).toBe(413);
  });

  it('needs a session, the area and this site', async () => {
    expect(await uploader(() => system.nginx.url, '').start(10)).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    const limited = await staffCookie(test, system.web.url);
    await test.pool.query(
      `update staff_users set areas = '{enquiries}' where id = (select max(id) from staff_users)`,
    );
    expect(await uploader(() => system.nginx.url, limited).start(10)).toMatchObject({ status: 403 });
    const { status } = await fetch(system.nginx.url + paths.adminImageUpload, {
      method: 'POST',
      body: new URLSearchParams({ name: 'a', bytes: '10' }),
      headers: { cookie: system.cookie, 'sec-fetch-site': 'cross-site' },
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
});

describe('a rendition', () => {
  it('is cached for ever, runs nothing, and exists only at the widths of the list', async () => {
    const { send, decided } = atNginx();
    const { imageId = '' } = await decided((await send(await somePhoto(1000, 700))).id);
    const { rendition_hash: hash, share_hash: share } = await rowOf(imageId);
    const ask = (key: string) => fetch(system.nginx.url + mediaPath(key));
    for (const [key, type] of [
      [`images/${hash}-480.avif`, 'image/avif'],
      [`images/${hash}-960.webp`, 'image/webp'],
      [`images/${share}-share.jpg`, 'image/jpeg'],
    ] as const) {
      const { status, headers } = await ask(key);
      expect([key, status, headers.get('content-type')]).toEqual([key, 200, type]);
      expect(headers.get('cache-control')).toBe(
        'public, max-age=31536000, s-maxage=5, stale-while-revalidate=5, immutable',
      );
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { status, headers } = await fetch(system.nginx.url + imagePath(imageId));
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

  it('of a deleted image is gone within seconds, also where nginx has a copy', async () => {
    const { send, decided } = atNginx();
    const [{ imageId: kept = '' }, { imageId: deleted = '' }] = [
      await decided((await send(await somePhoto(500, 350))).id),
      await decided((await send(await somePhoto(501, 350))).id),
    ];
    const addressOf = async (id: string) =>
      system.nginx.url + mediaPath(`images/${(await rowOf(id)).rendition_hash}-480.avif`);
    const [keptAddress, address] = [await addressOf(kept), await addressOf(deleted)];
    for (const one of [address, address, keptAddress]) expect((await fetch(one)).status).toBe(200);

    const body = new URLSearchParams({ intent: 'delete', id: deleted });
    const headers = { cookie: system.cookie };
    const reply = await fetch(`${system.web.url}${paths.adminImages}.data`, {
      method: 'POST',
      body,
      headers,
    });
    expect(reply.status).toBe(200);
    await waitUntil('the copy of nginx to go', async () => (await fetch(address)).status === 404);
    expect((await fetch(address)).status).toBe(404);
    const again = await fetch(keptAddress, {
      headers: { 'if-none-match': `"${new URL(keptAddress).pathname.slice(7)}"` },
    });
    expect(again.status).toBe(304);
    expect((await fetch(keptAddress)).status).toBe(200);
  });
});

uploadSuite(system);
