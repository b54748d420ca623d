import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type RenditionCache = {
  pathOf(file: string): string;
  /** Whether the file exists; also marks it as used. */
  has(file: string): boolean;
  write(file: string, bytes: Uint8Array): Promise<void>;
  removeUnused(): Promise<void>;
};

/** Files whose names contain the hash of their source. */
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
      // Renamed when complete, so that an interrupted build leaves no incomplete file under this name.
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
