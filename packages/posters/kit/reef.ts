import { blob, smooth } from './curves.ts';
import { random } from './random.ts';
import {
  circle,
  group,
  linear,
  type Point,
  point,
  radial,
  rect,
  type Stop,
  shape,
  sheet,
  stroke,
  tag,
} from './svg.ts';

/** The height at which the dive posters are cut into air above and sea below. */
export const waterline = 455;

/** Three tones of one thing: the side to the light, its own colour, the side away. */
export type Tones = { lit: string; body: string; shade: string };

export type Underwater = {
  /** The scene's name: the prefix of every id. */
  id: string;
  /** Where in its rise and fall the swell is. */
  phase: number;
  /** The water from the surface down to the bottom of the sheet. */
  depth: readonly Stop[];
  /** Where the sun stands above, and the colour of its light in the water. */
  sun: Point;
  light: string;
  /** How much of that light gets down, about 0.2 (dusk) to 0.5 (noon). */
  strength: number;
};

const swell = (phase: number, lift = 0): Point[] =>
  Array.from({ length: 42 }, (_, step): Point => {
    const x = -20 + step * 40;
    return [x, waterline + lift + 8 * Math.sin(x / 205 + phase) + 3 * Math.sin(x / 83 + phase * 2.3)];
  });

/** Shafts of light: they spread from the sun's place above the surface and die away with depth. */
function shafts({ id, sun, light, strength }: Underwater): string {
  const { between } = random(id.length * 7 + Math.round(sun[0]));
  const fade = linear(
    `${id}-shaft`,
    [0, waterline - 10],
    [0, sheet.height - 90],
    [
      [0, light, strength],
      [0.45, light, strength * 0.45],
      [1, light, 0],
    ],
  );
  const source: Point = [sun[0], waterline - 420 - (waterline - sun[1]) * 0.9];
  const reach = sheet.height - waterline;
  const beams = Array.from({ length: 11 }, (_, index) => {
    const enter = sun[0] + (index - 5) * 120 + between(-45, 45);
    const width = between(12, 52);
    const slope = (enter - source[0]) / (waterline - source[1]);
    const spread = 1 + reach / (waterline - source[1]);
    const far = enter + slope * reach;
    return `M${point([enter - width / 2, waterline - 20])}L${point([enter + width / 2, waterline - 20])}L${point([far + (width * spread) / 2, waterline + reach])}L${point([far - (width * spread) / 2, waterline + reach])}Z`;
  });
  return fade.definition + shape(beams.join(''), fade.fill);
}

/** The bright patch where the sun stands on the surface, seen from below. */
function glare({ id, sun, light, strength }: Underwater): string {
  const glow = radial(`${id}-glare`, [0, 0], 1, [
    [0, light, strength * 1.7],
    [0.5, light, strength * 0.6],
    [1, light, 0],
  ]);
  const transform = `translate(${sun[0]} ${waterline}) scale(560 190)`;
  return glow.definition + tag('circle', { r: 1, fill: glow.fill, transform });
}

/** The underside of the surface: bright flakes, thickest under the sun. */
function flakes({ id, sun, light, strength, phase }: Underwater): string {
  const { between } = random(id.length * 31 + Math.round(phase * 10));
  let d = '';
  for (let flake = 0; flake < 90; flake++) {
    const deep = between(0, 1) ** 2;
    const x = flake % 3 === 0 ? between(0, sheet.width) : sun[0] + between(-1, 1) * between(60, 620);
    const y = waterline + 20 + deep * 90;
    const wide = between(14, 46) * (1 - deep * 0.55);
    const thick = between(1.2, 3.4) * (1 - deep * 0.4);
    d += `M${point([x - wide, y])}Q${point([x - wide * 0.2, y - thick * 2])} ${point([x + wide, y + thick * 0.4])}Q${point([x + wide * 0.1, y + thick * 1.4])} ${point([x - wide, y])}Z`;
  }
  return shape(d, light, { opacity: Math.min(0.75, strength * 1.3) });
}

/** The waterline itself: the water climbs the glass in a thin dark lip with a bright edge under it. */
function meniscus({ phase, light, depth }: Underwater): string {
  const band = (top: number, foot: number) =>
    `${smooth(swell(phase, top))}L${swell(phase, foot).reverse().map(point).join('L')}Z`;
  const dark = depth.at(-1)?.[1] ?? light;
  return (
    shape(band(-7, 0), dark, { opacity: 0.3 }) +
    shape(band(-1.5, 5), '#fffdf2', { opacity: 0.92 }) +
    shape(band(5, 15), light, { opacity: 0.42 })
  );
}

