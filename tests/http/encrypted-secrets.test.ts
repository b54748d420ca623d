import { randomBytes } from 'node:crypto';
import { generate, verify } from 'otplib';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewBlog } from '#domain/blogs/blog.ts';
import { addBlog } from '#domain/blogs/blog-service.ts';
import { signPreview } from '#domain/previews/preview-token.ts';
import { failureText } from '#messages.ts';
import { paths, previewPath } from '#paths.ts';
import { sampleBlogs } from '../../scripts/database/sample-blogs.ts';
import { goodPassword } from '../support/good-password.ts';
import { httpBrowser } from '../support/http-browser.ts';
import { type Running, run } from '../support/process.ts';
import { freshCode, turnOnSecondFactor } from '../support/second-factor.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, startWorker, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();

const started: Running[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await test.pool.query('delete from login_failures');
  await test.pool.query('update staff_users set totp_secret = null, totp_confirmed_at = null');
  await test.pool.query('delete from signing_keys');
});

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

const settings = (secretKeys: string) => ({
  databaseUrl: test.url,
  smtpUrl: 'smtp://127.0.0.1:1',
  env: { SECRET_KEYS: secretKeys },
});
async function webWith(secretKeys: string): Promise<Web> {
  const web = await startWeb(settings(secretKeys));
  started.push(web);
  return web;
}

async function addProtectedStaff(web: Web) {
  const user = await addStaff(test);
  const browser = httpBrowser(web.url);
  await browser.logIn(user.username);
  const factor = await turnOnSecondFactor(browser);
  await browser.logOut(user.username);
  return { ...user, ...factor };
}

type Protected = Awaited<ReturnType<typeof addProtectedStaff>>;

/** Logs in with a right code, and out again. */
async function answerTo({ id, username, secret }: Protected, web: Web): Promise<string | number> {
  const browser = httpBrowser(web.url);
  const answer = await browser.logIn(username, goodPassword, { code: await freshCode(test, id, secret) });
  if (answer === 'Session:1') await browser.logOut(username);
  return answer;
}

const storedSecret = async (id: string): Promise<string> =>
  (await test.pool.query('select totp_secret from staff_users where id = $1', [id])).rows[0].totp_secret;

async function rotate(secretKeys: string): Promise<{ output: string; code: unknown }> {
  const env = { NODE_ENV: 'production', DATABASE_URL: test.url, SECRET_KEYS: secretKeys };
  const running = run(process.execPath, ['build/server/secrets-rotate.js'], env);
  await waitUntil('the rotation to end', () => running.child.exitCode !== null);
  return { output: running.output(), code: running.child.exitCode };
}

describe('a stolen table', () => {
  it('has no secret of a second factor, and neither has the log', async () => {
    const web = await webWith(newKey('k1'));
    const user = await addProtectedStaff(web);
    const { rows } = await test.pool.query('select * from staff_users');
    expect(JSON.stringify(rows)).not.toContain(user.secret);
    const stored = await storedSecret(user.id);
    expect(stored).toMatch(/^k1\.[\w-]{80,}$/);
    const token = await generate({ secret: user.secret });
    const parts = [
      stored,
      ...stored.split('.'),
      Buffer.from(stored.slice(3), 'base64url').toString('latin1'),
    ];
    for (const secret of parts) {
      const makesIt = await verify({ secret, token }).then(
        ({ valid }) => valid,
        () => false,
      );
      expect(makesIt).toBe(false);
    }
    expect(web.output()).not.toContain(user.secret);
    expect(await answerTo(user, web)).toBe('Session:1');
  });

  it('has no signing key', async () => {
    const web = await webWith(newKey('k1'));
    expect((await fetch(web.url + paths.formToken)).status).toBe(200);
    const { rows } = await test.pool.query('select key from signing_keys');
    expect(rows.map(({ key }) => key.toString())).toEqual([expect.stringMatching(/^k1\.[\w-]{80}$/)]);
  });
});

