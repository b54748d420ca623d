import { cloud, grain, sky } from '../kit/air.ts';
import { litPine, pineWood, type Skyline, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { boulder } from '../kit/boulders.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { spots } from '../kit/points.ts';
import { rapidsRaft } from '../kit/rapids-raft.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, shape } from '../kit/svg.ts';
import { woods } from '../kit/trees.ts';
import { water } from '../kit/water.ts';
import { breaker, splash, streaks } from '../kit/white-water.ts';
import { footbridge } from '../motifs/hanging-footbridge.ts';

const tones = palettes.bhutan;
const green = {
  far: '#a3bbb0',
  mid: '#7fa48f',
  close: '#3b6b59',
  dark: '#24504a',
  ink: '#163a3b',
};
const river = {
  far: '#bfd9d6',
  light: '#8fc3c4',
  body: '#4b9aa3',
  deep: '#2b7484',
  foam: '#fbfaf2',
  foamShade: '#c5e2e0',
};
const surf = { face: river.deep, clear: '#3d8b98', foam: river.foam, foamShade: river.foamShade };
const stone = { lit: '#a9a292', side: '#63666a', shade: '#4a5158' };

const behind: readonly Slope[] = [
  {
    seed: 12,
    from: 330,
    to: 300,
    through: '240,300 470,380 760,430 1040,360 1300,286',
    fill: green.far,
    veil: 0.5,
  },
  {
    seed: 25,
    from: 360,
    to: 330,
    through: '180,380 420,470 780,540 1060,470 1330,400',
    fill: green.mid,
    veil: 0.45,
  },
];
const leftHill: Skyline = {
  seed: 31,
  from: 400,
  to: 640,
  through: '110,430 300,500 480,560 640,610',
  relief: 14,
  span: [-20, 760],
};
const rightHill: Skyline = {
  seed: 36,
  from: 630,
  to: 380,
  through: '1000,590 1180,530 1380,440',
  relief: 14,
  span: [820, 1620],
};

function hills(): string {
  const [left, right] = [slopeLine(leftHill), slopeLine(rightHill)];
  const wood = { count: 90, height: 44, depth: 120 };
  const shadedWood = { ...wood, fill: '#2c5c50', lit: '#5f8f70' };
  const litWood = { ...wood, fill: '#37705c', lit: '#8fb483' };
  return (
    slopes('bhutan-rafting', behind, { shade: green.dark, veil: tones.light, foot: 640 }) +
    land(left, '#47765f', 680) +
    pineWood({ ...shadedWood, seed: 51, line: left, span: [-10, 700] }) +
    land(right, '#6f9c74', 680) +
    pineWood({ ...litWood, seed: 52, line: right, span: [880, 1610] })
  );
}

const reach = { middle: 800, top: 610, bottom: 990, half: (y: number) => 90 + (y - 600) * 4.2 };

function rapids(): string {
  const rear = [
    [720, 640, 130, 12],
    [900, 650, 150, 13],
    [640, 676, 230, 22],
    [990, 682, 240, 24],
    [440, 722, 260, 30],
    [1200, 726, 280, 32],
  ] as const;
  return (
    water('bhutan-rafting-water', 600, 1000, [
      [0, river.far],
      [0.25, river.light],
      [0.6, river.body],
      [1, river.deep],
    ]) +
    streaks(61, reach, 70, river.deep, 0.5) +
    streaks(62, reach, 60, river.foamShade, 0.75) +
    rear.map(([x, y, width, height], index) => breaker(70 + index, [x, y], width, height, surf)).join('')
  );
}

/** The banks that draw together upstream: turf above, shingle along the water. */
function banks(): string {
  return (
    shape('M-20 590C260 596 520 598 720 600C640 650 420 700 -20 800Z', stone.lit) +
    shape('M-20 590C260 594 520 596 716 599C600 640 380 676 -20 756Z', '#4f7f62') +
    shape('M1640 584C1360 592 1100 596 884 600C960 650 1200 706 1640 796Z', stone.side) +
    shape('M1640 584C1360 592 1100 596 890 599C1000 640 1240 680 1640 750Z', '#78a276') +
    shape('M-20 620C200 622 420 620 600 612C440 640 220 660 -20 690Z', '#5f9070') +
    shape('M1640 620C1420 622 1200 620 1010 612C1180 640 1400 660 1640 680Z', '#90b685') +
    woods(
      64,
      spots('250,632,13 292,640,10 380,626,11 470,618,8 1180,622,9 1270,634,12 1316,640,9 1390,630,12'),
      { shade: green.dark, leaf: green.close, lit: '#8fb07a' },
      -1,
    )
  );
}

function boulders(list: string): string {
  const tone = { body: stone.shade, lit: stone.lit, foam: river.foam, shadow: river.deep };
  return spots(list)
    .map(
      ([x, y, width]) =>
        boulder([x, y], width, width * 0.5, tone) +
        breaker(x, [x + width * 0.04, y + width * 0.12], width * 1.3, width * 0.16, surf),
    )
    .join('');
}

/** The raft as it drops off one wave and into the next. */
function raftInWave(): string {
  return group(
    {},
    breaker(81, [700, 800], 900, 76, surf),
    splash(84, [1046, 800], 140, surf),
    group({ transform: 'translate(780 752) rotate(5) scale(1.14)' }, rapidsRaft()),
    splash(85, [1030, 826], 88, surf),
    breaker(83, [800, 846], 840, 66, surf),
    breaker(86, [1180, 884], 620, 84, surf),
    breaker(87, [380, 900], 640, 84, surf),
  );
}

function foreground(): string {
  return group(
    {},
    boulders('130,812,180 1470,806,200 330,744,80 1310,740,90'),
    breaker(91, [800, 990], 940, 96, surf),
    breaker(92, [120, 1010], 640, 90, surf),
    breaker(93, [1500, 1010], 640, 90, surf),
    litPine(95, [66, 800], 420, green.ink, green.close),
    litPine(96, [1560, 800], 400, green.ink, green.close),
    boulders('40,880,260 1590,890,280'),
  );
}

export const scene: Scene = {
  name: 'bhutan-rafting',
  alt: 'Seven people in an orange raft paddle through white water on the Pho Chhu in Bhutan, below a long suspension footbridge hung with prayer flags.',
  focus: [0.5, 0.68],
  draw() {
    return [
      sky('bhutan-rafting-sky', stops(`0 #77a8c8, 0.6 #cfdfe0, 1 ${tones.light}`), 420),
      cloud(41, [200, 190], 320, 36, tones.light, 0.8),
      cloud(42, [1100, 150], 300, 32, tones.light, 0.75),
      peak({
        seed: 7,
        summit: [770, 262],
        left: [590, 460],
        right: [960, 460],
        lit: '#fff4e2',
        shade: '#b3c3d2',
        flutes: 6,
      }),
      hills(),
      rapids(),
      banks(),
      footbridge([190, 520], [1410, 506], 50),
      raftInWave(),
      foreground(),
      grain(49, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
