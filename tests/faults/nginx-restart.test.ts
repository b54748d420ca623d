import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#paths.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
let cookie: string;
let nginx: Nginx;

beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  cookie = await staffCookie(test, web.url);
});
afterAll(async () => {
  await web.stop();
});
beforeEach(async () => {
  nginx = await startNginx([web.port]);
});
afterEach(() => nginx.stop());

/** An open inbox; says whether its stream has ended. */
async function openInbox(): Promise<{ hasEnded(): boolean }> {
  const answer = await fetch(nginx.url + paths.adminLive, { headers: { cookie } });
  expect(answer.status).toBe(200);
  let ended = false;
  const drain = async () => {
    for await (const _ of answer.body ?? []);
  };
  drain()
    .catch(() => {})
    .finally(() => {
      ended = true;
    });
  return { hasEnded: () => ended };
}

/** As systemd stops the unit: its commands, its signal, and at its time limit SIGKILL. */
async function stopAsSystemd(): Promise<number | NodeJS.Signals | null> {
  const unit = await readFile('deploy/systemd/nginx.service', 'utf8');
  const { master } = nginx;
  const pid = String(master.child.pid);
  for (const [, command = ''] of unit.matchAll(/^ExecStop=-?(.*)$/gm)) {
    const [program = '', ...args] = command.replaceAll('$MAINPID', pid).split(' ');
    // A command fails when nginx has ended, or at its time limit; systemd goes on.
    await promisify(execFile)(program, args).catch(() => {});
  }
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  const limit = setTimeout(() => master.child.kill('SIGKILL'), seconds * 1000);
  const ended = await master.stop(/^KillSignal=(\w+)$/m.exec(unit)?.[1] as NodeJS.Signals);
  clearTimeout(limit);
  return ended;
}

async function workers(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['--parent', String(nginx.master.child.pid)]);
  return stdout.trim().split('\n');
}

/** Reloads the configuration and waits until every former worker has ended. */
async function reload(): Promise<void> {
  const former = await workers();
  nginx.master.child.kill('SIGHUP');
  await waitUntil('new workers and no former one', async () => {
    const present = await workers();
    return present.length > 0 && !present.some((pid) => former.includes(pid));
  });
}

describe('nginx with an open inbox', () => {
  it('stops by itself for a restart, and ends the stream', async () => {
    const inbox = await openInbox();
    expect(await stopAsSystemd()).toBe(0);
    await waitUntil('the stream to end', inbox.hasEnded);
  });

  it('keeps no former worker for it after a reload', async () => {
    const file = join(nginx.folder, 'nginx.conf');
    const delivered = await readFile(file, 'utf8');
    // The delivered limit is a minute; a worker has the limit it was started with.
    const quick = delivered.replace(/^worker_shutdown_timeout .*$/m, 'worker_shutdown_timeout 1s;');
    expect(quick).not.toBe(delivered);
    await writeFile(file, quick);
    await reload();
    const inbox = await openInbox();
    await reload();
    await waitUntil('the stream to end', inbox.hasEnded);
    expect((await fetch(nginx.url + paths.contact)).status).toBe(200);
  });
});
