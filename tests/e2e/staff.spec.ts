import type { Browser, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

// One site and one first Admin, so the tests run one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ trace: 'off' });

const setupToken = 'a setup token for the tests';
const adminPassword = 'eleven boats at Nimati';
const rupa = {
  name: 'Rupa Das',
  username: 'care@purvai.example',
  first: 'one ferry too many',
  own: 'nine hills in the rain',
};

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(paths.adminLogin);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Changes a password that another user has chosen, on the page that the login leads to. */
async function changeFirstPassword(page: Page, from: string, to: string): Promise<void> {
  await expect(page).toHaveURL(paths.account);
  const form = page.getByRole('main');
  await form.getByLabel('Current Password').fill(from);
  await form.getByLabel('New Password').fill(to);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expectSaid(page, 'Password Changed Successfully.....');
}

const anotherBrowser = async (browser: Browser, address: string, page: Page) =>
  (await browser.newContext({ baseURL: address, viewport: page.viewportSize() })).newPage();

for (const [place, viewport] of firstOrAll([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('from the first start to a session that an Admin ends', async ({
      page,
      browser,
      address,
      query,
    }) => {
      // Deleted, because TRUNCATE CASCADE would empty the enquiries of other files' tests.
      await query('delete from staff_users', []);
      await query('truncate login_failures, setup_tokens', []);

      await page.goto(paths.adminDashboard);
      await expect(page).toHaveURL(paths.adminLogin);
      await page.getByRole('button', { name: 'Create Dummy Admin User' }).click();
      await expectSaid(page, 'Type the setup token');
      await page.getByLabel('Setup token').fill(setupToken);
      await page.getByRole('button', { name: 'Create Dummy Admin User' }).click();
      await expectSaid(page, 'Admin user created.');
      const created = await page.getByRole('status').filter({ hasText: 'Admin user created.' }).innerText();
      const [, username = '', first = ''] = /Username: (\S+)\s+Password: (\S+)/.exec(created) ?? [];

      await page.getByRole('button', { name: 'Login' }).click();
      await expectSaid(page, 'Please Type Your Username.....');
      await page.getByLabel('Username').fill(username);
      await page.getByRole('button', { name: 'Login' }).click();
      await expectSaid(page, 'Please Enter Your Password.....');
      await logIn(page, 'nobody@purvai.example', 'guess');
      await expectSaid(page, 'No Such User Exists.....');
      await logIn(page, username, 'guess');
      await expectSaid(page, 'Type the Correct Password.....');
      await logIn(page, username, first);
      await expectSaid(page, 'Allowing Access.....');
      await changeFirstPassword(page, first, adminPassword);
      expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBe(username);

      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Admin');

      await page.goto(paths.manageUsers);
      await page.getByRole('button', { name: 'Add Users' }).click();
      const popup = page.getByRole('dialog');
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, 'Type the Name of User.....');
      await popup.getByLabel('Name', { exact: true }).fill(rupa.name);
      await popup.getByLabel('Username').fill(rupa.username);
      await popup.getByLabel('Password', { exact: true }).fill(rupa.first);
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, `${rupa.name} is created successfully.....`);
      await expect(popup.getByLabel('Name', { exact: true })).toHaveValue('');
      await popup.getByLabel('Name', { exact: true }).fill(rupa.name);
      await popup.getByLabel('Username').fill(rupa.username);
      await popup.getByLabel('Password', { exact: true }).fill(rupa.first);
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, 'User Already Exists.....');
      await page.keyboard.press('Escape');

      const other = await anotherBrowser(browser, address, page);
      await logIn(other, rupa.username, rupa.first);
      await expectSaid(other, 'Non-Admin Status: Access Denied.....');

      const row = page.getByRole('row').filter({ hasText: rupa.username });
      await row.getByRole('button', { name: /^Role/ }).click();
      await popup.getByRole('button', { name: 'Change role' }).click();
      await expectSaid(page, 'Select the User Role.....');
      await popup.getByLabel('Role').selectOption('Admin');
      await popup.getByRole('button', { name: 'Change role' }).click();
      await expectSaid(page, `${rupa.name} is now Admin.....`);
      await page.keyboard.press('Escape');
      await expect(row).toContainText('Admin');

      await logIn(other, rupa.username, rupa.first);
      await changeFirstPassword(other, rupa.first, rupa.own);
      const third = await anotherBrowser(browser, address, page);
      await logIn(third, rupa.username, rupa.own);
      await expectSaid(third, 'Multiple Sessions Detected, Access Denied.....');
      await third.getByRole('button', { name: 'End the other session and log in' }).click();
      await expect(third).toHaveURL(paths.adminDashboard);
      await other.goto(paths.manageUsers);
      await expect(other).toHaveURL(paths.adminLogin);

      await page.goto(paths.manageUsers);
      await page.getByRole('button', { name: /^End session/ }).click();
      await expectSaid(page, `The session of ${rupa.name} has ended.`);
      await third.goto(paths.manageUsers);
      await expect(third).toHaveURL(paths.adminLogin);
      await other.context().close();
      await third.context().close();
    });

    test('a forgotten password, by the mail that really arrives', async ({
      page,
      browser,
      address,
      query,
      mailAbout,
    }) => {
      await query('delete from login_failures', []);
      const own = await anotherBrowser(browser, address, page);
      await logIn(own, rupa.username, rupa.own);
      await expect(own).toHaveURL(paths.adminDashboard);

      await page.goto(paths.adminLogin);
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await page.getByLabel('E-mail address').fill('stranger@elsewhere.example');
      await page.getByRole('button', { name: 'Go' }).click();
      const asked = 'If there is an account with this address, a mail with a link is on its way.';
      await expectSaid(page, asked);
      await query('update staff_users set name = $1 where username = $2', [
        `Rupa at ${place} ${Date.now()}`,
        rupa.username,
      ]);
      const [{ name = '' } = {}] = (await query('select name from staff_users where username = $1', [
        rupa.username,
      ])) as { name: string }[];
      await page.goto(paths.forgotPassword);
      await page.getByLabel('E-mail address').fill(rupa.username);
      await page.getByRole('button', { name: 'Go' }).click();
      await expectSaid(page, asked);

      const { text } = await mailAbout(name);
      const [, link = ''] = /https?:\/\/[^/\s]+(\/forgotPassword\/new#[\w-]{43})/.exec(text) ?? [];
      const next = `a mended password on ${place}`;
      await page.goto(link);
      await page.getByLabel('New Password').fill('short');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expectSaid(page, 'Choose a password of at least 12 characters.');
      await page.getByLabel('New Password').fill(next);
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expectSaid(page, 'Your password is changed. Please log in with it.');
      await own.goto(paths.manageUsers);
      await expect(own).toHaveURL(paths.adminLogin);
      await logIn(own, rupa.username, rupa.own);
      await expectSaid(own, 'Type the Correct Password.....');
      await logIn(own, rupa.username, next);
      await expect(own).toHaveURL(paths.adminDashboard);
      await own.context().close();

      await page.goto(paths.adminLogin);
      await page.goto(link);
      await page.getByLabel('New Password').fill('another good password');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expectSaid(page, 'This link has been used, replaced or has run out.');
    });

    test('a session that ends while a user types, and every popup of the users', async ({ page, query }) => {
      await query('delete from login_failures', []);
      await logIn(page, 'admin@purvai.example', adminPassword);
      const again = page.getByRole('button', { name: 'End the other session and log in' });
      await expect(again.or(page.getByRole('heading', { name: 'Hi, Admin' }))).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('heading', { name: 'Hi, Admin' })).toBeVisible();

      await page.goto(paths.manageUsers);
      const popup = page.getByRole('dialog').first();
      const row = page.getByRole('row').filter({ hasText: rupa.username });
      await row.getByRole('button', { name: /^Update/ }).click();
      await popup.getByLabel('Name', { exact: true }).fill('');
      await popup.getByRole('button', { name: 'Update user' }).click();
      await expectSaid(page, 'Name Field Cannot be Blank.....');
      await popup.getByLabel('Name', { exact: true }).fill('Rupa Devi');
      await popup.getByLabel('Address').fill('Typed before the session ended');
      await query(
        `update staff_sessions set last_seen_at = now() - interval '1 hour' where ended_at is null`,
        [],
      );
      await popup.getByRole('button', { name: 'Update user' }).click();
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      const login = page.getByRole('dialog', { name: 'Log in again' });
      await login.getByLabel('Password', { exact: true }).fill(adminPassword);
      await login.getByRole('button', { name: 'Login' }).click();
      await expect(login).toBeHidden();
      await expect(popup.getByLabel('Address')).toHaveValue('Typed before the session ended');
      await popup.getByRole('button', { name: 'Update user' }).click();
      await expectSaid(page, 'User Updated Successfully.....');
      await page.keyboard.press('Escape');
      await expect(row).toContainText('Rupa Devi');

      await row.getByRole('button', { name: /^Password/ }).click();
      await popup.getByRole('button', { name: 'Change password' }).click();
      await expectSaid(page, 'Type New Password.....');
      await page.keyboard.press('Escape');

      await row.getByRole('button', { name: /^Delete/ }).click();
      await expect(popup).toContainText(`Delete the account of Rupa Devi (${rupa.username})?`);
      await popup.getByRole('button', { name: 'Delete user' }).click();
      await expectSaid(page, 'User Successfully Deleted.....');
      await expect(row).toHaveCount(0);

      const own = page.getByRole('row').filter({ hasText: 'admin@purvai.example' });
      await page.keyboard.press('Escape');
      await own.getByRole('button', { name: /^Role/ }).click();
      await popup.getByLabel('Role').selectOption('Non-Admin');
      await popup.getByRole('button', { name: 'Change role' }).click();
      await expectSaid(page, 'This is the last Admin: make another user an Admin first.');
    });

    test('every word of the contract about passwords and users, in its order', async ({ page, query }) => {
      await query('delete from login_failures', []);
      await query(
        `update staff_sessions set ended_at = now(), end_reason = 'logout' where ended_at is null`,
        [],
      );
      const away = 'The server could not be reached. Please try again.';
      const loseNextPost = (path: string) =>
        page.route(
          (url) => url.pathname === `${path}.data`,
          (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
          { times: 1 },
        );
      await page.goto(paths.adminLogin);
      await loseNextPost(paths.adminLogin);
      await logIn(page, 'admin@purvai.example', adminPassword);
      await expectSaid(page, away);
      await expect(page.getByLabel('Username')).toHaveValue('admin@purvai.example');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(paths.adminDashboard);

      await page.goto(paths.account);
      const main = page.getByRole('main');
      const change = main.getByRole('button', { name: 'Change Password' });
      await change.click();
      await expectSaid(page, 'Type Your Existing Password.....');
      await main.getByLabel('Current Password').fill('not the right one');
      await change.click();
      await expectSaid(page, 'Type Your New Password.....');
      await main.getByLabel('New Password').fill('another good password');
      await change.click();
      await expectSaid(page, 'Type Your Existing Password Correctly.....');
      await loseNextPost(paths.adminDashboard);
      await change.click();
      await expectSaid(page, away);
      await expect(main.getByLabel('New Password')).toHaveValue('another good password');

      await page.goto(paths.manageUsers);
      const popup = page.getByRole('dialog').first();
      await page.getByRole('button', { name: 'Add Users' }).click();
      await popup.getByLabel('Name', { exact: true }).fill('Another User');
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, 'Type Username.....');
      await popup.getByLabel('Username').fill('another@purvai.example');
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, 'Type Password.....');
      await popup.getByLabel('Password', { exact: true }).fill('short');
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, 'Error Detected: Choose a password of at least 12 characters.');
      await loseNextPost(paths.manageUsers);
      await popup.getByRole('button', { name: 'Add user' }).click();
      await expectSaid(page, away);
      await expect(popup.getByLabel('Password', { exact: true })).toHaveValue('short');
      await page.keyboard.press('Escape');

      await page
        .getByRole('button', { name: /^Update/ })
        .first()
        .click();
      await popup.getByLabel('Username').fill('');
      await popup.getByRole('button', { name: 'Update user' }).click();
      await expectSaid(page, 'Username Field Cannot be Blank.....');
      await page.keyboard.press('Escape');

      await page
        .getByRole('button', { name: /^Password/ })
        .first()
        .click();
      await popup.getByLabel('New password').fill('another good password');
      await popup.getByRole('button', { name: 'Change password' }).click();
      await expectSaid(page, 'Change your own password under Change Password.');
      await page.keyboard.press('Escape');

      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await popup.getByRole('button', { name: 'Delete user' }).click();
      await expectSaid(page, 'You cannot delete the account that you are logged in with.');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Account of Admin' }).click();
      const menu = page.getByRole('region', { name: 'Your account' });
      await loseNextPost(paths.adminDashboard);
      await menu.getByRole('button', { name: 'Log Out' }).click();
      await expect(menu.getByText('Something Went Wrong, Try Again.....')).toBeVisible();
      await menu.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(paths.adminLogin);
      expect(await page.evaluate(() => localStorage.getItem('loggedIn'))).toBeNull();
    });

    test('axe finds nothing on any staff screen', fullOnly, async ({ page, query }) => {
      await query('delete from login_failures', []);
      await query(
        `update staff_sessions set ended_at = now(), end_reason = 'logout' where ended_at is null`,
        [],
      );
      for (const path of [paths.adminLogin, paths.forgotPassword, paths.newPassword]) {
        await page.goto(path);
        await expectSound(page);
      }
      await logIn(page, 'admin@purvai.example', adminPassword);
      await expect(page).toHaveURL(paths.adminDashboard);
      for (const path of [
        paths.adminDashboard,
        paths.manageUsers,
        paths.activity,
        paths.account,
        paths.adminCabs,
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectSound(page);
      }
      await page.goto(paths.manageUsers);
      for (const name of ['Add Users', /^Role/, /^Update/, /^Delete/]) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page, String(name));
        await page.keyboard.press('Escape');
      }
    });
  });
}
