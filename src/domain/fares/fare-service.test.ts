import { beforeAll, describe, expect, it } from 'vitest';
import { someFares } from '../../../tests/support/some-fares.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { confirmSampleRates, seedFares } from './fare-seed-service.ts';
import {
  estimateFares,
  priceBookedTrip,
  priceTrip,
  readRates,
  requestedTrip,
  suggestStops,
} from './fare-service.ts';
import { tripRequestOf } from './requested-trip.ts';

const test = testDatabase();
const now = new Date('2026-11-16T06:00:00Z');
const today = '2026-11-16';

beforeAll(() => seedFares(test.db, someFares));

const ride = { from: 'guwahati-airport', to: 'Shillong', trip: 'one-way' };
const totals = async (fields: Record<string, string>) =>
  (await estimateFares(test.db, tripRequestOf(fields, today), now)).fares.map(
    ({ totalPaise }) => totalPaise / 100,
  );

describe('without confirmed rates', () => {
  it('there is no fare, but the distance is known', async () => {
    const estimate = await estimateFares(test.db, tripRequestOf(ride, today), now);
    expect(estimate).toMatchObject({ hasRates: false, fares: [], km: 120 });
  });
});

describe('with confirmed rates', () => {
  beforeAll(() => confirmSampleRates(test.db));

  it.each([
    ['a ride beyond the city, from the airport', ride, [2016, 2394, 3402, 7560]],
    [
      'the same way back',
      { ...ride, from: 'shillong', to: 'guwahati airport (lgbi)' },
      [2016, 2394, 3402, 7560],
    ],
    [
      'a transfer in the airport’s city',
      { from: 'guwahati', to: 'guwahati-airport' },
      [601, 764, 1037, 2184],
    ],
    [
      'a round trip of two days',
      { ...ride, trip: 'round-trip', date: '2026-11-20', returnDate: '2026-11-21' },
      [6300, 7350, 9975, 23625],
    ],
    ['hire by the hour', { trip: 'local', city: 'delhi', hours: '4' }, [1050, 1260, 1890, 4725]],
    ['typed kilometres', { from: 'guwahati', to: 'Haflong', km: '100' }, [1680, 1995, 2835, 6300]],
    ['an unknown distance', { from: 'guwahati', to: 'Haflong' }, []],
  ])('%s', async (_name, fields, expected) => {
    expect(await totals(fields)).toEqual(expected);
  });

  it('knows a place without what its name has in brackets', async () => {
    const [said, exact] = await Promise.all([
      totals({ ...ride, from: 'guwahati airport' }),
      totals({ ...ride, from: 'Guwahati Airport (LGBI)' }),
    ]);
    expect(said).toEqual(exact);
    expect(said).not.toEqual([]);
  });

  it('suggests places with their kilometres, nearest first', async () => {
    const found = await suggestStops(test.db, 'sh', 'guwahati-airport');
    expect(found.map(({ name, km }) => [name, km])).toEqual([
      ['Shillong', 120],
      ['Shimla', null],
    ]);
    expect(await suggestStops(test.db, 'cherra', 'guwahati')).toMatchObject([{ slug: 'sohra', km: 155 }]);
    expect(await suggestStops(test.db, "'; & | !", 'guwahati')).toEqual([]);
  });

  it('an enquiry keeps the fare of the version that was seen', async () => {
    const [seen] = await readRates(test.db, now);
    const request = tripRequestOf({ ...ride, car: 'suv', rates: String(seen?.version) }, today);
    await test.pool.query(
      `insert into rate_versions (valid_from, rates, confirmed_at)
       select valid_from, jsonb_set(rates, '{cards,guwahati,suv,oneWay,perKm}', '9900'), now() from rate_versions`,
    );
    expect(await requestedTrip(test.db, request, now)).toMatchObject({
      from: 'Guwahati Airport (LGBI)',
      to: 'Shillong',
      fare: { rateVersion: seen?.version, totalPaise: 340200 },
    });
    expect((await totals(ride))[2]).toBe(12474);
  });

  it('an enquiry names no car where none was chosen', async () => {
    const unknown = { ...ride, to: 'Nowhere at all' };
    expect(await requestedTrip(test.db, tripRequestOf(unknown, today), now)).toMatchObject({
      car: '',
      fare: null,
    });
    const chosen = tripRequestOf({ ...unknown, car: 'suv' }, today);
    expect(await requestedTrip(test.db, chosen, now)).toMatchObject({ car: 'suv', fare: null });
  });

  it.each([
    ['there and back in an evening', { ...ride, trip: 'round-trip', time: '20:00' }, 'back-after-midnight'],
    ['by the hour in the hills', { trip: 'local', from: 'shillong' }, 'no-hire-by-hour'],
    ['yesterday', { ...ride, date: '2026-11-15' }, 'past'],
  ])(
    'a trip that cannot be driven has no fare, also where it is sent at once: %s',
    async (_name, fields, code) => {
      const request = tripRequestOf({ date: '2026-11-17', ...fields, car: 'suv', rates: '1' }, today);
      expect(await priceTrip(test.db, request, now)).toMatchObject({ problem: { code }, fare: undefined });
      expect(await requestedTrip(test.db, request, now)).toMatchObject({ car: 'suv', fare: null });
      // Staff also enter rides of past days.
      const booked = await priceBookedTrip(test.db, request, now);
      expect([booked.problem?.code, booked.fare !== undefined]).toEqual(
        code === 'past' ? [undefined, true] : [code, false],
      );
    },
  );

  it('a stored version cannot be changed', async () => {
    await expect(test.pool.query(`update rate_versions set note = 'x'`)).rejects.toThrow('never changed');
    await expect(test.pool.query('delete from rate_versions')).rejects.toThrow('never changed');
  });
});
