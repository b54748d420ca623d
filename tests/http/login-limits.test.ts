import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueReset } from '#domain/staff/reset-service.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import { goodPassword } from '../support/good-password.ts';
import { type HttpBrowser, httpBrowser } from '../support/http-browser.ts';
import { freshCode, turnOnSecondFactor, wrongCode } from '../support/second-factor.ts';
import { addStaff } from '../support/staff-api.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  // Patient, because a crowd of guesses and other steps use the processors: here a 503 tells of passwords alone.
  const env = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_WAIT_MS: '10000' };
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', env });
});
afterAll(() => web?.stop());
beforeEach(() => test.pool.query('delete from login_failures'));

let lastAddress = 0;
/** A new browser from a new address. */
const stranger = () => {
  lastAddress++;
  return httpBrowser(web.url, `203.0.${lastAddress >> 8}.${lastAddress & 255}`);
};

const endPauses = () => test.pool.query('update login_failures set blocked_until = null');

async function mailedToken(username: string): Promise<string> {
  const reset = await issueReset(test.db, username);
  if (!reset) throw new Error('no such user');
  return reset.token;
}

/** A user with a second factor, and the browser in which it was turned on. */
async function addProtectedStaff() {
  const user = await addStaff(test);
  const own = stranger();
  await own.logIn(user.username);
  const factor = await turnOnSecondFactor(own);
  await own.logOut(user.username);
  const right = async () => ({ code: await freshCode(test, user.id, factor.secret) });
  const wrong = async () => ({ code: await wrongCode(factor.secret) });
  return { ...user, ...factor, own, right, wrong };
}

describe('codes of the second factor', () => {
  it('are refused after five wrong ones, from any address and with other requests in between', async () => {
    const { username, right, wrong } = await addProtectedStaff();
    const answers: (string | number)[] = [];
    for (let guess = 0; guess < 20; guess++) {
      expect([200, 429]).toContain(
        (
          await stranger().post('/api/adminLogin/check-admin-user', {
            userName: username,
            userPassword: goodPassword,
            code: '',
          })
        ).status,
      );
      answers.push(await stranger().logIn(username, goodPassword, await wrong()));
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'Code>-1'));
    expect(answers.slice(5)).toEqual(Array.from({ length: 15 }, () => 429));
    // The pause, not the code, decides.
    expect(await stranger().logIn(username, goodPassword, await right())).toBe(429);
    await endPauses();
    expect(await stranger().logIn(username, goodPassword, await right())).toBe('Session:1');
  });

  it('count when they are recovery codes, also in fifty concurrent requests', async () => {
    const { username } = await addProtectedStaff();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        stranger().logIn(username, goodPassword, { code: `AAAAA-AAA${String(guess).padStart(2, '2')}` }),
      ),
    );
    expect(answers.filter((answer) => answer === 'Code>-1').length).toBeLessThanOrEqual(5);
    expect(answers.filter((answer) => answer === 429 || answer === 503).length).toBeGreaterThanOrEqual(45);
  });

  it('are counted apart from passwords: a mailed reset does not clear them, a right code does', async () => {
    const { username, right, wrong } = await addProtectedStaff();
    for (let guess = 0; guess < 5; guess++)
      expect(await stranger().logIn(username, goodPassword, await wrong())).toBe('Code>-1');
    const next = 'a bridge of living roots';
    const browser = stranger();
    expect((await browser.resetPassword(await mailedToken(username), next)).status).toBe(200);
    // Passwords are accepted again, codes are not.
    expect(await browser.logIn(username, next)).toBe('Code=0');
    expect(await browser.logIn(username, next, await right())).toBe(429);
    await endPauses();
    expect(await browser.logIn(username, next, await right())).toBe('Session:1');
    await browser.logOut(username);
    for (let guess = 0; guess < 5; guess++)
      expect(await stranger().logIn(username, next, await wrong())).toBe('Code>-1');
    expect(await stranger().logIn(username, next, await wrong())).toBe(429);
  });

  it('do not lock a device that passed the second factor before', async () => {
    const { username, own, right, wrong } = await addProtectedStaff();
    expect(await own.logIn(username, goodPassword, await right())).toBe('Session:1');
    await own.logOut(username);
    for (let guess = 0; guess < 8; guess++) await stranger().logIn(username, goodPassword, await wrong());
    expect(await stranger().logIn(username, goodPassword, await right())).toBe(429);
    expect(await own.logIn(username, goodPassword, await right())).toBe('Session:1');
    await own.logOut(username);
    // Even this device has its own budget: it may have been stolen.
    for (let guess = 0; guess < 5; guess++)
      expect(await own.logIn(username, goodPassword, await wrong())).toBe('Code>-1');
    expect(await own.logIn(username, goodPassword, await right())).toBe(429);
  });

  it('give no separate budget to a device that knows the password only', async () => {
    const user = await addStaff(test);
    const [thief, own] = [stranger(), stranger()];
    expect(await thief.logIn(user.username)).toBe('Session:1');
    await thief.logOut(user.username);
    expect(await own.logIn(user.username)).toBe('Session:1');
    const { secret } = await turnOnSecondFactor(own);
    await own.logOut(user.username);
    const code = await wrongCode(secret);
    for (let guess = 0; guess < 5; guess++)
      expect(await stranger().logIn(user.username, goodPassword, { code })).toBe('Code>-1');
    expect(await thief.logIn(user.username, goodPassword, { code })).toBe(429);
  });
});

