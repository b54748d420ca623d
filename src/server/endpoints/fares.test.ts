import { beforeAll, describe, expect, it } from 'vitest';
import type { Fare } from '#domain/fares/fare.ts';
import { createFareBooks } from '#domain/fares/fare-book-service.ts';
import { confirmSampleRates, seedFares } from '#domain/fares/fare-seed-service.ts';
import { estimateFares, suggestPlaces } from '#domain/fares/fare-service.ts';
import { type RateVersion, ratesOn } from '#domain/fares/rates.ts';
import { createEstimateCounter } from '#domain/fares/report/estimate-counter-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { faresOn, resolvedTrip } from '#domain/fares/resolved-trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
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
  const parts = { db: test.db, log: createLog('silent', 'web'), env: { TRUSTED_PROXIES: [] } };
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

  /** As the browser does it: with the rates and the suggestions that the server sends. */
  async function inBrowser(fields: Record<string, string>) {
    const { versions } = (await json('/cab-fare/rates')) as { versions: RateVersion[] };
    const request = tripRequestOf(fields, today);
    const [from] = await suggestPlaces(test.db, request.from.replaceAll('-', ' '), '');
    const { places } = await json(
      `/cab-fare/places?${new URLSearchParams({ q: request.to, from: from?.slug ?? '' })}`,
    );
    const to = places[0];
    const resolved = resolvedTrip(request, {
      from: { name: from?.name ?? '', place: from },
      to: { name: to?.name ?? '', place: to },
      route: to?.km ? { km: to.km, minutes: to.minutes } : undefined,
    });
    return faresOn(resolved.trip, ratesOn(versions, request.day), today);
  }

  it.each(
    ['one-way', 'round-trip', 'local', 'sightseeing'].flatMap((trip) =>
      [
        ['guwahati-airport', 'shillong'],
        ['guwahati-airport', 'kamakhya'],
        ['guwahati-railway-station', 'guwahati airport'],
        ['connaught-place', 'delhi airport'],
      ].map(([from = '', to = '']) => [trip, from, to] as const),
    ),
  )('%s from %s to %s costs the same on the page, by the call and in the browser', async (trip, from, to) => {
    const [known] = await suggestPlaces(test.db, to, from);
    const fields = { trip, from, to: known?.slug ?? to, hours: '6' };
    const page = await estimateFares(test.db, tripRequestOf(fields, today), now);
    const call = await json(`/cab-fare/estimate?${new URLSearchParams(fields)}`);
    const browser = await inBrowser({ ...fields, to });
    expect(totalsOf(page.fares)).toHaveLength(4);
    expect(totalsOf(call.fares)).toEqual(totalsOf(page.fares));
    expect(totalsOf(browser)).toEqual(totalsOf(page.fares));
  });

  it('suggests places, and before anything is typed only those with a route', async () => {
    const { places } = await json('/cab-fare/places?from=guwahati-airport');
    expect(places.length).toBeGreaterThan(3);
    expect(places.every(({ km }: { km: number | null }) => km !== null)).toBe(true);
    expect((await json('/cab-fare/places?q=shil&from=guwahati-airport')).places).toMatchObject([{ km: 120 }]);
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
