import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

export type FileChecksum = { path: string; bytes: number; sha256: string };

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Relative paths of all files in the folder, except those that are still being written. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

export async function checksumFile(folder: string, path: string): Promise<FileChecksum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Copies one file atomically and flushes it to the disk. Returns undefined if it was removed in the meantime. */
export async function copyWithChecksum(
  from: string,
  to: string,
  path: string,
  mode: number,
): Promise<FileChecksum | undefined> {
  const target = join(to, path);
  const partial = `${target}.partial`;
  const source = await open(join(from, path)).catch((error) => {
    if (!isMissing(error)) throw error;
  });
  if (!source) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await mkdir(dirname(target), { recursive: true });
    const copy = await open(partial, 'w', mode);
    try {
      for await (const chunk of source.createReadStream({ autoClose: false })) {
        hash.update(chunk);
        bytes += chunk.length;
        await copy.writeFile(chunk);
      }
      await copy.sync();
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
  await rename(partial, target);
  return { path, bytes, sha256: hash.digest('hex') };
}

/** If root has written the files, gives them to the owner of the folder, which is the user of web and worker. */
export async function chownToFolderOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const path of await readdir(folder, { recursive: true })) await chown(join(folder, path), uid, gid);
}
