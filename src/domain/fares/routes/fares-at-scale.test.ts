import { beforeAll, describe, expect, it } from 'vitest';
import { legSlice, selectLegHistory } from '#domain/fares/legs/leg-staff-store.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { routeSlice, selectRouteHistory, selectStopHistory, stopSlice } from './route-staff-store.ts';

const test = testDatabase();

/** 2,000 stops, 5,000 routes and 5,000 road legs that hold, with as many rows that changes have ended. */
beforeAll(async () => {
  await test.pool.query(`
    insert into stops (slug, name, kind, city, ended_at)
    select 'place-' || n, 'Place ' || n, 'beyond', case when n % 2 = 0 then 'delhi' else 'guwahati' end, ended
    from generate_series(1, 2000) n, (values (null::timestamptz), (now())) as life (ended)`);
  await test.pool.query(`
    insert into routes (from_slug, to_slug, km, minutes, checked_on, ended_at)
    select 'place-' || (1 + n % 1000), 'place-' || (1001 + n / 5), 10, 20,
      case when n % 100 = 0 then null else date '2026-01-01' end, ended
    from generate_series(0, 4999) n, (values (null::timestamptz), (now())) as life (ended)`);
  await test.pool.query(`
    insert into road_legs (from_slug, to_slug, km, minutes, source, ended_at)
    select 'place-' || (1 + n % 1000), 'place-' || (1001 + n / 5), 10, 20,
      case when n % 100 = 0 then '' else 'Map' end, ended
    from generate_series(0, 4999) n, (values (null::timestamptz), (now())) as life (ended)`);
  await test.pool.query('vacuum analyze stops, routes, road_legs');
});

type Query = { toSQL(): { sql: string; params: unknown[] } };
const first = { offset: 0, limit: 50, fromEnd: false };
const last = { ...first, fromEnd: true };
const all = { slugsByWord: [], isUnchecked: false };
const allLegs = { slugsByWord: [], which: 'all' } as const;

const queries: [name: string, query: () => Query][] = [
  ['places, first page', () => stopSlice(test.db, { words: [] }, first)],
  ['places, last page', () => stopSlice(test.db, { words: [] }, last)],
  ['places of a city', () => stopSlice(test.db, { words: [], city: 'delhi' }, first)],
  ['places by a word', () => stopSlice(test.db, { words: ['1234'] }, first)],
  ['the history of a place', () => selectStopHistory(test.db, 'place-7')],
  ['routes, first page', () => routeSlice(test.db, all, first)],
  ['routes, last page', () => routeSlice(test.db, all, last)],
  ['routes of a city', () => routeSlice(test.db, { ...all, city: 'delhi' }, first)],
  [
    'routes by places',
    () => routeSlice(test.db, { ...all, slugsByWord: [['place-7'], ['place-1008']] }, first),
  ],
  ['routes to be checked', () => routeSlice(test.db, { ...all, isUnchecked: true }, first)],
  ['road legs, first page', () => legSlice(test.db, allLegs, first)],
  ['road legs, last page', () => legSlice(test.db, allLegs, last)],
  [
    'road legs by stops',
    () => legSlice(test.db, { ...allLegs, slugsByWord: [['place-7'], ['place-1008']] }, first),
  ],
  ['road legs to be confirmed', () => legSlice(test.db, { ...allLegs, which: 'unconfirmed' }, first)],
  ['the history of a road leg', () => selectLegHistory(test.db, 'place-8', 'place-1002')],
  ['the history of a route', () => selectRouteHistory(test.db, 'place-8', 'place-1002')],
];

describe('with 2,000 places, 5,000 routes and 5,000 road legs', () => {
  it.each(queries)('%s: by an index', async (_name, query) => {
    const { sql, params } = query().toSQL();
    const { rows } = await test.pool.query(`explain ${sql}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan on (places|routes|road_legs)/);
  });
});
