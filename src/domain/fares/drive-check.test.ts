import { describe, expect, it } from 'vitest';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import { estimateOn } from './estimator.ts';
import { fareBookOf, type StopRecord } from './fare-book.ts';
import type { RoadLeg } from './network/road-leg.ts';
import { tripRequestOf } from './requested-trip.ts';
import { sampleRates } from './sample-rates.ts';

const stop = (
  slug: string,
  name: string,
  kind: StopRecord['kind'],
  lat: number,
  lng: number,
): StopRecord => ({
  ...{ slug, name, kind, city: 'guwahati', otherNames: '', state: '' },
  coordinates: { lat, lng },
});

const leg = (from: string, to: string, km: number, hours: number, more: Partial<RoadLeg> = {}): RoadLeg => ({
  ...{ from, to, km, minutes: hours * 60, isHill: false, closedMonths: [], note: '', source: 'Map' },
  ...more,
});

const book = fareBookOf({
  versions: [{ version: 1, validFrom: '2026-01-01', rates: sampleRates }],
  cars: someCars,
  cabs: someCabs,
  stops: [
    stop('guwahati', 'Guwahati', 'in-city', 26.14, 91.74),
    stop('airport', 'Guwahati Airport', 'airport', 26.11, 91.59),
    stop('shillong', 'Shillong', 'beyond', 25.57, 91.88),
    stop('sohra', 'Sohra', 'beyond', 25.28, 91.73),
    stop('dawki', 'Dawki', 'beyond', 25.19, 92.02),
    stop('tawang', 'Tawang', 'beyond', 27.59, 91.87),
    stop('pass', 'High Pass', 'beyond', 28.2, 92.4),
  ],
  legs: [
    leg('guwahati', 'airport', 26, 1),
    leg('guwahati', 'shillong', 100, 3, { isHill: true }),
    leg('airport', 'shillong', 120, 3.5, { isHill: true }),
    leg('shillong', 'sohra', 54, 2, { isHill: true }),
    leg('shillong', 'dawki', 82, 2.75, { isHill: true }),
    leg('guwahati', 'tawang', 480, 14.5, { isHill: true }),
    leg('tawang', 'pass', 80, 4, { isHill: true, closedMonths: [12, 1, 2, 3] }),
  ],
  distances: [],
});

/** A Monday morning in November, when the sun sets at half past four. */
const now = new Date('2026-11-16T04:30:00Z');
const estimate = (fields: Record<string, string>) =>
  estimateOn(book, tripRequestOf({ date: '2026-11-17', ...fields }, '2026-11-16'), now);
const round = { trip: 'round-trip', from: 'guwahati', date: '2026-11-17' };

