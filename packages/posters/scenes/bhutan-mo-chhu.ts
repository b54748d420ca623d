import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { fabric, townHouse } from '../kit/bhutan.ts';
import { pineWood, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { boulder } from '../kit/boulders.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import { rapidsRaft } from '../kit/rapids-raft.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, place, shape, tag } from '../kit/svg.ts';
import { riceTerraces } from '../kit/terraces.ts';
import { woods } from '../kit/trees.ts';
import { ripples } from '../kit/water.ts';
import { willow } from '../kit/willow.ts';

const name = 'bhutan-mo-chhu';
const tones = palettes.bhutan;
const green = { near: '#5f9070', close: '#3b6b59', dark: '#24504a', ink: '#163a3b' };
const leaf = { trunk: '#3b3433', trunkLit: '#7d6a55', shade: green.ink, leaf: green.close, lit: '#9dbb7c' };
const bush = { shade: green.dark, leaf: green.close, lit: '#8fb07a' };

const ridges: readonly Slope[] = [
  {
    seed: 14,
    from: 340,
    to: 310,
    through: '260,320 560,410 900,440 1180,370 1400,320',
    fill: '#a9c0bd',
    veil: 0.5,
  },
  {
    seed: 27,
    from: 380,
    to: 360,
    through: '220,400 520,490 940,540 1200,470 1420,400',
    fill: '#84a896',
    veil: 0.5,
  },
];

/** The hills on both sides of the valley, pines on their heights. */
function hills(): string {
  const left = slopeLine({
    seed: 33,
    from: 420,
    to: 600,
    through: '160,450 380,510 620,560 860,588',
    relief: 14,
    span: [-20, 1000],
  });
  const right = slopeLine({
    seed: 38,
    from: 596,
    to: 400,
    through: '1060,580 1240,530 1420,460',
    relief: 14,
    span: [900, 1620],
  });
  const wood = { count: 80, height: 44, depth: 60 };
  return (
    slopes(name, ridges, { shade: green.dark, veil: tones.light, foot: 660 }) +
    land(left, '#4f7f68', 680) +
    pineWood({ ...wood, seed: 51, line: left, span: [-10, 800], fill: '#2c5c50', lit: '#5f8f70' }) +
    land(right, '#7aa57a', 680) +
    pineWood({ ...wood, seed: 52, line: right, span: [1060, 1610], fill: '#37705c', lit: '#8fb483' }) +
    haze(`${name}-haze`, 480, 640, tones.light, 0.35)
  );
}

/** Rice terraces on the far bank, with farmhouses among trees. */
function farms(): string {
  const bank = 'M-20 596C260 590 620 590 860 592C960 594 1300 580 1640 572V760H-20Z';
  return (
    shape(bank, '#7fa672') +
    tag('clipPath', { id: `${name}-fields` }, shape(bank, '#000')) +
    group({ 'clip-path': `url(#${name}-fields)` }, place(0, 250, [1, 0.58], riceTerraces(600))) +
    townHouse(180, 622, 92, 3, fabric) +
    townHouse(330, 634, 76, 2, fabric) +
    townHouse(1270, 616, 100, 3, fabric) +
    woods(
      61,
      spots(
        '120,622,18 150,630,13 296,636,14 440,638,16 470,644,12 560,634,14 1200,618,16 1228,626,12 1400,616,20 1436,624,15 1540,612,18 1580,620,14',
      ),
      bush,
      -1,
    )
  );
}

/** The river, wide and smooth, round its bend and towards us. */
function river(): string {
  const course =
    'M1000 604C1040 622 940 646 760 662C520 684 220 690 -20 716V1010H1640V700C1420 690 1220 668 1120 640C1080 628 1050 614 1044 604Z';
  const paint = linear(
    `${name}-water`,
    [0, 600],
    [0, 1000],
    stops('0 #cfe3dc, 0.2 #8fc3bd, 0.55 #4a9c9f, 1 #2a7480'),
  );
  return (
    paint.definition +
    shape(
      'M980 600C1010 616 900 640 740 654C500 676 200 680 -20 704V730L1640 720V690C1440 680 1240 660 1140 634L1060 602Z',
      '#d9cfae',
    ) +
    shape(course, paint.fill) +
    ripples(62, { x: 0, y: 690, width: 1600, height: 260 }, 110, '#e9f3ea', 0.5) +
    ripples(63, { x: 0, y: 720, width: 1600, height: 240 }, 70, '#1f5f6c', 0.35)
  );
}

/** The raft on still water, with its mirror below it. */
const raft = () =>
  group(
    {},
    shape('M440 812C560 850 980 856 1140 816C1060 880 560 884 440 812Z', '#1f5f6c', { opacity: 0.5 }),
    place(790, 790, 1.12, rapidsRaft()),
    shape('M470 828C640 846 940 848 1110 830C960 862 640 862 470 828Z', '#bfe0d8', { opacity: 0.7 }),
    shape(
      'M430 846C520 856 640 860 720 860C640 872 500 868 430 846ZM900 862C1000 862 1100 854 1180 842C1120 868 1000 876 900 862Z',
      '#e9f3ea',
      {
        opacity: 0.7,
      },
    ),
  );

function foreground(): string {
  const stone = { body: '#4a5158', lit: '#a9a292', foam: '#e9f3ea', shadow: '#1f5f6c' };
  return group(
    {},
    shape('M-20 850C160 860 330 900 470 1010H-20Z', green.close),
    shape('M-20 900C120 906 260 940 360 1010H-20Z', green.dark),
    shape('M1640 880C1500 890 1380 930 1260 1010H1640Z', green.close),
    ...spots('430,970,120 1250,980,130 340,900,80').map(([x, y, width]) =>
      boulder([x, y], width, width * 0.5, stone),
    ),
    willow(71, [110, 900], 470, leaf),
    willow(72, [1540, 930], 380, leaf),
    grass(73, [-10, 1006], [400, 1008], 70, 56, green.ink),
    grass(74, [1300, 1008], [1610, 1000], 60, 52, green.ink),
  );
}

export const scene: Scene = {
  name,
  alt: 'An orange raft drifts down the smooth green Mo Chhu in Bhutan, past rice terraces and white farmhouses below wooded hills and a snow peak.',
  focus: [0.5, 0.68],
  draw() {
    return [
      sky(`${name}-sky`, stops('0 #79a9c8, 0.6 #dde0d6, 1 #f9dcae'), 440),
      sun([1250, 220], 46, '#fff4d6', { rings: 4, spread: 0.8, glow: 0.2 }),
      cloud(41, [180, 180], 340, 34, tones.light, 0.8),
      cloud(42, [760, 140], 280, 28, tones.light, 0.75),
      peak({
        seed: 11,
        summit: [860, 262],
        left: [660, 470],
        right: [1070, 470],
        lit: '#fff4e2',
        shade: '#b3c3d2',
        light: 'right',
        flutes: 6,
      }),
      birds(43, [560, 260], 5, 12, tones.deep),
      hills(),
      farms(),
      river(),
      raft(),
      foreground(),
      grain(49, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
