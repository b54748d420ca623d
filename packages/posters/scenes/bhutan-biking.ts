import { birds, cloud, grain, sky, sun } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import { flagPole, litPine, pineWood, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
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
import { chorten } from '../motifs/pass-chortens.ts';
import { rider } from '../motifs/pass-riders.ts';

const tones = palettes.bhutan;
const green = { hill: '#6f9270', near: '#4f7a62', close: '#38654f', dark: '#224a44', ink: '#163838' };

function snows(): string {
  const snow = { lit: '#fff3df', shade: '#aebdd0', flutes: 6 };
  const peaks = [
    { seed: 5, summit: [150, 300], left: [-60, 470], right: [360, 470] },
    { seed: 9, summit: [440, 268], left: [220, 470], right: [660, 470] },
    { seed: 17, summit: [690, 320], left: [540, 470], right: [860, 470] },
    { seed: 29, summit: [1240, 270], left: [1020, 470], right: [1430, 470] },
    { seed: 3, summit: [1480, 310], left: [1300, 470], right: [1680, 470] },
    { seed: 15, summit: [980, 214], left: [720, 470], right: [1230, 470] },
  ] as const;
  return peaks.map((one) => peak({ ...one, ...snow })).join('');
}

const ridges: readonly Slope[] = [
  { seed: 21, from: 430, to: 400, through: '220,420 480,450 900,420 1220,430', fill: '#a9bccb', veil: 0.5 },
  {
    seed: 34,
    from: 452,
    to: 470,
    through: '160,470 420,510 760,500 1100,510 1380,470',
    fill: '#83a2b0',
    veil: 0.5,
  },
  {
    seed: 47,
    from: 500,
    to: 510,
    through: '200,550 460,590 900,600 1240,570 1420,530',
    fill: '#5f8a90',
    veil: 0.45,
  },
];

/** The near side of the valley: a wooded slope on the right, and the road's lower bends on the left one. */
function valley(): string {
  const left = slopeLine({
    seed: 61,
    from: 560,
    to: 790,
    through: '200,590 460,640 760,700 1040,740',
    relief: 10,
  });
  const right = slopeLine({
    seed: 66,
    from: 800,
    to: 540,
    through: '1040,740 1180,690 1340,620 1480,570',
    relief: 10,
    span: [820, 1620],
  });
  const wood = { depth: 120, height: 64, fill: green.dark, lit: green.near };
  return (
    land(left, green.hill) +
    lowerBends() +
    pineWood({ ...wood, seed: 64, line: left, span: [-10, 300], count: 60 }) +
    pineWood({ ...wood, seed: 67, line: left, span: [560, 1000], count: 34, depth: 70, height: 50 }) +
    land(right, '#5c866a') +
    pineWood({ ...wood, seed: 65, line: right, span: [1080, 1610], count: 90, depth: 150, height: 70 })
  );
}

/** The bends that the riders have yet to go down. */
function lowerBends(): string {
  const bends = course(
    spots('330,640,4 520,654,6 640,668,7 600,684,9 440,690,11 380,706,13 520,724,16 760,736,18 960,752,20'),
    10,
  );
  return (
    shape(strip(edge(bends, -1.3, 0.4), edge(bends, 1.3, 0.4)), '#c3b58c') +
    shape(strip(edge(bends, -1, 0.4), edge(bends, 1, 0.4)), '#7d8286')
  );
}

const road = course(
  spots('-160,868,84 200,852,84 560,846,84 900,850,86 1240,846,84 1500,818,72 1640,780,58 1760,740,46'),
  14,
);

/** The road along the slope: bank, verge, tarmac, white edges, a worn line in the middle. */
function passRoad(): string {
  const band = (from: number, to: number, fill: string) =>
    shape(strip(edge(road, from, 0.42), edge(road, to, 0.42)), fill);
  const dashes = Array.from({ length: 20 }, (_, index) => road.slice(2 + index * 6, 5 + index * 6))
    .filter((piece) => piece.length > 1)
    .map((piece) => strip(edge(piece, -0.03, 0.42), edge(piece, 0.03, 0.42)));
  return (
    shape('M-20 786C300 764 700 770 1000 780C1240 788 1460 750 1640 700V1020H-20Z', green.near) +
    band(-1.22, 1.22, '#b3a884') +
    band(-1, 1, '#6b7076') +
    band(-0.98, 0.8, '#787d82') +
    band(-0.94, -0.89, '#e9e2cf') +
    band(0.89, 0.94, '#e9e2cf') +
    shape(dashes.join(''), '#e3dabf')
  );
}

/** Three chortens beside the road, with prayer flags from them to the trees. */
const shrines = () =>
  litPine(80, [60, 800], 330, green.dark, green.close) +
  litPine(81, [146, 806], 240, green.dark, green.close) +
  prayerFlags([70, 560], [330, 610], 46, 13, 24) +
  [
    [300, 806],
    [470, 802],
    [640, 800],
  ]
    .map(([x = 0, y = 0], index) => place(x, y, 2.5 - index * 0.16, chorten()))
    .join('') +
  prayerFlags([640, 634], [960, 652], 60, 15, 22) +
  flagPole([960, 800], 156) +
  woods(
    90,
    spots(
      '214,806,20 240,812,16 388,808,18 556,806,15 730,802,18 756,808,14 1010,806,16 1240,800,18 1264,806,14',
    ),
    { shade: green.dark, leaf: green.close, lit: '#8fb07a' },
    -1,
  );

function riders(): string {
  return (
    rider(
      [1190, 862],
      1.62,
      { jersey: '#2f6f8f', jerseyShade: '#214f69', helmet: '#f3e7cf', frame: '#e9b53f', pack: '#8d2f23' },
      green.ink,
    ) +
    rider(
      [836, 874],
      1.72,
      { jersey: '#e08a1e', jerseyShade: '#a8611c', helmet: '#b23a2e', frame: '#b23a2e' },
      green.ink,
    )
  );
}

function foreground(): string {
  const bloom = { leaf: green.ink, lit: '#3f7058', bloom: '#b23a2e', bloomLit: '#d05a45' };
  return group(
    {},
    shape('M-20 916C260 896 620 906 900 912C1200 916 1420 896 1640 868V1020H-20Z', green.close),
    guardStones(
      edge(road, 1.36, 0.42).filter((_, index) => index % 7 === 0),
      () => 22,
    ),
    shape('M-20 958C300 930 700 968 1000 964C1300 960 1460 936 1640 924V1020H-20Z', green.dark),
    litPine(71, [1560, 990], 560, green.ink, green.close),
    blossomWhorls(
      spots(
        '150,962,56 30,970,60 230,982,54 100,996,62 300,1004,56 10,1016,64 380,1016,50 1300,1010,50 1380,990,54 1470,970,58 1430,1006,58',
      ),
      bloom,
    ),
    grass(73, [380, 1008], [1320, 1008], 130, 46, green.ink),
  );
}

export const scene: Scene = {
  name: 'bhutan-biking',
  alt: 'Two cyclists ride past white chortens and prayer flags on a high pass in Bhutan, above the bends of the road in the valley and below a wall of snow peaks.',
  focus: [0.58, 0.7],
  draw() {
    return [
      sky('bhutan-biking-sky', stops('0 #7ba9c9, 0.55 #e6dfcf, 1 #f8d3a0'), 440),
      sun([250, 200], 44, '#fff4d6', { rings: 4, spread: 0.8, glow: 0.2 }),
      cloud(51, [1120, 180], 300, 30, tones.light, 0.75),
      cloud(52, [480, 150], 260, 26, tones.light, 0.7),
      snows(),
      slopes('bhutan-biking', ridges, { shade: tones.deep, veil: tones.light, foot: 820 }),
      birds(53, [1100, 260], 4, 12, tones.deep),
      valley(),
      passRoad(),
      shrines(),
      riders(),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
