import { describe, expect, it } from 'vitest';
import { type Fare, fareOf } from './fare.ts';
import { type CarType, type RateVersion, ratesOn } from './rates.ts';
import { sampleRates } from './sample-rates.ts';
import { daysBetween, rideTypeOf, type Trip } from './trip.ts';

const rates: RateVersion = { version: 7, validFrom: '2026-01-01', rates: sampleRates };
const fare = (carType: CarType, trip: Trip): Fare => fareOf({ trip, carType, rates, today: '2026-11-16' });

const guwahati = { city: 'guwahati' } as const;
const delhi = { city: 'delhi' } as const;

/** The examples of docs/fares.md: subtotal, GST and total in paise. */
const examples: [name: string, car: CarType, trip: Trip, subtotal: number, gst: number, total: number][] = [
  ['1 Guwahati–Shillong', 'sedan', { ...guwahati, type: 'one-way', km: 100 }, 190000, 9500, 199500],
  ['2 airport–Shillong', 'suv', { ...guwahati, type: 'one-way', km: 120 }, 324000, 16200, 340200],
  [
    '3 Kaziranga and back, 2 days',
    'suv',
    { ...guwahati, type: 'round-trip', km: 215, days: 2 },
    950000,
    47500,
    997500,
  ],
  [
    '4 Agra and back, 1 day',
    'sedan',
    { ...delhi, type: 'round-trip', km: 233, days: 1 },
    652400,
    32620,
    685000,
  ],
  [
    '5 nine hours and a quarter, 92 km',
    'compact',
    { ...delhi, type: 'local', hours: 9.25, km: 92 },
    219300,
    10966,
    230300,
  ],
  ['6 airport–city', 'sedan', { ...guwahati, type: 'airport', km: 26 }, 72800, 3640, 76400],
  ['7 four hours', 'luxury', { ...delhi, type: 'local', hours: 4 }, 450000, 22500, 472500],
  [
    '8 Jaipur, 75 minutes of waiting',
    'compact',
    { ...delhi, type: 'one-way', km: 280, waitingMinutes: 75 },
    459250,
    22962,
    482200,
  ],
  ['9 Guwahati–Shillong', 'compact', { ...guwahati, type: 'one-way', km: 100 }, 160000, 8000, 168000],
  ['10 Guwahati–Shillong', 'luxury', { ...guwahati, type: 'one-way', km: 100 }, 600000, 30000, 630000],
  [
    '11 Shillong and back, 1 day',
    'sedan',
    { ...guwahati, type: 'round-trip', km: 100, days: 1 },
    350000,
    17500,
    367500,
  ],
  [
    '12 Shillong and back, 3 days',
    'suv',
    { ...guwahati, type: 'round-trip', km: 100, days: 3 },
    1425000,
    71250,
    1496300,
  ],
  [
    '13 airport–city, an hour of waiting is free',
    'compact',
    { ...guwahati, type: 'airport', km: 26, waitingMinutes: 60 },
    57200,
    2860,
    60100,
  ],
  [
    '14 airport–city, 61 minutes of waiting',
    'compact',
    { ...guwahati, type: 'airport', km: 26, waitingMinutes: 61 },
    60950,
    3048,
    64000,
  ],
  [
    '15 six hours: four and four half hours, 60 km',
    'compact',
    { ...guwahati, type: 'local', hours: 6 },
    158000,
    7900,
    165900,
  ],
  ['16 eight hours', 'suv', { ...guwahati, type: 'local', hours: 8 }, 320000, 16000, 336000],
  ['17 twelve hours', 'sedan', { ...delhi, type: 'local', hours: 12 }, 352000, 17600, 369600],
  ['18 a sightseeing day', 'suv', { ...delhi, type: 'sightseeing', hours: 8 }, 320000, 16000, 336000],
  [
    '19 a sightseeing day of ten hours',
    'suv',
    { ...delhi, type: 'sightseeing', hours: 10 },
    410000,
    20500,
    430500,
  ],
  [
    '20 Delhi–Manali, two days',
    'luxury',
    { ...delhi, type: 'round-trip', km: 540, days: 2 },
    4860000,
    243000,
    5103000,
  ],
];

