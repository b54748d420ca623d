import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { unnamedImageFiles } from '#domain/images/image-work-service.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type CutProxy, startCutProxy } from './cut-proxy.ts';
import { uploader } from './image-upload.ts';
import { type Nginx, startNginx } from './nginx.ts';
import type { Running } from './process.ts';
import { photoWithComments, somePhoto } from './some-images.ts';
import { staffCookie } from './staff-cookie.ts';
import { startWeb, startWorker, type Web } from './system.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { waitUntil } from './wait-until.ts';

/** A running system whose files are in the storage under test. */
export type UploadSystem = {
  test: TestDatabase;
  storage: Storage;
  nginx: Nginx;
  cookie: string;
  web: Web;
  worker: Running;
  settings: Parameters<typeof startWeb>[0];
  restartWorker(): Promise<void>;
};

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** `open` tells where web and worker are to store, given a folder of the system's own. */
export function uploadSystem(
  open: (folder: string) => { env: Record<string, string>; storage: Storage },
): UploadSystem {
  const system = { test: testDatabase() } as UploadSystem;
  system.restartWorker = async () => {
    system.worker = await startWorker(system.settings);
  };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'purvai-uploads-'));
    const { env, storage } = open(folder);
    const settings = {
      databaseUrl: system.test.url,
      smtpUrl: 'smtp://127.0.0.1:1',
      env: { STORAGE_DIR: folder, DATABASE_WAIT_MS: '10000', ...env },
    };
    Object.assign(system, { storage, settings, web: await startWeb(settings) });
    await system.restartWorker();
    system.nginx = await startNginx([system.web.port]);
    system.cookie = await staffCookie(system.test, system.web.url);
  });
  afterAll(async () => {
    await system.nginx?.stop();
    await system.worker?.stop();
    await system.web?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return system;
}

/** Uploads that are interrupted, on the storage of the system. */
export function uploadSuite(system: UploadSystem): void {
  let network: CutProxy;
  beforeAll(async () => {
    network = await startCutProxy(system.nginx.port);
  });
  afterAll(() => network?.close());

  const { test } = system;
  const contentHashOf = async (id: string | undefined) =>
    (await test.pool.query('select content_hash from images where id = $1', [id])).rows[0]?.content_hash;

  describe('an interrupted upload', () => {
    it('that is cut ten times arrives whole', async () => {
      const file = await photoWithComments(12 * pieceBytes);
      const { send, decided } = uploader(() => network.url, system.cookie);
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
      expect(await contentHashOf(imageId)).toBe(hashOf(file));
    });

    it('survives kill -9 of the web process and of the worker, and nothing unused stays stored', async () => {
      const file = await somePhoto(1000, 900, 'png');
      expect(file.length).toBeGreaterThan(pieceBytes);
      const { start, patch, send, decided } = uploader(() => system.nginx.url, system.cookie);
      const abandoned = await start(3 * pieceBytes);
      await patch(abandoned.id, 0, file.subarray(0, pieceBytes));
      const abandonedKey = `uploads/${abandoned.id}/0`;
      expect(await system.storage.list()).toContain(abandonedKey);

      let restarted: Promise<Web> | undefined;
      const { id } = await send(file, (offset) => {
        if (offset !== pieceBytes || restarted) return;
        const { web, settings } = system;
        restarted = web.stop('SIGKILL').then(() => startWeb({ ...settings, port: web.port }));
      });
      system.web = (await restarted) ?? system.web;
      await system.worker.stop('SIGKILL');
      // The killed worker's claim expires after two minutes and the other upload after a day; here at once.
      await test.pool.query('update images set claimed_at = null where to_make');
      await test.pool.query(
        `update image_uploads set changed_at = now() - interval '25 hours' where id = $1`,
        [abandoned.id],
      );
      await system.restartWorker();
      const { imageId, state } = await decided(id);
      expect([state, await contentHashOf(imageId)]).toEqual(['ready', hashOf(file)]);
      // It removes forgotten files when it starts, and then every half a minute.
      await system.worker.stop();
      await system.restartWorker();
      await waitUntil('the pieces to go', async () => {
        const stored = await system.storage.list();
        return [id, abandoned.id].every(
          (upload) => !stored.some((key) => key.startsWith(`uploads/${upload}/`)),
        );
      });
      expect(await unnamedImageFiles(test.db, await system.storage.list())).toEqual([]);
    });
  });
}
