import { beforeAll, describe, expect, it } from 'vitest';
import { goodPassword } from '../support/good-password.ts';
import { answerOf } from '../support/logged-in.ts';
import { addStaff, type Browser, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { post, get, logIn } = staffApi(test);
const users = '/adminDashboard/manage-users';

let browser: Browser;
let admin: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  admin = await addStaff(test);
  browser = newBrowser();
  await logIn(browser, admin.username);
});

const send = async (path: string, fields: Record<string, string> = {}) =>
  answerOf(await post(browser, users + path, fields));
const read = async (path: string) => answerOf(await get(browser, users + path));

const activity = async (action: string) =>
  (await test.pool.query('select * from activity where action = $1 order by id desc', [action])).rows;

describe('POST user-add/create-user', () => {
  const create = (fields: Record<string, string>) => send('/user-add/create-user', fields);

  it('asks for name, username and password in that order', async () => {
    expect(await create({})).toEqual([422, 'Type the Name of User.....']);
    expect(await create({ n_name: 'Rupa' })).toEqual([422, 'Type Username.....']);
    expect(await create({ n_name: 'Rupa', n_username: 'rupa@x.example' })).toEqual([
      422,
      'Type Password.....',
    ]);
  });

  it('always creates a Non-Admin, with flag 1 as a number, then flag 11', async () => {
    const fields = {
      n_entryDate: '15/11/2026',
      n_name: 'Rupa Das',
      n_username: 'Rupa@Purvai.example',
      n_password: goodPassword,
      n_adminStatus: 'Admin',
      n_designation: 'Clerk',
      n_address: 'Uzan Bazar',
      id: '1',
      __proto__x: 'y',
    };
    expect(await create(fields)).toStrictEqual({ flag: 1, payload: 'Rupa Das' });
    expect(await create({ ...fields, n_username: 'rupa@purvai.example' })).toStrictEqual({
      flag: 11,
      payload: 'User Already Exists.....',
    });
    const { userArray } = await read('/users-read?page=1');
    expect(userArray[0]).toStrictEqual({
      _id: expect.stringMatching(/^\d+$/),
      adminStatus: 'Non-Admin',
      entryDate: '15/11/2026',
      name: 'Rupa Das',
      username: 'rupa@purvai.example',
      designation: 'Clerk',
      address: 'Uzan Bazar',
    });
    const [line] = await activity('user-created');
    expect(line).toMatchObject({ actor_name: admin.name, subject_name: 'Rupa Das' });
  });

  it('answers flag 0 and the reason for a weak password', async () => {
    expect(await create({ n_name: 'A', n_username: 'weak@x.example', n_password: 'short' })).toStrictEqual({
      flag: 0,
      payload: 'Choose a password of at least 12 characters.',
    });
  });
});

describe('GET users-read', () => {
  it('shows ten to a page, the newest first, to the last page, and finds by name', async () => {
    for (let count = 0; count < 12; count++) await addStaff(test, 'Non-Admin');
    const first = await read('/users-read?page=1');
    expect(first.userArray).toHaveLength(10);
    expect(first.lstPg).toBeGreaterThanOrEqual(2);
    const last = await read(`/users-read?page=${first.lstPg}`);
    expect(last.userArray.length).toBeGreaterThan(0);
    expect(await read(`/users-read?page=${first.lstPg + 50}`)).toEqual(last);
    expect(await read('/users-read')).toEqual(first);
    expect(await read('/users-read?page=x')).toEqual(first);
    const found = await read('/users-read?page=1&search=rupa');
    expect(found.userArray.map(({ name }: { name: string }) => name)).toEqual(['Rupa Das']);
    expect((await read("/users-read?search=%25' or 1=1")).userArray).toEqual([]);
  });
});

describe('a user’s right', () => {
  it('is shown, has to be chosen, is changed, and a demotion ends the session', async () => {
    const user = await addStaff(test, 'Non-Admin');
    const own = newBrowser();
    expect(await read(`/update-user-right/get-user-details/?id=${user.id}`)).toStrictEqual({
      usnm: user.username,
      usrSts: 'Non-Admin',
    });
    const change = (n_changeUserRight: string) =>
      send('/update-user-right/change-user-right', { id: user.id, n_changeUserRight });
    expect(await change('')).toEqual([422, 'Select the User Role.....']);
    expect(await change('Owner')).toEqual([422, 'Select the User Role.....']);
    expect(await change('Admin')).toEqual([200, `${user.name} is now Admin.....`]);
    expect(await logIn(own, user.username)).toBe('Session:1');
    expect(await change('Non-Admin')).toEqual([200, `${user.name} is now Non-Admin.....`]);
    expect((await get(own, `${users}/users-read`)).status).toBe(401);
    expect((await activity('user-right-changed'))[0].detail).toEqual({ from: 'Admin', to: 'Non-Admin' });
  });
});

