import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, keyOf, type MatchedLine, matchLines } from './match-lines.ts';

const utr = '412345678901';

const candidate = (change: Partial<Candidate> & Pick<Candidate, 'id'>): Candidate => ({
  kind: 'request',
  subject: `B${change.id}`,
  amountPaise: 52_693_00,
  days: ['2026-11-18'],
  utrs: [],
  reference: change.kind === undefined || change.kind === 'request' ? `B${change.id}-1` : '',
  isGateway: false,
  ...change,
});

const line = (change: Partial<MatchedLine> = {}): MatchedLine => ({
  id: '1',
  day: '2026-11-18',
  amountPaise: 52_693_00,
  narration: 'UPI/CR/MEERA NAIR',
  utr: null,
  ...change,
});

const matched = (lines: readonly MatchedLine[], candidates: readonly Candidate[]) =>
  Object.fromEntries([...matchLines(lines, candidates)].map(([id, found]) => [id, keyOf(found)]));

describe('a line of the bank', () => {
  it('is the payment with its UTR, also among others of the same amount and day', () => {
    const candidates = [candidate({ id: '41', utrs: [utr] }), candidate({ id: '42' })];
    expect(matched([line({ utr })], candidates)).toEqual({ 1: 'request:41' });
  });

  it('is nothing by its UTR when the amount differs, and then nothing by its amount', () => {
    const candidates = [candidate({ id: '41', utrs: [utr], amountPaise: 500 }), candidate({ id: '42' })];
    expect(matched([line({ utr })], candidates)).toEqual({});
  });

  it.each(['UPI/B41-1/MEERA', 'NEFT b41 1 MEERA', 'IMPS B411', 'UPI/FOR B41'])(
    'is named by %s',
    (narration) => {
      const candidates = [candidate({ id: '41' }), candidate({ id: '42' })];
      expect(matched([line({ narration, day: '2026-12-30' })], candidates)).toEqual({ 1: 'request:41' });
    },
  );

  it('is not another payment than the one that it names', () => {
    expect(matched([line({ narration: 'UPI/B41-1/MEERA' })], [candidate({ id: '42' })])).toEqual({});
  });

  it.each([
    ['2026-11-15', true],
    ['2026-11-21', true],
    ['2026-11-14', false],
    ['2026-11-22', false],
  ])('of %s is found by amount and day', (day, isFound) => {
    expect(matched([line({ day })], [candidate({ id: '41' })])).toEqual(isFound ? { 1: 'request:41' } : {});
  });

  it('is not found by amount where the customer has given another UTR', () => {
    expect(matched([line({ utr })], [candidate({ id: '41', utrs: ['512345678901'] })])).toEqual({});
  });

  it('stays open when two bookings fit, and when two lines fit one', () => {
    expect(matched([line()], [candidate({ id: '41' }), candidate({ id: '42' })])).toEqual({});
    expect(matched([line(), line({ id: '2' })], [candidate({ id: '41' })])).toEqual({});
  });

  it('confirms what staff have entered, in place of counting the request of the same booking', () => {
    const request = candidate({ id: '41' });
    const entry = candidate({ id: '7', kind: 'entry', subject: 'B41', days: ['2026-11-16'] });
    expect(matched([line({ narration: 'B41-1' })], [request, entry])).toEqual({ 1: 'entry:7' });
    expect(matched([line()], [request, entry])).toEqual({ 1: 'entry:7' });
  });

  it('stays open when the same amount of the same booking was entered a week before', () => {
    const entry = candidate({ id: '7', kind: 'entry', subject: 'B41', days: ['2026-11-11'] });
    expect(matched([line({ narration: 'B41-1' })], [candidate({ id: '41' }), entry])).toEqual({});
  });

  it('of the gateway is a settlement, never a booking', () => {
    const narration = `NEFT-RAZORPAY SOFTWARE-B41-1-${utr}`;
    const booking = candidate({ id: '41', utrs: [utr] });
    expect(matched([line({ narration, utr })], [booking])).toEqual({});
    const move = candidate({ id: '3', kind: 'move', subject: '', isGateway: true });
    expect(matched([line({ narration, utr })], [booking, move])).toEqual({ 1: 'move:3' });
    expect(matched([line()], [move])).toEqual({});
  });

  it('that left the account is a refund or a payment to a supplier', () => {
    const refund = candidate({ id: '8', kind: 'entry', subject: 'B41', amountPaise: -500_00 });
    const paid = candidate({
      id: '9',
      kind: 'supplier-payment',
      subject: '3',
      amountPaise: -900_00,
      utrs: [utr],
    });
    const lines = [
      line({ amountPaise: -500_00 }),
      line({ id: '2', amountPaise: -900_00, utr, day: '2026-12-30' }),
    ];
    expect(matched(lines, [refund, paid])).toEqual({ 1: 'entry:8', 2: 'supplier-payment:9' });
  });
});

