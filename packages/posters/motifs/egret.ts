import { type Point, place, shape, stroke } from '../kit/svg.ts';

type Plumage = { lit: string; shade: string; leg: string; bill: string };

/** An egret standing in the shallows, 100 tall and facing right; facing left when the height is negative. */
export function egret([x, y]: Point, height: number, { lit, shade, leg, bill }: Plumage): string {
  return place(
    x,
    y,
    [height / 100, Math.abs(height) / 100],
    stroke('M-4 -36L-2 -18L-5 0M4 -35L7 -17L4 0', leg, 2.2),
    shape('M-34 -26C-22 -48 -2 -58 14 -52C18 -44 12 -32 -2 -30C-14 -28 -24 -28 -34 -26Z', lit),
    shape('M-34 -26C-22 -38 -6 -42 12 -42C10 -34 6 -31 -2 -30C-14 -28 -24 -28 -34 -26Z', shade),
    stroke('M9 -48C24 -56 20 -68 13 -76C7 -84 12 -95 22 -94', lit, 5.4),
    shape('M15 -97C21 -101 28 -98 30 -93L18 -90C14 -91 13 -95 15 -97Z', lit),
    shape('M28 -96L47 -91L28 -91Z', bill),
  );
}

/** An egret on the wing, 100 from tip to tip, its neck drawn in and its legs trailing; it flies to the right. */
export const egretFlying = ([x, y]: Point, span: number, { lit, shade, leg, bill }: Plumage): string =>
  place(
    x,
    y,
    span / 100,
    stroke('M-18 3L-40 6', leg, 2),
    shape('M2 -2C-8 -18 -24 -30 -48 -34C-42 -20 -26 -4 -8 4Z', shade),
    shape('M-20 3C-8 -5 10 -7 20 -4C27 -5 30 -2 26 1C12 9 -8 8 -20 3Z', lit),
    shape('M8 -3C10 -20 20 -36 46 -44C44 -28 34 -10 16 2Z', lit),
    shape('M27 -3L41 0L27 1Z', bill),
  );
