import { circle, type Point, place, shape, stroke } from './svg.ts';

export type Plumage = { body: string; lit: string; wing: string; bar: string; neck: string; foot: string };

/** A rock pigeon on its feet, 100 long, looking right; its feet are on the origin. */
export const pigeon = ([x, y]: Point, size: number, { body, lit, wing, bar, neck, foot }: Plumage): string =>
  place(
    x,
    y,
    [size, Math.abs(size)],
    stroke('M-2 -14L-6 0L4 0M8 -14L6 0L16 0', foot, 3),
    shape(
      'M-58 -14C-40 -26 -24 -34 -4 -36C8 -38 14 -44 18 -54C20 -64 36 -66 40 -54C42 -46 38 -36 34 -28C28 -14 10 -8 -8 -10C-26 -10 -40 -12 -58 -14Z',
      body,
    ),
    shape('M18 -54C20 -64 36 -66 40 -54C42 -46 38 -38 35 -32Q22 -34 14 -42Q17 -48 18 -54Z', neck),
    shape('M-56 -15C-40 -28 -22 -37 -2 -36C10 -34 12 -24 0 -19C-18 -14 -38 -14 -56 -15Z', wing),
    shape('M-48 -20C-36 -29 -20 -36 -2 -36C6 -35 10 -31 9 -27C-8 -34 -30 -28 -48 -20Z', lit),
    stroke('M-24 -17L-14 -29M-36 -16L-28 -25', bar, 3.4),
    shape('M39 -56L50 -52L39 -49Z', bar),
    circle(33, -55, 2.2, '#f0a05a'),
  );

/** The same bird on the wing, both wings raised. */
export const flyingPigeon = ([x, y]: Point, size: number, { body, lit, wing, bar }: Plumage): string =>
  place(
    x,
    y,
    [size, Math.abs(size)],
    shape('M4 -4C-4 -30 -26 -50 -46 -56C-40 -36 -30 -10 -10 2Z', wing),
    shape('M-44 4C-26 -6 8 -12 26 -8C34 -14 44 -8 44 -2L52 2L43 4C32 14 -6 14 -24 10L-52 16Z', body),
    shape('M16 -4C18 -30 8 -54 -6 -66C-12 -40 -10 -14 -4 2Z', lit),
    shape('M-6 -66L-12 -46L-2 -50ZM-46 -56L-40 -38L-32 -46Z', bar),
  );
