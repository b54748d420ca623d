import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { awningBoat } from '../kit/boats.ts';
import { cliff } from '../kit/cliff.ts';
import { diver } from '../kit/diver.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
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
import { barracuda, farFish, shoal, snapper, swim, whaleShark } from '../kit/sea-life.ts';
import { canopy, coconutPalm, surf } from '../kit/shore.ts';
import { group, type Point, place } from '../kit/svg.ts';
import { lightPath, water } from '../kit/water.ts';
import { gopuram } from '../motifs/gopuram.ts';
import { seamount } from '../motifs/seamount.ts';

const sea = palettes.sea;
const name = 'dive-netrani';
const light = 1;
const horizon = 418;
const sunAt: Point = [1090, 346];

const granite: Tones = { lit: '#e0a35c', body: '#8a6a52', shade: '#4c4a4c' };
const drowned: Tones = { lit: '#6fa58a', body: '#2f7474', shade: '#17505e' };
const boulder: Tones = { lit: '#3f8a84', body: '#155a68', shade: '#0b3c50' };
const leaf = { shade: '#35503f', leaf: '#5a7446', lit: '#c9a94f' };
const palmTones = { trunk: '#8a7a68', trunkLit: '#c9a070', frond: '#7d8a70', frondLit: '#b5a86a' };

/** The island: a long wooded back with a saddle, steep on all sides. */
const skyline = ridgeLine({
  seed: 12,
  from: 462,
  to: 462,
  relief: 6,
  roughness: 0.55,
  folds: 4,
  span: [366, 976],
  through: [
    [374, 414],
    [398, 366],
    [440, 322],
    [500, 274],
    [566, 234],
    [640, 216],
    [706, 234],
    [750, 270],
    [790, 292],
    [836, 276],
    [884, 286],
    [926, 334],
    [958, 392],
    [970, 430],
  ],
});

const depth: Underwater = {
  id: name,
  phase: 5.4,
  depth: [
    [0, '#bfe0b4'],
    [0.2, '#5fb8a6'],
    [0.55, '#1d8284'],
    [1, '#0a4456'],
  ],
  sun: sunAt,
  light: '#fff0b0',
  strength: 0.42,
};

function air(): string {
  return (
    sky(
      `${name}-sky`,
      [
        [0, '#8fc4c0'],
        [0.45, '#d9dfb4'],
        [0.8, '#fbe39a'],
        [1, '#ffefc0'],
      ],
      horizon,
    ) +
    sun(sunAt, 50, '#fffbe0', { rings: 4, spread: 0.8, glow: 0.26 }) +
    cloud(6, [120, 214], 420, 30, '#eef0c8', 0.7) +
    cloud(14, [1120, 150], 460, 32, '#e6ecc4', 0.7) +
    cloud(19, [880, 240], 260, 18, '#fff3c0', 0.8) +
    birds(5, [650, 214], 7, 12, '#5a6a5a')
  );
}

/** The mainland: the Ghats far behind, the palm shore of Murudeshwar and its tower. */
function mainland(): string {
  const ghats = ridgeLine({
    seed: 7,
    from: 396,
    to: 330,
    relief: 30,
    folds: 7,
    through: [
      [980, 384],
      [1400, 340],
    ],
  });
  const shore = ridgeLine({
    seed: 15,
    from: 420,
    to: 396,
    relief: 5,
    folds: 6,
    span: [1010, 1620],
    through: [
      [1180, 406],
      [1420, 392],
    ],
  });
  const palms = [1120, 1166, 1196, 1400, 1436, 1480, 1532, 1574].map((x, index) =>
    coconutPalm(index + 2, [x, heightAt(shore, x) + 3], 44 + (index % 3) * 10, palmTones, {
      lean: index % 2 ? 0.2 : -0.16,
      light: -1,
    }),
  );
  return (
    land(ghats, '#c9d2a4', horizon) +
    haze(`${name}-haze`, 330, horizon, '#fff0b8', 0.75) +
    gopuram({
      foot: [1300, 408],
      height: 192,
      half: [43, 19],
      storeys: 18,
      light: -1,
      tones: { lit: '#f6c777', body: '#b88a68', shade: '#7d6c6c', opening: '#4a4450', gold: '#e0a01e' },
    }) +
    land(shore, '#a8a274', horizon + 4) +
    palms.join('')
  );
}

