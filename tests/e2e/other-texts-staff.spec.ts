import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { expect, setupToken, test } from './support/other-texts/site.ts';

// One house and one first Admin: these happen one after another, and find everything by names, roles and places.
test.describe.configure({ mode: 'serial' });

const own = 'eleven boats at Nimati';
let username = '';

const pageOf = (within: Page | Locator) => ('page' in within ? within.page() : within);

const formOf = (within: Page | Locator, intent: string) =>
  within.locator('form').filter({ has: pageOf(within).locator(`[name=intent][value="${intent}"]`) });

const field = (form: Locator, name: string) => form.locator(`[name=${name}]`);
const press = (form: Locator) => form.locator('[type=submit]').first().click();
const statusIn = (within: Locator) => within.getByRole('status').filter({ hasText: /\S/ });

async function logIn(page: Page, password: string): Promise<Locator> {
  await page.goto(paths.adminLogin);
  const form = formOf(page, 'log-in');
  await field(form, 'userName').fill(username);
  await field(form, 'userPassword').fill(password);
  await press(form);
  return form;
}

test('the first Admin is made with the token, logs in and changes the password', async ({
  page,
  browser,
}) => {
  await page.goto(paths.adminLogin);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Admin|Login/);
  const create = formOf(page, 'create-first-admin');
  await press(create);
  await field(create, 'setupToken').fill(setupToken);
  await press(create);
  const created = page.getByRole('status').filter({ hasText: '@' });
  const text = await created.innerText();
  expect(text).not.toMatch(/Admin|Username|Password/);
  const [, madeFor = '', first = ''] = /(\S+@\S+)\s+\S+ (\w{5}(?:-\w{5}){3})/.exec(text) ?? [];
  username = madeFor;

  const wrong = await logIn(page, 'guess');
  await expect(statusIn(wrong)).toHaveCount(1);
  await expect(field(wrong, 'userName')).toHaveValue(username);
  await logIn(page, first);
  await expect(page).toHaveURL(paths.account);

  const change = formOf(page.getByRole('main'), 'change-password');
  const [current, next] = [field(change, 'n_currentPasswordValue'), field(change, 'n_newPasswordValue')];
  await press(change);
  await expect(current).toBeFocused();
  await current.fill('guess');
  await next.fill(own);
  await press(change);
  await expect(statusIn(change)).toHaveCount(1);
  await expect(next).toHaveValue(own);
  await current.fill(first);
  await press(change);
  await expect(next).toHaveValue('');
  // The second factor is offered only to a user whose password is their own.
  await expect(formOf(page, 'offer')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  const refused = await logIn(other, own);
  await field(refused, 'endOther').click();
  await expect(other).toHaveURL(paths.adminDashboard);
  await page.goto(paths.manageUsers);
  await expect(page).toHaveURL(paths.adminLogin);
  await other.context().close();
});

async function enter(page: Page): Promise<void> {
  const form = await logIn(page, own);
  const endOther = field(form, 'endOther');
  await expect(endOther.or(page.locator('header'))).toBeVisible();
  if (await endOther.isVisible()) await endOther.click();
  await expect(page).toHaveURL(paths.adminDashboard);
}

test('a user is added over an ended session, and deleted', async ({ page, site }) => {
  await enter(page);
  await page.goto(paths.manageUsers);
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  const add = formOf(page, 'add');
  await field(add, 'n_name').fill('Rupa Das');
  await press(add);
  await expect(field(add, 'n_username')).toBeFocused();
  await field(add, 'n_username').fill('rupa@purvai.example');
  await field(add, 'n_password').fill('one ferry too many');
  await site.pool.query(`update staff_sessions set ended_at = now(), end_reason = 'logout'`);
  await press(add);
  const again = formOf(page, 'log-in');
  await field(again, 'userPassword').fill(own);
  await press(again);
  await expect(again).toHaveCount(0);
  await expect(field(add, 'n_name')).toHaveValue('Rupa Das');
  await press(add);
  await expect(field(add, 'n_name')).toHaveValue('');
  await page.keyboard.press('Escape');

  const row = page.getByRole('row').filter({ hasText: 'rupa@purvai.example' });
  await row.getByRole('button').last().click();
  const remove = formOf(page, 'delete');
  await press(remove);
  await expect(remove.locator('[type=submit]')).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('a blog that another user has saved meanwhile is compared, and then saved', async ({ page, site }) => {
  const { rows } = await site.pool.query(
    `insert into blogs (slug, blog_date, heading, body_html)
     values ('two-at-once', '2024-05-06', 'Two at once', '<p>One line.</p>') returning id`,
  );
  const { id } = rows[0];
  await enter(page);
  await page.goto(`${paths.updateBlog}?id=${id}`);
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  const form = page.locator('form').filter({ has: page.locator('[name=updteBlogHeading]') });
  await field(form, 'updteBlogHeading').fill('Mine');
  await site.pool.query(`update blogs set heading = 'Theirs', version = version + 1 where id = $1`, [id]);
  await press(form);
  const conflict = page.getByRole('region').filter({ has: page.locator('ins') });
  await expect(conflict.locator('ins')).toContainText('Theirs');
  await conflict.getByRole('button').first().click();
  await expect(conflict).toHaveCount(0);
  const stored = async () => (await site.pool.query('select heading from blogs where id = $1', [id])).rows;
  await expect.poll(stored).toEqual([{ heading: 'Mine' }]);
});
