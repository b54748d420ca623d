import { type Point, point } from './svg.ts';

/** Points along a smooth curve through the given ones (Catmull-Rom), `steps` to each stretch. */
export function along(through: readonly Point[], steps = 10): Point[] {
  const at = (index: number): Point => through[Math.min(Math.max(index, 0), through.length - 1)] ?? [0, 0];
  const curve: Point[] = [];
  for (let stretch = 0; stretch < through.length - 1; stretch++) {
    const [a, b, c, d] = [at(stretch - 1), at(stretch), at(stretch + 1), at(stretch + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const mix = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      curve.push([mix(0), mix(1)]);
    }
  }
  return [...curve, at(through.length - 1)];
}

/** Path data of a smooth open line through the points. */
export function smooth(through: readonly Point[]): string {
  const at = (index: number): Point => through[Math.min(Math.max(index, 0), through.length - 1)] ?? [0, 0];
  let d = `M${point(at(0))}`;
  for (let stretch = 0; stretch < through.length - 1; stretch++) {
    const [a, b, c, e] = [at(stretch - 1), at(stretch), at(stretch + 1), at(stretch + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${point(out)} ${point(into)} ${point(c)}`;
  }
  return d;
}

/** Path data of a smooth closed outline through the points. */
export function blob(through: readonly Point[]): string {
  const count = through.length;
  const at = (index: number): Point => through[(index + count) % count] ?? [0, 0];
  let d = `M${point(at(0))}`;
  for (let stretch = 0; stretch < count; stretch++) {
    const [a, b, c, e] = [at(stretch - 1), at(stretch), at(stretch + 1), at(stretch + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${point(out)} ${point(into)} ${point(c)}`;
  }
  return `${d}Z`;
}

/** A place on a road or river: where its middle lies and half its width there. */
export type Reach = readonly [x: number, y: number, half: number];

/** The middle of a road or river, sampled finely. */
export function course(reaches: readonly Reach[], steps = 14): Reach[] {
  const middle = along(
    reaches.map(([x, y]): Point => [x, y]),
    steps,
  );
  return middle.map(([x, y], index): Reach => {
    const from = reaches[Math.min(Math.floor(index / steps), reaches.length - 1)];
    const to = reaches[Math.min(Math.floor(index / steps) + 1, reaches.length - 1)];
    const t = (index % steps) / steps;
    return [x, y, (from?.[2] ?? 0) * (1 - t) + (to?.[2] ?? 0) * t];
  });
}

/**
 * One edge of a road that lies flat on the ground: the outline of a pen as wide as the road and foreshortened, at a
 * share of its half width from the middle (-1 is the left edge in the course's direction, 1 the right one).
 */
export function edge(line: readonly Reach[], share: number, flatness: number): Point[] {
  return line.map(([x, y, half], index): Point => {
    const before = line[Math.max(index - 1, 0)] ?? [x, y, half];
    const after = line[Math.min(index + 1, line.length - 1)] ?? [x, y, half];
    const normal: Point = [before[1] - after[1], after[0] - before[0]];
    const width = half * share;
    const depth = width * flatness;
    const length = Math.hypot(width * normal[0], depth * normal[1]) || 1;
    return [
      x + (width * Math.abs(width) * normal[0]) / length,
      y + (depth * Math.abs(depth) * normal[1]) / length,
    ];
  });
}

/** Path data of the strip between two edges. */
export function strip(left: readonly Point[], right: readonly Point[]): string {
  return `M${left.map(point).join('L')}L${[...right].reverse().map(point).join('L')}Z`;
}
