import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { NewBlog } from './blog.ts';
import { addBlog, listPublicBlogs, readArticle } from './blog-service.ts';
import { publicSlice } from './blog-store.ts';

const test = testDatabase();

const blog = (heading: string, blogDate: string): NewBlog => ({
  heading,
  blogDate,
  title: '',
  metaDescription: '',
  author: '',
  bodyHtml: '<p>Words</p>',
  featuredImage: '',
  featuredContent: '',
  isSample: false,
});

const headings = async (page: number) =>
  (await listPublicBlogs(test.db, page))?.blogs.map(({ heading }) => heading);

describe('the public list', () => {
  it('has one empty page without blogs', async () => {
    expect(await listPublicBlogs(test.db, 1)).toEqual({ blogs: [], page: 1, totalPages: 1 });
    expect(await listPublicBlogs(test.db, 2)).toBeUndefined();
  });

  it('shows nine per page, the latest first, each blog once', async () => {
    for (let day = 1; day <= 23; day++) {
      await addBlog(test.db, blog(`Day ${day}`, `2026-01-${String(day).padStart(2, '0')}`));
    }
    await addBlog(test.db, blog('Day 23, later', '2026-01-23'));
    const pages = [
      ...((await headings(1)) ?? []),
      ...((await headings(2)) ?? []),
      ...((await headings(3)) ?? []),
    ];
    const expected = ['Day 23, later', ...Array.from({ length: 23 }, (_, index) => `Day ${23 - index}`)];
    expect(pages).toEqual(expected);
    expect((await listPublicBlogs(test.db, 3))?.totalPages).toBe(3);
    expect(await listPublicBlogs(test.db, 4)).toBeUndefined();
  });

  it('reads the first and the last page by an index, without sorting', async () => {
    await test.pool.query(
      `insert into blogs (slug, blog_date, heading, body_html)
       select 'many-' || n, date '2000-01-01' + n % 5000, 'Many', '' from generate_series(1, 20000) n`,
    );
    await test.pool.query('analyze blogs');
    for (const fromEnd of [false, true]) {
      const { sql, params } = publicSlice(test.db, { offset: 18, limit: 9, fromEnd }).toSQL();
      const { rows } = await test.pool.query(`explain ${sql}`, params);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('blogs_latest_by_state');
      expect(plan).not.toContain('Seq Scan');
    }
  });
});

describe('an article', () => {
  it('gets another slug than one with the same heading', async () => {
    const slugs = [
      await addBlog(test.db, blog('Sohra', '2026-02-01')),
      await addBlog(test.db, blog('Sohra', '2026-02-02')),
      await addBlog(test.db, blog('Sohra', '2026-02-03')),
    ];
    expect(slugs).toEqual(['sohra', 'sohra-2', 'sohra-3']);
    expect((await readArticle(test.db, 'sohra-2'))?.blogDate).toBe('2026-02-02');
    expect(await readArticle(test.db, 'sohra-4')).toBeUndefined();
  });

  it('gets a slug of its own when many are written at once', async () => {
    const writing = Array.from({ length: 10 }, () => addBlog(test.db, blog('Umiam', '2026-02-01')));
    expect(new Set(await Promise.all(writing)).size).toBe(10);
  });

  it('is sanitised when it is stored, and again when it is read', async () => {
    const slug = await addBlog(test.db, {
      ...blog('Harm', '2026-02-01'),
      bodyHtml: '<p onclick="a()">Hi</p>',
    });
    const stored = await test.pool.query('select body_html from blogs where slug = $1', [slug]);
    expect(stored.rows[0].body_html).toBe('<p>Hi</p>');
    await test.pool.query(`update blogs set body_html = '<p>Hi<script>a()</script></p>' where slug = $1`, [
      slug,
    ]);
    expect((await readArticle(test.db, slug))?.bodyHtml).toBe('<p>Hi</p>');
  });
});
