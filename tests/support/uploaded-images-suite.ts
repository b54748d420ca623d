import { beforeAll, describe, expect, it } from 'vitest';
import { pieceBytes } from '#domain/images/image.ts';
import { plainKey, publicKeys, shareKey } from '#domain/images/image-files.ts';
import { findPublicImage } from '#domain/images/image-service.ts';
import { deleteImage, describeImage, listImages, viewImage } from '#domain/images/image-staff-service.ts';
import { claimNextImage, removeUnused, unnamedImageFiles } from '#domain/images/image-work-service.ts';
import { continueUpload, readUpload, startUpload } from '#domain/images/upload-service.ts';
import { imagePath } from '#paths.ts';
import { createLog } from '#platform/log.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { makeWaitingImages, openImageMaker } from '#worker/images/image-maker.ts';
import { sourceImageScript } from '../../scripts/print/source-print-script.ts';
import { someActor } from './some-actor.ts';
import { addBlog } from './some-blog.ts';
import { hugePng, somePhoto } from './some-images.ts';
import { testDatabase } from './test-database.ts';

/** What happens to an uploaded image, on the given storage. */
export function uploadedImagesSuite(open: () => Storage): void {
  const test = testDatabase();
  const actor = someActor(test);
  const running = new AbortController().signal;
  let storage: Storage;
  let parts: Parameters<typeof makeWaitingImages>[0];
  beforeAll(() => {
    storage = open();
    const log = createLog('fatal', 'worker');
    parts = { db: test.db, storage, log, imageMaker: openImageMaker(sourceImageScript) };
  });

  /** Sends a file piece by piece; returns how far the server is. */
  async function send(file: Buffer, replaces = '') {
    let progress = await startUpload(test.db, actor, { fileName: 'DSC 1.jpg', bytes: file.length, replaces });
    while (progress.offset < file.length) {
      const { id, offset } = progress;
      const piece = file.subarray(offset, offset + pieceBytes);
      progress = await continueUpload(parts, actor, { id, offset, piece });
    }
    return progress;
  }

  async function uploaded(file: Buffer, replaces = ''): Promise<string> {
    const { id } = await send(file, replaces);
    await makeWaitingImages(parts, running);
    const { image } = await readUpload(test.db, actor, id);
    if (image?.state !== 'ready') throw new Error(`the image is ${image?.state} ${image?.code}`);
    return image.id;
  }

  const found = async (id: string) => {
    const image = await findPublicImage(test.db, id);
    if (!image) throw new Error('there is no image');
    return image;
  };
  const description = async (id: string, change: object) => {
    const { version } = await found(id);
    return { id, version, alt: '', tags: [], x: 50, y: 50, ...change };
  };

  describe('an uploaded image', () => {
    it('is ready with its files, and its pieces are removed', async () => {
      const id = await uploaded(await somePhoto(1500, 1000, 'png'));
      const image = await found(id);
      expect(image).toMatchObject({ type: 'png', width: 1500, height: 1000, alt: '', fileName: 'DSC 1.jpg' });
      for (const key of publicKeys(image)) expect(await storage.get(key)).toBeDefined();
      await removeNotedFiles(parts);
      expect(await storage.list()).toHaveLength(1 + publicKeys(image).length);
      const keys = [
        'masters/unknown',
        ...publicKeys(image),
        `images/${'0'.repeat(32)}-480.avif`,
        'quotes/a.pdf',
      ];
      expect(await unnamedImageFiles(test.db, keys)).toEqual([keys[0], keys.at(-2)]);
    });

    it('is found by its description, its tags and its file name', async () => {
      const id = await uploaded(await somePhoto(600, 400));
      const tags = ['kaziranga', 'rhino'];
      await describeImage(test.db, actor, await description(id, { alt: 'A grazing rhinoceros', tags }));
      const ids = async (query: { search?: string; tag?: string; withoutAlt?: boolean }) => {
        const asked = { search: '', tag: '', withoutAlt: false, before: '', ...query };
        return (await listImages(test.db, actor, asked)).images.map((image) => image.id);
      };
      for (const search of ['grazing', 'kazir', 'dsc']) expect(await ids({ search }), search).toContain(id);
      expect(await ids({ tag: 'rhino' })).toEqual([id]);
      expect(await ids({ withoutAlt: true })).not.toContain(id);
      expect(await ids({ search: 'elephant' })).toEqual([]);
    });

    it('gets another share card when its focal point is moved, and keeps its other files', async () => {
      const id = await uploaded(await somePhoto(600, 600));
      const before = await found(id);
      await describeImage(test.db, actor, await description(id, { x: 10, y: 90 }));
      await makeWaitingImages(parts, running);
      const after = await found(id);
      expect(after.renditionHash).toBe(before.renditionHash);
      expect(after.shareHash).not.toBe(before.shareHash);
      await removeNotedFiles(parts);
      expect(await storage.get(shareKey(before.shareHash))).toBeUndefined();
      expect(await storage.get(shareKey(after.shareHash))).toBeDefined();
    });

    it('is not changed by a staff member who has not seen the newest version', async () => {
      const id = await uploaded(await somePhoto(500, 300));
      const stale = await description(id, { alt: 'Mine' });
      await describeImage(test.db, actor, await description(id, { alt: 'Theirs' }));
      await expect(describeImage(test.db, actor, stale)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('is replaced everywhere: its address, description and uses stay', async () => {
      const id = await uploaded(await somePhoto(500, 300));
      await describeImage(test.db, actor, await description(id, { alt: 'A river' }));
      const before = await found(id);
      expect(await uploaded(await somePhoto(900, 700), id)).toBe(id);
      const after = await found(id);
      expect(after).toMatchObject({ alt: 'A river', width: 900, height: 700 });
      await removeNotedFiles(parts);
      expect(await storage.get(plainKey(before))).toBeUndefined();
      expect(await storage.get(plainKey(after))).toBeDefined();
    });

    it('is deleted with its files, and refused while a blog shows it', async () => {
      const id = await uploaded(await somePhoto(500, 300));
      const blog = await addBlog(test.pool, { featuredImage: imagePath(id) });
      expect((await viewImage(test.db, actor, id))?.uses).toMatchObject([{ kind: 'blog', id: blog }]);
      await expect(deleteImage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
      await test.pool.query(`update blogs set featured_image = '', body_html = $2 where id = $1`, [
        blog,
        `<p><img src="${imagePath(id)}" alt=""></p>`,
      ]);
      await expect(deleteImage(test.db, actor, id)).rejects.toMatchObject({ code: 'conflict' });
      await test.pool.query('delete from blogs where id = $1', [blog]);
      const image = await found(id);
      await deleteImage(test.db, actor, id);
      await removeNotedFiles(parts);
      for (const key of publicKeys(image)) expect(await storage.get(key)).toBeUndefined();
    });
  });

  describe('an image that cannot be used', () => {
    it('is refused with a code, and nothing of it stays', async () => {
      const before = await storage.list();
      const { id } = await send(hugePng(17_000));
      await makeWaitingImages(parts, running);
      const { image } = await readUpload(test.db, actor, id);
      expect(image).toMatchObject({ state: 'refused', code: 'too_many_pixels' });
      await removeUnused(test.db, new Date(Date.now() + 25 * 3600_000));
      await removeNotedFiles(parts);
      expect((await storage.list()).length).toBeLessThanOrEqual(before.length);
      expect((await test.pool.query(`select from images where state = 'refused'`)).rowCount).toBe(0);
    });

    it('is refused when three workers have ended over it', async () => {
      const { id } = await send(await somePhoto(300, 300));
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await claimNextImage(test.db)).toBeDefined();
        await test.pool.query(`update images set claimed_at = now() - interval '3 minutes' where to_make`);
      }
      expect(await claimNextImage(test.db)).toBeUndefined();
      await removeUnused(test.db);
      const { image } = await readUpload(test.db, actor, id);
      expect(image).toMatchObject({ state: 'refused', code: 'too_demanding' });
    });
  });

  describe('an upload', () => {
    it('takes a piece again without harm, and none out of order or of another size', async () => {
      const file = await somePhoto(2400, 2000, 'png');
      expect(file.length).toBeGreaterThan(2 * pieceBytes);
      const { id } = await startUpload(test.db, actor, { fileName: 'a', bytes: file.length, replaces: '' });
      const piece = file.subarray(0, pieceBytes);
      const put = (offset: number, bytes: Buffer) =>
        continueUpload(parts, actor, { id, offset, piece: bytes });
      expect((await put(pieceBytes, piece)).offset).toBe(0);
      await expect(put(0, file.subarray(0, 500))).rejects.toMatchObject({ code: 'invalid' });
      expect((await put(0, piece)).offset).toBe(pieceBytes);
      expect((await put(0, piece)).offset).toBe(pieceBytes);
      await removeUnused(test.db, new Date(Date.now() + 25 * 3600_000));
      await expect(put(pieceBytes, piece)).rejects.toMatchObject({ code: 'not_found' });
      await removeNotedFiles(parts);
      expect(await storage.get(`uploads/${id}/0`)).toBeUndefined();
    });

    it('belongs to the user who began it', async () => {
      const { id } = await startUpload(test.db, actor, { fileName: 'a', bytes: 10, replaces: '' });
      const other = { ...actor, id: '999999' };
      await expect(readUpload(test.db, other, id)).rejects.toMatchObject({ code: 'not_found' });
    });

    it.each(['../../etc/passwd', '', 'a/b', '0'.repeat(33)])('has no id such as %j', async (id) => {
      await expect(
        continueUpload(parts, actor, { id, offset: 0, piece: Buffer.alloc(1) }),
      ).rejects.toMatchObject({ code: 'not_found' });
    });

    it('is refused when it announces more than 25 MB', async () => {
      await expect(
        startUpload(test.db, actor, { fileName: 'a', bytes: 26_214_401, replaces: '' }),
      ).rejects.toMatchObject({ refusal: 'too_large' });
    });
  });
}
