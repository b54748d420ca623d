import type { Locator } from '@playwright/test';
import { bhutanPackagePath, paths, tourPath } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { expect, test } from './support/own-site.ts';
import {
  addPackage,
  anotherBrowser,
  desktop,
  openEdit,
  openRowMenu,
  phone,
  picture,
  rowOf,
} from './support/packages-staff.ts';
import { expectSaid, expectSound } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

const describe = (popup: Locator, text: string) =>
  popup.getByRole('textbox', { name: 'Description' }).pressSequentially(text);

test('a package is written on a phone, day by day, and visitors see it', async ({ page, logIn, query }) => {
  const name = 'Haa by the Chelela pass';
  // Another file on the same site may have added some.
  const [{ count } = {}] = await query(
    'select count(*)::int as count from tour_packages where deleted_at is null',
    [],
  );
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminTourPackages);
  await expectSaid(page, `${count} Packages Found.....`);
  await page.getByRole('button', { name: 'Write Tour Package' }).click();
  const popup = page.getByRole('dialog', { name: 'Write a tour package' });
  const save = popup.getByRole('button', { name: 'Save package' });
  const fails = async (words: string, field: Locator) => {
    await save.click();
    await expectSaid(page, words);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  };

  // The contract's checks in the contract's order, each at its field.
  await fails('Type Category.....', popup.getByLabel('Category'));
  await popup.getByLabel('Category').selectOption('International');
  await fails('Type Country.....', popup.getByLabel('Country'));
  await popup.getByLabel('Country').selectOption('Bhutan');
  await fails('Type Package Name.....', popup.getByLabel('Package name'));
  await popup.getByLabel('Package name').fill(name);
  await fails('Type Duration.....', popup.getByLabel('Duration'));
  await popup.getByLabel('Duration').fill('3 days, 2 nights');
  await fails('Type Selling Price.....', popup.getByLabel('Selling price'));
  await popup.getByLabel('Selling price').fill('ask us');
  await expect(popup.getByText('Not an amount in rupees.').first()).toBeVisible();
  await fails('Type Selling Price.....', popup.getByLabel('Selling price'));
  const price = popup.getByLabel('Selling price');
  const before = popup.getByLabel('Price before discount');
  const roomBelow = async () => {
    const [own, next] = await Promise.all(
      [price, popup.getByLabel('Featured image link')].map((field) => field.boundingBox()),
    );
    return (next?.y ?? 0) - (own?.y ?? 0);
  };
  await price.fill('');
  const room = await roomBelow();
  for (const typed of ['ask us', '45k', '77,77,777']) {
    await price.fill(typed);
    expect([typed, await roomBelow()]).toEqual([typed, room]);
  }
  for (const typed of ['$800', '45.000', '20% off: 45000', '2 nights 45,000', '-500']) {
    await price.fill(typed);
    await expect(price).toHaveAccessibleDescription(/^Not an amount in rupees\./);
    await fails('Type Selling Price.....', price);
  }
  for (const typed of ['45000', '₹45,000', '45,000.00', 'Rs. 45,000/-', '45k']) {
    await price.fill(typed);
    await expect(price).toHaveAccessibleDescription('Understood as ₹45,000: forty-five thousand rupees.');
  }
  await expectSaid(page, 'Understood as ₹45,000: forty-five thousand rupees.');
  await fails('Include Featured Image.....', popup.getByLabel('Featured image link'));
  await popup.getByLabel('Featured image link').fill(picture);
  await fails('Type Package Description.....', popup.getByRole('textbox', { name: 'Description' }));
  await expect(popup.locator(`img[src="${picture}"]`)).toBeVisible();
  await describe(popup, 'Two quiet nights behind the pass.');
  await before.fill('soon');
  await fails('Type Price Before Discount.....', before);
  await before.fill('44,999');
  await fails('Type a Price Before Discount That Is Not Below the Selling Price.....', before);
  await before.fill('1.5 lakh');
  await expect(before).toHaveAccessibleDescription(
    'Understood as ₹1,50,000: one lakh fifty thousand rupees.',
  );

  const add = popup.getByRole('button', { name: 'Add a day' });
  for (const title of ['Haa', 'Paro', 'Chelela']) {
    await add.click();
    await popup.getByLabel('Title').last().fill(title);
  }
  await popup.getByRole('button', { name: 'Move up: Day 3' }).click();
  await popup.getByRole('button', { name: 'Move up: Day 2' }).click();
  await expectSaid(page, 'Day 2 is now day 1.');
  await expect(popup.getByRole('button', { name: 'Move down: Day 1' })).toBeFocused();
  await popup.getByRole('button', { name: 'Remove: Day 3' }).click();
  await expectSaid(page, 'Day 3 “Paro” is removed.');
  await popup.getByRole('button', { name: 'Put it back' }).click();
  await popup.getByRole('button', { name: 'Remove: Day 3' }).click();
  await popup.getByLabel('What happens').first().fill('Over the highest road of the west.');
  await popup.getByLabel('Places on the way').fill('Chelela\nHaa: 2 nights');
  await save.click();
  await expectSaid(page, 'Tour Package Created Successfully.....');
  // The popup now edits the new package, so that a second save does not add another one.
  const made = page.getByRole('dialog', { name: 'Edit a tour package' });
  await expect(made.getByLabel('Package name')).not.toHaveValue('');
  await expect(made.getByLabel('Category')).not.toHaveValue('');
  await expect(made.getByLabel('Title')).not.toHaveCount(0);
  await made.getByLabel('Activities').fill('Walking, slowly');
  await made.getByText('Scheduled', { exact: true }).click();
  await made.getByLabel('Publish at').fill('2020-01-02T06:30');
  await made.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'The time to publish at must be in the future, by the time in India.');
  await expect(made.getByLabel('Publish at')).toBeFocused();
  await expect(made.getByLabel('Publish at')).toHaveAttribute('aria-invalid', 'true');
  await made.getByText('Published', { exact: true }).click();
  await made.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'Data Updated Successfully.....');
  await page.keyboard.press('Escape');
  await expect(made).toBeHidden();

  await expectSaid(page, `${Number(count) + 1} Packages Found.....`);
  await expect(rowOf(page, name)).toContainText('₹45,000');
  await expect(rowOf(page, name)).toContainText('₹1,50,000');
  await expect(rowOf(page, name)).toContainText('Published');
  await openRowMenu(rowOf(page, name));
  await rowOf(page, name).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  await expect(main).toContainText('Two quiet nights behind the pass.');
  await expect(main.getByRole('heading', { name: /^Day \d/ })).toHaveText([/Day 1\s*Chelela/, /Day 2\s*Haa/]);
  const stops = page.getByRole('region', { name: 'The route' }).getByRole('listitem');
  await expect(stops).toHaveText(['Chelela', 'Haa2 nights']);
  await page.goto(paths.bhutanPackages);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('₹45,000');
});

