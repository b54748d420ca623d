import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { checksumFile, listFiles } from './files.ts';

/*
 * A backup is a folder named by its time: `manifest.json`, `database.dump` and `files/`, a copy of the storage folder.
 * It gets its name when it is complete.
 */
export const dumpName = 'database.dump';
export const filesName = 'files';
export const manifestName = 'manifest.json';

/** A relative path that cannot leave the folder it is copied into. */
const innerPath = z.string().regex(/^(?!\/)(?!(.*\/)?\.\.(\/|$))/);
const file = z.strictObject({ path: innerPath, bytes: z.number(), sha256: z.string() });

const manifestSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The version of the dumped server. */
  postgres: z.string(),
  dump: file,
  tables: z.array(z.strictObject({ table: z.string(), rows: z.number(), checksum: z.string() })),
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifestSchema>;

const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
const partialPrefix = '.partial-';
const abandonedAfterMs = 24 * 3600_000;

export const backupName = (takenAt: Date): string => takenAt.toISOString().replaceAll(/[:.]/g, '-');
export const partialName = (name: string): string => `${partialPrefix}${name}`;

/** The complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => namePattern.test(name) && existsSync(join(folder, name, manifestName)))
    .sort();
}

/** Later backups in the same folder. */
export async function listLaterBackups(backup: string): Promise<string[]> {
  const folder = dirname(backup);
  return (await listBackups(folder))
    .filter((name) => name > basename(backup))
    .map((name) => join(folder, name));
}

/** Removes all but the newest backups, and unfinished ones older than a day. Returns the removed names. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const former = (await listBackups(folder)).slice(0, -keep);
  for (const name of former) await rm(join(folder, name), { recursive: true });
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(partialPrefix))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < Date.now() - abandonedAfterMs) await rm(join(folder, name), { recursive: true });
  }
  return former;
}

export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => {
    throw new Error(`${backup} is no backup: it has no ${manifestName}`);
  });
  return manifestSchema.parse(JSON.parse(text));
}

/** Compares the dump and every file with the checksums of the manifest. */
export async function verifyBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const folder = join(backup, filesName);
  const here = existsSync(folder) ? await listFiles(folder) : [];
  const named = new Set(manifest.files.map(({ path }) => path));
  const faults = here.filter((path) => !named.has(path)).map((path) => `${path} was added`);
  const compare = async (root: string, noted: Manifest['dump']) => {
    const found = await checksumFile(root, noted.path).catch(() => undefined);
    if (!found) faults.push(`${noted.path} is missing`);
    else if (found.sha256 !== noted.sha256) faults.push(`${noted.path} was changed`);
  };
  await compare(backup, manifest.dump);
  for (const noted of manifest.files) await compare(folder, noted);
  if (faults.length > 0) throw new Error(`${backup} is damaged: ${faults.join(', ')}`);
  return manifest;
}
