import { type Band, kira } from '../kit/kira.ts';
import { limb } from '../kit/limbs.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

type Clay = { lit: string; body: string; shade: string };
export const terracotta: Clay = { lit: '#f7a866', body: '#c2603a', shade: '#7a3433' };
export const blueGlaze: Clay = { lit: '#9fd0cf', body: '#2f7f8c', shade: '#1c4860' };
export const blackware: Clay = { lit: '#9a8790', body: '#4a3444', shade: '#2a1c30' };

/** A thrown pot, 60 wide and 66 tall, foot at the origin, lit from the right, with a painted band. */
export const pot = ([x, y]: Point, size: number, { lit, body, shade }: Clay, paint = '#ffe3b0'): string =>
  place(
    x,
    y,
    size,
    shape('M-14 0C-34 -10 -38 -44 -12 -52L-14 -62H14L12 -52C38 -44 34 -10 14 0Z', body),
    shape('M-14 0C-34 -10 -38 -44 -12 -52L-14 -62H-6L-5 -52C-24 -40 -22 -12 -2 0Z', shade),
    shape('M14 0C34 -10 38 -44 12 -52C22 -42 24 -12 8 0Z', lit),
    stroke('M-28 -30Q0 -22 29 -30M-27 -24Q0 -16 28 -24', paint, 1.8),
    shape('M-17 -66H17V-60H-17Z', body),
    shape('M4 -66H17V-60H4Z', lit),
  );

/** A tall-necked water jar. */
export const surahi = ([x, y]: Point, size: number, { lit, body, shade }: Clay, paint = '#ffe3b0'): string =>
  place(
    x,
    y,
    size,
    shape('M-14 0C-36 -12 -30 -46 -8 -54L-6 -84L-10 -94H10L6 -84L8 -54C30 -46 36 -12 14 0Z', body),
    shape('M-14 0C-36 -12 -30 -46 -8 -54L-6 -84L-10 -94H-3L-1 -54C-20 -42 -20 -12 -2 0Z', shade),
    shape('M14 0C36 -12 30 -46 8 -54L6 -84L10 -94H5L3 -56C20 -46 22 -12 7 0Z', lit),
    stroke('M-25 -24Q0 -16 25 -24M-7 -66H7', paint, 1.8),
  );

/** A length of cloth over the pole, its foot swaying a little: woven bands and a shaded fold. */
export function hungCloth([x, y]: Point, width: number, bands: readonly Band[], fold: string): string {
  const height = bands.reduce((sum, band) => sum + band.height, 0);
  return place(
    x,
    y,
    1,
    kira(bands, width),
    shape(`M0 0H${width * 0.22}Q${width * 0.3} ${height * 0.5} ${width * 0.16} ${height}H0Z`, fold, {
      opacity: 0.42,
    }),
    shape(
      `M${width * 0.56} 0H${width * 0.7}Q${width * 0.76} ${height * 0.5} ${width * 0.66} ${height}H${width * 0.52}Q${width * 0.62} ${height * 0.5} ${width * 0.56} 0Z`,
      fold,
      { opacity: 0.28 },
    ),
    stroke(
      Array.from({ length: Math.floor(width / 5) }, (_, index) => `M${index * 5 + 2} ${height}v7`).join(''),
      bands.at(-1)?.ground ?? fold,
      1.8,
    ),
  );
}

type Glass = { lit: string; body: string; shade: string };

/** A lantern of coloured glass on its chain, its hook at the origin; it glows. */
export const glassLantern = (
  [x, y]: Point,
  drop: number,
  size: number,
  { lit, body, shade }: Glass,
): string =>
  group(
    {},
    stroke(`M${x} ${y}v${drop}`, '#3d1f33', 1.8),
    place(
      x,
      y + drop,
      size,
      circle(0, 26, 42, lit, { opacity: 0.16 }),
      shape('M-6 0H6L10 8H-10Z', '#e0a552'),
      shape('M-10 8C-30 18 -28 38 -8 46H8C28 38 30 18 10 8Z', body),
      shape('M-10 8C-30 18 -28 38 -8 46H-4C-16 34 -16 20 -4 8Z', shade),
      shape('M-3 10C-12 22 -10 34 0 44C10 34 12 22 3 10Z', lit),
      stroke('M-10 8C-2 20 -2 34 -8 46M10 8C2 20 2 34 8 46M-24 27H24', '#7a4a34', 1.4),
      shape('M-8 46H8L3 54H-3Z', '#e0a552'),
    ),
  );

