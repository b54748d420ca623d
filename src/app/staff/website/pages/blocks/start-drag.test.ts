import { expect, it } from 'vitest';
import { dropIndex } from './start-drag.ts';

const middles = [10, 30, 50, 70];

it.each([
  [0, 5, 0],
  [0, 35, 1],
  [0, 99, 3],
  [3, 5, 0],
  [3, 45, 2],
  [2, 50, 2],
])('item %i dropped at %i is at place %i', (from, y, to) => {
  expect(dropIndex(middles, from, y)).toBe(to);
});
