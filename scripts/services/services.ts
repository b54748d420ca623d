import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './ports.ts';
import { isReachable, preparePostgres } from './postgres.ts';

const project = resolve(import.meta.dirname, '../..');
const dataFolder = join(project, '.data');
const stateFile = join(dataFolder, 'services.json');
const databaseName = 'purvai';

type State = {
  postgresFolder: string;
  postgresPort: number;
  smtpPort: number;
  inboxPort: number;
  inboxPid?: number;
};

export type ServiceAddresses = { databaseUrl: string; smtpUrl: string; inboxUrl: string | undefined };

async function readState(): Promise<State | undefined> {
  return readFile(stateFile, 'utf8').then(JSON.parse, () => undefined);
}

async function writeState(state: State): Promise<void> {
  await writeFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}

async function choosePostgresFolder(): Promise<string> {
  const inside = join(dataFolder, 'postgres');
  if (await isReachable(inside)) return inside;
  // The database user cannot access a checkout in a private folder, so the data is stored elsewhere.
  const name = createHash('sha256').update(project).digest('hex').slice(0, 12);
  return join(tmpdir(), `purvai-postgres-${name}`);
}

async function firstState(): Promise<State> {
  return {
    postgresFolder: await choosePostgresFolder(),
    postgresPort: await freePort(54_329),
    smtpPort: await freePort(1025),
    inboxPort: await freePort(1080),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolveAnswer) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (answer: boolean) => {
      socket.destroy();
      resolveAnswer(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

async function startPostgres(state: State): Promise<string> {
  const server = await preparePostgres(state.postgresFolder, state.postgresPort, 'safe');
  await server.start();
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await client.query(`create database ${databaseName}`);
  await client.end();
  return server.url(databaseName);
}

/** A mail catcher that shows received mails on a web page and delivers none. */
async function startInbox(state: State): Promise<string> {
  if (!(await answers(state.smtpPort))) {
    const log = await open(join(dataFolder, 'inbox.log'), 'a');
    const ports = ['--smtp', String(state.smtpPort), '--web', String(state.inboxPort)];
    const child = spawn(
      join(project, 'node_modules/.bin/maildev'),
      [...ports, '--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--mail-directory', join(dataFolder, 'mails')],
      { detached: true, stdio: ['ignore', log.fd, log.fd] },
    );
    child.unref();
    await log.close();
    if (child.pid) await writeState({ ...state, inboxPid: child.pid });
    for (let tries = 0; !(await answers(state.smtpPort)); tries++) {
      if (tries > 100)
        throw new Error(`the mail catcher did not start; see ${join(dataFolder, 'inbox.log')}`);
      await wait(100);
    }
  }
  return `smtp://127.0.0.1:${state.smtpPort}`;
}

type Given = { DATABASE_URL: string | undefined; SMTP_URL: string | undefined };

/** Uses the servers that the environment names, and starts private ones for the others. */
export async function ensureServices(given: Given): Promise<ServiceAddresses> {
  await mkdir(dataFolder, { recursive: true });
  const known = await readState();
  const state = known ?? (await firstState());
  if (!known) await writeState(state);
  return {
    databaseUrl: given.DATABASE_URL ?? (await startPostgres(state)),
    smtpUrl: given.SMTP_URL ?? (await startInbox(state)),
    inboxUrl: given.SMTP_URL ? undefined : `http://127.0.0.1:${state.inboxPort}`,
  };
}

/** After a restart of the machine the stored process id may belong to another process. */
async function isInbox(pid: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('maildev');
}

export async function stopServices(): Promise<void> {
  const state = await readState();
  if (!state) return;
  const server = await preparePostgres(state.postgresFolder, state.postgresPort, 'safe');
  await server.stop();
  if (state.inboxPid && (await isInbox(state.inboxPid))) process.kill(state.inboxPid, 'SIGTERM');
}
