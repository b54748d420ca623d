import { bowedHall, brick, plaster, shikhara } from '../kit/assam-temple.ts';
import { along } from '../kit/curves.ts';
import { clump } from '../kit/foliage.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { group, linear, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';

const { warm, mid, dark } = palettes.assam;

const islandFoot = 612;

const hump: Point[] = along(
  [
    [566, islandFoot],
    [606, 566],
    [660, 520],
    [730, 470],
    [800, 436],
    [880, 424],
    [960, 440],
    [1030, 484],
    [1090, 540],
    [1140, 588],
    [1170, islandFoot],
  ],
  5,
);

/** How much a crown sees of the sun, from its place on the round of the island. */
const exposure = (x: number, jitter: number) =>
  Math.min(3, Math.max(0, Math.floor((1040 - x) / 130 + jitter)));

/** The island's wood: crowns from its skyline to its foot, lit towards the sun and dark away from it. */
function wood(): string {
  const { between } = random(29);
  const tones = ['#123f45', '#18504f', '#235f59', '#2d6d60'] as const;
  const lights = ['#1b5350', '#2f6f62', '#7f9a63', '#b9ac5f'] as const;
  const crowns: string[] = [];
  for (let row = 0; row < 7; row++) {
    for (const [x, y] of hump.filter((_, index) => index % 2 === row % 2)) {
      const r = between(20, 31);
      const at: Point = [
        868 + (x - 868) * (1 - row * 0.012) + between(-12, 12),
        Math.min(y + row * (islandFoot - y) * 0.15 + between(-6, 6), islandFoot - r * 0.5),
      ];
      const tone = exposure(at[0], between(-0.6, 0.6));
      crowns.push(
        shape(clump(Math.round(x * 7 + row), at, r, r * 0.74, 9), tones[tone] ?? dark) +
          shape(
            clump(Math.round(x * 3 + row), [at[0] - r * 0.3, at[1] - r * 0.26], r * 0.46, r * 0.26, 6),
            lights[tone] ?? mid,
          ),
      );
    }
  }
  return shape(`M${hump.map(point).join('L')}Z`, dark) + crowns.join('');
}

/** The reflection of island and temple: the hump upside down and flattened, broken by bars of sky. */
export function reflection(): string {
  const { between } = random(52);
  const mirrored = hump.map(
    ([x, y]): Point => [868 + (x - 868) * 1.06, islandFoot + 4 + (islandFoot - y) * 0.8],
  );
  let bars = '';
  for (let step = 0; step < 46; step++) {
    const deep = between(0, 1) ** 0.7;
    const at: Point = [868 + between(-290, 290) * (1.05 - deep * 0.6), islandFoot + 16 + deep * 124];
    const half = between(16, 54) * (0.5 + deep);
    const thick = 1.4 + deep * 3;
    bars += `M${point([at[0] - half, at[1]])}q${point([half, -thick])} ${point([half * 2, 0])}q${point([-half, thick])} ${point([-half * 2, 0])}Z`;
  }
  const paint = linear(
    'guwahati-reflection',
    [0, islandFoot],
    [0, islandFoot + 150],
    [
      [0, '#123f45', 0.85],
      [1, '#123f45', 0.15],
    ],
  );
  return (
    paint.definition +
    shape(`M${mirrored.map(point).join('L')}Z`, paint.fill) +
    shape(bars, '#c9b07c', { opacity: 0.5 })
  );
}

/** The rocks that the river has washed bare about the island's foot. */
function rocks(): string {
  const { between } = random(15);
  return Array.from({ length: 26 }, (_, index) => {
    const x = 562 + index * 24.4 + between(-12, 12);
    const [w, h] = [between(22, 58), between(7, 22)];
    const y = islandFoot + between(0, 8);
    return (
      polygon(
        [
          [x - w / 2, y],
          [x - w * 0.4, y - h * 0.7],
          [x - w * 0.05, y - h],
          [x + w * 0.35, y - h * 0.6],
          [x + w / 2, y],
        ],
        '#5a4a42',
      ) +
      polygon(
        [
          [x - w / 2, y],
          [x - w * 0.4, y - h * 0.7],
          [x - w * 0.05, y - h],
          [x - w * 0.1, y - h * 0.3],
          [x - w * 0.2, y],
        ],
        '#c98d57',
      )
    );
  }).join('');
}

/** The stairs from the landing up to the temple's gate, seen between the crowns. */
function stairs(): string {
  const flight = (from: Point, to: Point, width: number) => {
    const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 7);
    const treads = Array.from({ length: steps }, (_, step) => {
      const t = step / steps;
      return `M${point([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])}h${width}`;
    }).join('');
    return (
      polygon([from, to, [to[0] + width, to[1]], [from[0] + width, from[1]]], plaster.mid) +
      stroke(treads, plaster.shade, 1.6)
    );
  };
  return (
    flight([742, 606], [772, 548], 30) +
    flight([772, 548], [810, 500], 26) +
    flight([810, 500], [832, 446], 22) +
    rect(764, 541, 52, 8, plaster.lit) +
    rect(802, 493, 46, 7, plaster.lit) +
    rect(716, 602, 80, 10, plaster.lit) +
    rect(716, 611, 80, 10, plaster.shade)
  );
}

/** Umananda: hall, porch and spire in one line on the summit, on their terrace. */
function temple(): string {
  return group(
    {},
    bowedHall([782, 424], 92, 62, plaster, brick, 4),
    bowedHall([866, 424], 34, 74, plaster, brick, 1),
    shikhara([936, 424], 44, 150, plaster, warm),
    shikhara([1008, 426], 16, 58, plaster, warm),
    rect(762, 422, 274, 12, plaster.lit),
    rect(762, 432, 274, 14, plaster.shade),
  );
}

/** Peacock Island with its temple, the spire's foot near 936 424 on the sheet, lit from the left. */
export const umananda = (): string => temple() + wood() + stairs() + rocks();
