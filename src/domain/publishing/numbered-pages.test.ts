import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPublicBlogs } from '#domain/blogs/blog-service.ts';
import { listBlogs } from '#domain/blogs/blog-staff-service.ts';
import { listTourPackages } from '#domain/tour-packages/tour-package-staff-service.ts';
import { isFull } from '../../../tests/support/check-extent.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { ListTab } from './publishing.ts';

const test = testDatabase();
const actor = someActor(test);

/** As many as an agency has, with drafts, deleted and moved ones among them. */
beforeAll(async () => {
  await test.pool.query(`
    insert into blogs (slug, blog_date, heading, body_html, author, featured_content, is_sample)
    select 'blog-' || n, date '2015-01-01' + (n * 7919 % 900), 'Blog ' || n, '<p>Text</p>', 'Sample', 'Text', true
    from generate_series(1, 600) n`);
  await test.pool.query(`
    insert into tour_packages (category, country, name, duration, activities, package_type, selling_price_paise,
      featured_image, description_html, seller, is_sample, pdf_version)
    select 'International', 'Bhutan', 'Tour ' || n, '5 days', 'Walks', 'Culture', 100, '/posters/thimphu.webp', '<p>Text</p>',
      'Sample', true, 1
    from generate_series(1, 600) n`);
  for (const table of ['blogs', 'tour_packages']) {
    await test.pool.query(`update ${table} set state = 'draft' where id % 5 = 0`);
    await test.pool.query(`update ${table} set deleted_at = now() where id % 7 = 0`);
    await test.pool.query(`delete from ${table} where id % 11 = 0`);
  }
  await test.pool.query(`update blogs set blog_date = blog_date - 400 where id % 13 = 0`);
});

const idsInOrder = async (table: string, condition: string) => {
  const order = table === 'blogs' ? 'blog_date desc, id desc' : 'id desc';
  const { rows } = await test.pool.query(`select id from ${table} where ${condition} order by ${order}`);
  return rows.map(({ id }) => String(id));
};

const live = 'deleted_at is null';
const lists: [name: string, table: string, condition: string, tab: ListTab | undefined][] = [
  ['blogs', 'blogs', live, undefined],
  ['published blogs', 'blogs', `${live} and state = 'published'`, 'published'],
  ['packages', 'tour_packages', live, undefined],
  ['published packages', 'tour_packages', `${live} and state = 'published'`, 'published'],
];

describe('a numbered page', () => {
  it.each(lists)('has its rows wherever it is: %s', async (_, table, condition, tab) => {
    const ids = await idsInOrder(table, condition);
    const list = table === 'blogs' ? listBlogs : listTourPackages;
    const totalPages = Math.ceil(ids.length / 10);
    expect(totalPages).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: totalPages }), async (page) => {
        const { rows } = await list(test.db, actor, { page, ...(tab && { tab }) });
        expect(rows.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 10, page * 10));
      }),
      { numRuns: isFull ? 60 : 15, examples: [[1], [Math.ceil(totalPages / 2)], [totalPages]] },
    );
  });

  it('has its rows on the site too', async () => {
    const ids = await idsInOrder('blogs', `${live} and state = 'published'`);
    const middle = Math.ceil(ids.length / 18);
    const shown = await listPublicBlogs(test.db, middle);
    expect(shown?.blogs.map(({ id }) => id)).toEqual(ids.slice((middle - 1) * 9, middle * 9));
  });
});
