import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carWarnings,
  driverWarnings,
  endPlace,
  gapMinutes,
  gapNeeded,
} from '#domain/bookings/board/plan-warnings.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import type { FleetRide, Roads } from './fleet-calendar.ts';
import {
  type Assignment,
  type DayToPlan,
  type OpenDuty,
  type ProposedCar,
  type ProposedDriver,
  proposeDay,
} from './propose-day.ts';

const day = '2026-12-01';
const early = momentInIndia('2026-11-30', '10:00');
const hourMs = 3_600_000;

const kmOf: Record<string, number> = {
  'guwahati airport': 25,
  'guwahati shillong': 100,
  'airport shillong': 120,
};
const roads: Roads = (from, to) => {
  const km = kmOf[[from, to].toSorted().join(' ')] ?? kmOf[[to, from].join(' ')];
  return km === undefined ? undefined : { km, minutes: km * 2 };
};

const ride = (id: string, clock: string, hours: number, more: Partial<FleetRide> = {}): FleetRide => {
  const pickupAt = momentInIndia(day, clock);
  return {
    ...{ id, bookingId: id, tripType: 'one-way', fromSlug: 'guwahati', toSlug: 'guwahati' },
    ...{ fromName: 'Guwahati', toName: 'Guwahati', carId: null, driverId: null },
    ...{ pickupAt, endsAt: new Date(pickupAt.getTime() + hours * hourMs) },
    ...more,
  };
};
const duty = (id: string, clock: string, hours: number, more: Partial<OpenDuty> = {}): OpenDuty => ({
  ...ride(id, clock, hours),
  ...{ revision: 1, customer: 'Sneha Iyer', carType: 'sedan', city: 'guwahati' },
  ...more,
});
const car = (id: string, more: Partial<ProposedCar> = {}): ProposedCar => ({
  ...{ id, plate: `AS01AA${id.padStart(4, '0')}`, carType: 'sedan', city: 'guwahati', papers: [] },
  ...{ usualDriverId: null, isEnded: false },
  ...more,
});
const driver = (id: string, more: Partial<ProposedDriver> = {}): ProposedDriver => ({
  ...{ id, name: `Driver ${id}`, city: 'guwahati', licenceExpiresOn: null, daysOff: [], isEnded: false },
  ...more,
});
const plan = (input: Partial<DayToPlan>) =>
  proposeDay({ duties: [], cars: [], drivers: [], rides: [], roads, now: early, ...input });