/** Everything below the waterline: the water, its light, then the life given, then the lip of the water over all. */
export function underwater(sea: Underwater, ...life: string[]): string {
  const { id, phase, depth } = sea;
  const paint = linear(`${id}-deep`, [0, waterline], [0, sheet.height], depth);
  const below = `${smooth(swell(phase))}L${point([sheet.width + 20, sheet.height])}L${point([-20, sheet.height])}Z`;
  return (
    paint.definition +
    tag('clipPath', { id: `${id}-below` }, tag('path', { d: below })) +
    group(
      { 'clip-path': `url(#${id}-below)` },
      rect(0, waterline - 30, sheet.width, sheet.height, paint.fill),
      glare(sea),
      flakes(sea),
      shafts(sea),
      ...life,
    ) +
    meniscus(sea)
  );
}

/** The net of light that the surface throws on a floor of sand. */
export function caustics(
  seed: number,
  from: Point,
  to: Point,
  rows: number,
  colour: string,
  opacity = 0.4,
): string {
  const { between } = random(seed);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const y = from[1] + ((to[1] - from[1]) * row) / rows;
    const step = 46 + row * 16;
    for (let x = from[0] + between(-step, 0); x < to[0]; x += step * between(0.8, 1.2)) {
      const fall = between(-1, 1) * (4 + row * 2);
      const thick = 1.6 + row * 0.8;
      d += `M${point([x, y])}Q${point([x + step * 0.4, y + fall - thick])} ${point([x + step, y + fall * 0.4])}Q${point([x + step * 0.5, y + fall + thick])} ${point([x, y])}Z`;
    }
  }
  return shape(d, colour, { opacity });
}

/** A boulder with its foot at the point, faceted, lit from the left unless the light stands on the right. */
export function rock(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  tones: Tones,
  light: 'left' | 'right' = 'left',
): string {
  const { between } = random(seed);
  const side = light === 'left' ? 1 : -1;
  const corners = 10;
  const rim = Array.from({ length: corners + 1 }, (_, corner): Point => {
    const angle = Math.PI * (1 - corner / corners);
    const push = corner === 0 || corner === corners ? 1 : between(0.86, 1.08);
    const wide = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.75;
    return [x + side * wide * (width / 2) * push, y - Math.abs(Math.sin(angle)) ** 0.8 * height * push];
  });
  const inner = (share: number, [px, py]: Point): Point => [
    x + (px - x) * share + side * width * 0.04,
    y - (y - py) * share * between(0.85, 1.05),
  ];
  const face = rim.slice(1, 7);
  const facet = [...face, ...face.map((corner) => inner(between(0.5, 0.72), corner)).reverse()];
  const dark = rim.slice(6);
  const shadow = [...dark, [x + side * width * 0.12, y] as Point, inner(0.55, dark[1] ?? [x, y])];
  const foot = [0.3, 0, -0.3].map((at): Point => [x + side * at * width, y + height * between(0.02, 0.07)]);
  const outline = (points: readonly Point[]) => `M${points.map(point).join('L')}Z`;
  return (
    shape(outline([...rim, ...foot]), tones.body) +
    shape(outline(shadow), tones.shade) +
    shape(outline(facet), tones.lit)
  );
}

/** A heap of boulders with its foot at the point: low ones to the sides and in front, a high one behind. */
export function outcrop(
  seed: number,
  [x, y]: Point,
  width: number,
  height: number,
  tones: Tones,
  light: 'left' | 'right' = 'left',
): string {
  const stones: readonly (readonly [at: number, wide: number, tall: number, drop: number])[] = [
    [0.02, 0.5, 1, 0],
    [-0.25, 0.44, 0.72, 0.02],
    [0.28, 0.42, 0.66, 0.02],
    [-0.4, 0.3, 0.4, 0.06],
    [0.05, 0.42, 0.5, 0.08],
    [0.42, 0.28, 0.34, 0.07],
    [-0.17, 0.26, 0.28, 0.1],
  ];
  const ground = y + height * 0.11;
  const cast = `M${point([x - width * 0.66, ground])}Q${point([x, ground - height * 0.16])} ${point([x + width * 0.66, ground])}Q${point([x, ground + height * 0.2])} ${point([x - width * 0.66, ground])}Z`;
  const heap = stones.map(([at, wide, tall, drop], index) =>
    rock(seed + index, [x + at * width, y + drop * height], wide * width, tall * height, tones, light),
  );
  return shape(cast, tones.shade, { opacity: 0.5 }) + heap.join('');
}

