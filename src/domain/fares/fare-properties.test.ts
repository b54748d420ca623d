import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someCodes } from '../../../tests/support/some-cabs.ts';
import { fareOf } from './fare.ts';
import type { CarType, RateCard, Rates } from './rates.ts';
import { sampleRates } from './sample-rates.ts';
import { maxKm, type Trip } from './trip.ts';

const paise = fc.integer({ min: 0, max: 1_000_000 });
const km = fc.integer({ min: 1, max: maxKm });
const minKm = fc.integer({ min: 0, max: 300 });
const minutes = fc.integer({ min: 0, max: 1_440 });
const hours = fc.integer({ min: 1, max: 96 }).map((quarters) => quarters / 4);

const rateCard: fc.Arbitrary<RateCard> = fc.record({
  oneWay: fc.record({ perKm: paise, minKm }),
  roundTrip: fc.record({ perKm: paise, minKmPerDay: minKm }),
  airport: fc.record({ perKm: paise, minKm }),
  hourPackages: fc.array(fc.record({ hours: fc.integer({ min: 1, max: 24 }), km: minKm, paise }), {
    minLength: 1,
    maxLength: 4,
  }),
  extraKm: paise,
  extraHour: paise,
});

const cardsByCar = fc.record(
  Object.fromEntries(someCodes.carTypes.map((car) => [car, rateCard])) as Record<CarType, typeof rateCard>,
);

const anyRates: fc.Arbitrary<Rates> = fc.record({
  cards: fc.record({ delhi: cardsByCar, guwahati: cardsByCar }),
  policy: fc.constant(sampleRates.policy),
  tax: fc.record({
    sac: fc.constant('9966'),
    cgstBasisPoints: fc.integer({ min: 0, max: 1_400 }),
    sgstBasisPoints: fc.integer({ min: 0, max: 1_400 }),
  }),
});

const city = fc.constantFrom(...someCodes.cities);
const anyTrip: fc.Arbitrary<Trip> = fc.oneof(
  fc.record({
    city,
    type: fc.constantFrom('one-way' as const, 'airport' as const),
    km,
    waitingMinutes: minutes,
  }),
  fc.record({
    city,
    type: fc.constant('round-trip' as const),
    km,
    days: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ city, type: fc.constantFrom('local' as const, 'sightseeing' as const), hours }),
  fc.record({ city, type: fc.constantFrom('local' as const, 'sightseeing' as const), hours, km }),
);

const car = fc.constantFrom(...someCodes.carTypes);
const made = (rates: Rates, carType: CarType, trip: Trip) =>
  fareOf({ trip, carType, rates: { version: 1, validFrom: '2026-01-01', rates }, today: '2026-11-16' });

describe('every fare', () => {
  it('is the sum of its lines, its tax and less than a rupee of rounding, in whole paise and never negative', () => {
    fc.assert(
      fc.property(anyRates, car, anyTrip, (rates, carType, trip) => {
        const { lines, subtotalPaise, cgstPaise, sgstPaise, roundingPaise, totalPaise } = made(
          rates,
          carType,
          trip,
        );
        const amounts = [
          subtotalPaise,
          cgstPaise,
          sgstPaise,
          totalPaise,
          ...lines.flatMap((line) => [line.amountPaise, line.ratePaise]),
        ];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.quantity * line.ratePaise, 0)).toBe(subtotalPaise);
        expect(subtotalPaise + cgstPaise + sgstPaise + roundingPaise).toBe(totalPaise);
        expect(totalPaise % 100).toBe(0);
        expect(Math.abs(roundingPaise)).toBeLessThanOrEqual(50);
      }),
    );
  });

  const grows = (more: (trip: Trip) => Trip | undefined) =>
    fc.assert(
      fc.property(anyRates, car, anyTrip, (rates, carType, trip) => {
        const longer = more(trip);
        if (!longer) return;
        expect(made(rates, carType, longer).totalPaise).toBeGreaterThanOrEqual(
          made(rates, carType, trip).totalPaise,
        );
      }),
    );

  it('never falls with distance', () =>
    grows((trip) => (trip.km && trip.km < maxKm ? { ...trip, km: trip.km + 1 } : undefined)));
  it('never falls with hours', () =>
    grows((trip) =>
      'hours' in trip && trip.hours < 24 ? { ...trip, hours: trip.hours + 0.25 } : undefined,
    ));
  it('never falls with days', () =>
    grows((trip) => ('days' in trip && trip.days < 30 ? { ...trip, days: trip.days + 1 } : undefined)));
  it('never falls with waiting', () =>
    grows((trip) =>
      'waitingMinutes' in trip && (trip.waitingMinutes ?? 0) < 1_440
        ? { ...trip, waitingMinutes: (trip.waitingMinutes ?? 0) + 1 }
        : undefined,
    ));

  it('includes at least what was asked for', () => {
    fc.assert(
      fc.property(anyRates, car, anyTrip, (rates, carType, trip) => {
        const { included } = made(rates, carType, trip);
        if (trip.km)
          expect(included.km).toBeGreaterThanOrEqual(trip.type === 'round-trip' ? 2 * trip.km : trip.km);
        if ('hours' in trip) expect(included.hours).toBeGreaterThanOrEqual(trip.hours);
      }),
    );
  });
});
