import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../.data');
const file = join(folder, 'secret-keys');

/** SECRET_KEYS for development, generated once, because secrets in the database can be read only with the same key. */
export async function developmentSecretKeys(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const made = `development:${randomBytes(32).toString('base64')}`;
  // Keep an existing key.
  await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
