import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { boulder } from '../kit/boulders.ts';
import { along } from '../kit/curves.ts';
import { heightAt, land } from '../kit/land.ts';
import { spire } from '../kit/nagara.ts';
import { palettes } from '../kit/palettes.ts';
import { standing } from '../kit/people.ts';
import { grass } from '../kit/plants.ts';
import { points } from '../kit/points.ts';
import { rapidsRaft } from '../kit/rapids-raft.ts';
import type { Scene } from '../kit/scene.ts';
import { group, place, rect, shape } from '../kit/svg.ts';
import { strewn, type Tree, woods } from '../kit/trees.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { breaker, splash, streaks } from '../kit/white-water.ts';
import { deckAt, jhula } from '../motifs/jhula.ts';
import { ashram, cream, saffron, tieredTemple } from '../motifs/riverside-temple.ts';

const p = palettes.forest;
const shore = 646;
const bridge = {
  towers: [
    { x: 236, foot: 672, top: 340 },
    { x: 1030, foot: 646, top: 372 },
  ],
  deck: 586,
  camber: 14,
  anchors: [
    [40, 600],
    [1166, 622],
  ],
  paint: { lit: '#fff3d6', mid: '#e3cfae', shade: '#8f8a80', deep: '#4d5450' },
  cable: '#34474a',
} as const;

const ridges = {
  far: along(
    points('-30,470 160,420 330,440 520,500 700,560 840,540 1000,470 1180,404 1360,430 1640,380'),
    12,
  ),
  left: along(points('-30,360 120,372 260,430 400,510 560,590 720,636 760,646'), 12),
  right: along(points('800,646 900,600 1010,548 1140,480 1280,410 1420,372 1640,330'), 12),
};

/** A wooded slope down to the water. */
const forest = (
  seed: number,
  line: ReturnType<typeof along>,
  fill: string,
  tones: readonly [string, string, string],
) => {
  const span = [Math.max(line[0]?.[0] ?? 0, -20), Math.min(line.at(-1)?.[0] ?? 0, 1620)] as const;
  const [shade, leaf, lit] = tones;
  const crest = Array.from({ length: Math.floor((span[1] - span[0]) / 34) }, (_, index): Tree => {
    const x = span[0] + index * 34;
    return [x, heightAt(line, x) + 4, 17 + (index % 3) * 4];
  });
  const trees = [...crest, ...strewn(seed, span, (x) => [heightAt(line, x) + 44, shore - 8], 24, 58)];
  return land(line, fill, shore + 4) + woods(seed, trees, { shade, leaf, lit }, -1);
};

const backdrop = () =>
  group(
    {},
    sky('rishikesh-sky', [
      [0, '#78b0b3'],
      [0.3, '#bcd9c4'],
      [0.56, '#fbeabd'],
    ]),
    sun([420, 330], 58, '#fff9e0', { rings: 4, spread: 0.85, glow: 0.22 }),
    cloud(3, [560, 220], 360, 22, '#fffaf0', 0.75),
    cloud(8, [1080, 180], 340, 22, '#fffaf0', 0.7),
    birds(6, [760, 300], 6, 12, p.dark),
    land(ridges.far, '#a9c4b0', shore),
    haze('rishikesh-haze', 430, shore, '#fdf0cb', 0.65),
    forest(5, ridges.left, '#4f8a68', ['#3a7560', '#5f9a6c', '#a9bd78']),
    forest(8, ridges.right, '#3f7c62', ['#2f6a58', '#4f8c66', '#93ae70']),
  );

/** The far bank: the tiered temple, ashrams and steps down to the river. */
const farBank = () =>
  group(
    {},
    rect(1046, 594, 70, 40, '#b59a84'),
    rect(1046, 594, 26, 40, '#e0c9a4'),
    ashram({ left: 1104, right: 1192, foot: 626, floors: 4, tones: saffron, roof: cream.lit }),
    spire([1148, 522], 22, 70, cream),
    ashram({ left: 1400, right: 1500, foot: 626, floors: 5, tones: cream }),
    ashram({ left: 1500, right: 1620, foot: 626, floors: 3, tones: saffron, roof: cream.lit }),
    tieredTemple({ foot: [1296, 626], half: 100, storeys: 11, storey: 23 }),
    ...[0, 1, 2, 3, 4].map(
      (step) =>
        rect(1010 - step * 10, 624 + step * 8, 640, 9, '#b59a84') +
        rect(1010 - step * 10, 624 + step * 8, 640, 3.6, '#ffeac2'),
    ),
  );