describe('the proposal of a day', () => {
  it('takes the car with the fewest empty kilometres and says where it comes from', () => {
    const { assignments } = plan({
      duties: [duty('9', '15:00', 2, { fromSlug: 'airport', fromName: 'Airport' })],
      cars: [car('1'), car('2')],
      drivers: [driver('1'), driver('2')],
      rides: [ride('5', '12:00', 2, { carId: '2', driverId: '2', toSlug: 'airport', toName: 'Airport' })],
    });
    expect(assignments).toMatchObject([
      { carId: '2', driverId: '2', car: { kind: 'after', bookingId: '5', place: 'Airport', km: 0 } },
    ]);
    expect(assignments[0]?.driver).toBe('same-car');
  });

  it('names no kilometres where the road is not known', () => {
    const { assignments } = plan({
      duties: [duty('9', '15:00', 2, { fromSlug: '' })],
      cars: [car('1')],
      drivers: [driver('1')],
    });
    expect(assignments[0]?.car).toEqual({ kind: 'home', km: undefined });
  });

  it('prefers a car whose usual driver is free, and leaves usual drivers to their cars', () => {
    const { assignments } = plan({
      duties: [duty('8', '09:00', 2), duty('9', '09:00', 2)],
      cars: [car('1'), car('2', { usualDriverId: '1' })],
      drivers: [driver('1'), driver('2')],
    });
    expect(assignments).toMatchObject([
      { carId: '2', driverId: '1', driver: 'usual', car: { kind: 'home', km: 0 } },
      { carId: '1', driverId: '2', driver: 'free' },
    ]);
  });

  it('fills only what is missing', () => {
    const { assignments } = plan({
      duties: [duty('8', '09:00', 2, { carId: '7' }), duty('9', '09:00', 2, { driverId: '1' })],
      cars: [car('1')],
      drivers: [driver('1'), driver('2')],
      rides: [ride('8', '09:00', 2, { carId: '7' }), ride('9', '09:00', 2, { driverId: '1' })],
    });
    expect(assignments).toMatchObject([
      { carId: '7', driverId: '2', car: { kind: 'kept' } },
      { carId: '1', driverId: '1', driver: 'kept' },
    ]);
  });

  it.each<[string, Partial<DayToPlan>, object]>([
    ['no car of the type', { cars: [car('1', { carType: 'suv' })] }, { of: 'car', kind: 'none' }],
    ['no car of the city', { cars: [car('1', { city: 'delhi' })] }, { of: 'car', kind: 'none' }],
    ['a car out of use', { cars: [car('1', { isEnded: true })] }, { of: 'car', kind: 'none' }],
    [
      'expired papers',
      { cars: [car('1', { papers: [{ kind: 'permit', number: '', expiresOn: '2026-11-30' }] })] },
      { of: 'car', kind: 'unfit' },
    ],
    [
      'a car on another duty',
      { rides: [ride('5', '10:00', 3, { carId: '1' })] },
      { of: 'car', kind: 'busy' },
    ],
    [
      'a car that ends too far away',
      { rides: [ride('5', '07:00', 1, { carId: '1', toSlug: 'shillong' })] },
      { of: 'car', kind: 'late' },
    ],
    [
      'a car that is needed far away too soon',
      { rides: [ride('5', '12:00', 1, { carId: '1', fromSlug: 'shillong' })] },
      { of: 'car', kind: 'late' },
    ],
    ['no driver', { drivers: [] }, { of: 'driver', kind: 'none' }],
    [
      'a driver who is off',
      { drivers: [driver('1', { daysOff: [{ id: '1', firstDay: day, lastDay: day, reason: '' }] })] },
      { of: 'driver', kind: 'unfit' },
    ],
    [
      'an expired licence',
      { drivers: [driver('1', { licenceExpiresOn: '2026-11-30' })] },
      { of: 'driver', kind: 'unfit' },
    ],
    [
      'a driver on another duty',
      { rides: [ride('5', '10:00', 3, { driverId: '1' })] },
      { of: 'driver', kind: 'busy' },
    ],
    ['a duty that is over', { now: momentInIndia(day, '23:00') }, { kind: 'over' }],
  ])('leaves a duty open for %s', (_name, input, reason) => {
    const found = plan({
      duties: [duty('9', '09:00', 2)],
      cars: [car('1')],
      drivers: [driver('1')],
      ...input,
    });
    expect(found.assignments).toEqual([]);
    expect(found.open).toMatchObject([{ duty: { id: '9' }, reason }]);
  });
});

const places = ['guwahati', 'airport', 'shillong', ''] as const;
const place = fc.constantFrom(...places);
const cities = fc.constantFrom('guwahati', 'delhi');
const types = fc.constantFrom('sedan', 'suv');
const expiry = fc.constantFrom(null, '2026-11-30', '2026-12-01', '2027-01-01');
const clock = fc.integer({ min: 0, max: 95 });

const somePart = fc.record({
  ...{ start: clock, quarters: fc.integer({ min: 1, max: 24 }), fromSlug: place, toSlug: place },
  tripType: fc.constantFrom('one-way', 'local', 'airport', 'round-trip'),
});
type Part = typeof somePart extends fc.Arbitrary<infer Value> ? Value : never;
const partOf = ({ start, quarters, ...more }: Part) => {
  const pickupAt = new Date(momentInIndia(day, '00:00').getTime() + start * 15 * 60_000);
  return {
    ...more,
    ...{ tripType: more.tripType as FleetRide['tripType'], fromName: more.fromSlug, toName: more.toSlug },
    ...{ pickupAt, endsAt: new Date(pickupAt.getTime() + quarters * 15 * 60_000) },
  };
};

const overlaps = (a: FleetRide, b: FleetRide) => a.pickupAt < b.endsAt && b.pickupAt < a.endsAt;

