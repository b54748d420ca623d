import type { Locator, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { bhutanPackagePath, cabBookPath, messageFormId, paths, taxiRoutePath, tourPath } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { confirmSamples } from './support/confirm-samples.ts';
import { fillFirm } from './support/firm.ts';
import { test as base, upload } from './support/image-site.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { maxHeight, tooTall } from './support/page-height.ts';
import { expectNoOverflow, expectSaid, expectSound, faultsOf } from './support/seen.ts';

const test = base.extend<object, { confirmed: undefined }>({
  confirmed: [
    async ({ ownSite: { databaseUrl } }, use) => {
      await confirmSamples(databaseUrl);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const trip = {
  ...{ trip: 'one-way', from: 'guwahati-airport', to: 'shillong' },
  ...{ date: daysAfter(dayInIndia(new Date()), 3), time: '10:00' },
};
const book = cabBookPath({ ...trip, car: 'sedan', rates: '1' });
const fares = `${paths.cabFare}?${new URLSearchParams(trip)}`;
const route = taxiRoutePath('guwahati-to-shillong');
const firm = 'Who you are dealing with';

const figure = (page: Page, alt: string) => page.getByRole('main').getByRole('figure', { name: alt });
const picture = (page: Page, alt: string) => page.getByRole('main').getByRole('img', { name: alt });
const firmBlock = (page: Page) => page.getByRole('main').getByRole('region', { name: firm });

/** A row of the page of slots. */
const slotRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Choose an image: ${name}` }) });

async function choose(page: Page, slot: string, alt: string): Promise<void> {
  await page.getByRole('button', { name: `Choose an image: ${slot}`, exact: true }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose an image' });
  await chooser.getByLabel('Search descriptions').fill(alt);
  await chooser.getByRole('button', { name: `Choose: ${alt}` }).click();
  await expect(chooser).toHaveCount(0);
  await expect(slotRow(page, slot).getByRole('button', { name: `Remove: ${slot}` })).toBeVisible();
}

async function uploaded(page: Page, name: string, text?: string): Promise<string> {
  await page.goto(paths.adminImages);
  const alt = await upload(page, name, text);
  await page.goto(paths.adminPhotoSlots);
  return alt;
}

async function imageId(query: Query, alt: string): Promise<string> {
  const [row] = await query('select id::text from images where alt = $1', [alt]);
  return String(row?.id);
}

/** A public page is cached for a moment. */
const expectOn = (page: Page, path: string, part: Locator, count: number) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(part).toHaveCount(count, { timeout: 500 });
  }).toPass();

/** Whether the file of the picture arrives. */
const expectLoaded = async (image: Locator) => {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0))
    .toBe(true);
};

async function saveFirm(page: Page): Promise<void> {
  await page.goto(paths.adminSettings);
  await expect(
    page.getByRole('button', { name: 'Choose an image: Photograph of the contact' }),
  ).toBeEnabled();
  await fillFirm(page);
  // Unlike what an earlier test has stored, because a form without changes is not sent.
  await page.getByLabel('Ways to pay').fill(`UPI or card ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectSaid(page, 'The settings are saved.');
}

/** Each slot with the pages of its photograph, and how a page shows it. */
const slots = [
  { slot: 'Sedan', find: picture, pages: [fares, route, book, paths.delhiSightseeingTaxi] },
  { slot: 'Bhutan', find: figure, pages: [bhutanPackagePath('1')] },
  { slot: 'India', find: figure, pages: [tourPath('kaziranga-and-majuli')] },
  { slot: 'Cruises', find: figure, pages: [paths.cruises] },
  { slot: 'Scuba diving', find: figure, pages: [paths.scubaDiving, paths.scubaDivingAndaman] },
  { slot: 'The office', find: figure, pages: [paths.about, paths.contact, paths.bookingTerms, book] },
] as const;

test('a chosen photograph is on each page of its slot with its description, also without script, until it is removed', async ({
  page,
  browser,
  address,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const alts = new Map<string, string>();
  for (const { slot } of slots) {
    const alt = await uploaded(page, `${slot}.jpg`);
    alts.set(slot, alt);
    await choose(page, slot, alt);
    await expectSaid(page, 'The photograph is on the website.');
  }
  const scripted = await browser.newContext({ baseURL: address, viewport: phone });
  const plain = await browser.newContext({ baseURL: address, viewport: phone, javaScriptEnabled: false });
  const visitor = await scripted.newPage();
  const plainVisitor = await plain.newPage();
  for (const { slot, find, pages } of slots) {
    const alt = alts.get(slot) ?? '';
    for (const path of pages) {
      await expectOn(visitor, path, find(visitor, alt), 1);
      await expect(find(visitor, alt)).toBeVisible();
    }
    for (const path of firstOrAll(pages)) {
      await plainVisitor.goto(path);
      await expect(find(plainVisitor, alt)).toBeVisible();
    }
  }
  await visitor.goto(paths.cruises);
  await expectLoaded(figure(visitor, alts.get('Cruises') ?? '').locator('picture img'));
  await visitor.goto(route);
  await expectLoaded(picture(visitor, alts.get('Sedan') ?? ''));
  // The photographs of other cars are not there.
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Luxury' }).getByRole('img')).toHaveCount(0);

  await page.goto(paths.adminPhotoSlots);
  for (const { slot } of slots) {
    await page.getByRole('button', { name: `Remove: ${slot}`, exact: true }).click();
    await expect(slotRow(page, slot)).toContainText('No photograph');
  }
  await expectSaid(page, 'The photograph is taken off the website.');
  for (const { slot, find, pages } of slots)
    for (const path of pages) await expectOn(visitor, path, find(visitor, alts.get(slot) ?? ''), 0);
  await Promise.all([scripted.close(), plain.close()]);
});

test('a photograph of the deck, not of a hotel, is on the package of a cruise', async ({
  page,
  logIn,
  query,
}) => {
  const [tour] = await query(
    `select slug from tour_packages where details->>'theme' = 'cruise' and country = 'India' order by id limit 1`,
    [],
  );
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const hotel = await uploaded(page, 'hotel.jpg');
  await choose(page, 'India', hotel);
  const deck = await uploaded(page, 'deck.jpg');
  await choose(page, 'Cruises', deck);
  const path = tourPath(String(tour?.slug));
  await expectOn(page, path, figure(page, deck), 1);
  await expect(figure(page, hotel)).toHaveCount(0);
});

test('an image in a slot cannot be deleted, and says where it is used', async ({ page, logIn, query }) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const alt = await uploaded(page, 'used.jpg');
  await choose(page, 'Sedan', alt);
  await choose(page, 'Scuba diving', alt);
  await page.goto(`${paths.adminImages}?image=${await imageId(query, alt)}`);
  const details = page.getByRole('dialog', { name: 'Image' });
  const uses = details.getByRole('region', { name: 'Used on' });
  await expect(uses.getByRole('listitem')).toHaveText([
    'PhotographBoats: Scuba diving',
    'PhotographCars: sedan',
  ]);
  await details.getByRole('button', { name: 'Delete', exact: true }).click();
  await details.getByRole('button', { name: 'Delete for good' }).click();
  await expectSaid(page, 'This image is in use.');
  await uses.getByRole('link', { name: 'Cars: sedan' }).click();
  await page.getByRole('button', { name: 'Remove: Sedan', exact: true }).click();
  await expect(slotRow(page, 'Sedan')).toContainText('No photograph');
  await page.getByRole('button', { name: 'Remove: Scuba diving', exact: true }).click();
  await expect(slotRow(page, 'Scuba diving')).toContainText('No photograph');
  await page.goto(`${paths.adminImages}?image=${await imageId(query, alt)}`);
  await expect(details.getByText('Not used yet.')).toBeVisible();
  await details.getByRole('button', { name: 'Delete', exact: true }).click();
  await details.getByRole('button', { name: 'Delete for good' }).click();
  await expectSaid(page, 'The image is deleted.');
});

test('the customer of a booking sees the driver who comes, until staff remove the photograph', async ({
  page,
  browser,
  address,
  logIn,
  query,
}) => {
  const { bookingId, dutyId } = await addDriverDuty(query, { hasLink: false });
  const name = `Bikash ${crypto.randomUUID().slice(0, 8)}`;
  await query('update drivers set name = $1 where id = (select driver_id from duties where id = $2)', [
    name,
    dutyId,
  ]);
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const alt = await uploaded(page, 'driver.jpg');
  await choose(page, name, alt);
  await page.goto(bookingPath(bookingId));
  const box = page.getByRole('region', { name: 'Customer’s link' });
  await box.getByRole('button', { name: 'New link' }).click();
  await box.getByRole('button', { name: 'End the old link, make a new one' }).click();
  await expectSaid(page, 'There is a new link. The old one has ended.');
  const { pathname } = new URL(await box.getByLabel('Link').inputValue());
  const context = await browser.newContext({ baseURL: address, viewport: phone, javaScriptEnabled: false });
  const customer = await context.newPage();
  await expectOn(customer, pathname, picture(customer, alt), 1);

  // A driver who has left is still in the list, because the photograph has to come out.
  await query('update drivers set ended_at = now() where name = $1', [name]);
  await page.goto(paths.adminPhotoSlots);
  await page.getByRole('button', { name: `Remove: ${name}`, exact: true }).click();
  await expect(slotRow(page, name)).toHaveCount(0);
  await expectOn(customer, pathname, picture(customer, alt), 0);
  await expect(customer.getByText(name).first()).toBeVisible();
  await context.close();
});

test('the office is with who visitors deal with, and by itself while the settings say nothing', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const alt = await uploaded(page, 'office.jpg');
  const pages = [paths.about, paths.contact, paths.bookingTerms, book];
  for (const path of pages) await expectOn(page, path, firmBlock(page), 0);
  await page.goto(paths.adminPhotoSlots);
  await choose(page, 'The office', alt);
  for (const path of pages) await expectOn(page, path, firmBlock(page).getByRole('figure', { name: alt }), 1);
  await page.goto(paths.adminSettings);
  const settings = page.getByRole('region', { name: 'Who visitors deal with' });
  await expect(settings.getByRole('button', { name: /^Choose an image/ })).toBeEnabled();
  await settings.getByLabel('Legal name').fill('Purvai Travels Private Limited');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectSaid(page, 'The settings are saved.');
  for (const path of pages) {
    await expectOn(page, path, firmBlock(page).getByText('Purvai Travels Private Limited'), 1);
    await expect(firmBlock(page).getByRole('figure', { name: alt })).toBeVisible();
  }
});

test('who visitors deal with follows the form of a cab and is on the page of the request', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const alt = await uploaded(page, 'street.jpg');
  await choose(page, 'The office', alt);
  await saveFirm(page);
  await page.setViewportSize(phone);
  await expectOn(page, book, firmBlock(page).getByRole('figure', { name: alt }), 1);
  const form = await page.locator(`#${messageFormId}`).boundingBox();
  const block = await firmBlock(page).boundingBox();
  // The next thing below the button of the form.
  expect((block?.y ?? 0) - ((form?.y ?? 0) + (form?.height ?? 0))).toBeLessThan(60);
  await page.getByLabel('Name', { exact: true }).fill('Asha Devi');
  await page.getByLabel('Mobile number').fill('98640 12345');
  await page.getByRole('button', { name: /^Request this cab/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');
  await expect(firmBlock(page)).toContainText('18AABCU9603R1ZM');
  await expect(firmBlock(page).getByRole('figure', { name: alt })).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(desktop);
  await expectSound(page);
});

const selling = [
  ...[paths.home, paths.about, paths.contact, paths.taxis, paths.delhiTaxi, paths.delhiAirportTaxi],
  ...[paths.delhiSightseeingTaxi, paths.guwahatiTaxi, paths.guwahatiAirportTaxi, fares, route, book],
  ...[paths.scubaDiving, paths.scubaDivingAndaman, paths.cruises, paths.travelPackages],
  ...[paths.bhutanPackages, bhutanPackagePath('1'), tourPath('kaziranga-and-majuli')],
];

test(`with every slot and the firm filled in, pages that sell are at most ${maxHeight} px tall on a phone`, async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  const text = `The photograph, described in as many words as staff need when they mean well ${crypto.randomUUID().slice(0, 8)}`;
  const alt = await uploaded(page, 'everywhere.jpg', text);
  const choosers = page.getByRole('button', { name: /^Choose an image: / });
  await expect(choosers.first()).toBeEnabled();
  const names = await choosers.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.replace('Choose an image: ', '') ?? ''),
  );
  for (const name of names) await choose(page, name, alt);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([viewport.width, colorScheme, await faultsOf(page)]).toEqual([viewport.width, colorScheme, []]);
    }
  }
  await saveFirm(page);
  await page.setViewportSize(phone);
  await expectOn(page, paths.home, firmBlock(page).getByText('18AABCU9603R1ZM'), 1);
  await expectOn(page, paths.about, figure(page, alt), 1);
  expect(await tooTall(page, selling)).toEqual([]);
});