function island(): string {
  return (
    cliff({ seed: 33, edge: skyline, foot: 464, tones: granite, stride: 84, light }) +
    canopy(4, { top: (x) => heightAt(skyline, x) - 8, floor: 330, span: [452, 760] }, 26, leaf, light) +
    canopy(9, { top: (x) => heightAt(skyline, x) - 8, floor: 336, span: [740, 920] }, 24, leaf, light) +
    rock(3, [372, 462], 90, 32, granite, 'right') +
    rock(24, [984, 466], 84, 38, granite, 'right') +
    surf(
      5,
      [
        [330, 452],
        [660, 454],
        [1010, 456],
      ],
      4,
      '#fffbe0',
    )
  );
}

function reef(): string {
  const coral: Tones = { lit: '#ffd98a', body: '#e0a03c', shade: '#8a6a3a' };
  return (
    land(
      ridgeLine({
        seed: 8,
        from: 780,
        to: 750,
        relief: 34,
        folds: 6,
        through: [
          [620, 840],
          [1100, 842],
        ],
      }),
      '#1a6f78',
    ) +
    seamount(`${name}-root`, drowned, '#0b4a5a') +
    land(
      ridgeLine({ seed: 18, from: 900, to: 890, relief: 22, folds: 5, through: [[660, 868]] }),
      '#0d4a5c',
    ) +
    outcrop(71, [150, 950], 520, 240, boulder, 'right') +
    outcrop(83, [1450, 960], 520, 230, boulder, 'right') +
    seaFan(6, [110, 790], 150, '#f0b83c', '#a8803c', -0.1) +
    staghorn(8, [300, 920], 110, coral) +
    brainCoral([560, 968], 48, coral) +
    tubes(5, [1270, 940], 90, coral) +
    seaFan(13, [1530, 800], 180, '#f0b83c', '#a8803c', 0.1)
  );
}

export const scene: Scene = {
  name,
  alt: 'The wooded rock of Netrani island at dawn with the tall temple tower of Murudeshwar on the far shore, and under the water a whale shark and a diver beside the rock.',
  focus: [0.55, 0.46],
  draw() {
    const pike = { back: '#2f6f78', flank: '#a8d0c0', belly: '#f3f3d6', mark: '#0b3c50' };
    const gold = { back: '#d98a1e', flank: '#ffc94d', belly: '#fff0b0', mark: '#9a5a1f' };
    const giant = { back: '#123f58', flank: '#2a6a80', belly: '#cfe3d0', mark: '#cfe8d8' };
    return group(
      {},
      air(),
      mainland(),
      water(`${name}-sea`, horizon, 480, [
        [0, '#f9e0a0'],
        [0.4, '#c4cf9e'],
        [1, '#5fae9f'],
      ]),
      lightPath(6, sunAt[0], horizon + 3, 470, 200, '#fffbe0', 0.95),
      island(),
      place(
        1130,
        452,
        0.56,
        awningBoat({
          hull: '#0b4f63',
          shade: '#0a2e44',
          rim: '#ffe39a',
          inside: '#0a2e44',
          awning: '#e08a1e',
          awningShade: '#a8601e',
          skin: '#6b4a3c',
          cloth: '#fff3d6',
        }),
      ),
      underwater(
        depth,
        shoal(`${name}-far`, 6, [1000, 560], [260, 60], 0.16, farFish('#2f8f8c'), { turn: 3 }),
        reef(),
        shoal(`${name}-pike`, 4, [230, 580], [380, 170], 0.6, barracuda(pike), { turn: 3, span: 240 }),
        shoal(`${name}-gold`, 12, [560, 800], [260, 80], 0.34, snapper(gold), { turn: -5 }),
        swim([1180, 726], -0.95, 5, whaleShark(giant)),
        diver([1240, 570], -0.85, -8, {
          suit: sea.ink,
          suitLit: '#5fb8a6',
          tank: '#ffc94d',
          tankShade: '#c98a1e',
          fin: '#ffc94d',
          glass: '#fff0b0',
        }),
      ),
      grain(2, { x: 0, y: 0, width: 1600, height: 420 }, 400, '#8a7a3a', 0.12),
      grain(5, { x: 0, y: 520, width: 1600, height: 480 }, 500, '#06303c', 0.18),
    );
  },
};