describe('a trip that cannot be driven has no fare, but an offer with one', () => {
  it.each([
    ['in the past', { from: 'guwahati', to: 'shillong', date: '2026-11-15' }, 'past', 'another-day'],
    [
      'earlier today',
      { from: 'guwahati', to: 'shillong', date: '2026-11-16', time: '09:00' },
      'past',
      'another-day',
    ],
    [
      'back before its start',
      { ...round, to: 'shillong', returnDate: '2026-11-16' },
      'return-before-start',
      'more-days',
    ],
    [
      'to Tawang and back in a day',
      { ...round, to: 'tawang', returnDate: '2026-11-17' },
      'too-long-for-days',
      'more-days',
    ],
    [
      'there and back in an evening',
      { ...round, to: 'shillong', returnDate: '2026-11-17', time: '18:00' },
      'back-after-midnight',
      'same-day',
    ],
    ['by the hour in the hills', { trip: 'local', from: 'shillong' }, 'no-hire-by-hour', 'round-trip'],
    ['by the hour in the hills, in the city', { trip: 'local', from: 'sohra' }, 'no-hire-by-hour', 'hire'],
    ['to where it begins', { from: 'guwahati', to: 'guwahati' }, 'same-stop', 'hire'],
    [
      'over a road that snow has closed',
      { from: 'guwahati', to: 'pass', date: '2026-12-20' },
      'road-closed',
      'another-day',
    ],
  ])('%s', (_name, fields, problem, offer) => {
    const found = estimate(fields);
    expect([found.problem?.code, found.fares]).toEqual([problem, []]);
    const [first] = found.offers.filter(({ code }) => code === offer);
    expect(first?.fromPaise).toBeGreaterThan(0);
    const offered = estimate(Object.fromEntries(new URLSearchParams(first?.query)));
    expect(offered.problem).toBeNull();
    expect(Math.min(...offered.fares.map(({ totalPaise }) => totalPaise))).toBe(first?.fromPaise);
  });

  it('counts the days that one driver needs', () => {
    expect(estimate({ ...round, to: 'tawang', returnDate: '2026-11-17' })).toMatchObject({
      problem: { code: 'too-long-for-days', drivingMinutes: 1740, days: 1, neededDays: 4, backDays: 2 },
      offers: [
        { code: 'more-days', day: '2026-11-17', returnDay: '2026-11-20' },
        { code: 'more-days', day: '2026-11-17', returnDay: '2026-11-21' },
      ],
    });
    expect(estimate({ ...round, to: 'shillong', returnDate: '2026-11-17' }).problem).toBeNull();
    const typed = { ...round, to: 'Atlantis', km: '500' };
    expect(estimate({ ...typed, returnDate: '2026-11-17' })).toMatchObject({
      problem: { code: 'too-long-for-days', neededDays: 2 },
      fares: [],
    });
    expect(estimate({ ...typed, returnDate: '2026-11-18' }).fares).toHaveLength(4);
  });

  it('by the hour outside its cities, and over a road that snow has closed', () => {
    expect(estimate({ trip: 'local', from: 'shillong' })).toMatchObject({
      problem: { code: 'no-hire-by-hour', stop: 'Shillong' },
      fares: [],
      offers: [
        { code: 'round-trip', from: 'Guwahati', to: 'Shillong', day: '2026-11-17', returnDay: '2026-11-17' },
        { code: 'hire', from: 'Guwahati', hours: 8 },
      ],
    });
    expect(estimate({ from: 'guwahati', to: 'pass', date: '2026-12-20' }).offers).toMatchObject([
      { code: 'another-day', day: '2027-04-01' },
    ]);
    expect(estimate({ from: 'guwahati', to: 'pass', date: '2026-12-20' })).toMatchObject({
      problem: { code: 'road-closed', from: 'Guwahati', to: 'High Pass' },
      fares: [],
    });
    expect(estimate({ from: 'guwahati', to: 'pass' }).problem).toBeNull();
  });

  it('by the hour from a place that nobody knows has no fare', () => {
    const london = estimate({ trip: 'local', from: 'London' });
    expect(london).toMatchObject({ trip: undefined, fares: [], offers: [{ from: 'Guwahati' }] });
    expect(london.offers[0]?.fromPaise).toBe(189_000);
    expect(estimate({ trip: 'local', from: 'airport' }).fares).not.toEqual([]);
    expect(estimate({ trip: 'local', from: '' }).fares).not.toEqual([]);
  });

  it('to where it begins', () => {
    expect(estimate({ from: 'guwahati', to: 'guwahati' }).problem).toEqual({ code: 'same-stop' });
    expect(estimate({ from: 'airport', to: 'airport' }).offers).toMatchObject([
      { code: 'hire', from: 'Guwahati Airport', city: 'Guwahati' },
    ]);
  });
});

describe('daylight', () => {
  it('names the arrival in the dark on a hill road, and when to leave instead', () => {
    expect(estimate({ from: 'airport', to: 'shillong', time: '14:00' })).toMatchObject({
      problem: null,
      cautions: [{ code: 'dark-on-hills', arrival: '17:30', sunset: '16:34' }],
      offers: [
        { code: 'same-day', day: '2026-11-17', time: '13:00' },
        { code: 'next-day', day: '2026-11-18', time: '07:00' },
      ],
    });
    expect(estimate({ from: 'airport', to: 'shillong', time: '14:00' }).fares).toHaveLength(4);
    for (const time of ['13:00', '07:00', '06:00'])
      expect(estimate({ from: 'airport', to: 'shillong', time }).cautions).toEqual([]);
    expect(estimate({ from: 'airport', to: 'shillong', time: '04:00' }).cautions).toHaveLength(1);
  });

  it('names a start before sunrise, and the first by daylight', () => {
    expect(estimate({ from: 'airport', to: 'shillong', time: '04:00' })).toMatchObject({
      cautions: [{ code: 'dark-before-sunrise', sunrise: expect.stringMatching(/^05:4\d$/) }],
      offers: [{ code: 'same-day', day: '2026-11-17', time: '05:45' }],
    });
  });

  it('moves a past ride to a time by daylight', () => {
    const past = { from: 'airport', to: 'shillong', date: '2026-11-16' };
    expect(estimate({ ...past, time: '09:30' }).offers).toMatchObject([{ day: '2026-11-17', time: '09:30' }]);
    expect(estimate({ ...past, time: '00:30' }).offers).toMatchObject([{ day: '2026-11-17', time: '07:00' }]);
  });

  it('is longer in June', () => {
    expect(estimate({ from: 'airport', to: 'shillong', time: '14:00', date: '2027-06-15' }).cautions).toEqual(
      [],
    );
  });

  it('does not offer an earlier time that has passed', () => {
    const { offers } = estimateOn(
      book,
      tripRequestOf({ from: 'airport', to: 'shillong', date: '2026-11-16', time: '15:00' }, '2026-11-16'),
      new Date('2026-11-16T08:30:00Z'),
    );
    expect(offers.map(({ code }) => code)).toEqual(['next-day']);
  });

  it('names when a day trip turns back, and offers two days where no time is left', () => {
    const dayTrip = { ...round, to: 'shillong', returnDate: '2026-11-17' };
    expect(estimate({ ...dayTrip, time: '08:00' }).cautions).toEqual([
      { code: 'turn-back-by', stop: 'Shillong', clock: '13:30' },
    ]);
    expect(estimate({ ...dayTrip, time: '10:00' })).toMatchObject({
      cautions: [{ code: 'dark-on-hills' }],
      offers: [{ code: 'more-days', returnDay: '2026-11-18' }],
    });
  });

  it('does not count on a drive that has a night on the way', () => {
    expect(estimate({ from: 'guwahati', to: 'tawang', time: '20:00' }).cautions).toEqual([
      { code: 'night-on-the-way', part: 'whole', drivingMinutes: 870, days: 2, nights: 1 },
    ]);
  });

  it('counts the nights of a round trip, on the way and at its end', () => {
    const tawang = { ...round, to: 'tawang', returnDate: '2026-11-20' };
    expect(estimate(tawang).cautions).toEqual([
      { code: 'night-on-the-way', part: 'each-way', drivingMinutes: 870, days: 2, nights: 3 },
    ]);
    const withStop = { ...tawang, to: 'guwahati', stop1: 'tawang', from: 'airport' };
    expect(estimate(withStop).cautions).toMatchObject([{ part: 'part', nights: 3 }]);
  });
});

