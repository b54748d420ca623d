import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStorage, type Storage } from '#platform/storage/storage.ts';
import type { Image } from './image.ts';
import { previewKey, publicKeys } from './image-files.ts';
import { readPreview } from './image-service.ts';

let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-previews-'));
  storage = openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const image = (hash: string) => ({ renditionHash: hash, shareHash: hash, width: 1600 }) as Image;

describe('the preview of an image', () => {
  it('is read from the store as a data URL', async () => {
    await storage.put(previewKey('abc'), Buffer.from('picture'));
    expect(await readPreview(storage, image('abc'))).toBe(
      `data:image/avif;base64,${Buffer.from('picture').toString('base64')}`,
    );
  });

  it('is removed with the other files of the image', () => {
    expect(publicKeys(image('abc'))).toContain(previewKey('abc'));
  });

  it('is left out when there is none, when the store fails and when it does not answer', async () => {
    expect(await readPreview(storage, image('def'))).toBeUndefined();
    const failing: Storage = { ...storage, get: () => Promise.reject(new Error('the store is down')) };
    expect(await readPreview(failing, image('abc'))).toBeUndefined();
    const silent: Storage = { ...storage, get: () => new Promise(() => {}) };
    expect(await readPreview(silent, image('abc'))).toBeUndefined();
  });
});
