import { circle, place, shape } from './svg.ts';

const tip = '#3a4a63';
const eye = '#0a2e44';

/** A gull on the wing, seen from the side: long bent wings with dark tips, wings up or level. */
export function gull(x: number, y: number, size: number, up: boolean): string {
  const wing = up
    ? 'M-2 -2C-14 -18 -26 -30 -48 -34C-38 -22 -28 -8 6 3ZM4 -2C6 -20 14 -34 34 -46C32 -28 26 -12 12 2Z'
    : 'M-4 -2C-18 -12 -38 -12 -56 -2C-38 -2 -22 2 4 4ZM6 -2C14 -16 34 -22 52 -16C38 -12 26 -4 12 3Z';
  const tips = up
    ? 'M-48 -34C-42 -33 -37 -31 -32 -29L-36 -22ZM34 -46L26 -40L32 -31Z'
    : 'M-56 -2L-42 -9L-42 -2ZM52 -16L40 -20L40 -12Z';
  return place(
    x,
    y,
    size,
    shape(wing, '#f6e6d2') +
      shape(tips, tip) +
      shape('M-18 2C-8 -5 12 -6 22 0C26 1 28 3 30 4C26 6 22 6 18 7C6 10 -8 8 -18 6L-28 8Z', '#fff6e6') +
      circle(21, 1.6, 1.2, eye),
  );
}
