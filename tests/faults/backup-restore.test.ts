import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { mediaPath, paths } from '#paths.ts';
import { type Numbers, readNumbers } from '#platform/database/restored-numbers.ts';
import { checksumTables } from '#platform/database/table-checksums.ts';
import { readManifest } from '../../scripts/backup/backup-folder.ts';
import { checksumFile, listFiles } from '../../scripts/backup/files.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { type Agency, openAgency } from '../support/agency.ts';
import { liveADay } from '../support/day-at-the-agency.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import { runBuilt } from '../support/run-built.ts';
import { tablesWith, withClient } from '../support/table-search.ts';
import { createWithTwoRoles } from '../support/two-roles.ts';
import { waitUntil } from '../support/wait-until.ts';

const erased = { name: 'Asha Zugvogel', phone: '98640 12345', message: 'A cab for Asha Zugvogel' };
const kept = { name: 'Bina Bora', phone: '98640 54321', message: 'Three days in Majuli' };
const later = { name: 'Chitra Das', phone: '98640 11111', message: 'After the backup' };
const afterwards = { name: 'Dipa Kalita', phone: '98640 22222', message: 'After the restore' };

let folder: string;
let backups: string;
let cookie: string;
let itinerary: string;
/** As it was when the first backup was taken, with nothing running. */
let before: { tables: Awaited<ReturnType<typeof checksumTables>>; files: string[] };

/** The last numbers that the lost machine gave out, after the backup. */
let given: Numbers;
let lostReference: string;

const folderOf = (name: string) => join(folder, name);
const latest = async () => join(backups, (await readdir(backups)).sort().at(-1) ?? '');

let first: Awaited<ReturnType<typeof startPrivatePostgres>>;
let second: Awaited<ReturnType<typeof startPrivatePostgres>>;
let target: { ownerUrl: string; appUrl: string };
let storage: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-drill-'));
  backups = folderOf('backups');
  first = await startPrivatePostgres('fast');
  const { ownerUrl, appUrl } = await createWithTwoRoles(first);
  await runBuilt('migrate', [], { databaseUrl: ownerUrl });
  await seedAll(appUrl);
  const lost = { databaseUrl: ownerUrl, storageDir: folderOf('lost-storage') };

  let agency = await openAgency({ ...lost, databaseUrl: appUrl });
  cookie = await liveADay(agency, [erased, kept]);
  [{ key: itinerary }] = (await agency.queried(
    `select pdf_key as key from tour_packages where pdf_key <> '' limit 1`,
  )) as [{ key: string }];
  await agency.close();
  before = { tables: await withClient(ownerUrl, checksumTables), files: await listFiles(lost.storageDir) };
  await runBuilt('backup', ['--to', backups], lost);

  // After the backup: a new enquiry, an erasure, and a backup while visitors write.
  agency = await openAgency({ ...lost, databaseUrl: appUrl });
  expect(await agency.isLoggedIn(cookie)).toBe(true);
  lostReference = referenceOf(BigInt(await agency.write(later)));
  const [{ id }] = (await agency.queried('select id from enquiries where name = $1', [erased.name])) as [
    { id: string },
  ];
  await agency.erase(cookie, id, erased.name);
  await waitUntil(
    'the erasure in the storage folder',
    async () => (await agency.queried('select from erasures where stored_at is null')).length === 0,
  );
  await cp(join(lost.storageDir, 'erasures'), folderOf('mirrored-erasures'), { recursive: true });
  await agency.close();
  given = await withClient(ownerUrl, readNumbers);

  // The machine is lost; the backup and the mirrored erasures are left.
  await first.remove();
  await rm(lost.storageDir, { recursive: true });

  second = await startPrivatePostgres('fast');
  target = await createWithTwoRoles(second);
  storage = folderOf('storage');
});
afterAll(async () => {
  await second?.remove();
  await rm(folder, { recursive: true, force: true });
});

const restore = (backup: string, ...args: string[]) =>
  runBuilt('restore', [backup, ...args], { databaseUrl: target.ownerUrl, storageDir: storage });

