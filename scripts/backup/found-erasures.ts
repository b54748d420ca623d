import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Erasure, erasuresFolder, parseErasures, writeErasures } from '#domain/privacy/erasure.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { filesName, listLaterBackups } from './backup-folder.ts';

async function jsonFilesAt(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  return (await readdir(path)).filter((name) => name.endsWith('.json')).map((name) => join(path, name));
}

async function readFileOfErasures(file: string): Promise<Erasure[]> {
  try {
    return parseErasures(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${join(basename(dirname(file)), basename(file))} holds no erasures`, { cause: error });
  }
}

/** Reads erasures from files, or from folders of such files. */
export async function readErasureFiles(paths: readonly string[]): Promise<Erasure[]> {
  const files = (await Promise.all(paths.map(jsonFilesAt))).flat();
  return (await Promise.all(files.map(readFileOfErasures))).flat();
}

/** Erasures that the worker has written into a storage folder. */
export async function readStoredErasures(storageDir: string): Promise<Erasure[]> {
  const folder = join(storageDir, erasuresFolder);
  return existsSync(folder) ? readErasureFiles([folder]) : [];
}

/** Erasures recorded in later backups in the same folder. */
export async function readLaterErasures(backup: string): Promise<Erasure[]> {
  const later = await listLaterBackups(backup);
  return (await Promise.all(later.map((one) => readStoredErasures(join(one, filesName))))).flat();
}

/** Writes them into the worker's folder of erasures, for the next restore. */
export async function keepErasures(storage: Storage, list: readonly Erasure[]): Promise<void> {
  if (list.length === 0) return;
  await storage.put(`${erasuresFolder}/${randomUUID()}.json`, Buffer.from(writeErasures(list)));
}
