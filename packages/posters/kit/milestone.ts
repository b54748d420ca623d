import { type Point, place, shape } from './svg.ts';

/** An Indian milestone: a white stone with a round painted head, its foot at the point, lit from the left. */
export const milestone = ([x, y]: Point, height: number, head: string): string =>
  place(
    x,
    y,
    height / 60,
    shape('M-30 2C-10 -5 40 -4 62 3C36 9 -10 9 -30 2Z', '#0b1720', { opacity: 0.3 }),
    shape('M-20 0V-38C-20 -68 20 -68 20 -38V0Z', '#f6ead0'),
    shape('M-20 -30V-38C-20 -68 20 -68 20 -38V-30Z', head),
    shape('M8 0C12 -20 12 -44 3 -60C14 -58 20 -50 20 -38V0Z', '#0b2530', { opacity: 0.28 }),
    shape('M-20 -6H20V2H-20Z', '#0b2530', { opacity: 0.35 }),
  );

/** Whitewashed stones that guard the outer edge of a hill road; `size` is their height at a place. */
export const guardStones = (places: readonly Point[], size: (at: Point) => number): string =>
  places
    .map((at) =>
      place(
        at[0],
        at[1],
        size(at) / 20,
        shape('M-11 1L-8 -17Q0 -22 8 -17L12 1Q0 5 -11 1Z', '#f3e3c2'),
        shape('M2 -19.500Q5 -19 8 -17L12 1Q8 3 4 3Z', '#8a8468'),
        shape('M-9.600 -8L-8.700 -13H9L10 -8Z', '#22333a'),
      ),
    )
    .join('');
