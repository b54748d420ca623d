import { circle, group, type Point, point, polygon, rect, shape, stroke } from './svg.ts';
import type { Tones } from './tone.ts';

/** Path data of a four-centred arch: straight jambs, round haunches, a point. */
export function archPath(
  x: number,
  base: number,
  width: number,
  height: number,
  rise = width * 0.62,
): string {
  const half = width / 2;
  const spring = base - height + rise;
  const apex = base - height;
  return `M${point([x - half, base])}V${spring.toFixed(1)}C${point([x - half, spring - rise * 0.5])} ${point([x - half * 0.5, apex + rise * 0.26])} ${point([x, apex])}C${point([x + half * 0.5, apex + rise * 0.26])} ${point([x + half, spring - rise * 0.5])} ${point([x + half, spring])}V${base.toFixed(1)}Z`;
}

/** A row of kangura, the pointed shields along a Mughal parapet, as path data; they stand on `y`. */
export function merlons(from: number, to: number, y: number, height: number, pitch = height * 0.8): string {
  const count = Math.max(1, Math.round((to - from) / pitch));
  const step = (to - from) / count;
  const half = step * 0.42;
  return Array.from({ length: count }, (_, index) => {
    const x = from + (index + 0.5) * step;
    return `M${point([x - half, y + 1])}V${(y - height * 0.42).toFixed(1)}Q${point([x - half, y - height * 0.72])} ${point([x, y - height])}Q${point([x + half, y - height * 0.72])} ${point([x + half, y - height * 0.42])}V${(y + 1).toFixed(1)}Z`;
  }).join('');
}

const domeSide = (x: number, y: number, width: number, height: number, side: number) =>
  `C${point([x + side * width * 0.64, y - height * 0.36])} ${point([x + side * width * 0.4, y - height * 0.74])} ${point([x, y - height])}`;

/** A bulbous dome on its foot, lit from the left, with a lotus finial. */
export function dome([x, y]: Point, width: number, height: number, tones: Tones, metal = tones.lit): string {
  const foot = width * 0.43;
  const body = `M${point([x - foot, y])}${domeSide(x, y, width, height, -1)}C${point([x + width * 0.4, y - height * 0.74])} ${point([x + width * 0.64, y - height * 0.36])} ${point([x + foot, y])}Z`;
  const far = `M${point([x + foot, y])}C${point([x + width * 0.64, y - height * 0.36])} ${point([x + width * 0.4, y - height * 0.74])} ${point([x, y - height])}C${point([x + width * 0.22, y - height * 0.6])} ${point([x + width * 0.3, y - height * 0.3])} ${point([x + foot * 0.4, y])}Z`;
  const near = `M${point([x - foot * 0.86, y])}C${point([x - width * 0.56, y - height * 0.36])} ${point([x - width * 0.36, y - height * 0.68])} ${point([x - width * 0.06, y - height * 0.9])}C${point([x - width * 0.22, y - height * 0.6])} ${point([x - width * 0.3, y - height * 0.3])} ${point([x - foot * 0.5, y])}Z`;
  const tip = height * 0.34;
  return group(
    {},
    shape(body, tones.mid),
    shape(far, tones.shade),
    shape(near, tones.lit),
    shape(
      `M${point([x - width * 0.13, y - height * 0.9])}Q${point([x, y - height * 1.02])} ${point([x + width * 0.13, y - height * 0.9])}L${point([x, y - height * 1.08])}Z`,
      tones.shade,
    ),
    stroke(
      `M${point([x, y - height])}V${(y - height - tip).toFixed(1)}`,
      metal,
      Math.max(1.2, width * 0.035),
    ),
    circle(x, y - height - tip * 0.34, Math.max(1.2, width * 0.05), metal),
    circle(x, y - height - tip * 0.64, Math.max(0.9, width * 0.035), metal),
  );
}