describe('a fare', () => {
  it.each(examples)('of example %s by %s', (_name, car, trip, subtotal, gst, total) => {
    const { subtotalPaise, cgstPaise, sgstPaise, totalPaise } = fare(car, trip);
    expect({ subtotalPaise, gst: cgstPaise + sgstPaise, totalPaise }).toEqual({
      subtotalPaise: subtotal,
      gst,
      totalPaise: total,
    });
  });

  it('carries its version, the last day of booking and the total in words', () => {
    expect(fare('sedan', { ...guwahati, type: 'one-way', km: 100 })).toMatchObject({
      rateVersion: 7,
      validUntil: '2026-11-23',
      totalInWords: 'One thousand nine hundred and ninety-five rupees',
      included: { km: 100, freeWaitingMinutes: 30 },
      extras: [
        { kind: 'km', ratePaise: 1500 },
        { kind: 'waiting', stepMinutes: 15, ratePaise: 4500 },
      ],
    });
  });

  it('charges the minimum distance of its rate card', () => {
    const card = sampleRates.cards.delhi.sedan;
    const withMinimum = {
      ...sampleRates,
      cards: {
        ...sampleRates.cards,
        delhi: { ...sampleRates.cards.delhi, sedan: { ...card, oneWay: { perKm: 1900, minKm: 50 } } },
      },
    };
    const { lines, included } = fareOf({
      trip: { ...delhi, type: 'one-way', km: 20 },
      carType: 'sedan',
      rates: { ...rates, rates: withMinimum },
      today: '2026-11-16',
    });
    expect(lines).toEqual([{ kind: 'minimum-distance', quantity: 50, ratePaise: 1900, amountPaise: 95000 }]);
    expect(included.km).toBe(50);
  });

  it.each<Trip>([
    { ...delhi, type: 'one-way', km: 0 },
    { ...delhi, type: 'one-way', km: -3 },
    { ...delhi, type: 'one-way', km: 1.5 },
    { ...delhi, type: 'one-way', km: Number.NaN },
    { ...delhi, type: 'one-way', km: 4001 },
    { ...delhi, type: 'round-trip', km: 10, days: 0 },
    { ...delhi, type: 'round-trip', km: 10, days: 31 },
    { ...delhi, type: 'local', hours: 0 },
    { ...delhi, type: 'local', hours: 25 },
    { ...delhi, type: 'one-way', km: 10, waitingMinutes: -1 },
  ])('is refused for %j', (trip) => {
    expect(() => fare('sedan', trip)).toThrow(RangeError);
  });
});

describe('rates', () => {
  const version = (number: number, validFrom: string): RateVersion => ({
    ...rates,
    version: number,
    validFrom,
  });
  const versions = [
    version(1, '2026-01-01'),
    version(3, '2027-01-01'),
    version(2, '2026-11-01'),
    version(4, '2026-11-01'),
  ];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-11-16', 4],
    ['2027-01-01', 3],
  ])('for travel on %s are version %s', (day, expected) => {
    expect(ratesOn(versions, day)?.version).toBe(expected);
  });
});

describe('a ride', () => {
  it.each([
    ['airport', 'guwahati', 'in-city', 'guwahati', 'airport'],
    ['in-city', 'guwahati', 'airport', 'guwahati', 'airport'],
    ['airport', 'guwahati', 'beyond', 'guwahati', 'one-way'],
    ['in-city', 'guwahati', 'beyond', 'guwahati', 'one-way'],
    ['airport', 'delhi', 'in-city', 'guwahati', 'one-way'],
    ['airport', 'delhi', 'airport', 'delhi', 'one-way'],
    ['airport', 'guwahati', 'station', 'guwahati', 'airport'],
  ] as const)('from %s (%s) to %s (%s) is %s', (fromKind, fromCity, toKind, toCity, type) => {
    expect(rideTypeOf({ kind: fromKind, city: fromCity }, { kind: toKind, city: toCity }, 26)).toBe(type);
  });

  it('from an airport that has the rates of a distant city is one way', () => {
    const dibrugarhAirport = { kind: 'airport', city: 'guwahati' } as const;
    expect(rideTypeOf(dibrugarhAirport, { kind: 'in-city', city: 'guwahati' }, 445)).toBe('one-way');
  });

  it('counts calendar days, both included', () => {
    expect(daysBetween('2026-11-16', '2026-11-16')).toBe(1);
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(2);
    expect(daysBetween('2026-11-16', '2026-11-15')).toBe(1);
  });
});
