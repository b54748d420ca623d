import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { editPagePath, pageHistoryPath } from '#staff-paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

const published = 'The page is published.';
const firstHeading = (page: Page) => page.getByLabel('Heading', { exact: true }).first();
const save = (page: Page) => page.getByRole('button', { name: 'Save the page' }).click();

async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(editPagePath(path));
  await expect(page.getByRole('button', { name: 'Save the page' })).toBeEnabled();
}

for (const [name, viewport] of firstOrAll(Object.entries({ desktop, phone }))) {
  test(`a heading, a question and a section are changed on the ${name}, and visitors see them`, async ({
    page,
    logIn,
    query,
  }) => {
    await query('delete from edited_pages', []);
    await page.setViewportSize(viewport);
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminTourism);
    await expectSound(page, `pages ${name}`);
    await page
      .getByRole('link', { name: 'Edit: Taxi' })
      .or(page.getByRole('link', { name: 'Edit: Cabs' }))
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Save the page' })).toBeEnabled();
    await expectSound(page, `page editor ${name}`);

    await openEditor(page, paths.cruises);
    await firstHeading(page).fill('Cruises that staff describe');
    await page.getByText('Section 2:').click();
    await page.getByLabel('Heading', { exact: true }).nth(2).fill('Ships and rivers');
    await save(page);
    await expectSaid(page, published);
    await page.goto(paths.cruises);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cruises that staff describe');
    await expect(page.getByRole('heading', { name: 'Ships and rivers' })).toBeVisible();
  });
}

test(
  'sections are moved by keyboard, a faulty field is named, and the original comes back',
  fullOnly,
  async ({ page, logIn, query }) => {
    await query('delete from edited_pages', []);
    await logIn(page, 'Rupa Das');
    await openEditor(page, paths.ecoTours);
    const headings = page.locator('summary', { hasText: /^Section \d/ });
    const second = (await headings.nth(1).textContent())?.replace('Section 2: ', '') ?? '';
    const up = page.getByRole('button', { name: `Move up: ${second}` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(headings.first()).toHaveText(`Section 1: ${second}`);
    await expect(up).toBeFocused();

    await firstHeading(page).fill('');
    await save(page);
    await expectSaid(page, 'Type something here, or remove it.');
    await expect(firstHeading(page)).toBeFocused();
    await firstHeading(page).fill('Eco tours in another order');
    await save(page);
    await expectSaid(page, published);
    await page.goto(paths.ecoTours);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: second }),
    ).toBeVisible();

    await openEditor(page, paths.ecoTours);
    await page.getByRole('button', { name: 'Back to the original' }).click();
    await page.getByRole('button', { name: 'Show the original' }).click();
    await expectSaid(page, 'Visitors see the original again.');
    await page.goto(paths.ecoTours);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco tours');

    await page.goto(pageHistoryPath(paths.ecoTours));
    await page.getByRole('button', { name: 'Restore: Version 1' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Restore/ })
      .click();
    await expectSaid(page, 'The earlier version is back as a draft.');
    await page.goto(paths.ecoTours);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eco tours');
    await expectSound(page, 'page of the draft');
  },
);

test(
  'a draft is previewed, and two people who edit one page do not overwrite each other',
  fullOnly,
  async ({ page, browser, logIn, query }) => {
    await query('delete from edited_pages', []);
    await logIn(page, 'Rupa Das');
    await openEditor(page, paths.about);
    await firstHeading(page).fill('About us, in a draft');
    await page.getByLabel('Draft', { exact: true }).check();
    await save(page);
    await expectSaid(page, 'The draft is saved.');
    await page.getByRole('button', { name: 'Preview link' }).click();
    const link = page.getByRole('link', { name: 'Open the preview' });
    const address = (await link.getAttribute('href')) ?? '';
    const visitor = await browser.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About us, in a draft');
    await visitor.goto(paths.about);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About us');

    await openEditor(page, paths.about);
    await query('update edited_pages set version = version + 1 where path = $1', [paths.about]);
    await firstHeading(page).fill('About us, too late');
    await save(page);
    await expectSaid(page, /changed|saved/);
    await expect(firstHeading(page)).toHaveValue('About us, too late');
  },
);

test('the first version is compared with the original', fullOnly, async ({ page, logIn, query }) => {
  await query('delete from edited_pages', []);
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.cruises);
  await firstHeading(page).fill('Ships for all');
  await save(page);
  await expectSaid(page, published);
  await page.goto(pageHistoryPath(paths.cruises, 1));
  const changed = page.getByRole('region', { name: 'What version 1 changed' });
  await expect(changed).toContainText('Compared with the original.');
  await expect(changed.locator('ins')).toContainText([/Ships/]);
});

test(
  'the editor says what saving does and when a scheduled page appears, by keyboard alone',
  fullOnly,
  async ({ page, logIn, query }) => {
    await query('delete from edited_pages', []);
    await page.setViewportSize(phone);
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminDashboard);
    // The key works once the script has taken over.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search the staff area' })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await page.keyboard.type('phone');
    await expect(page.getByRole('option', { name: 'Phone, also for WhatsApp' })).toHaveCount(1);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('cruises');
    await expect(page.getByRole('option', { name: /^Cruises/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit: Cruises');
    const effect = page.getByText('Saving shows it to visitors at once.');
    await expect(effect).toBeVisible();
    await page.getByRole('button', { name: 'Change how it is published' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Published', { exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Scheduled', { exact: true })).toBeChecked();
    await expect(page.getByText('Saving schedules it; visitors see it at its time.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expectSaid(page, 'Choose when the page is to be published.');
    await expect(page.getByLabel('Publish at')).toBeFocused();
    await expect(page.getByLabel('Publish at')).toHaveAttribute('aria-invalid', 'true');
    await expectSound(page, 'page without its time');
    await page.getByLabel('Publish at').fill('2040-01-31T18:30');
    await page.keyboard.press('Control+s');
    await expectSaid(page, 'The page is scheduled for 31 Jan 2040, 18:30.');
  },
);
