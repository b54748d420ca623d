import { monthsBefore, monthText } from '#domain/money/periods/month.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { expect } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { test } from './support/taxed-site.ts';

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('a month is locked after its figures were read once more, and the present one is only looked at', async ({
      page,
      logIn,
    }) => {
      const today = dayInIndia(new Date());
      const current = today.slice(0, 7);
      const old = monthsBefore(today, 24).at(viewport === phone ? -1 : -2) ?? '';
      const name = monthText(old);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminMoneyExports);
      const months = page.getByRole('region', { name: 'Filed months' });
      const look = async (month: string) => {
        await months.getByRole('combobox', { name: 'Month' }).selectOption(month);
        await months.getByRole('button', { name: 'Look at it' }).click();
        await expect(months.getByRole('table', { name: `What ${monthText(month)} has` })).toBeVisible();
      };
      await look(current);
      await expect(months).toContainText(`${monthText(current)} can be locked when it is over.`);
      await expect(months.getByRole('button', { name: /^Lock/ })).toHaveCount(0);

      await look(old);
      await months.getByRole('button', { name: `Lock ${name}` }).click();
      const question = page.getByRole('dialog', { name: `Lock ${name}?` });
      for (const text of [
        'Received',
        'GST of the documents',
        'Nothing is missing.',
        'A locked month stays locked.',
      ])
        await expect(question).toContainText(text);
      await expectSound(page, 'the question before a month is locked');
      await question.getByRole('button', { name: 'Leave it open' }).click();
      await page.reload();
      await months.getByRole('button', { name: `Lock ${name}` }).click();
      await question.getByRole('button', { name: `Lock ${name}` }).click();
      await expectSaid(page, `${name} is locked.`);
      await expect(months.getByRole('table', { name: 'Filed months' })).toContainText(name);
      await expect(months.getByRole('button', { name: /^Lock/ })).toHaveCount(0);
    });

    test('rules are confirmed one by one with the name of the last accountant, or all in one dialog', async ({
      page,
      query,
      logIn,
    }) => {
      const rules = await query(
        `insert into tax_rules (idempotency_key, subject, from_day, value, source, made_by)
         select gen_random_uuid()::text, subject, '2099-01-01', value, 'Letter ' || n, 'Test'
         from tax_rules, generate_series(1, 3) n where id = (select min(id) from tax_rules) returning id::text`,
        [],
      );
      const [first, second] = rules.map(({ id }) => page.locator(`[data-rule="${id}"]`));
      if (!first || !second) throw new Error('no rules');
      const accountant = `CA Gogoi ${viewport.width}`;
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminMoneyTax);
      await first.getByRole('button', { name: 'Confirm' }).click();
      const one = page.getByRole('dialog', { name: 'Confirm a rule' });
      await one.getByLabel('Accountant who has confirmed').fill(accountant);
      await one.getByRole('button', { name: 'Confirm' }).click();
      await expect(first.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
      await second.getByRole('button', { name: 'Confirm' }).click();
      await expect(one.getByLabel('Accountant who has confirmed')).toHaveValue(accountant);
      await expect(one).toContainText('Letter 2');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Confirm all 2 that are not confirmed' }).click();
      const all = page.getByRole('dialog', { name: 'Confirm 2 rules' });
      for (const text of ['Letter 2', 'Letter 3']) await expect(all).toContainText(text);
      await expect(all.getByLabel('Accountant who has confirmed')).toHaveValue(accountant);
      await expectSound(page, 'confirming all rules');
      await all.getByRole('button', { name: 'Confirm 2 rules' }).click();
      await expectSaid(page, '2 rules are confirmed.');
      await expect(second).toContainText(accountant);
      await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    });
  });