type Costume = { skirt: string; fold: string; bodice: string; turban: string };

/** A string puppet of Rajasthan, 120 tall from its strings' end at the origin: painted face, turban, long skirt. */
export const kathputli = ([x, y]: Point, size: number, { skirt, fold, bodice, turban }: Costume): string =>
  place(
    x,
    y,
    size,
    stroke('M-12 0L0 22L12 0M-22 0L-24 62M22 0L24 62', '#3d1f33', 1.2),
    shape(
      'M-13 48C-22 78 -26 100 -28 116Q-20 122 -14 116Q-7 123 0 117Q7 123 14 116Q20 122 28 116C26 100 22 78 13 48Z',
      skirt,
    ),
    shape(
      'M-13 48C-22 78 -26 100 -28 116Q-20 122 -14 116C-14 96 -10 70 -4 48ZM2 48C2 74 2 96 0 117Q7 123 14 116C12 90 10 70 8 48Z',
      fold,
    ),
    stroke('M-26 106Q0 116 26 106', '#ffd76a', 3),
    stroke('M-10 44L-22 52L-24 64M10 44L22 52L24 64', bodice, 7),
    shape('M-13 38Q0 32 13 38L12 52H-12Z', bodice),
    stroke('M-8 38Q0 48 8 38', '#ffd76a', 2),
    shape('M-9.500 22C-9.500 14 9.500 14 9.500 22C9.500 32 5 38 0 38C-5 38 -9.500 32 -9.500 22Z', '#e0a070'),
    circle(-3.8, 25.5, 1.5, '#2a1c30'),
    circle(3.8, 25.5, 1.5, '#2a1c30'),
    stroke('M-6.400 22q2.600 -1.800 5 -0.200M1.400 21.800q2.600 -1.600 5 0.200', '#2a1c30', 1),
    stroke('M-2.600 32.500Q0 34.200 2.600 32.500', '#a8303a', 1.6),
    shape('M-12 20C-15 8 -6 3 2 4C12 5 15 12 12 20Q0 12 -12 20Z', turban),
    stroke('M-11 16Q0 8 11 13M-8 9Q2 5 10 9', fold, 1.6),
    circle(0, 13, 2, '#ffd76a'),
  );

/** Smoke that drifts up from the origin and leans with the air, wider and fainter as it goes. */
export const smoke = (height: number, colour: string): string =>
  [1, 0.72, 0.44]
    .map((share) =>
      shape(
        limb([
          [0, 0, 4],
          [12, -height * 0.16, 14 * share],
          [-8, -height * 0.34, 28 * share],
          [-34, -height * 0.54, 42 * share],
          [-30, -height * 0.74, 50 * share],
          [-64, -height * 0.92, 40 * share],
          [-96, -height, 3 * share],
        ]),
        colour,
        { opacity: 0.2 },
      ),
    )
    .join('');

/** A wide pan over a brazier, 90 wide, foot at the origin, with pakoras in it. */
export const fryingPan = ([x, y]: Point, size: number): string =>
  place(
    x,
    y,
    size,
    shape('M-26 0L-32 -26H32L26 0Z', '#4a3444'),
    shape('M-20 -4L-24 -18H24L20 -4Z', '#f7a23c'),
    ...[-22, -8, 6, 20].map((at, index) =>
      circle(at, -46 - (index % 2) * 4, 8, index % 2 ? '#f0b04a' : '#d98a34'),
    ),
    shape('M-46 -44H46Q36 -22 0 -22T-46 -44Z', '#2a1c30'),
    stroke('M-46 -44H46', '#d99a70', 3),
    stroke('M46 -44Q58 -50 56 -40M-46 -44Q-58 -50 -56 -40', '#2a1c30', 3.4),
  );