describe('POST change-password-by-admin', () => {
  it('changes it, ends the sessions and requires a new password at the next login', async () => {
    const user = await addStaff(test);
    const own = newBrowser();
    await logIn(own, user.username);
    const reset = (fields: Record<string, string>) =>
      send('/password-reset-by-admin/change-password-by-admin', fields);
    expect(await reset({ id: user.id })).toEqual([422, 'Type New Password.....']);
    expect(await reset({ id: user.id, n_newPasswordValue: 'x' })).toMatchObject({ flag: 'err' });
    expect(await reset({ id: '999999', n_newPasswordValue: 'four oars on the Umiam' })).toMatchObject({
      flag: 'err',
    });
    expect(await reset({ id: user.id, n_newPasswordValue: 'four oars on the Umiam' })).toMatchObject({
      flag: 1,
    });
    expect((await get(own, `${users}/users-read`)).status).toBe(401);
    expect(await logIn(own, user.username, 'four oars on the Umiam')).toBe('Session:1');
    expect((await get(own, `${users}/users-read`)).status).toBe(403);
  });

  it('unlocks an account that was locked by wrong passwords', async () => {
    const user = await addStaff(test);
    await test.pool.query('delete from login_failures');
    for (let guess = 0; guess < 6; guess++) await logIn(newBrowser(), user.username, 'guess');
    expect(await logIn(newBrowser(), user.username)).toMatch(/^429/);
    const fields = { id: user.id, n_newPasswordValue: 'four oars on the Umiam' };
    await send('/password-reset-by-admin/change-password-by-admin', fields);
    expect(await logIn(newBrowser(), user.username, fields.n_newPasswordValue)).toBe('Session:1');
  });
});

describe('one’s own password', () => {
  it('cannot be changed by the Admin’s call, which asks for no present password', async () => {
    expect(
      await send('/password-reset-by-admin/change-password-by-admin', {
        id: admin.id,
        n_newPasswordValue: 'not a takeover at all',
      }),
    ).toStrictEqual({ flag: 'err', payload: 'Change your own password under Change Password.' });
  });

  it('has limited tries inside a session', async () => {
    const user = await addStaff(test);
    const own = newBrowser();
    await logIn(own, user.username);
    const guess = () =>
      post(own, '/adminDashboard/password-reset', {
        n_sessionUsername: user.username,
        n_currentPasswordValue: 'guess',
        n_newPasswordValue: 'another good password',
      });
    for (let count = 0; count < 5; count++) expect(await (await guess()).json()).toEqual({ flag: 0 });
    expect((await guess()).status).toBe(429);
  });
});

describe('updating a user', () => {
  it('reads, checks and changes the profile', async () => {
    const user = await addStaff(test, 'Non-Admin');
    expect(await read(`/user-profile-update/get-user-update-data/?id=${user.id}`)).toStrictEqual({
      flag: 1,
      n_name: user.name,
      n_username: user.username,
      n_designation: 'Clerk',
      n_address: 'Guwahati',
      error: '',
    });
    expect(await read('/user-profile-update/get-user-update-data/?id=0')).toMatchObject({ flag: 0 });
    const update = (fields: Record<string, string>) => send('/user-profile-update/update-user', fields);
    expect(await update({ id: user.id })).toEqual([422, 'Name Field Cannot be Blank.....']);
    expect(await update({ id: user.id, n_updateName: 'N' })).toEqual([
      422,
      'Username Field Cannot be Blank.....',
    ]);
    const fields = { n_updateName: 'New Name', n_updateUsername: `new-${user.username}` };
    expect(await update(fields)).toEqual([422, 'ID Not Found.....']);
    expect(await update({ ...fields, id: user.id, n_updateUsername: admin.username })).toStrictEqual({
      flag: 'err',
      err: 'User Already Exists.....',
    });
    expect(await update({ ...fields, id: user.id, n_updateAddress: 'Jorhat' })).toStrictEqual({
      flag: 1,
      err: '',
    });
    expect((await activity('user-updated'))[0].detail).toMatchObject({ name: 'New Name', address: 'Jorhat' });
  });
});

describe('deleting a user', () => {
  it('names the user, deletes it, and reports a missing user', async () => {
    const user = await addStaff(test, 'Non-Admin');
    expect(await read(`/user-delete/get-user-delete-data/?id=${user.id}`)).toStrictEqual({
      flag: 1,
      name: user.name,
      username: user.username,
    });
    expect(await send('/user-delete/delete-user', { delUid: user.id })).toStrictEqual({ flag: 1 });
    expect(await read(`/user-delete/get-user-delete-data/?id=${user.id}`)).toStrictEqual({ flag: 0 });
    expect(await send('/user-delete/delete-user', { delUid: user.id })).toMatchObject({ flag: 'err' });
  });

  it('is refused for oneself, and for the last Admin in concurrent requests', async () => {
    expect(await send('/user-delete/delete-user', { delUid: admin.id })).toMatchObject({
      flag: 'err',
      error: 'You cannot delete the account that you are logged in with.',
    });
    await test.pool.query(`delete from staff_users where admin_status = 'Admin' and id <> $1`, [admin.id]);
    expect(
      await send('/update-user-right/change-user-right', { id: admin.id, n_changeUserRight: 'Non-Admin' }),
    ).toEqual([409, 'This is the last Admin: make another user an Admin first.']);

    const other = await addStaff(test);
    const second = newBrowser();
    await logIn(second, other.username);
    const demote = (from: Browser, id: string) =>
      post(from, `${users}/update-user-right/change-user-right`, { id, n_changeUserRight: 'Non-Admin' });
    const both = await Promise.all([demote(browser, other.id), demote(second, admin.id)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await test.pool.query(`select count(*) from staff_users where admin_status = 'Admin'`);
    expect(rows[0].count).toBe('1');
  });
});

describe('the activity log', () => {
  it('cannot be rewritten, shortened or emptied', async () => {
    for (const change of ["update activity set action = 'x'", 'delete from activity', 'truncate activity']) {
      await expect(test.pool.query(change)).rejects.toThrow('append-only');
    }
  });
});