/** An open pavilion: columns with arches between, a wide sloping eave, a drum and a dome. */
export function chhatri([x, y]: Point, width: number, stone: Tones, cap: Tones, bays = 3): string {
  const half = width / 2;
  const columns = width * 0.56;
  const top = y - columns;
  const bay = width / bays;
  const frame = `M${point([x - half, top])}H${(x + half).toFixed(1)}V${y.toFixed(1)}H${(x - half).toFixed(1)}Z`;
  const openings = Array.from({ length: bays }, (_, index) =>
    archPath(x - half + bay * (index + 0.5), y - width * 0.07, bay * 0.66, columns * 0.8, bay * 0.5),
  ).join('');
  const eave = (drop: number, reach: number, from: number): Point[] => [
    [x - half * 0.98, top + from],
    [x + half * 0.98, top + from],
    [x + half * reach, top + drop],
    [x - half * reach, top + drop],
  ];
  return group(
    {},
    rect(x - half * 1.08, y - width * 0.05, width * 1.08, width * 0.07, stone.mid),
    shape(frame + openings, stone.mid, { 'fill-rule': 'evenodd' }),
    shape(
      `M${point([x + half - bay * 0.16, top])}H${(x + half).toFixed(1)}V${y.toFixed(1)}H${(x + half - bay * 0.13).toFixed(1)}Z`,
      stone.shade,
    ),
    rect(x - half, top, bay * 0.1, columns, stone.lit),
    polygon(eave(width * 0.1, 1.28, -width * 0.06), stone.deep),
    polygon(eave(width * 0.06, 1.28, -width * 0.07), stone.lit),
    rect(x - half * 0.86, top - width * 0.16, width * 0.86, width * 0.1, cap.mid),
    rect(x + half * 0.34, top - width * 0.16, half * 0.52, width * 0.1, cap.shade),
    dome([x, top - width * 0.15], width * 0.8, width * 0.62, cap),
  );
}

/** A slender turret: a ringed shaft, an open lantern, a small dome. */
export function minaret([x, y]: Point, width: number, height: number, stone: Tones, cap: Tones): string {
  const half = width / 2;
  const shaft = height * 0.72;
  const rings = [0.3, 0.62].map((up) =>
    rect(x - half * 1.35, y - shaft * up, width * 1.35, width * 0.3, stone.lit),
  );
  return group(
    {},
    rect(x - half, y - shaft, width, shaft, stone.mid),
    rect(x - half, y - shaft, width * 0.34, shaft, stone.lit),
    rect(x + half * 0.4, y - shaft, half * 0.6, shaft, stone.shade),
    ...rings,
    chhatri([x, y - shaft], width * 1.55, stone, cap, 2),
  );
}

/** A window that hangs from a wall: a tapering bracket, a box with small arches, an eave and a curved bangla roof. */
export function jharokha([x, y]: Point, width: number, stone: Tones, bays = 3): string {
  const half = width / 2;
  const box = width * 0.62;
  const top = y - box;
  const bay = (width * 0.9) / bays;
  const openings = Array.from({ length: bays }, (_, index) =>
    archPath(x + (index - (bays - 1) / 2) * bay, y - box * 0.22, bay * 0.66, box * 0.62, bay * 0.4),
  ).join('');
  const at = (dx: number, dy: number) => point([x + half * dx, dy]);
  return group(
    {},
    shape(
      `M${at(-0.94, y)}Q${at(-0.4, y + width * 0.12)} ${at(-0.12, y + width * 0.42)}H${(x + half * 0.12).toFixed(1)}Q${at(0.4, y + width * 0.12)} ${at(0.94, y)}Z`,
      stone.shade,
    ),
    rect(x - half, top, width, box, stone.mid),
    rect(x - half, top, width * 0.12, box, stone.lit),
    rect(x + half * 0.78, top, width * 0.11, box, stone.shade),
    shape(openings, stone.deep),
    rect(x - half * 1.08, y - box * 0.16, width * 1.08, box * 0.16, stone.lit),
    shape(
      `M${at(-0.9, top)}Q${at(-0.8, top - width * 0.36)} ${at(0, top - width * 0.42)}Q${at(0.8, top - width * 0.36)} ${at(0.9, top)}Z`,
      stone.mid,
    ),
    shape(
      `M${at(-0.9, top)}Q${at(-0.8, top - width * 0.36)} ${at(0, top - width * 0.42)}Q${at(-0.5, top - width * 0.24)} ${at(-0.5, top)}Z`,
      stone.lit,
    ),
    shape(
      `M${at(-1.24, top + width * 0.07)}Q${at(0, top - width * 0.12)} ${at(1.24, top + width * 0.07)}L${at(1, top - width * 0.03)}Q${at(0, top - width * 0.2)} ${at(-1, top - width * 0.03)}Z`,
      stone.lit,
    ),
  );
}
