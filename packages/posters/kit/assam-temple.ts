import { group, type Point, point, rect, shape, stroke } from './svg.ts';
import type { Tones } from './tone.ts';

/** Limewashed walls and brick-red roofs in evening light from the left. */
export const plaster: Tones = { lit: '#fbe6bd', mid: '#e3bd84', shade: '#a9794f', deep: '#6d4a3c' };
export const brick: Tones = { lit: '#f0a55a', mid: '#b9623a', shade: '#8a4430', deep: '#56302c' };

/** A stack of kalashas on a spire, its foot at the point. */
const finial = ([x, y]: Point, size: number, gold: string, dark: string) =>
  shape(
    `M${point([x - size * 0.5, y])}Q${point([x - size * 0.6, y - size * 0.5])} ${point([x - size * 0.16, y - size * 0.6])}Q${point([x - size * 0.42, y - size * 0.95])} ${point([x - size * 0.1, y - size * 1.15])}Q${point([x - size * 0.24, y - size * 1.4])} ${point([x, y - size * 2])}Q${point([x + size * 0.24, y - size * 1.4])} ${point([x + size * 0.1, y - size * 1.15])}Q${point([x + size * 0.42, y - size * 0.95])} ${point([x + size * 0.16, y - size * 0.6])}Q${point([x + size * 0.6, y - size * 0.5])} ${point([x + size * 0.5, y])}Z`,
    gold,
  ) + rect(x - size * 0.34, y - size * 0.1, size * 0.68, size * 0.16, dark);

/** A rounded, ribbed Assamese spire on its walls: half the width and full height are given, the foot's middle is the point. */
export function shikhara([x, y]: Point, half: number, height: number, stone: Tones, gold: string): string {
  const wall = height * 0.32;
  const top = y - height;
  const spring = y - wall;
  const profile = (share: number) => {
    const w = half * share;
    return `C${point([x + w * 1.13, spring - height * 0.3])} ${point([x + w * 0.72, top + height * 0.08])} ${point([x + w * 0.2, top])}`;
  };
  const rib = (from: number, to: number) =>
    `M${point([x + half * from, spring])}${profile(from)}L${point([x + half * to * 0.2, top])}` +
    `C${point([x + half * to * 0.72, top + height * 0.08])} ${point([x + half * to * 1.13, spring - height * 0.3])} ${point([x + half * to, spring])}Z`;
  const ribs: readonly (readonly [number, number, string])[] = [
    [-1, -0.62, stone.mid],
    [-0.62, -0.2, stone.lit],
    [-0.2, 0.26, stone.mid],
    [0.26, 0.66, stone.shade],
    [0.66, 1, stone.deep],
  ];
  const mouldings = [0.1, 0.17]
    .map((up) => {
      const level = spring - height * up;
      const w = half * (1.04 - up * 0.1);
      return `M${point([x - w, level])}Q${point([x, level + half * 0.1])} ${point([x + w, level])}`;
    })
    .join('');
  const bays = [-0.62, -0.2, 0.26].map((at) =>
    rect(x + half * at + half * 0.08, y - wall * 0.72, half * 0.26, wall * 0.5, stone.shade),
  );
  return group(
    {},
    rect(x - half, spring, half * 1.3, wall, stone.lit),
    rect(x + half * 0.3, spring, half * 0.7, wall, stone.shade),
    ...bays,
    ...ribs.map(([from, to, tone]) => shape(rib(from, to), tone)),
    stroke(mouldings, stone.deep, Math.max(1, half * 0.05), { opacity: 0.55 }),
    shape(
      `M${point([x - half * 1.1, spring + half * 0.1])}H${x + half * 1.1}L${point([x + half * 1.02, spring - half * 0.08])}H${x - half * 1.02}Z`,
      stone.deep,
    ),
    rect(x - half * 1.08, spring - half * 0.06, half * 1.4, half * 0.08, stone.lit),
    shape(
      `M${point([x - half * 0.3, top + 1])}Q${point([x, top - half * 0.24])} ${point([x + half * 0.3, top + 1])}Z`,
      stone.shade,
    ),
    finial([x, top - half * 0.06], half * 0.3, gold, stone.deep),
  );
}

/** A hall with a roof bowed like a thatched hut's, from its left foot: width and height. */
export function bowedHall(
  [x, y]: Point,
  width: number,
  height: number,
  wall: Tones,
  roof: Tones,
  arches: number,
): string {
  const eaves = y - height * 0.5;
  const bay = width / arches;
  const openings = Array.from({ length: arches }, (_, arch) => {
    const left = x + bay * (arch + 0.22);
    const w = bay * 0.56;
    return `M${point([left, y])}V${eaves + height * 0.2}Q${point([left + w / 2, eaves + height * 0.06])} ${point([left + w, eaves + height * 0.2])}V${y}Z`;
  }).join('');
  const over = width * 0.06;
  const ridge = (dy: number) =>
    `M${point([x - over, eaves + dy])}Q${point([x + width * 0.5, y - height * 1.22 + dy])} ${point([x + width + over, eaves + dy])}Q${point([x + width * 0.5, eaves - height * 0.16 + dy])} ${point([x - over, eaves + dy])}Z`;
  return group(
    {},
    rect(x, eaves - height * 0.06, width, height * 0.56, wall.lit),
    shape(openings, wall.deep),
    rect(x, y - height * 0.06, width, height * 0.06, wall.shade),
    shape(ridge(height * 0.05), roof.deep),
    shape(ridge(0), roof.mid),
    stroke(
      `M${point([x - over, eaves - 1])}Q${point([x + width * 0.5, y - height * 1.22])} ${point([x + width + over, eaves - 1])}`,
      roof.lit,
      Math.max(1.4, height * 0.04),
    ),
  );
}
