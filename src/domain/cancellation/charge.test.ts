import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInIndia, daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { cancellationOn } from './charge.ts';
import { cancellingRowsOf } from './charge-text.ts';

const steps = [
  { daysBefore: 30, chargePercent: 25 },
  { daysBefore: 15, chargePercent: 50 },
  { daysBefore: 0, chargePercent: 100 },
];
const trip = { pricePaise: 1_72_200_00, firstDay: '2027-01-17' };

describe('cancelling a trip', () => {
  it.each([
    ['long before', '2026-11-19', '12:00', 25],
    ['at the last minute of the 30th day before', '2026-12-18', '23:59', 25],
    ['at midnight of the 29th day before', '2026-12-19', '00:00', 50],
    ['fifteen days before', '2027-01-02', '23:59', 50],
    ['on the first day', '2027-01-17', '09:00', 100],
    ['after it', '2027-02-01', '09:00', 100],
  ])('%s', (_when, day, clock, percent) => {
    const charge = cancellationOn(steps, trip, momentInIndia(day, clock));
    expect(charge).toMatchObject({ percent, paise: (trip.pricePaise * percent) / 100 });
  });

  it('rounds half a paisa up', () => {
    const half = [{ daysBefore: 0, chargePercent: 50 }];
    expect(cancellationOn(half, { ...trip, pricePaise: 1_01 }, new Date()).paise).toBe(51);
  });

  it('names the days from which it costs more', () => {
    expect(cancellationOn(steps, trip, momentInIndia('2026-12-20', '12:00')).later).toEqual([
      { day: '2027-01-03', percent: 100, paise: trip.pricePaise },
    ]);
  });

  const sorted = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 7 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([days, percents]) => {
      const rising = percents.toSorted((one, other) => one - other);
      return [...days.toSorted((one, other) => other - one), 0].map((daysBefore, place) => ({
        daysBefore,
        chargePercent: rising[place] ?? 100,
      }));
    });

  it('never costs more than the price, and never less as the day comes nearer', () => {
    fc.assert(
      fc.property(sorted, fc.nat(1e12), fc.nat(400), fc.nat(100), (terms, pricePaise, days, more) => {
        const chargeAt = (before: number) =>
          cancellationOn(terms, { ...trip, pricePaise }, startOfDayInIndia(daysAfter(trip.firstDay, -before)))
            .paise;
        expect(chargeAt(days)).toBeGreaterThanOrEqual(0);
        expect(chargeAt(days)).toBeLessThanOrEqual(pricePaise);
        expect(chargeAt(days + more)).toBeLessThanOrEqual(chargeAt(days));
      }),
    );
  });

  it('costs on each later day what it was said to cost', () => {
    fc.assert(
      fc.property(sorted, fc.nat(1e12), fc.nat(400), (terms, pricePaise, days) => {
        const cancelled = { ...trip, pricePaise };
        const now = startOfDayInIndia(daysAfter(trip.firstDay, -days));
        for (const { day, ...charge } of cancellationOn(terms, cancelled, now).later) {
          expect(day > dayInIndia(now)).toBe(true);
          expect(cancellationOn(terms, cancelled, startOfDayInIndia(day))).toMatchObject(charge);
        }
      }),
    );
  });
});

describe('what the customer reads', () => {
  it('is each amount with the day until which it holds', () => {
    expect(cancellingRowsOf(steps, trip, momentInIndia('2026-11-19', '12:00'))).toEqual([
      { when: 'Until 18 Dec 2026', costs: '₹43,050 (25% of the price with GST)' },
      { when: 'Until 2 Jan 2027', costs: '₹86,100 (50%)' },
      { when: 'From 3 Jan 2027 on', costs: '₹1,72,200 (100%)' },
    ]);
  });

  it('leaves out what has passed', () => {
    const rows = cancellingRowsOf(steps, trip, momentInIndia('2027-01-03', '12:00'));
    expect(rows).toEqual([{ when: 'At any time', costs: '₹1,72,200 (100% of the price with GST)' }]);
  });

  it('says what is free', () => {
    const free = [
      { daysBefore: 7, chargePercent: 0 },
      { daysBefore: 0, chargePercent: 50 },
    ];
    expect(cancellingRowsOf(free, trip, momentInIndia('2026-11-19', '12:00'))[0]).toEqual({
      when: 'Until 10 Jan 2027',
      costs: 'Free of charge',
    });
  });
});
