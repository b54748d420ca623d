import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAll } from '../../../scripts/database/migrate-all.ts';
import { freePort } from '../../../scripts/services/ports.ts';
import { createDatabase } from '../create-database.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { startNginx } from '../nginx.ts';
import { startPrivatePostgres } from '../private-postgres.ts';
import type { Running } from '../process.ts';
import { startWeb, startWorker } from '../system.ts';
import { waitUntil } from '../wait-until.ts';

/** As behind a load balancer, which names the addresses of visitors. */
const behindBalancer = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;'];

export type Victim = {
  kind: 'web' | 'worker' | 'PostgreSQL';
  /** Kills it with SIGKILL and starts it again; resolves when it is up. */
  strike(): Promise<void>;
};

export type Fleet = {
  url: string;
  databaseUrl: string;
  mail: MailServer;
  /** In the order in which they are killed, repeatedly. */
  victims: Victim[];
  stop(): Promise<void>;
};

type Server = { strike(): Promise<void>; stop(): Promise<unknown> };

async function startServer(start: () => Promise<Running>): Promise<Server> {
  let running = await start();
  return {
    async strike() {
      const { exitCode, signalCode } = running.child;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`it had ended before it was killed: ${running.output().slice(-2000)}`);
      await running.stop('SIGKILL');
      running = await start();
    },
    stop: () => running.stop(),
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;

/** All of its processes at once, as in a power failure. */
async function strikePostgres(postgres: PrivatePostgres): Promise<void> {
  const postmaster = await postgres.pid();
  const children = await childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) killIfThere(pid);
  await waitUntil(
    'PostgreSQL to start again',
    () =>
      postgres.start().then(
        () => true,
        () => false,
      ),
    { limitMs: 30_000 },
  );
}

/** The real parts of production: two web processes behind nginx, two workers, mail. */
export async function startFleet(alsoInEnv: Record<string, string> = {}): Promise<Fleet> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  };
  try {
    const postgres = await startPrivatePostgres('safe');
    stops.push(postgres.remove);
    const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
    await migrateAll(databaseUrl);
    const mail = await startMailServer();
    stops.push(mail.stop);

    const folder = await mkdtemp(join(tmpdir(), 'purvai-fire-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const env = { TRUSTED_PROXIES: '127.0.0.1', STORAGE_DIR: folder, ...alsoInEnv };
    const settings = { databaseUrl, smtpUrl: mail.smtpUrl, env };
    const start = async (startOne: () => Promise<Running>) => {
      const server = await startServer(startOne);
      stops.push(server.stop);
      return server;
    };
    const [port, otherPort] = [await freePort(), await freePort()];
    const web = await start(() => startWeb({ ...settings, port }));
    const otherWeb = await start(() => startWeb({ ...settings, port: otherPort }));
    const worker = await start(() => startWorker(settings));
    const otherWorker = await start(() => startWorker(settings));
    const nginx = await startNginx([port, otherPort], { alsoInServer: behindBalancer, limits: 'none' });
    stops.push(nginx.stop);

    const database: Victim = { kind: 'PostgreSQL', strike: () => strikePostgres(postgres) };
    return {
      url: nginx.url,
      databaseUrl,
      mail,
      victims: [
        { kind: 'web', strike: web.strike },
        { kind: 'worker', strike: worker.strike },
        database,
        { kind: 'web', strike: otherWeb.strike },
        { kind: 'worker', strike: otherWorker.strike },
        database,
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
