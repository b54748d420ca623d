import { birds, cloud, grain, sky, sun } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import {
  flagPole,
  litPine,
  pineWood,
  type Skyline,
  type Slope,
  slopeLine,
  slopes,
} from '../kit/bhutan-slopes.ts';
import { blossomWhorls } from '../kit/blossom-whorls.ts';
import { course, edge, strip } from '../kit/curves.ts';
import { land } from '../kit/land.ts';
import { guardStones } from '../kit/milestone.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, place, shape } from '../kit/svg.ts';
import { woods } from '../kit/trees.ts';
import { rider } from '../motifs/pass-riders.ts';
import { wangyalChortens } from '../motifs/wangyal-chortens.ts';

const tones = palettes.bhutan;
const green = { hill: '#6f9270', near: '#4f7a62', close: '#38654f', dark: '#224a44', ink: '#163838' };

function snows(): string {
  const snow = { lit: '#fff3df', shade: '#b1bfd0', flutes: 5 };
  const peaks = [
    { seed: 5, summit: [90, 330], left: [-60, 450], right: [230, 450] },
    { seed: 9, summit: [330, 296], left: [180, 450], right: [480, 450] },
    { seed: 29, summit: [1290, 300], left: [1140, 450], right: [1430, 450] },
    { seed: 3, summit: [1480, 266], left: [1310, 450], right: [1650, 450] },
    { seed: 17, summit: [500, 330], left: [380, 450], right: [640, 450] },
    { seed: 15, summit: [1130, 336], left: [1010, 450], right: [1250, 450] },
  ] as const;
  return peaks.map((one) => peak({ ...one, ...snow })).join('');
}

const ridges: readonly Slope[] = [
  { seed: 21, from: 400, to: 390, through: '220,380 480,420 900,390 1220,410', fill: '#a9bccb', veil: 0.55 },
  {
    seed: 34,
    from: 430,
    to: 440,
    through: '160,440 420,480 760,450 1100,480 1380,440',
    fill: '#83a2b0',
    veil: 0.5,
  },
  {
    seed: 47,
    from: 480,
    to: 470,
    through: '200,520 460,540 900,530 1240,540 1420,500',
    fill: '#5f8a90',
    veil: 0.4,
  },
];

/** The shoulder of the pass that carries the mound, wooded on both sides. */
function shoulder(): string {
  const slope: Skyline = {
    seed: 61,
    from: 560,
    to: 540,
    through: '160,570 420,610 800,620 1200,606 1420,566',
    relief: 10,
  };
  const line = slopeLine(slope);
  const wood = { line, depth: 50, height: 62, fill: green.dark, lit: green.near };
  return (
    pineWood({ ...wood, seed: 62, span: [-10, 420], count: 44 }) +
    pineWood({ ...wood, seed: 63, span: [1180, 1610], count: 44 }) +
    land(line, green.hill) +
    pineWood({ ...wood, seed: 64, span: [-10, 330], count: 22, depth: 70, height: 76 }) +
    pineWood({ ...wood, seed: 65, span: [1270, 1610], count: 22, depth: 60, height: 76 })
  );
}

const road = course(
  spots(
    '1400,576,8 1320,624,12 1180,664,17 900,686,21 560,686,25 330,702,31 240,742,40 420,792,52 800,808,58 1200,800,64 1700,792,74',
  ),
  14,
);

/** The road over the pass: verge, tarmac, a worn line in the middle, a white edge, the bank below the upper limb. */
function hairpin(): string {
  const band = (from: number, to: number, fill: string) =>
    shape(strip(edge(road, from, 0.4), edge(road, to, 0.4)), fill);
  return (
    shape('M-20 700C300 660 900 690 1640 660V1020H-20Z', green.near) +
    shape('M300 716C520 700 900 706 1300 690C1120 740 700 760 420 752Z', '#5f8a63') +
    band(-1.24, 1.24, '#a89f80') +
    band(-1, 1, '#6b7076') +
    band(-1, -0.9, '#e9e2cf') +
    band(0.9, 1, '#e9e2cf') +
    dashes()
  );
}

