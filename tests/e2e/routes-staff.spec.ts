import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// One database for all of them, one after the other.
test.describe.configure({ mode: 'default' });

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openRoutes(page: Page, search = '') {
  await page.goto(`${paths.adminRoutes}${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stops and routes');
  await expect(page.getByRole('table').getByRole('button').first()).toBeEnabled();
}

for (const [place, viewport, town] of firstOrAll([
  ['a desktop', { width: 1440, height: 900 }, 'Kongthong'],
  ['a phone', { width: 390, height: 844 }, 'Umpanai'],
] as const)) {
  test.describe(`on ${place}`, () => {
    test.use({ viewport });

    test('a stop and a route are added, changed with their history, and removed', async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await openRoutes(page, '?tab=stops');
      await expectSound(page);
      await page.getByRole('button', { name: 'Add a stop' }).click();
      const adding = dialog(page, 'Add a stop');
      await adding.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Type the name of the stop, up to 100 characters.');
      await expect(adding.getByLabel('Name', { exact: true })).toBeFocused();
      await expectSound(page);
      await adding.getByLabel('Name', { exact: true }).fill(town);
      await adding.getByLabel('Kind').selectOption('Beyond the city');
      await adding.getByLabel('City').selectOption('Guwahati');
      await adding.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, `${town} is added.`);

      await page.getByRole('link', { name: /^Routes/ }).click();
      await page.getByRole('button', { name: 'Add a route' }).click();
      const route = dialog(page, 'Add a route');
      await route.getByLabel('From').fill('guwahati');
      await route.getByLabel('To', { exact: true }).fill('Atlantis');
      await route.getByLabel('Km').fill('310');
      await route.getByLabel('Time').fill('3');
      await route.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Type the time as 3 h 30 or 45 min');
      await route.getByLabel('Time').fill('7 h 30');
      await route.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'No stop is called Atlantis.');
      await expect(route.getByLabel('To', { exact: true })).toBeFocused();
      await route.getByLabel('To', { exact: true }).fill(town);
      await route.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, `Guwahati – ${town} is added.`);

      // Found by the keyboard alone.
      await page.getByRole('searchbox').fill(town.slice(0, 4));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${town.slice(0, 4)}`));
      await expect(page.getByText('1 found')).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: town });
      await expect(row).toContainText('To be checked');
      await row.getByRole('button').focus();
      await page.keyboard.press('Enter');
      const changing = dialog(page, `Change Guwahati – ${town}`);
      await expect(changing.getByLabel('Time')).toHaveValue('7 h 30');
      await changing.getByLabel('Checked on').fill('15/11/2026');
      await changing.getByLabel('Source').fill('Map');
      await changing.getByLabel('Source').press('Enter');
      await expectSaid(page, `Guwahati – ${town} is changed.`);
      await expect(row).toContainText('15/11/2026');

      await row.getByRole('button').click();
      await changing.getByText('History').click();
      await expect(changing.getByText('Changed by Rupa Das')).toBeVisible();
      await expect(changing.getByText('Checked on: nothing → 15/11/2026')).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');

      await openRoutes(page, `?tab=stops&search=${town}`);
      await page.getByRole('button', { name: `Change ${town}` }).click();
      await page.getByRole('button', { name: 'Remove this stop' }).click();
      const removing = dialog(page, `Remove ${town}?`);
      await expect(removing).toContainText('1 route begins or ends here and is removed with it.');
      await removing.getByRole('button', { name: 'Remove' }).click();
      await expectSaid(page, `${town} is removed.`);
      await expect(page.getByText('Nothing matches.')).toBeVisible();
    });

    test('a road leg is changed after what changes was shown, and brought back', async ({ page, logIn }) => {
      await logIn(page, 'Rupa Das');
      await openRoutes(page, '?tab=legs&search=jorabat+nongpoh');
      const row = page.getByRole('row').filter({ hasText: 'Jorabat – Nongpoh' });
      await row.getByRole('button').click();
      const changing = dialog(page, 'Change Jorabat – Nongpoh');
      const km = changing.getByLabel('Km');
      const before = await km.inputValue();
      await km.fill('45');
      await changing.getByRole('button', { name: 'Show what changes' }).click();
      await expect(changing.getByRole('heading', { name: 'What changes' })).toBeFocused();
      await expect(changing.getByRole('row').filter({ hasText: 'Guwahati – Shillong' })).toBeVisible();
      await expectSound(page);
      await changing.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Jorabat – Nongpoh is changed.');
      await expect(row).toContainText('45');

      await row.getByRole('button').click();
      await changing.getByText('History').click();
      await changing.getByRole('button', { name: /^Bring back/ }).click();
      await expect(km).toHaveValue(before);
      await changing.getByRole('button', { name: 'Show what changes' }).click();
      await changing.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'Jorabat – Nongpoh is changed.');
      await expect(row).toContainText(before);
    });

    test('a name that matches no stop becomes another name of one, or is dismissed', async ({
      page,
      logIn,
      query,
    }) => {
      const [name, other] = [`${town.toLowerCase()} view`, `${town.toLowerCase()} home`];
      await query(
        `insert into stop_misses (text, times, first_day, last_day)
         select text, 2, '2026-11-01', '2026-11-03' from unnest($1::text[]) as text`,
        [[name, other]],
      );
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminRoutes);
      await page.getByRole('link', { name: /^Not found/ }).click();
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('1 Nov 2026 to 3 Nov 2026');
      await expectSound(page);
      await page.getByRole('button', { name: `Add as another name: ${name}` }).click();
      const naming = dialog(page, `Add ${name} as another name`);
      await naming.getByLabel('Name of the stop').fill('Atlantis');
      await naming.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, 'No stop is called Atlantis.');
      await expectSound(page);
      await naming.getByLabel('Name of the stop').fill('Shillong');
      await naming.getByRole('button', { name: 'Save' }).click();
      await expectSaid(page, `${name} is another name of Shillong.`);
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: `Not a stop: ${other}` }).click();
      await expectSaid(page, `${other} is no longer listed.`);
      await expect(page.getByRole('row').filter({ hasText: other })).toHaveCount(0);
      await openRoutes(page, `?tab=stops&search=${encodeURIComponent(name)}`);
      await expect(page.getByRole('row').filter({ hasText: 'Shillong' })).toContainText(name);
    });

    test(
      'a file with a wrong row is looked at, applied, exported and undone',
      fullOnly,
      async ({ page, logIn }) => {
        await logIn(page, 'Rupa Das');
        await page.goto(`${paths.adminRoutes}?tab=import`);
        await expectSound(page);
        await page
          .getByLabel('File')
          .setInputFiles(
            file('north-east.csv', [
              'From;To;Km;Time;Source;Checked on',
              'Guwahati;Shillong;104;3 h 10;Map;15-11-2026',
              'Jorabat;Sohra;130;3 h 45;Map;15-Nov-26',
              'Guwahati;Atlantis;10;1 h;;',
              'Guwahati;Tezpur;;;;',
            ]),
          );
        await page.getByRole('button', { name: 'Preview' }).click();
        const preview = page.getByRole('region', { name: 'What it would do' });
        await expect(preview).toContainText('1 to add');
        await expect(preview).toContainText('1 to change');
        await expect(preview).toContainText('1 left as it is');
        await expect(preview).toContainText(
          'Row 4, To: No stop is called Atlantis. Add it under Stops first.',
        );
        await expect(preview).toContainText('Km: nothing → 104');
        await expectSound(page);
        await page.getByRole('button', { name: 'Apply 2 rows' }).click();
        await expectSaid(page, 'The file is imported: 1 added, 1 changed.');

        const waiting = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Routes as CSV' }).click();
        const exported = await readFile(await (await waiting).path(), 'utf8');
        expect(exported).toContain('Guwahati,Shillong,104,3 h 10,Map,15/11/2026,');

        const undo = page.getByRole('button', { name: 'Undo the import of north-east.csv' });
        await undo.click();
        await expectSaid(page, 'The import of north-east.csv is undone.');
        await expect(undo).toHaveCount(0);
        await openRoutes(page, '?search=guwahati+shillong');
        await expect(page.getByRole('row').filter({ hasText: 'Guwahati – Shillong' })).not.toContainText(
          '104',
        );
        await page.goto(`${paths.adminRoutes}?search=jorabat+sohra`);
        await expect(page.getByText('Nothing matches.')).toBeVisible();
      },
    );
  });
}
