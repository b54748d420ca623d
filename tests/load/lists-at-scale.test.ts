import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPublicBlogs } from '#domain/blogs/blog-service.ts';
import { matchingRows as blogsMatching, staffSlice as blogsSlice } from '#domain/blogs/blog-staff-store.ts';
import { publicSlice } from '#domain/blogs/blog-store.ts';
import { newestScanned, queryOf } from '#domain/search/words.ts';
import {
  matchingRows as packagesMatching,
  staffSlice as packagesSlice,
} from '#domain/tour-packages/tour-package-staff-store.ts';
import { newestOfCountry } from '#domain/tour-packages/tour-package-store.ts';
import { seedScale } from '../../scripts/database/seed-scale.ts';
import { isFull } from '../support/check-extent.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { compareScales } from './compare-scales.ts';

/** An agency has hundreds of blogs and packages; a hundred times as many leave room. */
const few = { test: testDatabase(), rows: 300 };
const many = { test: testDatabase(), rows: 30_000 };
const maxRatio = 2;

type Site = { test: TestDatabase; rows: number; web: Web; cookie: string };
const sites: Site[] = [];

beforeAll(async () => {
  for (const { test, rows } of [few, many]) {
    await seedScale(test.url, rows);
    const web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
    sites.push({ test, rows, web, cookie: await staffCookie(test, web.url) });
  }
}, 3_000_000);
afterAll(() => Promise.all(sites.map(({ web }) => web.stop())));

const asked = (pathOf: (rows: number) => string) => async (site: Site) => {
  const path = pathOf(site.rows);
  const response = await fetch(site.web.url + path, { headers: { cookie: site.cookie } });
  await response.arrayBuffer();
  expect([path, response.status]).toEqual([path, 200]);
};

/** Without the page cache, as a render calls it. */
const publicPage = (pageOf: (rows: number) => number) => async (site: Site) => {
  expect(await listPublicBlogs(site.test.db, pageOf(site.rows))).toBeDefined();
};

const blogs = '/api/adminDashboard/blogs';
const packages = '/api/adminDashboard/tour-packages/read';

const lists: [name: string, read: (site: Site) => Promise<void>][] = [
  ['first page of the blogs', asked(() => `${blogs}?page=1`)],
  ['last page of the blogs', asked((rows) => `${blogs}?page=${rows / 10}`)],
  ['blogs by a common word', asked(() => `${blogs}?search=kaziranga`)],
  ['blogs by two words', asked(() => `${blogs}?search=majuli+ferry`)],
  ['blogs by the beginning of a word', asked(() => `${blogs}?search=kazi`)],
  ['blogs by a word typed wrong', asked(() => `${blogs}?search=kazirnaga`)],
  ['blogs by a word that is nowhere', asked(() => `${blogs}?search=xyzzy`)],
  ['first page of the packages', asked(() => `${packages}?page=1`)],
  ['last page of the packages', asked((rows) => `${packages}?page=${rows / 10}`)],
  ['packages by a word', asked(() => `${packages}?search=punakha`)],
  ['packages by a word typed wrong', asked(() => `${packages}?search=punkaha`)],
  ['public packages', asked(() => '/api/bhutan-tour-packages')],
  ['first page of the public blogs', publicPage(() => 1)],
  ['last page of the public blogs', publicPage((rows) => Math.ceil(rows / 9))],
];

describe('with 30,000 rows, within twice the time of 300', () => {
  it.each(lists)('%s', async (name, read) => {
    const compared = { sites: sites as [Site, Site], rounds: isFull ? 100 : 60, maxRatio };
    const { ratio } = await compareScales(name, compared, read);
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  });
});

type Query = { toSQL(): { sql: string; params: unknown[] } };

const first = { offset: 0, limit: 10, fromEnd: false };
const last = { ...first, fromEnd: true };

const queries: [name: string, query: () => Query][] = [
  ['blogs, first page', () => blogsSlice(many.test.db, undefined, first)],
  ['blogs, last page', () => blogsSlice(many.test.db, undefined, last)],
  ['drafts', () => blogsSlice(many.test.db, 'draft', first)],
  ['deleted blogs', () => blogsSlice(many.test.db, 'deleted', first)],
  ['public blogs, first page', () => publicSlice(many.test.db, first)],
  ['public blogs, last page', () => publicSlice(many.test.db, last)],
  [
    'blogs by a common word, among the newest',
    () => blogsMatching(many.test.db, undefined, queryOf(['kaziranga'], newestScanned)),
  ],
  [
    'blogs by a rare word, among the newest',
    () => blogsMatching(many.test.db, undefined, queryOf(['note', '17123'], newestScanned)),
  ],
  [
    'blogs by a rare word, by the index',
    () => blogsMatching(many.test.db, undefined, queryOf(['note', '17123'], 'all')),
  ],
  ['packages, first page', () => packagesSlice(many.test.db, undefined, first)],
  ['packages, last page', () => packagesSlice(many.test.db, undefined, last)],
  [
    'packages by a common word, among the newest',
    () => packagesMatching(many.test.db, undefined, queryOf(['punakha'], newestScanned)),
  ],
  [
    'packages by a rare word, among the newest',
    () => packagesMatching(many.test.db, undefined, queryOf(['tour', '17123'], newestScanned)),
  ],
  [
    'packages by a rare word, by the index',
    () => packagesMatching(many.test.db, undefined, queryOf(['tour', '17123'], 'all')),
  ],
  ['public packages', () => newestOfCountry(many.test.db, 'Bhutan', 60)],
];

describe('the plan of every list', () => {
  it.each(queries)('%s: by an index', async (_, query) => {
    const { sql, params } = query().toSQL();
    const { rows } = await many.test.pool.query(`explain ${sql}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on (blogs|tour_packages)/);
  });
});
