import { cloud, grain, haze, sky } from '../kit/air.ts';
import { along } from '../kit/curves.ts';
import { clump } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, shape, tag } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { fern } from '../kit/understorey.ts';
import { knupBearer, taro } from '../motifs/khasi-walker.ts';
import { forest, lip, plunge, poolAndStream, strata } from '../motifs/sohra-cliffs.ts';

const { light, deep, dark, ink } = palettes.monsoon;
/** The ledge that the walker stands on, its edge lit. */
const ledge = () =>
  shape('M1030 1070L1058 930L1120 884L1230 868L1350 876L1420 900L1640 880V1070Z', ink) +
  shape('M1058 930L1120 884L1230 868L1350 876L1330 892L1220 888L1140 900L1080 934Z', '#4b6a5c');

/** The bowl of the gorge: its left wall looks away from the light, its right wall into it, the hollow behind the fall is darkest. */
const walls: readonly (readonly [
  from: number,
  to: number,
  top: number,
  lit: string,
  rock: string,
  shade: string,
])[] = [
  [700, 905, 322, '#6d8a7e', '#4f7169', '#3a5f5a'],
  [590, 715, 320, '#86998a', '#5f8076', '#466b64'],
  [890, 1020, 320, '#c2bd9c', '#8ea08f', '#66877b'],
  [440, 610, 316, '#8b9c8c', '#6c8b80', '#4c7068'],
  [1005, 1150, 316, '#ded2ac', '#aeb39b', '#7f9686'],
  [230, 460, 312, '#7f9384', '#587a70', '#41655e'],
  [1135, 1350, 308, '#cfc8a6', '#9aa894', '#6f8b7f'],
  [-30, 250, 306, '#a3ac95', '#799487', '#547970'],
  [1335, 1640, 300, '#ebdcb4', '#bcbb9f', '#8a9d8a'],
];

function cliffs(): string {
  return walls
    .map(([from, to, top, lit, rock, shade], index) => {
      const left = along(
        [
          [from - 14, top],
          [from - 6, top + 120],
          [from - 18, top + 260],
          [from - 10, 760],
        ],
        3,
      );
      const right = along(
        [
          [to + 14, top],
          [to + 6, top + 140],
          [to + 18, top + 280],
          [to + 10, 760],
        ],
        3,
      ).reverse();
      return strata({
        id: `sohra-falls-wall-${index}`,
        seed: index + 3,
        top,
        bottom: 740,
        outline: [...left, ...right],
        lit,
        rock,
        shade,
      });
    })
    .join('');
}

/** Turf over the edge of the plateau, with the bushes that hang from it. */
function rim(line: readonly Point[]): string {
  const { between } = random(17);
  const fringe = line
    .filter(([x], index) => index % 2 === 0 && Math.abs(x - lip[0]) > 36)
    .map(([x]) => clump(Math.round(x + 99), [x, 320 + between(-4, 6)], between(14, 30), between(6, 14), 8))
    .join('');
  const crowns = line
    .filter(([x], index) => index % 9 === 4 && Math.abs(x - lip[0]) > 70)
    .map(([x, y]) => clump(Math.round(x + 9), [x, y - between(4, 10)], between(12, 24), between(9, 16), 9))
    .join('');
  return (
    shape(crowns, '#4f8060') +
    land(line, '#79a56c', 324) +
    shape(fringe, '#5b8b62') +
    shape(
      'M650 303C690 302 712 309 742 309C764 309 778 313 784 320H817C812 310 786 303 752 303C716 303 700 299 650 301Z',
      '#e3ece0',
    )
  );
}

/** Bushes that grow on the ledges. */
function ledgeGreen(): string {
  const { between } = random(41);
  let [d, lit] = ['', ''];
  for (const [x, y, width] of [
    [60, 420, 150],
    [330, 480, 120],
    [500, 440, 90],
    [1080, 430, 90],
    [1240, 500, 160],
    [1440, 400, 180],
    [640, 560, 60],
    [960, 560, 60],
  ] as const) {
    for (let bush = 0; bush < width / 14; bush++) {
      const at: Point = [x + bush * 14 - width / 2 + between(-5, 5), y + between(-4, 6)];
      const r = between(8, 15);
      d += clump(bush + x, at, r, r * 0.6, 7);
      lit += clump(bush + x + 1, [at[0] - 3, at[1] - 3], r * 0.5, r * 0.28, 6);
    }
  }
  return shape(d, '#4a7860') + shape(lit, '#86a978');
}

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
  alt: 'A tall waterfall plunges off a flat green plateau at Sohra into a turquoise pool in a cloudy gorge, watched by a person under a Khasi bamboo rain shield.',
  focus: [0.53, 0.56],
  draw() {
    const plateau = ridgeLine({
      seed: 7,
      from: 296,
      to: 282,
      relief: 4,
      folds: 5,
      through: trace('300 304 760 316 840 316 1180 298'),
    });
    return group(
      {},
      sky(
        'sohra-falls-sky',
        [
          [0, '#8fb0ae'],
          [0.5, '#cdd8c9'],
          [1, '#f6efd2'],
        ],
        320,
      ),
      drift(3, [-120, 150], 760),
      drift(8, [860, 120], 820),
      drift(12, [420, 222], 620),
      land(
        ridgeLine({
          seed: 21,
          from: 236,
          to: 226,
          relief: 8,
          folds: 5,
          through: [
            [500, 256],
            [900, 252],
          ],
        }),
        '#b9c9be',
        340,
      ),
      haze('sohra-falls-haze', 220, 300, light, 0.75),
      land(
        ridgeLine({
          seed: 22,
          from: 268,
          to: 250,
          relief: 7,
          folds: 5,
          through: [
            [600, 286],
            [1000, 284],
          ],
        }),
        '#98b79f',
        340,
      ),
      cliffs(),
      rim(plateau),
      ledgeGreen(),
      drift(31, [60, 560], 420),
      drift(34, [1120, 520], 460),
      haze('sohra-falls-spray', 520, 730, '#fffdf2', 0.42),
      slope(talusLeft, deep),
      slope(talusRight, '#4c8170'),
      shape('M560 716C700 690 900 690 1040 716L1100 1020H500Z', '#3a6c5f'),
      poolAndStream(),
      plunge(),
      forest(2, talusLeft, 3, 30, ['#3b6f61', '#346659', '#6d9a7b']),
      forest(5, talusRight, 3, 30, ['#4c8170', '#43776a', '#94b483']),
      drift(44, [300, 742], 360),
      drift(47, [980, 736], 380),
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
