import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageSuite } from '../../../tests/support/storage-suite.ts';
import { openDiskStorage } from './storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

storageSuite(() => openDiskStorage(folder));

describe('disk storage', () => {
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
});
