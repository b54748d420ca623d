import { archPath } from './mughal.ts';
import { circle, group, type Point, point, polygon, rect, shape, stroke } from './svg.ts';
import type { Tones } from './tone.ts';

/** The parts of a north Indian temple, all lit from the left and standing on the middle of their foot. */
export type TempleStone = Tones & {
  /** The line between two ribs or courses. */
  trim: string;
  gold: string;
};

/** A row of pots, each smaller than the last, up to a point. */
function kalash([x, y]: Point, size: number, gold: string, shade: string): string {
  const pot = (up: number, r: number) =>
    `M${point([x - r, y - up])}a${r.toFixed(1)} ${(r * 0.8).toFixed(1)} 0 1 0 ${(r * 2).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.8).toFixed(1)} 0 1 0 ${(-r * 2).toFixed(1)} 0Z`;
  const tip = `M${point([x + size * 0.14, y - size * 0.9])}L${point([x, y - size * 2.1])}L${point([x - size * 0.14, y - size * 0.9])}Z`;
  return (
    shape(
      `M${point([x - size * 0.3, y + 1])}h${(size * 0.6).toFixed(1)}l${(-size * 0.16).toFixed(1)} ${(-size * 0.3).toFixed(1)}h${(-size * 0.28).toFixed(1)}Z`,
      shade,
    ) +
    shape(pot(size * 0.5, size * 0.42) + pot(size * 1.02, size * 0.24) + tip, gold) +
    shape(
      `M${point([x + size * 0.06, y - size * 0.84])}A${point([size * 0.42, size * 0.34])} 0 0 1 ${point([x + size * 0.06, y - size * 0.16])}A${point([size * 0.3, size * 0.5])} 0 0 0 ${point([x + size * 0.06, y - size * 0.84])}Z`,
      shade,
      { opacity: 0.45 },
    )
  );
}

/** The ribbed stone cushion that crowns a spire. */
function amalaka([x, y]: Point, half: number, stone: TempleStone): string {
  const tall = half * 0.36;
  const middle = y - tall * 1.2;
  const oval = (from: number, to: number) =>
    `M${point([x + half * from, middle])}A${point([half, tall])} 0 0 1 ${point([x + half * to, middle])}A${point([half, tall])} 0 0 1 ${point([x + half * from, middle])}Z`;
  const meridian = (share: number) =>
    `M${point([x + half * share * 0.5, middle - tall * 0.96])}Q${point([x + half * share * 1.5, middle])} ${point([x + half * share * 0.5, middle + tall * 0.96])}`;
  return group(
    {},
    rect(x - half * 0.62, y - tall * 0.5, half * 1.24, tall * 0.6, stone.shade),
    shape(oval(-1, 1), stone.mid),
    shape(
      `M${point([x - half, middle])}A${point([half, tall])} 0 0 1 ${point([x - half * 0.2, middle - tall])}Q${point([x - half * 0.7, middle])} ${point([x - half * 0.2, middle + tall])}A${point([half, tall])} 0 0 1 ${point([x - half, middle])}Z`,
      stone.lit,
    ),
    shape(
      `M${point([x + half, middle])}A${point([half, tall])} 0 0 0 ${point([x + half * 0.3, middle - tall * 0.95])}Q${point([x + half * 0.7, middle])} ${point([x + half * 0.3, middle + tall * 0.95])}A${point([half, tall])} 0 0 0 ${point([x + half, middle])}Z`,
      stone.shade,
    ),
    stroke([-0.62, -0.3, 0, 0.3, 0.62].map(meridian).join(''), stone.trim, Math.max(0.7, half * 0.05)),
    rect(x - half * 0.42, middle - tall * 1.25, half * 0.84, tall * 0.36, stone.lit),
  );
}

/** Half the width of a spire at a share of its height: upright at the foot, drawn in towards the neck. */
const taper = (up: number) => 1 - 0.16 * up - 0.62 * up ** 2.6;

const levels = Array.from({ length: 15 }, (_, step) => step / 14);

