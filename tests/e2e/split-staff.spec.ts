import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { enquiryPath } from '#staff-paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { composeNote } from './support/enquiry-page.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

type Listed = { city: string; names: string[]; ids: string[] };

const test = base.extend<{ enquire(count: number): Promise<Listed> }>({
  /** Enquiries of a city of their own, the newest first as the list shows them. */
  enquire: async ({ query }, use) =>
    use(async (count) => {
      const city = `S${crypto.randomUUID().slice(0, 6)}`;
      const rows = await query(
        `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
           city, follow_up_at, received_at)
         select gen_random_uuid()::text, '', '', 'Row ' || n || ' of ' || $1, '98640 1' || 1000 + n, '', '',
           'Two days in Shillong, please', $1, now() + interval '1 hour', now() - n * interval '1 minute'
         from generate_series(1, $2::int) n returning id::text, name`,
        [city, count],
      );
      return { city, names: rows.map(({ name }) => String(name)), ids: rows.map(({ id }) => String(id)) };
    }),
});

const rows = (page: Page) => page.locator('[data-enquiry]');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const pane = (page: Page) => page.getByRole('region', { name: 'Chosen enquiry' });
const chosen = (page: Page) => pane(page).getByRole('heading', { level: 2 }).first();
const listOf = (city: string) => `${paths.adminMessages}?queue=all&city=${city}`;

/** The size of all scripts so far after brotli compression, in KB. */
function scriptsOf(page: Page) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () =>
    (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024;
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('an enquiry is read and worked on beside the list', async ({
    page,
    browser,
    address,
    logIn,
    enquire,
  }) => {
    const { city, names, ids } = await enquire(3);
    const [first = '', second = '', third = ''] = names;
    await logIn(page, 'Rupa Das');
    await page.goto(listOf(city));
    await page.getByRole('link', { name: 'Split', exact: true }).click();
    await expect(pane(page)).toContainText('Choose an enquiry in the list');
    const size = await rows(page).first().boundingBox();
    expect([Math.round(size?.height ?? 0), Math.round(size?.width ?? 0) <= 380]).toEqual([64, true]);

    await link(page, first).click();
    await expect(chosen(page)).toHaveText(first);
    await expect(page).toHaveURL(new RegExp(`city=${city}&open=${ids[0]}$`));
    await expect(rows(page)).toHaveCount(3);
    await expect(link(page, first)).toHaveAttribute('aria-current', 'true');

    const facts = pane(page).getByRole('complementary', { name: 'Facts' });
    await facts.getByRole('button', { name: /^To: / }).click();
    await facts.getByLabel('To', { exact: true }).fill('Paro');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'To changed.');
    await expect(rows(page).first()).toContainText('Paro');

    await composeNote(page);
    await page.getByLabel('New note').fill('Half a thought');
    await rows(page).nth(1).click();
    await expect(chosen(page)).toHaveText(second);
    await expect(page.getByLabel('New note')).toHaveValue('');
    await page.goBack();
    await expect(chosen(page)).toHaveText(first);
    await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
    await page.goForward();
    await expect(chosen(page)).toHaveText(second);

    // The enquiry follows the keys, and Enter goes into it.
    await link(page, second).focus();
    await page.keyboard.press('j');
    await expect(link(page, third)).toBeFocused();
    await expect(chosen(page)).toHaveText(third);
    await page.keyboard.press('Enter');
    await expect(pane(page)).toBeFocused();
    await page.keyboard.press('k');
    await expect(chosen(page)).toHaveText(second);
    await page.keyboard.press('n');
    await expect(page.getByLabel('New note')).toBeFocused();

    await page.reload();
    await expect(chosen(page)).toHaveText(second);
    await expect(pane(page).getByRole('button', { name: 'Contacted', exact: true })).toBeEnabled();
    await expectSound(page);

    // The choice is remembered, and a colleague sees the enquiry by the address alone.
    const other = await (await browser.newContext({ baseURL: address, viewport: desktop })).newPage();
    await logIn(other, 'Bhaskar Roy');
    await other.goto(page.url());
    await expect(chosen(other)).toHaveText(second);
    await other.getByRole('link', { name: 'List', exact: true }).click();
    await expect(pane(other)).toBeHidden();
    await other.context().close();
    await page.goto(listOf(city));
    await expect(pane(page)).toBeVisible();

    // Without room for both, a click opens the enquiry's own page.
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(pane(page)).toBeHidden();
    await link(page, third).click();
    await expect(page).toHaveURL(enquiryPath(ids[2] ?? ''));
    await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
  });

  test(
    'a trip is read whole in a row of the list, also beside a long follow-up',
    fullOnly,
    async ({ page, query, logIn, enquire }) => {
      const { city, ids } = await enquire(2);
      await query(
        `update enquiries set trip_from = 'Guwahati', trip_to = 'Shillong', adults = 4, follow_up_purpose = 'send quote',
         follow_up_at = now() - interval '12 days' where city = $1`,
        [city],
      );
      await logIn(page, 'Rupa Das');
      await page.goto(`${listOf(city)}&open=${ids[0]}`);
      await expect(chosen(page)).toBeVisible();
      const trip = rows(page).first().locator('[data-column=trip]');
      await expect(trip).toContainText('Guwahati to Shillong');
      expect(await trip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );

  test('staff step through the list from page to page', fullOnly, async ({ page, logIn, enquire }) => {
    const { city, names, ids } = await enquire(3);
    const [first = '', second = '', third = ''] = names;
    await logIn(page, 'Rupa Das');
    await page.goto(listOf(city));
    await expect(rows(page).first().getByRole('checkbox')).toBeEnabled();
    await link(page, first).click();
    const steps = page.getByRole('navigation', { name: 'In the list' });
    await expect(steps).toHaveText('1/3');
    await expect(steps.getByRole('link', { name: 'Previous enquiry' })).toBeHidden();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(enquiryPath(ids[1] ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(steps).toHaveText('2/3');
    await steps.getByRole('link', { name: 'Next enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third);
    await expect(steps).toHaveText('3/3');
    await page.reload();
    await expect(steps).toHaveText('3/3');
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await expectSound(page);
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page).toHaveURL(new RegExp(`city=${city}$`));
    await expect(rows(page)).toHaveCount(3);
  });
});

test(
  'the inbox needs at most 160 KB of script, and an enquiry’s is loaded when one is chosen',
  fullOnly,
  async ({ page, logIn, enquire }, info) => {
    const { city } = await enquire(1);
    await logIn(page, 'Rupa Das');
    const weight = scriptsOf(page);
    await page.setViewportSize(phone);
    await page.goto(listOf(city), { waitUntil: 'networkidle' });
    const onPhone = await weight();
    expect(onPhone).toBeLessThanOrEqual(160);
    await page.setViewportSize(desktop);
    await page.getByRole('link', { name: 'Split', exact: true }).click();
    await expect(pane(page)).toBeVisible();
    const before = await weight();
    await rows(page).first().click();
    await expect(chosen(page)).toBeVisible();
    const after = await weight();
    info.annotations.push({ type: 'KB', description: JSON.stringify({ onPhone, before, after }) });
    expect(before).toBeLessThanOrEqual(160);
    expect(after).toBeGreaterThan(before + 5);
  },
);
