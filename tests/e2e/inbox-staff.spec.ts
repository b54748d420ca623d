import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { faultsOf } from './support/seen.ts';
import { expect, test } from './support/test.ts';

/** Rows within the window, and the cells whose text takes more than one line. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const lineHeight = (element: Element) => Number.parseFloat(getComputedStyle(element).lineHeight) || 24;
    return {
      visible: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      wrapped: rows
        .flatMap((row) => [...row.querySelectorAll('[data-column] > span, [data-column] > a')])
        .filter((text) => text.textContent && text.getBoundingClientRect().height > 1.9 * lineHeight(text))
        .map((text) => text.textContent),
      chrome: boxes[0]?.top ?? 0,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

for (const [place, viewport, atLeast, height] of firstOrAll([
  ['a phone', { width: 390, height: 844 }, 8, 76],
  ['a desktop', { width: 1440, height: 900 }, 15, 44],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a list is filtered, saved, shared, remembered and deleted', async ({
      page,
      browser,
      address,
      query,
      logIn,
    }) => {
      const city = `C${crypto.randomUUID().slice(0, 6)}`;
      const word = `w${crypto.randomUUID().slice(0, 8)}`;
      await query(
        `with added as (
           insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, phone_e164, email, message,
             city, source, stage, trip_to, trip_starts, adults, children, budget_paise, follow_up_at, follow_up_purpose)
           select gen_random_uuid()::text, '', '', 'Customer with a rather long name ' || n, '98640 1' || 1000 + n,
             '+9198640' || 11000 + n, '', repeat('A long message about a long trip. ', 9), $1,
             case when n <= 4 then 'call' else 'form' end, case when n <= 3 then 'quoted' else 'contacted' end, 'Paro and Thimphu', current_date + 40, 4, 1,
             n * 10000000, now() - interval '3 hours', 'Send the quote'
           from generate_series(1, 20) n returning id, name)
         insert into enquiry_events (enquiry_id, kind, detail)
         select id, 'note', jsonb_build_object('text', $2::text) from added where name like '%name 7'`,
        [city, `Asked about ${word} twice`],
      );
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminMessages}?queue=all&city=${city}`);
      await expect(page.locator('[data-enquiry]')).toHaveCount(20);
      await expect(page.getByText('20 · ₹2.1Cr')).toBeVisible();
      const { visible, heights, wrapped, overflow } = await measure(page);
      expect({ heights, wrapped, overflow }).toEqual({ heights: [height], wrapped: [], overflow: 0 });
      expect(visible).toBeGreaterThanOrEqual(atLeast - 1);

      const first = page.locator('[data-enquiry]').first();
      await expect(first).toContainText('Paro and Thimphu · ');
      await expect(first).toContainText('4A 1C');
      await expect(first).toContainText('3h late · Send the quote');

      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters and columns' });
      await sheet.getByRole('checkbox', { name: 'Quoted' }).check();
      await sheet.getByRole('combobox', { name: 'Source' }).selectOption('Call');
      await sheet.getByLabel('Sort by').selectOption('value');
      await sheet.getByRole('checkbox', { name: 'E-mail' }).check();
      expect(await faultsOf(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page.locator('[data-enquiry]')).toHaveCount(3);
      await expect(page.locator('[data-enquiry]').first()).toContainText('₹3L');
      await expect(page).toHaveURL(/sort=value&stage=quoted&city=.*&source=call/);
      await expect(page.getByRole('link', { name: 'Remove the filter: Source: Call' })).toBeVisible();

      await page.getByRole('button', { name: 'Save view' }).click();
      const save = page.getByRole('dialog', { name: 'Save view' });
      await save.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(save.getByText('Type a name of up to 40 characters.')).toBeVisible();
      await save.getByLabel('Name').fill(`Hot ${city}`);
      await save.getByLabel('Share with all staff').check();
      await save.getByRole('button', { name: 'Save', exact: true }).click();
      const tab = page.getByRole('link', { name: `Hot ${city}` });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden();
      expect(await faultsOf(page)).toEqual([]);

      await page.goto(paths.adminDashboard);
      await page.goto(paths.adminMessages);
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('[data-enquiry]')).toHaveCount(3);

      const other = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(other, 'Bhaskar Roy');
      await other.goto(paths.adminMessages);
      await other.getByRole('link', { name: `Hot ${city}` }).click();
      await expect(other.locator('[data-enquiry]')).toHaveCount(3);
      await expect(other.getByRole('button', { name: 'Edit view' })).toBeHidden();
      await other.context().close();

      await page.getByRole('button', { name: 'Edit view' }).click();
      await page.getByRole('button', { name: 'Delete view' }).click();
      await expect(tab).toBeHidden();

      await page.getByRole('searchbox').fill(word);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.locator('[data-enquiry]')).toHaveCount(1);
      await expect(page.locator('[data-enquiry]')).toContainText('name 7');
    });

    test('enough enquiries fit on the screen', fullOnly, async ({ page, query, logIn }) => {
      await query(
        `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message)
         select gen_random_uuid()::text, '', '', 'Visitor ' || n, '98640 22222', '', 'Two days in Shillong'
         from generate_series(1, $1::int) n`,
        [25],
      );
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminMessages}?queue=all`);
      await expect(page.locator('[data-enquiry] input').first()).toBeEnabled();
      const { visible, chrome } = await measure(page);
      expect(visible).toBeGreaterThanOrEqual(atLeast);
      expect(chrome).toBeLessThanOrEqual(168);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'the rows are as high as the staff member wants, and headings sort',
    fullOnly,
    async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await page.goto(`${paths.adminMessages}?queue=all`);
      await page.getByRole('button', { name: 'Compact rows' }).click();
      await page.reload();
      expect((await measure(page)).heights).toEqual([36]);
      await page.getByRole('link', { name: 'Sort by Age' }).click();
      await expect(page).toHaveURL(/sort=oldest/);
      await expect(page.getByRole('columnheader', { name: 'Sort by Age' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    },
  );
});