const someDay = fc
  .record({
    duties: fc.array(fc.record({ part: somePart, carType: types, city: cities }), { maxLength: 15 }),
    cars: fc.array(
      fc.record({ carType: types, city: cities, expiresOn: expiry, usual: fc.nat(8), isEnded: fc.nat(6) }),
      { maxLength: 6 },
    ),
    drivers: fc.array(
      fc.record({ city: cities, licenceExpiresOn: expiry, isOff: fc.boolean(), isEnded: fc.nat(6) }),
      { maxLength: 8 },
    ),
    rides: fc.array(fc.record({ part: somePart, carId: fc.nat(6), driverId: fc.nat(8) }), { maxLength: 10 }),
  })
  .map((some) => {
    const cars = some.cars.map(({ expiresOn, usual, isEnded, ...more }, index) =>
      car(String(index), {
        ...more,
        papers: expiresOn === null ? [] : [{ kind: 'permit', number: '', expiresOn }],
        usualDriverId: usual < some.drivers.length ? String(usual) : null,
        isEnded: isEnded === 0,
      }),
    );
    const drivers = some.drivers.map(({ isOff, isEnded, ...more }, index) =>
      driver(String(index), {
        ...more,
        daysOff: isOff ? [{ id: '1', firstDay: day, lastDay: day, reason: '' }] : [],
        isEnded: isEnded === 0,
      }),
    );
    // As in the database, no car and no driver is on two rides at once.
    const rides: FleetRide[] = [];
    for (const [index, { part, carId, driverId }] of some.rides.entries()) {
      const next = { ...ride(`r${index}`, '00:00', 1), ...partOf(part) };
      const isTaken = (field: 'carId' | 'driverId', id: string) =>
        rides.some((other) => other[field] === id && overlaps(other, next));
      rides.push({
        ...next,
        carId: isTaken('carId', String(carId)) ? null : String(carId),
        driverId: isTaken('driverId', String(driverId)) ? null : String(driverId),
      });
    }
    const duties = some.duties.map(({ part, ...more }, index) =>
      duty(String(100 + index), '00:00', 1, { ...partOf(part), ...more }),
    );
    return { duties, cars, drivers, rides };
  });

type Input = typeof someDay extends fc.Arbitrary<infer Value> ? Value : never;

function expectSound(input: Input, found: Assignment): void {
  const chosen = input.cars.find(({ id }) => id === found.carId);
  const crew = input.drivers.find(({ id }) => id === found.driverId);
  if (!chosen || !crew) throw new Error('not of this fleet');
  expect([chosen.isEnded, crew.isEnded]).toEqual([false, false]);
  // Type, city, papers, licence and days off.
  expect(carWarnings(found.duty, chosen)).toEqual([]);
  expect(driverWarnings(found.duty, crew)).toEqual([]);
  expect(['after', 'home']).toContain(found.car.kind);
  expect(['usual', 'same-car', 'free']).toContain(found.driver);
  if (found.driver === 'usual') expect(chosen.usualDriverId).toBe(crew.id);
}

/** One after the other, with time for the road between. */
function expectInTurn(rides: readonly FleetRide[], isNew: (ride: FleetRide) => boolean): void {
  const inTime = rides.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime());
  for (const [index, later] of inTime.entries()) {
    const earlier = inTime[index - 1];
    if (!earlier || (!isNew(earlier) && !isNew(later))) continue;
    expect(overlaps(earlier, later)).toBe(false);
    const needed = gapNeeded(earlier, later, (from, to) => roads(from, to)?.minutes);
    expect(gapMinutes(earlier, later), endPlace(earlier)).toBeGreaterThanOrEqual(needed);
  }
}

describe('for any day', () => {
  it('nothing overlaps, nobody is off or has expired papers, and everything is explained', () => {
    fc.assert(
      fc.property(someDay, (input) => {
        const { assignments, open } = plan(input);
        expect([...assignments, ...open].map(({ duty: { id } }) => id).toSorted()).toEqual(
          input.duties.map(({ id }) => id).toSorted(),
        );
        for (const found of assignments) expectSound(input, found);
        const ids = new Set(assignments.map(({ duty: { id } }) => id));
        const planned = assignments.map(({ duty: one, carId, driverId }) => ({ ...one, carId, driverId }));
        for (const field of ['carId', 'driverId'] as const) {
          const ofEach = Map.groupBy([...input.rides, ...planned], (one) => one[field]);
          ofEach.delete(null);
          for (const rides of ofEach.values()) expectInTurn(rides, ({ id }) => ids.has(id));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a duty is left open for a reason that is true', () => {
    fc.assert(
      fc.property(someDay, (input) => {
        for (const { duty: one, reason } of plan(input).open) {
          if (reason.kind !== 'none') continue;
          if (reason.of === 'car')
            expect(
              input.cars.some((own) => !own.isEnded && own.city === one.city && own.carType === one.carType),
            ).toBe(false);
          else expect(input.drivers.some((own) => !own.isEnded && own.city === one.city)).toBe(false);
        }
      }),
    );
  });
});
