import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCustomers } from '#domain/enquiries/customers/customer-list-service.ts';
import {
  applyCustomerImport,
  previewCustomerImport,
  undoCustomerImport,
} from '#domain/enquiries/import/customer-import-service.ts';
import { areas } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { articlePath } from '#paths.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { createLog } from '#platform/log.ts';
import { seedAll } from '../../scripts/database/seed-all.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import type { Running } from '../support/process.ts';
import { testEncryption } from '../support/secret-keys.ts';
import { csvFile } from '../support/sheet-file.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { createWithTwoRoles } from '../support/two-roles.ts';
import { waitUntil } from '../support/wait-until.ts';

let postgres: Awaited<ReturnType<typeof startPrivatePostgres>>;
let roles: { ownerUrl: string; appUrl: string };
let mail: MailServer;
let web: Web;
let worker: Running;
/** A pool with the rights of the web process, as an attacker inside it would have. */
let app: pg.Pool;

const migrateAsDeployed = (databaseUrl: string) =>
  promisify(execFile)(process.execPath, ['build/server/migrate.js'], { env: { DATABASE_URL: databaseUrl } });

beforeAll(async () => {
  [postgres, mail] = await Promise.all([startPrivatePostgres('fast'), startMailServer()]);
  roles = await createWithTwoRoles(postgres);
  await migrateAsDeployed(roles.ownerUrl);
  await seedAll(roles.appUrl);
  app = new pg.Pool({ connectionString: roles.appUrl, max: 2 });
  const settings = {
    databaseUrl: roles.appUrl,
    smtpUrl: mail.smtpUrl,
    env: { STORAGE_DIR: await mkdtemp(join(tmpdir(), 'purvai-storage-')) },
  };
  [web, worker] = await Promise.all([startWeb(settings), startWorker(settings)]);
});
afterAll(async () => {
  await worker?.stop();
  await web?.stop();
  await app?.end();
  await mail?.stop();
  await postgres?.remove();
});

const queried = async (text: string) => (await app.query(text)).rows;

describe('web and worker under a role that owns nothing', () => {
  it('store an enquiry and mail it', async () => {
    const message = `A cab to Tezpur, ${crypto.randomUUID()}`;
    const answer = await fetch(`${web.url}/api/contact-us-message`, {
      method: 'POST',
      body: new URLSearchParams({ n_name: 'Asha Devi', n_contactno: '98640 12345', n_message: message }),
    });
    expect(answer.status).toBe(200);
    await waitUntil('the mail', async () =>
      (await mail.read('care@purvai.example')).some(({ text }) => text.includes(message)),
    );
    await waitUntil(
      'the note that it was mailed',
      async () => (await queried('select from enquiries where mailed_at is not null')).length === 1,
    );
  });

  it('let staff log in, publish a blog now and one at its time, and print an itinerary', async () => {
    const cookie = await staffCookie({ pool: app }, web.url);
    const write = (fields: Record<string, string>) =>
      fetch(`${web.url}/api/adminDashboard/blogs/write_blog`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ n_blogDate: '2026-11-15', n_blogBody: '<p>By ferry.</p>', ...fields }),
      });
    expect((await write({ n_blogHeading: 'Umananda at dawn' })).status).toBe(200);
    expect((await write({ n_blogHeading: 'Umananda at dusk', n_blogState: 'draft' })).status).toBe(200);
    await app.query(
      `update blogs set state = 'scheduled', publish_at = now() where slug = 'umananda-at-dusk'`,
    );
    for (const slug of ['umananda-at-dawn', 'umananda-at-dusk'])
      await waitUntil(
        `the page of ${slug}`,
        async () => (await fetch(web.url + articlePath(slug))).status === 200,
      );
    await waitUntil(
      'a printed itinerary',
      async () => (await queried(`select from tour_packages where pdf_key <> ''`)).length > 0,
    );
  });

  it('import a list of customers, sort it by the last contact, and undo the import', async () => {
    const log = createLog('silent', 'script');
    const { db, close } = openDatabase({ url: roles.appUrl, name: 'test', log, maxWaitMs: patientWaitMs });
    const [user] = await queried(`select id::text, name from staff_users limit 1`);
    const actor = { ...user, fromAddress: '203.0.113.7', areas: [...areas] } as StaffActor;
    const file = csvFile('leads.csv', [
      ['Name', 'Mobile', 'Requirement'],
      ['Anil Das', '98640 55501', 'Cab'],
      ['Bina Roy', '98640 55502', ''],
    ]);
    const { columns, fingerprint } = await previewCustomerImport(
      db,
      actor,
      file,
      { duplicates: 'add' },
      new Date(),
    );
    const choices = { columns, duplicates: 'add' } as const;
    await applyCustomerImport(
      { db, encryption: testEncryption },
      actor,
      file,
      choices,
      fingerprint,
      new Date(),
    );
    const { customers } = await listCustomers(db, actor, { sort: 'contact' });
    expect(customers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Anil Das', 'Bina Roy']));
    const [imported] = await queried('select id::text from customer_imports');
    const { kept } = await undoCustomerImport(db, actor, imported.id);
    expect(kept).toEqual({ customers: 0, enquiries: 0 });
    await close();
  });

  it('log no refusal by the database', () => {
    expect(web.output() + worker.output()).not.toMatch(/permission denied|must be owner/);
  });
});

