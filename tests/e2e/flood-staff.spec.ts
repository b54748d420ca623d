import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { test as base, expect } from './support/own-site.ts';
import { expectSaid, faultsOf } from './support/seen.ts';

type Fixtures = { enquire(name: string, reason?: string): Promise<void> };

/** Its own database, because thirty new enquiries would push those of other tests off their page. */
const test = base.extend<Fixtures>({
  enquire: async ({ query }, use) =>
    use(async (name, reason) => {
      await query(
        `with added as (
           insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message,
             stage, spam_reasons, follow_up_at)
           select gen_random_uuid()::text, '', '', $1, '98640 12345', '', 'Two days in Shillong',
             case when $2::text is null then 'new' else 'spam' end, array_remove(array[$2], null),
             case when $2 is null then date_trunc('second', now()) + interval '15 minutes' end
           returning id, stage)
         select pg_notify('enquiries', json_build_object('enquiryId', id::text, 'isNew', true)::text)
         from added where stage = 'new'`,
        [name, reason ?? null],
      );
    }),
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.use({ trace: 'off' });

for (const [place, viewport] of firstOrAll([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)) {
  test.describe(`on a ${place}`, () => {
    test.use({ viewport });

    test(
      'what a flood left in Spam is listed by its reason, and taken out by the page',
      fullOnly,
      async ({ page, logIn, enquire }) => {
        await logIn(page, 'Rupa Das');
        const word = `f${crypto.randomUUID().slice(0, 8)}`;
        for (const name of ['One', 'Two', 'Three']) await enquire(`${name} ${word}`, 'many-from-one-address');
        await enquire(`Seller ${word}`, 'links');
        await page.goto(`${paths.adminMessages}?queue=spam`);
        await expect(row(page, `Seller ${word}`)).toBeVisible();
        const because = 'Held back: many enquiries from one internet address';
        await expect(row(page, `One ${word}`)).toContainText(because);
        expect(await faultsOf(page)).toEqual([]);

        await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Held back for').selectOption('many-from-one-address');
        await page.getByRole('button', { name: 'Show', exact: true }).click();
        await expect(row(page, `Seller ${word}`)).toBeHidden();
        await expect(row(page, word)).toHaveCount(3);
        for (const name of ['One', 'Two', 'Three'])
          await row(page, `${name} ${word}`).getByRole('checkbox').check();
        await page
          .getByRole('region', { name: 'Selected enquiries' })
          .getByRole('button', { name: 'Not spam' })
          .click();
        await expectSaid(page, '3 enquiries changed.');
        await expect(row(page, word)).toHaveCount(0);
        await page.getByRole('link', { name: /^New/ }).click();
        await expect(row(page, word)).toHaveCount(3);
      },
    );
  });
}
