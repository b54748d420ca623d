import { createHash } from 'node:crypto';
import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { handleSecondFactor } from '#app/staff/settings/account/second-factor-action.ts';
import { confirmSecondFactor, offerSecondFactor } from '#domain/staff/account-service.ts';
import { resumeSession } from '#domain/staff/session-service.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { goodPassword } from '../support/good-password.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { post, get, logIn, ask } = staffApi(test);
const strict = staffApi(test, { STRICT_LOGIN_REPLIES: true });

const live = async (username: string) =>
  Number(
    (
      await test.pool.query(
        `select count(*) from staff_sessions join staff_users on staff_users.id = user_id
         where username = $1 and ended_at is null`,
        [username],
      )
    ).rows[0].count,
  );

describe('POST /adminLogin/check-admin-user', () => {
  it('asks for the username, then for the password', async () => {
    const browser = newBrowser();
    for (const [fields, text] of [
      [{}, 'Please Type Your Username.....'],
      [{ userName: ' ', userPassword: 'x' }, 'Please Type Your Username.....'],
      [{ userName: 'a@b.example' }, 'Please Enter Your Password.....'],
    ] as const) {
      const response = await post(browser, '/adminLogin/check-admin-user', { ...fields });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ flag: 'Session:-1', error: text });
    }
  });

  it('distinguishes an unknown user from a wrong password by the flag alone, and not at all in strict mode', async () => {
    const { username } = await addStaff(test);
    expect(await logIn(newBrowser(), 'nobody@purvai.example')).toBe('User=0');
    expect(await logIn(newBrowser(), username, 'wrong')).toBe('Pwd>-1');
    expect(await strict.logIn(newBrowser(), 'nobody-else@purvai.example')).toBe('Pwd>-1');
    expect(await strict.logIn(newBrowser(), username, 'wrong')).toBe('Pwd>-1');
  });

  it('answers Non-Admin and session flags only after the right password', async () => {
    const { username } = await addStaff(test, 'Non-Admin');
    expect(await logIn(newBrowser(), username, 'wrong')).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username)).toBe('Non-Admin');
    const admin = await addStaff(test);
    expect(await logIn(newBrowser(), admin.username)).toBe('Session:1');
    expect(await logIn(newBrowser(), admin.username, 'wrong')).toBe('Pwd>-1');
  });

  it('creates one session, resumes it in this browser, and refuses a second one', async () => {
    const { username } = await addStaff(test);
    const [first, second] = [newBrowser(), newBrowser()];
    expect(await logIn(first, username.toUpperCase())).toBe('Session:1');
    expect(await logIn(first, username)).toBe('Session:1+');
    expect(await logIn(second, username)).toBe('Session:>1');
    expect(second.cookies.size).toBe(0);
    expect(await logIn(second, username, goodPassword, { endOther: 'true' })).toBe('Session:1');
    expect(await live(username)).toBe(1);
    expect((await get(first, `/adminDashboard/check-user-session/?ssn=${username}`)).status).toBe(401);
    expect((await get(second, `/adminDashboard/check-user-session/?ssn=${username}`)).status).toBe(200);
  });

  it('sets cookies that no script, no other site and no other host can use', async () => {
    const { username } = await addStaff(test);
    const response = await post(newBrowser(), '/adminLogin/check-admin-user', {
      userName: username,
      userPassword: goodPassword,
    });
    const [session = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const { rows } = await test.pool.query('select token_hash from staff_sessions order by id desc limit 1');
    const [, token = ''] = /=([\w-]+)/.exec(session) ?? [];
    expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest());
  });

  it('accepts one of fifty concurrent logins', async () => {
    const { username } = await addStaff(test);
    const flags = await Promise.all(Array.from({ length: 50 }, () => logIn(newBrowser(), username)));
    expect(flags.filter((flag) => flag === 'Session:1')).toHaveLength(1);
    // The others find it taken, or are too many at the same moment.
    expect(flags.filter((flag) => /^(Session:>1|429|503)/.test(flag))).toHaveLength(49);
    expect(await live(username)).toBe(1);
  });

  it('counts no right password as a failure, also of ten at once', async () => {
    const { username } = await addStaff(test);
    await test.pool.query('delete from login_failures');
    const flags = await Promise.all(Array.from({ length: 10 }, () => logIn(newBrowser(), username)));
    expect(flags.toSorted()).toEqual(
      ['Session:1', ...Array.from({ length: 9 }, () => 'Session:>1')].toSorted(),
    );
    const { rows } = await test.pool.query('select * from login_failures where failures > 0');
    expect(rows).toEqual([]);
    for (let guess = 0; guess < 4; guess++)
      expect(await logIn(newBrowser(), username, 'guess')).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username, goodPassword, { endOther: 'true' })).toBe('Session:1');
  });

  it('counts no right password as a failure of the address either, also of an office that logs in at one moment', async () => {
    const users = await Promise.all(Array.from({ length: 25 }, () => addStaff(test)));
    await test.pool.query('delete from login_failures');
    const flags = await Promise.all(users.map(({ username }) => logIn(newBrowser(), username)));
    expect(flags).toEqual(users.map(() => 'Session:1'));
    const { rows } = await test.pool.query('select * from login_failures where failures > 0');
    expect(rows).toEqual([]);
  });

  it('knows the browser that switched on the second factor at once', async () => {
    const { username } = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, username);
    const act = staffActions(test);
    const offered = await act(browser, handleSecondFactor, { intent: 'offer' });
    const { secret } = (offered as unknown as { value: { secret: string } }).value;
    const confirm = { intent: 'confirm', code: await generate({ secret }) };
    expect(await act(browser, handleSecondFactor, confirm)).toMatchObject({ done: true });
    await post(browser, '/adminDashboard/adminuser-logout', { n_sesId: username });
    for (let guess = 0; guess < 6; guess++)
      await logIn(newBrowser(), username, goodPassword, { code: '000000' });
    expect(await logIn(newBrowser(), username, goodPassword, { code: '000000' })).toMatch(/^429/);
    await test.pool.query('update staff_users set totp_last_step = 0 where username = $1', [username]);
    const code = await generate({ secret });
    expect(await logIn(browser, username, goodPassword, { code })).toBe('Session:1');
  });

  it('asks for the second factor after the password, and accepts a code and a recovery code once each', async () => {
    const { username } = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, username);
    const token = browser.cookies.get('__Host-sid');
    const actor = await resumeSession(test.db, token, { fromAddress: '', userAgent: '' });
    if (!actor) throw new Error('no session');
    const { secret } = await offerSecondFactor(test, actor, 'Purvai');
    const { codes } = await confirmSecondFactor(test, actor, await generate({ secret }));
    const [recovery = ''] = codes;
    await post(browser, '/adminDashboard/adminuser-logout', { n_sesId: username });

    expect(await logIn(newBrowser(), username, 'wrong')).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username)).toBe('Code=0');
    expect(await logIn(newBrowser(), username, goodPassword, { code: '000000' })).toBe('Code>-1');
    // As if the code that turned it on were long ago.
    await test.pool.query('update staff_users set totp_last_step = 0 where username = $1', [username]);
    const [code, by] = [await generate({ secret }), newBrowser()];
    expect(await logIn(by, username, goodPassword, { code })).toBe('Session:1');
    await post(by, '/adminDashboard/adminuser-logout', { n_sesId: username });
    expect(await logIn(newBrowser(), username, goodPassword, { code })).toBe('Code>-1');
    const other = newBrowser();
    expect(await logIn(other, username, goodPassword, { code: recovery.toLowerCase() })).toBe('Session:1');
    await post(other, '/adminDashboard/adminuser-logout', { n_sesId: username });
    expect(await logIn(newBrowser(), username, goodPassword, { code: recovery })).toBe('Code>-1');
  });
});