describe('the role of the application', () => {
  it.each([
    `update activity set actor_name = 'x'`,
    'delete from activity',
    'truncate activity',
    'update documents set total_paise = 0',
    'delete from documents',
    'truncate documents cascade',
    'delete from document_duties',
    `update tax_rules set value = '{}'`,
    'delete from registrations',
    'alter table activity disable trigger all',
    'drop trigger activity_append_only on activity',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `set session_replication_role = 'replica'`,
    'drop table activity',
    'alter table enquiries add column spy text',
    'create table spy (id int)',
    'create schema spy',
    'create temporary table spy (id int)',
    'drop table pgboss.job cascade',
    `select pgboss.create_queue('spy', '{"policy": "standard", "partition": true}')`,
    `insert into schema_migrations (name, checksum) values ('9999_spy.sql', '')`,
    'delete from schema_migrations',
    'update erasures set record_id = 1',
    'delete from erasures',
    'set role purvai_owner',
  ])('is refused %s', async (statement) => {
    const lines = await queried('select count(*)::int as count from activity');
    await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await queried('select count(*)::int as count from activity')).toEqual(lines);
  });

  it('cannot grant itself further privileges', async () => {
    // PostgreSQL answers this one with a warning only.
    await app.query('grant update, delete on activity to purvai_app');
    await expect(app.query('delete from activity')).rejects.toMatchObject({ code: '42501' });
  });

  it('may add to the activity log and read it', async () => {
    await app.query(`insert into activity (action) values ('login')`);
    expect((await queried('select action from activity')).length).toBeGreaterThan(0);
  });

  it('cannot migrate', async () => {
    await expect(migrateAsDeployed(roles.appUrl)).rejects.toThrow('permission denied for schema public');
  });
});

describe('a database that had one role for everything', () => {
  it('gets its new owner from the same script, and is migrated by it', async () => {
    const url = postgres.url('postgres');
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query('create database former');
    await admin.end();
    const former = Object.assign(new URL(url), { pathname: '/former' }).href;
    await migrateAsDeployed(former);
    await createWithTwoRoles(postgres, 'former');
    const as = (username: string) => Object.assign(new URL(former), { username }).href;
    await migrateAsDeployed(as('purvai_owner'));
    const client = new pg.Client({ connectionString: as('purvai_app') });
    await client.connect();
    try {
      const { rows } = await client.query(
        `select relname from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
           and relkind in ('r', 'p', 'v', 'S') and relowner <> 'purvai_owner'::regrole`,
      );
      expect(rows).toEqual([]);
      await client.query(`insert into activity (action) values ('login')`);
      await client.query('update pgboss.queue set updated_on = now()');
      await expect(client.query('delete from activity')).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.end();
    }
  });
});
