import { beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNames, calls } from '#api/calls.ts';
import { addressesOf, type CallAddress } from '../support/call-addresses.ts';
import { addStaff, type Browser, newBrowser, staffApi } from '../support/staff-api.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { askAt, logIn } = staffApi(test);

const roles = ['without-cookie', 'made-up', 'expired', 'demoted', 'logged-out'] as const;
const browsers = new Map<string, Browser>();

beforeAll(async () => {
  for (const role of roles) browsers.set(role, newBrowser());
  const session = async (role: string) => {
    const user = await addStaff(test);
    const browser = browsers.get(role) ?? newBrowser();
    await logIn(browser, user.username);
    return user;
  };
  browsers.get('made-up')?.cookies.set('__Host-sid', 'a'.repeat(43));
  const expired = await session('expired');
  await test.pool.query(
    `update staff_sessions set last_seen_at = now() - interval '1 day' where user_id = $1`,
    [expired.id],
  );
  const demoted = await session('demoted');
  await test.pool.query(`update staff_users set admin_status = 'Non-Admin' where id = $1`, [demoted.id]);
  const left = await session('logged-out');
  await test.pool.query(
    `update staff_sessions set ended_at = now(), end_reason = 'logout' where user_id = $1`,
    [left.id],
  );
  await addStaff(test);
  const admin = await addStaff(test);
  browsers.set('Admin', newBrowser());
  await logIn(browsers.get('Admin') ?? newBrowser(), admin.username);
});

/** A query that is there already is what chooses the call. */
function spellings({ path, headers }: CallAddress): CallAddress[] {
  const [bare = '', query = ''] = path.split('?');
  const more = query ? [`&id=1`] : ['', '?id=1', '?page=1&id=1'];
  return [bare, `${bare}/`].flatMap((start) =>
    more.map((end) => ({ path: start + (query && `?${query}`) + end, headers })),
  );
}
const attempt = (role: string, { path, headers }: CallAddress, method: string) =>
  askAt(browsers.get(role) ?? newBrowser(), path, {
    method,
    headers,
    ...(method === 'POST' && { body: new URLSearchParams({ id: '1', delUid: '1', n_did: '1' }) }),
  });

const staffCalls = callNames.filter((name) => calls[name].access === 'staff');
const cells = staffCalls.flatMap((name) => roles.map((role) => [role, name] as const));

describe('every staff call', () => {
  it.each(cells)('refuses %s at %s, in every spelling', async (role, name: CallName) => {
    for (const address of addressesOf(name).flatMap(spellings)) {
      const response = await attempt(role, address, calls[name].method);
      expect([address.path, response.status]).toEqual([address.path, 401]);
    }
  });

  it.each(staffCalls)('lets an Admin through at %s', async (name) => {
    if (name === 'logout') return;
    for (const address of addressesOf(name)) {
      const response = await attempt('Admin', address, calls[name].method);
      expect(response.status).not.toBe(403);
      expect([address.path, response.status === 401]).toEqual([address.path, name === 'checkUserSession']);
    }
  });

  it.each(staffCalls)('is not there under the other method: %s', async (name) => {
    const other = calls[name].method === 'GET' ? 'DELETE' : 'GET';
    const both = callNames.some((one) => calls[one].path === calls[name].path && calls[one].method === other);
    if (both) return;
    for (const address of addressesOf(name))
      expect((await attempt('Admin', address, other)).status).toBe(404);
  });
});

describe('a user who has to change the password first', () => {
  it('may only change it, ask for the session and log out', async () => {
    const user = await addStaff(test);
    await test.pool.query('update staff_users set must_change_password = true where id = $1', [user.id]);
    browsers.set('must-change', newBrowser());
    await logIn(browsers.get('must-change') ?? newBrowser(), user.username);
    const open = ['resetOwnPassword', 'checkUserSession', 'logout'];
    for (const name of staffCalls) {
      if (name === 'logout') continue;
      for (const address of addressesOf(name)) {
        const { status } = await attempt('must-change', address, calls[name].method);
        expect([name, status === 403]).toEqual([name, !open.includes(name)]);
      }
    }
  });
});

describe('the public calls', () => {
  it('are exactly those listed here', () => {
    expect(callNames.filter((name) => calls[name].access === 'public')).toEqual([
      'contactUsMessage',
      'bhutanTourPackages',
      'bhutanTourPackageDescription',
      'createAutoAdmin',
      'checkAdminUser',
    ]);
  });
});
