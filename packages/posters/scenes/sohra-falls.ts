import { cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { cliff } from '../kit/cliff.ts';
import { along } from '../kit/curves.ts';
import { clump } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, shape, stroke, tag } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { fern } from '../kit/understorey.ts';
import { knupBearer, taro } from '../motifs/khasi-walker.ts';
import { forest, lip, plunge, poolAndStream } from '../motifs/sohra-cliffs.ts';

const { light, deep, dark, ink } = palettes.monsoon;
/** The ledge that the walker stands on, its edge lit. */
const ledge = () =>
  shape('M1030 1070L1058 930L1120 884L1230 868L1350 876L1420 900L1640 880V1070Z', ink) +
  shape('M1058 930L1120 884L1230 868L1350 876L1330 892L1220 888L1140 900L1080 934Z', '#4b6a5c');

/** The edges of the plateau: across the end of the gorge, and along both of its sides towards us. */
const brink = {
  back: ridgeLine({ seed: 7, from: 322, to: 318, relief: 5, folds: 5, span: [440, 1150] }),
  left: ridgeLine({
    seed: 9,
    from: 214,
    to: 330,
    relief: 6,
    folds: 5,
    span: [-20, 480],
    through: trace('110 222 240 246 360 282 440 314'),
  }),
  right: ridgeLine({
    seed: 12,
    from: 328,
    to: 196,
    relief: 6,
    folds: 5,
    span: [1110, 1620],
    through: trace('1160 308 1250 272 1370 236 1500 210'),
  }),
};

const stones = {
  back: { lit: '#c3c3a6', body: '#8ba394', shade: '#5f8378' },
  left: { lit: '#7d9a8c', body: '#547a70', shade: '#3a5f59' },
  right: { lit: '#ecdcb2', body: '#b3b498', shade: '#7c9483' },
};

/** Level beds of rock across a wall, which follow its edge. */
const beds = (edge: readonly Point[], foot: number, colour: string) =>
  stroke(
    [0.12, 0.24, 0.38, 0.52, 0.68, 0.84]
      .map((down) => `M${edge.map(([x, y]) => point([x, y + (foot - y) * down])).join('L')}`)
      .join(''),
    colour,
    2.6,
    { opacity: 0.4 },
  );

/** The gorge: its end in the middle distance, its left side away from the light and its right side in it. */
const walls = () =>
  cliff({ seed: 21, edge: brink.back, foot: 760, tones: stones.back, stride: 118, light: -1 }) +
  beds(brink.back, 760, stones.back.shade) +
  shape('M690 318H910L960 740H640Z', '#456f66', { opacity: 0.55 }) +
  haze('sohra-falls-depth', 420, 740, '#e9eddf', 0.62) +
  turf(brink.back, 13, ['#6f9f66', '#568a60', '#9dbb78']) +
  cliff({ seed: 33, edge: brink.left, foot: 860, tones: stones.left, stride: 96, light: -1 }) +
  beds(brink.left, 860, stones.left.shade) +
  cliff({ seed: 38, edge: brink.right, foot: 860, tones: stones.right, stride: 104, light: -1 }) +
  beds(brink.right, 860, stones.right.shade) +
  haze('sohra-falls-spray', 560, 800, '#f3f4e8', 0.4);

/** Turf along an edge of the plateau, thicker towards us, with the bushes that hang over it. */
function turf(
  edge: readonly Point[],
  size: number,
  tones: readonly [turf: string, leaf: string, lit: string],
): string {
  const { between } = random(Math.round(size * 7));
  const open = edge.filter(([x]) => Math.abs(x - lip[0]) > 34);
  const bushes = open.filter((_, index) => index % 2 === 0);
  const clumps = (share: number, lift: number) =>
    bushes
      .map(([x, y], index) => {
        const r = size * (0.7 + ((index * 7) % 5) * 0.14) * share;
        return clump(index + Math.round(size), [x - lift, y - lift - between(0, 3)], r, r * 0.58, 8);
      })
      .join('');
  const under = [...edge].reverse().map(([x, y]): Point => [x, y + size * 0.5]);
  return (
    shape(
      `M${[...edge.map(([x, y]): Point => [x, y - size * 0.5]), ...under].map(point).join('L')}Z`,
      tones[0],
    ) +
    shape(clumps(1, 0), tones[1]) +
    shape(clumps(0.55, size * 0.22), tones[2])
  );
}

/** The plateau behind the edges, and the stream that comes over it to the fall. */
const plateau = () =>
  land(
    ridgeLine({
      seed: 27,
      from: 224,
      to: 204,
      relief: 6,
      folds: 5,
      through: trace('300 276 800 298 1300 262'),
    }),
    '#86ab78',
    336,
  ) +
  shape(
    'M640 300C690 300 716 306 746 307C766 308 778 312 784 320H817C812 309 786 302 752 300C716 298 700 297 640 300Z',
    '#e3ece0',
  );

