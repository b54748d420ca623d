import type { Page } from '@playwright/test';
import { driverPath } from '#paths.ts';
import { bookingPath, slipPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { startCutProxy } from '../support/cut-proxy.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { somePhoto } from '../support/some-images.ts';
import { waitUntil } from '../support/wait-until.ts';
import { expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

const isKept = (page: Page) =>
  waitUntil('a copy of the page', () =>
    page.evaluate(async () => {
      const cache = await caches.open('duty-pages');
      return navigator.serviceWorker.controller !== null && (await cache.match(location.href)) !== undefined;
    }),
  );

const takePhoto = async (page: Page, width: number, height: number) =>
  page.getByLabel('Photo of the receipt').setInputFiles({
    name: 'IMG_0001.jpg',
    mimeType: 'image/jpeg',
    buffer: await somePhoto(width, height),
  });

async function addToll(page: Page, rupees: string, where: string) {
  await page.getByLabel('Rupees', { exact: true }).fill(rupees);
  await page.getByLabel('Where or why').fill(where);
  await page.getByRole('button', { name: 'Add' }).click();
}

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const noteOf = (page: Page, text: string) => rowOf(page, 'Toll: Byrnihat').getByText(text, { exact: true });

test('a driver’s photo of a toll waits on the phone, is sent once, and staff open it', async ({
  page,
  browser,
  address,
  query,
  logIn,
}) => {
  const { token, dutyId, bookingId } = await addDriverDuty(query);
  const stored = () =>
    query(
      `select a.state, a.width, a.height from attachments a join duty_entries e using (duty_id, entry_key)
       where a.duty_id = $1 order by e.id`,
      [dutyId],
    );
  const proxy = await startCutProxy(Number(new URL(address).port));
  const context = await browser.newContext({ baseURL: proxy.url, viewport: phone });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  let driver = await context.newPage();
  await driver.goto(driverPath(token));
  await isKept(driver);
  await expectSound(driver);

  proxy.set('cut');
  await context.setOffline(true);
  await takePhoto(driver, 3000, 2000);
  await expect(driver.getByText('The photo is kept.')).toBeVisible();
  await addToll(driver, '120', 'Byrnihat');
  await expect(noteOf(driver, 'Photo waiting to be sent')).toBeVisible();
  await expect(driver.getByText('The photo is kept.')).toHaveCount(0);
  await addToll(driver, '60', 'Jorabat');
  await expect(driver.getByText('Waiting to be sent: 3')).toBeVisible();
  // Not a picture: the driver is told at once.
  await driver.getByLabel('Photo of the receipt').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(driver.getByText('This photo cannot be used.')).toBeVisible();
  await expectSound(driver);
  // The tab is closed and the link is opened again, still without network.
  await driver.close();
  driver = await context.newPage();
  await driver.goto(driverPath(token));
  await expect(noteOf(driver, 'Photo waiting to be sent')).toBeVisible();
  expect(await stored()).toEqual([]);

  // The network comes back and goes again while the photo is on its way.
  let photos = 0;
  await context.route('**/photo?*', async (route) => {
    photos += 1;
    if (photos > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  proxy.set('whole');
  await context.setOffline(false);
  await expect(noteOf(driver, 'With photo')).toBeVisible();
  await expect(driver.getByText('Waiting to be sent').and(driver.locator(':visible'))).toHaveCount(0);
  expect(photos).toBe(2);
  await waitUntil('the pictures of the photo', async () => (await stored())[0]?.state === 'ready');
  expect(await stored()).toEqual([{ state: 'ready', width: 1600, height: 1067 }]);
  await expectSound(driver);
  await driver.reload();
  await expect(noteOf(driver, 'With photo')).toBeVisible();
  await expect(rowOf(driver, 'Toll: Jorabat').getByText('With photo')).toBeHidden();
  expect(
    await driver.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('duty-photos');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('photos').objectStore('photos').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    ),
  ).toBe(0);

  await logIn(page, 'Rupa Das');
  for (const path of [slipPath(dutyId), bookingPath(bookingId)]) {
    await page.goto(path);
    const small = page.getByRole('img', { name: 'Photo: Toll: Byrnihat' });
    await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expectSound(page);
    await small.click();
    const large = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
    await expectSound(page);
    await page.keyboard.press('Escape');
  }

  await rowOf(driver, 'Toll: Byrnihat').getByRole('button', { name: 'Remove' }).click();
  await waitUntil('the photo to go with its expense', async () => (await stored()).length === 0);
  // Staff see it without a reload.
  await expect(page.getByRole('img', { name: 'Photo: Toll: Byrnihat' })).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
  await proxy.close();
});

test(
  'a photo of an expense that is removed on the phone is never sent',
  fullOnly,
  async ({ browser, address, query }) => {
    const { token, dutyId } = await addDriverDuty(query);
    const context = await browser.newContext({ baseURL: address, viewport: phone });
    const driver = await context.newPage();
    let photos = 0;
    await context.route('**/photo?*', (route) => {
      photos += 1;
      return route.continue();
    });
    await driver.goto(driverPath(token));
    await driver.getByRole('button', { name: 'অসমীয়া' }).click();
    await expect(driver.getByText('ৰচিদৰ ফটো')).toBeVisible();
    await driver.getByRole('button', { name: 'English' }).click();
    await context.setOffline(true);
    await takePhoto(driver, 400, 300);
    await expect(driver.getByText('The photo is kept.')).toBeVisible();
    await addToll(driver, '45', 'Jorabat');
    await rowOf(driver, 'Toll: Jorabat').getByRole('button', { name: 'Remove' }).click();
    await context.setOffline(false);
    await waitUntil('the removal to be stored', async () => {
      const rows = await query('select kind from duty_entries where duty_id = $1', [dutyId]);
      return rows.some(({ kind }) => kind === 'removal');
    });
    await expect(driver.getByText('Waiting to be sent').and(driver.locator(':visible'))).toHaveCount(0);
    expect(photos).toBe(0);
    expect(await query('select 1 from attachments where duty_id = $1', [dutyId])).toEqual([]);
    await context.close();
  },
);
