import { expect, test } from 'vitest';
import { estimateOn } from '#domain/fares/estimator.ts';
import { type FareBook, fareBookOf, type StopRecord } from '#domain/fares/fare-book.ts';
import type { RoadLeg } from '#domain/fares/network/road-leg.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { someCabs, someCars } from '../support/some-cabs.ts';

/** Always the same numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const syllables = 'kal bor dib nam sil teng jor mar gol hat rang pan lum'.split(' ');

/** `kalbordib`: a name of its own for each of 2,197 stops. */
const nameOf = (at: number): string => {
  const { length } = syllables;
  const [one, two, three] = [Math.floor(at / length ** 2), Math.floor(at / length), at].map(
    (part) => syllables[part % length],
  );
  return `${one}${two}${three}`;
};

const regionKm = 800;

/** Stops in rows over the same region, each joined to those beside, below and diagonally below it, with three legs for each stop. */
function bookWith(stopCount: number): FareBook {
  const random = numbersFrom(7);
  const side = Math.ceil(Math.sqrt(stopCount));
  const spacing = regionKm / side;
  const stops = Array.from(
    { length: stopCount },
    (_, at): StopRecord => ({
      ...{
        slug: `stop-${at}`,
        name: nameOf(at),
        otherNames: '',
        kind: 'beyond',
        city: 'guwahati',
      },
      ...{
        state: 'Assam',
        coordinates: { lat: 24 + Math.floor(at / side) / side, lng: 90 + (at % side) / side },
      },
    }),
  );
  const legs: RoadLeg[] = [];
  const join = (from: number, to: number, share: number) => {
    const km = Math.max(1, Math.round(spacing * share * (1.1 + random() * 0.6)));
    const isHill = random() < 0.4;
    legs.push({
      ...{ from: `stop-${from}`, to: `stop-${to}`, km, minutes: Math.round(km * (isHill ? 2 : 1.3)), isHill },
      ...{ closedMonths: random() < 0.02 ? [1, 2] : [], note: '', source: random() < 0.5 ? 'Map' : '' },
    });
  };
  for (let at = 0; at < stopCount; at++) {
    if ((at + 1) % side > 0 && at + 1 < stopCount) join(at, at + 1, 1);
    if (at + side < stopCount) join(at, at + side, 1);
    if ((at + 1) % side > 0 && at + side + 1 < stopCount) join(at, at + side + 1, Math.SQRT2);
  }
  for (let at = 0; legs.length < 3 * stopCount; at++) join(at, at + 2 * side, 2);
  const versions = [{ version: 1, validFrom: '2026-01-01', rates: sampleRates }];
  return fareBookOf({ versions, cars: someCars, cabs: someCabs, stops, legs, distances: [] });
}

const now = new Date('2026-11-19T06:00:00Z');
const today = '2026-11-19';

/** Estimates between stops all over the region, by code and by name, single rides and round trips. */
function estimate(book: FareBook, stopCount: number, from: number, to: number): string {
  const [start, end] = [from % stopCount, to % stopCount];
  const fields = {
    ...{ trip: from % 3 === 0 ? 'round-trip' : 'one-way', date: '2026-12-10', time: '07:00' },
    ...{ returnDate: '2026-12-12', from: `stop-${start}`, to: to % 2 === 0 ? `stop-${end}` : nameOf(end) },
  };
  return JSON.stringify(estimateOn(book, tripRequestOf(fields, today), now));
}

const usedMicroseconds = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const [few, many] = [150, 2_000];
const [rounds, callsEach] = [11, 1_000];

test('an estimate among 2,000 stops costs at most twice as much as among 150', () => {
  const books = [few, many].map((stopCount) => {
    const book = bookWith(stopCount);
    for (let start = 0; start < stopCount; start++)
      expect(estimate(book, stopCount, start, start + 7)).toContain('"km":');
    return { book, stopCount, times: [] as number[] };
  });
  for (let round = 0; round < rounds; round++)
    for (const { book, stopCount, times } of books) {
      const random = numbersFrom(round + 1);
      const before = usedMicroseconds();
      for (let call = 0; call < callsEach; call++)
        estimate(book, stopCount, Math.floor(random() * 1e6), Math.floor(random() * 1e6));
      times.push((usedMicroseconds() - before) / callsEach);
    }
  const [ofFew = 0, ofMany = 0] = books.map(({ times }) => median(times));
  process.stdout.write(
    `an estimate: ${ofFew.toFixed(0)} µs among ${few}, ${ofMany.toFixed(0)} µs among ${many}\n`,
  );
  expect(ofMany / ofFew).toBeLessThanOrEqual(2);
});
