import type { Locator, Page, Request } from '@playwright/test';
import { paths } from '#paths.ts';
import { firstOrAll, fullOnly } from '../support/check-extent.ts';
import { addBlog, body, editAddress, heading, historyAddress, openEditor } from './support/blogs-staff.ts';
import { expect, test } from './support/own-site.ts';
import { desktop, phone } from './support/packages-staff.ts';
import { expectSaid, expectSound, sendInstead } from './support/seen.ts';

// All tests of this file share one site, one after the other.
test.describe.configure({ mode: 'default' });

async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectSound(page, name);
}

test('every text of the contract about blogs, in its order and at its place', async ({
  page,
  query,
  logIn,
  whileLocked,
}) => {
  await logIn(page, 'Rupa Das');
  await openEditor(page, paths.writeBlog);
  const publish = page.getByRole('button', { name: 'Publish' });
  const fails = async (words: string, field: Locator) => {
    await publish.click();
    await expectSaid(page, words);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  };
  await page.getByLabel('Date').fill('');
  await page.getByLabel('Title (optional, maximum 60 characters)', { exact: true }).fill('x'.repeat(61));
  await page.getByLabel('Meta description').fill('y'.repeat(161));
  await expect(page.getByText('61 of 60 characters: 1 too many')).toBeVisible();
  await fails('Type Date.....', page.getByLabel('Date'));
  await page.getByLabel('Date').fill('2024-05-06');
  await fails('Type Heading.....', heading(page));
  await heading(page).fill('In the words of the contract');
  await fails('Type Blog Content.....', body(page));
  await body(page).pressSequentially('One line.');
  await fails('Limit the Title to 60 Characters.....', page.getByLabel('Title'));
  await page.getByLabel('Title').fill('Short');
  await fails('Limit the Meta Description to 160 Characters.....', page.getByLabel('Meta description'));
  await page.getByLabel('Meta description').fill('Short, too');

  const isSave = (request: Request) => !request.postData()?.includes('name="draftOf"');
  await page.route(`**${paths.writeBlog}.data`, (route) =>
    isSave(route.request()) ? route.abort() : route.fallback(),
  );
  await publish.click();
  await expectSaid(page, 'The server could not be reached. Please try again.');
  await page.unroute(`**${paths.writeBlog}.data`);
  await expect(heading(page)).toHaveValue('In the words of the contract');

  // No tool of the editor writes this, so the form says what was removed.
  await sendInstead(
    page,
    'n_blogBody',
    '<p>One line.</p><script>alert(1)</script><p onclick="alert(2)">Two.</p>',
  );
  await publish.click();
  await expectSaid(page, 'Blog Published Successfully.....');
  await expectSaid(page, /Left out, because a page cannot safely show it: onclick, <script>\./);

  await whileLocked('blogs', async () => {
    const list = await page.goto(paths.adminBlogs);
    expect(list?.status()).toBe(503);
    await expectSaid(page, 'Could Not Load Blogs, Somewthing Went Wrong.....');
    await expect(page.getByRole('link', { name: 'Write Blog' })).toBeVisible();
    const edit = await page.goto(editAddress('1'));
    expect(edit?.status()).toBe(503);
    await expectSaid(page, 'Could Not Load Blogs, Please Try Again.....');
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(body(page)).toBeVisible();

  for (const address of [paths.updateBlog, editAddress('999999'), `${paths.deleteBlog}?id=x`]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expectSaid(page, 'Something Went Wrong, Please Try Again.....');
  }

  const id = await addBlog(query, 'Gone while it was open');
  await openEditor(page, editAddress(id));
  await query('update blogs set deleted_at = now() where id = $1', [id]);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectSaid(page, 'Something Went Wrong, Please Try Again.....');
  await expect(heading(page)).toHaveValue('Gone while it was open');
});

test(
  'what is typed survives a closed window, a wrong click and an ended session',
  fullOnly,
  async ({ page, query, logIn }) => {
    const id = await addBlog(query, 'Left in the middle');
    await logIn(page, 'Rupa Das');
    await openEditor(page, editAddress(id));
    await heading(page).fill('Left in the middle of a word');
    const kept = page.getByText(/^Draft kept at \d\d:\d\d$/);
    await expect(kept).toBeVisible();

    await page.getByRole('link', { name: 'Back to the list' }).click();
    const popup = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(popup).toContainText('What you changed on this page is not saved.');
    await popup.getByRole('button', { name: 'Stay here' }).click();
    await expect(heading(page)).toHaveValue('Left in the middle of a word');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await popup.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`${paths.adminBlogs}?page=1`);

    await page.goto(editAddress(id));
    const found = page.getByRole('region', { name: 'Unsaved work' });
    await expect(found).toContainText('You have work here that was not saved');
    await expect(found.locator('ins')).toContainText('of a word');
    await found.getByRole('button', { name: 'Continue where you were' }).click();
    await expect(heading(page)).toHaveValue('Left in the middle of a word');

    await query(
      `update staff_sessions set ended_at = now(), end_reason = 'logout' where ended_at is null`,
      [],
    );
    await page.getByRole('button', { name: 'Update' }).click();
    const login = page.getByRole('dialog', { name: 'Log in again' });
    await login.getByLabel('Password', { exact: true }).fill('river teal umbrella');
    await login.getByRole('button', { name: 'Login' }).click();
    await expect(login).toBeHidden();
    await page.getByRole('button', { name: 'Update' }).click();
    await expectSaid(page, 'Blog Updated Successfully.....');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(`${paths.adminBlogs}?page=1`);

    await openEditor(page, paths.writeBlog);
    await heading(page).fill('Thought better of it');
    await expect(kept).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(found).toContainText('Thought better of it');
    await found.getByRole('button', { name: 'Discard' }).click();
    await expect(heading(page)).toHaveValue('');
    await page.reload();
    await expect(heading(page)).toHaveValue('');
  },
);

test('a blog is written, changed and deleted by keyboard', fullOnly, async ({ page, logIn }) => {
  await page.setViewportSize(desktop);
  await logIn(page, 'Rupa Das');
  await page.goto(paths.adminBlogs);
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 80; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const pressOn = async (target: Locator, key = 'Enter') => {
    await tabTo(target);
    await page.keyboard.press(key);
  };
  await pressOn(page.getByRole('link', { name: 'Write Blog' }));
  await expect(body(page)).toBeVisible();
  await tabTo(heading(page));
  await page.keyboard.type('Written by keys');
  // Enter in a field publishes nothing.
  await page.keyboard.press('Enter');
  await tabTo(body(page));
  await page.keyboard.type('From the first word to the last.');
  await page.keyboard.press('Control+s');
  await expectSaid(page, 'Blog Published Successfully.....');
  await expect(page).toHaveURL(/blog-update/);
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Published' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await pressOn(page.getByRole('button', { name: 'Save draft' }));
  await expectSaid(page, 'Draft Saved Successfully.....');
  await page.goto(paths.adminBlogs);
  await pressOn(page.getByRole('link', { name: 'Delete: Written by keys' }));
  await pressOn(page.getByRole('button', { name: 'Delete' }));
  await expectSaid(page, 'Blog Deleted Successfully.....');
  await pressOn(page.getByRole('button', { name: 'Undo' }), 'Space');
  await expectSaid(page, '“Written by keys” is back.');
});

for (const viewport of firstOrAll([desktop, phone]))
  test(`axe finds nothing on the blogs at ${viewport.width} px`, fullOnly, async ({ page, query, logIn }) => {
    await page.setViewportSize(viewport);
    const name = `Sound at ${viewport.width}`;
    const id = await addBlog(query, name, 'draft');
    const gone = await addBlog(query, `Gone at ${viewport.width}`);
    await query('update blogs set deleted_at = now() where id = $1', [gone]);
    await logIn(page, 'Rupa Das');
    for (const address of [
      paths.adminBlogs,
      `${paths.adminBlogs}?shelf=deleted`,
      `${paths.adminBlogs}?search=zzzzzzzz`,
      `${paths.deleteBlog}?id=${id}&page=1`,
      editAddress('999999'),
    ]) {
      await page.goto(address);
      await expectScreen(page, address);
    }
    await openEditor(page, paths.writeBlog);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectSaid(page, 'Type Heading.....');
    await expectScreen(page, paths.writeBlog);

    await openEditor(page, editAddress(id));
    await page.getByLabel('Scheduled').check();
    await page.getByLabel('Publish at').fill('2099-01-31T09:30');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expectSaid(page, 'Blog Scheduled for');
    await page.getByRole('button', { name: 'Preview link' }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await heading(page).fill(`${name}, changed`);
    await expectScreen(page, editAddress(id));
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectScreen(page, 'leaving');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expectSaid(page, 'Blog Scheduled for');

    await page.goto(`${historyAddress(id)}&version=3`);
    await expect(page.locator('ins')).toContainText('changed');
    await expectScreen(page, historyAddress(id));
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectScreen(page, 'restoring');
  });
