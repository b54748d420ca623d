import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Failure } from '#platform/failure.ts';

type StoredFile = { size: number; body: ReadableStream<Uint8Array> };

/** Files by key: in a folder, which serves one machine, or in an object store. */
export type Storage = {
  /** Readers see the whole file or the one before it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Whether there is such a file, without reading it. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** The keys of all files. */
  list(): Promise<string[]>;
  /** Removes partial files of killed processes, last written before this moment. */
  removeUnfinished(before: Date): Promise<void>;
};

/** Prevents path traversal. */
const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

export const isKey = (key: string): boolean => keyPattern.test(key);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new RangeError('a storage key holds small letters, digits, hyphens and slashes');
}

const partialEnding = '.partial';

/** A full disk, or a used-up quota. */
const noRoomCodes = new Set(['ENOSPC', 'EDQUOT']);

const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && noRoomCodes.has(String(error.code));

/** A folder is created with its first file. */
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const isPartial = (path: string) => path.endsWith(partialEnding);

export function openDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const partial = `${file}.${randomUUID()}${partialEnding}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(partial, bytes, { flush: true });
        // Atomic: a reader sees the whole file or none.
        await rename(partial, file);
      } catch (error) {
        // Otherwise partial files would fill a full disk further.
        await rm(partial, { force: true }).catch(() => {});
        throw isNoRoom(error) ? new Failure('no_room', undefined, { cause: error }) : error;
      }
    },
    async get(key) {
      if (!isKey(key)) return undefined;
      const file = fileOf(key);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array> };
    },
    async has(key) {
      const found = isKey(key) ? await stat(fileOf(key)).catch(() => undefined) : undefined;
      return found?.isFile() ?? false;
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    async list() {
      const paths = (await pathsIn(folder)).filter((path) => !isPartial(path));
      return paths.map((path) => relative(folder, path).replaceAll(sep, '/')).sort();
    },
    async removeUnfinished(before) {
      for (const partial of (await pathsIn(folder)).filter(isPartial)) {
        const found = await stat(partial).catch(() => undefined);
        if (found && found.mtime < before) await rm(partial, { force: true });
      }
    },
  };
}
