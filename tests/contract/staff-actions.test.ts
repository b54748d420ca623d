import { describe, expect, it } from 'vitest';
import { action as addEnquiry } from '#app/staff/enquiries/add/add-enquiry-resource.ts';
import { handleLoginPage } from '#app/staff/login/login-action.ts';
import { handleUsers } from '#app/staff/settings/users/users-action.ts';
import { handleSession } from '#app/staff/shell/session-action.ts';
import { handleUpdateBlog, handleWriteBlog } from '#app/staff/website/blogs/save-blog.ts';
import { handleTourPackages } from '#app/staff/website/packages/tour-packages-action.ts';
import { staffMessages } from '#messages.ts';
import { goodPassword } from '../support/good-password.ts';
import { staffActions } from '../support/staff-actions.ts';
import { addStaff, type Browser, newBrowser } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const ask = staffActions(test);

const logIn = (browser: Browser, userName: string, userPassword = goodPassword, more = {}) =>
  ask(browser, handleLoginPage, { intent: 'log-in', userName, userPassword, ...more });

async function someBrowser(): Promise<{ browser: Browser; user: Awaited<ReturnType<typeof addStaff>> }> {
  const browser = newBrowser();
  const user = await addStaff(test);
  expect(await logIn(browser, user.username)).toMatchObject({ done: true, value: 'logged-in' });
  return { browser, user };
}

