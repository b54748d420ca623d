import { birds, cloud, grain, sky, sun } from '../kit/air.ts';
import { beam, lighthouse } from '../kit/beacon.ts';
import { cliff } from '../kit/cliff.ts';
import { diver } from '../kit/diver.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import {
  brainCoral,
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
import { farFish, lionfish, shoal, snapper, stonefish, swim } from '../kit/sea-life.ts';
import { canopy, coconutPalm, surf } from '../kit/shore.ts';
import { circle, group, type Point, rect, shape } from '../kit/svg.ts';
import { lightPath, water } from '../kit/water.ts';

const name = 'dive-kovalam';
const light = -1;
const horizon = 416;
const sunAt: Point = [262, 398];

const white: Tones = { lit: '#ffe9d6', body: '#e3bfc4', shade: '#8d7aa3' };
const red: Tones = { lit: '#f0563f', body: '#c2323c', shade: '#74234a' };
const basalt: Tones = { lit: '#8d5a72', body: '#41324f', shade: '#231f3d' };
const leaf = { shade: '#1f2a48', leaf: '#2f4155', lit: '#7a5a68' };
const palmTones = { trunk: '#2b2440', trunkLit: '#c9706a', frond: '#1f2a48', frondLit: '#5f4f6a' };
const reefRock: Tones = { lit: '#4a6fa0', body: '#263f78', shade: '#161f4e' };

const depth: Underwater = {
  id: name,
  phase: 4.1,
  depth: [
    [0, '#8f7fb4'],
    [0.2, '#4a67a3'],
    [0.55, '#27427f'],
    [1, '#141c4a'],
  ],
  sun: sunAt,
  light: '#ffc2a0',
  strength: 0.34,
};

function air(): string {
  return (
    sky(
      `${name}-sky`,
      [
        [0, '#2a2a62'],
        [0.4, '#6a4a8c'],
        [0.75, '#d9708a'],
        [1, '#ffb38a'],
      ],
      horizon,
    ) +
    sun(sunAt, 52, '#ffdf9e', { rings: 3, spread: 0.7, glow: 0.18 }) +
    cloud(5, [40, 300], 420, 26, '#e8849a', 0.55) +
    cloud(11, [420, 232], 360, 24, '#a45f97', 0.6) +
    cloud(17, [1120, 176], 420, 28, '#6b4f92', 0.8) +
    [
      [180, 90],
      [420, 60],
      [640, 130],
      [1180, 70],
      [1400, 120],
      [1520, 52],
      [60, 190],
    ]
      .map(([x = 0, y = 0], index) => circle(x, y, 1.6 + (index % 3) * 0.5, '#ffe9d6', { opacity: 0.8 }))
      .join('') +
    birds(4, [470, 320], 4, 12, '#4a2f5c')
  );
}

const lampAt: Point = [800, 222];

const tower = () =>
  lighthouse({
    foot: [800, 384],
    height: 136,
    half: [25, 17],
    bands: [red, white],
    bandCount: 7,
    light,
    windows: [0.22, 0.5, 0.78],
    lantern: { gallery: white, dome: red, glass: '#fff3b8', frame: '#3a2450' },
  });

const edge = ridgeLine({
  seed: 5,
  from: 446,
  to: 446,
  relief: 7,
  folds: 4,
  span: [560, 1130],
  through: [
    [600, 426],
    [650, 410],
    [690, 388],
    [740, 378],
    [860, 376],
    [930, 386],
    [1010, 402],
    [1070, 424],
  ],
});

function headland(): string {
  const palms: readonly (readonly [x: number, tall: number, lean: number])[] = [
    [700, 92, -0.28],
    [742, 104, -0.14],
    [872, 112, 0.16],
    [914, 96, 0.3],
    [962, 104, 0.1],
    [1010, 84, 0.26],
  ];
  const hut =
    rect(834, 352, 56, 28, white.body) +
    rect(834, 352, 18, 28, white.lit) +
    shape('M828 354L840 338L884 338L896 354Z', red.body) +
    rect(858, 360, 9, 20, red.shade);
  return (
    canopy(3, { top: (x) => heightAt(edge, x) - 14, floor: 396, span: [700, 1040] }, 22, leaf, light) +
    hut +
    tower() +
    cliff({ seed: 21, edge, foot: 456, tones: basalt, stride: 46, light }) +
    palms
      .map(([x, tall, lean], index) =>
        coconutPalm(index + 4, [x, heightAt(edge, x) + 4], tall, palmTones, { lean, light }),
      )
      .join('') +
    rock(6, [600, 454], 110, 40, basalt) +
    rock(9, [540, 456], 70, 26, basalt) +
    rock(12, [1080, 456], 120, 36, basalt) +
    surf(
      5,
      [
        [500, 452],
        [800, 455],
        [1120, 450],
      ],
      4,
      '#ffd9c4',
    )
  );
}

