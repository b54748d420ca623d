import { smooth } from './curves.ts';
import type { Band } from './kira.ts';
import { group, linear, type Point, point, radial, rect, shape, stroke, tag } from './svg.ts';
import { laidCloth, planks, windowShade } from './table-top.ts';
import { bowl, castShadow, disc, filling, tilt } from './tableware.ts';

/** Where the table's far edge meets the wall. */
const tableLine = 292;
const timber = { lit: '#c4824e', body: '#7d4a30', shade: '#48271f' };

type Corner = {
  /** The scene's name, for the ids of its paints. */
  name: string;
  wall: { glow: string; body: string; shade: string };
  boards: Parameters<typeof planks>[1];
  bands: readonly Band[];
  lay: Parameters<typeof laidCloth>[1];
  /** The left edge of the window; light comes from there whether it is in the picture or not. */
  windowAt: number;
  /** The room's shade on the table, and how far its panes of light are moved. */
  shade: string;
  panes?: Point;
};

/** The opening of one window light: straight jambs and the three-lobed head that Bhutanese carpenters cut. */
const lightHole = (x: number) =>
  `M${x} 218V92Q${x} 62 ${x + 32} 62Q${x + 36} 26 ${x + 75} 10Q${x + 114} 26 ${x + 118} 62Q${x + 150} 62 ${x + 150} 92V218Z`;

/** A window of two lights in the far wall, with the valley's ridges outside and a sill below. */
function valleyWindow(name: string, x: number): string {
  const holes = lightHole(x + 34) + lightHole(x + 216);
  const clip = `${name}-window`;
  const air = linear(
    `${name}-air`,
    [0, 0],
    [0, 220],
    [
      [0, '#f9dfa8'],
      [1, '#fff6e3'],
    ],
  );
  return group(
    {},
    air.definition,
    tag('clipPath', { id: clip }, shape(holes, '#fff')),
    rect(x, -20, 400, 252, timber.body),
    rect(x, -20, 10, 252, timber.lit),
    rect(x + 382, -20, 18, 252, timber.shade),
    group(
      { 'clip-path': `url(#${clip})` },
      rect(x, -20, 400, 260, air.fill),
      shape(
        `M${x} 150L${x + 70} 96L${x + 130} 132L${x + 226} 70L${x + 300} 124L${x + 400} 92V240H${x}Z`,
        '#b9c8d6',
      ),
      shape(`M${x} 186Q${x + 90} 130 ${x + 190} 172T${x + 400} 150V240H${x}Z`, '#7d9bb3'),
      stroke(holes, timber.shade, 26),
    ),
    stroke(holes, '#d9a95c', 5),
    rect(x - 20, 218, 440, 18, timber.lit),
    rect(x - 20, 236, 440, 14, timber.shade),
    rect(x + 8, 250, 410, 10, timber.shade, { opacity: 0.3 }),
  );
}

function wall({ name, wall: tones, windowAt, boards }: Corner): string {
  const glow = radial(`${name}-glow`, [windowAt + 200, 150], 1500, [
    [0, tones.glow],
    [0.5, tones.body],
    [1, tones.shade],
  ]);
  return group(
    {},
    glow.definition,
    rect(0, 0, 1600, tableLine, glow.fill),
    valleyWindow(name, windowAt),
    rect(0, tableLine - 10, 1600, 10, tones.shade, { opacity: 0.6 }),
    rect(0, tableLine, 1600, 7, boards.edge),
  );
}

/** The kit's table is drawn for a standing viewer; compressed towards its far edge it suits a seated viewer. */
export const seated = (...parts: string[]): string =>
  group({ transform: `translate(0 ${tableLine}) scale(1 .8) translate(0 ${-tableLine})` }, ...parts);

/** A table before the far wall of a room, laid with a woven cloth and lit by the window at the left. */
export function diningCorner(corner: Corner): string {
  const { name, boards, bands, lay, shade, panes = [0, 0] } = corner;
  return group(
    {},
    planks(name.length, boards),
    seated(laidCloth(bands, lay)),
    group({ transform: `translate(${point(panes)}) scale(1.5 1.1)` }, windowShade(shade, 0.34)),
    wall(corner),
  );
}

/** The visible area of a round dish: food may rise above its far rim, but the near rim hides it. */
export function withinRim(id: string, [x, y]: Point, rx: number, ...parts: string[]): string {
  const open = `M${point([x - rx, y - rx])}V${y}A${point([rx, rx * tilt])} 0 0 0 ${point([x + rx, y])}V${y - rx}Z`;
  return tag('clipPath', { id }, shape(open, '#fff')) + group({ 'clip-path': `url(#${id})` }, ...parts);
}

type Bowl = Parameters<typeof bowl>[0];

/** A place on the near wall of a deep bowl: a share of the way down, and an angle from its left side to its right. */
function onWall({ at: [x, y], rx, depth, foot = 0.55 }: Bowl, share: number, angle: number): Point {
  const half = rx * (1 - (1 - foot) * share ** 2);
  return [x - Math.cos(angle) * half, y + depth * share + Math.sin(angle) * half * tilt];
}

