import { limb } from '../kit/limbs.ts';
import { reaches } from '../kit/notation.ts';
import { circle, group, type Point, shape, stroke } from '../kit/svg.ts';

export type SnorkelColours = {
  skin: string;
  hair: string;
  vest: string;
  vestShade: string;
  shorts: string;
  fin: string;
  finShade: string;
  snorkel: string;
};

const blade = (x: number, y: number, lean: number, fill: string) =>
  shape(
    `M${x + 4} ${y - 5}L${x - 36} ${y - 9 + lean}Q${x - 42} ${y + lean} ${x - 36} ${y + 10 + lean}L${x + 4} ${y + 6}Z`,
    fill,
  );

/** A snorkeller who floats face down and looks at the reef, seen from above and behind; 200 long, head to the right. */
const floating = (c: SnorkelColours): string =>
  group(
    {},
    blade(-92, 18, 8, c.finShade),
    blade(-90, -8, -6, c.fin),
    shape(limb(reaches('-18 7 8, -54 14 6, -90 18 4.4')), c.skin),
    shape(limb(reaches('-18 -5 8, -54 -10 6, -88 -8 4.4')), c.skin),
    shape(limb(reaches('34 9 5, 54 24 4, 80 22 3')), c.skin),
    shape(limb(reaches('34 -9 5, 58 -20 4, 84 -14 3')), c.skin),
    shape('M-46 -16C-36 -18 -24 -16 -14 -13V13C-24 18 -36 21 -46 21L-48 4Z', c.shorts),
    shape('M-22 -14C0 -18 24 -18 38 -11C45 -6 45 6 38 11C22 17 0 17 -22 13Q-18 0 -22 -14Z', c.vest),
    shape('M-20 6C0 8 24 8 43 3C43 7 41 9 38 11C22 17 0 17 -22 13Z', c.vestShade),
    stroke('M-2 -16Q2 0 -2 16M18 -16Q22 0 18 15', c.vestShade, 2),
    circle(52, 0, 11.5, c.hair),
    shape('M56 -10.500Q66 -8 66 0Q66 8 56 10.500Q60 0 56 -10.500Z', c.skin),
    stroke('M42 -5Q54 -9 63 -6', c.finShade, 2.6),
    stroke('M62 -8C60 -14 56 -18 54 -36', c.snorkel, 4),
    stroke('M54.600 -30L54 -37', c.fin, 4.4),
  );

/** The swimmer, its shadow on the sand below, and the rings it makes in the surface. */
export function snorkeller(
  [x, y]: Point,
  size: number,
  turn: number,
  colours: SnorkelColours,
  { shadow, foam, drop }: { shadow: string; foam: string; drop: Point },
): string {
  const body = floating(colours);
  const dark = floating({
    skin: shadow,
    hair: shadow,
    vest: shadow,
    vestShade: shadow,
    shorts: shadow,
    fin: shadow,
    finShade: shadow,
    snorkel: shadow,
  });
  const at = (dx: number, dy: number) =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${size} ${Math.abs(size) * 0.72})`;
  return (
    group({ transform: at(drop[0], drop[1]), opacity: 0.4 }, dark) +
    group({ transform: at(0, 0) }, body) +
    group(
      { transform: at(0, 0) },
      stroke('M-40 -26Q10 -36 66 -24M-46 30Q10 38 70 26M78 -6Q84 2 78 12', foam, 2.4, { opacity: 0.85 }),
      stroke('M-20 -40Q30 -46 82 -32M-10 46Q40 48 86 34', foam, 1.8, { opacity: 0.5 }),
    )
  );
}
