import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxSide } from '#domain/images/image.ts';
import { maxPhotoBytes, photoPreview } from '#renditions/offered-renditions.ts';
import { sourceImageScript } from '../../../scripts/print/source-print-script.ts';
import { isFull } from '../../../tests/support/check-extent.ts';
import { photograph } from '../../../tests/support/photograph.ts';
import {
  demandingPictures,
  plainPicture,
  polyglots,
  progressiveJpeg,
  somePhoto,
} from '../../../tests/support/some-images.ts';
import type { ImageJob } from './image-job.ts';
import { ImageFailure, openImageMaker } from './image-maker.ts';
import { makeAttachment } from './make-attachment.ts';
import { check, makeImage } from './make-image.ts';

const running = new AbortController().signal;
const jobOf = (master: Buffer, job: Partial<ImageJob> = {}): ImageJob => ({
  ...{ master, name: 'masters/a', focus: { x: 50, y: 50 }, make: 'all' },
  ...job,
});

async function made(job: ImageJob) {
  const result = await makeImage(job);
  if (result.refusal) throw new Error(`refused: ${result.refusal}`);
  return result;
}

describe('the files of an image', () => {
  it('are made of the fixed list, upright, without the place where it was taken', async () => {
    const master = await sharp(await somePhoto(1600, 1000))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '26/1 8/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { facts, files } = await made(jobOf(master));
    expect(facts).toMatchObject({ type: 'jpeg', width: 1000, height: 1600 });
    const ends = files.map(({ key }) => key.replace(/^images\/[0-9a-f]{32}-/, ''));
    expect(ends.sort()).toEqual([
      '480.avif',
      '800.avif',
      '960.avif',
      '960.webp',
      'preview.avif',
      'share.jpg',
    ]);
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('have no more bytes than a page with posters can spare, however much detail a photo has', async () => {
    const largest = isFull ? 1440 : 800;
    const forest = await sharp(await photograph(18))
      .resize(largest)
      .jpeg()
      .toBuffer();
    const { files } = await made(jobOf(forest));
    const found = files.flatMap(({ key, bytes }) => {
      const [, width] = /-(\d+)\.avif$/.exec(key) ?? [];
      return width === undefined ? [] : [[Number(width), bytes.length] as const];
    });
    expect(found.map(([width]) => width).sort((a, b) => a - b)).toEqual(
      [480, 800, 960, 1440].filter((width) => width <= largest),
    );
    for (const [width, bytes] of found) {
      expect(bytes, String(width)).toBeLessThanOrEqual(maxPhotoBytes[width] ?? 0);
      // Not more is taken away than needed.
      expect(bytes, String(width)).toBeGreaterThan(0.6 * (maxPhotoBytes[width] ?? 0));
    }
    const preview = files.find(({ key }) => key.endsWith('-preview.avif'))?.bytes ?? Buffer.alloc(0);
    expect(preview.length).toBeLessThanOrEqual(photoPreview.maxBytes);
    expect((await sharp(preview).metadata()).width).toBe(420);
  });

  it('have names that change with the master and the focal point', async () => {
    const [first, second] = [await somePhoto(500, 400), await somePhoto(501, 400)];
    const one = await made(jobOf(first));
    expect((await made(jobOf(first))).files.map(({ key }) => key)).toEqual(one.files.map(({ key }) => key));
    expect((await made(jobOf(second))).facts.renditionHash).not.toBe(one.facts.renditionHash);
    const moved = await made(jobOf(first, { focus: { x: 0, y: 0 }, make: 'share-card' }));
    expect(moved.facts.renditionHash).toBe(one.facts.renditionHash);
    expect(moved.files.map(({ key }) => key)).not.toEqual([one.files[0]?.key]);
  });

  it('show the focal point on the share card', async () => {
    const white = { create: { width: 100, height: 1600, channels: 3 as const, background: '#fff' } };
    const master = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#000' } })
      .composite([{ input: await sharp(white).png().toBuffer(), left: 0, top: 0 }])
      .extend({ right: 3000, background: '#000' })
      .png()
      .toBuffer();
    const cornerOf = async (x: number) => {
      const { files } = await made(jobOf(master, { focus: { x, y: 50 }, make: 'share-card' }));
      const [value] = await sharp(files[0]?.bytes)
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return value;
    };
    expect(await cornerOf(0)).toBeGreaterThan(200);
    expect(await cornerOf(100)).toBeLessThan(50);
  });
});

const tricks = await polyglots();
const demanding = await demandingPictures();

describe('a file that is no image of ours', () => {
  it.each(tricks)('is refused: %s', async (_name, file, refusal) => {
    expect(await makeImage(jobOf(file))).toEqual({ refusal });
  });

  it.each(demanding)('is refused by its header: %s', async (_name, file) => {
    expect(await makeImage(jobOf(file))).toEqual({ refusal: 'too_many_pixels' });
    expect(await makeAttachment({ master: file, storageName: 'a', make: 'attachment' })).toEqual({
      refusal: 'too_many_pixels',
    });
  });

  it.each([
    ['12 megapixels', 4000, 3000],
    ['24 megapixels', 6000, 4000],
  ])('is accepted as a progressive photo of %s', async (_name, width, height) => {
    expect(await check(await progressiveJpeg(width, height, 'srgb'))).toEqual({
      type: 'jpeg',
      ...{ width, height },
    });
  });

  it('is accepted with the longest side', async () => {
    const { facts } = await made(jobOf(await plainPicture(maxSide, 1200)));
    expect(facts).toMatchObject({ width: maxSide, height: 1200 });
  });

  it('is accepted with sixteen bits, interlaced or not, below the limit', async () => {
    const create = { width: 300, height: 200, channels: 3 as const, background: '#357' };
    for (const progressive of [true, false]) {
      const master = await sharp({ create }).toColourspace('rgb16').png({ progressive }).toBuffer();
      expect((await made(jobOf(master))).facts).toMatchObject({ type: 'png', width: 300, height: 200 });
    }
  });
});

describe('the process', () => {
  it('is killed when it takes too long or too much memory', async () => {
    const photo = await plainPicture(4000, 3000);
    for (const limits of [
      { timeMs: 1, heapMb: 256 },
      { timeMs: 60_000, heapMb: 256, residentMb: 60 },
    ])
      await expect(openImageMaker(sourceImageScript, limits)(jobOf(photo), running)).rejects.toThrow(
        ImageFailure,
      );
  });
});
