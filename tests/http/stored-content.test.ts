import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlePath, bhutanPackagePath, paths } from '#paths.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
let web: Web;
beforeAll(async () => {
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => web?.stop());

/** Waits for this text, because the former page may be cached for a moment. */
const pageAt = (path: string, words: string) =>
  waitUntil(`${words} at ${path}`, async () => {
    const response = await fetch(web.url + path);
    expect(response.status).toBe(200);
    const html = await response.text();
    return html.includes(words) && html;
  });

/** Inserted without the services, like an old row or one of another program. */
async function stored(picture: string, html = '<p>Words</p>') {
  const slug = `stored-${crypto.randomUUID()}`;
  const name = `Named ${slug}`;
  await test.pool.query(
    `insert into blogs (slug, blog_date, heading, body_html, featured_image) values ($1, '2026-01-01', $4, $3, $2)`,
    [slug, picture, html, name],
  );
  const { rows } = await test.pool.query(
    `insert into tour_packages (category, country, name, duration, inclusions, activities, package_type,
       selling_price_paise, featured_image, description_html, seller, seller_details, is_sample)
     values ('International', 'Bhutan', $3, '', '', '', '', 100, $1, $2, '', '', false) returning id::text`,
    [picture, html, name],
  );
  await test.pool.query(`select pg_notify('page_tags', 'blogs'), pg_notify('page_tags', 'tour-packages')`);
  return {
    name,
    paths: [articlePath(slug), bhutanPackagePath(rows[0].id), paths.blog, paths.bhutanPackages],
  };
}

describe('a picture that was stored before its link was checked', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'data:image/png;base64,AAAA',
  ])('is on no page: %s', async (picture) => {
    const { name, paths: addresses } = await stored(picture);
    for (const path of addresses) {
      const html = await pageAt(path, name);
      expect(html).not.toContain(picture);
      expect(html).not.toContain('evil.example');
    }
  });

  it('is loaded over https, as the page’s policy requires', async () => {
    const { name, paths: addresses } = await stored('http://img.example/a.png');
    for (const path of addresses) {
      const html = await pageAt(path, name);
      expect(html).toContain('https://img.example/a.png');
      expect(html).not.toContain('http://img.example/a.png');
    }
  });
});

it('a text that is too complex is shown as plain text', async () => {
  const { name, paths: addresses } = await stored('', `${'<b>'.repeat(133_000)}Words<script>a()</script>`);
  for (const path of addresses.slice(0, 2)) {
    const html = await pageAt(path, name);
    expect(html).toContain('Words a()');
    expect(html).not.toContain('<b>');
  }
});
