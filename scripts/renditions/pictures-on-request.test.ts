import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOnRequest } from './pictures-on-request.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-renditions-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('in development', () => {
  it.each([
    ['/posters/dish-red-rice.svg', 'image/svg+xml', 'svg', 1600, 1000],
    ['/posters/dish-red-rice.webp', 'image/webp', 'webp', 640, 400],
    ['/share/contactus.jpg', 'image/jpeg', 'jpeg', 1200, 630],
  ])(
    '%s is drawn when it is asked for',
    async (address, type, format, width, height) => {
      const picture = await pictureOnRequest(address, folder);
      expect(picture?.type).toBe(type);
      expect(await sharp(Buffer.from(picture?.body ?? '')).metadata()).toMatchObject({
        format,
        width,
        height,
      });
    },
    60_000,
  );

  it.each(['/posters/no-such-poster.svg', '/posters/constructor.svg', '/share/no-such-page.jpg'])(
    '%s is not there',
    async (address) => {
      expect(await pictureOnRequest(address, folder)).toBeUndefined();
    },
  );
});
