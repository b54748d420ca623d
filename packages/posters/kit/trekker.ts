import { circle, group, type Point, place, shape } from './svg.ts';

type Kit = {
  shirt: string;
  lit: string;
  pack: string;
  hat: string;
  legs: string;
  skin: string;
  boots: string;
};

/** A trekker in full stride, seen from the side and walking to the right; feet at the point, lit from the right. */
export function trekker([x, y]: Point, height: number, kit: Kit): string {
  return place(
    x,
    y,
    height / 107,
    group(
      {},
      shape('M-6 -50L-15 -24L-24 -3L-15 0L-6 -20L5 -38L4 -50Z', kit.boots),
      shape('M-6 -50L7 -27L11 -3H20L18 -28L9 -50Z', kit.legs),
      shape('M-26 -6L-14 -2L-15 1L-28 -1ZM10 -5H20L26 -1V1H10Z', kit.boots),
      shape('M-12 -83Q-30 -84 -30 -68V-56Q-20 -48 -8 -52Z', kit.pack),
      shape('M-30 -64Q-20 -58 -9 -62V-52Q-20 -48 -30 -56Z', kit.boots, { opacity: 0.35 }),
      shape('M-11 -82Q0 -89 8 -83Q14 -66 10 -46H-9Q-13 -64 -11 -82Z', kit.shirt),
      shape('M2 -86Q8 -85 9 -80Q14 -66 10 -46H5Q9 -66 2 -86Z', kit.lit),
      shape('M-2 -80L8 -62L23 -57L22 -51L3 -55L-7 -74Q-6 -80 -2 -80Z', kit.shirt),
      circle(23, -54, 3.4, kit.skin),
      circle(3, -94, 8, kit.skin),
      shape('M-6 -96Q-5 -107 4 -106.500Q12 -105 12 -97L19 -94.500L-6 -94Z', kit.hat),
    ),
  );
}
