import { birds, cloud, grain, sky, sun } from '../kit/air.ts';
import { lighthouse } from '../kit/beacon.ts';
import { diver } from '../kit/diver.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import {
  brainCoral,
  caustics,
  outcrop,
  rock,
  seaFan,
  staghorn,
  type Tones,
  tubes,
  type Underwater,
  underwater,
} from '../kit/reef.ts';
import type { Scene } from '../kit/scene.ts';
import { farFish, kingfish, shoal, snapper, swim } from '../kit/sea-life.ts';
import { coconutPalm } from '../kit/shore.ts';
import { circle, group, type Point, place, rect, shape, stroke } from '../kit/svg.ts';
import { leafyTree } from '../kit/trees.ts';
import { kurta, sari, stand, walker } from '../kit/visitors.ts';
import { water } from '../kit/water.ts';
import { concreteRing, drownedScooter } from '../motifs/temple-reef.ts';
import { inside, neighbour, quay, stucco, villa } from '../motifs/villa.ts';

const sea = palettes.sea;
const name = 'dive-puducherry';
const light = 1;
const horizon = 424;
const sunAt: Point = [1400, 176];

const granite: Tones = { lit: '#a3938f', body: '#5d5764', shade: '#383a4e' };
const foliage = { trunk: '#5a4a48', shade: '#2a5f5a', leaf: '#4a8a68', lit: '#a3bf72' };
const palmTones = { trunk: '#6b5a54', trunkLit: '#d9b48a', frond: '#2a6a5f', frondLit: '#8fb56a' };

const depth: Underwater = {
  id: name,
  phase: 3.2,
  depth: [
    [0, '#b9dede'],
    [0.18, '#6ab6c4'],
    [0.5, '#2a80a0'],
    [1, '#0b3f66'],
  ],
  sun: sunAt,
  light: '#ffefd0',
  strength: 0.44,
};

function air(): string {
  return (
    sky(
      `${name}-sky`,
      [
        [0, '#9fcfd2'],
        [0.5, '#e6dccb'],
        [1, '#ffd3bd'],
      ],
      horizon,
    ) +
    sun(sunAt, 44, '#fffaf0', { rings: 4, spread: 0.8, glow: 0.28 }) +
    cloud(5, [80, 190], 460, 34, '#fff3e6', 0.75) +
    cloud(12, [620, 150], 380, 26, '#fbeee0', 0.7) +
    birds(7, [930, 200], 5, 11, '#7a6a78')
  );
}

const oldLighthouse = () =>
  lighthouse({
    foot: [1120, 356],
    height: 116,
    half: [19, 13],
    bands: [stucco],
    bandCount: 1,
    light,
    windows: [0.2, 0.52, 0.84],
    rings: [0.36, 0.7],
    lantern: {
      gallery: stucco,
      dome: { lit: '#d9938a', body: '#a8606a', shade: '#6b4458' },
      glass: '#ffe9a8',
      frame: '#5a4450',
    },
  }) +
  rect(1072, 352, 96, quay - 352, stucco.body) +
  rect(1072, 352, 26, quay - 352, stucco.shade) +
  rect(1066, 346, 108, 8, stucco.lit) +
  [1112, 1146].map((x) => shape(`M${x - 8} ${quay}V378a8 8 0 0 1 16 0V${quay}Z`, inside)).join('');

function street(): string {
  const tree = (seed: number, x: number, tall: number) =>
    leafyTree(seed, [x, quay + 2], tall, foliage, [0.7, -1]);
  return (
    tree(3, 90, 150) +
    neighbour(120, 380, 300, '#f6d9cc', '#b48f96') +
    neighbour(1230, 1560, 306, '#e9e0d0', '#a39aa0') +
    tree(8, 420, 166) +
    tree(12, 1050, 170) +
    oldLighthouse() +
    tree(17, 1216, 140) +
    villa() +
    coconutPalm(5, [398, quay + 2], 150, palmTones, { lean: -0.16, light }) +
    coconutPalm(9, [1248, quay + 2], 136, palmTones, { lean: 0.16, light }) +
    tree(21, 1590, 150)
  );
}

/** The promenade: pavement, low wall with lamps, and the black boulders that keep the sea off. */
function promenade(): string {
  const { between } = random(15);
  const lamp = (x: number) =>
    stroke(`M${x} ${quay + 12}V352M${x - 9} 358Q${x} 348 ${x + 9} 358`, '#38404e', 2.6) +
    circle(x - 9, 361, 4, '#fff0c8') +
    circle(x + 9, 361, 4, '#fff0c8');
  const cloth = (skin: string, cloth: string, fold: string) => ({
    skin,
    hair: '#2a2430',
    cloth,
    fold,
    legs: '#5a4f6a',
  });
  const stones = Array.from({ length: 34 }, (_, index) =>
    rock(
      index + 40,
      [index * 49 + between(-12, 12), 458 + (index % 2) * 6],
      between(58, 88),
      between(24, 40),
      granite,
      'right',
    ),
  );
  return (
    rect(0, quay, 1600, 26, '#e9cdb4') +
    rect(0, quay, 1600, 4, '#c9a698') +
    [250, 560, 930, 1330].map(lamp).join('') +
    stand(sari, [600, quay + 12], 32, cloth('#8a5a44', '#d8506a', '#a8345a')) +
    stand(kurta, [622, quay + 12], 34, cloth('#8a5a44', '#fffaf0', '#d9c9c4')) +
    stand(walker, [1000, quay + 13], 34, cloth('#7a4f3c', '#2a80a0', '#1f5f80')) +
    stand(walker, [330, quay + 12], -33, cloth('#8a5a44', '#f2ac35', '#c67c25')) +
    rect(0, quay + 14, 1600, 12, stucco.lit) +
    rect(0, quay + 21, 1600, 6, stucco.shade) +
    stones.join('')
  );
}

