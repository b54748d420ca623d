import { limb } from '../kit/limbs.ts';
import { random } from '../kit/random.ts';
import { circle, type Point, point, shape } from '../kit/svg.ts';

/** Water thrown from a stretch of hull, between two angles in half-turns (1 is to the left, 1.5 is up). */
export type Spray = { root: Point; along: number; from: number; to: number };

/** Sheets of water that leave the hull, arch over and end in points. */
export function sprayFan(seed: number, spray: Spray, reach: number, fill: string, opacity = 1): string {
  const { between } = random(seed);
  const bendBack = spray.to < 1.6 ? 0.07 : -0.07;
  const fingers = Array.from({ length: 30 }, (_, finger) => {
    const share = finger / 29;
    const angle = Math.PI * (spray.from + share * (spray.to - spray.from));
    const steep = angle + Math.PI * bendBack;
    const long = reach * (0.5 + 0.5 * Math.sin(Math.PI * (0.15 + share * 0.75))) * between(0.7, 1.06);
    const [x, y] = [spray.root[0] + share * spray.along, spray.root[1] - share * 6];
    return limb([
      [x, y + 8, reach * 0.05],
      [x + Math.cos(steep) * long * 0.58, y + Math.sin(steep) * long * 0.66, long * 0.075],
      [x + Math.cos(angle) * long, y + Math.sin(angle) * long * 0.86, 1.5],
    ]);
  });
  return shape(fingers.join(''), fill, { opacity });
}

/** Drops that have left the fan, smaller the further they fly. */
export function drops(
  seed: number,
  spray: Spray,
  [least, most]: readonly [number, number],
  fill: string,
): string {
  const { between } = random(seed);
  return Array.from({ length: Math.round(most / 4) }, () => {
    const angle = Math.PI * between(spray.from, spray.to);
    const far = between(least, most);
    const x = spray.root[0] + spray.along / 2 + Math.cos(angle) * far;
    const y = spray.root[1] + Math.sin(angle) * far * 0.84;
    return circle(x, y, between(1.5, 6) * (1.25 - (far / most) * 0.75), fill);
  }).join('');
}

/** Foam heaped along a line: overlapping rounds, flattened as the water lies, over their own shade. */
export function foamBank(seed: number, line: readonly Point[], size: number): string {
  const { between } = random(seed);
  const heaps = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 0.24));
    return Array.from({ length: count }, (_, heap) => ({
      x: from[0] + ((to[0] - from[0]) * heap) / count + between(-0.4, 0.4) * size,
      y: from[1] + ((to[1] - from[1]) * heap) / count + between(-0.34, 0.34) * size,
      r: size * between(0.16, 0.6),
    }));
  });
  const layer = (drop: number, share: number, fill: string) =>
    shape(
      heaps
        .map(({ x, y, r }) => {
          const [rx, ry] = [r * share, r * share * 0.6];
          return `M${point([x - rx, y + drop])}a${point([rx, ry])} 0 1 0 ${point([2 * rx, 0])}a${point([rx, ry])} 0 1 0 ${point([-2 * rx, 0])}Z`;
        })
        .join(''),
      fill,
    );
  return (
    layer(size * 0.36, 1.15, '#7fcbc1') +
    layer(size * 0.14, 1, '#cdebdf') +
    layer(-size * 0.08, 0.8, '#fffaf0')
  );
}
