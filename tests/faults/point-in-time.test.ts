import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
import { fixedPort } from '../../scripts/services/ports.ts';
import { asServer, binFolder, type Postgres, preparePostgres } from '../../scripts/services/postgres.ts';
import { createDatabase } from '../support/create-database.ts';
import { runBuilt } from '../support/run-built.ts';
import { testEncryption } from '../support/secret-keys.ts';
import { someSender } from '../support/some-sender.ts';
import { addStaff } from '../support/staff-api.ts';
import { waitUntil } from '../support/wait-until.ts';

let folder: string;
let recovered: Postgres;
let storage: string;

/** As an operator does it: as the user postgres, with the server's programs. */
async function asPostgres(command: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(...asServer(command, args), { cwd: '/' });
}

/** The delivered file, with the two paths of this machine. */
async function archiveTo(cluster: string, archive: string): Promise<void> {
  const delivered = await readFile('deploy/postgres/pitr.conf', 'utf8');
  const conf = delivered
    .replace('/usr/local/lib/purvai/archive-wal.sh', join(folder, 'archive-wal.sh'))
    .replace('/var/lib/purvai-wal', archive);
  expect(conf).not.toMatch(/\/usr\/local|\/var\/lib/);
  await writeFile(join(cluster, 'pitr.conf'), conf);
  await appendFile(join(cluster, 'postgresql.conf'), `include = 'pitr.conf'\n`);
}

async function prepareServer(name: string): Promise<{ server: Postgres; cluster: string }> {
  const server = await preparePostgres(join(folder, name), await fixedPort(), 'safe');
  return { server, cluster: join(folder, name, 'cluster') };
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
    const customers = await pool.query(`select id from people where name = 'Asha before'`);
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-pitr-'));
  await chmod(folder, 0o777);
  storage = join(folder, 'storage');
  await mkdir(storage);
  const [base, archive] = [join(folder, 'base'), join(folder, 'wal')];
  for (const script of ['archive-wal.sh', 'recover-to.sh'])
    await promisify(execFile)('install', ['-m', '755', resolve('deploy/postgres', script), folder]);
  await asPostgres('mkdir', archive);

  const first = await prepareServer('first');
  await archiveTo(first.cluster, archive);
  await first.server.start();
  const url = await createDatabase(first.server.url('postgres'), 'purvai');
  await migrateAll(url);
  const connection = `--dbname=${first.server.url('postgres')}`;
  const kind = ['--format=plain', '--wal-method=stream', '--checkpoint=fast', '--manifest-checksums=SHA256'];
  await asPostgres(join(await binFolder(), 'pg_basebackup'), connection, `--pgdata=${base}`, ...kind);
  const moment = await write(url);
  await waitForArchive(url);
  await first.server.stop('immediate');
  await rm(join(folder, 'first'), { recursive: true });

  const data = join(folder, 'recovered', 'cluster');
  await asPostgres('mkdir', join(folder, 'recovered'));
  await asPostgres(join(folder, 'recover-to.sh'), base, archive, data, moment);
  ({ server: recovered } = await prepareServer('recovered'));
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

describe('the archive', () => {
  const archiveWal = (from: string, to: string) =>
    promisify(execFile)(join(folder, 'archive-wal.sh'), [from, to]);

  it('accepts the same file twice, and never a different one with its name', async () => {
    const [one, other, archived] = ['one', 'other', 'archived'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(one, 'first');
    await writeFile(other, 'second');
    await archiveWal(one, archived);
    await archiveWal(one, archived);
    await expect(archiveWal(other, archived)).rejects.toThrow();
    expect(await readFile(archived, 'utf8')).toBe('first');
  });
});
