import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

type StoredFile = { size: number; body: ReadableStream<Uint8Array> };

/** Files by key. A folder on disk serves one machine; an object store takes its place behind the same three verbs. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
};

/** Keys are made by us; the pattern keeps a key from another hand inside the folder. */
const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

export function openDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!keyPattern.test(key))
      throw new RangeError('a storage key holds small letters, digits, hyphens and slashes');
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const partial = `${file}.${randomUUID()}.partial`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(partial, bytes, { flush: true });
      // A reader sees the whole file or none.
      await rename(partial, file);
    },
    async get(key) {
      if (!keyPattern.test(key)) return undefined;
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array> };
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
