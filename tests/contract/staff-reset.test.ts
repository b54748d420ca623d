import { describe, expect, it } from 'vitest';
import { askPasswordReset, issueReset, resetPassword } from '#domain/staff/reset-service.ts';
import { sendPasswordResetMail } from '#worker/jobs/send-password-reset-mail.ts';
import { goodPassword } from '../support/good-password.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { logIn, get } = staffApi(test);
const visitor = { fromAddress: '192.0.2.1', userAgent: '' };
const next = 'a bridge of living roots';

const jobs = async () =>
  Number(
    (await test.pool.query(`select count(*) from pgboss.job where name = 'password-reset-mail'`)).rows[0]
      .count,
  );

describe('a forgotten password', () => {
  it('is requested with the same reply and the same work for any username, up to a limit', async () => {
    for (const username of ['nobody@x.example', (await addStaff(test)).username]) {
      const before = await jobs();
      for (let count = 0; count < 6; count++) await askPasswordReset(test, username, visitor);
      expect((await jobs()) - before).toBe(3);
    }
  });

  it('is mailed to the account’s address with a link to this site', async () => {
    const { username } = await addStaff(test);
    const sent: { to: string; text: string }[] = [];
    const mailer = {
      send: async (mail: { to: string; text: string }) => {
        sent.push(mail);
      },
      close() {},
    };
    const env = { BASE_URL: 'https://www.purvai.example' };
    await sendPasswordResetMail({ db: test.db, mailer, env }, { username });
    await sendPasswordResetMail({ db: test.db, mailer, env }, { username: 'nobody@x.example' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toBe(username);
    expect(sent[0]?.text).toMatch(/https:\/\/www\.purvai\.example\/forgotPassword\/new#[\w-]{43}\n/);
  });

  it('can be reset once, also by two concurrent requests, and ends every session', async () => {
    const user = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, user.username);
    const reset = await issueReset(test.db, user.username);
    if (!reset) throw new Error('no reset');
    const both = await Promise.allSettled([
      resetPassword(test.db, reset.token, next, visitor),
      resetPassword(test.db, reset.token, `${next}, too`, visitor),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await get(browser, '/adminDashboard/manage-users/users-read')).status).toBe(401);
    expect(await logIn(newBrowser(), user.username, goodPassword)).toBe('Pwd>-1');
  });

  it.each([
    ['after half an hour', `update staff_password_resets set expires_at = now() - interval '1 second'`],
    ['once another was asked for', undefined],
  ])('is not reset %s', async (_when, change) => {
    const { username } = await addStaff(test);
    const reset = await issueReset(test.db, username);
    if (change) await test.pool.query(change);
    else await issueReset(test.db, username);
    await expect(resetPassword(test.db, reset?.token ?? '', next, visitor)).rejects.toMatchObject({
      code: 'link_void',
    });
  });

  it('stores no token in the database', async () => {
    const { username } = await addStaff(test);
    const reset = await issueReset(test.db, username);
    const { rows } = await test.pool.query('select token_hash from staff_password_resets');
    expect(rows.map((row) => row.token_hash.toString('base64url')).join()).not.toContain(reset?.token ?? '');
  });
});
