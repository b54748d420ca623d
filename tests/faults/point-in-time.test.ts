import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveEnquiry } from '#domain/enquiries/intake/enquiry-service.ts';
import { storeErasures } from '#domain/privacy/erasures-service.ts';
import { eraseCustomer } from '#domain/privacy/privacy-service.ts';
import { areas } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { migrateAll } from '../../scripts/database/migrate-all.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { asServer, type Postgres, preparePostgres } from '../../scripts/services/postgres.ts';
import { createDatabase } from '../support/create-database.ts';
import { runBuilt } from '../support/run-built.ts';
import { testEncryption } from '../support/secret-keys.ts';
import { someSender } from '../support/some-sender.ts';
import { addStaff } from '../support/staff-api.ts';
import { waitUntil } from '../support/wait-until.ts';

const scripts = ['archive-wal.sh', 'restore-wal.sh', 'base-backup.sh', 'recover-to.sh'];

let folder: string;
let recovered: Postgres;
let storage: string;
let archive: string;
/** The names of the archived WAL at each base backup; the first one is removed by the second. */
let archivedAtFirstBase: string[];
let refusedWhileRunning: unknown;

/** As an operator does it: as the user postgres, with the server's programs. */
async function asPostgres(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(...asServer(command, args), {
    cwd: '/',
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

/** The delivered file, with the two paths of this machine. */
async function archiveFrom(cluster: string): Promise<void> {
  const delivered = await readFile('deploy/postgres/pitr.conf', 'utf8');
  const conf = delivered
    .replace('/usr/local/lib/purvai/archive-wal.sh', join(folder, 'archive-wal.sh'))
    .replace('/var/lib/purvai-wal', archive);
  expect(conf).not.toMatch(/\/usr\/local|\/var\/lib/);
  await writeFile(join(cluster, 'pitr.conf'), conf);
  await appendFile(join(cluster, 'postgresql.conf'), `include = 'pitr.conf'\n`);
}

const visitor = (name: string, contactNo: string) => ({
  formDate: '',
  name,
  contactNo,
  email: '',
  message: name,
});

/** Two writes with a moment in between; returns the moment. */
async function write(url: string): Promise<string> {
  const log = createLog('silent', 'script');
  const { db, pool, close } = openDatabase({ url, name: 'test', log, maxWaitMs: patientWaitMs });
  const queue = openQueue({ url, name: 'test', log });
  try {
    await receiveEnquiry(
      { db, queue, encryption: testEncryption },
      visitor('Asha before', '98640 12345'),
      someSender(),
    );
    await receiveEnquiry(
      { db, queue, encryption: testEncryption },
      visitor('Bina before', '98640 54321'),
      someSender(),
    );
    const user = await addStaff({ pool });
    await pool.query(`insert into staff_sessions (user_id, token_hash) values ($1, 'x')`, [user.id]);
    const { rows } = await pool.query('select clock_timestamp()::text as moment');

    await receiveEnquiry(
      { db, queue, encryption: testEncryption },
      visitor('Chitra after', '98640 11111'),
      someSender(),
    );
    const actor = { ...user, fromAddress: '', areas: [...areas] } as unknown as StaffActor;
    const customers = await pool.query(`select id from customers where name = 'Asha before'`);
    await eraseCustomer(db, actor, String(customers.rows[0].id), 'Asha before');
    await storeErasures({ db, storage: openDiskStorage(storage) });
    return rows[0].moment;
  } finally {
    await queue.close();
    await close();
  }
}

/** Archives the last WAL segment, as `archive_timeout` would within a minute. */
async function waitForArchive(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name');
  await waitUntil('the last file of the log in the archive', async () => {
    const archiver = await client.query('select last_archived_wal as name from pg_stat_archiver');
    return archiver.rows[0].name >= rows[0].name;
  });
  await client.end();
}

/** Keeps one; returns its folder. */
async function makeBaseBackup(url: string, bases: string): Promise<string> {
  const { hostname, port, username } = new URL(url);
  const env = { PGHOST: hostname, PGPORT: port, PGUSER: username };
  await asPostgres(join(folder, 'base-backup.sh'), [bases, archive, '1'], env);
  const [name = '', ...others] = await readdir(bases);
  expect(others).toEqual([]);
  return join(bases, name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-pitr-'));
  await chmod(folder, 0o777);
  storage = join(folder, 'storage');
  archive = join(folder, 'wal');
  await mkdir(storage);
  const bases = join(folder, 'base');
  for (const script of scripts)
    await promisify(execFile)('install', ['-m', '755', resolve('deploy/postgres', script), folder]);
  await asPostgres('mkdir', [archive, bases]);

  recovered = await preparePostgres(join(folder, 'server'), await freePort(), 'safe');
  const cluster = join(folder, 'server', 'cluster');
  await archiveFrom(cluster);
  await recovered.start();
  const url = await createDatabase(recovered.url('postgres'), 'purvai');
  await makeBaseBackup(url, bases);
  await migrateAll(url);
  await waitForArchive(url);
  archivedAtFirstBase = await readdir(archive);
  const base = await makeBaseBackup(url, bases);
  const moment = await write(url);
  await waitForArchive(url);

  const recoverTo = () => asPostgres(join(folder, 'recover-to.sh'), [base, archive, cluster, moment]);
  refusedWhileRunning = await recoverTo().catch((error) => error.stderr);
  await recovered.stop();
  await recoverTo();
  await recovered.start();
});
afterAll(async () => {
  await recovered?.stop('immediate');
  await rm(folder, { recursive: true, force: true });
});

async function queried(text: string) {
  const client = new pg.Client({ connectionString: recovered.url('purvai') });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a recovery to a moment', () => {
  it('has what was written before that moment, and nothing later', async () => {
    await waitUntil(
      'the recovered server to take writes',
      async () => !(await queried('select pg_is_in_recovery() as recovering'))[0].recovering,
    );
    expect(await queried('select name from enquiries order by name')).toEqual([
      { name: 'Asha before' },
      { name: 'Bina before' },
    ]);
    expect(await queried('select from staff_sessions where ended_at is null')).toHaveLength(1);
    expect(await queried('show archive_mode')).toEqual([{ archive_mode: 'off' }]);
  });

  it('is finished like a restored backup: sessions end, and later erasures are repeated', async () => {
    const said = await runBuilt('restore-finish', [], {
      databaseUrl: recovered.url('purvai'),
      storageDir: storage,
    });
    expect(said).toContain('Erased again: 1 enquiries, 1 customers, 0 bookings, 0 drivers.');
    expect(await queried(`select name from enquiries where name <> ''`)).toEqual([{ name: 'Bina before' }]);
    expect(await queried('select from staff_sessions where ended_at is null')).toEqual([]);
  });
});

describe('a recovery of a server that still runs', () => {
  it('is refused, because the server would panic without its data directory', () => {
    expect(refusedWhileRunning).toContain('a server still runs');
  });
});

describe('the archive', () => {
  const run = (script: string, from: string, to: string) =>
    promisify(execFile)(join(folder, script), [from, to]);
  const written = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };

  it('holds compressed files, and none from before the base backup that is kept', async () => {
    const names = await readdir(archive);
    expect(names.filter((name) => !name.endsWith('.gz'))).toEqual([]);
    const segments = names.filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    expect(segments.length).toBeGreaterThan(0);
    expect(segments.filter((name) => archivedAtFirstBase.includes(name))).toEqual([]);
    const sizes = await Promise.all(segments.map(async (name) => (await stat(join(archive, name))).size));
    // Closed by their timeout rather than full, they would take 16 MB each.
    expect(Math.max(...sizes)).toBeLessThan(2 ** 20);
  });

  it('accepts the same file twice, and never a different one with its name', async () => {
    const one = await written('one', 'first');
    const other = await written('other', 'second');
    const archived = join(folder, 'archived');
    await run('archive-wal.sh', one, archived);
    await run('archive-wal.sh', one, archived);
    await expect(run('archive-wal.sh', other, archived)).rejects.toThrow();
    await run('restore-wal.sh', archived, join(folder, 'brought-back'));
    expect(await readFile(join(folder, 'brought-back'), 'utf8')).toBe('first');
  });

  it('gives files of earlier versions back, which were not compressed, and none that is missing', async () => {
    const former = await written('former', 'first');
    await run('archive-wal.sh', former, former);
    await expect(run('archive-wal.sh', await written('changed', 'second'), former)).rejects.toThrow();
    await run('restore-wal.sh', former, join(folder, 'former-back'));
    expect(await readFile(join(folder, 'former-back'), 'utf8')).toBe('first');
    await expect(run('restore-wal.sh', join(folder, 'missing'), join(folder, 'nothing'))).rejects.toThrow();
    expect(await readdir(folder)).not.toContain('nothing');
  });
});
