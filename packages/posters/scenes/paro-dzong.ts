import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { pineWood, type Skyline, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { walker } from '../kit/people.ts';
import { grass } from '../kit/plants.ts';
import { points, spots } from '../kit/points.ts';
import { cantileverBridge } from '../kit/punakha-dzong.ts';
import { peak, plane, scrub, tornThrough, within } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, shape, tag } from '../kit/svg.ts';
import { riceTerraces } from '../kit/terraces.ts';
import { woods } from '../kit/trees.ts';
import { willow } from '../kit/willow.ts';
import { leftBank, paroChhu, stream } from '../motifs/paro-chhu.ts';
import { rinpung, taDzong } from '../motifs/rinpung.ts';

const tones = palettes.bhutan;
const green = {
  far: '#9fb9ae',
  hill: '#7fa486',
  near: '#5b8869',
  close: '#3d6c57',
  dark: '#26524a',
  ink: '#173b3b',
};

const ridges: readonly Slope[] = [
  { seed: 8, from: 360, to: 300, through: '220,330 500,400 900,330 1300,250', fill: '#abc0c6', veil: 0.5 },
  {
    seed: 18,
    from: 420,
    to: 310,
    through: '200,440 460,480 760,420 1120,380 1400,330',
    fill: green.far,
    veil: 0.45,
  },
];
const towerHill: Skyline = {
  seed: 29,
  from: 620,
  to: 380,
  through: '300,610 560,560 820,500 1060,440 1180,414 1300,418 1460,390',
  relief: 10,
};

/** The hill above the fortress, with the watchtower on its shoulder. */
function hill(): string {
  const line = slopeLine(towerHill);
  const wood = { line, height: 40, fill: green.dark, lit: '#548a70' };
  return (
    land(line, green.hill) +
    shape('M1300 418C1330 500 1300 580 1360 700H1640V380Z', green.near, { opacity: 0.7 }) +
    pineWood({ ...wood, seed: 31, span: [1330, 1610], count: 46, depth: 150 }) +
    pineWood({ ...wood, seed: 33, span: [-10, 560], count: 40, depth: 40 }) +
    taDzong([1216, 434], 0.92) +
    scrub(34, [1150, 444], 138, 11, green.dark, green.near) +
    pineWood({ ...wood, seed: 35, span: [1040, 1610], count: 60, depth: 190, height: 44 }) +
    haze('paro-dzong-haze', 420, 700, tones.light, 0.3)
  );
}

/** The spur under the fortress: rock and scrub that fall to the river, and the path that climbs from the bridge. */
function spur(): string {
  const brow = tornThrough(41, points('250,690 330,640 400,612 1010,606 1100,640 1200,700'), 5);
  const outline: Point[] = [...brow, [1240, 760], [220, 760]];
  return within(
    'paro-dzong-spur',
    outline,
    polygon(outline, green.near),
    plane(43, points('400,600 240,780 560,600 420,780'), '#8fae78'),
    plane(45, points('860,600 900,780 1240,600 1260,780'), green.close),
  );
}

/** The rice fields on our side, from the river's bend to the right. */
function fields(): string {
  const bank = 'M574 806C580 776 660 770 760 772C900 774 1240 774 1640 760V1020H478C510 960 566 884 574 806Z';
  return (
    shape(bank, '#6f9468') +
    tag('clipPath', { id: 'paro-dzong-fields' }, shape(bank, '#000')) +
    group({ 'clip-path': 'url(#paro-dzong-fields)' }, riceTerraces(800)) +
    shape(
      'M592 788C644 800 664 836 656 880C648 930 650 980 670 1020H764C728 976 708 930 714 884C720 836 690 792 626 780Z',
      '#d8c9a0',
    ) +
    shape(
      'M626 780C690 792 720 836 714 884C708 930 728 976 764 1020H738C706 976 690 930 696 884C700 840 676 800 612 784Z',
      '#b39f78',
    )
  );
}

/** Trees at the foot of the walls and down the spur. */
function wallTrees(): string {
  const trees = spots(
    '372,632,11 392,638,9 560,634,12 584,640,9 730,632,10 900,638,13 926,644,10 1040,640,13 1066,648,10 640,680,14 668,688,11 850,678,13 880,686,10 1000,690,14 1120,690,12 470,664,12 446,670,9',
  );
  return woods(56, trees, { shade: green.ink, leaf: green.close, lit: '#8fb07a' }, -1);
}

function farBank(): string {
  const trees = spots(
    '60,700,15 110,706,12 170,700,16 230,706,12 1250,706,14 1310,698,17 1370,704,13 1440,696,16 1510,700,14 1570,694,17',
  );
  return (
    shape('M-20 690C300 676 1200 690 1640 670V760H-20Z', '#86a876') +
    woods(51, trees, { shade: green.dark, leaf: green.close, lit: '#8fb07a' }, -1)
  );
}

function foreground(): string {
  const leaf = { trunk: '#3b3433', trunkLit: '#7d6a55', shade: green.ink, leaf: green.close, lit: '#9dbb7c' };
  const skin = { skin: '#b98257', hair: '#231d1c' };
  return group(
    {},
    fields(),
    willow(61, [1480, 830], 380, leaf),
    willow(62, [90, 860], 340, leaf),
    walker(
      [676, 896],
      92,
      { ...skin, coat: '#9c3a30', coatShade: '#6a2831', legs: '#33424c' },
      { shadow: green.ink },
    ),
    walker(
      [716, 936],
      96,
      { ...skin, coat: '#3f6478', coatShade: '#2a4757', legs: '#33424c' },
      { shadow: green.ink },
    ),
    grass(64, [-10, 1008], [70, 1010], 26, 48, green.ink),
    grass(65, [790, 1008], [1610, 1004], 120, 52, green.ink),
  );
}

export const scene: Scene = {
  name: 'paro-dzong',
  alt: 'Rinpung Dzong, a great white fortress with golden roofs, stands above the Paro river with a covered wooden bridge, rice terraces and a round watchtower on the hill.',
  focus: [0.5, 0.45],
  draw() {
    return [
      sky('paro-dzong-sky', stops('0 #79a9c8, 0.6 #dde0d6, 1 #f9dcae'), 420),
      sun([230, 250], 44, '#fff4d6', { rings: 4, spread: 0.8, glow: 0.18 }),
      cloud(71, [420, 180], 300, 32, tones.light, 0.8),
      cloud(72, [1200, 150], 280, 30, tones.light, 0.75),
      peak({
        seed: 7,
        summit: [430, 290],
        left: [300, 430],
        right: [590, 430],
        lit: '#fff4e2',
        shade: '#b3c3d2',
        flutes: 5,
      }),
      slopes('paro-dzong', ridges, { shade: tones.deep, veil: tones.light, foot: 700 }),
      birds(73, [860, 230], 5, 12, tones.deep),
      hill(),
      farBank(),
      spur(),
      place(690, 516, 0.86, rinpung()),
      wallTrees(),
      paroChhu('paro-dzong-stream'),
      leftBank(),
      place(-880, 92, 1, cantileverBridge('#8b8577', stream.deep)),
      foreground(),
      grain(79, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
