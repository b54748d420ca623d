import type { Page } from '@playwright/test';
import { cabBookPath, paths } from '#paths.ts';
import { fillFirm } from './support/firm.ts';
import { test, upload } from './support/image-site.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const heading = 'Who you are dealing with';
const book = cabBookPath({ trip: 'one-way', from: 'Guwahati', to: 'Shillong' });
const pages = [paths.home, paths.about, paths.contact, paths.bookingTerms, book];

const block = (page: Page) => page.getByRole('main').getByRole('region', { name: heading });
const notice = (page: Page) => page.getByRole('heading', { name: /^Visitors cannot see who you are/ });

test('pages say nothing of a firm whose settings are empty, and the dashboard says what is missing', async ({
  page,
  logIn,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(heading)).toHaveCount(0);
  }
  await logIn(page, 'Rupa Das');
  await page.setViewportSize(phone);
  await page.goto(paths.adminDashboard);
  await page.getByRole('button', { name: 'Visitors cannot see who you are: 8 of 8 missing' }).click();
  await page.getByRole('link', { name: 'GSTIN' }).click();
  await expect(page).toHaveURL(`${paths.adminSettings}#gstin`);
  await expect(page.getByLabel('GSTIN')).toBeFocused();
});

test('what staff fill in is said on each page and in the footer, and the dashboard asks for nothing more', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminImages);
  const face = await upload(page, 'face.jpg');
  await page.goto(paths.adminSettings);
  const firm = page.getByRole('region', { name: 'Who visitors deal with' });
  await expect(
    page.getByRole('button', { name: 'Choose an image: Photograph of the contact' }),
  ).toBeEnabled();
  await firm.getByRole('button', { name: /^Choose an image/ }).click();
  await page.getByRole('button', { name: `Choose: ${face}` }).click();
  await fillFirm(page);
  await expectSound(page);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectSaid(page, 'The settings are saved.');

  await page.goto(paths.adminDashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  for (const path of pages) {
    await expect(async () => {
      await page.goto(path);
      await expect(block(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    const said = [
      ...['Rupa Das', 'Bookings', 'Purvai Travels Private Limited', 'GS Road, Guwahati 781005'],
      ...['UDYAM-AS-00-0000000', '18AABCU9603R1ZM', 'UPI or card', 'Within 7 days of cancelling'],
    ];
    for (const text of said) await expect(block(page)).toContainText(text);
    await expect(block(page).getByRole('img', { name: face })).toBeVisible();
    // A link, so that the page itself asks no other site.
    await expect(block(page).getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
      'href',
      'https://maps.example/purvai',
    );
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('GSTIN 18AABCU9603R1ZM');
    await expect(footer.getByRole('link', { name: heading })).toHaveAttribute('href', `${paths.about}#firm`);
  }
  await expectSound(page);
  await page.goto(paths.bookingTerms);
  await expect(page.getByRole('main')).toContainText('You can pay by UPI or card.');
  await expect(page.getByRole('main')).toContainText('We send a refund within 7 days of the cancellation.');
});

test('a photograph is taken out of the settings again, and the rest stays', async ({ page, logIn }) => {
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminSettings);
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toBeEnabled();
  await remove.click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectSaid(page, 'The settings are saved.');
  await expect(async () => {
    await page.goto(paths.about);
    await expect(block(page)).toContainText('Rupa Das', { timeout: 500 });
    await expect(block(page).getByRole('img')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.goto(paths.adminDashboard);
  await expect(notice(page)).toContainText('1 of 8 missing');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is said', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(block(page)).toContainText('18AABCU9603R1ZM');
    }
  });
});
