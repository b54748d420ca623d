import { articlePath, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { startWorker } from '../support/system.ts';
import {
  addBlog,
  body,
  editAddress,
  heading,
  historyAddress,
  openEditor,
  visitorGets,
} from './support/blogs-staff.ts';
import { expect, test } from './support/own-site.ts';
import { anotherBrowser, desktop, rowOf } from './support/packages-staff.ts';
import { expectSaid, faultsOf } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

test('a blog is written on a phone, previewed, scheduled, and appears by itself', async ({
  page,
  context,
  query,
  logIn,
}, info) => {
  const [{ name: database } = {}] = await query('select current_database() as name', []);
  const worker = await startWorker({
    databaseUrl: new URL(`/${database}`, process.env.TEST_DATABASE_URL).href,
    smtpUrl: 'smtp://127.0.0.1:9',
    env: { STORAGE_DIR: info.outputPath('storage') },
  });
  const article = articlePath('a-ferry-to-majuli');
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminBlogs);
  await page.getByRole('link', { name: 'Write Blog' }).click();

  await heading(page).fill('A ferry to Majuli');
  await body(page).pressSequentially('The island moves a little every year.');
  await page.getByLabel('Title').fill('Majuli by ferry');
  await expect(page.getByText('15 of 60 characters')).toBeVisible();
  await page.getByLabel('Meta description').fill('How to cross the river.');
  await expect(page.getByText('23 of 160 characters')).toBeVisible();
  const result = page.getByRole('figure', { name: 'As a search engine shows it' });
  await expect(result).toContainText('blog-page › a-ferry-to-majuli');
  await expect(result).toContainText('Majuli by ferry');
  await expect(page.getByRole('figure', { name: 'As it looks when it is shared' })).toContainText(
    'How to cross the river.',
  );
  await page.getByLabel('Featured image link').fill('/posters/kaziranga.webp');
  await page.getByLabel('Featured content').fill('Half an hour on the water.');
  await expect(page.locator('img[src="/posters/kaziranga.webp"]')).toBeVisible();
  await page.getByLabel('Draft').check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectSaid(page, 'Draft Saved Successfully.....');
  await expect(page).toHaveURL(/blog-update\?id=\d+&page=1$/);
  await expect(heading(page)).toHaveValue('A ferry to Majuli');
  await expect(body(page)).toHaveText('The island moves a little every year.');
  await expect(page.getByRole('link', { name: 'On the site' })).toHaveCount(0);
  expect((await page.request.get(article)).status()).toBe(404);
  await page.getByLabel('Author').fill('Rupa Das');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => query(`select author, version from blogs where heading = 'A ferry to Majuli'`, []))
    .toEqual([{ author: 'Rupa Das', version: 2 }]);

  await page.getByRole('button', { name: 'Preview link' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A ferry to Majuli');
  await expect(preview.getByText('Draft: not published')).toBeVisible();
  await preview.close();

  await page.getByLabel('Scheduled').check();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectSaid(page, 'Choose the day and the time at which it is to be published.');
  await expect(page.getByLabel('Publish at')).toBeFocused();
  await page.getByLabel('Publish at').fill('2020-01-31T09:30');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectSaid(page, 'The time to publish at must be in the future, by the time in India.');
  await expect(page.getByLabel('Publish at')).toBeFocused();
  await expect(page.getByLabel('Publish at')).toHaveAttribute('aria-invalid', 'true');
  expect((await page.request.get(article)).status()).toBe(404);
  await page.getByLabel('Publish at').fill('2099-01-31T09:30');
  await expect(page.getByLabel('Publish at')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectSaid(page, /Blog Scheduled for 31 Jan 2099.*09:30/);
  await page.goto(`${paths.adminBlogs}?shelf=scheduled`);
  await expect(rowOf(page, 'A ferry to Majuli')).toContainText('Scheduled: 31 Jan 2099, 09:30');
  expect((await page.request.get(article)).status()).toBe(404);

  await query(
    `update blogs set publish_at = now() - interval '1 minute' where slug = 'a-ferry-to-majuli'`,
    [],
  );
  await expect.poll(async () => (await page.request.get(article)).status()).toBe(200);
  await worker.stop();

  await page.goto(paths.adminBlogs);
  await rowOf(page, 'A ferry to Majuli').getByRole('link', { name: /^Edit/ }).click();
  await body(page).pressSequentially(' Take cash.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expectSaid(page, 'Blog Updated Successfully.....');
  const shown = await visitorGets(page, article);
  expect(shown).toContain('Take cash.');
});

test(
  'what is typed while a new blog is being saved stays, and belongs to that blog',
  fullOnly,
  async ({ page, query, logIn, whileLocked }) => {
    await logIn(page, 'Rupa Das');
    await openEditor(page, paths.writeBlog);
    await heading(page).fill('Typed on');
    await body(page).pressSequentially('First words.');
    await page.getByLabel('Draft').check();
    await whileLocked('blogs', async () => {
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByLabel('Author').fill('Anil Bora');
    });
    await expectSaid(page, 'Draft Saved Successfully.....');
    await expect(page).toHaveURL(/blog-update/);
    await expect(page.getByLabel('Author')).toHaveValue('Anil Bora');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Stay here').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect
      .poll(() => query(`select author, version from blogs where heading = 'Typed on'`, []))
      .toEqual([{ author: 'Anil Bora', version: 2 }]);
  },
);

test(
  'two people edit one blog: the second compares both versions, and nothing is lost',
  fullOnly,
  async ({ page, browser, address, query, logIn }) => {
    const id = await addBlog(query, 'Two at one table');
    const other = await anotherBrowser(browser, address);
    await logIn(page, 'Rupa Das');
    await logIn(other, 'Anil Bora');
    await openEditor(page, editAddress(id));
    await openEditor(other, editAddress(id));

    await heading(page).fill('Two at one long table');
    await page.getByRole('button', { name: 'Update' }).click();
    await expectSaid(page, 'Blog Updated Successfully.....');

    const conflict = other.getByRole('region', { name: 'Another staff member has saved this meanwhile' });
    const update = other.getByRole('button', { name: 'Update' });
    await body(other).pressSequentially('Says Anil: ');
    await update.click();
    await expect(conflict.getByRole('heading')).toBeFocused();
    await expect(conflict).toContainText('Another staff member has saved this in the meantime.');
    await expect(conflict.locator('ins').filter({ hasText: 'long' })).toBeVisible();
    await expect(conflict.locator('del').filter({ hasText: 'Says Anil' })).toBeVisible();
    expect(await faultsOf(other)).toEqual([]);
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expectSaid(other, 'Blog Updated Successfully.....');
    await expect(conflict).toHaveCount(0);

    // Now the first user has the conflict, and takes the other version.
    await page.getByLabel('Author').fill('Another Author');
    await page.getByRole('button', { name: 'Update' }).click();
    const again = page.getByRole('region', { name: 'Another staff member has saved this meanwhile' });
    await again.getByRole('button', { name: 'Take theirs' }).click();
    const sure = page.getByRole('dialog', { name: 'Take theirs?' });
    await expect(sure).toContainText('What you changed in this form and have not saved is thrown away.');
    await sure.getByRole('button', { name: 'Throw mine away' }).click();
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('Author')).toHaveValue('Rupa Das');
    await expect(body(page)).toContainText('Says Anil:');
    await page.getByRole('button', { name: 'Update' }).click();
    await expectSaid(page, 'Blog Updated Successfully.....');

    await page.goto(historyAddress(id));
    const versions = page.getByRole('listitem');
    await expect(versions.filter({ hasText: 'Version 2' })).toContainText('saved by Rupa Das');
    await expect(versions.filter({ hasText: 'Version 3' })).toContainText('saved by Anil Bora');
    await versions
      .filter({ hasText: 'Version 2' })
      .getByRole('link', { name: /^What changed/ })
      .click();
    const changed = page.getByRole('region', { name: 'What changed in version 2' });
    await expect(changed.locator('ins')).toContainText('long');
    await versions
      .filter({ hasText: 'Version 3' })
      .getByRole('link', { name: /^What changed/ })
      .click();
    await expect(
      page.getByRole('region', { name: 'What changed in version 3' }).locator('del'),
    ).toContainText('long');

    await versions
      .filter({ hasText: 'Version 2' })
      .getByRole('button', { name: /^Restore/ })
      .click();
    const popup = page.getByRole('dialog', { name: 'Restore version 2' });
    await expect(popup).toContainText('become the newest version');
    await popup.getByRole('button', { name: 'Restore version 2' }).click();
    await expectSaid(page, 'Blog Updated Successfully.....');
    await expect(versions.first()).toContainText('brought back from version 2');
    await expect(page.getByText('Versions of “Two at one long table”')).toBeVisible();
    expect(await visitorGets(page, articlePath('two-at-one-table'))).toContain('Two at one long table');
    await other.context().close();
  },
);

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test(
    'a blog is deleted, brought back at once, and brought back later',
    fullOnly,
    async ({ page, query, logIn }) => {
      for (let number = 1; number <= 12; number++) await addBlog(query, `Filler ${number}`);
      await query(`update blogs set blog_date = '2020-01-01' where heading = 'Filler 7'`, []);
      await logIn(page, 'Rupa Das');
      await page.goto(paths.adminBlogs);
      await expect(page.getByText(/^\d+ blogs$/)).toBeVisible();
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await pages.getByRole('link', { name: 'Last Page' }).click();
      await expect(pages).toContainText(/2 of 2/);
      await expect(pages.getByRole('link')).toHaveText(['First Page', 'Prev']);

      const row = rowOf(page, 'Filler 7');
      await row.getByRole('link', { name: /^Delete/ }).click();
      await expect(page.getByRole('main')).toContainText('Filler 7');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(`${paths.adminBlogs}?page=2`);
      await row.getByRole('link', { name: /^Delete/ }).click();
      await expect(page).toHaveURL(/blog-delete\?id=\d+&page=2&heading=Filler\+7$/);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expectSaid(page, 'Blog Deleted Successfully.....');
      await expect(page).toHaveURL(`${paths.adminBlogs}?page=2`);
      await expect(row).toHaveCount(0);
      expect((await page.request.get(articlePath('filler-7'))).status()).toBe(404);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectSaid(page, '“Filler 7” is back.');
      await expect(row).toHaveCount(1);
      expect((await page.request.get(articlePath('filler-7'))).status()).toBe(200);

      await row.getByRole('link', { name: /^Delete/ }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expectSaid(page, 'Blog Deleted Successfully.....');
      await page.getByRole('link', { name: /^Deleted/ }).click();
      await expect(row).toContainText(/Can be brought back until \d+ \w+ \d{4}/);
      await row.getByRole('button', { name: /^Bring back/ }).click();
      await expectSaid(page, '“Filler 7” is back.');
      await expect(row).toHaveCount(0);
    },
  );

  test('the list is searched, with and without typing errors', fullOnly, async ({ page, query, logIn }) => {
    await logIn(page, 'Rupa Das');
    await openEditor(page, paths.writeBlog);
    await heading(page).fill('Rhododendrons of Tawang');
    await body(page).pressSequentially('They bloom in April.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectSaid(page, 'Blog Published Successfully.....');
    await expect(page.getByRole('link', { name: 'On the site' })).toHaveAttribute(
      'href',
      articlePath('rhododendrons-of-tawang'),
    );

    await page.goto(paths.adminBlogs);
    const search = page.getByRole('searchbox');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 100 });
    }).toPass();
    await search.fill('tawang');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 blog', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Rhododendrons of Tawang')).toContainText('Published');
    await search.fill('rhododendrns');
    await page.getByRole('button', { name: 'Search' }).click();
    await expectSaid(page, 'No match for “rhododendrns”; showing “rhododendrons”.');
    await expect(rowOf(page, 'Rhododendrons of Tawang')).toBeVisible();
    await search.fill('zzzzzzzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No blog fits “zzzzzzzz”.')).toBeVisible();
    await query(`delete from blogs where slug = 'rhododendrons-of-tawang'`, []);
  });
});
