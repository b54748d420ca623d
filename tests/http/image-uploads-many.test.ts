import { describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { uploader } from '../support/image-upload.ts';
import { forgetPeak, peakMb, residentMb } from '../support/memory.ts';
import { somePhoto } from '../support/some-images.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { hashOf, uploadSystem } from '../support/upload-suite.ts';
import { waitUntil } from '../support/wait-until.ts';

const system = uploadSystem((folder) => ({ env: {}, storage: openDiskStorage(folder) }));
const { test } = system;

describe('many uploads', () => {
  it('of the largest files at once take less than 150 MB in the web process', async () => {
    const { start, patch } = uploader(() => system.nginx.url, system.cookie);
    const { pid } = system.web.child;
    const first = (await somePhoto(64, 64)).subarray(0, 100);
    const piece = Buffer.concat([first, Buffer.alloc(pieceBytes - first.length)]);
    const before = residentMb(pid);
    forgetPeak(pid);
    const sendLargest = async () => {
      const { id } = await start(25 * pieceBytes);
      // All but the last piece, so that no worker has to look at it.
      for (let offset = 0; offset < 24 * pieceBytes; ) ({ offset } = await patch(id, offset, piece));
    };
    await Promise.all(Array.from({ length: 12 }, sendLargest));
    expect(peakMb(pid) - before).toBeLessThan(150);
  });

  it('200 at once from 20 sessions lose none', async () => {
    const cookies: string[] = [];
    for (let user = 0; user < 20; user += 1) cookies.push(await staffCookie(test, system.web.url));
    const files = await Promise.all(Array.from({ length: 200 }, (_, index) => somePhoto(100 + index, 100)));
    const sent = await Promise.all(
      files.map((file, index) => uploader(() => system.nginx.url, cookies[index % 20] ?? '').send(file)),
    );
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    const ids = sent.map(({ imageId }) => imageId);
    await waitUntil(
      'all to be made or refused',
      async () => {
        const waiting = `select from images where id = any($1) and state = 'waiting'`;
        return (await test.pool.query(waiting, [ids])).rowCount === 0;
      },
      { limitMs: 500_000, everyMs: 500 },
    );
    const notReady = `select state, refused_code, tries from images where id = any($1) and state <> 'ready'`;
    expect((await test.pool.query(notReady, [ids])).rows).toEqual([]);
    const stored = await test.pool.query('select content_hash from images where id = any($1)', [ids]);
    expect(stored.rows.map((row) => row.content_hash).sort()).toEqual(files.map(hashOf).sort());
  }, 600_000);
});