describe('guessing', () => {
  it('has five tries at an account, then a pause, while the owner’s known browser may log in', async () => {
    const { username } = await addStaff(test);
    const own = newBrowser();
    await test.pool.query('delete from login_failures');
    expect(await logIn(own, username)).toBe('Session:1');
    await post(own, '/adminDashboard/adminuser-logout', { n_sesId: username });
    for (let guess = 0; guess < 5; guess++)
      expect(await logIn(newBrowser(), username, 'guess')).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username)).toMatch(/^429 Too many failed logins.*1 minute/);
    expect(await logIn(own, username)).toBe('Session:1');
    await test.pool.query('update login_failures set blocked_until = now()');
    expect(await logIn(newBrowser(), username, 'guess')).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username)).toMatch(/^429 .*2 minutes/);
  });

  it('has no more tries in fifty concurrent requests', async () => {
    const { username } = await addStaff(test);
    await test.pool.query('delete from login_failures');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn(newBrowser(), username, 'guess')),
    );
    expect(answers.filter((answer) => answer === 'Pwd>-1').length).toBeLessThanOrEqual(5);
    expect(answers.filter((answer) => /^(429|503)/.test(answer)).length).toBeGreaterThanOrEqual(45);
  });

  it('does not lock out the owner’s known browser when its address is locked', {
    timeout: 60_000,
  }, async () => {
    const { username } = await addStaff(test);
    const own = newBrowser();
    await test.pool.query('delete from login_failures');
    expect(await logIn(own, username)).toBe('Session:1');
    await post(own, '/adminDashboard/adminuser-logout', { n_sesId: username });
    for (let tried = 0; tried < 20; tried++) await logIn(newBrowser(), `other-${tried}@x.example`, 'guess');
    expect(await logIn(newBrowser(), username)).toMatch(/^429/);
    expect(await logIn(own, username)).toBe('Session:1');
  });

  it('stores no unknown username, and refuses one that is too long', async () => {
    await test.pool.query('delete from login_failures');
    await logIn(newBrowser(), 'my secret password', 'x');
    const { rows } = await test.pool.query(`select subject_name from activity order by id desc limit 1`);
    expect(rows).toEqual([{ subject_name: '' }]);
    const keys = await test.pool.query('select key from login_failures');
    expect(JSON.stringify(keys.rows)).not.toContain('secret');
    expect(await logIn(newBrowser(), 'x'.repeat(3000), 'x')).toMatch(/^422/);
  });

  it('has twenty tries from an address, for any usernames', async () => {
    const guess = (name: string) => logIn(newBrowser(), name, 'guess');
    await test.pool.query('delete from login_failures');
    for (let tried = 0; tried < 20; tried++) expect(await guess(`spray-${tried}@x.example`)).toBe('User=0');
    expect(await guess('spray-20@x.example')).toMatch(/^429/);
    await test.pool.query('delete from login_failures');
    expect(await guess('spray-21@x.example')).toBe('User=0');
  });
});

