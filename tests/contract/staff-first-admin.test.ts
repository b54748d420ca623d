import { describe, expect, it } from 'vitest';
import { makeSetupToken } from '#domain/staff/first-admin-service.ts';
import { newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const api = staffApi(test);
const open = staffApi(test, { NODE_ENV: 'development' });

const create = async (from: typeof api, setupToken = '') => {
  const response = await from.post(newBrowser(), '/adminLogin/create-auto-admin', { flag: '1', setupToken });
  return [response.status, await response.text()] as const;
};
const empty = () => test.pool.query('truncate staff_users, setup_tokens cascade');
const users = async () => (await test.pool.query('select username, admin_status from staff_users')).rows;

describe('POST /adminLogin/create-auto-admin', () => {
  it('needs the token from the log in production, and works once', async () => {
    const earlier = await makeSetupToken(test.db);
    const token = await makeSetupToken(test.db);
    expect((await create(api, earlier))[0]).toBe(403);
    expect((await create(api))[0]).toBe(403);
    expect((await create(api, 'guessed'))[0]).toBe(403);
    const [status, text] = await create(api, token);
    expect(status).toBe(200);
    const [, username = '', password = ''] = /Username: (\S+)\s+Password: (\S+)/.exec(text) ?? [];
    expect(await users()).toEqual([{ username, admin_status: 'Admin' }]);
    expect((await create(api, token))[0]).toBe(409);
    expect(await makeSetupToken(test.db)).toBeUndefined();

    const browser = newBrowser();
    expect(await api.logIn(browser, username, password)).toBe('Session:1');
    const list = await api.get(browser, '/adminDashboard/manage-users/users-read?page=1');
    expect([list.status, (await list.json()).error]).toEqual([
      403,
      'Please change your password first: another user set the present one.',
    ]);
    const changed = await api.post(browser, '/adminDashboard/password-reset', {
      n_sessionUsername: username,
      n_currentPasswordValue: password,
      n_newPasswordValue: 'eleven boats at Nimati',
    });
    expect(await changed.json()).toEqual({ flag: 1 });
    expect((await api.get(browser, '/adminDashboard/manage-users/users-read?page=1')).status).toBe(200);
  });

  it('prefers a token of the environment, and asks for none in development', async () => {
    await empty();
    await makeSetupToken(test.db);
    const configured = staffApi(test, { SETUP_TOKEN: 'a token of sixteen' });
    expect((await create(configured, 'another token'))[0]).toBe(403);
    expect((await create(configured, 'a token of sixteen'))[0]).toBe(200);
    await empty();
    expect((await create(open))[0]).toBe(200);
  });

  it('makes one admin of twenty requests at once', async () => {
    await empty();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(open)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });
});