describe('a secret that cannot be read', () => {
  it('is refused with its own code and no details, and everything else works', async () => {
    const web = await webWith(newKey('k1'));
    const user = await addProtectedStaff(web);
    const formToken = await (await fetch(web.url + paths.formToken)).text();
    for (const wrong of [newKey('k1'), newKey('k2')]) {
      const other = await webWith(wrong);
      const fields = { userName: user.username, userPassword: goodPassword, code: '123456' };
      const response = await httpBrowser(other.url).post('/api/adminLogin/check-admin-user', fields);
      expect([response.status, await response.json()]).toEqual([
        503,
        { flag: 'Session:-1', error: failureText.unreadable_secret },
      ]);
      await waitUntil('the log to tell of it', () => other.output().includes('unreadable_secret'));
      // Nothing was verified, so nothing is counted.
      for (let again = 0; again < 8; again++) expect(await answerTo(user, other)).toBe(503);
      const enquiry = { n_name: 'Asha', n_contactno: '98640 12345', n_message: wrong, formToken };
      const sent = await httpBrowser(other.url).post('/api/contact-us-message', enquiry);
      expect(sent.status).toBe(200);
    }
    // A recovery code needs no key.
    const browser = httpBrowser((await webWith(newKey('k1'))).url);
    const [code = ''] = user.recoveryCodes;
    expect(await browser.logIn(user.username, goodPassword, { code })).toBe('Session:1');
    await browser.logOut(user.username);
    expect(await answerTo(user, web)).toBe('Session:1');
  });

  it('includes one that was moved from another user', async () => {
    const web = await webWith(newKey('k1'));
    const [thief, victim] = [await addProtectedStaff(web), await addProtectedStaff(web)];
    await test.pool.query('update staff_users set totp_secret = $1 where id = $2', [
      await storedSecret(thief.id),
      victim.id,
    ]);
    expect(await answerTo({ ...victim, secret: thief.secret }, web)).toBe(503);
    expect(await answerTo(thief, web)).toBe('Session:1');
  });
});

describe('a rotation of keys', () => {
  it('changes the key without refusing a login', async () => {
    const [former, present] = [newKey('2026'), newKey('2027')];
    const before = await webWith(former);
    const user = await addProtectedStaff(before);
    await fetch(before.url + paths.formToken);
    const between = await webWith(`${present},${former}`);
    expect(await answerTo(user, between)).toBe('Session:1');
    expect(await storedSecret(user.id)).toMatch(/^2026\./);

    expect(await rotate(`${present},${former}`)).toEqual({
      code: 0,
      output:
        "Encrypted 2 secrets and the files of 0 uploads with the key '2027'.\nNo stored secret needs any other key.\n",
    });
    expect(await storedSecret(user.id)).toMatch(/^2027\./);
    expect(await answerTo(user, between)).toBe('Session:1');
    expect(await answerTo(user, await webWith(present))).toBe('Session:1');
    expect(await rotate(present)).toMatchObject({ code: 0, output: expect.stringContaining('Encrypted 0') });
  });

  it('names secrets that no key decrypts, leaves them unchanged, and exits with 1', async () => {
    const web = await webWith(newKey('2026'));
    const user = await addProtectedStaff(web);
    const stored = await storedSecret(user.id);
    for (const wrong of [newKey('2027'), newKey('2026')])
      expect(await rotate(wrong)).toMatchObject({
        code: 1,
        output: expect.stringContaining(`None of SECRET_KEYS opens the second factor of user ${user.id}.`),
      });
    expect(await storedSecret(user.id)).toBe(stored);
    expect(await answerTo(user, web)).toBe('Session:1');
  });
});

describe('secrets of an earlier version', () => {
  it('are used in plain text, encrypted when the worker starts, and work the same afterwards', async () => {
    const keys = newKey('k1');
    const web = await webWith(keys);
    const user = await addProtectedStaff(web);
    const signingKey = randomBytes(32);
    await test.pool.query('update staff_users set totp_secret = $1 where id = $2', [user.secret, user.id]);
    await test.pool.query(`insert into signing_keys (name, key) values ('preview', $1)`, [signingKey]);
    const slug = await addBlog(test.db, sampleBlogs[0] as NewBlog);
    const { rows } = await test.pool.query('select id from blogs where slug = $1', [slug]);
    const link = previewPath(
      signPreview(signingKey, 'blog', String(rows[0].id), new Date(Date.now() + 60_000)),
    );
    const both = async () => [await answerTo(user, web), (await fetch(web.url + link)).status];
    expect(await both()).toEqual(['Session:1', 200]);

    started.push(await startWorker(settings(keys)));
    await waitUntil('no secret to be plain', async () => {
      const { rows: plain } = await test.pool.query(
        `select from staff_users where totp_secret not like '%.%' union all
         select from signing_keys where length(key) = 32`,
      );
      return plain.length === 0;
    });
    expect(await both()).toEqual(['Session:1', 200]);
  });
});

describe('a start without SECRET_KEYS', () => {
  it.each(['web', 'worker'])('exits with a message that says how to make one: %s', async (program) => {
    const running = run(process.execPath, [`build/server/${program}.js`], {
      DATABASE_URL: test.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      BASE_URL: 'http://localhost',
    });
    await waitUntil('its end', () => running.child.exitCode !== null);
    expect(running.child.exitCode).toBe(1);
    expect(running.output()).toMatch(/SECRET_KEYS is not set: make a key with `openssl rand -base64 32`/);
  });
});
