import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStorage } from './storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = async (body: ReadableStream<Uint8Array>) => new Response(body as BodyInit).text();

describe('disk storage', () => {
  it('gives back what was put, replaces it whole, and forgets it', async () => {
    const storage = openDiskStorage(folder);
    await storage.put('images/a1-480.webp', Buffer.from('first'));
    await storage.put('images/a1-480.webp', Buffer.from('second'));
    const file = await storage.get('images/a1-480.webp');
    expect(file && (await text(file.body))).toBe('second');
    expect(file?.size).toBe(6);
    await storage.remove('images/a1-480.webp');
    expect(await storage.get('images/a1-480.webp')).toBeUndefined();
    expect(await readdir(join(folder, 'images'))).toEqual([]);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'A.png', 'a//b', '', 'a\0b', '.hidden'])(
    'refuses a key that could lead elsewhere: %j',
    async (key) => {
      const storage = openDiskStorage(folder);
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      expect(await storage.get(key)).toBeUndefined();
    },
  );
});
