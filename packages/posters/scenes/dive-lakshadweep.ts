import { birds, grain, sky, sun } from '../kit/air.ts';
import { lighthouse } from '../kit/beacon.ts';
import { lateenBoat } from '../kit/boats.ts';
import { diver } from '../kit/diver.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import {
  brainCoral,
  caustics,
  outcrop,
  seaFan,
  staghorn,
  type Tones,
  tableCoral,
  tubes,
  type Underwater,
  underwater,
} from '../kit/reef.ts';
import type { Scene } from '../kit/scene.ts';
import { bannerfish, farFish, glide, manta, shoal, snapper, swim, turtle } from '../kit/sea-life.ts';
import { canopy, coconutPalm, cumulus, surf } from '../kit/shore.ts';
import { group, type Point, place, shape } from '../kit/svg.ts';
import { ripples, water } from '../kit/water.ts';

const sea = palettes.sea;
const name = 'dive-lakshadweep';
const light = 1;
const horizon = 408;
const sunAt: Point = [1010, 92];

const chalk: Tones = { lit: '#ffffff', body: '#eaf3ec', shade: '#a3c4c9' };
const leaf = { shade: '#14585a', leaf: '#2b8068', lit: '#8fc27a' };
const palmTones = {
  trunk: '#5f6357',
  trunkLit: '#d9c9a0',
  frond: '#15605c',
  frondLit: '#7fbf74',
  nut: '#c98a3c',
};
const pink: Tones = { lit: '#ffc2b4', body: '#f4807a', shade: '#b04a67' };
const lilac: Tones = { lit: '#d7c3ea', body: '#9a86c4', shade: '#5a4f92' };
const sandstone: Tones = { lit: '#f3dca6', body: '#cda06a', shade: '#7d7468' };
const reefRock: Tones = { lit: '#4fb0a6', body: '#1d7f8b', shade: '#0d5a72' };

const farReef: Tones = { lit: '#86dad2', body: '#6fd0cb', shade: '#5cc2c2' };

const depth: Underwater = {
  id: name,
  phase: 2.4,
  depth: [
    [0, '#c9f2e4'],
    [0.22, '#7ddcd2'],
    [0.6, '#35b4bd'],
    [1, '#0f7f9a'],
  ],
  sun: sunAt,
  light: '#f6fff0',
  strength: 0.5,
};

const cloudTones = { shade: '#bfe3e8', body: '#f6fbf4', lit: '#f6fbf4' };

function air(): string {
  return (
    sky(
      `${name}-sky`,
      [
        [0, '#3fa7cf'],
        [0.55, '#93d6df'],
        [1, '#e3f6ea'],
      ],
      horizon,
    ) +
    sun(sunAt, 40, '#fffbe6', { rings: 4, spread: 0.75, glow: 0.22 }) +
    cumulus(4, [330, 384], 460, 130, cloudTones) +
    cumulus(9, [1330, 392], 520, 110, cloudTones) +
    cumulus(13, [820, 398], 340, 60, cloudTones) +
    birds(6, [520, 212], 5, 12, '#2f6f86')
  );
}

const tower = () =>
  lighthouse({
    foot: [690, 404],
    height: 146,
    half: [26, 16],
    bands: [chalk],
    bandCount: 1,
    light,
    windows: [0.14, 0.4, 0.66, 0.88],
    rings: [0.06, 0.96],
    lantern: {
      gallery: chalk,
      dome: { lit: '#ff9d86', body: '#e06a5e', shade: '#a8485a' },
      glass: '#fff0b8',
      frame: '#2f6f86',
    },
  });

/** The island: no higher than its palms, ringed with coral sand. */
function atoll(): string {
  const palms: readonly (readonly [x: number, y: number, tall: number, lean: number])[] = [
    [330, 414, 84, -0.3],
    [398, 414, 104, -0.12],
    [470, 416, 116, 0.14],
    [548, 416, 98, -0.2],
    [608, 416, 122, -0.16],
    [770, 416, 118, 0.2],
    [838, 416, 130, -0.14],
    [912, 416, 112, 0.18],
    [990, 414, 96, 0.3],
  ];
  const back = (x: number) => 366 + ((x - 660) / 420) ** 2 * 34;
  return (
    shape('M150 424C300 404 460 400 660 400C860 400 1060 404 1230 424C1000 434 400 434 150 424Z', '#fff6dc') +
    land(
      ridgeLine({
        seed: 6,
        from: 412,
        to: 412,
        relief: 6,
        folds: 6,
        span: [290, 1050],
        through: [
          [360, 392],
          [560, 376],
          [780, 374],
          [980, 392],
        ],
      }),
      leaf.shade,
      414,
    ) +
    canopy(5, { top: back, floor: 404, span: [300, 1040] }, 28, leaf, light) +
    tower() +
    canopy(8, { top: (x) => back(x) + 22, floor: 410, span: [340, 1000] }, 20, leaf, light) +
    palms
      .map(([x, y, tall, lean], index) => coconutPalm(index + 3, [x, y], tall, palmTones, { lean, light }))
      .join('') +
    shape('M150 424C300 413 460 410 660 410C860 410 1060 413 1230 424C1000 434 400 434 150 424Z', '#fff6dc') +
    shape('M150 424C400 419 960 420 1230 424C1000 434 400 434 150 424Z', '#f3dfb4')
  );
}

