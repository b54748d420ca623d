import { grain, haze, sky, sun } from '../kit/air.ts';
import { areca, type Leaf } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { flyingPigeon, type Plumage, pigeon } from '../kit/pigeon.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, place, polygon, rect, shape } from '../kit/svg.ts';
import { strewn, woods } from '../kit/trees.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { lightPath } from '../kit/water.ts';
import { kamakhyaTemple, type TempleTones } from '../motifs/kamakhya-temple.ts';

const { light, glow, warm, ink } = palettes.assam;
const terrace = 690;
const tones: TempleTones = {
  stone: { lit: '#f3d3a0', mid: '#d2a276', shade: '#9a6c5c', deep: '#5f4450' },
  red: { lit: '#d9623f', mid: '#b03a2c', shade: '#842b2a', deep: '#4a1f2a' },
  cream: { lit: '#fff0cf', mid: '#ecd0a0', shade: '#b58f74', deep: '#6f4f4c' },
  gold: '#f0ac35',
};

/** The river far below, with its sandbanks and the hills of the north bank. */
function farBelow(): string {
  const hills = ridgeLine({
    seed: 14,
    from: 350,
    to: 372,
    relief: 20,
    roughness: 0.46,
    folds: 6,
    through: points('260 330, 620 372, 1200 344'),
  });
  const second = ridgeLine({ seed: 19, from: 392, to: 380, relief: 12, roughness: 0.46, folds: 6 });
  const river = linear('kamakhya-river', [0, 410], [0, 620], stops(`0 ${light}, 0.4 #e9cf98, 1 #86a99a`));
  const sandbank = (x: number, y: number, half: number) =>
    shape(
      `M${x - half} ${y}Q${x - half * 0.2} ${y - half * 0.08} ${x + half} ${y + 2}Q${x} ${y + half * 0.1} ${x - half} ${y}Z`,
      '#fbe6b8',
    );
  return group(
    {},
    land(hills, '#c9bd92', 430),
    haze('kamakhya-haze-far', 330, 420, glow, 0.6),
    land(second, '#93a98a', 430),
    haze('kamakhya-haze-near', 380, 420, light, 0.5),
    river.definition,
    rect(0, 410, 1600, 240, river.fill),
    sandbank(120, 440, 200),
    sandbank(420, 462, 160),
    sandbank(1420, 446, 240),
    sandbank(1300, 486, 150),
    lightPath(3, 214, 414, 560, 90, '#fffaea', 0.8),
  );
}

/** The wooded brow of Nilachal on both sides of the terrace. */
function brow(): string {
  const left = strewn(4, [-30, 420], (x) => [600 + Math.max(0, x - 60) * 0.12, 690], 40, 58);
  const right = strewn(7, [1090, 1640], (x) => [640 - Math.max(0, x - 1120) * 0.22, 690], 40, 58);
  const behind = strewn(11, [300, 1240], () => [648, 670], 28, 44);
  const wood = { shade: '#1f5a54', leaf: '#34745e', lit: '#b6ad5f' };
  return (
    rect(0, 650, 1600, 48, '#1f5a54') +
    woods(6, behind, { shade: '#4a7f6c', leaf: '#639474', lit: '#c9bb72' }, -1) +
    woods(5, [...left, ...right], wood, -1)
  );
}

/** The paved court, its edge, and the flight of steps down towards us between two sloping walls. */
function stairs(): string {
  const treads = Array.from({ length: 7 }, (_, step) => {
    const y = 752 + step * 34 + step ** 2 * 1.6;
    const tall = 34 + step * 3.2;
    const half = 386 + (y - 752) * 1.06;
    const [left, right] = [930 - half, 930 + half];
    return (
      polygon(
        [
          [left, y],
          [right, y],
          [right + 20, y + tall * 0.46],
          [left - 20, y + tall * 0.46],
        ],
        '#efcf9c',
      ) +
      rect(left - 20, y + tall * 0.46, right - left + 40, tall * 0.62, '#8f4d3d') +
      rect(left - 20, y + tall * 0.46, right - left + 40, 4, '#5b2f30', { opacity: 0.5 })
    );
  });
  return group(
    {},
    rect(0, terrace, 1600, 330, '#1f5a54'),
    shape('M250 690H1390L1412 746H228Z', '#e3bd86'),
    shape('M250 690H1390L1396 702H244Z', '#f3d8a6'),
    shape('M1118 690H1390L1412 746H1250Q1180 732 1118 690Z', '#a9785c', { opacity: 0.7 }),
    rect(228, 746, 1184, 44, '#94513f'),
    rect(228, 746, 1184, 5, '#f3d8a6'),
    ...treads,
    polygon(points('552 738, 516 738, 200 1020, 280 1020'), '#fbe3b4'),
    polygon(points('552 738, 552 764, 300 1020, 280 1020'), '#b98a64'),
    polygon(points('1308 738, 1344 738, 1660 1020, 1580 1020'), '#d2a674'),
    polygon(points('1308 738, 1308 764, 1556 1020, 1580 1020'), '#f6dcae'),
    slopes(),
  );
}

