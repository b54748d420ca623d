import { group, type Point, point, shape, stroke } from '../kit/svg.ts';
import { snow } from './hadimba.ts';

/** A deodar's trunk near to us, fluted, with the light along its left and snow about its foot. */
export function trunk([x, y]: Point, width: number): string {
  const half = width / 2;
  const column = (left: number, right: number) =>
    `M${point([x + half * left * 0.8, -10])}L${point([x + half * left, y - 110])}Q${point([x + half * left, y - 40])} ${point([x + half * left * 1.8, y + 8])}H${(x + half * right * 1.8).toFixed(1)}Q${point([x + half * right, y - 40])} ${point([x + half * right, y - 110])}L${point([x + half * right * 0.8, -10])}Z`;
  const bark = Array.from({ length: 14 }, (_, index) => {
    const share = 0.1 + ((index * 7) % 10) * 0.08;
    return `M${point([x + half * share, 30 + index * 58])}v${34 + (index % 3) * 16}`;
  }).join('');
  return group(
    {},
    shape(column(-1, 1), '#4a3640'),
    shape(column(-1, -0.36), '#b98562'),
    shape(column(0.46, 1), '#2c222e'),
    stroke(bark, '#2c222e', 4),
    shape(
      `M${point([x - width * 1.9, y + 18])}Q${point([x - width, y - 10])} ${point([x - width * 0.5, y + 2])}Q${point([x, y + 12])} ${point([x + width * 0.6, y])}Q${point([x + width * 1.2, y - 8])} ${point([x + width * 2, y + 18])}Q${point([x, y + 44])} ${point([x - width * 1.9, y + 18])}Z`,
      snow.lit,
    ),
  );
}

/** A bough that hangs into the picture from above: sprays of needles to both sides of its stem, snow on its back. */
export function bough([x, y]: Point, reach: number, fall: number): string {
  const at = (t: number, down = 0): Point => [x + reach * t, y + fall * t ** 1.6 + down];
  const long = Math.abs(reach) * 0.2;
  const way = Math.sign(reach);
  const spray = (t: number, size: number) => {
    const root = at(t, -2);
    const tip: Point = [root[0] + way * size * 0.75, root[1] + size * 0.9];
    return `M${point(root)}Q${point([root[0] + way * size * 0.6, root[1] + size * 0.1])} ${point(tip)}Q${point([root[0] + way * size * 0.05, root[1] + size * 0.75])} ${point(root)}Z`;
  };
  const sprays = (share: number) =>
    Array.from({ length: 12 }, (_, index) =>
      spray(0.04 + index * 0.08, long * share * (1.1 - index * 0.055)),
    ).join('');
  const back = (lift: number) =>
    `M${point(at(0, -lift))}Q${point(at(0.5, -lift - fall * 0.02))} ${point(at(1, -1))}Q${point(at(0.5, 3))} ${point(at(0, 4))}Z`;
  return (
    shape(sprays(1), '#16363e') +
    shape(sprays(0.55), '#2f6a5c') +
    shape(back(13), snow.shade) +
    shape(back(9), snow.lit)
  );
}
