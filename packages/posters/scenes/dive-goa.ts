import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { lighthouse } from '../kit/beacon.ts';
import { cliff } from '../kit/cliff.ts';
import { diver } from '../kit/diver.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import {
  brainCoral,
  caustics,
  outcrop,
  seaFan,
  staghorn,
  type Tones,
  type Underwater,
  underwater,
} from '../kit/reef.ts';
import type { Scene } from '../kit/scene.ts';
import { bannerfish, farFish, shoal, snapper, swim } from '../kit/sea-life.ts';
import { canopy, coconutPalm, surf } from '../kit/shore.ts';
import { group, type Point, rect, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { lightPath, water } from '../kit/water.ts';
import { guarita, rampart } from '../motifs/rampart.ts';
import { wreck } from '../motifs/wreck.ts';

const sea = palettes.sea;
const name = 'dive-goa';
const light = -1;
const horizon = 414;
const sunAt: Point = [300, 322];

const laterite: Tones = { lit: '#dd6a3c', body: '#b4452c', shade: '#7c2f2b' };
const limewash: Tones = { lit: '#fff1d3', body: '#f0cfa6', shade: '#b98a7c' };
const leaf = { shade: '#27454a', leaf: '#3f6650', lit: '#8f9a4f' };
const palmTones = { trunk: '#5a3a38', trunkLit: '#c98a58', frond: '#1f4648', frondLit: '#6d8a4a' };
const boulder: Tones = { lit: '#3b8a7e', body: '#14566a', shade: '#0a3448' };
const steel = { lit: '#4f9a90', body: '#1f6470', shade: '#0f4254', hold: '#08293a', rust: '#d8754a' };

const plateau = ridgeLine({
  seed: 8,
  from: 440,
  to: 306,
  relief: 5,
  folds: 4,
  span: [520, 1620],
  through: [
    [556, 404],
    [590, 392],
    [622, 352],
    [690, 346],
    [960, 344],
    [1260, 342],
    [1420, 318],
  ],
});

const depth: Underwater = {
  id: name,
  phase: 0.6,
  depth: [
    [0, '#8fcbb0'],
    [0.2, '#3aa39c'],
    [0.55, sea.deep],
    [1, '#0b465a'],
  ],
  sun: sunAt,
  light: '#ffe2a8',
  strength: 0.42,
};

function air(): string {
  return (
    sky(
      `${name}-sky`,
      [
        [0, '#d9644f'],
        [0.45, '#f39a68'],
        [0.8, '#fdc987'],
        [1, '#ffe9bd'],
      ],
      horizon,
    ) +
    sun(sunAt, 46, '#fff3d0', { rings: 4, spread: 0.8, glow: 0.2 }) +
    cloud(4, [560, 178], 420, 34, '#f7b584', 0.7) +
    cloud(9, [60, 226], 330, 26, '#fbc48d', 0.75) +
    cloud(12, [1130, 120], 380, 30, '#ec8f68', 0.7) +
    birds(3, [470, 250], 5, 13, '#8a3f3c')
  );
}

const farCoast = () =>
  land(
    ridgeLine({ seed: 5, from: 396, to: 388, relief: 10, folds: 6, span: [-20, 640] }),
    '#d98a6c',
    horizon,
  ) + haze(`${name}-haze`, 350, horizon, '#ffe0ae', 0.55);

function fort(): string {
  const tower = lighthouse({
    foot: [965, 322],
    height: 76,
    half: [27, 22],
    bands: [limewash],
    bandCount: 1,
    light,
    windows: [0.2, 0.62],
    rings: [0.42, 0.9],
    lantern: {
      gallery: limewash,
      dome: laterite,
      glass: '#ffe9a8',
      frame: '#6b3a38',
    },
  });
  const bastion = shape('M664 356L675 298L806 298L806 362L740 366Z', limewash.lit);
  const flank = shape('M806 282L806 362L846 352L846 290Z', limewash.shade);
  return group(
    {},
    rampart(1040, 1330, 296, 352, { ...limewash, body: mix(limewash.body, limewash.shade, 0.25) }),
    tower,
    rampart(800, 1180, 304, 356, limewash),
    shape('M830 304L846 304L868 356L838 356Z', limewash.shade, { opacity: 0.8 }),
    shape('M984 356V334a14 14 0 0 1 28 0V356Z', laterite.shade),
    bastion,
    flank,
    rampart(676, 806, 282, 310, limewash),
    rect(668, 303, 138, 4, limewash.body),
    guarita([678, 290], limewash, laterite.shade),
  );
}

function beach(): string {
  const shack = (x: number, y: number, width: number) =>
    rect(x + 4, y - 22, width - 8, 22, '#6b3a38') +
    shape(
      `M${x - 8} ${y - 18}L${x + 8} ${y - 40}L${x + width - 8} ${y - 40}L${x + width + 8} ${y - 18}Z`,
      '#c98a58',
    ) +
    shape(
      `M${x + width * 0.6} ${y - 18}L${x + width * 0.6} ${y - 40}L${x + width - 8} ${y - 40}L${x + width + 8} ${y - 18}Z`,
      '#8f5a45',
    );
  const palms: readonly [number, number, number, number][] = [
    [1180, 436, 118, -0.24],
    [1238, 438, 138, 0.14],
    [1372, 440, 150, -0.16],
    [1430, 440, 122, 0.2],
    [1500, 440, 156, -0.2],
    [1566, 440, 140, 0.08],
  ];
  return (
    shape('M1020 466C1110 436 1260 420 1400 416L1620 410V470Z', '#f3c58e') +
    shape('M1240 446C1340 430 1480 428 1620 426V470H1200Z', '#d99a72') +
    shack(1272, 436, 62) +
    shack(1446, 436, 66) +
    palms
      .map(([x, y, tall, lean], index) => coconutPalm(index + 2, [x, y], tall, palmTones, { lean, light }))
      .join('') +
    surf(
      7,
      [
        [1060, 446],
        [1300, 448],
        [1600, 446],
      ],
      4,
      sea.light,
    )
  );
}

function headland(): string {
  const top = (x: number) => heightAt(plateau, x) - 22;
  return (
    canopy(6, { top: (x) => 300 - (x - 1100) * 0.06, floor: 340, span: [1240, 1620] }, 34, leaf, light) +
    cliff({ seed: 11, edge: plateau, foot: 452, tones: laterite, stride: 92, light }) +
    canopy(15, { top: (x) => top(x) + 10, floor: 352, span: [1350, 1620] }, 30, leaf, light) +
    fort() +
    [
      [880, 12],
      [1060, 14],
      [1190, 18],
      [1300, 22],
    ]
      .map(([x = 0, size = 0], index) =>
        canopy(18 + index, { top: () => 358 - size, floor: 362, span: [x, x + size * 4] }, size, leaf, light),
      )
      .join('')
  );
}

function seabed(): string {
  const floor = ridgeLine({ seed: 3, from: 838, to: 880, relief: 18, roughness: 0.4, folds: 5 });
  const near = ridgeLine({
    seed: 23,
    from: 930,
    to: 905,
    relief: 22,
    roughness: 0.4,
    folds: 5,
    through: [[800, 962]],
  });
  return (
    land(
      ridgeLine({
        seed: 31,
        from: 760,
        to: 800,
        relief: 40,
        folds: 6,
        through: [
          [300, 720],
          [1350, 742],
        ],
      }),
      '#12707a',
    ) +
    land(floor, '#1b6c73') +
    caustics(4, [0, 862], [1600, 960], 5, '#ffe2a8', 0.24) +
    wreck(steel, { lit: '#7fbfa0', body: '#1b6c73' }) +
    land(near, '#0b3f52') +
    outcrop(5, [110, 940], 380, 170, boulder) +
    outcrop(29, [1450, 950], 460, 220, boulder)
  );
}

export const scene: Scene = {
  name,
  alt: 'A white fort and its round lighthouse on a red headland in Goa at sunset, and under the water a diver over the wreck of a cargo ship.',
  focus: [0.5, 0.46],
  draw() {
    const yellow = { back: '#e08a1e', flank: '#f9c04d', belly: '#ffe7a6', mark: '#a8501f' };
    const banner = { back: '#0a2e44', flank: '#fff3d6', belly: '#f9c04d', mark: '#0a2e44' };
    const coral: Tones = { lit: '#ff9f6e', body: '#d85a3c', shade: '#7c2f3b' };
    return group(
      {},
      air(),
      farCoast(),
      water(`${name}-sea`, horizon, 480, [
        [0, '#f7bf86'],
        [0.4, '#c9967a'],
        [1, '#3f8f8c'],
      ]),
      lightPath(6, sunAt[0], horizon + 2, 470, 240, '#fff3d0', 0.9),
      headland(),
      beach(),
      underwater(
        depth,
        shoal(`${name}-far`, 3, [1370, 536], [240, 60], 0.16, farFish('#0f7f86'), { turn: -4 }),
        seabed(),
        shoal(`${name}-gold`, 8, [520, 580], [300, 90], 0.42, snapper(yellow), { turn: -6 }),
        diver([1010, 552], -1.05, 8, {
          suit: '#0a2e44',
          suitLit: '#5fb5ac',
          tank: '#f08a5d',
          tankShade: '#b4452c',
          fin: '#f08a5d',
          glass: '#ffe7a6',
        }),
        swim([262, 700], 0.8, 6, bannerfish(banner)),
        swim([168, 664], 0.6, 2, bannerfish(banner)),
        staghorn(4, [70, 850], 120, coral),
        brainCoral([286, 966], 54, { lit: '#f9c98c', body: '#c7764c', shade: '#6d3a42' }),
        seaFan(12, [1440, 760], 190, '#f0704a', '#b4452c', -0.1),
        staghorn(14, [1250, 968], 96, coral),
      ),
      grain(2, { x: 0, y: 0, width: 1600, height: 440 }, 420, '#8a3f3c', 0.1),
      grain(5, { x: 0, y: 500, width: 1600, height: 500 }, 500, '#06202f', 0.16),
    );
  },
};
