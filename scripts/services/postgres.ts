import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root starts it as the user of its package. */
const asRoot = process.getuid?.() === 0;
const serverUser = 'postgres';

export function asServer(command: string, args: string[]): [string, string[]] {
  return asRoot ? ['runuser', ['-u', serverUser, '--', command, ...args]] : [command, args];
}

const debianFolder = '/usr/lib/postgresql';

/** The newest installed server; Debian installs its binaries outside PATH. */
async function binFolder(): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const newest = versions
    .filter((name) => existsSync(join(debianFolder, name, 'bin/initdb')))
    .sort((a, b) => +b - +a)[0];
  if (newest) return join(debianFolder, newest, 'bin');
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(
      'PostgreSQL is not installed: install the package postgresql (15 or newer), or set DATABASE_URL.',
    );
  }
}

/** Fast, non-durable settings; a test that kills the server uses the durable defaults. */
type Durability = 'safe' | 'fast';
const fastSettings = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  // Compiling a query takes longer than running it on the few rows of a test.
  'jit = off',
  // A run has a hundred databases, and by default each is looked at every minute.
  'autovacuum_naptime = 1h',
  'wal_level = minimal',
  'max_wal_senders = 0',
];

export type Postgres = {
  url(database: string): string;
  start(): Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  isRunning(): Promise<boolean>;
  /** The process id of the running server. */
  pid(): Promise<number>;
};

/** Whether the server's user can access this folder; folders below a private home are not accessible. */
export async function isReachable(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const [command, args] = asServer('test', ['-x', folder]);
  return run(command, args).then(
    () => true,
    () => false,
  );
}

/** A private cluster in the given folder and on the given port, reachable from this machine only. */
export async function preparePostgres(
  folder: string,
  port: number,
  durability: Durability,
): Promise<Postgres> {
  const bin = await binFolder();
  const cluster = join(folder, 'cluster');
  const onServer = (command: string, args: string[]) => {
    const [file, rest] = asServer(join(bin, command), args);
    return run(file, rest, { cwd: '/' });
  };

  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await mkdir(folder, { recursive: true });
    if (asRoot) {
      const { stdout } = await run('id', ['-u', serverUser]);
      await chown(folder, Number(stdout), Number(stdout));
    }
    await onServer('initdb', [
      '-D',
      cluster,
      '-U',
      serverUser,
      '-A',
      'trust',
      '-k',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      ...(durability === 'fast' ? ['--no-sync'] : []),
    ]);
  }
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 200',
    ...(durability === 'fast' ? fastSettings : []),
  ];
  await writeFile(join(cluster, 'ours.conf'), `${settings.join('\n')}\n`);
  const included = "include_if_exists = 'ours.conf'\n";
  if (!existsSync(join(cluster, 'included'))) {
    await appendFile(join(cluster, 'postgresql.conf'), included);
    await writeFile(join(cluster, 'included'), '');
  }

  const isRunning = () =>
    onServer('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
  return {
    url: (database) => `postgres://${serverUser}@127.0.0.1:${port}/${database}`,
    isRunning,
    pid: async () => Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async start() {
      if (await isRunning()) return;
      await onServer('pg_ctl', ['-D', cluster, '-w', '-s', '-l', join(folder, 'postgres.log'), 'start']);
    },
    async stop(mode = 'fast') {
      await onServer('pg_ctl', ['-D', cluster, '-w', '-s', '-m', mode, 'stop']).catch(async (error) => {
        if (await isRunning()) throw error;
      });
    },
  };
}
