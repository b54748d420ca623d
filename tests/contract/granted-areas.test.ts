import { beforeEach, describe, expect, it } from 'vitest';
import { handleUsers } from '#app/staff/settings/users/users-action.ts';
import { type Area, areas } from '#domain/staff/areas.ts';
import { goodPassword } from '../support/good-password.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, type Browser, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { post, logIn } = staffApi(test);
const act = staffActions(test);
const users = '/adminDashboard/manage-users';

type Account = { id: string; name: string; username: string; browser: Browser };

async function account(own: readonly Area[], status: 'Admin' | 'Non-Admin' = 'Admin'): Promise<Account> {
  const user = await addStaff(test, status);
  await test.pool.query('update staff_users set areas = $2 where id = $1', [user.id, own]);
  const browser = newBrowser();
  if (status === 'Admin') await logIn(browser, user.username);
  return { ...user, browser };
}

const rowOf = async (id: string) =>
  (
    await test.pool.query(
      'select areas, admin_status, username, password_hash from staff_users where id = $1',
      [id],
    )
  ).rows[0];

const boxes = (chosen: readonly Area[]) => Object.fromEntries(chosen.map((area) => [`area-${area}`, 'on']));
const setAreas = (by: Account, id: string, chosen: readonly Area[]) =>
  act(by.browser, handleUsers, { intent: 'areas', id, ...boxes(chosen) });

const forbidden = { done: false, code: 'forbidden', status: 403 };

beforeEach(() => test.pool.query('delete from staff_users'));

describe('an Admin limited to users', () => {
  it('gives nobody an area that they lack, themselves included', async () => {
    await account(areas);
    const limited = await account(['users']);
    const other = await account(['users']);
    for (const { id } of [limited, other])
      for (const area of areas.filter((one) => one !== 'users'))
        expect(await setAreas(limited, id, ['users', area]), area).toMatchObject(forbidden);
    expect((await rowOf(limited.id)).areas).toEqual(['users']);
    expect((await rowOf(other.id)).areas).toEqual(['users']);
  });

  it('adds users who have no more than they have, also after the promotion', async () => {
    await account(areas);
    const limited = await account(['publishing', 'users']);
    const fields = { n_name: 'Rupa', n_password: goodPassword };
    await post(limited.browser, `${users}/user-add/create-user`, { ...fields, n_username: 'a@x.example' });
    await act(limited.browser, handleUsers, { ...fields, intent: 'add', n_username: 'b@x.example' });
    const { rows } = await test.pool.query(`select id, areas from staff_users where name = 'Rupa'`);
    expect(rows.map((row) => row.areas)).toEqual([
      ['publishing', 'users'],
      ['publishing', 'users'],
    ]);
    const id = String(rows[0].id);
    const promoted = await act(limited.browser, handleUsers, {
      ...{ intent: 'role', id, n_changeUserRight: 'Admin' },
    });
    expect(promoted).toMatchObject({ done: true });
    expect(await rowOf(id)).toMatchObject({ admin_status: 'Admin', areas: ['publishing', 'users'] });
  });

  /** Each would give the account to the limited Admin, or take its areas from the agency. */
  const attempts = {
    areas: { 'area-users': 'on' },
    role: { n_changeUserRight: 'Non-Admin' },
    password: { n_newPasswordValue: 'three blue boats' },
    update: { n_updateName: 'A', n_updateUsername: 'mine@x.example' },
    delete: {},
  };
  const calls = {
    role: '/update-user-right/change-user-right',
    password: '/password-reset-by-admin/change-password-by-admin',
    update: '/user-profile-update/update-user',
    delete: '/user-delete/delete-user',
  };

  it.each(['Admin', 'Non-Admin'] as const)(
    'does not touch the account of %s with more areas, by action or by call',
    async (status) => {
      await account(areas);
      const limited = await account(['users']);
      const target = await account(['users', 'money'], status);
      const before = await rowOf(target.id);
      for (const [intent, more] of Object.entries(attempts)) {
        const fields = { id: target.id, delUid: target.id, ...more };
        const turned = { ...fields, ...(status === 'Non-Admin' && { n_changeUserRight: 'Admin' }) };
        expect(await act(limited.browser, handleUsers, { intent, ...turned }), intent).toMatchObject(
          forbidden,
        );
      }
      for (const [intent, path] of Object.entries(calls)) {
        const more = attempts[intent as keyof typeof calls];
        const answer = await post(limited.browser, users + path, {
          id: target.id,
          delUid: target.id,
          ...more,
        });
        expect(answer.status, path).toBe(403);
      }
      expect(await rowOf(target.id)).toEqual(before);
    },
  );
});

describe('the last Admin with every area', () => {
  it('cannot lose one, be demoted or be deleted, until another has them all', async () => {
    const last = await account(areas);
    const other = await account(['users', 'money']);
    const conflict = { done: false, code: 'conflict', status: 409 };
    expect(await setAreas(last, last.id, ['users', 'money'])).toMatchObject(conflict);
    const demote = { intent: 'role', id: last.id, n_changeUserRight: 'Non-Admin' };
    expect(await act(last.browser, handleUsers, demote)).toMatchObject(conflict);
    expect(await setAreas(last, other.id, areas)).toMatchObject({ done: true });
    expect(await setAreas(last, last.id, ['money'])).toMatchObject({ done: true });
  });

  it('remains when Admins take an area from each other at once, and no change fails by a deadlock', async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => account(areas)));
    const crossing = admins.flatMap((by) =>
      admins.filter((one) => one !== by).map(({ id }) => setAreas(by, id, ['users', 'money'])),
    );
    const codes = (await Promise.all(crossing)).map((result) => (result.done ? 'done' : result.code));
    expect(codes.filter((code) => !['done', 'conflict', 'forbidden'].includes(code))).toEqual([]);
    const { rows } = await test.pool.query('select areas from staff_users');
    expect(rows.filter((row) => row.areas.length === areas.length)).toHaveLength(1);
  });
});
