import { beforeAll, describe, expect, it } from 'vitest';
import { someFares } from '../../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { confirmSampleRates, seedFares } from '../fare-seed-service.ts';
import { estimateFares } from '../fare-service.ts';
import { tripRequestOf } from '../requested-trip.ts';
import { listCommonRides } from './common-rides-service.ts';

const test = testDatabase();
const now = new Date('2026-11-16T06:00:00Z');

beforeAll(() => seedFares(test.db, someFares));

it('lists no ride before rates are confirmed', async () => {
  expect((await listCommonRides(test.db, 'guwahati', now)).rides).toEqual([]);
});

describe('with confirmed rates', () => {
  beforeAll(() => confirmSampleRates(test.db));

  it.each(['guwahati', 'guwahati-airport', 'delhi', 'delhi-airport'])(
    'has the fares that the estimator shows, the nearest place first, from %s',
    async (start) => {
      const { rides, cars } = await listCommonRides(test.db, start, now);
      expect(cars.map(({ name }) => name)).toEqual(['Compact', 'Sedan', 'SUV', 'Luxury']);
      expect(rides.length).toBeGreaterThanOrEqual(3);
      expect(rides.map(({ km }) => km)).toEqual(rides.map(({ km }) => km).toSorted((a, b) => a - b));
      for (const { to, km, fares } of rides) {
        const request = tripRequestOf({ trip: 'one-way', from: start, to, date: '2026-11-17' }, '2026-11-16');
        const estimate = await estimateFares(test.db, request, now);
        expect({ to, km, fares }).toEqual({
          to: estimate.to.name,
          km: estimate.km,
          fares: estimate.fares.map(({ carType, totalPaise }) => ({ carType, totalPaise })),
        });
      }
    },
  );

  it('names the page of a route only in the direction that it has', async () => {
    const pageOf = async (start: string, name: string) =>
      (await listCommonRides(test.db, start, now)).rides.find(({ to }) => to === name)?.page;
    expect(await pageOf('guwahati', 'Shillong')).toBe('guwahati-to-shillong');
    expect(await pageOf('shillong', 'Guwahati')).toBe(null);
  });

  it('is empty for a place that is not known', async () => {
    expect((await listCommonRides(test.db, 'atlantis', now)).rides).toEqual([]);
  });
});
