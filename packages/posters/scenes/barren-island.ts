import { birds, grain, sky } from '../kit/air.ts';
import { smooth } from '../kit/curves.ts';
import { gull } from '../kit/gull.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { rock, type Tones } from '../kit/reef.ts';
import type { Scene } from '../kit/scene.ts';
import { surf } from '../kit/shore.ts';
import { circle, group, linear, type Point, place, point, rect, shape, stroke } from '../kit/svg.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { ashCone, type ConeTones, plume, shoreline } from '../motifs/ash-cone.ts';
import { type DiveBoatColours, diveBoat } from '../motifs/dive-boat.ts';

const { light, ink } = palettes.fort;
const dusk = '#ff9a5c';
const tones: ConeTones = {
  lit: '#a0566a',
  mid: '#5b3a58',
  shade: '#3d2a4a',
  deep: '#251f3a',
  ember: '#e8402c',
  glow: '#ffc060',
  scrub: '#3a3d55',
  scrubLit: '#86606a',
};
const nearBasalt: Tones = { lit: '#6f3f58', body: '#2b2142', shade: '#151430' };
const basalt: Tones = { lit: '#9a5566', body: '#3d2a48', shade: '#1f1b33' };

function heavens(): string {
  const { between } = random(5);
  const stars = Array.from({ length: 46 }, () =>
    circle(between(0, 1600), between(0, 210), between(0.8, 2), '#ffe9d0', { opacity: 0.75 }),
  );
  const bar = (x: number, y: number, long: number, thick: number, fill: string) =>
    shape(
      `M${x} ${y}Q${x + long * 0.4} ${y - thick} ${x + long} ${y}Q${x + long * 0.55} ${y + thick * 0.5} ${x} ${y}Z`,
      fill,
      { opacity: 0.7 },
    );
  return group(
    {},
    sky(
      'barren-island-sky',
      stops('0 #1f1f4a, 0.3 #4a3468, 0.6 #a04f74, 0.82 #ea7f66, 1 #ffc078'),
      shoreline,
    ),
    ...stars,
    bar(-40, 470, 420, 20, '#ffb078'),
    bar(120, 430, 360, 14, '#f0907a'),
    bar(-60, 392, 300, 12, '#c0667c'),
    bar(1220, 500, 420, 16, '#f0907a'),
    bar(1120, 350, 460, 14, '#7d4870'),
  );
}

/** The sea at dusk: bright at the horizon on the left, indigo before us. */
function sea(): string {
  const paint = linear(
    'barren-island-sea',
    [0, shoreline - 40],
    [0, 1000],
    stops('0 #f0a070, 0.12 #b5667a, 0.4 #5a4478, 0.75 #2b2a5c, 1 #181a40'),
  );
  return paint.definition + rect(0, shoreline - 34, 1600, 440, paint.fill);
}

/** The island's image on the swell, torn into bars towards us. */
function reflection(): string {
  const { between } = random(16);
  let [dark, red] = ['', ''];
  for (let step = 0; step < 120; step++) {
    const deep = between(0, 1) ** 0.8;
    const y = shoreline + 8 + deep * 210;
    const half = between(24, 90) * (1.1 - deep * 0.3);
    const x = 850 + between(-1, 1) * 470 * (1 - deep * 0.72);
    const thick = 2 + deep * 5;
    dark += `M${point([x - half, y])}q${point([half, -thick])} ${point([half * 2, 0])}q${point([-half, thick])} ${point([-half * 2, 0])}Z`;
    if (step % 5 === 0) {
      const at = 800 + between(-36, 36);
      red += `M${point([at - half * 0.3, y + 20])}q${point([half * 0.3, -thick * 0.7])} ${point([half * 0.6, 0])}q${point([-half * 0.3, thick * 0.7])} ${point([-half * 0.6, 0])}Z`;
    }
  }
  return shape(dark, '#2a2448', { opacity: 0.75 }) + shape(red, '#f0573c', { opacity: 0.8 });
}

/** Boulders of lava along the landing, where the swell breaks white. */
function landing(): string {
  const rocks = reaches(
    '296 648 70, 368 652 110, 470 650 66, 566 654 120, 640 658 80, 742 658 140, 830 656 70, 920 656 110, 1020 654 80, 1124 654 130, 1216 652 66, 1300 650 110, 1396 650 80, 1460 648 60',
  );
  const beach = shape(
    'M230 652Q300 634 420 632H1340Q1460 634 1520 650Q1200 664 820 664Q420 662 230 652Z',
    basalt.shade,
  );
  return (
    beach +
    rocks.map(([x, y, wide], index) => rock(index + 3, [x, y], wide, wide * 0.31, basalt)).join('') +
    surf(8, points('230 654, 640 662, 1000 660, 1500 652'), 4, '#ffd2b0', 0.85)
  );
}

