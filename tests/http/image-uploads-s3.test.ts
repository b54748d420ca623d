import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { staffMessages } from '#messages.ts';
import { mediaPath } from '#paths.ts';
import { openS3Storage } from '#platform/storage/s3-storage.ts';
import { type ObjectStore, startObjectStore } from '../support/ceph.ts';
import { uploader } from '../support/image-upload.ts';
import { somePhoto } from '../support/some-images.ts';
import { hashOf, uploadSuite, uploadSystem } from '../support/upload-suite.ts';
import { waitUntil } from '../support/wait-until.ts';

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
const system = uploadSystem(() => ({ env: store.env, storage: openS3Storage(store.settings) }));
afterAll(() => store?.stop());

uploadSuite(system);

const atNginx = () => uploader(() => system.nginx.url, system.cookie);
const rowOf = async (id: string | undefined) =>
  (await system.test.pool.query('select * from images where id = $1', [id])).rows[0];
const timed = async <Result>(work: Promise<Result>) => {
  const began = performance.now();
  return { ...(await work), ms: performance.now() - began };
};
const isUp = () => fetch(`${system.web.url}/healthz`).then(({ ok }) => ok);

describe('while the object store is away', () => {
  const aways: [string, () => Promise<void>, () => Promise<void>][] = [
    ['refuses connections', () => store.stopGateway(), () => store.startGateway()],
    ['accepts and never answers', async () => store.freeze(), async () => store.thaw()],
  ];

  it.each(aways)(
    'an upload is refused in plain words and goes on afterwards: it %s',
    async (_how, leave, comeBack) => {
      const file = await somePhoto(1400, 1000, 'png');
      const { start, patch, look, decided } = atNginx();
      const { id } = await start(file.length);
      const pieceAt = (offset: number) => file.subarray(offset, offset + pieceBytes);
      expect(await patch(id, 0, pieceAt(0))).toMatchObject({ status: 200, offset: pieceBytes });

      await leave();
      const refused = await timed(patch(id, pieceBytes, pieceAt(pieceBytes)));
      expect(refused).toMatchObject({
        status: 503,
        code: 'unavailable',
        text: staffMessages.images.notStored,
      });
      expect(refused.ms).toBeLessThan(15_000);
      expect(await isUp()).toBe(true);
      expect(await look(id)).toMatchObject({ status: 200, offset: pieceBytes });

      await comeBack();
      for (let { offset } = await look(id); offset < file.length; )
        ({ offset } = await patch(id, offset, pieceAt(offset)));
      const { state, imageId } = await decided(id);
      expect([state, (await rowOf(imageId)).content_hash]).toEqual(['ready', hashOf(file)]);
    },
  );

  it('an image waits and is made afterwards, and cached renditions are still served', async () => {
    const { send, look, decided } = atNginx();
    const { imageId } = await decided((await send(await somePhoto(1000, 700))).id);
    const { rendition_hash: hash } = await rowOf(imageId);
    const ask = (end: string) => fetch(system.nginx.url + mediaPath(`images/${hash}-${end}`));
    expect((await ask('480.avif')).status).toBe(200);

    await system.worker.stop();
    const { id } = await send(await somePhoto(900, 700));
    await store.stopGateway();
    const [cached, other] = [await ask('480.avif'), await ask('800.avif')];
    expect([cached.status, cached.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, s-maxage=5, stale-while-revalidate=5, immutable',
    ]);
    expect([other.status, other.headers.get('cache-control')]).toEqual([503, 'no-store']);

    await system.restartWorker();
    await waitUntil('the worker to meet the fault', () =>
      system.worker.output().includes('a scheduled task failed'),
    );
    expect(await look(id)).toMatchObject({ state: 'waiting' });
    await store.startGateway();
    expect(await decided(id)).toMatchObject({ state: 'ready' });
    expect((await ask('800.avif')).status).toBe(200);
  });
});