/** An unexpected error: the table is missing. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await test.pool.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await work();
  } finally {
    await test.pool.query(`alter table ${table}_away rename to ${table}`);
  }
}

describe('the first Admin', () => {
  it('needs the setup token, and is created once', async () => {
    const env = { SETUP_TOKEN: 'the token' };
    const create = (setupToken: string) =>
      staffActions(test, env)(newBrowser(), handleLoginPage, { intent: 'create-first-admin', setupToken });
    expect(await create('')).toMatchObject({ done: false, code: 'setup_token_needed', status: 403 });
    const created = await create('the token');
    expect(created).toMatchObject({ done: true, text: expect.stringContaining('Admin user created.') });
    expect(await create('the token')).toMatchObject({ done: false, code: 'conflict' });
  });
});

describe('the login', () => {
  it('answers in the contract’s words, with a code of its own for each outcome', async () => {
    const { username } = await addStaff(test);
    const nonAdmin = await addStaff(test, 'Non-Admin');
    const browser = newBrowser();
    expect(await logIn(browser, '')).toMatchObject({ code: 'invalid', field: 'userName' });
    expect(await logIn(browser, username, '')).toMatchObject({ code: 'invalid', field: 'userPassword' });
    expect(await logIn(browser, 'unknown@purvai.example')).toMatchObject({
      code: 'unknown-user',
      text: 'No Such User Exists.....',
    });
    expect(await logIn(browser, username, 'guess')).toMatchObject({
      code: 'wrong-password',
      text: 'Type the Correct Password.....',
    });
    expect(await logIn(browser, nonAdmin.username)).toMatchObject({
      code: 'non-admin',
      text: 'Non-Admin Status: Access Denied.....',
    });
    expect(browser.cookies.size).toBe(0);
    expect(await logIn(browser, username)).toMatchObject({
      done: true,
      value: 'logged-in',
      text: 'Allowing Access.....',
    });
    expect([...browser.cookies.keys()]).toEqual(['__Host-sid', '__Host-did']);
    expect(await logIn(browser, username)).toMatchObject({
      done: true,
      value: 'already-logged-in',
      text: 'Session Already Exists.....',
    });
    const other = newBrowser();
    expect(await logIn(other, username)).toMatchObject({
      code: 'elsewhere',
      text: 'Multiple Sessions Detected, Access Denied.....',
    });
    expect(await logIn(other, username, goodPassword, { endOther: 'true' })).toMatchObject({ done: true });
  });

  it('does not reveal which usernames exist when it must not', async () => {
    const strict = staffActions(test, { STRICT_LOGIN_REPLIES: true });
    const fields = { intent: 'log-in', userName: 'unknown@purvai.example', userPassword: 'guess' };
    expect(await strict(newBrowser(), handleLoginPage, fields)).toMatchObject({ code: 'wrong-password' });
  });

  it('shows the text of an unexpected error, and logs it', async () => {
    const { username } = await addStaff(test);
    expect(await without('staff_sessions', () => logIn(newBrowser(), username))).toMatchObject({
      code: 'unexpected',
      text: 'Could Not Create Session,Try Again.....',
      status: 500,
      isLogged: true,
    });
  });

  it('is also an action of the shell, over a page whose session has ended', async () => {
    const { username } = await addStaff(test);
    const browser = newBrowser();
    const fields = { intent: 'log-in', userName: username, userPassword: goodPassword };
    expect(await ask(browser, handleSession, fields)).toMatchObject({ done: true, value: 'logged-in' });
    expect(await ask(browser, handleSession, { intent: 'log-out' })).toMatchObject({ done: true });
    expect([...browser.cookies.keys()]).toEqual(['__Host-did']);
  });
});

describe('one’s own password', () => {
  const change = (browser: Browser, username: string, current: string, next: string) =>
    ask(browser, handleSession, {
      intent: 'change-password',
      n_sessionUsername: username,
      n_currentPasswordValue: current,
      n_newPasswordValue: next,
    });

  it('is changed in the contract’s words', async () => {
    const { browser, user } = await someBrowser();
    expect(await change(browser, user.username, '', '')).toMatchObject({ field: 'n_currentPasswordValue' });
    expect(await change(browser, user.username, 'guess', 'nine hills in the rain')).toMatchObject({
      code: 'invalid',
      text: 'Type Your Existing Password Correctly.....',
    });
    expect(await change(browser, 'another@purvai.example', goodPassword, 'x')).toMatchObject({
      code: 'conflict',
      text: 'Something Went Wrong, Try Again.....',
    });
    expect(await change(browser, user.username, goodPassword, 'nine hills in the rain')).toMatchObject({
      done: true,
      text: 'Password Changed Successfully.....',
    });
  });
});

const everyPage = [handleUsers, handleWriteBlog, handleUpdateBlog, handleTourPackages];

describe('without a session', () => {
  it('every action says so by its code, and changes nothing', async () => {
    const stranger = newBrowser();
    for (const action of [...everyPage, handleSession])
      expect(await ask(stranger, action, { intent: 'delete', delUid: '1' })).toMatchObject({
        code: 'unauthenticated',
        status: 401,
      });
  });

  it('nothing is open to a user who has to change the password first, but that', async () => {
    const { browser, user } = await someBrowser();
    await test.pool.query('update staff_users set must_change_password = true where id = $1', [user.id]);
    for (const action of everyPage)
      expect(await ask(browser, action, { intent: 'keep', draftOf: '0' })).toMatchObject({
        code: 'forbidden',
        text: 'Please change your password first: another user set the present one.',
      });
    expect(await ask(browser, handleSession, { intent: 'change-password' })).toMatchObject({
      code: 'invalid',
    });
  });
});

describe('the users', () => {
  it('are added, updated and deleted in the contract’s words', async () => {
    const { browser, user } = await someBrowser();
    const other = await addStaff(test);
    const users = (fields: Record<string, string>) => ask(browser, handleUsers, fields);
    const rupa = { intent: 'add', n_name: 'Rupa', n_username: 'rupa@purvai.example' };
    expect(await users({ ...rupa, n_password: 'short' })).toMatchObject({
      code: 'invalid',
      text: 'Error Detected: Choose a password of at least 12 characters.',
    });
    const good = { ...rupa, n_password: 'one ferry too many' };
    expect(await users(good)).toMatchObject({ done: true, text: 'Rupa is created successfully.....' });
    expect(await users(good)).toMatchObject({ code: 'conflict', text: 'User Already Exists.....' });
    const update = { intent: 'update', id: other.id, n_updateName: 'Z', n_updateUsername: other.username };
    expect(await users({ ...update, n_updateName: ' ' })).toMatchObject({ field: 'n_updateName' });
    expect(await users(update)).toMatchObject({ done: true, text: 'User Updated Successfully.....' });
    const reset = { intent: 'password', id: other.id, n_newPasswordValue: 'nine hills in the rain' };
    expect(await users(reset)).toMatchObject({ done: true, text: 'Password Changed Successfully.....' });
    expect(await users({ intent: 'delete', delUid: user.id })).toMatchObject({ code: 'conflict' });
    const remove = { intent: 'delete', delUid: other.id };
    expect(await users(remove)).toMatchObject({ done: true, text: 'User Successfully Deleted.....' });
    expect(await users(remove)).toMatchObject({ code: 'not_found' });
    expect(await users({ intent: 'nothing' })).toMatchObject({ code: 'invalid', status: 422 });
  });

  it('show the text of an unexpected error', async () => {
    const { browser } = await someBrowser();
    const { id, username } = await addStaff(test);
    const fails = (fields: Record<string, string>) =>
      without('activity', () => ask(browser, handleUsers, fields));
    const again = 'Something Went Wrong, Try Again.....';
    expect(await fails({ intent: 'delete', delUid: id })).toMatchObject({ code: 'unexpected', text: again });
    const update = { intent: 'update', id, n_updateName: 'Z', n_updateUsername: username };
    expect(await fails(update)).toMatchObject({ code: 'unexpected', text: again });
    const reset = { intent: 'password', id, n_newPasswordValue: 'nine hills in the rain' };
    expect(await fails(reset)).toMatchObject({
      code: 'unexpected',
      text: 'Could Not Change Password,Try Again.....',
      isLogged: true,
    });
  });
});

describe('a blog', () => {
  it('that another user has saved meanwhile is a conflict, by its code', async () => {
    const { browser } = await someBrowser();
    const written = await ask(browser, handleWriteBlog, {
      n_blogDate: '2026-11-15',
      n_blogHeading: 'Two at once',
      n_blogBody: '<p>One.</p>',
    });
    expect(written).toMatchObject({ done: true, text: 'Blog Published Successfully.....' });
    const { id } = (written as { value: { id: string } }).value;
    const update = (version: string, more = {}) =>
      ask(browser, handleUpdateBlog, {
        updteBlogId: id,
        updteBlogVersion: version,
        updteBlogDate: '2026-11-15',
        updteBlogHeading: 'Two at once',
        updteBlogBody: '<p>Two.</p>',
        ...more,
      });
    expect(await update('1')).toMatchObject({ done: true, text: 'Blog Updated Successfully.....' });
    expect(await update('1')).toMatchObject({ code: 'conflict', status: 409 });
    const past = { updteBlogState: 'scheduled', updteBlogPublishAt: '2020-01-01T10:00' };
    expect(await update('2', past)).toMatchObject({ code: 'past_time', status: 422 });
  });
});

describe('an enquiry that is added by hand', () => {
  /** Seven digits: of a mobile number some are missing. */
  const typed = { name: 'Rina', contactNo: '98640 12', source: 'call', message: 'A cab to Shillong' };
  const count = async () => (await test.pool.query('select count(*)::int as n from enquiries')).rows[0].n;

  it('is not added with a short number that the browser has not asked about', async () => {
    const { browser } = await someBrowser();
    const before = await count();
    // `askedNumber` is the number that was asked about, so another one does not answer the question.
    for (const more of [{}, { askedNumber: '' }, { askedNumber: '98640 1' }])
      expect(await ask(browser, addEnquiry, { ...typed, ...more })).toMatchObject({
        ...{ done: false, code: 'short_number', status: 422 },
        ...{ field: 'contactNo', text: staffMessages.enquiries.numberShort },
      });
    expect(await count()).toBe(before);
  });

  it('is added with a short number once that was asked about', async () => {
    const { browser } = await someBrowser();
    const before = await count();
    const added = await ask(browser, addEnquiry, { ...typed, askedNumber: typed.contactNo });
    expect(added).toMatchObject({ done: true, status: 200, value: { id: expect.stringMatching(/^\d+$/) } });
    expect(await count()).toBe(before + 1);
  });
});