describe('a login in flight', () => {
  it('fails when the password, the role or the second factor changes meanwhile', async () => {
    const [slow, another] = [hashPassword(goodPassword), await hashPassword('quite another password')];
    for (const change of [
      `password_hash = '${another}'`,
      "admin_status = 'Non-Admin'",
      "totp_secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', totp_confirmed_at = now()",
    ]) {
      const { username, id } = await addStaff(test, 'Admin', slow);
      await test.pool.query('delete from login_failures');
      const attempt = logIn(newBrowser(), username);
      // The password takes long enough to check for this to come between.
      await test.pool.query(`update staff_users set ${change} where id = $1`, [id]);
      expect(['Pwd>-1', 'Non-Admin', 'Code=0']).toContain(await attempt);
      expect(await live(username)).toBe(0);
    }
  });
});

describe('GET /adminDashboard/check-user-session', () => {
  it('answers the fields of the contract to the session’s own user', async () => {
    const { username, name } = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, username);
    const response = await get(browser, `/adminDashboard/check-user-session/?ssn=${username}`);
    expect(await response.json()).toStrictEqual({
      name,
      username,
      adminStatus: 'Admin',
      designation: 'Clerk',
      address: 'Guwahati',
    });
  });

  it('refuses another user’s name, an unknown one and a missing cookie with identical replies', async () => {
    const [own, other] = [await addStaff(test), await addStaff(test)];
    const browser = newBrowser();
    await logIn(browser, own.username);
    const refusals = await Promise.all([
      get(browser, `/adminDashboard/check-user-session/?ssn=${other.username}`),
      get(browser, '/adminDashboard/check-user-session/?ssn=nobody@x.example'),
      get(browser, '/adminDashboard/check-user-session'),
      get(newBrowser(), `/adminDashboard/check-user-session/?ssn=${own.username}`),
      ask(newBrowser(), `/adminDashboard/check-user-session/?ssn=${own.username}`, {
        headers: { cookie: '__Host-sid=made-up' },
      }),
    ]);
    for (const refusal of refusals)
      expect([refusal.status, await refusal.text()]).toEqual([401, '{"error":"Please log in."}']);
  });

  it('ends after thirty idle minutes and after eight hours', async () => {
    const { username } = await addStaff(test);
    for (const age of [
      "last_seen_at = now() - interval '31 minutes'",
      "created_at = now() - interval '481 minutes'",
    ]) {
      const browser = newBrowser();
      expect(await logIn(browser, username)).toBe('Session:1');
      await test.pool.query(`update staff_sessions set ${age} where ended_at is null`);
      expect((await get(browser, `/adminDashboard/check-user-session/?ssn=${username}`)).status).toBe(401);
      expect(await live(username)).toBe(0);
    }
  });
});

