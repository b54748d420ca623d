import type { Point } from './svg.ts';

const numbers = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(',').map(Number));

/** Points from a short list, as in `'10,20 30,40'`: a hand-drawn outline fits on one line. */
export const points = (list: string): Point[] => numbers(list).map(([x = 0, y = 0]): Point => [x, y]);

/** A place and a size, as in `'10,20,5 30,40,8'`. */
export type Spot = readonly [x: number, y: number, size: number];

export const spots = (list: string): Spot[] =>
  numbers(list).map(([x = 0, y = 0, size = 0]): Spot => [x, y, size]);
