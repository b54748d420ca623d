import { circle, group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

type Tube = readonly [offset: number, width: number, top: number];

/** The wings of the tower as upright tubes: where each stands, how wide it is, and how far up it reaches (1 is the tip). */
const backTubes: readonly Tube[] = [
  [-44, 10, 0.13],
  [42, 10, 0.19],
  [-35, 10, 0.27],
  [33, 10, 0.33],
  [-26, 10, 0.4],
  [24, 10, 0.46],
  [-17, 10, 0.53],
  [15.5, 9, 0.59],
  [-9, 9, 0.65],
  [8, 8, 0.7],
  [-0.5, 10, 0.76],
];
const frontTubes: readonly Tube[] = [
  [-1, 11, 0.36],
  [-9, 8, 0.23],
  [8, 8, 0.29],
  [-1, 16, 0.1],
];

/** The tallest tower: wings that step back in a spiral towards a needle, lit from the left. */
export function steppedTower([x, y]: Point, height: number, tones: Tones, glass: string): string {
  const unit = height / 480;
  const tube = ([offset, width, top]: Tube) => {
    const left = x + (offset - width / 2) * unit;
    const wide = width * unit;
    const head = y - height * top;
    const cap = `M${point([left, y])}V${(head + 4 * unit).toFixed(1)}Q${point([left + wide / 2, head - 4 * unit])} ${point([left + wide, head + 4 * unit])}V${y}Z`;
    return group(
      {},
      shape(cap, tones.mid),
      rect(left, head + 4 * unit, wide * 0.34, y - head - 4 * unit, tones.lit),
      rect(left + wide * 0.7, head + 4 * unit, wide * 0.3, y - head - 4 * unit, tones.shade),
    );
  };
  const belts = [0.09, 0.22, 0.345, 0.47, 0.6].map((up, index) => {
    const half = (47 - index * 9.5) * unit;
    return rect(x - half, y - height * up, half * 2, 3.4 * unit, glass, { opacity: 0.55 });
  });
  const needle = (half: number, from: number, to: number, fill: string) =>
    polygon(
      [
        [x - half * unit, y - height * from],
        [x + half * unit, y - height * from],
        [x + half * 0.5 * unit, y - height * to],
        [x - half * 0.5 * unit, y - height * to],
      ],
      fill,
    );
  return group(
    {},
    needle(3.4, 0.75, 0.86, tones.shade),
    needle(2, 0.85, 1, tones.lit),
    ...backTubes.map(tube),
    ...belts,
    ...frontTubes.map(tube),
    rect(x - 62 * unit, y - 10 * unit, 124 * unit, 10 * unit, tones.shade),
  );
}

/** The sail-shaped hotel on its island: a billowing front between a bow and a straight mast, braced three times. */
export function sailHotel([x, y]: Point, height: number, tones: Tones, sail: Tones): string {
  const unit = height / 320;
  const at = (dx: number, up: number) => point([x + dx * unit, y - up * unit]);
  const bow = `M${at(-92, 14)}C${at(-88, 110)} ${at(-60, 210)} ${at(16, 268)}`;
  const braces = [
    [-88, 20, 24, 92],
    [24, 20, -78, 92],
    [-78, 98, 24, 164],
    [24, 98, -56, 164],
    [-54, 170, 24, 226],
    [24, 170, -22, 226],
  ].map(([fromX = 0, fromUp = 0, toX = 0, toUp = 0]) => `M${at(fromX, fromUp)}L${at(toX, toUp)}`);
  const decks = [95, 167].map((up, index) => `M${at(index === 0 ? -77 : -55, up)}L${at(26, up)}`);
  const floors = Array.from({ length: 15 }, (_, index) => {
    const t = (index + 0.6) / 15.6;
    const on = (a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
    const up = on(14, 110, 208, 268);
    return `M${at(on(-60, -58, -36, 16), up)}L${at(22, up)}`;
  });
  return group(
    {},
    polygon(
      [
        [-20, y - 5 * unit],
        [x - 120 * unit, y - 5 * unit],
        [x - 120 * unit, y],
        [-20, y],
      ],
      tones.shade,
    ),
    shape(`M${at(-128, 0)}L${at(-116, 12)}H${(x + 62 * unit).toFixed(1)}L${at(76, 0)}Z`, tones.shade),
    shape(
      `M${at(-92, 14)}C${at(-88, 110)} ${at(-60, 210)} ${at(16, 268)}L${at(26, 268)}V${(y - 14 * unit).toFixed(1)}Z`,
      sail.mid,
    ),
    shape(
      `M${at(-92, 14)}C${at(-88, 110)} ${at(-60, 210)} ${at(16, 268)}C${at(-36, 208)} ${at(-58, 110)} ${at(-60, 14)}Z`,
      sail.lit,
    ),
    stroke(floors.join(''), sail.shade, 1.3 * unit, { opacity: 0.7 }),
    stroke(braces.join('') + decks.join(''), sail.lit, 3.4 * unit),
    stroke(bow, sail.lit, 7 * unit),
    polygon(
      [
        [x + 20 * unit, y - 14 * unit],
        [x + 32 * unit, y - 14 * unit],
        [x + 28 * unit, y - 286 * unit],
        [x + 22 * unit, y - 286 * unit],
      ],
      sail.shade,
    ),
    stroke(`M${at(25, 284)}L${at(25, 320)}`, sail.shade, 2.2 * unit),
    shape(
      `M${at(28, 214)}H${(x + 58 * unit).toFixed(1)}L${at(50, 202)}H${(x + 28 * unit).toFixed(1)}Z`,
      sail.shade,
    ),
    rect(x - 34 * unit, y - 246 * unit, 44 * unit, 5 * unit, sail.lit),
    circle(x + 25 * unit, y - 321 * unit, 2.4 * unit, sail.lit),
  );
}
