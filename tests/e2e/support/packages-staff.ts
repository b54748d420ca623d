import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from './own-site.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
export const picture = '/posters/bhutan-punakha.webp';

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The rarer actions of a row are in its menu. */
export const openRowMenu = (row: Locator) =>
  row
    .getByRole('button', { name: /^More:/ })
    .first()
    .click();

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** Adds a published package with one day in its itinerary; returns its id. */
export async function addPackage(query: Query, name: string): Promise<string> {
  const [row] = await query(
    `insert into tour_packages (category, country, name, duration, selling_price_paise, featured_image,
       description_html, itinerary)
     values ('International', 'Bhutan', $1, '4 days, 3 nights', 5000000, $2, '<p>Along the river.</p>', $3)
     returning id`,
    [name, picture, JSON.stringify([{ title: 'Paro', text: 'By car from the airport.' }])],
  );
  return String(row?.id);
}

export async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  const popup = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(popup.getByRole('textbox', { name: 'Description' })).toBeVisible();
  return popup;
}

export const anotherBrowser = async (browser: Browser, address: string) =>
  (await browser.newContext({ baseURL: address, viewport: desktop })).newPage();
