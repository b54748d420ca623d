import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import type { RoadLeg } from './road-leg.ts';
import { RoadNetwork } from './road-network.ts';

const leg = (
  from: string,
  to: string,
  km: number,
  minutes: number,
  more: Partial<RoadLeg> = {},
): RoadLeg => ({
  ...{ from, to, km, minutes, isHill: false, closedMonths: [], note: '', source: 'Map' },
  ...more,
});

const slugs = Array.from({ length: 12 }, (_, index) => `stop-${index}`);

/** Any roads between twelve stops, some of which may not be reached. */
const anyLegs = fc.array(
  fc
    .tuple(fc.nat(11), fc.nat(11), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 300 }))
    .filter(([from, to]) => from !== to)
    .map(([from, to, km, minutes]) => leg(slugs[from] ?? '', slugs[to] ?? '', km, minutes)),
  { minLength: 1, maxLength: 40 },
);

/** Every pair by Floyd and Warshall's method, which has nothing in common with a search from one stop. */
function allMinutes(legs: readonly RoadLeg[]): Map<string, number> {
  const minutes = new Map(slugs.map((slug) => [`${slug} ${slug}`, 0]));
  const of = (from: string, to: string) => minutes.get(`${from} ${to}`) ?? Infinity;
  for (const { from, to, minutes: time } of legs)
    for (const pair of [`${from} ${to}`, `${to} ${from}`])
      minutes.set(pair, Math.min(time, minutes.get(pair) ?? Infinity));
  for (const over of slugs)
    for (const from of slugs)
      for (const to of slugs) {
        const joined = of(from, over) + of(over, to);
        if (joined < of(from, to)) minutes.set(`${from} ${to}`, joined);
      }
  return minutes;
}

const runs = { numRuns: runsOf(300) };

describe('any network', () => {
  it('has the quickest way between every pair, and only where roads join the two', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const network = new RoadNetwork(legs);
        const expected = allMinutes(legs);
        const onRoads = new Set(legs.flatMap(({ from, to }) => [from, to]));
        for (const from of onRoads)
          for (const to of onRoads)
            expect(network.wayBetween(from, to, 1)?.minutes ?? Infinity).toBe(
              expected.get(`${from} ${to}`) ?? Infinity,
            );
      }),
      runs,
    );
  });

  it('is never quicker over a third stop, and as long in either direction', () => {
    fc.assert(
      fc.property(anyLegs, fc.nat(11), fc.nat(11), fc.nat(11), (legs, one, two, three) => {
        const network = new RoadNetwork(legs);
        const [from = '', over = '', to = ''] = [slugs[one], slugs[two], slugs[three]];
        const minutes = (a: string, b: string) => network.wayBetween(a, b, 1)?.minutes ?? Infinity;
        if (minutes(from, over) + minutes(over, to) < Infinity)
          expect(minutes(from, to)).toBeLessThanOrEqual(minutes(from, over) + minutes(over, to));
        const [way, back] = [network.wayBetween(from, to, 1), network.wayBetween(to, from, 1)];
        expect([way?.minutes, way?.km]).toEqual([back?.minutes, back?.km]);
      }),
      runs,
    );
  });

  it('joins its legs without a gap, and their sums are those of the way', () => {
    fc.assert(
      fc.property(anyLegs, fc.nat(11), fc.nat(11), (legs, one, two) => {
        const [from = '', to = ''] = [slugs[one], slugs[two]];
        const way = new RoadNetwork(legs).wayBetween(from, to, 1);
        if (!way || from === to) return;
        expect([way.legs[0]?.from, way.legs.at(-1)?.to]).toEqual([from, to]);
        way.legs.slice(1).forEach((next, index) => {
          expect(next.from).toBe(way.legs[index]?.to);
        });
        expect(way.legs.reduce((sum, { km }) => sum + km, 0)).toBe(way.km);
        expect(way.legs.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(way.minutes);
      }),
      runs,
    );
  });
});

describe('a network', () => {
  const network = new RoadNetwork([
    leg('valley', 'pass', 20, 60, { closedMonths: [12, 1, 2], note: 'Snow closes the pass.' }),
    leg('pass', 'village', 20, 60, { isHill: true }),
    leg('valley', 'river', 60, 90, { source: '' }),
    leg('river', 'village', 60, 90),
  ]);

  it('goes around a road that is closed in the month', () => {
    expect(network.wayBetween('valley', 'village', 6)).toMatchObject({ km: 40, isAbout: false });
    expect(network.wayBetween('valley', 'village', 1)).toMatchObject({ km: 120, isAbout: true, notes: [] });
    expect(network.wayBetween('valley', 'village', 6)?.notes).toEqual(['Snow closes the pass.']);
  });

  it('has no way to a stop that is closed off, nor to one that it does not know', () => {
    const alone = new RoadNetwork([leg('valley', 'pass', 20, 60, { closedMonths: [1] })]);
    expect(alone.wayBetween('valley', 'pass', 1)).toBeUndefined();
    expect(alone.wayInAnyMonth('valley', 'pass')?.km).toBe(20);
    for (const name of ['nowhere', 'constructor', '__proto__'])
      expect(alone.wayBetween('valley', name, 6)).toBeUndefined();
  });

  it('takes the shorter of two ways that take the same time, whatever the order of the legs', () => {
    const legs = [leg('a', 'b', 50, 60), leg('a', 'c', 20, 30), leg('c', 'b', 20, 30)];
    for (const order of [legs, legs.toReversed()])
      expect(new RoadNetwork(order).wayBetween('a', 'b', 1)?.km).toBe(40);
  });
});
