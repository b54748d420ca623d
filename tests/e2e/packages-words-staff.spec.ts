import type { Locator } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import {
  addPackage,
  anotherBrowser,
  desktop,
  openEdit,
  openRowMenu,
  phone,
  rowOf,
} from './support/packages-staff.ts';
import { expectSaid, expectSound, sendInstead } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

test('every answer of the list, the edit and the delete popup has its specified text', async ({
  page,
  logIn,
  query,
  whileLocked,
}) => {
  const name = 'Snowman trail, short';
  const id = await addPackage(query, name);
  await logIn(page, 'Rupa Das');
  await page.goto(`${paths.adminTourPackages}?search=nothing+like+this+anywhere`);
  await expectSaid(page, 'No Tour Package Found in Database.....');
  await whileLocked('tour_packages', async () => {
    const answer = await page.goto(paths.adminTourPackages);
    expect(answer?.status()).toBe(503);
    await expectSaid(page, 'Something Went Wrong, Please Try Again.....');
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectSaid(page, 'Packages Found.....');

  const failed = 'Something Went Wrong, Please Try Again.....';
  const unreachable = 'The server could not be reached. Please try again.';
  const loseNextPost = () =>
    page.route(
      (url) => url.pathname === `${paths.adminTourPackages}.data`,
      (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
      { times: 1 },
    );
  const setDeleted = (moment: 'now()' | 'null') =>
    query(`update tour_packages set deleted_at = ${moment} where id = $1`, [id]);
  const edit = await openEdit(page, name);
  const save = edit.getByRole('button', { name: 'Save changes' });
  await setDeleted('now()');
  await save.click();
  await expectSaid(page, failed);
  await setDeleted('null');
  await loseNextPost();
  await save.click();
  await expectSaid(page, unreachable);
  // No tool of the editor writes this; whatever does is told.
  await sendInstead(
    page,
    'n_editTourPackageDescription',
    '<p>One line.</p><script>alert(1)</script><p onclick="alert(2)">Two.</p>',
  );
  await save.click();
  await expectSaid(page, 'Data Updated Successfully.....');
  await expectSaid(page, 'Left out, because a page cannot safely show it: onclick, <script>.');
  await page.keyboard.press('Escape');

  await openRowMenu(rowOf(page, name));
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete package' });
  await expect(remove).toBeVisible();
  await setDeleted('now()');
  await remove.click();
  await expectSaid(page, failed);
  await setDeleted('null');
  await loseNextPost();
  await remove.click();
  await expectSaid(page, unreachable);
  await page.keyboard.press('Escape');

  // Another user has deleted it since the list was loaded.
  await setDeleted('now()');
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await expectSaid(page, 'Data Not Received.....');
  await page.keyboard.press('Escape');
  await openRowMenu(rowOf(page, name));
  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText(failed);
  await page.goto(`${paths.adminTourPackages}?edit=`);
  await expect(page.getByRole('dialog', { name: 'Edit a tour package' })).toContainText(
    'Data Not Received.....',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.adminTourPackages);
});

test('a package is found, changed and saved without a mouse', fullOnly, async ({ page, logIn, query }) => {
  const name = 'Suspension bridges by moonlight';
  await addPackage(query, name);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminTourPackages);
  await expect(page.getByRole('button', { name: 'Write Tour Package' })).toBeEnabled();
  const { keyboard } = page;
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await keyboard.press('/');
  await keyboard.type('suspenson');
  await keyboard.press('Enter');
  await expectSaid(page, 'No match for “suspenson”; showing “suspension”.');
  await tabTo(page.getByRole('button', { name: `Edit: ${name}` }));
  await keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Category')).toBeFocused();
  await tabTo(popup.getByLabel('Selling price'));
  await keyboard.type('88,000');
  await tabTo(popup.getByRole('button', { name: 'Add a day' }));
  await keyboard.press('Enter');
  await keyboard.type('Black-necked cranes');
  await tabTo(popup.getByRole('button', { name: 'Move up: Day 2' }));
  await keyboard.press('Space');
  await expect(popup.getByRole('button', { name: 'Move down: Day 1' })).toBeFocused();
  await tabTo(popup.getByRole('button', { name: 'Save changes' }));
  await keyboard.press('Enter');
  await expectSaid(page, 'Data Updated Successfully.....');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeFocused();
  await expect(rowOf(page, name)).toContainText('₹88,000');
  const [saved] = await query('select itinerary from tour_packages where name = $1', [name]);
  expect(saved?.itinerary).toMatchObject([{ title: 'Black-necked cranes' }, { title: 'Paro' }]);
});

for (const viewport of firstOrAll([desktop, phone])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'axe finds nothing on any screen or popup, and nothing is too wide',
      fullOnly,
      async ({ page, browser, address, logIn, query }) => {
        const name = `Axe ${viewport.width}`;
        const id = await addPackage(query, name);
        await logIn(page, 'Rupa Das');
        await page.goto(paths.adminTourPackages);
        await expectSound(page, 'the list');

        await page.getByRole('button', { name: 'Write Tour Package' }).click();
        const create = page.getByRole('dialog', { name: 'Write a tour package' });
        await expect(create.getByRole('textbox', { name: 'Description' })).toBeVisible();
        await expectSound(page, 'the create popup');
        await create.getByLabel('Category').selectOption('Domestic');
        await create.getByRole('button', { name: 'Add a day' }).click();
        await create.getByRole('button', { name: 'Add a day' }).click();
        await create.getByRole('button', { name: 'Remove: Day 1' }).click();
        await create.getByText('Scheduled', { exact: true }).click();
        await create.getByRole('button', { name: 'Save package' }).click();
        await expectSound(page, 'a failed check');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
        await expectSound(page, 'the question');
        await page.getByRole('button', { name: 'Leave without saving' }).click();

        const edit = await openEdit(page, name);
        await expectSound(page, 'the edit popup');
        const other = await anotherBrowser(browser, address);
        await logIn(other, 'Joy Bora');
        await other.goto(`${paths.adminTourPackages}?edit=${id}`);
        await other.getByLabel('Selling price').fill('51,000');
        await other.getByRole('button', { name: 'Save changes' }).click();
        await expectSaid(other, 'Data Updated Successfully.....');
        await other.context().close();
        await edit.getByRole('button', { name: 'Save changes' }).click();
        await expect(edit.getByRole('button', { name: 'Keep mine' })).toBeVisible();
        await expectSound(page, 'a conflict');
        await page.keyboard.press('Escape');

        await openRowMenu(rowOf(page, name));
        await page.getByRole('button', { name: `Delete: ${name}` }).click();
        await expect(page.getByRole('button', { name: 'Delete package' })).toBeVisible();
        await expectSound(page, 'the delete popup');
        await page.goto(`${paths.tourPackageHistory}?id=${id}&version=1`);
        await expect(page.getByRole('heading', { name: 'What changed in version 1' })).toBeVisible();
        await expectSound(page, 'the history');
        await query('update tour_packages set deleted_at = now() where id = $1', [id]);
        await page.goto(`${paths.adminTourPackages}?shelf=deleted`);
        await expect(rowOf(page, name)).toBeVisible();
        await expectSound(page, 'the tab of deleted packages');
      },
    );
  });
}
