import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { staffMessages } from '#messages.ts';
import { somePhoto } from '../../../tests/support/some-images.ts';
import { hasTwoTypes, typeOfBytes } from './image-bytes.ts';
import { cropAround, imageIdIn, pictureOfImage, renditionFiles } from './image-files.ts';
import { describeInput, tagsIn } from './image-input.ts';

const side = fc.integer({ min: 1, max: 9000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the crop around a focal point', () => {
  it('is inside the picture, as large as possible, and contains the point', () => {
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, x, y) => {
        const crop = cropAround({ width, height }, { width: 1200, height: 630 }, { x, y });
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        expect(crop.width === width || crop.height === height).toBe(true);
        expect(Math.abs(crop.left + crop.width / 2 - (width * x) / 100)).toBeLessThanOrEqual(width / 2 + 1);
      }),
    );
  });
});

describe('the files of an image', () => {
  const keys = (width: number) =>
    renditionFiles({ renditionHash: 'h', shareHash: 's', width }).map(({ key }) => key);

  it('are never wider than the master, and at least one of each kind', () => {
    expect(keys(5000)).toHaveLength(6);
    expect(keys(1000)).toEqual([
      'images/h-480.avif',
      'images/h-800.avif',
      'images/h-960.avif',
      'images/h-960.webp',
    ]);
    expect(keys(20)).toEqual(['images/h-480.avif', 'images/h-960.webp']);
  });

  it('are what a page names', () => {
    const made = { renditionHash: 'h', shareHash: 's', width: 1000, height: 800, focalX: 25, focalY: 80 };
    const { src, sources, focus } = pictureOfImage(made);
    expect([src, focus]).toEqual(['/media/images/h-960.webp', [0.25, 0.8]]);
    expect(sources[0]?.srcSet).toContain('/media/images/h-480.avif 480w');
  });

  it.each([
    '/media/image/0.webp',
    '/media/image/7.svg',
    'https://x.example/media/image/7.webp',
    '/media/image/7.webp?a',
  ])('are not at %s', (address) => {
    expect(imageIdIn(address)).toBeUndefined();
  });
});

describe('the bytes of a file', () => {
  it('never make the check fail, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('jpeg', 'png', 'webp'),
        (bytes, type) => {
          const file = Buffer.concat([Buffer.alloc(12), Buffer.from(bytes)]);
          typeOfBytes(file);
          hasTwoTypes(file, type);
        },
      ),
    );
  });

  it('may have a moving picture after the photo, as phones write it', async () => {
    const [photo, second] = [await somePhoto(80, 60), await somePhoto(40, 30)];
    // In megabytes of a film every two or three bytes come together now and then.
    const film = Buffer.from('....ftypmp42 <% <sv PK\x05 <?p');
    expect(hasTwoTypes(Buffer.concat([photo, film, second]), 'jpeg')).toBe(false);
  });
});

describe('a description', () => {
  const typed = {
    id: '1',
    version: '2',
    alt: ' A river ',
    tags: 'Kaziranga,  big  Cat, kaziranga,',
    x: '0',
    y: '100',
  };
  const faultOf = (change: object) =>
    z.safeParse(describeInput, { ...typed, ...change }).error?.issues[0]?.message;

  it('has each tag once, in small letters', () => {
    expect(tagsIn(typed.tags)).toEqual(['kaziranga', 'big cat']);
    expect(z.parse(describeInput, typed)).toMatchObject({ alt: 'A river', version: 2, x: 0, y: 100 });
  });

  it.each([
    [{ x: '101' }, staffMessages.images.focalWrong],
    [{ y: '-1' }, staffMessages.images.focalWrong],
    [{ alt: 'a'.repeat(301) }, staffMessages.images.altTooLong],
    [{ tags: 'a'.repeat(41) }, staffMessages.images.tagsWrong],
    [{ tags: Array.from({ length: 13 }, (_, index) => `t${index}`).join() }, staffMessages.images.tagsWrong],
  ])('is refused: %j', (change, message) => {
    expect(faultOf(change)).toBe(message);
  });
});
