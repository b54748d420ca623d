import { type Point, point } from './svg.ts';

/** A place on a limb's middle line and its half-width there. */
export type Joint = readonly [x: number, y: number, half: number];

const normal = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
};

/** Path data of a curve through points, by Catmull-Rom, without its first move. */
function through(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${point(out)} ${point(back)} ${point(to)}`;
    })
    .join('');
}

/** Points from their short form: `'0 10, 20 30'`. */
export const points = (list: string): Point[] =>
  list.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

/** Path data of a smooth curve through points. */
export const curve = (points: readonly Point[]): string =>
  points[0] ? `M${point(points[0])}${through(points)}` : '';

/** Path data of a tapering limb, branch or trunk along its joints. */
export function limb(joints: readonly Joint[]): string {
  const sides = joints.map(([x, y, half], index): [Point, Point] => {
    const before = joints[Math.max(index - 1, 0)] ?? [x, y, 0];
    const after = joints[Math.min(index + 1, joints.length - 1)] ?? [x, y, 0];
    const [nx, ny] = normal([before[0], before[1]], [after[0], after[1]]);
    return [
      [x + nx * half, y + ny * half],
      [x - nx * half, y - ny * half],
    ];
  });
  const left = sides.map(([side]) => side);
  const right = sides.map(([, side]) => side).reverse();
  const [start, turn] = [left[0], right[0]];
  const tip = joints.at(-1)?.[2] ?? 0;
  if (!start || !turn) return '';
  return `M${point(start)}${through(left)}A${tip} ${tip} 0 0 0 ${point(turn)}${through(right)}Z`;
}
