import { fullOnly } from '../support/check-extent.ts';
import { previewLink, type Query } from './support/preview-link.ts';
import { expect, test } from './support/test.ts';

test('the list leads to an article, which machines can read too', async ({ page }) => {
  await page.goto('/blog-page');
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('article');
  await expect(articles).toHaveCount(9);
  const headings = await articles.getByRole('heading').allInnerTexts();
  expect(headings.slice(0, 3)).toEqual([
    'Taktsang at an easy pace',
    'Kaziranga from Guwahati: one day or two?',
    'Sohra in the dry months',
  ]);
  await expect(articles.first()).toContainText('9 Feb 2026');
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL('/blog-page/taktsang-at-an-easy-pace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taktsang at an easy pace');
  await expect(page.getByRole('heading', { name: 'Start the climb before eight' })).toBeVisible();
  await expect(page.getByText('9 Feb 2026 · By Purvai Travels · 2 min read')).toBeVisible();
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const posting = JSON.parse(script ?? '')['@graph'].at(-1);
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Taktsang at an easy pace',
    datePublished: '2026-02-09',
    dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
    author: { '@type': 'Person', name: 'Purvai Travels' },
  });
  expect(posting.wordCount).toBeGreaterThan(200);
  expect(posting.wordCount).toBeLessThanOrEqual(400);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL('/blog-page');
});

test('a missing article or page of the list answers 404', fullOnly, async ({ page }) => {
  for (const path of ['/blog-page/no-such-article', '/blog-page?page=99']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
  }
});

test('the list has links to older and newer articles', fullOnly, async ({ page }) => {
  await page.goto('/blog-page');
  const pages = page.getByRole('navigation', { name: 'Pages of articles' });
  await expect(pages).toContainText('Page 1 of 2');
  await pages.getByRole('link', { name: 'Older articles' }).click();
  await expect(page).toHaveURL('/blog-page?page=2');
  await expect(page).toHaveTitle('Places to Visit, page 2');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    [4, 3, 2, 1].map((number) => `Older article ${number}`),
  );
  await expect(pages).toContainText('Page 2 of 2');
  await pages.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/blog-page');
});

test('an article without a picture has an illustration', fullOnly, async ({ page }) => {
  await page.goto('/blog-page/older-1');
  await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute(
    'src',
    /\/posters\/blog-/,
  );
});