test('a new price is in the public list as soon as it is saved', fullOnly, async ({ page, logIn, query }) => {
  const name = 'Phobjikha for the cranes';
  const id = await addPackage(query, name);
  await page.goto(paths.bhutanPackages);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminTourPackages);
  const popup = await openEdit(page, name);
  await popup.getByLabel('Selling price').fill('1,23,456');
  await popup.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'Data Updated Successfully.....');
  // Saved once more without opening it again, which is no conflict.
  await popup.getByLabel('Seller (optional)').fill('Valley Walks');
  await popup.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => query('select seller from tour_packages where id = $1', [id]))
    .toEqual([{ seller: 'Valley Walks' }]);
  await expectSaid(page, 'Data Updated Successfully.....');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeFocused();
  await expect(rowOf(page, name)).toContainText('₹1,23,456');
  await page.goto(paths.bhutanPackages);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('₹1,23,456');
  await page.goto(bhutanPackagePath(id));
  await expect(page.getByRole('main')).toContainText('Along the river.');
});

test(
  'a published package in India is on the travel packages, and the list says where',
  fullOnly,
  async ({ page, logIn, query }) => {
    const name = 'Two days at Kaziranga';
    await logIn(page, 'Rupa Das');
    await query(`delete from tour_packages where is_sample and country = 'India'`, []);
    await page.goto(paths.travelPackages);
    await expect(page.getByRole('heading', { name: 'In India' })).toHaveCount(0);
    await addPackage(query, 'Seen in Bhutan');
    await page.goto(paths.adminTourPackages);
    const popup = page.getByRole('dialog');
    for (const state of ['Published', 'Draft']) {
      await page.getByRole('button', { name: 'Write Tour Package' }).click();
      await popup.getByLabel('Category').selectOption('Domestic');
      await popup.getByLabel('Package name').fill(name);
      await popup.getByLabel('Duration').fill('2 days');
      await popup.getByLabel('Selling price').fill('12,500');
      await popup.getByLabel('Featured image link').fill(picture);
      await describe(popup, 'Rhinos before breakfast.');
      await popup.getByText(state, { exact: true }).click();
      await popup.getByRole('button', { name: 'Save package' }).click();
      await expect(popup.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    }

    const rows = rowOf(page, name);
    await expect(rows.filter({ hasText: 'Draft' })).toContainText('Not on the site');
    await expect(rowOf(page, 'Seen in Bhutan')).toContainText('On Bhutan Tour Packages');
    await openRowMenu(rows.filter({ hasText: 'Published' }));
    const listed = rows.getByRole('link', { name: 'On Travel Packages, In India' });
    await expect(listed).toHaveCount(1);
    const address = new URL((await listed.getAttribute('href')) ?? '', page.url());
    expect(address.hash).toBe('#in-india');

    await page.goto(address.href);
    const cards = page.getByRole('region', { name: 'In India' }).getByRole('article');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('₹12,500 per person');
    await cards.getByRole('link', { name: `Details: ${name}` }).click();
    await expect(page).toHaveURL(tourPath('two-days-at-kaziranga'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toContainText('Rhinos before breakfast.');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(tourPath('two-days-at-kaziranga'));
    expect(await (await page.request.get(paths.sitemap)).text()).toContain(tourPath('two-days-at-kaziranga'));
    expect((await page.request.get(tourPath('two-days-at-kaziranga-2'))).status()).toBe(404);
    await page.getByRole('link', { name: 'Back to all tours in India' }).click();
    await expect(page.getByRole('heading', { name: 'In India' })).toBeInViewport();
  },
);

test(
  'Domestic means India, and any other category asks for the country again',
  fullOnly,
  async ({ page, logIn, query }) => {
    const name = 'Living root bridges';
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminTourPackages);
    await page.getByRole('button', { name: 'Write Tour Package' }).click();
    const popup = page.getByRole('dialog');
    const country = popup.getByLabel('Country');
    await popup.getByLabel('Category').selectOption('Domestic');
    await expect(country).toHaveValue('India');
    await expect(country).toBeDisabled();
    await popup.getByLabel('Category').selectOption('International');
    await expect(country).toHaveValue('');
    await expect(country).toBeEnabled();
    await popup.getByLabel('Category').selectOption('Domestic');
    await popup.getByLabel('Package name').fill(name);
    await popup.getByLabel('Duration').fill('2 days');
    await popup.getByLabel('Selling price').fill('9,999.50');
    await popup.getByLabel('Featured image link').fill(picture);
    await describe(popup, 'Down the steps, and up again.');
    await popup.getByText('Draft', { exact: true }).click();
    await popup.getByRole('button', { name: 'Save package' }).click();
    await expectSaid(page, 'Draft Saved Successfully.....');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, name)).toContainText('Domestic');
    await expect(rowOf(page, name)).toContainText('₹9,999.50');
    await openRowMenu(rowOf(page, name));
    await expect(rowOf(page, name).getByRole('link', { name: /^View/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(await query('select country, state from tour_packages where name = $1', [name])).toEqual([
      { country: 'India', state: 'draft' },
    ]);

    const edit = await openEdit(page, name);
    await expect(edit.getByLabel('Country')).toBeDisabled();
    await edit.getByText('Scheduled', { exact: true }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(page, 'Choose the day and the time at which it is to be published.');
    await expect(edit.getByLabel('Publish at')).toBeFocused();
    await edit.getByLabel('Publish at').fill('2040-01-31T18:30');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(page, 'Data Updated Successfully.....');
    await edit.getByRole('button', { name: 'Preview link' }).click();
    const preview = await edit.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, name)).toContainText('Scheduled: 31 Jan 2040, 18:30');
    await page.goto(String(preview));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test(
  'the second of two people sees the difference, and nothing is lost',
  fullOnly,
  async ({ page, browser, address, logIn, query }) => {
    const name = 'Bumthang in autumn';
    const id = await addPackage(query, name);
    const other = await anotherBrowser(browser, address);
    await logIn(page, 'Rupa Das');
    await logIn(other, 'Joy Bora');
    await page.goto(paths.adminTourPackages);
    await other.goto(paths.adminTourPackages);
    const mine = await openEdit(page, name);
    const theirs = await openEdit(other, name);

    await theirs.getByLabel('Duration').fill('5 days, 4 nights');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(other, 'Data Updated Successfully.....');
    await mine.getByLabel('Selling price').fill('60000');
    await mine.getByLabel('Title').fill('Jakar');
    await mine.getByRole('button', { name: 'Save changes' }).click();
    const conflict = mine.getByRole('region', { name: 'Another staff member has saved this meanwhile' });
    await expect(conflict).toContainText('Another staff member has saved this in the meantime.');
    await expect(conflict.locator('ins')).toContainText([/5/, /4/, /₹50,000/, /Paro/]);
    await expect(conflict.locator('del')).toContainText([/4/, /3/, /₹60,000/, /Jakar/]);
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expectSaid(page, 'Data Updated Successfully.....');
    await expect(conflict).toBeHidden();
    await expect(mine.getByRole('button', { name: 'Save changes' })).toBeFocused();

    await theirs.getByLabel('Package type').fill('Festival');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await theirs.getByRole('button', { name: 'Take theirs' }).click();
    await other.getByRole('button', { name: 'Throw mine away' }).click();
    await expect(theirs.getByLabel('Package type')).toHaveValue('');
    await expect(theirs.getByLabel('Selling price')).toHaveValue('₹60,000');
    await expect(theirs.getByLabel('Title')).toHaveValue('Jakar');
    await theirs.getByLabel('Package type').fill('Culture');
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(other, 'Data Updated Successfully.....');
    await other.context().close();
    expect(
      await query(
        `select version, saved_by from revisions where kind = 'tour-package' and subject_id = $1 order by version`,
        [id],
      ),
    ).toEqual([
      { version: 1, saved_by: '' },
      { version: 2, saved_by: 'Joy Bora' },
      { version: 3, saved_by: 'Rupa Das' },
      { version: 4, saved_by: 'Joy Bora' },
    ]);
  },
);

test('an old version is read, compared and restored', fullOnly, async ({ page, logIn, query }) => {
  const name = 'Tang valley on foot';
  const id = await addPackage(query, name);
  await logIn(page, 'Rupa Das');
  await page.goto(`${paths.adminTourPackages}?edit=${id}`);
  const popup = page.getByRole('dialog', { name: `Edit ${name}` });
  await popup.getByLabel('Selling price').fill('75,000');
  await popup.getByLabel('Title').fill('Ugyen Choling');
  await popup.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'Data Updated Successfully.....');
  await page.keyboard.press('Escape');
  await openRowMenu(rowOf(page, name));
  await page.getByRole('link', { name: `History: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`History of ${name}`);
  const changed = page.getByRole('region', { name: 'What changed in version 2' });
  await expect(changed.locator('del')).toContainText([/₹50,000/, /Paro/]);
  await expect(changed.locator('ins')).toContainText([/₹75,000/, /Ugyen Choling/]);
  await expect(changed.getByText('Package name')).toHaveCount(0);
  await page.getByRole('link', { name: 'What changed: Version 1' }).click();
  await expect(page).toHaveURL(`${paths.tourPackageHistory}?id=${id}&version=1`);
  await expect(page.getByText('This is the oldest version that is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Version 1' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expectSaid(page, 'Version 1 is restored.');
  await expect(page.getByText('brought back from version 1')).toBeVisible();
  await page.goto(bhutanPackagePath(id));
  await expect(page.getByRole('main')).toContainText('₹50,000');
  const missing = await page.goto(`${paths.tourPackageHistory}?id=999999`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('There is no such tour package.')).toBeVisible();
});

test(
  'a deleted package can be restored, at once or from its tab',
  fullOnly,
  async ({ page, logIn, query }) => {
    const name = 'Rafting on the Drangme Chhu';
    const id = await addPackage(query, name);
    await logIn(page, 'Rupa Das');
    await page.goto(paths.adminTourPackages);
    const remove = async () => {
      await openRowMenu(rowOf(page, name));
      await page.getByRole('button', { name: `Delete: ${name}` }).click();
      const popup = page.getByRole('dialog', { name: `Delete ${name}` });
      await expect(popup).toContainText(`Delete the tour package “${name}”?`);
      await popup.getByRole('button', { name: 'Delete package' }).click();
      await expectSaid(page, 'Tour Package Deleted Successfully.....');
      return popup;
    };
    const popup = await remove();
    expect((await page.request.get(bhutanPackagePath(id))).status()).toBe(404);
    await popup.getByRole('button', { name: 'Undo' }).click();
    await expectSaid(page, `${name} is back where it was.`);
    await popup.getByRole('button', { name: 'Close' }).first().click();
    await expect(rowOf(page, name)).toBeVisible();
    expect((await page.request.get(bhutanPackagePath(id))).status()).toBe(200);

    await remove();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, name)).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'State' })
      .getByRole('link', { name: /^Deleted/ })
      .click();
    await expectSaid(page, '1 Packages Found.....');
    await page.getByRole('button', { name: `Bring back: ${name}` }).click();
    await expectSaid(page, `${name} is back where it was.`);
    await expectSaid(page, 'No Tour Package Found in Database.....');
  },
);

test(
  'a package whose PDF could not be made says so, and is printed again on request',
  fullOnly,
  async ({ page, logIn, query }) => {
    const name = 'Walking to Gasa';
    const id = await addPackage(query, name);
    const fail = () => query('update tour_packages set print_tries = 3 where id = $1', [id]);
    await fail();
    await logIn(page, 'Rupa Das');
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(paths.adminTourPackages);
      await expect(rowOf(page, name)).toContainText('The PDF could not be made.');
      await expectSound(page);
    }
    await expect(page.getByText('The PDF could not be made.')).toHaveCount(1);
    const again = page.getByRole('button', { name: `Try again to make the PDF of ${name}` });
    await again.click();
    await expectSaid(page, `The PDF of ${name} is being made again.`);
    await expect(again).toHaveCount(0);
    expect(await query('select print_tries from tour_packages where id = $1', [id])).toEqual([
      { print_tries: 0 },
    ]);

    await fail();
    await page.reload();
    const popup = await openEdit(page, name);
    await expect(popup).toContainText('The PDF of this package could not be made');
    await popup.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(page, 'Data Updated Successfully.....');
    await expect(popup).not.toContainText('could not be made');
    expect(await query('select print_tries from tour_packages where id = $1', [id])).toEqual([
      { print_tries: 0 },
    ]);
  },
);

test('an invalid picture link is refused at its field', fullOnly, async ({ page, logIn, query }) => {
  const name = 'A link of its own';
  await addPackage(query, name);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminTourPackages);
  const popup = await openEdit(page, name);
  const link = popup.getByLabel('Featured image link');
  for (const typed of ['javascript:alert(1)', '//evil.example/a.png']) {
    await link.fill(typed);
    await popup.getByRole('button', { name: 'Save changes' }).click();
    await expectSaid(page, 'Type a picture’s link that begins with https://');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
  }
  await link.fill(picture);
  await popup.getByRole('button', { name: 'Save changes' }).click();
  await expectSaid(page, 'Data Updated Successfully.....');
});