const days = ['2026-11-10', '2026-11-12', '2026-11-18'];
const utrs = [utr, '512345678901', '612345678901'];
const amounts = [500_00, 900_00, -500_00];

const someCandidates = fc
  .array(
    fc.record({
      kind: fc.constantFrom('entry' as const, 'request' as const),
      booking: fc.integer({ min: 1, max: 4 }),
      amountPaise: fc.constantFrom(...amounts),
      day: fc.constantFrom(...days),
      utrs: fc.subarray(utrs, { maxLength: 1 }),
    }),
    { maxLength: 10 },
  )
  .map((all) =>
    all.map(({ kind, booking, day, ...more }, index) =>
      candidate({
        ...more,
        ...{ kind, id: String(index), subject: `B${booking}`, days: [day] },
        reference: kind === 'request' ? `B${booking}-${index}` : '',
      }),
    ),
  );

const someLines = fc
  .array(
    fc.record({
      amountPaise: fc.constantFrom(...amounts),
      day: fc.constantFrom(...days),
      utr: fc.option(fc.constantFrom(...utrs)),
      narration: fc.constantFrom('UPI', 'B1', 'B2-1', 'B3-2 B4', 'RAZORPAY'),
    }),
    { maxLength: 10 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: String(index) })));

const shuffled = <Value>(values: readonly Value[], keys: readonly number[]) =>
  values
    .map((value, index) => ({ value, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
const someKeys = fc.array(fc.integer(), { minLength: 10, maxLength: 10 });

describe('any lines', () => {
  it('give the same matches in any order', () => {
    fc.assert(
      fc.property(someLines, someCandidates, someKeys, someKeys, (lines, candidates, keys, others) => {
        expect(matched(shuffled(lines, keys), shuffled(candidates, others))).toEqual(
          matched(lines, candidates),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('take each payment once, with the amount of the line', () => {
    fc.assert(
      fc.property(someLines, someCandidates, (lines, candidates) => {
        const matches = matchLines(lines, candidates);
        expect(new Set(matches.values()).size).toBe(matches.size);
        for (const { id, amountPaise } of lines)
          expect(matches.get(id)?.amountPaise ?? amountPaise).toBe(amountPaise);
      }),
    );
  });

  it('never match a line that only its amount says something about when two bookings fit', () => {
    fc.assert(
      fc.property(someLines, someCandidates, (lines, candidates) => {
        const matches = matchLines(lines, candidates);
        const takenElsewhere = (lineId: string) =>
          new Set([...matches].filter(([id]) => id !== lineId).map(([, found]) => found));
        for (const own of lines.filter(
          ({ narration, utr: number }) => narration === 'UPI' && number === null,
        )) {
          const taken = takenElsewhere(own.id);
          const bookings = candidates.filter(
            (one) => !taken.has(one) && one.amountPaise === own.amountPaise && one.days.includes(own.day),
          );
          if (new Set(bookings.map(({ subject }) => subject)).size > 1)
            expect(matches.has(own.id)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('match nothing more when they are matched again', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const twin = lines.map((one) => ({ ...one, id: `${one.id}-twin` }));
        const candidates = [candidate({ id: '1', amountPaise: 500_00 })];
        expect(matchLines([...lines, ...twin], candidates).size).toBe(0);
      }),
    );
  });
});
