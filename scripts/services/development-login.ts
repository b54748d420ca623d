import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DevelopmentLogin } from '../database/seed-development.ts';

const folder = resolve(import.meta.dirname, '../../.data');
const file = join(folder, 'development-login.json');

/** The password is random and stored here only, so that a second run can print it again. */
export async function keepDevelopmentLogin(login: DevelopmentLogin): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(login)}\n`, { mode: 0o600 });
}

export const readDevelopmentLogin = (): Promise<DevelopmentLogin | undefined> =>
  readFile(file, 'utf8').then(JSON.parse, () => undefined);
