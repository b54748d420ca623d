import { random } from './random.ts';
import { type Point, point, shape, stroke } from './svg.ts';

/** A pine or fir, its foot at the point: ragged tiers that narrow to a tip. */
export function conifer(seed: number, [x, y]: Point, height: number, fill: string, lit?: string): string {
  const { between } = random(seed);
  const tiers = Math.max(5, Math.round(height / 26));
  const half = height * 0.2;
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, tier) => {
      const up = (tier + 1) / (tiers + 0.4);
      const reach = half * (1 - up) * between(0.8, 1.15) + 2;
      const base = y - height * up;
      return [
        point([x + sign * reach, base + height * 0.055]),
        point([x + sign * reach * 0.42, base - height * 0.01]),
      ];
    });
  const left = side(-1).flat();
  const right = side(1).flat().reverse();
  const tree = shape(
    `M${point([x, y])}L${left.join('L')}L${point([x, y - height])}L${right.join('L')}Z`,
    fill,
  );
  const light = lit
    ? shape(`M${point([x, y - height])}L${right.join('L')}L${point([x, y])}Z`, lit, { opacity: 0.55 })
    : '';
  return tree + light;
}

/** A coconut or betel palm: a leaning trunk and arching fronds. */
export function palm(
  seed: number,
  [x, y]: Point,
  height: number,
  colours: { trunk: string; frond: string },
  lean = 0.12,
): string {
  const { between } = random(seed);
  const top: Point = [x + height * lean, y - height];
  const trunk = stroke(
    `M${point([x, y])}Q${point([x + height * lean * 0.15, y - height * 0.55])} ${point(top)}`,
    colours.trunk,
    Math.max(2, height * 0.035),
  );
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (-1.12 + (index / 8) * 1.24) + between(-0.08, 0.08);
    const reach = height * between(0.3, 0.42);
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.55 + reach * 0.42,
    ];
    const bend: Point = [
      top[0] + Math.cos(angle) * reach * 0.6,
      top[1] + Math.sin(angle) * reach * 0.8 - reach * 0.12,
    ];
    const under: Point = [bend[0] - Math.cos(angle) * 4, bend[1] + reach * 0.2];
    return shape(`M${point(top)}Q${point(bend)} ${point(tip)}Q${point(under)} ${point(top)}Z`, colours.frond);
  }).join('');
  return trunk + fronds;
}

/** Blades of grass or reed along a line, leaning with the wind. */
export function grass(
  seed: number,
  from: Point,
  to: Point,
  count: number,
  height: number,
  fill: string,
  wind = 0.25,
): string {
  const { between } = random(seed);
  let d = '';
  for (let blade = 0; blade < count; blade++) {
    const along = between(0, 1);
    const x = from[0] + (to[0] - from[0]) * along;
    const y = from[1] + (to[1] - from[1]) * along;
    const tall = height * between(0.55, 1.15);
    const width = Math.max(1.4, tall * 0.06);
    const tip: Point = [x + tall * (wind + between(-0.22, 0.22)), y - tall];
    d += `M${point([x - width, y])}Q${point([x, y - tall * 0.6])} ${point(tip)}Q${point([x + width, y - tall * 0.5])} ${point([x + width, y])}Z`;
  }
  return shape(d, fill);
}
