import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A script as it is deployed. What it said; where it fails, the error holds it. */
export async function runBuilt(
  script: 'migrate' | 'backup' | 'restore' | 'restore-finish',
  args: string[],
  { databaseUrl, storageDir = '' }: { databaseUrl: string; storageDir?: string },
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`build/server/${script}.js`, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, STORAGE_DIR: storageDir },
  });
  return stdout;
}
