import type { Page } from '@playwright/test';
import { paths, placePath } from '#paths.ts';
import { editPagePath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { anotherBrowser, desktop, openRowMenu, phone, rowOf } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

const longText = `A temple on an island in the river.\n\n${'It is reached by ferry. '.repeat(24).trim()}`;

async function openEdit(page: Page, name: string) {
  await page.getByRole('link', { name: `Edit: ${name}` }).click();
  const popup = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(popup.getByLabel('Name', { exact: true })).toHaveValue(name);
  return popup;
}

/** The public page is cached for a moment; the change arrives by itself. */
const expectOn = (page: Page, path: string, text: string, isThere = true) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ visible: isThere, timeout: 500 });
  }).toPass();

for (const viewport of firstOrAll([phone, desktop]))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a place is added, gets a page of its own, is taken off, deleted and brought back', async ({
      page,
      logIn,
    }) => {
      const name = `Umananda ${viewport.width}`;
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminPlaces);
      await expect(rowOf(page, 'Red Fort')).toContainText('Monument · Delhi · Delhi Sightseeing Taxi');
      await expectSound(page);
      await page.getByRole('link', { name: 'Add a place' }).click();
      const popup = page.getByRole('dialog', { name: 'Add a place' });
      const save = popup.getByRole('button', { name: 'Save' });
      await save.click();
      await expectSaid(page, 'Type the name of the place.');
      await expect(popup.getByLabel('Name', { exact: true })).toBeFocused();
      await popup.getByLabel('Name', { exact: true }).fill(name);
      await popup.getByLabel('City or region').fill('Assam');
      await popup.getByLabel('Kind').selectOption('Temple');
      await popup.getByLabel('Text', { exact: true }).fill(longText);
      await popup.getByLabel(/^Other facts/).fill('no colon');
      await save.click();
      await expectSaid(page, 'Write one fact on a line');
      await popup.getByLabel(/^Other facts/).fill('Ferry: From Uzan Bazar');
      await popup.getByLabel(/^Picture/).fill('/posters/kaziranga.webp');
      await popup.getByLabel(/^Coordinates/).fill('26.1965, 91.7456');
      await popup.getByLabel('Listed on').selectOption('Eco Tours');
      await expectSound(page);
      await save.click();
      await expectSaid(page, `“${name}” is saved.`);
      await expect(popup).toHaveCount(0);
      await expect(page).toHaveURL(paths.adminPlaces);

      const row = rowOf(page, name);
      await expect(row).toContainText('Draft');
      await openRowMenu(row);
      await page.getByRole('button', { name: `Publish: ${name}` }).click();
      await expectSaid(page, `“${name}” is on the site.`);
      await expect(row).toContainText('Published');
      const own = placePath(`umananda-${viewport.width}`);
      await expectOn(page, paths.ecoTours, name);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(own);
      await expect(page.getByText('From Uzan Bazar')).toBeVisible();
      await expectSound(page);

      await page.goto(`${paths.adminPlaces}?search=${encodeURIComponent(name)}`);
      await openRowMenu(row);
      await page.getByRole('button', { name: `Delete: ${name}` }).click();
      await expectSaid(page, `“${name}” is deleted.`);
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, `“${name}” is back.`);
      await expect(row).toContainText('Published');
      await openRowMenu(row);
      await page.getByRole('button', { name: `Take off the site: ${name}` }).click();
      await expectSaid(page, `“${name}” is off the site.`);
      await expectOn(page, own, 'There is no page at this address.');
    });
  });

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('places are searched and filtered by region, kind and state', fullOnly, async ({ page, logIn }) => {
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminPlaces);
    await page.getByRole('searchbox').fill('temp');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Lotus Temple')).toBeVisible();
    await expect(rowOf(page, 'Red Fort')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(rowOf(page, 'Red Fort')).toBeVisible();
    await page.getByRole('combobox', { name: /^Region/ }).selectOption('Bhutan');
    await expect(rowOf(page, 'Paro')).toBeVisible();
    await expect(rowOf(page, 'Red Fort')).toHaveCount(0);
    await page.getByRole('combobox', { name: /^Kind/ }).selectOption('Museum');
    await expect(page.getByText('No place fits.')).toBeVisible();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      ...{ region: 'Bhutan', kind: 'museum' },
    });
    await page.getByRole('link', { name: 'Drafts' }).click();
    await expect(page).toHaveURL(/shelf=draft/);
  });

  test(
    'is used by keyboard alone, and asks before typed words are lost',
    fullOnly,
    async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminPlaces}?search=jantar`);
      const open = page.getByRole('link', { name: 'Edit: Jantar Mantar' });
      await open.focus();
      await page.keyboard.press('Enter');
      const popup = page.getByRole('dialog', { name: 'Edit Jantar Mantar' });
      await expect(popup.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type(' of Delhi');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expectSaid(page, '“Jantar Mantar of Delhi” is saved.');
      await expect(page.getByRole('link', { name: 'Edit: Jantar Mantar of Delhi' })).toBeFocused();
      await page.keyboard.press('Enter');
      const again = page.getByRole('dialog', { name: 'Edit Jantar Mantar of Delhi' });
      await expect(again.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.type('Not kept');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Leave without saving' }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectOn(page, paths.delhiSightseeingTaxi, 'Jantar Mantar of Delhi');
    },
  );

  test(
    'two people edit one place: both versions are compared, and one of them chosen',
    fullOnly,
    async ({ page, logIn, browser, address }) => {
      const other = await anotherBrowser(browser, address);
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Arun Bora');
      for (const one of [page, other]) await one.goto(`${paths.adminPlaces}?search=dilli`);
      const mine = await openEdit(page, 'Dilli Haat');
      const theirs = await openEdit(other, 'Dilli Haat');
      await mine.getByLabel(/^Time needed/).fill('Three hours');
      await theirs.getByLabel(/^Time needed/).fill('An hour');
      await theirs.getByRole('button', { name: 'Save' }).click();
      await expectSaid(other, '“Dilli Haat” is saved.');

      await mine.getByRole('button', { name: 'Save' }).click();
      const conflict = mine.getByRole('region', { name: 'Another staff member has saved this meanwhile' });
      await expect(conflict).toContainText('Time needed');
      await expect(conflict).toContainText('An');
      await expectSound(page);
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await expectSaid(page, '“Dilli Haat” is saved.');
      await expectOn(page, paths.delhiSightseeingTaxi, 'Three hours');

      await page.goto(`${paths.adminPlaces}?search=dilli`);
      const again = await openEdit(page, 'Dilli Haat');
      await again.getByLabel(/^Time needed/).fill('Four hours');
      const second = await openEdit(other, 'Dilli Haat');
      await second.getByLabel(/^Time needed/).fill('Half a day');
      await second.getByRole('button', { name: 'Save' }).click();
      await expect(second).toHaveCount(0);
      await again.getByRole('button', { name: 'Save' }).click();
      await again.getByRole('button', { name: 'Take theirs' }).click();
      await page.getByRole('button', { name: 'Throw mine away' }).click();
      await expect(again.getByLabel(/^Time needed/)).toHaveValue('Half a day');
      await other.context().close();
    },
  );

  test(
    'a draft of a published place is previewed, published, compared and brought back',
    fullOnly,
    async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminPlaces}?search=lotus`);
      const popup = await openEdit(page, 'Lotus Temple');
      await popup.getByLabel(/^Time needed/).fill('A quiet hour');
      await popup.getByRole('radio', { name: 'Draft' }).check();
      await expectSound(page);
      await popup.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, '“Lotus Temple” is saved.');
      const row = rowOf(page, 'Lotus Temple');
      await expect(row).toContainText('Draft waiting');
      await expect(row).toContainText('Published');
      await openRowMenu(row);
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Preview' }).click();
      const preview = await opened;
      await expect(preview.getByText('A quiet hour')).toBeVisible();
      await preview.goto(paths.delhiSightseeingTaxi);
      await expect(preview.getByText('Bahá’í')).toBeVisible();
      await expect(preview.getByText('A quiet hour')).toHaveCount(0);
      await preview.close();

      await page.goto(`${paths.adminPlaces}?search=lotus`);
      const again = await openEdit(page, 'Lotus Temple');
      await expect(again.getByText('You see the draft.')).toBeVisible();
      await expect(again.getByLabel(/^Time needed/)).toHaveValue('A quiet hour');
      await again.getByRole('radio', { name: 'Published' }).check();
      await again.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, '“Lotus Temple” is saved.');
      await expectOn(page, paths.delhiSightseeingTaxi, 'A quiet hour');

      await page.goto(`${paths.adminPlaces}?search=lotus`);
      await openRowMenu(row);
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('heading', { name: 'History of Lotus Temple' })).toBeVisible();
      await page.getByRole('link', { name: 'What changed: Version 2' }).click();
      await expect(page.getByRole('region', { name: 'What changed in version 2' })).toContainText('quiet');
      await expectSound(page);
      await page.getByRole('button', { name: 'Restore: Version 1' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click();
      await expectSaid(page, 'Version 1 is a draft now.');
      await page.getByRole('link', { name: 'Edit the place' }).click();
      const restored = page.getByRole('dialog', { name: 'Edit Lotus Temple' });
      await expect(restored.getByLabel(/^Time needed/)).toHaveValue('An hour');
    },
  );

  test(
    'a change of another user is in the open list by itself',
    fullOnly,
    async ({ page, logIn, browser, address }) => {
      const other = await anotherBrowser(browser, address);
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Arun Bora');
      for (const one of [page, other]) await one.goto(`${paths.adminPlaces}?search=kovalam`);
      await expect(rowOf(page, 'Kovalam')).toContainText('Published');
      await openRowMenu(rowOf(other, 'Kovalam'));
      await other.getByRole('button', { name: 'Take off the site: Kovalam' }).click();
      await expect(rowOf(page, 'Kovalam')).toContainText('Draft');
      await other.context().close();
    },
  );
});