/** A line painted round the wall. */
export function wallLine(dish: Bowl, share: number, colour: string, width: number): string {
  const line = Array.from({ length: 37 }, (_, step) =>
    onWall(dish, share, 0.2 + (step / 36) * (Math.PI - 0.4)),
  );
  return stroke(smooth(line), colour, width);
}

/** A row of woven lozenges round the wall, between two shares of its depth. */
function wallLozenges(dish: Bowl, from: number, to: number, count: number, colour: string): string {
  const pitch = Math.PI / count;
  const d = Array.from({ length: count }, (_, index) => {
    const corner = (share: number, step: number) =>
      point(onWall(dish, from + (to - from) * share, (index + step) * pitch));
    return `M${corner(0, 0.5)}L${corner(0.5, 1)}L${corner(1, 0.5)}L${corner(0.5, 0)}Z`;
  });
  return shape(d.join(''), colour);
}

/**
 * A deep bowl as a seated guest sees it, its wall round to the foot. The mouth is the kit's bowl without depth; the
 * wall is drawn here, clipped to one outline, because the kit's is made for a table seen from above.
 */
export function deepBowl(id: string, dish: Bowl, ...painted: string[]): string {
  const { at, rx, depth, foot = 0.55, tones, shadow } = dish;
  const [x, y] = at;
  const base = rx * foot;
  const bottom = y + depth;
  const slope = Math.SQRT1_2 * base;
  const side = (sign: 1 | -1) => ({
    rim: [x + sign * rx, y] as Point,
    belly: [x + sign * rx * 0.99, y + depth * 0.5] as Point,
    flank: [x + sign * slope * 1.9, bottom + slope * tilt * 0.1] as Point,
    heel: [x + sign * slope, bottom + slope * tilt] as Point,
  });
  const [left, right] = [side(-1), side(1)];
  const wall = `M${point(left.rim)}C${point(left.belly)} ${point(left.flank)} ${point(left.heel)}A${point([base, base * tilt])} 0 0 0 ${point(right.heel)}C${point(right.flank)} ${point(right.belly)} ${point(right.rim)}Z`;
  const standing = base * 0.84;
  return group(
    {},
    castShadow([x, bottom + 10], (base + rx) / 2, depth * 0.9, shadow),
    disc([x, bottom + base * 0.2], standing, tones.shade),
    tag('clipPath', { id }, shape(wall, '#fff')),
    group(
      { 'clip-path': `url(#${id})` },
      shape(wall, tones.body),
      shape(
        `M${point([x - rx, y - 10])}V${bottom + base}H${point([x - slope, bottom + base])}L${point(left.heel)}C${point([x - slope * 1.7, bottom])} ${point([x - rx * 0.86, y + depth * 0.6])} ${point([x - rx * 0.8, y])}Z`,
        tones.lit,
      ),
      ...painted,
      shape(
        `M${point([x + rx * 0.34, y])}C${point([x + rx * 0.44, y + depth * 0.8])} ${point([x + base * 0.8, bottom])} ${point([x + base * 0.3, bottom + base])}H${x + rx}V${y}Z`,
        tones.shade,
        { opacity: 0.82 },
      ),
    ),
    bowl({ ...dish, depth: 0 }),
  );
}

const turned = {
  lit: '#e0a262',
  body: '#b06a3c',
  shade: '#6e3b2b',
  rim: '#cf8c50',
  inside: '#6e3b2b',
  insideLit: '#b9754a',
};

/** A turned wooden cup of butter tea. */
export function butterTeaCup(id: string, at: Point, rx: number, shadow: string): string {
  const [x, y] = at;
  const cup = { at, rx, depth: rx * 0.95, foot: 0.5, tones: turned, shadow };
  return group(
    {},
    deepBowl(id, cup, wallLine(cup, 0.3, turned.shade, 5)),
    filling([x, y + 8], rx * 0.87, '#e9c7a0', '#c49a70'),
    disc([x + rx * 0.06, y + 10], rx * 0.4, '#f7dc9c'),
    disc([x + rx * 0.5, y + rx * 0.22], rx * 0.1, '#f7dc9c'),
  );
}

const cane = {
  lit: '#f3d796',
  body: '#d9ad62',
  shade: '#8f6238',
  rim: '#b8342a',
  inside: '#7d5430',
  insideLit: '#b98a4a',
};

/** The open base of a bangchung: cane in two dyed rows of lozenges under a bound rim. */
export function openBangchung(
  id: string,
  { at, rx, depth, shadow }: Pick<Bowl, 'at' | 'rx' | 'depth' | 'shadow'>,
  [outer, inner]: readonly [string, string],
): string {
  const basket = { at, rx, depth, foot: 0.82, tones: cane, shadow };
  return deepBowl(
    id,
    basket,
    wallLozenges(basket, 0.22, 0.82, 18, outer),
    wallLozenges(basket, 0.38, 0.66, 18, inner),
    wallLine(basket, 0.98, outer, 9),
  );
}