test('an article links to three others', fullOnly, async ({ page }) => {
  await page.goto('/blog-page/taktsang-at-an-easy-pace');
  const others = page.getByRole('region', { name: 'Related articles' }).getByRole('article');
  await expect(others).toHaveCount(3);
  await expect(others.getByRole('heading', { name: 'Taktsang at an easy pace' })).toHaveCount(0);
  const heading = await others.first().getByRole('heading').innerText();
  await others.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

const paragraph = `<p>${'The road climbs out of the valley and the river stays below. '.repeat(20)}</p>`;

/** Left out of the lists, which other tests count. */
async function writeDraft(query: Query, heading: string, bodyHtml: string, publishAt?: string) {
  const slug = `draft-${crypto.randomUUID()}`;
  const [row] = await query(
    `insert into blogs (slug, blog_date, heading, body_html, state, publish_at)
     values ($1, '2001-01-03', $2, $3, $4, $5) returning id`,
    [slug, heading, bodyHtml, publishAt ? 'scheduled' : 'draft', publishAt],
  );
  return { slug, id: String(row?.id) };
}

test.describe('a long article', () => {
  test.use({ javaScriptEnabled: false });

  test('begins with a table of contents whose links work', fullOnly, async ({ page, query }) => {
    const headings = ['When to go', 'What to carry', 'When to go', 'Tea &amp; <em>momo</em>'];
    const body = headings.map((words) => `<h2>${words}</h2>${paragraph}`).join('');
    const { id } = await writeDraft(query, 'A long one', body);
    const address = await previewLink(query, 'blog', id);
    await page.goto(address);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    // On a phone the links are folded away.
    await contents.locator('summary').click();
    await expect(links).toHaveText(['When to go', 'What to carry', 'When to go', 'Tea & momo']);
    for (const [index, anchor] of ['when-to-go', 'what-to-carry', 'when-to-go-2', 'tea-momo'].entries()) {
      await links.nth(index).click();
      await expect(page).toHaveURL(`${address}#part-${anchor}`);
      await expect(page.locator('.rich-text h2').nth(index)).toBeInViewport();
    }
    await page.goto('/blog-page/taktsang-at-an-easy-pace');
    await expect(contents).toHaveCount(0);
    await page.goto('/blog-page/taktsang-at-an-easy-pace#part-start-the-climb-before-eight');
    await expect(page.getByRole('heading', { name: 'Start the climb before eight' })).toBeInViewport();
  });
});

test('the feed has the latest articles', fullOnly, async ({ page, request }) => {
  const response = await request.get('/blog-page/feed.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  await page.goto('/blog-page');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/blog-page/feed.xml');
  await expect(page.getByRole('link', { name: 'Follow these articles by RSS' })).toHaveAttribute(
    'href',
    '/blog-page/feed.xml',
  );
  const read = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const all = (name: string) => [...feed.querySelectorAll(name)].map((element) => element.textContent);
    return {
      faults: all('parsererror'),
      version: feed.documentElement.getAttribute('version'),
      headings: all('item > title'),
      links: all('item > link'),
      guids: all('item > guid'),
    };
  }, xml);
  expect(read.faults).toEqual([]);
  expect(read.version).toBe('2.0');
  expect(read.headings).toContain('Taktsang at an easy pace');
  expect(read.links).toEqual(read.guids);
  expect(read.links[0]).toMatch(/^https?:\/\/[^/]+\/blog-page\//);
});

test.describe('a draft', () => {
  test('is shown only by its link, clearly marked and not cached', async ({ page, query }) => {
    const { slug, id } = await writeDraft(query, 'An unfinished thought', paragraph);
    expect((await page.goto(`/blog-page/${slug}`))?.status()).toBe(404);
    const link = await previewLink(query, 'blog', id);
    for (let time = 1; time <= 2; time++) {
      const response = await page.goto(link);
      expect(response?.status()).toBe(200);
      const headers = response?.headers() ?? {};
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['x-cache']).not.toBe('HIT');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An unfinished thought');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('Draft: not published');
    await page.mouse.wheel(0, 2000);
    await expect(banner).toBeInViewport({ ratio: 1 });

    await query('update blogs set heading = $2 where id = $1', [id, 'A second thought']);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A second thought');
    await query('update blogs set deleted_at = now() where id = $1', [id]);
    expect((await page.goto(link))?.status()).toBe(404);
  });

  test('says when it is published, and afterwards that it is', fullOnly, async ({ page, query }) => {
    const scheduled = await writeDraft(query, 'Later', paragraph, '2099-04-11T08:35:00Z');
    await page.goto(await previewLink(query, 'blog', scheduled.id));
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText('Draft: not published');
    await expect(banner).toContainText('11 Apr 2099, 14:05, Indian time');
    const [sample] = await query('select id from blogs where slug = $1', ['taktsang-at-an-easy-pace']);
    await page.goto(await previewLink(query, 'blog', String(sample?.id)));
    await expect(banner).toContainText('Preview of a published page');
    await expect(banner).not.toContainText('Draft');
  });

  test('is not shown by a changed or expired link', fullOnly, async ({ page, query }) => {
    const { id } = await writeDraft(query, 'Not public yet', paragraph);
    const link = await previewLink(query, 'blog', id);
    const other = await previewLink(query, 'blog', '1');
    const wrong = [
      link.replace(`.${id}.`, '.1.'),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      link.slice(0, link.lastIndexOf('.')) + other.slice(other.lastIndexOf('.')),
      await previewLink(query, 'blog', id, -1),
      '/preview/x',
    ];
    for (const path of wrong) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview link does not work');
    }
  });
});