/** A curved tower: five ribs, courses across them, niches up the middle one, a cushion and golden pots. */
export function spire([x, y]: Point, half: number, height: number, stone: TempleStone): string {
  const side = (share: number) => levels.map((up): Point => [x + half * share * taper(up), y - height * up]);
  const rib = (from: number, to: number, fill: string) =>
    polygon([...side(from), ...side(to).reverse()], fill);
  const ribs: readonly (readonly [number, number, string])[] = [
    [-1, -0.66, stone.mid],
    [-0.66, -0.28, stone.lit],
    [-0.28, 0.28, stone.mid],
    [0.28, 0.66, stone.shade],
    [0.66, 1, stone.deep],
  ];
  const rows = Math.max(5, Math.round(height / 17));
  const courses = Array.from({ length: rows }, (_, row) => {
    const up = (row + 0.6) / rows;
    const wide = half * taper(up);
    const level = y - height * up;
    return `M${point([x - wide, level])}Q${point([x, level + half * 0.08])} ${point([x + wide, level])}`;
  }).join('');
  const niches = [0.12, 0.28, 0.43, 0.57, 0.7, 0.82].map((up) => {
    const wide = Math.min(half * 0.3, height * 0.085) * taper(up);
    return archPath(x, y - height * up + wide * 0.9, wide, wide * 1.5);
  });
  const edges = [-0.66, -0.28, 0.28, 0.66].map((share) => `M${side(share).map(point).join('L')}`).join('');
  const neck = half * taper(1);
  return group(
    {},
    ...ribs.map(([from, to, fill]) => rib(from, to, fill)),
    stroke(courses, stone.trim, Math.max(0.9, half * 0.022), { opacity: 0.55 }),
    stroke(edges, stone.trim, Math.max(1, half * 0.04)),
    shape(niches.join(''), stone.trim),
    amalaka([x, y - height], neck * 1.5, stone),
    kalash([x, y - height - neck * 1.26], neck * 0.86, stone.gold, stone.shade),
  );
}

/** A spire with half-spires that lean on its foot and its shoulders. */
export const clusteredSpire = ([x, y]: Point, half: number, height: number, stone: TempleStone): string =>
  group(
    {},
    spire([x, y], half, height, stone),
    ...[-1, 1].map((hand) => spire([x + hand * half * 0.86, y], half * 0.34, height * 0.46, stone)),
    spire([x, y], half * 0.4, height * 0.36, stone),
  );

/** A bell-shaped dome in rings, with ribs that meet below its cushion. */
export function ringedDome([x, y]: Point, half: number, height: number, stone: TempleStone): string {
  const wide = (up: number) => half * Math.cos(up * 1.46) ** 0.74;
  const edge = (share: number) => levels.map((up): Point => [x + wide(up) * share, y - height * up]);
  const slice = (from: number, to: number, fill: string) =>
    polygon([...edge(from), ...edge(to).reverse()], fill);
  const rings = [0.1, 0.26, 0.44, 0.62, 0.8]
    .map(
      (up) =>
        `M${point([x - wide(up), y - height * up])}Q${point([x, y - height * up + half * 0.1])} ${point([x + wide(up), y - height * up])}`,
    )
    .join('');
  const ribs = [-0.72, -0.3, 0.3, 0.72].map((share) => `M${edge(share).map(point).join('L')}`).join('');
  const neck = wide(1);
  return group(
    {},
    slice(-1, -0.72, stone.mid),
    slice(-0.72, 0.3, stone.lit),
    slice(-0.3, 0.3, stone.mid),
    slice(0.3, 0.72, stone.shade),
    slice(0.72, 1, stone.deep),
    stroke(ribs, stone.trim, Math.max(0.8, half * 0.018), { opacity: 0.6 }),
    stroke(rings, stone.trim, Math.max(0.9, half * 0.024), { opacity: 0.7 }),
    rect(x - half * 1.08, y - half * 0.06, half * 2.16, half * 0.12, stone.lit),
    rect(x + half * 0.3, y - half * 0.06, half * 0.78, half * 0.12, stone.shade),
    amalaka([x, y - height], neck * 1.5, stone),
    kalash([x, y - height - neck * 1.26], neck * 0.8, stone.gold, stone.shade),
  );
}