/** Staghorn coral: forked fingers, each with its light along one edge. */
export function staghorn(seed: number, foot: Point, height: number, tones: Tones): string {
  const { between } = random(seed);
  const widths = [0.1, 0.08, 0.062, 0.05];
  const limbs = widths.map(() => '');
  const grow = ([x, y]: Point, angle: number, length: number, order: number): void => {
    const tip: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    const bend: Point = [x + Math.sin(angle * 0.5) * length * 0.5, y - Math.cos(angle * 0.5) * length * 0.55];
    limbs[order] += `M${point([x, y])}Q${point(bend)} ${point(tip)}`;
    if (order === widths.length - 1) return;
    const forks = order === 0 ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * between(0.55, 0.8) + between(-0.15, 0.15);
      grow(tip, angle * 0.7 + turn, length * between(0.62, 0.82), order + 1);
    }
  };
  for (const lean of [-0.95, -0.35, 0.3, 0.9]) grow(foot, lean + between(-0.1, 0.1), height * 0.32, 0);
  const shift = height * 0.012;
  const pass = (colour: string, share: number, move: number) =>
    group(
      { transform: `translate(${(move * 1.2).toFixed(1)} ${move.toFixed(1)})` },
      ...limbs.map((d, order) => stroke(d, colour, height * (widths[order] ?? 0) * share)),
    );
  return pass(tones.shade, 1.25, shift) + pass(tones.body, 1, 0) + pass(tones.lit, 0.36, -shift);
}

/** Table coral: a plate on a stalk, knobbed along its rim. */
export function tableCoral(seed: number, [x, y]: Point, width: number, tones: Tones): string {
  const { between } = random(seed);
  const thick = width * 0.085;
  const top = y - width * 0.24;
  const half = width / 2;
  const knobs = Array.from({ length: 15 }, (_, knob): Point => {
    const along = knob / 14;
    const arch = Math.sin(along * Math.PI) ** 0.6;
    return [x - half + along * width, top - arch * thick * between(0.35, 0.75)];
  });
  const under: Point[] = [
    [x + half * 0.98, top + thick * 0.3],
    [x + half * 0.5, top + thick],
    [x + half * 0.16, top + thick * 2],
    [x + half * 0.2, y],
    [x - half * 0.24, y],
    [x - half * 0.16, top + thick * 2],
    [x - half * 0.5, top + thick],
    [x - half * 0.98, top + thick * 0.3],
  ];
  const ribs = [-0.7, -0.45, -0.2, 0.2, 0.45, 0.7]
    .map(
      (at) =>
        `M${point([x + half * at, top + thick * 0.55])}L${point([x + half * at * 0.35, top + thick * 1.5])}`,
    )
    .join('');
  const plate = (sag: number) =>
    `${smooth(knobs)}Q${point([x, top + thick * sag])} ${point([x - half, top])}Z`;
  return (
    shape(blob([...knobs, ...under]), tones.shade) +
    stroke(ribs, tones.body, 2) +
    shape(plate(0.95), tones.body) +
    shape(plate(0.25), tones.lit)
  );
}

/** Brain coral: a dome in meandering grooves. */
export function brainCoral([x, y]: Point, radius: number, tones: Tones): string {
  const high = radius * 0.86;
  const dome = `M${point([x - radius, y])}C${point([x - radius, y - high * 1.3])} ${point([x + radius, y - high * 1.3])} ${point([x + radius, y])}Q${point([x, y + radius * 0.24])} ${point([x - radius, y])}Z`;
  const shade = `M${point([x + radius, y])}C${point([x + radius, y - high * 0.9])} ${point([x + radius * 0.5, y - high])} ${point([x + radius * 0.1, y - high * 0.97])}C${point([x + radius * 0.6, y - high * 0.7])} ${point([x + radius * 0.5, y - high * 0.3])} ${point([x + radius * 0.3, y + radius * 0.11])}Q${point([x + radius * 0.7, y + radius * 0.08])} ${point([x + radius, y])}Z`;
  const grooves = [-0.66, -0.38, -0.1, 0.18, 0.46, 0.72].map((along, row) => {
    const reach = Math.sqrt(1 - along * along) * high * 0.86;
    const line = Array.from({ length: 7 }, (_, knot): Point => {
      const up = knot / 6;
      const sway = (knot % 2 ? 1 : -1) * radius * (0.06 + 0.015 * (row % 2));
      return [x + radius * along * (1 - up * up * 0.35) + sway, y - 3 - up * reach];
    });
    return smooth(line);
  });
  return (
    shape(dome, tones.body) + shape(shade, tones.shade) + stroke(grooves.join(''), tones.lit, radius * 0.055)
  );
}

