import { describe, expect, it } from 'vitest';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import { estimateOn } from './estimator.ts';
import { fareBookOf, type Stop } from './fare-book.ts';
import type { RoadLeg } from './network/road-leg.ts';
import { tripRequestOf } from './requested-trip.ts';
import { sampleRates } from './sample-rates.ts';

const stop = (slug: string, name: string, kind: Stop['kind'], lat: number, lng: number): Stop => ({
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
    stop('tawang', 'Tawang', 'beyond', 27.59, 91.87),
    stop('pass', 'High Pass', 'beyond', 28.2, 92.4),
  ],
  legs: [
    leg('guwahati', 'airport', 26, 1),
    leg('guwahati', 'shillong', 100, 3, { isHill: true }),
    leg('airport', 'shillong', 120, 3.5, { isHill: true }),
    leg('shillong', 'sohra', 54, 2, { isHill: true }),
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
    ['in the past', { from: 'guwahati', to: 'shillong', date: '2026-11-15' }, 'past', 'tomorrow'],
    [
      'earlier today',
      { from: 'guwahati', to: 'shillong', date: '2026-11-16', time: '09:00' },
      'past',
      'tomorrow',
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
      problem: { code: 'too-long-for-days', drivingMinutes: 1740, days: 1, neededDays: 4 },
      offers: [{ code: 'more-days', day: '2026-11-17', returnDay: '2026-11-20' }],
    });
    expect(estimate({ ...round, to: 'shillong', returnDate: '2026-11-17' }).problem).toBeNull();
  });

  it('by the hour outside its cities, and over a road that snow has closed', () => {
    expect(estimate({ trip: 'local', from: 'shillong' })).toMatchObject({
      problem: { code: 'no-hire-by-hour', place: 'Shillong' },
      fares: [],
    });
    expect(estimate({ from: 'guwahati', to: 'pass', date: '2026-12-20' })).toMatchObject({
      problem: { code: 'road-closed', from: 'Guwahati', to: 'High Pass' },
      fares: [],
    });
    expect(estimate({ from: 'guwahati', to: 'pass' }).problem).toBeNull();
  });

  it('by the hour from a place that nobody knows has no fare', () => {
    expect(estimate({ trip: 'local', from: 'London' })).toMatchObject({ trip: undefined, fares: [] });
    expect(estimate({ trip: 'local', from: 'airport' }).fares).not.toEqual([]);
    expect(estimate({ trip: 'local', from: '' }).fares).not.toEqual([]);
  });

  it('to where it begins', () => {
    expect(estimate({ from: 'guwahati', to: 'guwahati' }).problem).toEqual({ code: 'same-place' });
  });
});

describe('daylight', () => {
  it('names the arrival in the dark on a hill road, and when to leave instead', () => {
    expect(estimate({ from: 'airport', to: 'shillong', time: '14:00' })).toMatchObject({
      problem: null,
      cautions: [{ code: 'dark-on-hills', arrival: '17:30', sunset: '16:34' }],
      offers: [
        { code: 'earlier', day: '2026-11-17', time: '13:00' },
        { code: 'next-day', day: '2026-11-18', time: '07:00' },
      ],
    });
    expect(estimate({ from: 'airport', to: 'shillong', time: '14:00' }).fares).toHaveLength(4);
    for (const time of ['13:00', '07:00', '06:00'])
      expect(estimate({ from: 'airport', to: 'shillong', time }).cautions).toEqual([]);
    expect(estimate({ from: 'airport', to: 'shillong', time: '04:00' }).cautions).toHaveLength(1);
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
      { code: 'turn-back-by', place: 'Shillong', clock: '13:30' },
    ]);
    expect(estimate({ ...dayTrip, time: '10:00' })).toMatchObject({
      cautions: [{ code: 'dark-on-hills' }],
      offers: [{ code: 'more-days', returnDay: '2026-11-18' }],
    });
  });

  it('does not count on a drive that has a night on the way', () => {
    expect(estimate({ from: 'guwahati', to: 'tawang', time: '20:00' }).cautions).toEqual([
      { code: 'night-on-the-way', drivingMinutes: 870, days: 2 },
    ]);
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