describe('POST /adminDashboard/adminuser-logout', () => {
  it('answers flag 1, deletes the cookie and ends the session', async () => {
    const { username } = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, username);
    const response = await post(browser, '/adminDashboard/adminuser-logout', { n_sesId: username });
    expect(await response.json()).toStrictEqual({ flag: 1 });
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    expect(await live(username)).toBe(0);
  });
});

describe('POST /adminDashboard/password-reset', () => {
  const change = async (browser: ReturnType<typeof newBrowser>, fields: Record<string, string>) => {
    const response = await post(browser, '/adminDashboard/password-reset', fields);
    const { flag, error } = await response.json();
    if (!response.ok) expect(flag).toBe('1-');
    return response.ok ? flag : [response.status, error];
  };

  it('checks in the contract’s order and answers numbers as numbers', async () => {
    const { username } = await addStaff(test);
    const browser = newBrowser();
    await logIn(browser, username);
    const own = { n_sessionUsername: username };
    expect(await change(browser, {})).toEqual([422, 'Something Went Wrong, Relogin and Try Again.....']);
    expect(await change(browser, own)).toEqual([422, 'Type Your Existing Password.....']);
    const current = { ...own, n_currentPasswordValue: goodPassword };
    expect(await change(browser, current)).toEqual([422, 'Type Your New Password.....']);
    const next = 'seven hills and a ferry';
    expect(await change(browser, { ...own, n_currentPasswordValue: 'x', n_newPasswordValue: next })).toBe(0);
    expect(await change(browser, { ...current, n_sessionUsername: 'a@b.c', n_newPasswordValue: next })).toBe(
      '1-',
    );
    expect(await change(browser, { ...current, n_newPasswordValue: 'short' })).toEqual([
      422,
      'Choose a password of at least 12 characters.',
    ]);
    expect(await change(browser, { ...current, n_newPasswordValue: 'password1234' })).toEqual([
      422,
      'That password is too easy to guess. A few unrelated words make a good one.',
    ]);
    expect(await change(browser, { ...current, n_newPasswordValue: next })).toBe(1);
    await post(browser, '/adminDashboard/adminuser-logout', { n_sesId: username });
    expect(await logIn(newBrowser(), username)).toBe('Pwd>-1');
    expect(await logIn(newBrowser(), username, next)).toBe('Session:1');
  });
});