/** A sea fan: ribs that fork and fork again in one plane, over a thin web. */
export function seaFan(
  seed: number,
  foot: Point,
  height: number,
  rib: string,
  web: string,
  lean = 0,
): string {
  const { between } = random(seed);
  const widths = [0.05, 0.034, 0.022, 0.015, 0.01];
  const limbs = widths.map(() => '');
  const tips: Point[] = [];
  const fork: Point = [foot[0] + Math.sin(lean) * height * 0.2, foot[1] - Math.cos(lean) * height * 0.2];
  const grow = ([x, y]: Point, angle: number, length: number, order: number): void => {
    const tip: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    limbs[order] += `M${point([x, y])}L${point(tip)}`;
    if (order === widths.length - 1) {
      tips.push(tip);
      return;
    }
    const turns = order === 0 ? [-0.95, -0.32, 0.32, 0.95] : [-0.26, 0.26];
    for (const turn of turns)
      grow(tip, angle + turn * between(0.8, 1.15), length * between(0.74, 0.94), order + 1);
  };
  grow(foot, lean, height * 0.22, 0);
  const bearing = ([x, y]: Point) => Math.atan2(x - fork[0], fork[1] - y) - lean;
  const far = ([x, y]: Point) => Math.hypot(x - fork[0], y - fork[1]);
  const sectors = Array.from({ length: 9 }, (_, index) => -1.6 + index * 0.4);
  const rim = sectors.flatMap((from): Point[] => {
    const inside = tips.filter((tip) => bearing(tip) >= from && bearing(tip) < from + 0.4);
    const outer = inside.sort((one, other) => far(other) - far(one))[0];
    return outer ? [outer] : [];
  });
  return (
    shape(`M${point(fork)}L${smooth(rim).slice(1)}Z`, web, { opacity: 0.55 }) +
    limbs.map((d, order) => stroke(d, rib, Math.max(1.6, height * (widths[order] ?? 0)))).join('')
  );
}

/** A clump of tube sponges with open mouths. */
export function tubes(seed: number, [x, y]: Point, height: number, tones: Tones): string {
  const { between } = random(seed);
  const base = tag('ellipse', { cx: x, cy: y, rx: height * 0.36, ry: height * 0.09, fill: tones.shade });
  const clump = [-0.5, 0.42, -0.16, 0.14]
    .map((offset) => {
      const tall = height * between(0.6, 1);
      const wide = height * between(0.13, 0.17);
      const mouth: Point = [x + offset * height * 0.8, y - tall];
      const foot = x + offset * height * 0.3;
      const edge = (at: number) => ({
        foot: point([foot + at * wide * 0.7, y]),
        bend: point([foot + at * wide * 0.7, y - tall * 0.5]),
        lip: point([mouth[0] + at * wide, mouth[1]]),
      });
      const wall = (from: number, to: number, colour: string) => {
        const [a, b] = [edge(from), edge(to)];
        return shape(`M${a.foot}Q${a.bend} ${a.lip}L${b.lip}Q${b.bend} ${b.foot}Z`, colour);
      };
      const lip = { cx: mouth[0], cy: mouth[1], rx: wide, ry: wide * 0.42 };
      return (
        wall(-1, 1, tones.body) +
        wall(0.25, 1, tones.shade) +
        tag('ellipse', { ...lip, fill: tones.lit }) +
        tag('ellipse', { ...lip, rx: wide * 0.72, ry: wide * 0.26, fill: tones.shade })
      );
    })
    .join('');
  return base + clump;
}

/** Air on its way up, from a point. */
export function bubbles(seed: number, [x, y]: Point, count: number, colour: string): string {
  const { between } = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const up = index * between(13, 19);
    const r = between(2.4, 5) + index * 0.35;
    const at: Point = [x + Math.sin(index * 1.3) * (5 + index), y - up];
    return (
      circle(at[0], at[1], r, colour, { opacity: 0.34 }) +
      circle(at[0] - r * 0.3, at[1] - r * 0.3, r * 0.34, '#fffdf2')
    );
  }).join('');
}