const talusLeft: Point[] = along(trace('-30 556 140 600 320 640 500 676 640 708'), 5);
const talusRight: Point[] = along(trace('960 708 1090 680 1260 636 1440 586 1640 536'), 5);
const spurLeft: Point[] = along(trace('-30 676 160 700 330 744 520 800 680 860 760 930'), 4);
const spurRight: Point[] = along(trace('800 930 900 850 1060 786 1240 730 1420 690 1640 660'), 4);

function slope(line: readonly Point[], fill: string): string {
  const [first, last] = [line[0], line.at(-1)];
  return first && last
    ? shape(`M${line.map(point).join('L')}L${point([last[0], 1020])}L${point([first[0], 1020])}Z`, fill)
    : '';
}

/** Cloud that drifts through the gorge: long banks, whiter above. */
const drift = (seed: number, [x, y]: Point, width: number) =>
  cloud(seed, [x, y], width, 54, '#e4eade', 0.6) +
  cloud(seed + 1, [x + width * 0.12, y + 8], width * 0.7, 34, '#fffdf2', 0.7);

const fernId = 'sohra-falls-fern';

/** One fern is drawn once and planted many times, mirrored and scaled: its leaflets would otherwise be most of the file. */
const fernHere = ([x, y]: Point, size: number, mirrored = false) =>
  tag('use', {
    href: `#${fernId}`,
    transform: `translate(${x} ${y}) scale(${mirrored ? -size / 200 : size / 200} ${size / 200})`,
  });

function undergrowth(): string {
  return group(
    {},
    tag('defs', {}, group({ id: fernId }, fern(3, [0, 0], 200, 7, [dark, deep]))),
    shape('M-10 820C120 800 240 860 330 920C420 960 520 960 620 1010H-10Z', ink),
    fernHere([110, 900], 270),
    fernHere([350, 990], 230, true),
    taro([60, 1000], 190, -24, deep, dark),
    taro([170, 1010], 170, 14, '#5a8f72', deep),
    taro([500, 1020], 130, -12, deep, dark),
    taro([570, 1030], 110, 26, '#5a8f72', deep),
    fernHere([740, 1040], 150),
    fernHere([960, 1040], 150, true),
  );
}

/** What grows about the walker's ledge, in front of it. */
const ledgeGrowth = () =>
  fernHere([1520, 950], 250, true) +
  taro([1420, 1010], 160, -16, '#5a8f72', deep) +
  taro([1540, 1020], 180, 18, deep, dark) +
  fernHere([1090, 1010], 150) +
  fernHere([1330, 1030], 150, true);

export const scene: Scene = {
  name: 'sohra-falls',
  alt: 'A tall waterfall plunges off a flat green plateau at Sohra into a turquoise pool in a misty gorge, watched by a person under a Khasi bamboo rain shield.',
  focus: [0.56, 0.5],
  draw() {
    return group(
      {},
      sky(
        'sohra-falls-sky',
        [
          [0, '#86adb0'],
          [0.5, '#cbd9cc'],
          [1, '#f8efcf'],
        ],
        320,
      ),
      sun([560, 170], 40, '#fffbe8', { rings: 4, spread: 0.8, glow: 0.24 }),
      drift(3, [-120, 120], 620),
      drift(8, [900, 104], 700),
      land(
        ridgeLine({ seed: 21, from: 206, to: 190, relief: 8, folds: 5, through: trace('500 250 900 246') }),
        '#b9c9be',
        340,
      ),
      haze('sohra-falls-haze', 200, 290, light, 0.75),
      plateau(),
      walls(),
      turf(brink.right, 22, ['#7fab6c', '#5b8f60', '#b4cb84']),
      turf(brink.left, 22, ['#5b8f60', '#3f7459', '#7fa56c']),
      slope(talusLeft, deep),
      slope(talusRight, '#4c8170'),
      shape('M560 716C700 690 900 690 1040 716L1100 1020H500Z', '#3a6c5f'),
      poolAndStream(),
      plunge(),
      forest(2, talusLeft, 3, 30, ['#3b6f61', '#346659', '#6d9a7b']),
      forest(5, talusRight, 3, 30, ['#4c8170', '#43776a', '#94b483']),
      slope(spurLeft, dark),
      slope(spurRight, '#2b5d55'),
      forest(8, spurLeft, 4, 48, [dark, '#1d4946', '#3f7569']),
      forest(11, spurRight, 4, 48, ['#2b5d55', '#25554f', '#5a8c74']),
      undergrowth(),
      place(0, -48, 1, ledge(), knupBearer([1220, 880], 190)),
      ledgeGrowth(),
      grain(1, { x: 0, y: 320, width: 1600, height: 680 }, 700, ink, 0.06),
    );
  },
};
