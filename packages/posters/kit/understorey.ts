import { smooth } from './curves.ts';
import { random } from './random.ts';
import { circle, group, type Point, point, shape, stroke } from './svg.ts';

/** A line written as x and y in turn, which reads shorter than a list of points. */
export const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

/** Leaf clumps along a line, as one shape: the ragged edge of a wall of trees. */
export function foliage(
  seed: number,
  line: readonly Point[],
  size: number,
  count: number,
  fill: string,
): string {
  const { between } = random(seed);
  let d = '';
  for (let clump = 0; clump < count; clump++) {
    const along = between(0, line.length - 1);
    const from = line[Math.floor(along)];
    const to = line[Math.ceil(along)];
    if (!from || !to) continue;
    const share = along % 1;
    const x = from[0] + (to[0] - from[0]) * share + between(-size, size) * 0.7;
    const y = from[1] + (to[1] - from[1]) * share + between(-size, size) * 0.5;
    const r = size * between(0.35, 0.8);
    for (let leaf = 0; leaf < 4; leaf++) {
      const turn = (leaf / 4) * Math.PI * 2 + between(0, 1);
      const rx = r * between(0.4, 0.62);
      const cx = x + Math.cos(turn) * r * 0.6;
      const cy = y + Math.sin(turn) * r * 0.4;
      d += `M${(cx - rx).toFixed(0)} ${cy.toFixed(0)}a${rx.toFixed(0)} ${(rx * 0.72).toFixed(0)} 0 1 0 ${(rx * 2).toFixed(0)} 0a${rx.toFixed(0)} ${(rx * 0.72).toFixed(0)} 0 1 0 ${(-rx * 2).toFixed(0)} 0Z`;
    }
  }
  return shape(d, fill);
}

/** One fern frond from its root, arching by `bend`, with leaflets on both sides that shrink to the tip. */
function frond([x, y]: Point, angle: number, length: number, bend: number, fill: string): string {
  const steps = 12;
  let at: Point = [x, y];
  let turn = angle;
  let leaflets = '';
  const spine: Point[] = [at];
  for (let step = 1; step <= steps; step++) {
    turn += bend / steps;
    at = [at[0] + (Math.cos(turn) * length) / steps, at[1] + (Math.sin(turn) * length) / steps];
    spine.push(at);
    const size = length * 0.27 * Math.sin(Math.PI * (0.16 + 0.84 * (1 - step / (steps + 1)))) ** 0.8;
    for (const side of [-1, 1]) {
      const out = turn + side * 1.15;
      const tip: Point = [at[0] + Math.cos(out) * size, at[1] + Math.sin(out) * size];
      const wide = size * 0.2;
      const middle: Point = [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2];
      const along: Point = [Math.cos(turn) * wide, Math.sin(turn) * wide];
      leaflets += `M${point(at)}Q${point([middle[0] + along[0], middle[1] + along[1]])} ${point(tip)}Q${point([middle[0] - along[0], middle[1] - along[1]])} ${point(at)}Z`;
    }
  }
  return shape(leaflets, fill) + stroke(smooth(spine), fill, Math.max(1.6, length * 0.014));
}

/** A fern: fronds that fan out from one root. */
export function fern(
  seed: number,
  root: Point,
  size: number,
  fronds: number,
  colours: readonly [string, string],
): string {
  const { between } = random(seed);
  return Array.from({ length: fronds }, (_, index) => {
    const share = fronds === 1 ? 0.5 : index / (fronds - 1);
    const angle = -Math.PI * (0.88 - share * 0.76);
    return frond(root, angle, size * between(0.75, 1.05), (share - 0.5) * 2.2, colours[index % 2 ? 1 : 0]);
  }).join('');
}

/** A spray of orchids: five petals each, paler where the light falls, on an arching stem. */
export function orchids(
  stem: readonly Point[],
  size: number,
  colours: { stem: string; petal: string; lit: string; heart: string },
): string {
  const flower = ([x, y]: Point, r: number) =>
    [0, 1, 2, 3, 4]
      .map((petal) => {
        const turn = -Math.PI / 2 + (petal / 5) * Math.PI * 2;
        const tip: Point = [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
        const left: Point = [x + Math.cos(turn - 0.6) * r * 0.8, y + Math.sin(turn - 0.6) * r * 0.8];
        const right: Point = [x + Math.cos(turn + 0.6) * r * 0.8, y + Math.sin(turn + 0.6) * r * 0.8];
        const d = `M${point([x, y])}Q${point(left)} ${point(tip)}Q${point(right)} ${point([x, y])}Z`;
        return shape(d, petal === 2 || petal === 3 ? colours.petal : colours.lit);
      })
      .join('') + circle(x, y + r * 0.18, r * 0.24, colours.heart);
  return group(
    {},
    stroke(smooth(stem), colours.stem, 3),
    ...stem.slice(1).map((at, index) => flower(at, size * (1 - index * 0.07))),
  );
}