/** The hill falls away on both sides of the steps, under trees. */
function slopes(): string {
  const left = strewn(
    14,
    [-30, 390],
    (x) => [722 + Math.max(0, x - 160) * 0.3, 1010 - Math.max(0, x - 120) * 0.72],
    46,
    72,
  );
  const right = strewn(18, [1430, 1640], (x) => [722, 790 + Math.max(0, x - 1400) * 1.1], 46, 72);
  return woods(9, [...left, ...right], { shade: '#123f44', leaf: '#1f5c52', lit: '#8f9a56' }, -1);
}

const skin = '#7d4f38';
const pilgrims: readonly (readonly [Visitor, number, number, number, string, string])[] = [
  [sari, 500, 730, 64, '#c8452f', '#8a2f2b'],
  [kurta, 536, 734, 68, '#fff0cf', '#c9a878'],
  [walker, 886, 734, 66, '#f0ac35', '#b0702a'],
  [sari, 1004, 738, -64, '#fff0cf', '#c98d5f'],
  [sari, 1200, 734, 64, '#1f6f70', '#0f4149'],
  [walker, 1100, 796, -86, '#e08a1e', '#9a5a20'],
  [sari, 790, 838, 108, '#b03a2c', '#701f28'],
  [kurta, 852, 842, 116, '#fff3d8', '#c9a878'],
  [walker, 1230, 926, -140, '#2a6e6a', '#124a50'],
  [sari, 1296, 932, -134, '#f0c060', '#b07a30'],
];

const crowd = () =>
  pilgrims
    .map(
      ([who, x, y, tall, cloth, fold]) =>
        shadow(who, [x, y], tall, [0.9, 0.1], ink, 0.32) +
        stand(who, [x, y], tall, { skin, hair: ink, cloth, fold, legs: '#e3d3b0' }),
    )
    .join('');

const plumage: Plumage = {
  body: '#6d8088',
  lit: '#b9c2ba',
  wing: '#8d9c9c',
  bar: '#2f4148',
  neck: '#3f7370',
  foot: '#b8543f',
};

/** Pigeons on the steps in front and a few that have just risen. */
function flock(): string {
  const standing = reaches(
    '540 872 0.46, 640 876 -0.44, 480 922 0.6, 590 926 -0.6, 690 916 0.54, 440 980 0.8, 720 976 -0.78, 590 984 0.82, 940 974 0.72, 1020 922 -0.54',
  );
  const rising = reaches(
    '394 470 0.5, 330 420 0.46, 470 410 0.42, 250 500 0.4, 1240 430 -0.4, 1300 380 -0.36, 1186 340 -0.32',
  );
  return (
    standing
      .map(
        ([x, y, size]) =>
          shape(
            `M${x - 44 * Math.abs(size)} ${y}Q${x + 20} ${y - 4} ${x + 70 * Math.abs(size)} ${y + 2}Q${x} ${y + 8} ${x - 44 * Math.abs(size)} ${y}Z`,
            ink,
            { opacity: 0.3 },
          ) + pigeon([x, y], size, plumage),
      )
      .join('') + rising.map(([x, y, size]) => flyingPigeon([x, y], size, plumage)).join('')
  );
}

const nearLeaf: Leaf = { trunk: '#2a3a3c', shade: '#0f3a40', leaf: '#17504e', lit: '#7f9456' };

export const scene: Scene = {
  name: 'kamakhya',
  alt: 'Pilgrims climb broad steps among pigeons to the Kamakhya temple on Nilachal hill, its ribbed beehive dome ringed by small spires, with the Brahmaputra far below.',
  focus: [0.53, 0.46],
  draw() {
    return group(
      {},
      sky('kamakhya-sky', stops(`0 #6a9fa2, 0.42 #cbc79c, 0.8 #f8d389, 1 ${light}`), 420),
      sun([214, 318], 46, '#fff7e0', { rings: 4, spread: 0.75, glow: 0.24 }),
      farBelow(),
      areca(4, [1410, 650], 260, nearLeaf, 0.02),
      areca(5, [1480, 660], 310, nearLeaf, -0.02),
      brow(),
      stairs(),
      place(930, terrace + 6, 0.93, kamakhyaTemple(tones)),
      crowd(),
      flock(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 700, warm, 0.08),
    );
  },
};