/** The editor begins anew with what was saved, so its message may be gone before it is seen. */
async function saved(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await act();
  expect((await answer).status()).toBe(200);
}

for (const viewport of firstOrAll([desktop, phone]))
  test(
    `a page lists places by query and by hand, at ${viewport.width} px`,
    fullOnly,
    async ({ page, logIn }) => {
      await page.setViewportSize(viewport);
      await logIn(page, 'Rupa Das');
      await page.goto(editPagePath(paths.historicalTours));
      const save = page.getByRole('button', { name: 'Save the page' });
      await expect(save).toBeEnabled();
      await page.getByText('Section 2: ').click();
      const list = page.getByRole('group', { name: 'Places' });
      await list.getByRole('radio', { name: 'By hand' }).check();
      await list.getByRole('searchbox').fill('paro');
      await list.getByRole('button', { name: 'Add Paro' }).click();
      await list.getByRole('searchbox').fill('red fort');
      await list.getByRole('button', { name: 'Add Red Fort' }).click();
      await list.getByRole('button', { name: 'Move up: Red Fort' }).click();
      await expect(list.getByRole('listitem').filter({ hasText: '1. Red Fort' })).toBeVisible();
      await expectSound(page);
      await saved(page, () => save.click());
      await expectOn(page, paths.historicalTours, 'More about Red Fort');
      const names = page
        .getByRole('region', { name: 'Delhi, Agra, Rajasthan and Sivasagar' })
        .getByRole('heading', { level: 3 });
      await expect(names).toHaveText(['Red Fort', 'Paro']);

      await page.goto(editPagePath(paths.historicalTours));
      await expect(save).toBeEnabled();
      await page.getByText('Section 2: ').click();
      await list.getByRole('radio', { name: 'By query' }).check();
      await list.getByLabel('Region').selectOption('Delhi');
      await list.getByLabel('Kind').selectOption('Temple');
      await list.getByLabel('How many at most').fill('2');
      await expect(list.getByRole('status')).toHaveText('Shown now: Akshardham Temple, Birla Temple.');
      await expectSound(page);
      await saved(page, () => save.click());
      await expectOn(page, paths.historicalTours, 'Birla Temple');
      await expect(names).toHaveText(['Akshardham Temple', 'Birla Temple']);
    },
  );