const stone: Tones = { lit: '#7fa3ac', body: '#3f6a84', shade: '#1f4466' };
const concrete: Tones = { lit: '#b9c9c4', body: '#6f8f9c', shade: '#23405e' };
const enamel: Tones = { lit: '#f0c070', body: '#c2803c', shade: '#2a3a52' };

/** The reef that divers built on the sand: boulders, concrete rings and a scooter, with corals on all of them. */
function builtReef(): string {
  const coral: Tones = { lit: '#ffd0a0', body: '#e8803c', shade: '#94503f' };
  return (
    outcrop(3, [330, 860], 620, 220, stone, 'right') +
    outcrop(15, [800, 884], 560, 130, stone, 'right') +
    seaFan(6, [150, 760], 170, '#e8a03c', '#c67c25', -0.12) +
    concreteRing([590, 852], 92, concrete) +
    place(352, 668, [-1.12, 1.12], drownedScooter(enamel, '#d8606a')) +
    tubes(4, [790, 790], 80, { lit: '#ffd9a0', body: '#e89a4a', shade: '#9a5a4a' }) +
    staghorn(9, [940, 868], 100, coral) +
    seaFan(14, [520, 700], 96, '#e0607a', '#a83a5c', 0.15)
  );
}

function bottom(): string {
  const floor = ridgeLine({ seed: 31, from: 790, to: 800, relief: 12, folds: 5, through: [[800, 812]] });
  const near = ridgeLine({ seed: 35, from: 930, to: 906, relief: 14, folds: 5, through: [[760, 948]] });
  return (
    land(ridgeLine({ seed: 28, from: 740, to: 712, relief: 22, folds: 5 }), '#2f86a2') +
    land(floor, '#8fb5a8') +
    caustics(9, [0, 824], [1600, 930], 6, '#fff3d6', 0.4) +
    builtReef() +
    land(near, '#5f948f') +
    caustics(12, [0, 950], [1600, 990], 3, '#fff3d6', 0.22) +
    outcrop(41, [1500, 968], 420, 150, stone, 'right') +
    seaFan(21, [1490, 850], 130, '#e8a03c', '#c67c25', 0.1) +
    brainCoral([1180, 950], 50, { lit: '#ffe0a8', body: '#d99a5a', shade: '#8a5f5a' })
  );
}

/** The kingfish pass in a loose wedge. */
const kings: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [1120, 560, 0.66, -4],
  [1300, 586, 0.86, -6],
  [1480, 620, 0.7, -3],
  [1180, 650, 0.94, -7],
  [1390, 690, 1.02, -5],
  [1100, 742, 0.72, -8],
  [1290, 776, 0.82, -5],
];

export const scene: Scene = {
  name,
  alt: 'An ochre villa with white columns and green shutters beside the old white lighthouse on the Puducherry seafront in the morning, and under the water a diver above a built reef with a scooter in it, and kingfish.',
  focus: [0.45, 0.46],
  draw() {
    const king = { back: '#2f5f86', flank: '#bcd9dc', belly: '#fffaf0', mark: '#23405e' };
    const gold = { back: '#d98a1e', flank: '#ffc94d', belly: '#fff0b0', mark: '#9a5a1f' };
    return group(
      {},
      air(),
      street(),
      water(`${name}-sea`, horizon, 480, [
        [0, '#8fc4c6'],
        [1, '#6ab6c4'],
      ]),
      promenade(),
      underwater(
        depth,
        shoal(`${name}-far`, 6, [1380, 540], [260, 60], 0.16, farFish('#3f8aa8'), { turn: 3 }),
        bottom(),
        ...kings.map(([x, y, size, turn]) => swim([x, y], size, turn, kingfish(king))),
        shoal(`${name}-gold`, 9, [720, 690], [250, 80], 0.38, snapper(gold), { turn: -4 }),
        diver([640, 586], -1, -6, {
          suit: sea.ink,
          suitLit: '#5fa8b8',
          tank: '#f2ac35',
          tankShade: '#c67c25',
          fin: '#f2ac35',
          glass: '#ffefd0',
        }),
      ),
      grain(2, { x: 0, y: 0, width: 1600, height: 430 }, 400, '#a8707a', 0.12),
      grain(5, { x: 0, y: 520, width: 1600, height: 480 }, 500, '#06283c', 0.18),
    );
  },
};
