import { type Random, random } from './random.ts';
import { group, type Point, point, polygon, shape, tag } from './svg.ts';

/** A torn line between two points, by midpoint displacement across its own direction. */
export function torn(seed: number, from: Point, to: Point, relief: number, folds = 5): Point[] {
  const { between } = random(seed);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  let line: Point[] = [from, to];
  let push = relief;
  for (let fold = 0; fold < folds; fold++) {
    const reach = push;
    line = line.flatMap((here, index): Point[] => {
      const next = line[index + 1];
      if (!next) return [here];
      const shift = between(-reach, reach);
      const middle: Point = [
        (here[0] + next[0]) / 2 + across[0] * shift,
        (here[1] + next[1]) / 2 + across[1] * shift,
      ];
      return [here, middle];
    });
    push *= 0.5;
  }
  return line;
}

/** A torn line through several points. */
export const tornThrough = (seed: number, points: readonly Point[], relief: number, folds = 4): Point[] =>
  points.flatMap((here, index) => {
    const next = points[index + 1];
    return next ? torn(seed + index, here, next, relief, folds) : [];
  });

type Peak = {
  seed: number;
  summit: Point;
  left: Point;
  right: Point;
  lit: string;
  shade: string;
  /** Where the light comes from. */
  light?: 'left' | 'right';
  flutes?: number;
};

/** Gullies that run down a face from its spine, each a narrow torn wedge. */
function gullies(
  { between }: Random,
  spine: readonly Point[],
  foot: Point,
  count: number,
  fill: string,
): string {
  let d = '';
  for (let gully = 0; gully < count; gully++) {
    const start = spine[Math.floor(((gully + between(0.2, 0.9)) / (count + 0.6)) * spine.length)];
    if (!start) continue;
    const run = between(0.25, 0.5);
    const end: Point = [
      start[0] + (foot[0] - start[0]) * run,
      start[1] + (foot[1] - start[1]) * (run + between(0.1, 0.24)),
    ];
    const elbow: Point = [
      (start[0] + end[0]) / 2 + between(-5, 5),
      start[1] + (end[1] - start[1]) * between(0.35, 0.5),
    ];
    const width = Math.abs(end[0] - start[0]) * between(0.08, 0.16) + 2;
    d += `M${point(start)}L${point(elbow)}L${point(end)}L${point([elbow[0] + width, elbow[1] + width * 1.1])}Z`;
  }
  return shape(d, fill);
}

/** One mountain: a lit face and a shaded one, parted by a spine that falls from the summit. */
export function peak({ seed, summit, left, right, lit, shade, light = 'left', flutes = 5 }: Peak): string {
  const relief = Math.abs(right[0] - left[0]) * 0.03;
  const leftEdge = torn(seed, left, summit, relief);
  const rightEdge = torn(seed + 1, summit, right, relief);
  const base = Math.max(left[1], right[1]);
  const drift = (right[0] - left[0]) * (light === 'left' ? 0.07 : -0.07);
  const spine = torn(seed + 2, summit, [summit[0] + drift, base], relief * 2.6);
  const litEdge = light === 'left' ? leftEdge : [...rightEdge].reverse();
  const litFoot = light === 'left' ? left : right;
  const shadeFoot = light === 'left' ? right : left;
  const dice = random(seed + 3);
  return group(
    {},
    polygon([...leftEdge, ...rightEdge], shade),
    polygon([...litEdge, ...spine], lit),
    gullies(dice, spine, litFoot, flutes, shade),
    gullies(dice, spine, shadeFoot, Math.ceil(flutes * 0.6), lit),
  );
}

export type Stone = { lit: string; face: string; side: string; shade: string; crack: string };

type Area = { x: number; y: number; width: number; height: number };

/** A plane of rock with torn sides: its left edge from top to foot, then its right edge. */
export function plane(seed: number, corners: readonly Point[], fill: string): string {
  const [leftTop, leftFoot, rightTop, rightFoot] = corners;
  if (!leftTop || !leftFoot || !rightTop || !rightFoot) return '';
  const relief = Math.min(18, Math.abs(rightTop[0] - leftTop[0]) * 0.12 + 4);
  const down = torn(seed, leftTop, leftFoot, relief, 6);
  const up = torn(seed + 1, rightFoot, rightTop, relief, 6);
  return polygon([...down, ...up], fill);
}

/** Flakes that stand out from a face: tall torn slabs, each with an edge that catches the light. */
export function flakes(seed: number, area: Area, count: number, { lit, face, side }: Stone): string {
  const { between, pick } = random(seed);
  const slabs = { [face]: '', [side]: '' };
  let edges = '';
  for (let flake = 0; flake < count; flake++) {
    const x = area.x + between(0, area.width);
    const y = area.y + between(0, area.height);
    const tall = between(50, 170);
    const wide = tall * between(0.14, 0.3);
    const lean = between(-0.08, 0.08) * tall;
    const top: Point = [x + wide * between(0.2, 0.6), y];
    const shoulder: Point = [x + wide, y + tall * between(0.12, 0.3)];
    const foot: Point = [x + wide * 0.8 + lean, y + tall];
    const heel: Point = [x + wide * 0.2 + lean, y + tall * between(0.72, 0.9)];
    const flank: Point = [x, y + tall * between(0.16, 0.34)];
    slabs[pick([face, side])] += `M${[top, shoulder, foot, heel, flank].map(point).join('L')}Z`;
    const inner: Point = [flank[0] + wide * 0.26, flank[1] + tall * 0.12];
    edges += `M${[top, flank, heel, inner].map(point).join('L')}Z`;
  }
  return shape(slabs[face] ?? '', face) + shape(slabs[side] ?? '', side) + shape(edges, lit);
}

/** Cracks down a face: thin, torn, open in the middle and closed at both ends. */
export function cracks(seed: number, area: Area, count: number, colour: string): string {
  const { between } = random(seed);
  let d = '';
  for (let crack = 0; crack < count; crack++) {
    const x = area.x + between(0, area.width);
    const y = area.y + between(0, area.height);
    const line = torn(seed + crack, [x, y], [x + between(-26, 26), y + between(80, 300)], 12, 4);
    const width = between(2, 5.5);
    const back = [...line].reverse().map(([px, py], at): Point => {
      return [px + Math.sin((at / (line.length - 1)) * Math.PI) * width, py];
    });
    d += `M${[...line, ...back].map(point).join('L')}Z`;
  }
  return shape(d, colour);
}

/** Everything inside an outline. */
export function within(id: string, outline: readonly Point[], ...parts: string[]): string {
  const clip = tag('clipPath', { id }, polygon(outline, '#000'));
  return clip + group({ 'clip-path': `url(#${id})` }, ...parts);
}

/** Bushes that hold on to a ledge. */
export function scrub(
  seed: number,
  [x, y]: Point,
  width: number,
  size: number,
  fill: string,
  lit: string,
): string {
  const { between } = random(seed);
  const tuft = (scale: number, shift: number) => {
    const count = Math.max(3, Math.round(width / (size * 0.8)));
    return Array.from({ length: count }, (_, index) => {
      const r = size * scale * between(0.6, 1.1);
      const cx = x + ((index + 0.5) / count) * width + between(-3, 3) - shift;
      return `M${point([cx - r, y + 2])}q${point([r * 0.1, -r * 1.2])} ${point([r, -r * 1.15])}q${point([r * 0.9, 0.1])} ${point([r, r * 1.15])}Z`;
    }).join('');
  };
  return shape(tuft(1, 0), fill) + shape(tuft(0.6, size * 0.22), lit);
}
