import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ enquire(name: string): Promise<void> }>({
  enquire: async ({ query }, use) =>
    use(async (name) => {
      await query(
        `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message,
           follow_up_at, budget_paise, city)
         values (gen_random_uuid()::text, '', '', $1, '98640 12345', '', '', now() + interval '1 hour', 4200000, $1)`,
        [name],
      );
    }),
});

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const column = (page: Page, stage: string) => page.locator(`[data-column="${stage}"]`);

for (const [place, viewport] of firstOrAll([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('an enquiry is moved by the menu, with undo, and a colleague sees it', async ({
      page,
      browser,
      address,
      logIn,
      enquire,
    }) => {
      const name = unique('Board');
      await enquire(name);
      const other = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await logIn(page, 'Rupa Das');
      await logIn(other, 'Bhaskar Roy');
      // One city for each enquiry, so that other tests' enquiries are on another board.
      const board = `${paths.adminBoard}?city=${encodeURIComponent(name)}`;
      const opened = other.waitForResponse((answer) => answer.url().endsWith(paths.adminLive));
      await other.goto(board);
      await opened;
      await page.goto(board);
      await expect(column(page, 'new')).toContainText('₹42,000');

      await page.getByRole('button', { name: `Move to…, ${name}` }).press('Enter');
      await page.getByRole('button', { name: 'Quoted', exact: true }).click();
      await expectSaid(page, '1 enquiry changed.');
      for (const seen of [page, other]) {
        await expect(column(seen, 'quoted')).toContainText(name);
        await expect(column(seen, 'new')).not.toContainText(name);
      }
      await expectSound(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(column(page, 'new')).toContainText(name);

      await column(page, 'new').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'a card is dragged to another column; a lost one asks for the reason',
    fullOnly,
    async ({ page, logIn, enquire }) => {
      const name = unique('Dragged');
      await enquire(name);
      await logIn(page, 'Rupa Das');
      // Three columns, so that all are on the screen.
      await page.goto(`${paths.adminBoard}?city=${encodeURIComponent(name)}&stage=new,contacted,lost`);
      const card = page.locator('[data-card]').filter({ hasText: name });
      await card.dragTo(column(page, 'contacted'));
      await expect(column(page, 'contacted')).toContainText(name);
      await card.dragTo(column(page, 'lost'));
      await page.getByRole('button', { name: 'Price', exact: true }).click();
      await expect(column(page, 'lost')).toContainText(name);

      // The bar of the list filters the board too.
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await expect(sheet.getByLabel('Sort by')).toBeHidden();
      await sheet.getByRole('combobox', { name: 'Source' }).selectOption('Walk-in');
      await sheet.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/\/board\?.*source=walk-in/);
      await expect(card).toBeHidden();
      await page.getByRole('link', { name: 'Remove the filter: Source: Walk-in' }).click();
      await expect(column(page, 'lost')).toContainText(name);
      await expectSound(page);

      await page.getByRole('link', { name: 'List', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${paths.adminMessages}\\?.*city=`));
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Lost');
    },
  );
});