/** The crescent of sand that runs from the headland to the far cape, with its row of palms. */
function crescent(): string {
  const hill = ridgeLine({
    seed: 9,
    from: 400,
    to: 330,
    relief: 12,
    folds: 6,
    span: [980, 1620],
    through: [
      [1200, 366],
      [1420, 336],
    ],
  });
  const palms = Array.from({ length: 7 }, (_, index) => {
    const x = 1150 + index * 68;
    return coconutPalm(index + 20, [x, 420 + index * 2.6], 64 + index * 9, palmTones, {
      lean: index % 2 ? 0.18 : -0.2,
      light,
    });
  });
  return (
    land(hill, '#5c4478', horizon + 10) +
    canopy(12, { top: (x) => heightAt(hill, x) + 26, floor: 420, span: [1060, 1620] }, 34, leaf, light) +
    shape('M1040 428C1160 414 1360 412 1620 424V470H1300C1240 450 1140 436 1040 428Z', '#f0a08c') +
    shape('M1200 440C1300 432 1440 434 1620 442V470H1300C1270 458 1240 448 1200 440Z', '#c4788a') +
    palms.join('') +
    surf(
      9,
      [
        [1040, 431],
        [1180, 441],
        [1300, 456],
      ],
      4,
      '#ffe9d6',
    )
  );
}

function reef(): string {
  const ledge = { back: '#5a4a5c', flank: '#8a6a70', belly: '#c99a86', mark: '#1d1838' };
  const coral: Tones = { lit: '#ff9f86', body: '#d84f52', shade: '#7a2450' };
  const plum: Tones = { lit: '#c08fd0', body: '#7a55a4', shade: '#3d2c6e' };
  return (
    land(
      ridgeLine({
        seed: 13,
        from: 690,
        to: 660,
        relief: 40,
        folds: 6,
        through: [
          [500, 800],
          [900, 830],
        ],
      }),
      '#2d4a86',
    ) +
    land(ridgeLine({ seed: 29, from: 900, to: 880, relief: 26, folds: 5 }), '#1b2a60') +
    outcrop(31, [180, 930], 640, 300, reefRock) +
    outcrop(47, [1380, 940], 700, 330, reefRock) +
    outcrop(63, [800, 985], 560, 130, reefRock) +
    seaFan(4, [150, 690], 210, '#ff7a5c', '#c2323c', -0.2) +
    seaFan(8, [360, 800], 170, '#e0567a', '#8a2f6a', 0.15) +
    seaFan(15, [1480, 680], 220, '#ff7a5c', '#c2323c', 0.1) +
    swim([1250, 732], -0.95, 0, stonefish(ledge)) +
    staghorn(5, [60, 870], 110, plum) +
    tubes(8, [1490, 900], 120, { lit: '#ffc98a', body: '#e08a4a', shade: '#8a3f4a' }) +
    brainCoral([1180, 925], 60, plum) +
    staghorn(17, [640, 972], 84, coral) +
    tubes(12, [330, 936], 90, plum)
  );
}

export const scene: Scene = {
  name,
  alt: 'The red and white striped lighthouse of Kovalam on its black rocks at dusk, and under the water a striped lionfish among sea fans with a diver behind it.',
  focus: [0.5, 0.36],
  draw() {
    const lion = { back: '#c2323c', flank: '#ffe9d6', belly: '#e58a86', mark: '#1d1838' };
    const silver = { back: '#5a4f92', flank: '#ffb09c', belly: '#ffe0cc', mark: '#74234a' };
    return group(
      {},
      air(),
      water(`${name}-sea`, horizon, 480, [
        [0, '#f09a8c'],
        [0.45, '#9a6a9c'],
        [1, '#4a5a98'],
      ]),
      lightPath(6, sunAt[0], horizon + 3, 470, 220, '#ffdf9e', 0.9),
      crescent(),
      beam(`${name}-beam`, lampAt, '#fff0b8'),
      headland(),
      underwater(
        depth,
        shoal(`${name}-far`, 6, [980, 560], [380, 80], 0.17, farFish('#3a5494'), { turn: 3 }),
        reef(),
        diver(
          [470, 610],
          0.95,
          10,
          {
            suit: '#141c4a',
            suitLit: '#8f7fb4',
            tank: '#ffb38a',
            tankShade: '#c2706a',
            fin: '#ffb38a',
            glass: '#ffe9d6',
          },
          { light: '#ffd9c4' },
        ),
        shoal(`${name}-near`, 12, [1130, 636], [300, 90], 0.34, snapper(silver), { turn: -5 }),
        swim([810, 728], 1.5, -6, lionfish(lion)),
      ),
      grain(2, { x: 0, y: 0, width: 1600, height: 430 }, 420, '#2a1f4a', 0.16),
      grain(5, { x: 0, y: 520, width: 1600, height: 480 }, 500, '#080c2c', 0.22),
    );
  },
};
