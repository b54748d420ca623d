import type { Reach } from './curves.ts';
import type { Point, Stop } from './svg.ts';

const items = (list: string) => list.split(',').map((item) => item.trim().split(/\s+/));

/** Points written as in path data: `'0 752, 1030 752, 1006 788'`. */
export const points = (list: string): Point[] => items(list).map(([x, y]) => [Number(x), Number(y)]);

/** Triplets written the same way: x, y and a size, often half a width. */
export const reaches = (list: string): Reach[] =>
  items(list).map(([x, y, half]) => [Number(x), Number(y), Number(half)]);

/** A gradient's stops as share, colour and, where it is not full, opacity: `'0 #fff 0.5, 1 #000'`. */
export const stops = (list: string): Stop[] =>
  items(list).map(([share, colour = '', opacity]) =>
    opacity === undefined ? [Number(share), colour] : [Number(share), colour, Number(opacity)],
  );
