import { palettes } from '../kit/palettes.ts';
import { group, type Point, place, shape, stroke } from '../kit/svg.ts';

const { ink } = palettes.monsoon;

/** A Khasi walker looking left under a knup, the shell of bamboo and leaf that leaves both hands free; 100 tall. */
export function knupBearer(at: Point, height: number): string {
  const shell =
    'M-25 -93C-18 -107 2 -113 17 -103C33 -91 40 -66 34 -44C31 -37 25 -33 19 -34C24 -52 20 -72 6 -84C-4 -91 -14 -93 -25 -93Z';
  return place(
    at[0],
    at[1],
    height / 100,
    shape('M-14 1C4 -4 40 -2 58 4C34 8 -2 8 -14 1Z', ink, { opacity: 0.6 }),
    stroke('M-26 -52L-31 1', '#3d2c1e', 2.4),
    shape('M4 -30H13L12 -3L15 0H5L6 -4Z', '#26312e'),
    shape('M-8 -30H3L1 -4L3 0H-10L-6 -4Z', '#3a4640'),
    shape('M-9 -72C-13 -56 -12 -42 -14 -24C-4 -20 10 -20 19 -24C18 -42 20 -60 12 -76Z', '#a4452c'),
    shape('M6 -76C10 -58 8 -40 8 -21.500C12 -22 16 -23 19 -24C18 -42 20 -60 12 -76Z', '#70301f'),
    shape('M-4 -70C-10 -62 -18 -56 -26 -53L-25 -48C-14 -50 -4 -54 2 -62Z', '#8f3c26'),
    shape('M-14 -88C-15 -80 -12 -74 -5 -73C2 -73 6 -80 5 -88Z', '#9a6a48'),
    shape('M-13 -90C-8 -93 2 -92 6 -86C7 -80 4 -75 0 -74C0 -82 -4 -86 -13 -87Z', '#2a211d'),
    shape(shell, '#d3a45a'),
    shape('M17 -103C33 -91 40 -66 34 -44C31 -37 25 -33 19 -34C27 -52 28 -82 17 -103Z', '#94703d'),
    stroke(
      'M-8 -104C0 -100 6 -95 8 -86M8 -107C16 -100 20 -88 17 -76M24 -97C28 -86 29 -74 22 -64M35 -78C33 -68 29 -60 23 -52M36 -58C33 -52 29 -46 22 -43',
      '#6b4c28',
      1.3,
    ),
    stroke('M-17 -98C4 -104 22 -88 26 -62C27 -52 25 -42 23 -35', '#6b4c28', 1.3),
    stroke('M-25 -93C-18 -107 2 -113 17 -103', '#f6e0a8', 2.4),
  );
}

/** A broad leaf of the undergrowth: a heart-shaped taro blade on its stalk. */
export const taro = ([x, y]: Point, size: number, turn: number, lit: string, shade: string) =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` },
    shape(
      'M0 0C-34 -14 -52 -48 -40 -78C-28 -88 -10 -84 0 -70C10 -84 28 -88 40 -78C52 -48 34 -14 0 0Z',
      shade,
    ),
    shape('M0 0C-34 -14 -52 -48 -40 -78C-28 -88 -10 -84 0 -70Z', lit),
    stroke('M0 -2V-70M0 -24L-30 -52M0 -24L30 -52M0 -44L-28 -74M0 -44L28 -74', shade, 2.4),
  );