describe('the daylight of a trip over several days', () => {
  const hills = { ...round, to: 'sohra', stop1: 'shillong', stop2: 'dawki', time: '09:00' };

  it('is that of each day, with nights at the stops', () => {
    expect(estimate({ ...hills, returnDate: '2026-11-19' })).toMatchObject({
      problem: null,
      cautions: [],
      offers: [],
    });
  });

  it('does not last for all of it in too few days; enough are offered', () => {
    const short = estimate({ ...hills, stop3: 'shillong', returnDate: '2026-11-18' });
    expect(short).toMatchObject({
      problem: null,
      cautions: [{ code: 'dark-on-hills-in-days', days: 2 }],
      offers: [{ code: 'more-days', returnDay: '2026-11-19' }],
    });
    const offered = estimate(Object.fromEntries(new URLSearchParams(short.offers[0]?.query)));
    expect(offered.cautions).toEqual([]);
  });

  it('has to last for the first part on the first day', () => {
    expect(estimate({ ...hills, time: '15:00', returnDate: '2026-11-19' })).toMatchObject({
      cautions: [{ code: 'dark-on-hills', arrival: '18:00' }],
      offers: [
        { code: 'same-day', day: '2026-11-17', returnDay: '2026-11-19', time: '13:30' },
        { code: 'next-day', day: '2026-11-18', returnDay: '2026-11-20', time: '07:00' },
      ],
    });
  });
});

describe('stops on the way', () => {
  it('add their roads, there and back by the shortest', () => {
    const trip = estimate({
      ...round,
      from: 'airport',
      to: 'sohra',
      stop1: 'shillong',
      returnDate: '2026-11-19',
    });
    expect(trip).toMatchObject({ type: 'round-trip', km: 174, stops: [{ name: 'Shillong' }] });
    expect(trip.comparison).toMatchObject({ loopKm: 348 });
    expect(trip.fares[0]?.included).toMatchObject({ km: 750, days: 3 });
    const loop = estimate({
      ...round,
      from: 'airport',
      to: 'shillong',
      stop1: 'sohra',
      returnDate: '2026-11-19',
    });
    expect(loop.comparison?.loopKm).toBe(174 + 54 + 120);
  });

  it('make a single ride longer, and up to five are read', () => {
    expect(estimate({ from: 'guwahati', to: 'shillong', stop1: 'sohra' }).km).toBe(154 + 54);
    const many = estimate({
      from: 'guwahati',
      to: 'shillong',
      stop1: 'sohra',
      stop3: 'shillong',
      stop5: 'sohra',
    });
    expect(many.stops).toHaveLength(3);
    expect(many.km).toBe(154 + 54 + 54 + 54);
  });

  it('that nobody knows leave the trip without a fare', () => {
    expect(estimate({ from: 'guwahati', to: 'shillong', stop1: 'Atlantis' })).toMatchObject({
      trip: undefined,
      fares: [],
      stops: [{ name: 'Atlantis', suggestions: [] }],
    });
  });
});