/** A sloping stone eave over its shadow. */
export const eave = (from: number, to: number, y: number, drop: number, stone: TempleStone): string =>
  polygon(
    [
      [from + drop, y - drop],
      [to - drop, y - drop],
      [to + drop, y + drop],
      [from - drop, y + drop],
    ],
    stone.lit,
  ) + rect(from, y + drop, to - from, drop * 0.9, stone.deep, { opacity: 0.7 });

/** A storey of pillars with bracketed arches between them; `glow` is what shines out. */
export function arcade(
  from: number,
  to: number,
  y: number,
  height: number,
  bays: number,
  stone: TempleStone,
  glow: string,
): string {
  const pitch = (to - from) / bays;
  const openings = Array.from({ length: bays }, (_, bay) =>
    archPath(from + (bay + 0.5) * pitch, y, pitch * 0.68, height * 0.82, pitch * 0.4),
  );
  const pillars = Array.from({ length: bays + 1 }, (_, bay) => from + bay * pitch);
  const wide = pitch * 0.2;
  return group(
    {},
    rect(from - wide, y - height, to - from + wide * 2, height, stone.mid),
    shape(openings.join(''), glow),
    ...pillars.map(
      (x) =>
        rect(x - wide * 0.6, y - height * 0.96, wide * 0.5, height * 0.96, stone.lit) +
        rect(x + wide * 0.2, y - height * 0.96, wide * 0.5, height * 0.96, stone.shade) +
        rect(x - wide * 0.85, y - height * 0.1, wide * 1.7, height * 0.1, stone.lit) +
        rect(x - wide * 0.85, y - height * 0.62, wide * 1.7, height * 0.06, stone.trim),
    ),
    rect(from - wide, y - height, to - from + wide * 2, height * 0.07, stone.trim, { opacity: 0.5 }),
  );
}

/** An open kiosk on four pillars under a small ringed dome. */
export const kiosk = ([x, y]: Point, half: number, stone: TempleStone, glow: string): string =>
  group(
    {},
    arcade(x - half, x + half, y, half * 1.5, 2, stone, glow),
    eave(x - half * 1.05, x + half * 1.05, y - half * 1.55, half * 0.13, stone),
    ringedDome([x, y - half * 1.66], half * 0.94, half * 1.2, stone),
  );

/** A frieze of elephants in low relief along a plinth, as path data; each is `size` long. */
export function elephantFrieze(from: number, to: number, y: number, size: number): string {
  const count = Math.floor((to - from) / (size * 1.25));
  const gap = (to - from) / count;
  const s = (value: number) => ((value * size) / 100).toFixed(1);
  return Array.from({ length: count }, (_, index) => {
    const x = from + gap * index + (gap - size) / 2;
    return `M${point([x, y])}v${s(-34)}q${s(2)} ${s(-24)} ${s(30)} ${s(-24)}h${s(26)}q${s(8)} ${s(-10)} ${s(22)} ${s(-6)}q${s(16)} ${s(6)} ${s(14)} ${s(26)}q${s(0)} ${s(20)} ${s(6)} ${s(34)}h${s(-8)}q${s(-8)} ${s(-14)} ${s(-8)} ${s(-28)}q${s(-6)} ${s(4)} ${s(-12)} ${s(2)}v${s(30)}h${s(-14)}v${s(-22)}h${s(-24)}v${s(22)}Z`;
  }).join('');
}

/** A round boss, a lotus seen from the front. */
export const boss = ([x, y]: Point, r: number, stone: TempleStone): string =>
  circle(x, y, r, stone.trim) + circle(x, y, r * 0.66, stone.lit) + circle(x, y, r * 0.3, stone.shade);
