import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { fleetRows } from '../support/some-duty.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, openRowMenu, phone, rowOf } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

async function addEnquiry(query: Query, name: string, contactNo: string): Promise<string> {
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, phone_e164)
     values (gen_random_uuid(), '', $1, $2, $3) returning id`,
    [name, contactNo, `+91${contactNo}`],
  );
  await query(`select pg_notify('enquiries', $1)`, [
    JSON.stringify({ enquiryId: String(row?.id), isNew: true }),
  ]);
  return String(row?.id);
}

const limitTo = (query: Query, name: string, areas: string[]) =>
  query(`update staff_users set areas = $2 where name = $1`, [name, areas]);

const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const menuOf = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click();
  return page.getByRole('navigation', { name: 'Staff area' });
};

test('every entry of the menu can be reached on a low screen', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminMessages);
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  for (const name of ['Dashboard', 'Contact Us Messages', 'Tour Packages', 'Images', 'Reviews'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const settings = menu.getByText('Settings', { exact: true });
  await expect(settings).toBeInViewport({ ratio: 1 });
  await settings.click();
  for (const name of ['Users', 'Site settings', 'Customer data requests', 'Activity', 'My Account'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('figures stay within their cards and panels', async ({ page, logIn, query }) => {
    const rows = fleetRows(async (text, values = []) => (await query(text, values)) as { id: string }[]);
    const carId = await rows.addCar({ plate: 'AS09ZZ9001' });
    for (const starts of [6, 14]) {
      const { dutyId } = await rows.addDuty({ day: '2026-11-10', status: 'done', carId, starts });
      await query(
        `update duties set statement = '{"used": {"km": 123456}}', statement_paise = 123456700,
           started_at = pickup_at, ended_at = ends_at where id = $1`,
        [dutyId],
      );
    }
    await logIn(page, 'Rupa Das');
    for (const path of [paths.adminDashboard, `${paths.adminBookingFigures}?from=2026-11-10&to=2026-11-10`]) {
      await page.goto(path);
      const folded = page.locator('main button[aria-expanded=false]');
      while ((await folded.count()) > 0) await folded.first().click();
      expect(
        await page
          .getByRole('main')
          .locator('section, li > a')
          .evaluateAll((boxes) =>
            boxes
              .filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
              .filter((box) => !['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
              .map((box) => box.textContent),
          ),
      ).toEqual([]);
      await expectSound(page, path);
    }
  });
});

const places = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

// On both in every run: the menu of each width is another one, and this one is in the header of both.
for (const [place, viewport] of places) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('the header names the user, who changes the password and logs out there', async ({
      page,
      logIn,
    }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminBlogs);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Account of Rupa Das' }).click();
      const panel = header.getByRole('region', { name: 'Your account' });
      for (const fact of ['Name', 'Admin status', 'Username', 'Designation', 'Address'])
        await expect(panel.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
      await panel.getByText('Change Password', { exact: true }).click();
      await panel.getByLabel('Current Password').fill('not the one');
      await panel.getByRole('button', { name: 'Change Password' }).click();
      await expectSaid(page, 'Type Your New Password.....');
      await expectSound(page);
      await panel.getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(paths.adminLogin);
    });
  });
}

for (const [place, viewport] of firstOrAll(places)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });
    const isPhone = viewport === phone;

    test('the menu has every specified entry, counts what is new at once, and keeps the theme', async ({
      page,
      logIn,
      query,
    }) => {
      await query('truncate enquiries cascade', []);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminBlogs);
      await expect(page).toHaveTitle('Blogs');
      await addEnquiry(query, 'Sneha Iyer', '9864011223');
      await expect(page).toHaveTitle('(1) Blogs');
      const menu = await menuOf(page, isPhone);
      for (const name of ['Cabs', 'Blogs', 'Tourism', 'Tour Packages', 'Places', 'Images', 'Dashboard'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(menu.getByRole('link', { name: /^Contact Us Messages\s+1 new$/ })).toHaveAttribute(
        'href',
        paths.adminMessages,
      );
      await menu.getByText('Settings', { exact: true }).click();
      await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');

      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('button', { name: 'Account of Rupa Das' }).click();
      await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
      expect(await theme(page)).toBe('dark');
      await page.reload();
      expect(await theme(page)).toBe('dark');
      await page.getByRole('button', { name: 'Account of Rupa Das' }).click();
      await page.getByRole('radio', { name: 'System' }).check({ force: true });
      expect(await theme(page)).toBe('light dark');
      await page.keyboard.press('Escape');
      if (isPhone) {
        const bar = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox();
        expect(bar?.height).toBe(56);
      } else {
        const content = page.getByRole('main');
        const before = (await content.boundingBox())?.x ?? 0;
        await page.getByRole('button', { name: 'Fold the menu' }).click();
        await page.reload();
        expect([before, (await content.boundingBox())?.x]).toEqual([200, 56]);
        await page.getByRole('button', { name: 'Unfold the menu' }).click();
      }
    });

    test('a customer is found by the last digits, and c adds an enquiry, by keyboard alone', async ({
      page,
      logIn,
      query,
    }) => {
      await query('truncate enquiries cascade', []);
      const id = await addEnquiry(query, 'Priya Sharma', '9864043210');
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminDashboard);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi, Rupa Das');
      const palette = page.getByRole('dialog', { name: 'Search the staff area' });
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(palette).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expectSound(page);
      await page.keyboard.type('43210');
      await expect(palette.getByRole('option', { name: /Priya Sharma/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(enquiryPath(id));
      await expect(palette).toBeHidden();

      await page.keyboard.press('Control+k');
      await page.keyboard.type('pack');
      await expect(palette.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.adminTourPackages);

      await page.getByRole('searchbox').focus();
      await page.keyboard.type('c');
      await expect(page.getByRole('searchbox')).toHaveValue('c');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('c');
      await expect(page.getByRole('dialog').getByLabel(/number/i)).toBeVisible();
    });

    test(
      'the dashboard fits the screen, and each number opens its list',
      fullOnly,
      async ({ page, logIn, query }) => {
        await query('truncate enquiries cascade', []);
        await query('truncate enquiry_days, enquiry_days_changed', []);
        await query(
          `insert into enquiries (idempotency_key, fingerprint, name, contact_no, stage, lost_reason, quoted_paise,
           follow_up_at, received_at)
         select gen_random_uuid(), '', 'Asha Devi ' || n, '98640 12345', stage, reason, paise, due, now() - n * interval '1 day'
         from (values (1, 'confirmed', '', 4200000, null), (2, 'quoted', '', 28098000, now() - interval '3 hours'),
           (3, 'lost', 'price', null, null), (4, 'contacted', '', null, now() + interval '1 minute'))
           as t(n, stage, reason, paise, due)`,
          [],
        );
        await logIn(page, 'Rupa Das');
        await query('update staff_users set checklist_hidden_at = null', []);
        await page.goto(`${paths.adminDashboard}?days=7`);
        const money = page.getByRole('region', { name: 'Money' });
        await expect(money.getByRole('link', { name: /Open quotes/ })).toContainText('₹2.8L');
        await expect(money.getByRole('link', { name: /^Won/ })).toContainText('₹42,000');
        await expect(money.getByRole('link', { name: /Quotes won/ })).toContainText('50%');
        await page.getByRole('button', { name: 'Hide the first steps' }).click();
        await expectSaid(page, 'The first steps are hidden.');
        // Said a moment before the page is loaded again, and the next heading has to be the one that the undo brings.
        await expect(page.getByRole('heading', { name: /First steps/ })).toBeHidden();
        await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByRole('heading', { name: /First steps/ })).toBeVisible();
        await page.getByRole('button', { name: 'Hide the first steps' }).click();
        await expect(page.getByRole('heading', { name: /First steps/ })).toBeHidden();
        await page.reload();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          isPhone ? 1300 : 900,
        );
        await expectSound(page);
        if (isPhone) {
          await expect(page.getByRole('link', { name: 'Call Asha Devi 2' })).toHaveAttribute(
            'href',
            'tel:9864012345',
          );
          await page.getByRole('button', { name: 'Pipeline' }).click();
        }
        await expect(
          page.getByRole('table', { name: 'Open enquiries by stage' }).getByRole('row', { name: /Quoted/ }),
        ).toContainText('₹2.8L');
        await page.getByRole('link', { name: /1 Late/ }).click();
        await expect(page).toHaveURL(`${paths.adminMessages}?queue=overdue`);
        await expect(page.getByRole('main')).toContainText('Asha Devi 2');
      },
    );

    test('an Admin limited to publishing sees nothing else, and why a session ended is said', async ({
      page,
      logIn,
      query,
    }) => {
      // A name of its own: other tests log in at the same time.
      const name = `Editor ${crypto.randomUUID().slice(0, 8)}`;
      await logIn(page, name);
      await limitTo(query, name, ['publishing']);
      await page.goto(paths.adminDashboard);
      await expect(page.getByText('Your account is limited to other areas.')).toBeVisible();
      const menu = await menuOf(page, isPhone);
      await expect(menu.getByRole('link', { name: 'Blogs' })).toBeVisible();
      await expect(menu.getByRole('link', { name: /Contact Us Messages/ })).toHaveCount(0);
      await expect(menu.getByText('Users', { exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      for (const path of [paths.manageUsers, paths.adminMessages, paths.adminCabs, paths.adminSettings]) {
        const answer = await page.goto(path);
        expect([path, answer?.status()]).toEqual([path, 403]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('You may not open this page');
      }
      await expectSound(page);
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(page).toHaveURL(paths.adminDashboard);
      for (const [reason, text] of [
        ['expired', 'You were logged out because the page was not used for 30 minutes'],
        ['ended-at-login', 'your account was logged in on another device'],
        ['password-changed', 'your password was changed'],
        ['ended-by-admin', 'You were logged out by an Admin.'],
      ]) {
        await query(
          `update staff_sessions set ended_at = now(), end_reason = $1
           where id = (select max(id) from staff_sessions)`,
          [reason],
        );
        await page.goto(paths.adminDashboard);
        await expect(page).toHaveURL(paths.adminLogin);
        await expect(page.getByText(text ?? '')).toBeVisible();
      }
      await expectSound(page);
    });

    test('a user is added, made an Admin and limited at once; lists have a menu and a table', async ({
      page,
      logIn,
      query,
    }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(paths.manageUsers);
      await page.getByRole('button', { name: 'Add Users' }).click();
      const popup = page.getByRole('dialog').first();
      await expect(popup).toContainText('New users start as Non-Admin');
      const username = `tenzin.${Date.now()}@purvai.example`;
      await popup.getByLabel('Name', { exact: true }).fill('Tenzin Dorji');
      await popup.getByLabel('Username').fill(username);
      await popup.getByLabel('Password', { exact: true }).fill('one ferry too many');
      await popup.getByRole('button', { name: 'Add user' }).click();
      await popup.getByRole('button', { name: 'Make Tenzin Dorji an Admin' }).click();
      await expectSaid(page, 'Tenzin Dorji is now Admin.....');
      for (const name of [/^Enquiries/, /^Publishing/, /^Users, settings/, /^Money/])
        await popup.getByLabel(name).uncheck();
      await popup.getByRole('button', { name: 'Save areas' }).click();
      await expectSaid(page, 'Choose at least one area.');
      await popup.getByLabel(/^Enquiries/).check();
      await popup.getByRole('button', { name: 'Save areas' }).click();
      await expectSaid(page, 'What Tenzin Dorji may do is changed.');
      expect(await query('select areas from staff_users where username = $1', [username])).toEqual([
        { areas: ['enquiries'] },
      ]);
      await expectSound(page);
      await page.keyboard.press('Escape');

      const row = rowOf(page, username);
      await expect(row).toContainText('Admin: Enquiries and bookings');
      await expect(page.getByRole('columnheader')).toHaveText([
        'Role',
        'Date',
        'Name',
        'Username',
        'Designation',
        'Address',
        'Actions',
      ]);
      for (const action of ['Role', 'Update', 'Password', 'Delete'])
        await expect(row.getByRole('button', { name: `${action}: Tenzin Dorji` })).toBeVisible();
      await page.getByRole('button', { name: 'List' }).click();
      await openRowMenu(row);
      await expect(row.getByRole('button', { name: 'Role: Tenzin Dorji' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(row.getByRole('button', { name: 'More: Tenzin Dorji' })).toBeFocused();
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(isPhone ? 100 : 57);
      await page.goto(paths.adminBlogs);
      await expect(page.getByRole('columnheader', { name: 'Author' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Table' }).click();
      await expect(page.getByRole('columnheader')).toHaveText([
        'Date',
        'Title',
        'Meta description',
        'Heading',
        'Author',
        'Body',
        'Featured image link',
        'Featured content',
        'Actions',
      ]);
      await expectSound(page);
    });

    test('users and blogs open as tables with the specified columns', async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      for (const [path, columns] of [
        [paths.manageUsers, ['Role', 'Date', 'Name', 'Username', 'Designation', 'Address']],
        [
          paths.adminBlogs,
          [
            ...['Date', 'Title', 'Meta description', 'Heading', 'Author', 'Body'],
            ...['Featured image link', 'Featured content'],
          ],
        ],
      ] as const) {
        await page.goto(path);
        for (const name of columns)
          await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
        for (const width of isPhone ? [390, 768] : [1366, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expectSound(page, `${path} at ${width} px`);
        }
      }
    });
  });
}
