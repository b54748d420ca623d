import { circle, group, type Point, place, shape, stroke } from './svg.ts';

export type Dress = { skin: string; hair: string; cloth: string; fold: string; legs: string };
export type Visitor = (dress: Dress) => string;

/** Everyone is 100 units tall, the feet at the origin, lit from the left. */
export const kurta: Visitor = ({ skin, hair, cloth, fold, legs }) =>
  group(
    {},
    shape('M-9 -42L-11 0H-4L-1 -34L5 0H12L9 -42Z', legs),
    shape(
      'M-8 -82Q-14 -80 -14 -66L-15 -46L-11 -46L-10 -62L-12 -30H11L10 -62L12 -46L16 -47L14 -68Q13 -80 8 -82Q0 -86 -8 -82Z',
      cloth,
    ),
    shape('M3 -83L8 -82Q13 -80 14 -68L16 -47L12 -46L10 -62L11 -30H3Z', fold),
    shape('M-3 -88H3V-81Q0 -79 -3 -81Z', skin),
    circle(0, -93, 6.6, skin),
    shape('M-6.8 -93Q-7 -101 0 -101Q8 -101 7 -90Q5 -95 2 -96Q-4 -97 -6.8 -93Z', hair),
  );

export const sari: Visitor = ({ skin, hair, cloth, fold }) =>
  group(
    {},
    shape(
      'M-9 -80Q-13 -76 -12 -62L-9 -54Q-15 -30 -15 0H15Q14 -32 9 -54L12 -66Q12 -78 8 -81Q0 -84 -9 -80Z',
      cloth,
    ),
    shape('M-8 -81L-2 -82Q8 -64 13 -44Q17 -22 14 -10L6 -14Q8 -40 -3 -62Z', fold),
    shape('M2 -50Q4 -24 3 0H-2Q1 -24 0 -50Z', fold),
    stroke('M-11 -70Q-15 -58 -7 -50', skin, 4),
    shape('M-3 -87H3V-80Q0 -78 -3 -80Z', skin),
    circle(0, -92, 6.4, skin),
    shape('M-6 -94Q-5 -100 1 -100Q9 -99 8 -88Q7 -83 4 -84Q5 -92 0 -96Q-4 -97 -6 -94Z', hair),
  );

export const walker: Visitor = ({ skin, hair, cloth, fold, legs }) =>
  group(
    {},
    shape('M-8 -50L-18 -4L-22 0H-12L-9 -6L1 -40L9 -24L10 0H20L16 -5L16 -27L9 -50Z', legs),
    shape(
      'M-8 -83Q-13 -80 -14 -64L-19 -52L-15 -49L-9 -62L-9 -46H10L9 -64L14 -54L20 -58L13 -72Q12 -82 7 -84Q0 -86 -8 -83Z',
      cloth,
    ),
    shape('M3 -84L7 -84Q12 -82 13 -72L20 -58L14 -54L9 -64L10 -46H3Z', fold),
    shape('M-2 -89H4V-82Q1 -80 -2 -82Z', skin),
    circle(1, -93, 6.6, skin),
    shape('M-6 -92Q-7 -101 1 -101Q9 -101 8 -94Q2 -95 -2 -97Q-3 -92 -6 -90Z', hair),
  );

/** A visitor of some height at a place, facing left when the height is negative. */
export const stand = (visitor: Visitor, [x, y]: Point, height: number, dress: Dress): string =>
  place(x, y, [height / 100, Math.abs(height) / 100], visitor(dress));

/** The shadow in a low sun: the same silhouette on the ground, `along` units sideways and `down` units nearer per unit of height. */
export function shadow(
  visitor: Visitor,
  [x, y]: Point,
  height: number,
  [along, down]: Point,
  colour: string,
  opacity = 0.5,
): string {
  const scale = Math.abs(height) / 100;
  const dress = { skin: colour, hair: colour, cloth: colour, fold: colour, legs: colour };
  const matrix = [scale, 0, -along * scale, -down * scale, x, y].map((value) => value.toFixed(3)).join(' ');
  return group({ transform: `matrix(${matrix})`, opacity }, visitor(dress));
}
