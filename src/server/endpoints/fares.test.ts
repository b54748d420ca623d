import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fare } from '#domain/fares/fare.ts';
import { createFareBooks } from '#domain/fares/fare-book-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { estimateFares } from '#domain/fares/fare-service.ts';
import { createEstimateCounter } from '#domain/fares/report/estimate-counter-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { createLog } from '#platform/log.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { createFareEndpoints } from './fares.ts';

const test = testDatabase();
const now = new Date();
const today = dayInIndia(now);

function open() {
  const estimates = createEstimateCounter(test.db, (error) => {
    throw error;
  });
  const parts = { log: createLog('silent', 'web'), env: { TRUSTED_PROXIES: [] } };
  const fareBooks = createFareBooks(test.db);
  return { web: createFareEndpoints({ ...parts, fareBooks, estimates }), estimates, fareBooks };
}

let web: ReturnType<typeof open>['web'];
let estimates: ReturnType<typeof open>['estimates'];
let fareBooks: ReturnType<typeof open>['fareBooks'];
const json = async (address: string) => (await web.request(address)).json();
const totalsOf = (fares: readonly Fare[]) => fares.map(({ totalPaise }) => totalPaise);

beforeAll(async () => {
  ({ web, estimates, fareBooks } = open());
  await seedFares(test.db, sampleFares);
});

describe('before rates are confirmed', () => {
  it('there is a distance and no figure', async () => {
    const estimate = await json('/cab-fare/estimate?from=guwahati-airport&to=shillong');
    expect(estimate).toMatchObject({ hasRates: false, km: 120, fares: [] });
    expect(await json('/cab-fare/rates')).toMatchObject({ versions: [] });
  });
});

describe('with confirmed rates', () => {
  beforeAll(async () => {
    await confirmSampleRates(test.db);
    fareBooks.forget();
  });

  it('any trip costs the same on the page and by the call', async () => {
    const place = fc.constantFrom(...sampleFares.stops);
    const day = fc.integer({ min: 0, max: 20 }).map((days) => daysAfter(today, days));
    const anyFields = fc.record({
      trip: fc.constantFrom('one-way', 'round-trip', 'local'),
      from: place,
      to: place,
      km: fc.constantFrom('', '7', '190', '4000'),
      hours: fc.constantFrom('', '1', '4', '6.25', '24'),
      date: day,
      returnDate: day,
    });
    await fc.assert(
      fc.asyncProperty(anyFields, async ({ from, to, ...others }) => {
        fc.pre(from.slug !== to.slug);
        const fields = { ...others, from: from.slug, to: to.slug };
        const page = await estimateFares(test.db, tripRequestOf(fields, today), now);
        const call = await json(`/cab-fare/estimate?${new URLSearchParams(fields)}`);
        expect(call).toEqual(JSON.parse(JSON.stringify(page)));
      }),
      { numRuns: 60 },
    );
  });

  it('suggests places with their kilometres', async () => {
    const { stops } = await json('/cab-fare/places?q=s&from=guwahati-airport');
    const distances = stops.map(({ km }: { km: number | null }) => km ?? Infinity);
    expect(distances.length).toBeGreaterThan(3);
    const [first] = (await json('/cab-fare/places?q=shil&from=guwahati-airport')).stops;
    expect(first).toMatchObject({ slug: 'shillong', km: 120 });
  });

  it('refuses what is no place and no trip, by a code', async () => {
    for (const address of [`/cab-fare/places?q=${'x'.repeat(101)}`, '/cab-fare/places?from=No%20Slug']) {
      const refused = await web.request(address);
      expect([refused.status, await refused.json()]).toEqual([422, { code: 'invalid' }]);
    }
    const post = (body: string) => web.request('/cab-fare/count', { method: 'POST', body });
    expect((await post('trip=flight&from=&to=')).status).toBe(422);
    expect((await post(`trip=local&from=&to=${'x'.repeat(1100)}`)).status).toBe(413);
  });

  it('new rates hold once the change is announced', async () => {
    const address = '/cab-fare/estimate?from=guwahati-airport&to=sohra&km=100';
    const before = totalsOf((await json(address)).fares);
    await test.pool.query(
      `insert into rate_versions (valid_from, rates, confirmed_at)
       select valid_from, jsonb_set(rates, '{cards,guwahati,suv,oneWay,perKm}', '9900'), now() from rate_versions limit 1`,
    );
    expect(totalsOf((await json(address)).fares)).toEqual(before);
    fareBooks.forget();
    expect(totalsOf((await json(address)).fares)[2]).toBeGreaterThan(before[2] ?? 0);
  });

  it('counts estimates by day and known route, and unknown ones together', async () => {
    await estimates.flush();
    await test.pool.query('delete from fare_estimates');
    const count = (from: string, to: string) =>
      web.request('/cab-fare/count', { method: 'POST', body: `trip=one-way&from=${from}&to=${to}` });
    for (const to of ['shillong', 'shillong', 'no-such-place', 'nor-this-one'])
      expect((await count('guwahati', to)).status).toBe(204);
    await estimates.flush();
    expect((await count('guwahati', 'shillong')).status).toBe(204);
    await estimates.close();
    const { rows } = await test.pool.query(
      'select trip_type, from_slug, to_slug, count from fare_estimates order by count desc',
    );
    expect(rows).toEqual([
      { trip_type: 'one-way', from_slug: 'guwahati', to_slug: 'shillong', count: 3 },
      { trip_type: 'one-way', from_slug: '', to_slug: '', count: 2 },
    ]);
  });
});
