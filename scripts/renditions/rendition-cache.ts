import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type RenditionCache = {
  pathOf(file: string): string;
  /** Whether the file was made before; asking marks it as in use. */
  has(file: string): boolean;
  write(file: string, bytes: Uint8Array): Promise<void>;
  removeUnused(): Promise<void>;
};

/** Files whose names hold the hash of what they were made from. */
export async function openRenditionCache(folder: string): Promise<RenditionCache> {
  await mkdir(folder, { recursive: true });
  const inUse = new Set<string>();
  const pathOf = (file: string) => join(folder, file);
  return {
    pathOf,
    has(file) {
      inUse.add(file);
      return existsSync(pathOf(file));
    },
    async write(file, bytes) {
      inUse.add(file);
      // Renamed when whole, so that an interrupted build leaves no half of a file under its name.
      const partial = pathOf(`${file}.${randomUUID()}.partial`);
      await writeFile(partial, bytes);
      await rename(partial, pathOf(file));
    },
    async removeUnused() {
      const unused = (await readdir(folder)).filter((file) => !inUse.has(file));
      await Promise.all(unused.map((file) => rm(pathOf(file))));
    },
  };
}