const boatColours: DiveBoatColours = {
  hull: '#1f4f6a',
  hullShade: '#16304e',
  band: '#f0803c',
  lit: '#fff0d8',
  side: '#d9b8ac',
  shade: '#8a6f8a',
  glass: '#2b2a50',
  lamp: '#ffd98a',
  dark: '#191a36',
  skin: '#8d5a45',
};
const boat: Point = [540, 766];

function boatOnSwell(): string {
  const [x, y] = boat;
  return group(
    {},
    shape(
      `M${x - 190} ${y}Q${x} ${y + 30} ${x + 250} ${y}L${x + 210} ${y + 70}Q${x + 10} ${y + 96} ${x - 150} ${y + 64}Z`,
      '#15173a',
      { opacity: 0.6 },
    ),
    lightPath(12, x - 30, y + 14, y + 110, 130, '#ffd98a', 0.55),
    place(x, y, 1.14, diveBoat(boatColours)),
    stroke(`M${x - 220} ${y + 4}Q${x} ${y + 20} ${x + 240} ${y + 4}`, '#ffd2b0', 3, { opacity: 0.8 }),
  );
}

/** The near swell, two long backs of water with the afterglow along their crests. */
function swell(): string {
  const back = (y: number, lift: number, phase: number): Point[] =>
    Array.from({ length: 12 }, (_, step) => [-40 + step * 153, y + Math.sin(step * 0.9 + phase) * lift]);
  const wave = (line: readonly Point[], fill: string, crest: string) =>
    shape(`${smooth(line)}V1020H-40Z`, fill) + stroke(smooth(line), crest, 3, { opacity: 0.55 });
  return wave(back(918, 13, 0.4), '#20214e', '#c0668a') + wave(back(968, 12, 2.2), '#14163a', '#7a4f86');
}

/** A stack of old lava in the near sea, with terns about it. */
const stack = () =>
  group(
    {},
    rock(21, [1500, 972], 330, 150, nearBasalt),
    rock(24, [1330, 976], 190, 84, nearBasalt),
    rock(27, [1596, 990], 220, 190, nearBasalt),
    surf(12, points('1190 978, 1330 986, 1500 984, 1620 988'), 5, '#ffd2b0', 0.85),
    gull(1290, 800, 0.7, true),
    gull(1400, 764, -0.56, false),
  );

/** Two heads at the surface by the stern, beside their float. */
const swimmers = () =>
  [
    [880, 792],
    [950, 806],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        {},
        shape(
          `M${x - 16} ${y + 2}Q${x - 16} ${y - 10} ${x - 4} ${y - 12}H${x + 6}Q${x + 16} ${y - 8} ${x + 16} ${y + 2}Z`,
          boatColours.dark,
        ),
        circle(x, y - 18, 10, boatColours.skin),
        shape(
          `M${x - 10} ${y - 19}Q${x - 10} ${y - 30} ${x + 2} ${y - 29}Q${x + 11} ${y - 28} ${x + 10} ${y - 18}Q${x} ${y - 24} ${x - 10} ${y - 19}Z`,
          boatColours.dark,
        ),
        rect(x - 9, y - 22, 13, 7, boatColours.band, { rx: 2 }),
        stroke(`M${x - 30} ${y + 4}Q${x} ${y + 11} ${x + 30} ${y + 4}`, '#ffd2b0', 2.4),
      ),
    )
    .join('') + shape('M1012 802l2 -44q6 -6 12 0l2 44q-8 5 -16 0Z', boatColours.band);

export const scene: Scene = {
  name: 'barren-island',
  alt: 'A dive boat lies off Barren Island in the Andaman sea at dusk, below the dark ash cone of the volcano with a thin plume and the red glow of lava.',
  focus: [0.5, 0.51],
  draw() {
    return group(
      {},
      heavens(),
      plume('barren-island', { smoke: '#c98a9a', shade: '#4a3468', ember: '#ff6a3c' }),
      birds(4, [420, 330], 5, 13, ink),
      sea(),
      lightPath(3, 120, shoreline - 26, 900, 260, dusk, 0.6),
      ashCone('barren-island', tones),
      reflection(),
      landing(),
      ripples(7, { x: 0, y: 680, width: 1600, height: 230 }, 70, '#f0a08a', 0.3),
      swimmers(),
      boatOnSwell(),
      swell(),
      stack(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 700, light, 0.07),
    );
  },
};