const dashes = () =>
  shape(
    Array.from({ length: 20 }, (_, index) => road.slice(4 + index * 6, 7 + index * 6))
      .filter((piece) => piece.length > 1)
      .map((piece) => strip(edge(piece, -0.04, 0.4), edge(piece, 0.04, 0.4)))
      .join(''),
    '#d9d0b6',
  );

/** Pines beside the road, where it leaves for the far side of the pass, and bushes on the island in its bend. */
function nearWood(): string {
  const trees = spots(
    '1400,606,88 1300,640,96 1360,652,120 1430,660,136 1500,664,120 1560,668,150 1610,664,120 170,690,110 110,684,140',
  );
  const bushes = spots(
    '436,646,13 460,654,10 1150,650,13 1122,658,10 470,738,12 500,744,9 620,734,11 900,732,10 1000,728,13 1030,734,9 1180,724,11',
  );
  return (
    trees
      .map(([x, y, height], index) => litPine(80 + index, [x, y], height, green.dark, green.close))
      .join('') + woods(90, bushes, { shade: green.dark, leaf: green.close, lit: '#8fb07a' }, -1)
  );
}

function riders(): string {
  return (
    rider(
      [1010, 812],
      1.06,
      { jersey: '#2f6f8f', jerseyShade: '#214f69', helmet: '#f3e7cf', frame: '#e9b53f', pack: '#8d2f23' },
      green.ink,
    ) +
    rider(
      [740, 818],
      1.12,
      { jersey: '#e08a1e', jerseyShade: '#a8611c', helmet: '#b23a2e', frame: '#b23a2e' },
      green.ink,
    )
  );
}

function foreground(): string {
  const bloom = { leaf: green.ink, lit: '#3f7058', bloom: '#b23a2e', bloomLit: '#d05a45' };
  return group(
    {},
    shape('M-20 880C260 850 620 876 900 884C1200 892 1420 870 1640 868V1020H-20Z', green.close),
    guardStones(
      edge(road, 1.5, 0.4)
        .slice(84)
        .filter((_, index) => index % 6 === 0),
      () => 19,
    ),
    shape('M-20 930C300 900 700 950 1000 946C1300 942 1460 920 1640 914V1020H-20Z', green.dark),
    litPine(71, [76, 930], 470, green.ink, green.close),
    flagPole([348, 690], 150),
    prayerFlags([84, 600], [348, 544], 40, 13, 22),
    blossomWhorls(
      spots(
        '150,952,56 30,960,60 230,972,54 100,990,62 300,996,56 190,1010,60 10,1016,64 380,1012,50 1300,1004,50 1380,976,54 1470,952,58 1560,940,60 1430,1000,58 1520,986,62 1600,990,60',
      ),
      bloom,
    ),
    grass(73, [380, 1006], [1320, 1006], 130, 50, green.ink),
  );
}

export const scene: Scene = {
  name: 'bhutan-biking',
  alt: 'Two cyclists climb a hairpin road at a high pass in Bhutan, below rings of white chortens with red bands and a line of snow peaks.',
  focus: [0.52, 0.57],
  draw() {
    return [
      sky('bhutan-biking-sky', stops('0 #7ba9c9, 0.55 #e6dfcf, 1 #f8d3a0'), 440),
      sun([210, 250], 44, '#fff4d6', { rings: 4, spread: 0.8, glow: 0.2 }),
      cloud(51, [1120, 180], 300, 30, tones.light, 0.75),
      cloud(52, [480, 150], 260, 26, tones.light, 0.7),
      snows(),
      slopes('bhutan-biking', ridges, { shade: tones.deep, veil: tones.light, foot: 660 }),
      birds(53, [1100, 260], 4, 12, tones.deep),
      shoulder(),
      place(800, 444, 0.92, wangyalChortens('bhutan-biking')),
      hairpin(),
      nearWood(),
      riders(),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
