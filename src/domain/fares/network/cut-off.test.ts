import { expect, it } from 'vitest';
import { cutOffBetween } from './cut-off.ts';

const leg = (from: string, to: string, closedMonths: number[] = []) => ({ from, to, closedMonths });
/** A ring of three, with a valley behind a pass. */
const roads = [leg('a', 'b'), leg('b', 'c'), leg('c', 'a'), leg('a', 'pass'), leg('pass', 'valley')];
const without = (from: string, to: string) => roads.filter((road) => road.from !== from || road.to !== to);

it('is nothing while another road leads there', () => {
  expect(cutOffBetween(roads, without('a', 'b'))).toEqual([]);
});

it('is every stop behind the last road, and the smaller part', () => {
  expect(cutOffBetween(roads, without('a', 'pass'))).toEqual([{ months: [], slugs: ['pass', 'valley'] }]);
  expect(cutOffBetween(roads, without('pass', 'valley'))).toEqual([{ months: [], slugs: ['valley'] }]);
});

it('names the months of a closed road together, and only what is not cut off already', () => {
  const closed = [...without('a', 'pass'), leg('a', 'pass', [12, 1, 2])];
  expect(cutOffBetween(roads, closed)).toEqual([{ months: [1, 2, 12], slugs: ['pass', 'valley'] }]);
  expect(cutOffBetween(closed, without('a', 'pass'))).toEqual([{ months: [], slugs: ['pass', 'valley'] }]);
  expect(cutOffBetween(closed, roads)).toEqual([]);
});
