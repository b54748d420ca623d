import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/services/ports.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
let root: string;
let ports: number[];

/** Does for the real programs what systemd does by the units: the tests run where systemd is not in charge. */
const systemctl = `#!/bin/sh
echo "$*" >>"$PURVAI_ROOT/calls"
name=\${2%.service}
case "$name" in
purvai-migrate@*)
  cd "$PURVAI_ROOT/releases/\${name#*@}" && exec node build/server/migrate.js ;;
purvai-web@*)
  port=\${name#*@}
  pid=$(cat "$PURVAI_ROOT/$port.pid" 2>/dev/null || true)
  if [ -n "$pid" ] && kill "$pid" 2>/dev/null; then tail --pid="$pid" -f /dev/null; fi
  cd "$PURVAI_ROOT/current"
  PORT=$port node build/server/web.js >>"$PURVAI_ROOT/web.log" 2>&1 &
  echo $! >"$PURVAI_ROOT/$port.pid" ;;
esac
`;

async function addRelease(name: string): Promise<string> {
  const folder = join(root, 'releases', name);
  await mkdir(folder, { recursive: true });
  await symlink(resolve('migrations'), join(folder, 'migrations'));
  return folder;
}

const addWorkingRelease = async (name: string) =>
  symlink(resolve('build'), join(await addRelease(name), 'build'));

async function addBrokenRelease(name: string): Promise<void> {
  const server = join(await addRelease(name), 'build/server');
  await mkdir(server, { recursive: true });
  await symlink(resolve('build/server/migrate.js'), join(server, 'migrate.js'));
  await writeFile(join(server, 'web.js'), 'process.exit(1);\n');
}

async function activate(...args: string[]) {
  await writeFile(join(root, 'calls'), '');
  const env = {
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
    PURVAI_ROOT: root,
    PURVAI_PORTS: ports.join(' '),
    PURVAI_READY_SECONDS: '20',
    DATABASE_URL: test.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    BASE_URL: 'http://127.0.0.1:3000',
    SECRET_KEYS: testSecretKeys,
    DRAIN_MS: '0',
  };
  const run = promisify(execFile)('deploy/activate.sh', args, { env });
  const said = await run.then(
    ({ stdout }) => stdout,
    (error) => error.stderr,
  );
  const calls = (await readFile(join(root, 'calls'), 'utf8')).trim().split('\n');
  return { said, calls };
}

const pidOf = async (port: number) => Number(await readFile(join(root, `${port}.pid`), 'utf8'));
const releaseOf = async (port: number) => readlink(`/proc/${await pidOf(port)}/cwd`);
const readiness = (port: number) => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);

async function expectRunning(release: string): Promise<void> {
  expect(await readlink(join(root, 'current'))).toBe(`releases/${release}`);
  for (const port of ports) {
    expect(await releaseOf(port)).toBe(join(root, 'releases', release));
    expect(await readiness(port)).toBe(200);
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'purvai-releases-'));
  ports = [await freePort(), await freePort()];
  await mkdir(join(root, 'bin'));
  await writeFile(join(root, 'bin/systemctl'), systemctl, { mode: 0o755 });
  await Promise.all([addWorkingRelease('first'), addWorkingRelease('second'), addBrokenRelease('broken')]);
});
afterAll(async () => {
  for (const port of ports) process.kill(await pidOf(port), 'SIGKILL');
  await rm(root, { recursive: true, force: true });
});

describe('the activation of a release', () => {
  it('migrates, then starts one web process after the other, then the worker', async () => {
    const { said, calls } = await activate('first');
    expect(said).toContain('first runs; before it ran nothing.');
    expect(calls).toEqual([
      'start purvai-migrate@first.service',
      ...ports.map((port) => `restart purvai-web@${port}.service`),
      'restart purvai-worker.service',
    ]);
    await expectRunning('first');
  });

  it('replaces the release that runs', async () => {
    expect((await activate('second')).said).toContain('second runs; before it ran releases/first.');
    await expectRunning('second');
  });

  it('rolls back from a release that does not become ready', async () => {
    const [first, second] = ports;
    const { said, calls } = await activate('broken');
    expect(said).toContain('broken did not become ready; releases/second runs again');
    expect(calls).toEqual([
      'start purvai-migrate@broken.service',
      ...[first, first, second].map((port) => `restart purvai-web@${port}.service`),
    ]);
    await expectRunning('second');
  });

  it('rolls back on request, without a migration', async () => {
    const { calls } = await activate('first', '--no-migrate');
    expect(calls.join()).not.toContain('migrate');
    await expectRunning('first');
  });

  it('refuses a release that is not built', async () => {
    const { said, calls } = await activate('missing');
    expect(said).toContain('is not built');
    expect(calls).toEqual(['']);
    await expectRunning('first');
  });
});