describe('an empty code', () => {
  it('gives back its own try and no other', async () => {
    const { username } = await addProtectedStaff();
    const answers: (string | number)[] = [];
    for (let guess = 0; guess < 10; guess++) {
      answers.push(await stranger().logIn(username, 'guess'));
      await stranger().logIn(username);
    }
    expect(answers).toEqual([...Array(5).fill('Pwd>-1'), ...Array(5).fill(429)]);
  });
});

describe('too many guesses at once', () => {
  it('are refused with 503, while known devices log in and staff change passwords', {
    timeout: 180_000,
  }, async () => {
    // At the product's cost, which is what the crowd exhausts.
    const hash = hashPassword(goodPassword);
    const [user, colleague] = [await addStaff(test, 'Admin', hash), await addStaff(test, 'Admin', hash)];
    const [own, inSession] = [stranger(), stranger()];
    expect(await own.logIn(user.username)).toBe('Session:1');
    await own.logOut(user.username);
    expect(await inSession.logIn(colleague.username)).toBe('Session:1');

    let isOver = false;
    const statuses = new Map<string | number, number>();
    const guess = async () => {
      while (!isOver) {
        const answer = await stranger().logIn(`${crypto.randomUUID()}@x.example`, 'guess');
        statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      }
    };
    const crowd = Array.from({ length: 30 }, guess);
    try {
      await waitUntil('the crowd to be refused', () => (statuses.get(503) ?? 0) > 20);
      for (let login = 0; login < 3; login++) {
        expect(await own.logIn(user.username)).toBe('Session:1');
        await own.logOut(user.username);
      }
      const changed = await inSession.post('/api/adminDashboard/password-reset', {
        n_sessionUsername: colleague.username,
        n_currentPasswordValue: goodPassword,
        n_newPasswordValue: 'seven hills and a ferry',
      });
      expect(await changed.json()).toEqual({ flag: 1 });
    } finally {
      isOver = true;
      await Promise.all(crowd);
    }
    // Every guess was verified or refused with 503; none failed otherwise.
    expect([...statuses.keys()].sort()).toEqual([503, 'User=0']);
  });
});

describe('a mailed reset', () => {
  const next = 'a bridge of living roots';
  const lockOut = async (username: string, browser: () => HttpBrowser) => {
    for (let guess = 0; guess < 6; guess++) await browser().logIn(username, 'guess');
  };

  it('lets its owner in at once, though the account was locked by guesses', async () => {
    const { username } = await addStaff(test);
    await lockOut(username, stranger);
    expect(await stranger().logIn(username)).toBe(429);
    const browser = stranger();
    expect((await browser.resetPassword(await mailedToken(username), next)).status).toBe(200);
    expect(await browser.logIn(username, next)).toBe('Session:1');
    await browser.logOut(username);
    // Any other browser as well, until new guesses come.
    const other = stranger();
    expect(await other.logIn(username, next)).toBe('Session:1');
    await other.logOut(username);
    await lockOut(username, stranger);
    expect(await stranger().logIn(username, next)).toBe(429);
    expect(await browser.logIn(username, next)).toBe('Session:1');
  });

  it('lets in a known device that was locked, and an owner whose address was', async () => {
    const { username } = await addStaff(test);
    const own = stranger();
    await own.logIn(username);
    await own.logOut(username);
    await lockOut(username, () => own);
    expect(await own.logIn(username)).toBe(429);
    await own.resetPassword(await mailedToken(username), next);
    expect(await own.logIn(username, next)).toBe('Session:1');

    const another = await addStaff(test);
    const fresh = stranger();
    for (let guess = 0; guess < 21; guess++) await fresh.logIn(another.username, 'guess');
    expect(await fresh.logIn(another.username)).toBe(429);
    await fresh.resetPassword(await mailedToken(another.username), next);
    expect(await fresh.logIn(another.username, next)).toBe('Session:1');
  });

  it('clears nothing and makes no device known with a token that is not one', async () => {
    const { username } = await addStaff(test);
    await lockOut(username, stranger);
    const browser = stranger();
    expect((await browser.resetPassword('made-up', next)).status).toBe(422);
    expect(await browser.logIn(username)).toBe(429);
  });
});
