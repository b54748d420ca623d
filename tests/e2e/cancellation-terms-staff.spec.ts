import { dateText, dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';
import { expectSaid, expectSound } from './support/seen.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('cancellation terms are added, and a wrong step gets the focus', async ({ page, query, logIn }) => {
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminCancellation);
  await page.getByRole('button', { name: 'Add terms' }).click();
  const panel = page.getByRole('dialog', { name: 'Add terms' });
  const go = panel.getByRole('button', { name: 'Add these terms' });
  await go.click();
  await expectSaid(page, 'Choose the kind of trip.');
  await panel.getByLabel('Kind of trip').selectOption('Other trip');
  const from = daysAfter(dayInIndia(new Date()), 400);
  await panel.getByLabel('For quotes made from').fill(from);
  const [days, percent] = [panel.getByLabel('Days before'), panel.getByLabel('Charge in percent')];
  await days.nth(0).fill('30');
  await percent.nth(0).fill('60');
  await days.nth(1).fill('0');
  await percent.nth(1).fill('50');
  await go.click();
  await expectSaid(page, 'A later cancellation cannot cost less than an earlier one.');
  await expect(percent.nth(1)).toBeFocused();
  await expectSound(page);
  await percent.nth(1).fill('100');
  const note = `Tickets are not given back ${crypto.randomUUID()}`;
  await panel.getByLabel('Note for customers').fill(note);
  await go.click();
  await expectSaid(page, `Saved. New quotes begin with these terms from ${dateText(from)}.`);
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('30 days before: 60%; Later: 100%');
  await expect(row).not.toContainText('Holds now');
  await expectSound(page);
  expect(await query('select kind, made_by from cancellation_terms where note = $1', [note])).toEqual([
    { kind: 'other', made_by: 'Rupa Das' },
  ]);
});
