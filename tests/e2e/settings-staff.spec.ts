import { paths } from '#paths.ts';
import { firstOrAll } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

test.describe.configure({ mode: 'default' });

for (const viewport of firstOrAll([desktop, phone]))
  test(`settings show where and how they appear, at ${viewport.width} px`, async ({ page, logIn }) => {
    await page.setViewportSize(viewport);
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminSettings);
    const save = page.getByRole('button', { name: 'Save settings' });
    await expect(save).toBeEnabled();
    // The form is long.
    await expect(save).toBeInViewport();
    const group = page.getByRole('region', { name: 'Contact', exact: true });
    await expect(group.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', paths.contact);
    await group.getByLabel('When customer care answers').fill('from six to midnight');
    await expect(group).toContainText('Customer care, from six to midnight:');
    const bhutan = page.getByRole('region', { name: 'Bhutan packages' });
    await bhutan.getByLabel('Percent off the first booking').fill(String(viewport.width / 100));
    await expect(bhutan).toContainText(`${viewport.width / 100}% off the first booking`);
    await page.getByLabel('Photo page').fill('https://photos.purvai.example');
    await expectSound(page);
    await save.click();
    await expectSaid(page, 'The settings are saved.');

    await expect(async () => {
      await page.goto(paths.bhutanPackages);
      await expect(page).toHaveTitle(
        `Bhutan Tour Packages: flat ${viewport.width / 100}% off on first booking`,
        { timeout: 500 },
      );
    }).toPass();
    await expect(page.getByRole('banner')).toContainText('Customer care, from six to midnight:');
    await expect(page.getByRole('link', { name: 'Our photos' })).toHaveAttribute(
      'href',
      'https://photos.purvai.example',
    );
    await expectSound(page);
  });
