import type { Locator, Page } from '@playwright/test';
import { articlePath, bhutanPackagePath, paths } from '#paths.ts';
import { fullOnly } from '../support/check-extent.ts';
import { bundled, bypasses, mixtures } from './support/html-bypasses.ts';
import { expect, test } from './support/own-site.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });

/** Everything that staff format with. */
const formatted = [
  '<h2>Two</h2>',
  '<h3>Three</h3>',
  '<h4>Four</h4>',
  '<p>Plain, <strong>strong</strong>, <em>slanted</em> and <a href="/taxis">linked</a>.</p>',
  '<ul><li>Loose</li></ul>',
  '<ol><li>In order</li></ol>',
  '<blockquote><p>Said by another.</p></blockquote>',
  '<table><tbody><tr><th>Day</th><th>Place</th></tr><tr><td>1</td><td>Paro</td></tr></tbody></table>',
  '<p><img src="/posters/goa.webp" alt="A bay"></p>',
].join('');

const formatOf = [
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'a[href="/taxis"]',
  'ul li',
  'ol li',
  'blockquote',
  'table td',
  'img',
];

async function expectFormat(text: Locator) {
  for (const kind of formatOf) await expect(text.locator(kind).first(), kind).toBeAttached();
}

/** What an injected script would do first. */
function listenForHarm(page: Page): string[] {
  const ran: string[] = [];
  page.on('dialog', async (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  return ran;
}

async function expectClean(text: Locator) {
  const odd = text.locator('script, svg, math, style, iframe, form, input, object, [style], [class]');
  await expect(odd).toHaveCount(0);
  for (const link of await text.locator('a').all())
    expect((await link.getAttribute('href')) ?? '').not.toMatch(/^\s*(java|data)/i);
}

const blogOf = (heading: string, body: string) => ({
  n_blogDate: '2000-01-01',
  n_blogHeading: heading,
  n_blogBody: body,
});

const packageOf = (name: string, description: string) => ({
  n_tourPackageCategory: 'International',
  n_tourPackageCountry: 'Bhutan',
  n_tourPackageName: name,
  n_tourPackageDuration: '4 days',
  n_tourPackageSellingPrice: '45,000',
  n_tourPackageFeaturedImage: '/posters/goa.webp',
  n_tourPackageDescription: description,
});

const texts = [...bundled([...bypasses, ...mixtures(150)], 29)];

test('nothing that came by the calls runs, for visitors or for staff', async ({ page, logIn, query }) => {
  const ran = listenForHarm(page);
  await logIn(page, 'Rupa Das');
  for (const [count, text] of texts.entries()) {
    const name = `By call ${count}`;
    const blog = await page.request.post('/api/adminDashboard/blogs/write_blog', {
      form: blogOf(name, text),
    });
    expect([blog.status(), await blog.text()]).toEqual([200, expect.stringContaining('Left out')]);
    const made = await page.request.post('/api/adminDashboard/tour-packages/create', {
      form: packageOf(name, text),
    });
    expect(made.status()).toBe(200);
    const [row] = await query('select id from tour_packages where name = $1', [name]);
    for (const address of [articlePath(`by-call-${count}`), bhutanPackagePath(String(row?.id))]) {
      await page.goto(address);
      await expectClean(page.locator('.rich-text').first());
    }
  }
  for (const address of [paths.adminBlogs, paths.adminTourPackages]) {
    await page.goto(address);
    await expect(page.getByText('By call').first()).toBeVisible();
  }
  expect(ran).toEqual([]);
});

test('nothing that is stored as it was typed runs in an editor, a list or a history', async ({
  page,
  logIn,
  query,
}) => {
  const ran = listenForHarm(page);
  await logIn(page, 'Bina Saikia');
  for (const [count, text] of texts.entries()) {
    // Inserted without the services, like an old row or one of another program.
    const [row] = await query(
      `insert into blogs (slug, blog_date, heading, body_html) values ($1, '2001-01-01', $2, $3) returning id`,
      [`raw-${count}`, `Raw ${count}`, text],
    );
    await query(
      `insert into revisions (kind, subject_id, version, saved_by, content)
       select 'blog', id, 1, 'Rupa Das', jsonb_build_object('blogDate', '2001-01-01', 'title', '', 'metaDescription', '',
         'heading', heading, 'author', '', 'bodyHtml', body_html, 'featuredImage', '', 'featuredContent', '')
       from blogs where id = $1`,
      [row?.id],
    );
    await page.goto(`${paths.updateBlog}?id=${row?.id}`);
    await expect(page.locator('.ProseMirror')).toBeVisible();
    await page.goto(`${paths.blogHistory}?id=${row?.id}&version=1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(paths.adminBlogs);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ran).toEqual([]);
});

test(
  'a comparison of versions is the same from the server and from the browser',
  fullOnly,
  async ({ page, logIn, query }) => {
    await logIn(page, 'Dipa Gogoi');
    const [row] = await query(
      `insert into blogs (slug, blog_date, heading, body_html, version)
     values ('compared', '2001-01-01', 'Compared', $1, 2) returning id`,
      [formatted],
    );
    await query(
      `insert into revisions (kind, subject_id, version, saved_by, content)
     select 'blog', $1, version, 'Dipa Gogoi', jsonb_build_object('blogDate', '2001-01-01', 'title', '',
       'metaDescription', '', 'heading', 'Compared', 'author', '', 'bodyHtml', body, 'featuredImage', '',
       'featuredContent', '')
     from (values (1, '<p>Old</p>'), (2, $2)) as revision (version, body)`,
      [row?.id, formatted],
    );
    const history = `${paths.blogHistory}?id=${row?.id}`;
    const changes = page.getByRole('region', { name: 'What changed in version 2' });
    // A difference between the server's text and the browser's would be a console error of the hydration.
    await page.goto(`${history}&version=2`);
    await expect(page.getByRole('button', { name: 'Restore: Version 1' })).toBeEnabled();
    const fromServer = await changes.innerText();
    await page.goto(history);
    await page.getByRole('link', { name: 'What changed: Version 2' }).click();
    expect(await changes.innerText()).toBe(fromServer);
    for (const line of [
      'linked (link to /taxis).',
      '• Loose',
      'Day | Place',
      '[Picture: A bay, /posters/goa.webp]',
    ])
      expect(fromServer).toContain(line);
  },
);

/** Pastes HTML, as from another page. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'pasted');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** Empties the editor, because a heading may not fit where the last paste left the cursor. */
async function empty(editor: Locator) {
  await editor.press('ControlOrMeta+a');
  await editor.press('Delete');
  await expect(editor).toHaveText('');
}

test(
  'nothing that is pasted into either editor runs, and what staff format with stays',
  fullOnly,
  async ({ page, logIn, query }) => {
    const ran = listenForHarm(page);
    await logIn(page, 'Nilima Bora');
    await page.goto(paths.writeBlog);
    const editor = page.locator('.ProseMirror');
    await expect(editor).toBeVisible();
    for (const text of texts) {
      await paste(editor, text);
      await expectClean(editor.locator('p').first());
    }
    await page.getByLabel('Heading', { exact: true }).fill('Pasted');
    await empty(editor);
    await paste(editor, formatted);
    await expectFormat(editor);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Blog Published Successfully.....' }),
    ).toBeVisible();
    await page.goto(articlePath('pasted'));
    await expectClean(page.locator('.rich-text'));
    await expectFormat(page.locator('.rich-text'));

    const made = await page.request.post('/api/adminDashboard/tour-packages/create', {
      form: packageOf('Pasted over', '<p>At first.</p>'),
    });
    expect(made.status()).toBe(200);
    await page.goto(paths.adminTourPackages);
    await page.getByRole('button', { name: 'Edit: Pasted over' }).click();
    const description = page.getByRole('dialog').locator('.ProseMirror');
    await expect(description).toBeVisible();
    for (const text of texts) await paste(description, text);
    await empty(description);
    await paste(description, formatted);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Data Updated Successfully.....' }),
    ).toBeVisible();
    const [row] = await query('select id from tour_packages where name = $1', ['Pasted over']);
    await page.goto(bhutanPackagePath(String(row?.id)));
    await expectClean(page.locator('.rich-text').first());
    await expectFormat(page.locator('.rich-text').first());
    expect(ran).toEqual([]);
  },
);
