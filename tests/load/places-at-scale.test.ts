import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectAsked, selectBySlugs, selectNear } from '#domain/places/place-lists-store.ts';
import { listedOn, selectPages, staffPlaces } from '#domain/places/place-store.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();

beforeAll(async () => {
  // Without the statement timeout of the application's pool.
  const client = new pg.Client(test.url);
  await client.connect();
  await client.query(`
    insert into places (slug, name, region, kind, body, listed_on, position, has_page, state, deleted_at)
    select 'place-' || n, 'Place ' || n, 'Region ' || n % 50,
      (array['monument', 'temple', 'museum', 'park', 'market'])[1 + n % 5], 'A text.',
      case when n % 1000 = 0 then 'delhi' else '' end, n, n % 100 = 1,
      case when n % 10 = 0 then 'draft' else 'published' end, case when n % 20 = 0 then now() end
    from generate_series(1, 100000) as n`);
  await client.query('vacuum analyze places');
  await client.end();
});

const first = { offset: 0, limit: 51 };
const staff = (filter: Partial<Parameters<typeof staffPlaces>[1]>, page = first) =>
  staffPlaces(test.db, { words: [], ...filter }, page);

type Query = { toSQL(): { sql: string; params: unknown[] } };

const queries: [name: string, query: () => unknown][] = [
  ['first page', () => staff({})],
  ['two-hundredth page', () => staff({}, { offset: 199 * 50, limit: 51 })],
  ['a region', () => staff({ region: 'Region 7' })],
  ['a kind', () => staff({ kind: 'museum' })],
  ['drafts', () => staff({ shelf: 'draft' })],
  ['deleted places', () => staff({ shelf: 'deleted' })],
  ['a rare word', () => staff({ words: ['57123'] })],
  ['the list of a page', () => listedOn(test.db, 'delhi')],
  ['a list by region', () => selectAsked(test.db, { region: 'Region 7', kind: '', max: 6 })],
  ['a list by kind', () => selectAsked(test.db, { region: '', kind: 'museum', max: 6 })],
  ['a list of both', () => selectAsked(test.db, { region: 'Region 7', kind: 'museum', max: 6 })],
  ['a list of any', () => selectAsked(test.db, { region: '', kind: '', max: 6 })],
  ['places near', () => selectNear(test.db, { id: '7', region: 'Region 7', listedOn: '', position: 7 }, 6)],
  ['places by slug', () => selectBySlugs(test.db, ['place-7', 'place-8'])],
  ['the sitemap', () => selectPages(test.db)],
];

describe('the plan of every list of places, with 100,000 of them', () => {
  it.each(queries)('%s: by an index', async (_, query) => {
    const { sql, params } = (query() as Query).toSQL();
    const { rows } = await test.pool.query(`explain ${sql}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on places/);
  });
});
