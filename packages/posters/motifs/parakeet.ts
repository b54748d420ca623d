import { circle, type Point, place, shape } from '../kit/svg.ts';

export type ParakeetColours = { body: string; wing: string; lit: string; bill: string; eye: string };

/** A rose-ringed parakeet on the wing, 100 from bill to tail tip, flying to the right; to the left when the length is negative. */
export const parakeetFlying = (
  [x, y]: Point,
  length: number,
  { body, wing, lit, bill, eye }: ParakeetColours,
): string =>
  place(
    x,
    y,
    [length / 100, Math.abs(length) / 100],
    shape('M6 -4C-2 -22 -14 -36 -34 -44C-32 -28 -22 -8 -8 4Z', wing),
    shape('M-64 12C-44 4 -30 0 -20 -2L-14 6C-30 10 -46 12 -64 12Z', wing),
    shape('M-24 0C-10 -8 10 -11 22 -9C32 -9 35 -2 31 3C18 10 -8 10 -24 4Z', body),
    shape('M-24 0C-10 -8 10 -11 22 -9C18 -5 -4 -3 -24 0Z', lit),
    shape('M12 -4C14 -22 8 -38 -4 -52C-14 -36 -12 -14 -2 3Z', body),
    shape('M-4 -52C-14 -36 -12 -14 -2 3C-4 -16 -6 -34 -4 -52Z', wing),
    shape('M31 -6C38 -5 39 1 33 4Z', bill),
    shape('M18 -9C16 -4 17 2 20 6L22 5C20 1 19 -4 21 -9Z', bill),
    circle(27, -4, 1.6, eye),
  );

/** The same bird perched and looking right, 100 from crown to tail tip, its feet at the point. */
export const parakeetPerched = (
  [x, y]: Point,
  length: number,
  { body, wing, lit, bill, eye }: ParakeetColours,
): string =>
  place(
    x,
    y,
    [length / 100, Math.abs(length) / 100],
    shape('M-6 -8C-12 14 -18 34 -26 56C-16 40 -6 22 2 -2Z', wing),
    shape('M-8 -34C-16 -18 -12 -4 -2 2C8 2 13 -10 11 -24C14 -38 6 -46 -1 -44C-8 -42 -6 -38 -8 -34Z', body),
    shape('M-8 -34C-16 -18 -12 -4 -6 0C-6 -14 -4 -26 -3 -38Z', lit),
    shape('M-6 -22C-10 -8 -8 6 -12 22C-2 10 4 -6 2 -20Z', wing),
    shape('M9 -42C17 -42 18 -34 13 -31Z', bill),
    shape('M-6 -32Q2 -26 11 -29L11 -26.500Q1 -23 -7 -29Z', bill),
    circle(6, -38, 1.8, eye),
  );
