import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/services/ports.ts';
import { type Running, run } from '../support/process.ts';
import { acceptsConnections, requireProgram } from '../support/programs.ts';
import { waitUntil } from '../support/wait-until.ts';

const call = promisify(execFile);
let folder: string;
let port: number;
let sshd: Running;

const at = (...names: string[]) => join(folder, ...names);

/** The line of the manual for `authorized_keys`, with the folder and the key of this test. */
async function restrictedKey(documented: string, served: string, key: string): Promise<string> {
  const manual = await readFile('docs/install.md', 'utf8');
  const line = manual.split('\n').find((one) => one.includes(`rrsync -ro ${documented}"`)) ?? '';
  const publicKey = (await readFile(`${key}.pub`, 'utf8')).trim();
  return line.replace(documented, served).replace(/ssh-ed25519 .*$/, publicKey);
}

beforeAll(async () => {
  await requireProgram('/usr/sbin/sshd', 'openssh-server');
  await requireProgram('/usr/bin/rrsync', 'rsync');
  folder = await mkdtemp(join(tmpdir(), 'purvai-mirror-'));
  port = await freePort();
  await mkdir(at('backups'));
  await mkdir(at('erasures'));
  await mkdir('/run/sshd', { recursive: true });
  for (const name of ['host', 'backups-key', 'erasures-key'])
    await call('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
  const lines = [
    await restrictedKey('/var/backups/purvai', at('backups'), at('backups-key')),
    await restrictedKey('/var/lib/purvai/storage/erasures', at('erasures'), at('erasures-key')),
  ];
  await writeFile(at('authorized_keys'), `${lines.join('\n')}\n`);
  const config = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${at('host')}`,
    `AuthorizedKeysFile ${at('authorized_keys')}`,
    'PidFile none',
    'StrictModes no',
    'UsePAM no',
  ];
  await writeFile(at('sshd_config'), `${config.join('\n')}\n`);
  sshd = run('/usr/sbin/sshd', ['-D', '-e', '-f', at('sshd_config')]);
  await waitUntil('the SSH server', () => acceptsConnections(port));
});
afterAll(async () => {
  await sshd?.stop();
  await rm(folder, { recursive: true, force: true });
});

const options = () =>
  `-p ${port} -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=${at('known-hosts')} -o LogLevel=ERROR`;

const mirror = (name: 'backups' | 'erasures', ...rest: string[]) =>
  call('deploy/backup/mirror.sh', [at(`${name}-key`), 'root@127.0.0.1', at(`${name}-here`), ...rest], {
    env: { PATH: process.env.PATH, MIRROR_SSH_OPTIONS: options() },
  });

const here = async (name: string) => (await readdir(at(`${name}-here`))).sort();

async function putBackup(moment: string, ageInDays = 0): Promise<void> {
  const backup = at('backups', moment);
  await mkdir(join(backup, 'files'), { recursive: true });
  await writeFile(join(backup, 'manifest.json'), moment);
  const date = new Date(Date.now() - ageInDays * 24 * 3600_000);
  await utimes(backup, date, date);
}

describe('the mirror on a second machine', () => {
  it('copies complete backups with the key that the manual describes', async () => {
    await putBackup('2026-11-01T03-00-00-000Z', 40);
    await putBackup('2026-11-02T03-00-00-000Z', 39);
    await putBackup('.partial-2026-11-03T03-00-00-000Z');
    await mirror('backups');
    expect(await here('backups')).toEqual(['2026-11-01T03-00-00-000Z', '2026-11-02T03-00-00-000Z']);
    const copied = at('backups-here', '2026-11-01T03-00-00-000Z', 'manifest.json');
    expect(await readFile(copied, 'utf8')).toBe('2026-11-01T03-00-00-000Z');
  });

  it('keeps what the server deletes or changes', async () => {
    await rm(at('backups', '2026-11-01T03-00-00-000Z'), { recursive: true });
    await writeFile(at('backups', '2026-11-02T03-00-00-000Z', 'manifest.json'), 'damaged');
    await mirror('backups', '30', '14');
    expect(await here('backups')).toEqual(['2026-11-01T03-00-00-000Z', '2026-11-02T03-00-00-000Z']);
    const copied = at('backups-here', '2026-11-02T03-00-00-000Z', 'manifest.json');
    expect(await readFile(copied, 'utf8')).toBe('2026-11-02T03-00-00-000Z');
  });

  it('removes copies that are old, and not among the newest', async () => {
    await rm(at('backups', '2026-11-02T03-00-00-000Z'), { recursive: true });
    await putBackup('2026-12-10T03-00-00-000Z');
    await mirror('backups', '30', '2');
    expect(await here('backups')).toEqual(['2026-11-02T03-00-00-000Z', '2026-12-10T03-00-00-000Z']);
  });

  it('copies the records of erasures with a key of their own', async () => {
    await writeFile(at('erasures', 'one.json'), '[]');
    await mirror('erasures');
    expect(await here('erasures')).toEqual(['one.json']);
  });

  it('can do nothing else with its keys', async () => {
    const ssh = [
      '-i',
      at('backups-key'),
      '-o',
      'IdentitiesOnly=yes',
      ...options().split(' '),
      'root@127.0.0.1',
    ];
    await expect(call('ssh', [...ssh, 'id'])).rejects.toThrow('does not run rsync');
    const rsh = `--rsh=ssh -i ${at('backups-key')} -o IdentitiesOnly=yes ${options()}`;
    await expect(call('rsync', [rsh, at('host.pub'), 'root@127.0.0.1:/'])).rejects.toThrow('read-only');
    await expect(call('rsync', [rsh, 'root@127.0.0.1:/../erasures/one.json', at('x')])).rejects.toThrow('..');
    expect(await readdir(at('backups'))).not.toContain('host.pub');
  });
});
