import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../.data');
const file = join(folder, 'secret-keys');

/** SECRET_KEYS for development, made once: without the same key the database's secrets could not be read again. */
export async function developmentSecretKeys(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const made = `development:${randomBytes(32).toString('base64')}`;
  // The one that is there already counts.
  await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
