import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
  it('reads, replaces and deletes a file', async () => {
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

  it('leaves no partial file when a write fails', async () => {
    const storage = openDiskStorage(folder);
    await storage.put('images/a1.webp', Buffer.from('first'));
    // A folder has the name of the file.
    await mkdir(join(folder, 'images', 'b1.webp', 'inside'), { recursive: true });
    await expect(storage.put('images/b1.webp', Buffer.from('second'))).rejects.toThrow();
    expect((await readdir(join(folder, 'images'))).toSorted()).toEqual(['a1.webp', 'b1.webp']);
  });

  it('removes only old partial files', async () => {
    const storage = openDiskStorage(folder);
    await storage.put('images/a1.webp', Buffer.from('whole'));
    await writeFile(join(folder, 'images', 'a1.webp.1.partial'), 'old');
    await writeFile(join(folder, 'images', 'a1.webp.2.partial'), 'new');
    const long = new Date('2026-01-01');
    await utimes(join(folder, 'images', 'a1.webp.1.partial'), long, long);
    await utimes(join(folder, 'images', 'a1.webp'), long, long);
    await storage.removeUnfinished(new Date('2026-01-02'));
    expect((await readdir(join(folder, 'images'))).toSorted()).toEqual(['a1.webp', 'a1.webp.2.partial']);
    await openDiskStorage(join(folder, 'nothing')).removeUnfinished(new Date());
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
