import { land } from './land.ts';
import { group, type Point, point, shape, sheet } from './svg.ts';

/** A ridge with the light on one side of its folds: a lit skyline, and the body pushed away from the light over it. */
export function litRidge(
  line: readonly Point[],
  tones: { lit: string; body: string },
  shift: Point,
  bottom: number = sheet.height + 20,
): string {
  const pushed = line.map(([x, y]): Point => [x + shift[0], y + shift[1]]);
  const first = pushed[0];
  const last = pushed.at(-1);
  if (!first || !last) return '';
  const wide: Point[] = [[first[0] - 80, first[1]], ...pushed, [last[0] + 80, last[1]]];
  return land(line, tones.lit, bottom) + land(wide, tones.body, bottom);
}

/**
 * The flanks that look away from the light: from each summit of a skyline along the crest to the next saddle, and down
 * to a foot below. `away` is 1 when the light comes from the left.
 */
export function flanks(
  line: readonly Point[],
  width: number,
  depth: number,
  fill: string,
  away: 1 | -1,
  opacity = 0.4,
): string {
  const ordered = away === 1 ? line : [...line].reverse();
  const summits: number[] = [];
  ordered.forEach(([x, y], index) => {
    const near = ordered.filter(([other]) => Math.abs(other - x) < width / 2);
    if (
      near.every(([, other]) => other >= y) &&
      !summits.some((at) => Math.abs((ordered[at]?.[0] ?? 0) - x) < 4)
    )
      summits.push(index);
  });
  const faces = summits.map((from, index) => {
    const crest = ordered.slice(from, summits[index + 1] ?? ordered.length);
    const lowest = crest.reduce((low, [, y], at) => (y > (crest[low]?.[1] ?? 0) ? at : low), 0);
    const face = crest.slice(0, lowest + 1);
    const [top, end] = [face[0], face.at(-1)];
    if (!top || !end) return '';
    const run = end[0] - top[0];
    if (Math.abs(run) < width / 2) return '';
    const base = Math.max(top[1], end[1]) + depth;
    return `M${face.map(point).join('L')}L${point([end[0] + run * 0.2, base])}L${point([top[0] + run * 0.42, base])}C${point([top[0] + run * 0.1, base - depth * 0.5])} ${point([top[0] + run * 0.28, top[1] + depth * 0.5])} ${point(top)}Z`;
  });
  return shape(faces.join(''), fill, { opacity });
}

type Tea = {
  /** The slope's upper and lower edge, from left to right, as heights at the same places. */
  upper: (x: number) => number;
  lower: (x: number) => number;
  span: readonly [number, number];
  rows: number;
  tones: { ground: string; leaf: string; lit: string };
  /** The width of a bush in the nearest row; far ones are a third of it. */
  bush: number;
  /** 1 when the light comes from the right, -1 from the left. */
  light: 1 | -1;
};

/** A tea garden: clipped bushes in rows that follow the slope, each with its lit shoulder. */
export function teaSlope({ upper, lower, span, rows, tones, bush, light }: Tea): string {
  const [left, right] = span;
  const level = (row: number, x: number) => {
    const t = (row / rows) ** 1.5;
    return upper(x) * (1 - t) + lower(x) * t;
  };
  const outline = Array.from({ length: 41 }, (_, step) => left + ((right - left) * step) / 40);
  const ground = shape(
    `M${outline.map((x) => point([x, upper(x)])).join('L')}L${outline
      .reverse()
      .map((x) => point([x, lower(x)]))
      .join('L')}Z`,
    tones.ground,
  );
  const hedges = Array.from({ length: rows }, (_, index) => {
    const near = (index + 1) / rows;
    const wide = bush * (0.34 + 0.66 * near);
    const rise = (x: number) => (level(index + 1, x) - level(index, x)) * 0.86;
    let body = '';
    let shoulder = '';
    const offset = index % 2 ? 0 : wide / 2;
    for (let x = left - offset; x < right; x += wide) {
      const [from, to] = [x, x + wide];
      const y = level(index + 1, (from + to) / 2);
      const h = rise((from + to) / 2);
      if (h < 1.6) continue;
      const slant = (level(index + 1, to) - level(index + 1, from)) / 2;
      const [a, b]: [Point, Point] = [
        [from, y - slant],
        [to, y + slant],
      ];
      const top = (share: number): Point => [a[0] + wide * share, a[1] + slant * 2 * share - h];
      body += `M${point(a)}Q${point(top(0))} ${point(top(0.26))}L${point(top(0.74))}Q${point(top(1))} ${point(b)}Z`;
      const [first, last] = light === 1 ? [0.14, 1] : [0, 0.86];
      const [c, d] = [top(first), top(last)];
      const sheen = h * 0.26;
      shoulder += `M${point([c[0], c[1] + sheen * 0.6])}Q${point([(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 - sheen * 0.5])} ${point([d[0], d[1] + sheen * 0.6])}Q${point([(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 + sheen * 1.5])} ${point([c[0], c[1] + sheen * 0.6])}Z`;
    }
    return shape(body, tones.leaf) + shape(shoulder, tones.lit);
  });
  return group({}, ground, ...hedges);
}
