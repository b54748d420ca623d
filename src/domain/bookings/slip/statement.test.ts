import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DutyEntry, ExpenseKind } from '#domain/bookings/booking.ts';
import { fareOf } from '#domain/fares/fare.ts';
import { type Inclusion, inclusions, leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { CarType, RateVersion } from '#domain/fares/rates.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import type { Trip } from '#domain/fares/trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { someCodes } from '../../../../tests/support/some-cabs.ts';
import { type Correction, type Statement, type StatementInput, statementOf } from './statement.ts';
import { doubtsIn, explanations, toStatementView } from './statement-view.ts';

const rates: RateVersion = { version: 7, validFrom: '2026-01-01', rates: sampleRates };
const pickupAt = momentInIndia('2026-11-20', '09:00');
const after = (minutes: number) => new Date(pickupAt.getTime() + minutes * 60_000);
const delhi = { city: 'delhi' } as const;

const agreed = (carType: CarType, trip: Trip) => {
  const fare = fareOf({ trip, carType, rates, today: '2026-11-16' });
  return { fare, farePaise: fare.totalPaise, leftOut: nothingLeftOut, pickupAt, days: null };
};
const without = (...parts: Inclusion[]) => leftOutOf(parts, 300_00);
const typedPrice = (farePaise: number, leftOut = without('tolls', 'state-taxes')) => ({
  fare: null,
  farePaise,
  leftOut,
  pickupAt,
  days: null,
});

const entry = (kind: DutyEntry['kind'], minutes: number, rest: Partial<DutyEntry> = {}): DutyEntry => ({
  key: '',
  kind,
  happenedAt: after(minutes),
  odometerKm: null,
  expense: '',
  amountPaise: null,
  reason: '',
  enteredBy: '',
  removesKey: null,
  ...rest,
});
const expense = (kind: ExpenseKind, amountPaise: number, reason = '') =>
  entry('expense', 60, { expense: kind, amountPaise, reason });

type Ride = { km?: number; minutes?: number; waiting?: number };
/** Reached at the agreed time; the garage is 7 km away. */
const ride = ({ km = 0, minutes = 60, waiting = 0 }: Ride): DutyEntry[] => [
  entry('start', -20, { odometerKm: 50_000 }),
  entry('reached', 0, { odometerKm: 50_007 }),
  entry('on-board', waiting, { odometerKm: 50_007 }),
  entry('end', minutes, { odometerKm: 50_007 + km }),
];

const sumOf = (lines: readonly { amountPaise: number }[]) =>
  lines.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
const rows = ({ lines }: Statement) =>
  lines.map(({ kind, quantity, ratePaise, amountPaise }) => [kind, quantity, ratePaise, amountPaise]);
const differences = (statement: Statement) =>
  statement.differences.map(({ kind, amountPaise }) => [kind, amountPaise]);

describe('the examples of the trade facts', () => {
  it('5: compact for 8 hours and 80 km, used 9 h 15 min and 92 km', () => {
    const duty = agreed('compact', { ...delhi, type: 'local', hours: 8, km: 80 });
    const statement = statementOf({ duty, rates, entries: ride({ km: 92, minutes: 9 * 60 + 15 }) });
    expect(rows(statement)).toEqual([
      ['hour-package', 1, 1_800_00, 1_800_00],
      ['extra-distance', 12, 14_00, 168_00],
      ['extra-time', 3, 75_00, 225_00],
      ['cgst', 1, 54_83, 54_83],
      ['sgst', 1, 54_83, 54_83],
      ['rounding', 1, 34, 34],
    ]);
    expect(statement.totalPaise).toBe(2_303_00);
    expect(statement.totalInWords).toBe('Two thousand three hundred and three rupees');
    expect(statement.differences).toMatchObject([
      { kind: 'extra-distance', used: 92, included: 80 },
      { kind: 'extra-time', used: 555, included: 480, stepMinutes: 30 },
      { kind: 'gst', amountPaise: 19_66 },
      { kind: 'rounding', amountPaise: 34 },
    ]);
    expect(statement.notes).toEqual([]);
  });

  it('8: compact from Delhi to Jaipur, 75 minutes of waiting', () => {
    const duty = agreed('compact', { ...delhi, type: 'one-way', km: 280 });
    const statement = statementOf({ duty, rates, entries: ride({ km: 280, minutes: 400, waiting: 75 }) });
    expect(rows(statement)).toEqual([
      ['distance', 280, 16_00, 4_480_00],
      ['waiting', 3, 37_50, 112_50],
      ['cgst', 1, 114_81, 114_81],
      ['sgst', 1, 114_81, 114_81],
      ['rounding', 1, -12, -12],
    ]);
    expect(statement.totalPaise).toBe(4_822_00);
  });
});

it('has IGST in place of CGST and SGST for a customer registered in another state, within a paisa', () => {
  const anyTrip = fc.record({
    km: fc.integer({ min: 1, max: 900 }),
    used: fc.integer({ min: 1, max: 1500 }),
  });
  fc.assert(
    fc.property(anyTrip, fc.constantFrom(...someCodes.carTypes), ({ km, used }, carType) => {
      const duty = agreed(carType, { city: 'guwahati', type: 'one-way', km });
      const input = { duty, rates, entries: ride({ km: used }) };
      const [within, beyond] = [statementOf(input), statementOf({ ...input, isInterState: true })];
      const taxOf = ({ lines }: Statement) => lines.filter(({ part }) => part === 'tax');
      expect(taxOf(within).map(({ kind }) => kind)).toEqual(['cgst', 'sgst']);
      expect(taxOf(beyond).map(({ kind }) => kind)).toEqual(['igst']);
      expect(Math.abs(sumOf(taxOf(within)) - sumOf(taxOf(beyond)))).toBeLessThanOrEqual(1);
      expect(sumOf(beyond.lines)).toBe(beyond.totalPaise);
      expect(beyond.totalPaise).toBeGreaterThanOrEqual(duty.farePaise);
    }),
  );
});

describe('what counts', () => {
  const oneWay = agreed('sedan', { city: 'guwahati', type: 'one-way', km: 100 });
  const local = agreed('compact', { ...delhi, type: 'local', hours: 4 });

  it('is the way with the customer, not from the garage, and waiting only after the agreed time', () => {
    const early = [
      entry('start', -90, { odometerKm: 1_000 }),
      entry('reached', -45, { odometerKm: 1_040 }),
      entry('on-board', 25, { odometerKm: 1_040 }),
      entry('end', 200, { odometerKm: 1_140 }),
    ];
    expect(statementOf({ duty: oneWay, rates, entries: early })).toMatchObject({
      totalPaise: 1_995_00,
      used: { km: 100, waitingMinutes: 25 },
      differences: [],
    });
  });

  it('is waiting from the landing of a late flight, and from the agreed time for an early one', () => {
    // The driver came at the agreed time; the customer was on board two hours later.
    const late = ride({ km: 100, minutes: 320, waiting: 120 });
    const waited = (entries: DutyEntry[]) => statementOf({ duty: oneWay, rates, entries });
    expect(waited(late)).toMatchObject({ used: { waitingMinutes: 120 }, notes: [] });
    expect(waited(late).totalPaise).toBeGreaterThan(1_995_00);
    const landed = waited([...late, entry('landed', 95, { enteredBy: 'Asha' })]);
    expect(landed).toMatchObject({ totalPaise: 1_995_00, used: { waitingMinutes: 25 }, differences: [] });
    expect(explanations(landed)).toEqual([
      expect.stringMatching(/^The flight or the train arrived at \d\d:\d\d\. Waiting counts from then/),
    ]);
    expect(waited([...late, entry('landed', -30, { enteredBy: 'Asha' })]).used.waitingMinutes).toBe(120);
    // The last entry of staff counts.
    const corrected = [
      entry('landed', 95, { enteredBy: 'Asha' }),
      entry('landed', 60, { enteredBy: 'Bina' }),
    ];
    expect(waited([...late, ...corrected]).used.waitingMinutes).toBe(60);
  });

  it('is hire by the hour from the landing as well', () => {
    const entries = [
      ...ride({ km: 30, minutes: 300, waiting: 70 }),
      entry('landed', 60, { enteredBy: 'Asha' }),
    ];
    expect(statementOf({ duty: local, rates, entries }).used.minutes).toBe(240);
  });

  it('is the agreed fare when less was used', () => {
    const statement = statementOf({ duty: oneWay, rates, entries: ride({ km: 60 }) });
    expect(statement).toMatchObject({ totalPaise: 1_995_00, differences: [] });
  });

  it('keeps the agreed kilometres where an odometer is missing or runs backwards, and says so', () => {
    const without = ride({ km: 150 }).map((one) => ({ ...one, odometerKm: null }));
    expect(statementOf({ duty: oneWay, rates, entries: without })).toMatchObject({
      totalPaise: 1_995_00,
      notes: [{ kind: 'km-missing' }],
    });
    expect(statementOf({ duty: oneWay, rates, entries: ride({ km: -7 }) })).toMatchObject({
      totalPaise: 1_995_00,
      notes: [{ kind: 'km-backwards', from: 50_007, to: 50_000 }],
    });
  });

  it('keeps the agreed kilometres where a step has a slip of the finger, and names too many', () => {
    const slipped = ride({ km: 100 }).map((one) =>
      one.kind === 'on-board' ? { ...one, odometerKm: 4_522 } : one,
    );
    expect(statementOf({ duty: oneWay, rates, entries: slipped })).toMatchObject({
      totalPaise: 1_995_00,
      notes: [{ kind: 'km-backwards', from: 50_007, to: 4_522 }],
    });
    const doubtful = statementOf({ duty: oneWay, rates, entries: ride({ km: 41_000 }) });
    expect(doubtful.notes).toEqual([{ kind: 'km-too-many', km: 41_000, minutes: 60 }]);
    // For staff alone: the customer reads why an agreed value holds.
    expect([doubtsIn(doubtful), toStatementView(doubtful).notes]).toEqual([
      ['41,000 km in 1 h looks wrong. Check the readings before you close.'],
      [],
    ]);
  });

  it('keeps the agreed hours where a time is missing or runs backwards', () => {
    expect(statementOf({ duty: local, rates, entries: [entry('end', 900)] }).notes).toEqual([
      { kind: 'km-missing' },
      { kind: 'time-missing' },
    ]);
    const backwards = statementOf({ duty: local, rates, entries: ride({ minutes: -5 }) });
    expect(backwards).toMatchObject({ totalPaise: 1_050_00, notes: [{ kind: 'time-backwards' }] });
  });

  it('says nothing of waiting that costs nothing', () => {
    const round = agreed('suv', { city: 'guwahati', type: 'round-trip', km: 215, days: 2 });
    const entries = ride({ km: 430, minutes: 900 }).filter(({ kind }) => kind !== 'reached');
    expect(statementOf({ duty: round, rates, entries })).toMatchObject({ notes: [], differences: [] });
  });

  it('is what staff corrected, also when the driver’s entry comes later', () => {
    const corrected = entry('end', 60, { odometerKm: 50_107, enteredBy: 'Asha' });
    const entries = [...ride({ km: 0 }).slice(0, 3), corrected, entry('end', 60, { odometerKm: 59_999 })];
    expect(statementOf({ duty: oneWay, rates, entries }).used.km).toBe(100);
  });

  it('is the larger package where that costs less than extras', () => {
    const statement = statementOf({ duty: local, rates, entries: ride({ km: 80, minutes: 8 * 60 }) });
    expect(rows(statement)[0]).toEqual(['hour-package', 1, 1_800_00, 1_800_00]);
    expect(statement.totalPaise).toBe(1_890_00);
    expect(differences(statement)).toEqual([
      ['larger-package', 800_00],
      ['gst', 40_00],
    ]);
  });
});

describe('what the driver paid', () => {
  const paid = [
    expense('toll', 120_00, 'Byrnihat'),
    expense('parking', 90_00, 'Airport'),
    expense('permit', 200_00),
    expense('other', 50_00, 'Ferry'),
    expense('state-tax', 400_00),
  ];

  it('is added at cost without GST; tolls and state taxes are inside the rate', () => {
    const duty = agreed('sedan', { city: 'guwahati', type: 'one-way', km: 100 });
    const statement = statementOf({ duty, rates, entries: [...ride({ km: 100 }), ...paid] });
    expect(statement.totalPaise).toBe(1_995_00 + 340_00);
    expect(statement.insideRate).toEqual([
      { kind: 'toll', paidPaise: 120_00, reason: 'Byrnihat' },
      { kind: 'state-tax', paidPaise: 400_00, reason: '' },
    ]);
    expect(differences(statement)).toEqual([
      ['parking', 90_00],
      ['permit', 200_00],
      ['other', 50_00],
    ]);
  });

  it('has its tolls and taxes added to a price that was agreed without them, which has no other extras', () => {
    const entries = [...ride({ km: 900, minutes: 900, waiting: 300 }), ...paid];
    const statement = statementOf({ duty: typedPrice(2_500_00), rates, entries });
    expect(statement.totalPaise).toBe(2_500_00 + 860_00);
    expect(statement).toMatchObject({ insideRate: [], notes: [], rateVersion: null });
    expect(toStatementView(statement).rule).toBe(
      'The driver and driving at night are inside the agreed price, and so is GST. Tolls, state taxes, parking, entry tickets and permits are added at cost.',
    );
  });

  it('has tolls in a price that was agreed with them, and what is more at the rates of the fare', () => {
    const duty = { ...agreed('sedan', { city: 'guwahati', type: 'one-way', km: 100 }), farePaise: 1_800_00 };
    const within = statementOf({ duty, rates, entries: [...ride({ km: 100 }), ...paid] });
    expect(within.totalPaise).toBe(1_800_00 + 340_00);
    expect(within.insideRate.map(({ kind }) => kind)).toEqual(['toll', 'state-tax']);
    expect(toStatementView(within).rule).toMatch(/^Tolls.*inside the agreed price/);
    const further = statementOf({ duty, rates, entries: ride({ km: 110 }) });
    expect(rows(further)).toEqual([
      ['agreed-price', 1, 1_800_00, 1_800_00],
      ['extra-distance', 10, 15_00, 150_00],
      ['cgst', 1, 3_75, 3_75],
      ['sgst', 1, 3_75, 3_75],
      ['rounding', 1, 50, 50],
    ]);
  });
});

describe('a price that something was left out of', () => {
  const fare = agreed('sedan', { city: 'guwahati', type: 'one-way', km: 100 });
  const price = (...parts: Inclusion[]) => ({ ...fare, farePaise: 1_800_00, leftOut: without(...parts) });
  const stated = (duty: StatementInput['duty'], entries: DutyEntry[]) =>
    statementOf({ duty, rates, entries });
  const paid = [expense('toll', 120_00), expense('state-tax', 400_00), expense('parking', 90_00)];

  it.each([
    [
      [],
      90_00,
      'Tolls, state taxes, the driver and driving at night are inside the agreed price, and so is GST.',
    ],
    [['tolls'], 210_00, 'State taxes, the driver and driving at night are inside'],
    [['state-taxes'], 490_00, 'Tolls, the driver and driving at night are inside'],
    [['tolls', 'state-taxes'], 610_00, 'The driver and driving at night are inside'],
  ] as const)('adds what the driver paid at cost: %j', (parts, morePaise, rule) => {
    const statement = stated(price(...parts), [...ride({ km: 100 }), ...paid]);
    expect(statement.totalPaise).toBe(1_800_00 + morePaise);
    expect(toStatementView(statement).rule).toContain(rule);
  });

  it('charges waiting from the first minute at the rate of the fare', () => {
    const entries = ride({ km: 100, waiting: 20 });
    expect(stated(price(), entries).totalPaise).toBe(1_800_00);
    const statement = stated(price('waiting'), entries);
    expect(rows(statement)).toContainEqual(['waiting', 2, 45_00, 90_00]);
    // 90.00 and twice 2.25, to the rupee
    expect(statement.totalPaise).toBe(1_800_00 + 95_00);
    expect(toStatementView(statement).differences[0]?.text).toBe(
      'The driver waited 20 min, nothing is free: 2 × 15 minutes begun at ₹45',
    );
    expect(toStatementView(statement).rule).toContain('No waiting is free.');
  });

  const at = (kind: DutyEntry['kind'], day: number, clock: string) =>
    entry(kind, 0, { happenedAt: momentInIndia(`2026-11-${day}`, clock) });
  it.each([
    ['by day', 20, '09:00', 20, '21:59', null, 0],
    ['into the night', 20, '18:00', 20, '22:01', null, 1],
    ['until the night begins', 20, '18:00', 20, '22:00', null, 0],
    ['from before dawn', 20, '05:59', 20, '09:00', null, 1],
    ['after dawn', 20, '06:00', 20, '09:00', null, 0],
    ['through a night', 20, '20:00', 21, '08:00', null, 1],
    ['through two nights', 20, '20:00', 22, '01:00', null, 2],
    ['over days, begun and ended by day', 20, '09:00', 22, '18:00', 3, 0],
    ['over days, ended in the night', 20, '09:00', 22, '23:30', 3, 1],
    ['over days, begun and ended in the night', 20, '04:30', 22, '23:30', 3, 2],
  ] as const)('counts nights %s', (_name, from, begins, to, ends, days, nights) => {
    const duty = { ...price('night'), pickupAt: momentInIndia(`2026-11-${from}`, begins), days };
    const statement = stated(duty, [
      at('reached', from, begins),
      at('on-board', from, begins),
      at('end', to, ends),
    ]);
    expect(statement.totalPaise).toBe(1_800_00 + nights * 300_00);
    expect(rows(statement).some(([kind]) => kind === 'night')).toBe(nights > 0);
  });

  it('says what a night costs, and that a missing time leaves it out', () => {
    const statement = stated(price('night'), ride({ km: 100 }).slice(0, 3));
    expect(statement.notes).toContainEqual({ kind: 'time-missing' });
    expect(toStatementView(statement).rule).toContain(
      'Driving between 22:00 and 06:00: ₹300 for each night, with GST.',
    );
  });

  it('goes on saying what a statement said that was closed while only tolls were asked about', () => {
    const { leftOut: _, ...closed } = stated(price('tolls'), ride({ km: 100 }));
    expect(toStatementView({ ...closed, tollsIncluded: false }).rule).toBe(
      'The agreed price includes GST. What the driver paid on the way is added at cost.',
    );
  });
});

describe('for every duty', () => {
  const city = fc.constantFrom(...someCodes.cities);
  const km = fc.integer({ min: 1, max: 600 });
  const trip: fc.Arbitrary<Trip> = fc.oneof(
    fc.record({ city, type: fc.constantFrom('one-way' as const, 'airport' as const), km }),
    fc.record({ city, type: fc.constant('round-trip' as const), km, days: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      city,
      type: fc.constantFrom('local' as const, 'sightseeing' as const),
      hours: fc.integer({ min: 1, max: 48 }).map((half) => half / 2),
    }),
  );
  const duty = fc.oneof(
    fc.tuple(fc.constantFrom(...someCodes.carTypes), trip).map(([car, one]) => agreed(car, one)),
    fc.integer({ min: 1, max: 5_000_000 }).map((paise) => typedPrice(paise)),
    fc
      .tuple(
        fc.constantFrom(...someCodes.carTypes),
        trip,
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.subarray([...inclusions]),
      )
      .map(([car, one, farePaise, parts]) => ({
        ...agreed(car, one),
        farePaise,
        leftOut: without(...parts),
      })),
  );
  const used = fc.record({ km: fc.nat(5_000), minutes: fc.nat(3_000), waiting: fc.nat(2_000) });
  const spent = fc.array(
    fc
      .tuple(
        fc.constantFrom<ExpenseKind[]>('toll', 'state-tax', 'parking', 'permit', 'other'),
        fc.integer({ min: 1, max: 500_000 }),
      )
      .map(([kind, paise]) => expense(kind, paise)),
    { maxLength: 5 },
  );
  const more = fc.record({ km: fc.nat(400), minutes: fc.nat(400), waiting: fc.nat(400) });
  const made = (
    one: Parameters<typeof statementOf>[0]['duty'],
    entries: DutyEntry[],
    corrections: Correction[] = [],
  ) => statementOf({ duty: one, rates, entries, corrections });

  it('the lines sum up to the total, and the differences to what is more than agreed', () => {
    const correction = fc.record({
      paise: fc.integer({ min: -50_000, max: 50_000 }),
      reason: fc.constant('x'),
    });
    fc.assert(
      fc.property(
        duty,
        used,
        spent,
        fc.array(correction, { maxLength: 3 }),
        (one, usage, paid, corrections) => {
          const statement = made(one, [...ride(usage), ...paid], corrections);
          expect(sumOf(statement.lines)).toBe(statement.totalPaise);
          expect(sumOf(statement.differences)).toBe(statement.totalPaise - statement.agreedPaise);
          for (const { quantity, ratePaise, amountPaise } of statement.lines)
            expect(quantity * ratePaise).toBe(amountPaise);
        },
      ),
    );
  });

  it('it is never less than agreed, except by what staff take off', () => {
    const off = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(duty, used, spent, off, (one, usage, paid, paise) => {
        const entries = [...ride(usage), ...paid];
        const { totalPaise, agreedPaise } = made(one, entries);
        expect(totalPaise).toBeGreaterThanOrEqual(agreedPaise);
        const less = made(one, entries, [{ paise: -paise, reason: 'Agreed by phone' }]).totalPaise;
        expect(less).toBeGreaterThanOrEqual(agreedPaise - paise);
        expect(less).toBeLessThanOrEqual(totalPaise);
      }),
    );
  });

  it('it never falls when kilometres, minutes, waiting or expenses rise', () => {
    fc.assert(
      fc.property(duty, used, more, spent, spent, (one, usage, further, paid, paidToo) => {
        const before = made(one, [...ride(usage), ...paid]).totalPaise;
        for (const part of ['km', 'minutes', 'waiting'] as const) {
          const longer = { ...usage, [part]: usage[part] + further[part] };
          expect(made(one, [...ride(longer), ...paid]).totalPaise).toBeGreaterThanOrEqual(before);
        }
        expect(made(one, [...ride(usage), ...paid, ...paidToo]).totalPaise).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('it is stored as JSON and read the same', () => {
    fc.assert(
      fc.property(duty, used, spent, (one, usage, paid) => {
        const statement = made(one, [...ride(usage), ...paid]);
        expect(JSON.parse(JSON.stringify(statement))).toEqual(statement);
      }),
    );
  });
});
