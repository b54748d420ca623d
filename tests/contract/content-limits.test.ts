import { describe, expect, it } from 'vitest';
import { loggedInApi } from '../support/logged-in.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const { send, read } = loggedInApi(test);
const blogs = '/adminDashboard/blogs';
const packages = '/adminDashboard/tour-packages';

const tooMuch = 'This text has too much formatting. Please paste it without formatting, or make it shorter.';
const wrongLink =
  'Type a picture’s link that begins with https://, or with / where the picture is on this site.';

type Words = { body?: string; picture?: string };

const ofBlog = (prefix: string, { body = '<p>Words</p>', picture = '' }: Words) => ({
  [`${prefix}Heading`]: 'Umananda',
  [`${prefix}Body`]: body,
  [prefix === 'n_blog' ? 'n_featuredImageLink' : `${prefix}FeaturedImageLink`]: picture,
});
const ofPackage = (prefix: string, { body = '<p>Words</p>', picture = '/posters/paro.webp' }: Words) => ({
  [`${prefix}Category`]: 'International',
  [`${prefix}Country`]: 'Bhutan',
  [`${prefix}Name`]: 'Haa',
  [`${prefix}Duration`]: '4 days',
  [`${prefix}SellingPrice`]: '45,000',
  [`${prefix}FeaturedImage`]: picture,
  [`${prefix}Description`]: body,
});

const storedBlog = async (body: string, picture: string): Promise<string> => {
  const { rows } = await test.pool.query(
    `insert into blogs (slug, blog_date, heading, body_html, featured_image)
     values (gen_random_uuid(), '2026-01-01', 'Stored', $1, $2) returning id::text`,
    [body, picture],
  );
  return rows[0].id;
};
const storedPackage = async (body: string, picture: string): Promise<string> => {
  const { rows } = await test.pool.query(
    `insert into tour_packages (category, country, name, duration, inclusions, activities, package_type,
       selling_price_paise, featured_image, description_html, seller, seller_details, is_sample)
     values ('International', 'Bhutan', 'Stored', '', '', '', '', 100, $2, $1, '', '', false) returning id::text`,
    [body, picture],
  );
  return rows[0].id;
};

/** Each of the four calls that take a text and a picture, and what it answers when it has done its work. */
const calls: [string, (words: Words) => Promise<unknown>, unknown][] = [
  [
    'write_blog',
    (words) => send(`${blogs}/write_blog`, { n_blogDate: '2026-11-15', ...ofBlog('n_blog', words) }),
    [200, 'Blog Published Successfully.....'],
  ],
  [
    'blog-update',
    async (words) =>
      send(`${blogs}/blog-update`, {
        updteBlogId: await storedBlog('<p>a</p>', ''),
        ...ofBlog('updteBlog', words),
      }),
    [200, 'Blog Updated Successfully.....'],
  ],
  [
    'tour-packages/create',
    (words) => send(`${packages}/create`, ofPackage('n_tourPackage', words)),
    [200, 'Tour Package Created Successfully.....'],
  ],
  [
    'tour-packages/update',
    async (words) =>
      send(`${packages}/update`, {
        n_eId: await storedPackage('<p>a</p>', '/a.webp'),
        ...ofPackage('n_editTourPackage', words),
      }),
    { flag: '1', removed: [] },
  ],
];

describe.each(calls)('%s', (_name, call, done) => {
  it.each([
    ['399 KB of tags in tags', '<b>'.repeat(133_000)],
    ['tags in tags, with the ends of others', '<b></i>'.repeat(10_000)],
    ['brackets', '<'.repeat(300_000)],
    ['lines', '<br>'.repeat(99_000)],
  ])('refuses %s in plain words', async (_what, body) => {
    expect(await call({ body: `<p>Words</p>${body}` })).toEqual([422, tooMuch]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/a.png',
    '/\\evil.example',
    'data:image/png;base64,AA',
    'a.jpg',
  ])('refuses %s as a picture', async (picture) => {
    expect(await call({ picture })).toEqual([422, wrongLink]);
  });

  it.each(['/posters/goa.webp', 'https://img.example/a.jpg', 'http://img.example/a.jpg'])(
    'takes %s as a picture',
    async (picture) => {
      expect(await call({ picture })).toEqual(done);
    },
  );

  it('takes 11,200 links', async () => {
    expect(await call({ body: `<p>${'<a href="/taxis">Cabs</a> '.repeat(11_200)}</p>` })).toEqual(done);
  });
});

describe('what was stored before it was refused', () => {
  const deep = `${'<b>'.repeat(133_000)}Words &amp; more<script>a()</script>`;
  const words = 'Words &amp; more a()';

  it('is shown as plain text, without its picture', async () => {
    const blog = await storedBlog(deep, 'javascript:alert(1)');
    const tour = await storedPackage(deep, '//evil.example/a.png');
    const { data } = await read(`${blogs}?search=stored`);
    expect(data.find(({ _id }: { _id: string }) => _id === blog)).toMatchObject({
      blogBody: words,
      blogFeaturedImageLink: '',
    });
    expect(await read(`${blogs}/blog-update/?blgId=${blog}`)).toMatchObject({
      eBlgBody: words,
      eBlgFeaturedImageLink: '',
    });
    expect(await read(`${packages}/edit-data?eid=${tour}`)).toMatchObject({
      result: { tourPackageDescription: words, tourPackageFeaturedImage: '' },
    });
    const { result } = await read('/bhutan-tour-packages');
    expect(result.find(({ _id }: { _id: string }) => _id === tour)).toMatchObject({
      tourPackageFeaturedImage: '',
    });
    expect(await read(`/bhutan-tour-package-description?id=${tour}`)).toMatchObject({
      tourPackageDescription: words,
    });
  });
});
