import type { BrowserContext, Page } from '@playwright/test';
import { driverPath, paths } from '#paths.ts';
import { bookingPath, slipPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { type CutProxy, startCutProxy } from '../support/cut-proxy.ts';
import { addDriverDuty, endCode, endCodeAlone } from '../support/driver-duty.ts';
import { waitUntil } from '../support/wait-until.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** Without network for the page and for its service worker. */
async function setNetwork(context: BrowserContext, proxy: CutProxy, network: 'whole' | 'cut') {
  proxy.set(network);
  await context.setOffline(network === 'cut');
}

/** The page has a copy on the phone, from which it opens without network. */
const isKept = (page: Page) =>
  waitUntil('a copy of the page', () =>
    page.evaluate(async () => {
      const cache = await caches.open('duty-pages');
      return navigator.serviceWorker.controller !== null && (await cache.match(location.href)) !== undefined;
    }),
  );

const stepOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function enterStep(page: Page, button: string, km?: string) {
  if (km) await page.getByLabel('Kilometres on the dashboard').and(page.locator(':visible')).fill(km);
  await page.getByRole('button', { name: button }).click();
}

test('a duty by the driver’s link, with and without network, until staff close it', async ({
  page,
  browser,
  address,
  query,
  logIn,
}) => {
  const { dutyId, bookingId } = await addDriverDuty(query, { hasLink: false });
  const kindsStored = async () =>
    (await query('select kind from duty_entries where duty_id = $1 order by id', [dutyId])).map(
      ({ kind }) => kind,
    );
  await logIn(page, 'Rupa Das');
  await page.goto(slipPath(dutyId));
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expectSaid(page, 'The link is ready.');
  const link = await page.getByText(`${paths.driver}/`, { exact: false }).first().innerText();
  await expect(page.getByText('Not opened yet')).toBeVisible();
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/9197\d+\?text=/);
  const sent = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(sent).toContain(`*B${bookingId}, `);
  expect(sent).toContain(`Your link for the duty: ${link}`);
  expect(sent).not.toMatch(endCodeAlone);
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Print (PDF)' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toBe('application/pdf');

  const proxy = await startCutProxy(Number(new URL(address).port));
  const context = await browser.newContext({ baseURL: proxy.url, viewport: phone });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  let driver = await context.newPage();
  await driver.goto(new URL(link).pathname);
  await expect(driver.getByRole('heading', { level: 1 })).toHaveText('One way, Guwahati to Shillong');
  await expect(driver.getByRole('link', { name: 'Call the customer' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(driver.getByText('Collect in cash from the customer ₹1,995')).toBeVisible();
  for (const button of await driver.getByRole('button').and(driver.locator(':visible')).all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await expectSound(driver);
  // Staff see it without a reload.
  await expect(page.getByText(/^Opened by the driver \d\d:\d\d$/)).toBeVisible();
  await expectSound(page);
  await enterStep(driver, 'I start now', '50000');
  await expect(stepOf(driver, '1. Start')).toContainText('Done at');
  await waitUntil('the start to be stored', async () => (await kindsStored()).length === 1);
  await isKept(driver);

  await setNetwork(context, proxy, 'cut');
  await expect(driver.getByText('No network.')).toBeVisible();
  await enterStep(driver, 'I have reached', '50012');
  await expect(stepOf(driver, '2. Reached')).toContainText('Waiting to be sent');
  await driver.getByLabel('Rupees', { exact: true }).fill('90');
  await driver.getByLabel('What for').selectOption('Parking');
  await driver.getByLabel('Where or why').fill('Airport');
  await driver.getByRole('button', { name: 'Add' }).click();
  await expect(driver.getByText('Waiting to be sent: 2')).toBeVisible();
  await driver.reload();
  await expect(driver.getByText('Waiting to be sent: 2')).toBeVisible();
  // The tab is closed and the link is opened again, still without network.
  await driver.close();
  driver = await context.newPage();
  await driver.goto(new URL(link).pathname);
  await expect(stepOf(driver, '1. Start')).toContainText('Done at');
  await expect(stepOf(driver, 'Parking: Airport')).toContainText('₹90');
  // A digit too few is asked about once, also without network.
  await enterStep(driver, 'Customer is on board', '5001');
  await expect(stepOf(driver, '3. On board')).toContainText('The last reading was 50012 km.');
  await expect(driver.getByText('Waiting to be sent: 2')).toBeVisible();
  await enterStep(driver, 'Customer is on board', '50012');
  await expect(driver.getByText('Waiting to be sent: 3')).toBeVisible();
  await expectSound(driver);
  expect(await kindsStored()).toEqual(['start']);

  await setNetwork(context, proxy, 'whole');
  await expect(driver.getByText('Waiting to be sent').and(driver.locator(':visible'))).toHaveCount(0);
  expect(await kindsStored()).toEqual(['start', 'reached', 'expense', 'on-board']);

  await driver.getByLabel('Code from the customer').fill('0000');
  await driver.getByLabel('Cash you collected').fill('500');
  await enterStep(driver, 'End the duty', '50130');
  await expect(stepOf(driver, '4. End')).toContainText('To collect: ₹1,995. You typed ₹500.');
  await driver.getByRole('button', { name: 'End the duty' }).click();
  await expect(stepOf(driver, '4. End')).toContainText(
    'The code is wrong. Ask the customer again. Tries left: 4.',
  );
  await driver.getByLabel('Code from the customer').fill(endCode);
  await driver.getByRole('button', { name: 'End the duty' }).click();
  await expect(driver.getByRole('heading', { name: 'The duty has ended' })).toBeVisible();
  await expect(driver.getByText('Hotel Brahmaputra')).toHaveCount(0);
  await expectSound(driver);
  expect(faults).toEqual([]);
  await context.close();
  await proxy.close();

  // Staff see it without a reload: 118 km driven, 100 agreed.
  const total = page.getByTestId('statement-total');
  await expect(total).toHaveText('₹2,369');
  await expect(page.getByText('118 km were driven, 100 km are included: 18 km more at ₹15')).toBeVisible();
  await page.getByRole('button', { name: 'Correct: Ended' }).click();
  await page.getByLabel('Odometer').fill('50122');
  await page.getByLabel('Reason').last().fill('Misread the dashboard');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, 'The entry is saved.');
  await expect(total).toHaveText('₹2,243');
  await page.getByLabel('Correction in rupees').fill('-43');
  const close = page.getByRole('button', { name: /^Close at/ });
  await expect(close).toBeDisabled();
  await page.getByLabel('Reason').fill('Waited for us');
  await page.getByRole('button', { name: 'See the statement with it' }).click();
  await expect(total).toHaveText('₹2,200');
  // Whether this test drove too quickly depends on the minute in which it ran.
  const doubtful = page.getByLabel('I have checked the readings, they are correct');
  if (await doubtful.isVisible()) await doubtful.check();
  await expectSound(page);
  await close.click();
  await expectSaid(page, 'The duty is closed.');
  await expect(page.getByText('Closed by Rupa Das')).toBeVisible();
  expect(await query('select total_paise, received_paise from bookings where id = $1', [bookingId])).toEqual([
    { total_paise: '220000', received_paise: '50000' },
  ]);
});

test(
  'a driver reads the page in Hindi, is asked before a duty of tomorrow begins, and takes a toll back',
  fullOnly,
  async ({ browser, address, query }) => {
    const { token, dutyId } = await addDriverDuty(query);
    await query(
      `update duties set pickup_at = pickup_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
      [dutyId],
    );
    const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } });
    const driver = await context.newPage();
    await driver.goto(driverPath(token));
    await enterStep(driver, 'I start now', '50000');
    await expect(stepOf(driver, '1. Start')).toContainText('Start only when you leave for it.');
    expect(await query('select 1 from duty_entries where duty_id = $1', [dutyId])).toEqual([]);
    await driver.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(driver.getByRole('heading', { name: 'आपकी ड्यूटी' })).toBeVisible();
    await expectSound(driver);
    await isKept(driver);
    await context.setOffline(true);
    await driver.reload();
    await expect(driver.getByRole('heading', { name: 'आपकी ड्यूटी' })).toBeVisible();
    await driver.getByLabel('रुपये', { exact: true }).fill('120');
    await driver.getByLabel('कहाँ या क्यों').fill('Byrnihat');
    await driver.getByRole('button', { name: 'जोड़ें' }).click();
    const toll = stepOf(driver, 'टोल: Byrnihat');
    await expect(toll).toContainText('₹120');
    await context.setOffline(false);
    await expect(driver.getByText('भेजना बाकी है').and(driver.locator(':visible'))).toHaveCount(0);
    await driver.reload();
    await expect(toll).toContainText('₹120');
    await toll.getByRole('button', { name: 'हटाएँ' }).click();
    await expect(toll.and(driver.locator(':visible'))).toHaveCount(0);
    await waitUntil('the removal to be stored', async () => {
      const [row] = await query('select kind from duty_entries where duty_id = $1 order by id desc', [
        dutyId,
      ]);
      return row?.kind === 'removal';
    });
    await driver.reload();
    await expect(toll).toHaveCount(0);
    await expectSound(driver);
    await context.close();
  },
);

test(
  'a driver who ends without the code is asked, and the booking says what staff have to do',
  fullOnly,
  async ({ page, context, query, logIn }) => {
    const { dutyId, bookingId, token } = await addDriverDuty(query);
    const driver = await context.newPage();
    await driver.setViewportSize(phone);
    await driver.goto(driverPath(token));
    await enterStep(driver, 'I start now', '45000');
    await enterStep(driver, 'I have reached');
    await enterStep(driver, 'Customer is on board', '45010');
    const withoutCode = driver.getByRole('button', { name: 'Customer does not know the code' });
    await withoutCode.click();
    await expect(driver.getByText('Type the kilometres on the dashboard first.')).toBeVisible();
    await enterStep(driver, 'Customer does not know the code', '45110');
    await expect(driver.getByText('press the button once more')).toBeVisible();
    await withoutCode.click();
    await expect(driver.getByRole('heading', { name: 'Your end is saved' })).toBeVisible();

    await logIn(page, 'Rupa Das');
    await page.goto(bookingPath(bookingId));
    await expect(page.getByText('The driver has ended without the customer’s code.')).toBeVisible();
    await expectSound(page, 'booking with an end without code');
    await page.getByRole('link', { name: 'Check and end it on the duty slip' }).click();
    await expect(page).toHaveURL(new RegExp(`id=${dutyId}$`));
    await page.getByRole('button', { name: 'End the duty' }).click();
    await page.getByLabel('Reason').last().fill('The customer had no message');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectSaid(page, 'The entry is saved.');
    await page.goto(bookingPath(bookingId));
    await expect(page.getByRole('link', { name: 'Close: statement and slip' })).toBeVisible();
  },
);

test(
  'staff check readings that can hardly be before they close',
  fullOnly,
  async ({ page, query, logIn }) => {
    const { dutyId } = await addDriverDuty(query);
    await query(
      `insert into duty_entries (duty_id, entry_key, kind, happened_at, odometer_km)
     select $1, gen_random_uuid(), kind, now() - minutes * interval '1 minute', km
     from (values ('reached', 61, 50000), ('on-board', 60, 50000), ('end', 0, 50900)) entered (kind, minutes, km)`,
      [dutyId],
    );
    await query(`update duties set status = 'done', ended_at = now() where id = $1`, [dutyId]);
    await logIn(page, 'Rupa Das');
    await page.goto(slipPath(dutyId));
    const close = page.getByRole('button', { name: /^Close at/ });
    const checked = page.getByLabel('I have checked the readings, they are correct');
    await expect(page.getByText('900 km in 1 h looks wrong.')).toBeVisible();
    await expect(checked).toBeEnabled();
    await expect(close).toBeDisabled();
    await expectSound(page, 'doubtful readings');
    await checked.check();
    await close.click();
    await expectSaid(page, 'The duty is closed.');
    await expect(page.getByText('looks wrong.')).toHaveCount(0);
  },
);

test('a driver’s page without script is made of plain forms, and an unknown link says whom to call', async ({
  browser,
  address,
  query,
}) => {
  const { token } = await addDriverDuty(query);
  const context = await browser.newContext({ baseURL: address, viewport: phone, javaScriptEnabled: false });
  const driver = await context.newPage();
  await driver.goto(driverPath(token));
  await enterStep(driver, 'I start now', '50000');
  await expect(stepOf(driver, '1. Start')).toContainText('Done at');
  await enterStep(driver, 'I have reached');
  await expect(stepOf(driver, '2. Reached')).toContainText('Done at');
  const answer = await driver.goto(driverPath('x'.repeat(43)));
  expect(answer?.status()).toBe(404);
  await expect(driver.getByRole('link', { name: 'Call the office' })).toBeVisible();
  await context.close();
});

test('the texts for the drivers of a day are read on the board', fullOnly, async ({ page, query, logIn }) => {
  const { bookingId } = await addDriverDuty(query, { customer: 'Nilima Barua', hasLink: false });
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminCabs);
  await page.getByRole('button', { name: 'Messages to drivers' }).click();
  const dialog = page.getByRole('dialog', { name: /^Messages to drivers, / });
  const row = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ hasText: `B${bookingId} ` });
  await expect(row).toContainText('One way, Guwahati to Shillong (not opened yet)');
  const chat = row.getByRole('link', { name: 'Open WhatsApp: Bikash Kalita' });
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Customer: Nilima Barua');
  expect(text).toMatch(/Your link for the duty: http\S+\/duty\/[\w-]{43}$/);
  await row.getByText('Read the text').click();
  await expect(row.getByText('Hello Bikash Kalita, your duty:')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Messages to drivers' })).toBeFocused();
});
