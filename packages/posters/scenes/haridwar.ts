import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { spots } from '../kit/points.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, rect, shape, stroke } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { streaks } from '../kit/white-water.ts';
import { crowd, steps } from '../motifs/ghat-steps.ts';
import { clockTower, ghatTemples, leafBoat, priest } from '../motifs/har-ki-pauri.ts';

const p = palettes.night;
const dusk = '#2b2450';
const waterTop = 706;
const lamp = '#ffc861';

const backdrop = () =>
  group(
    {},
    sky(
      'haridwar-sky',
      [
        [0, '#1a2146'],
        [0.35, '#4a3768'],
        [0.66, '#b3596a'],
        [0.86, '#f29a55'],
        [1, '#ffd58c'],
      ],
      700,
    ),
    sun([800, 600], 60, '#ffe3a3', { rings: 4, spread: 0.95, glow: 0.16 }),
    cloud(5, [240, 210], 420, 22, '#8a5078', 0.7),
    cloud(8, [1060, 170], 420, 24, '#6a4678', 0.7),
    cloud(11, [860, 330], 460, 18, '#e08a6a', 0.6),
    birds(3, [820, 280], 7, 12, '#2b2450'),
    land(
      ridgeLine({
        seed: 6,
        from: 520,
        to: 500,
        relief: 40,
        through: [
          [360, 470],
          [800, 610],
          [1280, 460],
        ],
      }),
      '#8c5478',
    ),
    land(
      ridgeLine({
        seed: 16,
        from: 560,
        to: 540,
        relief: 34,
        through: [
          [240, 556],
          [800, 650],
          [1400, 530],
        ],
      }),
      '#5c3f6e',
    ),
    haze('haridwar-haze', 540, waterTop, '#ffb56e', 0.45),
  );

/** The footbridge upstream, with people on it, from the temples to the island. */
const footbridge = () =>
  group(
    {},
    shape(
      'M600 700V672Q800 630 1000 672V700H980Q960 676 930 676T880 698H860Q840 666 800 666T740 698H720Q700 676 670 676T620 700Z',
      dusk,
    ),
    stroke('M600 668Q800 626 1000 668', lamp, 2.4),
    ...Array.from({ length: 15 }, (_, index) => {
      const t = (index + 1) / 16;
      return rect(600 + t * 400, 668 - 84 * t * (1 - t) - 13, 4.5, 13, index % 3 ? '#3a2a52' : '#7a3f55');
    }),
  );

const river = () =>
  group(
    {},
    water('haridwar-water', waterTop - 6, 1000, [
      [0, '#f2a860'],
      [0.2, '#a85a6c'],
      [0.55, '#3f3468'],
      [1, '#171f42'],
    ]),
    place(1066, 716, [1, -0.6], group({ opacity: 0.32 }, clockTower())),
    lightPath(3, 800, 712, 1000, 190, '#ffdf9a', 0.75),
    lightPath(5, 640, 740, 960, 60, lamp, 0.6),
    lightPath(8, 560, 770, 980, 80, lamp, 0.6),
    lightPath(9, 1016, 740, 960, 60, lamp, 0.5),
    streaks(
      21,
      { middle: 800, top: 716, bottom: 990, half: (y) => 150 + (y - 700) * 2.1 },
      80,
      '#e8a0a0',
      0.32,
    ),
    ripples(14, { x: 300, y: 760, width: 1000, height: 240 }, 60, '#8a5a86', 0.5),
  );

/** The island's terrace wall behind the steps on the right, with its lamp posts. */
const island = () =>
  group(
    {},
    rect(1000, 690, 620, 16, '#c9876e'),
    rect(1000, 690, 620, 4, '#ffcf90'),
    ...[1180, 1320, 1460].map(
      (x) =>
        rect(x - 2, 622, 4, 70, dusk) +
        circle(x, 618, 7, '#fff1c4') +
        circle(x, 618, 22, lamp, { opacity: 0.22 }),
    ),
  );

/** The priests on the lowest steps of both banks, far ones first. */
const aarti = spots('552,731,60 1060,735,64 450,763,82 1186,774,88 316,805,106 140,858,140 1400,842,128');

const boats: readonly (readonly [Point, number])[] = [
  [[770, 742], 0.12],
  [[838, 752], 0.14],
  [[740, 776], 0.18],
  [[902, 786], 0.2],
  [[812, 806], 0.26],
  [[690, 828], 0.3],
  [[962, 838], 0.34],
  [[850, 864], 0.42],
  [[1086, 900], 0.52],
  [[660, 908], 0.62],
  [[884, 948], 0.86],
];

export const scene: Scene = {
  name: 'haridwar',
  alt: 'Evening aarti at Har Ki Pauri in Haridwar: priests raise lamps on the steps, temple spires and the clock tower stand in the dusk, and leaf boats with flames float on the Ganges.',
  focus: [0.5, 0.52],
  draw: () =>
    group(
      {},
      backdrop(),
      footbridge(),
      river(),
      place(30, 704, 1, ghatTemples()),
      island(),
      place(1066, 694, 1, clockTower()),
      steps(-1),
      steps(1),
      crowd(-1, 4, 34),
      crowd(1, 9, 36),
      ...aarti.map(([x, y, height]) => priest([x, y], height)),
      ...boats.map(([at, scale]) => place(at[0], at[1], scale, leafBoat())),
      grain(6, { x: 0, y: 0, width: 1600, height: 620 }, 500, p.ink, 0.12),
      grain(7, { x: 0, y: 700, width: 1600, height: 300 }, 400, p.ink, 0.16),
    ),
};
