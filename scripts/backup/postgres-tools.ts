import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { envWithPassword } from '#platform/env.ts';

const debianFolder = '/usr/lib/postgresql';

/** The newest client that Debian has installed, because older ones refuse a newer server; on other systems the one in PATH. */
async function toolPath(tool: string): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const newest = versions
    .filter((version) => existsSync(join(debianFolder, version, 'bin', tool)))
    .sort((a, b) => +b - +a)[0];
  return newest ? join(debianFolder, newest, 'bin', tool) : tool;
}

/** `pg_dump` or `pg_restore` on the database at this address, without the password in the arguments, which other users could read. */
export async function runPostgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(await toolPath(tool), [...args, `--dbname=${url.href}`, '--no-password'], {
    env: envWithPassword(password),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT'
      ? new Error(`${tool} is not installed: install the PostgreSQL client of the server's version`)
      : error;
  });
  if (code !== 0) throw new Error(`${tool} failed: ${said.trim()}`);
}