describe('a backup', () => {
  it('records every table and every file', async () => {
    const { tables, files } = await readManifest(await latest());
    expect(tables).toEqual(before.tables);
    expect(tables.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'public.enquiries',
        'public.staff_users',
        'public.activity',
        'pgboss.job_common',
      ]),
    );
    // Addresses of senders are kept for an hour, and in no backup.
    expect(tables.map(({ table }) => table)).not.toContain('public.enquiry_senders');
    expect(files.map(({ path }) => path).sort()).toEqual(before.files);
    expect(before.files).toContain(itinerary);
  });

  it('is refused when it is damaged, and nothing is changed', async () => {
    const damaged = folderOf('damaged');
    await cp(await latest(), damaged, { recursive: true });
    const file = join(damaged, 'files', itinerary);
    await writeFile(file, (await readFile(file)).fill(0, 100, 101));
    await expect(restore(damaged)).rejects.toThrow(`${itinerary} was changed`);
    const tables = await withClient(target.ownerUrl, checksumTables);
    expect(tables).toEqual([]);
  });
});

describe('a restore on a new machine', () => {
  let said: string;
  let agency: Agency;
  beforeAll(async () => {
    said = await restore(await latest(), '--erasures', folderOf('mirrored-erasures'));
    agency = await openAgency({ databaseUrl: target.appUrl, storageDir: storage });
  });
  afterAll(() => agency.close());

  it('restores every table that it does not change on purpose, and every file', async () => {
    const changed = new Set([
      // Logins end, resets are void, the log says so.
      'public.staff_sessions',
      'public.staff_devices',
      'public.staff_password_resets',
      'public.activity',
      // The erased customer.
      'public.customers',
      'public.customer_contacts',
      'public.enquiries',
      'public.enquiry_events',
      'public.enquiry_days_changed',
      'public.quotes',
      'public.erasures',
      'public.files_to_remove',
    ]);
    const unchanged = before.tables.filter(
      ({ table }) => !changed.has(table) && !table.startsWith('pgboss.'),
    );
    expect(unchanged.length).toBeGreaterThan(10);
    // The worker that runs meanwhile changes none of these.
    expect(await withClient(target.ownerUrl, checksumTables)).toEqual(expect.arrayContaining(unchanged));
    const { files } = await readManifest(await latest());
    for (const file of files.filter(({ path }) => path.startsWith('itineraries/')))
      expect(await checksumFile(storage, file.path)).toEqual(file);
    expect(said).toContain(`${before.tables.length} tables and ${before.files.length} files`);
  });

  it('ends every session, known device and open reset, and drops the mail about the reset', async () => {
    expect(await agency.isLoggedIn(cookie)).toBe(false);
    expect(await agency.queried('select from staff_sessions where ended_at is null')).toEqual([]);
    expect(await agency.queried('select from staff_devices')).toEqual([]);
    expect(await agency.queried('select from staff_password_resets')).toEqual([]);
    expect(await agency.queried(`select from pgboss.job where name = 'password-reset-mail'`)).toEqual([]);
  });

  it('repeats erasures that were made after the backup, in rows and files', async () => {
    expect(said).toContain('Erased again: 1 enquiries, 1 customers, 0 bookings, 0 drivers.');
    await waitUntil(
      'the printed quote to be removed',
      async () => (await listFiles(storage)).filter((path) => path.startsWith('quotes/')).length === 0,
    );
    expect(await tablesWith(target.ownerUrl, 'Zugvogel')).toEqual([]);
    expect(await agency.queried('select name from enquiries where erased_at is null')).toEqual([
      { name: kept.name },
    ]);
  });

  it('keeps the mail job of an enquiry that is not recorded as sent', async () => {
    const waiting = await agency.queried(
      `select enquiries.name from pgboss.job join enquiries on enquiries.id::text = data->>'enquiryId'
       where job.name = 'enquiry-mail' and state in ('created', 'retry', 'active') and erased_at is null`,
    );
    expect(waiting).toEqual([{ name: kept.name }]);
  });

  it('makes a site that works', async () => {
    expect((await fetch(`${agency.web.url}/readyz`)).status).toBe(200);
    const page = await fetch(agency.web.url + paths.bhutanPackages);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Thimphu')]);
    const file = await fetch(agency.web.url + mediaPath(itinerary));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const session = await agency.logIn();
    expect(await agency.isLoggedIn(session)).toBe(true);
    const log = await fetch(agency.web.url + paths.activity, { headers: { cookie: session } });
    expect(await log.text()).toContain('restored the database from a backup');
    expect(await agency.queried('select from enquiry_senders')).toEqual([]);
  });

  it('gives out no number a second time: neither references nor what Message-IDs and reply addresses contain', async () => {
    const numbers = await withClient(target.ownerUrl, readNumbers);
    expect(numbers.size).toBeGreaterThan(20);
    const repeated = [...numbers].filter(([name, last]) => last <= (given.get(name) ?? 0n));
    expect(repeated).toEqual([]);
    // Every enquiry after the backup had the next number, and so the reference of another customer.
    const id = await agency.write(afterwards);
    expect(BigInt(id)).toBeGreaterThan(given.get('public.enquiries_id_seq') ?? 0n);
    expect(referenceOf(BigInt(id))).not.toBe(lostReference);
    expect(said).toContain(`New enquiries are numbered after ${BigInt(id) - 1n}, new bookings after B`);
    given = await withClient(target.ownerUrl, readNumbers);
  });

  it('keeps the activity log out of the application’s reach', async () => {
    await expect(agency.pool.query('delete from activity')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a database that is in use', () => {
  it('is not replaced while a program is connected, nor without its name', async () => {
    const client = new pg.Client({ connectionString: target.appUrl, application_name: 'purvai-web' });
    await client.connect();
    await expect(restore(await latest(), '--replace', 'purvai')).rejects.toThrow(
      'stop first: purvai-web (1)',
    );
    await client.end();
    await expect(restore(await latest())).rejects.toThrow('database purvai is not empty');
    await expect(restore(await latest(), '--replace', 'another')).rejects.toThrow('leads to purvai');
  });

  it('is replaced when its name is given, and keeps its record of erasures', async () => {
    const said = await restore(await latest(), '--replace', 'purvai');
    expect(said).toContain('Erased again: 1 enquiries, 1 customers, 0 bookings, 0 drivers.');
    expect(await tablesWith(target.ownerUrl, 'Zugvogel')).toEqual([]);
    expect(await tablesWith(target.ownerUrl, afterwards.name)).toEqual([]);
  });

  it('leaves its numbers behind too, although the same backup was restored before', async () => {
    const numbers = await withClient(target.ownerUrl, readNumbers);
    expect([...numbers].filter(([name, last]) => last <= (given.get(name) ?? 0n))).toEqual([]);
  });
});

describe('a backup while rows are written', () => {
  it('is consistent, and removes older backups', async () => {
    const writer = new pg.Pool({ connectionString: target.appUrl, max: 2 });
    const stop = new AbortController();
    const write = async () => {
      while (!stop.signal.aborted) await writer.query(`insert into activity (action) values ('login')`);
    };
    const writing = Promise.all([write(), write()]);
    const env = { databaseUrl: target.ownerUrl, storageDir: storage };
    let said = '';
    try {
      await runBuilt('backup', ['--to', backups, '--keep', '2'], env);
      said = await runBuilt('backup', ['--to', backups, '--keep', '1'], env);
    } finally {
      stop.abort();
      await writing;
      await writer.end();
    }
    expect(said).toMatch(/Removed (\S+, )*\S+Z\.\n$/);
    expect(await readdir(backups)).toHaveLength(1);
    // The restore compares the checksums of the tables with those of the dump.
    expect(await restore(await latest(), '--replace', 'purvai')).toContain('as they were');
  });

  it('is compared with the restored tables, one by one', async () => {
    const wrong = folderOf('wrong');
    await cp(await latest(), wrong, { recursive: true });
    const manifest = await readManifest(wrong);
    const blogs = manifest.tables.find(({ table }) => table === 'public.blogs');
    Object.assign(blogs ?? {}, { checksum: '1' });
    await writeFile(join(wrong, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore(wrong, '--replace', 'purvai')).rejects.toThrow(
      'the restored tables are not those of the backup: public.blogs',
    );
  });

  it('leaves nothing behind when it fails', async () => {
    const url = Object.assign(new URL(target.ownerUrl), { pathname: '/postgres' }).href;
    await withClient(second.url('postgres'), (client) => client.query('create table secret (id int)'));
    await expect(
      runBuilt('backup', ['--to', backups], { databaseUrl: url, storageDir: storage }),
    ).rejects.toThrow('permission denied');
    expect(await readdir(backups)).toHaveLength(1);
    await expect(
      runBuilt('backup', ['--to', backups], { databaseUrl: url, storageDir: folderOf('not-mounted') }),
    ).rejects.toThrow('does not exist');
  });
});
