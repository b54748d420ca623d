import { bubbles } from './reef.ts';
import { circle, group, type Point, rect, shape, stroke } from './svg.ts';

export type DiverColours = {
  suit: string;
  suitLit: string;
  tank: string;
  tankShade: string;
  fin: string;
  glass: string;
};

const fin = (from: Point, tip: Point, colour: string) => {
  const [x, y] = from;
  const [tx, ty] = tip;
  return shape(
    `M${x + 6} ${y - 6}C${(x + tx) / 2} ${(y + ty) / 2 - 9} ${tx + 14} ${ty - 13} ${tx} ${ty - 8}L${tx - 4} ${ty + 8}C${tx + 16} ${ty + 10} ${(x + tx) / 2} ${(y + ty) / 2 + 8} ${x + 6} ${y + 7}Z`,
    colour,
  );
};

/** A scuba diver who swims level to the right, about 200 units from mask to fins, the light above. */
function figure({ suit, suitLit, tank, tankShade, fin: blade, glass }: DiverColours): string {
  const limb = (d: string, width: number, colour = suit) =>
    stroke(d, colour, width, { 'stroke-linejoin': 'round' });
  return group(
    {},
    fin([-82, 23], [-140, 44], blade),
    limb('M-14 4L-50 18L-84 22', 13),
    fin([-86, -7], [-148, -18], blade),
    limb('M-12 1L-50 4L-88 -6', 14),
    limb('M-14 -5L-50 -1L-86 -10', 3, suitLit),
    shape('M48 -9C40 -17 10 -17 -14 -9C-22 -5 -22 8 -14 10C8 18 34 17 46 8C52 4 52 -4 48 -9Z', suit),
    stroke('M30 8L24 28L46 34', suit, 9, { 'stroke-linejoin': 'round' }),
    stroke('M27 12L22 26L44 31', suitLit, 2.4, { 'stroke-linejoin': 'round' }),
    circle(48, 34, 4.6, suit),
    shape('M-18 -26C-24 -26 -24 -11 -18 -11L30 -14C36 -15 36 -27 30 -28Z', tank),
    shape('M-20 -15L33 -18C33 -16 32 -14 30 -14L-18 -11C-20 -11 -21 -13 -20 -15Z', tankShade),
    rect(33, -25, 8, 5, tankShade),
    stroke('M2 -27L4 -10M18 -28L20 -10', suit, 2.6),
    stroke('M40 -21C54 -26 74 -20 73 -2', suit, 3),
    shape('M46 -8C46 -22 60 -28 70 -22C78 -17 78 -2 70 4C60 9 48 4 46 -8Z', suit),
    stroke('M51 -17C56 -23 62 -25 68 -22', suitLit, 2.4),
    shape('M66 -18L77 -16C80 -13 80 -7 77 -4L67 -5Z', glass),
    rect(70, -2, 9, 7, tankShade, { rx: 2 }),
  );
}

/** A diver at a place, turned by some degrees, facing left when the size is negative, with a train of bubbles. */
export function diver(
  [x, y]: Point,
  size: number,
  turn: number,
  colours: DiverColours,
  { air = 9, light = '#fffdf2' }: { air?: number; light?: string } = {},
): string {
  const scale = Math.abs(size);
  const facing = Math.sign(size);
  return (
    bubbles(Math.round(x + y), [x + facing * 84 * scale, y - 14 * scale], air, light) +
    group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${size} ${scale})` }, figure(colours))
  );
}