function lagoon(): string {
  return (
    water(`${name}-lagoon`, horizon, 480, [
      [0, '#3fa9c4'],
      [0.2, '#7fdcd6'],
      [1, '#c9f2e0'],
    ]) +
    surf(
      4,
      [
        [0, horizon + 3],
        [800, horizon + 2],
        [1600, horizon + 3],
      ],
      3,
      '#ffffff',
    ) +
    atoll() +
    ripples(8, { x: 0, y: 426, width: 1600, height: 30 }, 40, '#ffffff', 0.6) +
    place(
      1330,
      438,
      0.72,
      lateenBoat({
        hull: '#7a4a3c',
        shade: '#4a3340',
        rim: '#f3c58e',
        inside: '#3a2c3a',
        sail: '#fff3d6',
        sailShade: '#dcc9a8',
        spar: '#6b4a3c',
        skin: '#8a5a44',
        cloth: '#f4807a',
      }),
    )
  );
}

function garden(): string {
  const floor = ridgeLine({ seed: 4, from: 826, to: 856, relief: 14, roughness: 0.4, folds: 5 });
  return (
    land(
      ridgeLine({
        seed: 17,
        from: 750,
        to: 770,
        relief: 22,
        folds: 6,
        through: [
          [420, 770],
          [900, 780],
        ],
      }),
      '#6fd0cb',
    ) +
    tableCoral(2, [560, 790], 90, farReef) +
    brainCoral([650, 790], 26, farReef) +
    tableCoral(5, [900, 790], 110, farReef) +
    brainCoral([1000, 786], 34, farReef) +
    land(floor, '#e9e2b8') +
    land(
      floor.map(([x, y]): Point => [x, y + 46]),
      '#cfd9b0',
    ) +
    caustics(7, [0, 850], [1600, 1000], 6, '#ffffff', 0.55) +
    outcrop(3, [200, 900], 520, 190, reefRock, 'right') +
    outcrop(14, [1360, 910], 620, 210, reefRock, 'right') +
    tableCoral(4, [180, 760], 250, sandstone) +
    staghorn(6, [352, 850], 120, pink) +
    seaFan(5, [62, 840], 170, '#b04a67', '#f4807a', -0.1) +
    brainCoral([438, 912], 58, sandstone) +
    staghorn(9, [110, 920], 120, lilac) +
    tubes(3, [260, 930], 90, { lit: '#ffe9a8', body: '#f0b04d', shade: '#a8703c' }) +
    tableCoral(8, [1420, 738], 300, { lit: '#bfe6b8', body: '#5fae8a', shade: '#1f6f74' }) +
    staghorn(11, [1220, 852], 130, lilac) +
    seaFan(16, [1552, 850], 190, '#e06a5e', '#ffb09c', 0.1) +
    brainCoral([1330, 930], 72, { lit: '#ffd7c4', body: '#e08a86', shade: '#8f4a6b' }) +
    staghorn(21, [1490, 944], 140, pink) +
    brainCoral([1140, 944], 44, sandstone) +
    tubes(7, [1230, 948], 80, { lit: '#ffe9a8', body: '#f0b04d', shade: '#a8703c' })
  );
}

export const scene: Scene = {
  name,
  alt: 'A white lighthouse among the palms of a flat coral island in Lakshadweep at noon, and under the lagoon a manta ray, a turtle and a diver over a coral garden.',
  focus: [0.47, 0.45],
  draw() {
    const gold = { back: '#e0a01e', flank: '#ffd34d', belly: '#fff0a6', mark: '#c9781f' };
    const banner = { back: sea.ink, flank: '#ffffff', belly: '#ffd34d', mark: sea.ink };
    return group(
      {},
      air(),
      lagoon(),
      underwater(
        depth,
        shoal(`${name}-far`, 5, [560, 540], [260, 60], 0.16, farFish('#3aa9b4'), { turn: 4 }),
        garden(),
        glide(
          [780, 640],
          1.3,
          166,
          0.56,
          manta({ back: '#0b4f63', flank: '#1d7f8b', belly: '#f3fbf4', mark: sea.ink }),
        ),
        swim(
          [1210, 600],
          -0.95,
          -12,
          turtle({ back: '#2f6b4a', flank: '#7fae5c', belly: '#f3e3ae', mark: '#1d4a44' }),
        ),
        shoal(`${name}-gold`, 9, [470, 760], [260, 120], 0.36, snapper(gold), { turn: 6 }),
        swim([1010, 842], 0.62, -4, bannerfish(banner)),
        swim([930, 880], 0.5, 2, bannerfish(banner)),
        diver([300, 600], 0.86, 8, {
          suit: sea.ink,
          suitLit: '#3f9fb0',
          tank: '#ff8d78',
          tankShade: '#c9586b',
          fin: '#ff8d78',
          glass: '#fff0b8',
        }),
      ),
      grain(2, { x: 0, y: 0, width: 1600, height: 400 }, 300, '#ffffff', 0.22),
      grain(5, { x: 0, y: 520, width: 1600, height: 480 }, 500, '#0b4f63', 0.14),
    );
  },
};