function walkers(): string[] {
  const coats = [
    '#e0742e',
    '#fff1cf',
    '#c23f35',
    '#f2b441',
    '#2f7f80',
    '#fff1cf',
    '#e0742e',
    '#8a4f9a',
  ] as const;
  return [300, 352, 372, 470, 548, 566, 660, 742, 790, 812, 900, 968].map((x, index) =>
    standing([x, deckAt(bridge, x) - 1], 30, {
      coat: coats[index % coats.length] ?? '#e0742e',
      coatShade: '#6a4a40',
      legs: '#33424a',
      skin: '#8f5f40',
      hair: '#231d1c',
    }),
  );
}

const river = () =>
  group(
    {},
    water('rishikesh-water', shore - 8, 1000, [
      [0, '#cfe3b8'],
      [0.14, '#7cc0a0'],
      [0.45, '#2f9484'],
      [1, '#0f5f63'],
    ]),
    shape('M-10 640H700Q560 668 380 676T-10 716Z', '#2f6a58', { opacity: 0.5 }),
    shape('M960 640H1610V730Q1400 724 1240 700T960 640Z', '#2f6a58', { opacity: 0.45 }),
    lightPath(4, 430, 660, 900, 170, '#fdf3cf', 0.6),
    ripples(5, { x: 1190, y: 664, width: 210, height: 90 }, 34, '#f0b878', 0.75),
    ripples(7, { x: 0, y: 690, width: 1600, height: 300 }, 90, '#9fdcc0', 0.5),
    ripples(9, { x: 0, y: 720, width: 1600, height: 280 }, 60, '#0b4a52', 0.4),
    streaks(12, { middle: 800, top: 700, bottom: 980, half: () => 800 }, 70, '#d6f2dc', 0.55),
  );

const foam = { face: '#1c7a74', clear: '#5fc0a4', foam: '#fbfff2', foamShade: '#b5e0cf' };

/** The raft among low standing waves, its bow throwing water. */
const rafting = () =>
  group(
    {},
    breaker(3, [960, 838], 300, 26, foam),
    breaker(7, [640, 852], 240, 20, foam),
    place(800, 862, 0.52, rapidsRaft()),
    splash(5, [912, 874], 34, foam),
    breaker(9, [800, 902], 330, 22, foam),
    breaker(11, [1080, 890], 200, 18, foam),
  );

const stone = { body: '#6d7a76', lit: '#e3d6b5', foam: '#f4fbe8', shadow: '#0b3a42' };

/** The near bank: white sand, boulders and grass, and the shore that holds the bridge. */
const nearBank = () =>
  group(
    {},
    shape('M-20 596C40 590 90 602 130 640C180 668 240 676 300 700C200 716 80 722 -20 726Z', '#5a6a58'),
    shape(
      'M-20 596C40 590 90 602 130 640C150 652 180 662 210 670C150 660 110 668 60 640C30 620 0 612 -20 612Z',
      '#c9c08e',
    ),
    boulder([206, 700], 150, 46, stone),
    boulder([300, 704], 90, 28, stone),
    boulder([100, 712], 130, 40, stone),
    boulder([1010, 672], 90, 30, stone),
    boulder([1070, 676], 70, 24, stone),
    shape('M-20 850C120 836 260 868 380 916C470 950 560 984 640 1010H-20Z', '#f2dfb4'),
    shape('M-20 900C120 890 240 920 340 960C400 984 440 1000 460 1010H-20Z', '#d9bd8c'),
    boulder([70, 908], 210, 84, { ...stone, foam: '#d9bd8c' }),
    boulder([226, 936], 130, 48, { ...stone, foam: '#d9bd8c' }),
    boulder([520, 992], 130, 44, stone),
    boulder([1520, 956], 240, 84, stone),
    boulder([1370, 980], 150, 50, stone),
    boulder([1250, 992], 90, 28, stone),
    grass(3, [-10, 990], [240, 1004], 60, 60, p.dark, 0.2),
    grass(5, [1380, 1004], [1610, 980], 60, 64, p.dark, -0.2),
  );

export const scene: Scene = {
  name: 'rishikesh',
  alt: 'A long suspension footbridge crosses the green Ganges at Rishikesh to a tiered temple below forested hills, while a rubber raft runs the river.',
  focus: [0.53, 0.52],
  draw: () =>
    group(
      {},
      backdrop(),
      farBank(),
      river(),
      jhula(bridge, ...walkers()),
      nearBank(),
      rafting(),
      grain(6, { x: 0, y: 0, width: 1600, height: 560 }, 500, p.ink, 0.08),
      grain(7, { x: 0, y: 660, width: 1600, height: 340 }, 400, p.ink, 0.1),
    ),
};
