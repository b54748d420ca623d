import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { cabRear, headlight } from '../kit/cab.ts';
import { along, course, edge, type Reach, strip } from '../kit/curves.ts';
import { areca, clump, type Leaf, shadeTree, teaRows } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { guardStones, milestone } from '../kit/milestone.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, rect, shape, stroke } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { boat, mist, sandbanks } from '../motifs/braided-river.ts';

const { light, glow, warm, mid, deep, dark, ink } = palettes.assam;
const dawn: Point = [560, 366];
const shore = 424;
/** How flat the ground lies to the eye; the cab is seen from the same height. */
const flatness = 0.31;

const nearLeaf: Leaf = { trunk: '#1b3a3c', shade: ink, leaf: '#123c40', lit: '#2c6a5c' };
const midLeaf: Leaf = { trunk: '#21484a', shade: '#0f3d44', leaf: '#1b5a58', lit: '#6f9a6c' };

/** Thin bars of cloud across the dawn, lit from below. */
function streaks(): string {
  const bar = ([x, y]: Point, length: number, height: number, fill: string) =>
    shape(
      `M${point([x, y])}Q${point([x + length * 0.4, y - height])} ${point([x + length, y])}Q${point([x + length * 0.55, y + height * 0.5])} ${point([x, y])}Z`,
      fill,
      { opacity: 0.5 },
    );
  return (
    bar([300, 262], 420, 10, light) +
    bar([620, 236], 360, 8, light) +
    bar([60, 222], 300, 7, glow) +
    bar([980, 200], 420, 9, light) +
    bar([1180, 228], 300, 6, glow)
  );
}

function hills(): string {
  const far = ridgeLine({
    seed: 11,
    from: 330,
    to: 300,
    relief: 26,
    roughness: 0.46,
    folds: 6,
    through: trace('240 318 560 388 980 322 1330 268'),
  });
  const second = ridgeLine({
    seed: 24,
    from: 318,
    to: 330,
    relief: 26,
    roughness: 0.46,
    folds: 6,
    through: trace('130 306 420 392 700 402 1120 360 1450 306'),
  });
  const third = ridgeLine({
    seed: 37,
    from: 352,
    to: 352,
    relief: 18,
    roughness: 0.46,
    folds: 6,
    through: trace('90 344 330 408 860 414 1230 390 1500 344'),
  });
  return (
    land(far, '#bcb996', 440) +
    haze('home-hero-haze-far', 300, 430, glow, 0.6) +
    land(second, '#7fa396', 440) +
    haze('home-hero-haze-second', 330, 430, glow, 0.38) +
    land(third, '#468079', 440) +
    haze('home-hero-haze-third', 370, 434, light, 0.42)
  );
}

/** The line of trees along the far bank, in two strokes of mist. */
function farBank(): string {
  const headland = ridgeLine({
    seed: 63,
    from: 344,
    to: 426,
    relief: 9,
    roughness: 0.5,
    folds: 6,
    span: [-20, 330],
  });
  const left = ridgeLine({
    seed: 5,
    from: 402,
    to: 424,
    relief: 5,
    roughness: 0.7,
    folds: 7,
    span: [-20, 470],
  });
  const right = ridgeLine({
    seed: 8,
    from: 425,
    to: 396,
    relief: 5,
    roughness: 0.7,
    folds: 7,
    span: [760, 1620],
  });
  return land(headland, '#34736f', 428) + land(left, mid, 428) + land(right, mid, 428);
}

function river(): string {
  const paint = linear(
    'home-hero-river',
    [0, shore],
    [0, 860],
    [
      [0, '#fbdc9a'],
      [0.14, '#e9c98d'],
      [0.4, '#8fb0a0'],
      [0.75, '#3d8584'],
      [1, deep],
    ],
  );
  return paint.definition + rect(0, shore, 1600, 460, paint.fill);
}

const roadCourse: readonly Reach[] = [
  [1760, 1075, 250],
  [1500, 966, 196],
  [1240, 868, 164],
  [1000, 776, 138],
  [806, 700, 112],
  [724, 650, 84],
  [760, 612, 60],
  [850, 586, 42],
  [960, 562, 28],
  [1060, 548, 20],
];
const roadLine = course(roadCourse);

/** The slope below the road, down to the river: the near tea garden lies on it. */
const lowerCrest: Point[] = along(
  trace('-30 742 160 728 330 730 480 716 590 676 690 634 800 590 960 556'),
  4,
);

function lowerGarden(): string {
  const foot = lowerCrest.map(([x, y], index): Point => {
    const share = index / (lowerCrest.length - 1);
    return [x + share * 1000, 1040 + y * 0.02];
  });
  const ground = shape(`M${lowerCrest.map(point).join('L')}L1640 1020L-30 1020Z`, dark);
  return (
    ground +
    teaRows(9, lowerCrest.slice(0, 21), foot.slice(0, 21), 7, {
      gap: ink,
      shade: '#0e3a41',
      leaf: '#195450',
      lit: '#3f7c62',
    })
  );
}

function upperGarden(): string {
  const crest = along(trace('862 592 960 562 1060 532 1160 498 1300 450 1460 392 1640 340'), 3);
  const foot = along(trace('836 618 880 656 1000 698 1160 746 1330 804 1480 856 1660 924'), 3);
  return teaRows(3, crest, foot, 10, { gap: ink, shade: '#11454a', leaf: '#2a6e5f', lit: '#9db56e' });
}

/** Tea bushes about the foot of each trunk, so that it grows out of the garden. */
function bushesAt(feet: readonly Point[], size: number, leaf: string, lit: string): string {
  const around = feet.flatMap(([x, y]) =>
    [-1, 0, 1].map((side): Point => [x + side * size * 1.1, y + (1 - Math.abs(side)) * size * 0.2]),
  );
  const crowns = (lift: number, share: number) =>
    around.map(([x, y]) => clump(Math.round(x), [x, y - lift], size * share, size * share * 0.6, 9)).join('');
  return shape(crowns(0, 1), leaf) + shape(crowns(size * 0.3, 0.62), lit);
}

function road(): string {
  const between = (from: number, to: number, fill: string) =>
    shape(strip(edge(roadLine, from, flatness), edge(roadLine, to, flatness)), fill);
  const centre = stroke(`M${edge(roadLine, 0, flatness).map(point).join('L')}`, '#f1dcae', 4, {
    'stroke-dasharray': '34 30',
    opacity: 0.85,
  });
  return (
    between(-1.26, 1.26, '#8a7a52') +
    between(-1.2, 1.06, '#c4a56e') +
    between(-1, 1, '#57655f') +
    between(-0.97, 0.8, '#6b7a72') +
    centre
  );
}

function roadEdge(): string {
  const outer = edge(roadLine, -1.14, flatness);
  const stones = outer.filter((_, index) => index > 26 && index < 84 && index % 4 === 0);
  return guardStones(stones, ([, y]) => 6 + (y - 600) * 0.075);
}

function cab(): string {
  const colours = {
    top: '#fff4da',
    side: '#ead6af',
    shade: '#a88f6b',
    rear: '#c8ae84',
    glass: '#18393f',
    shine: '#7fa39a',
    tyre: '#0d1f26',
    hub: '#b9a581',
    lamp: '#fff3c4',
    tail: '#b23a24',
    plate: '#e9b434',
  };
  return (
    place(882, 758, 0.56, cabRear(colours, { turn: 39, pitch: 18, cast: [44, 16], load: '#9a5a2c' })) +
    headlight([795, 701], 11, light)
  );
}

export const scene: Scene = {
  name: 'home-hero',
  alt: 'A cream taxi follows a hill road past a tea garden towards the wide Brahmaputra, its sandbanks shining at sunrise below misty blue-green hills.',
  focus: [0.6, 0.68],
  draw() {
    return group(
      {},
      sky(
        'home-hero-sky',
        [
          [0, '#5f9a9b'],
          [0.36, '#aebf9f'],
          [0.7, '#f3cf85'],
          [1, '#f7bf63'],
        ],
        440,
      ),
      sun(dawn, 48, '#fff7e2', { rings: 4, spread: 0.8, glow: 0.24 }),
      streaks(),
      birds(6, [900, 168], 7, 15, mid),
      hills(),
      farBank(),
      river(),
      lightPath(2, dawn[0], shore + 2, 700, 150, light, 0.85),
      ripples(7, { x: 0, y: 450, width: 1600, height: 280 }, 60, light, 0.3),
      sandbanks(),
      mist(),
      boat([424, 606], 0.66),
      lowerGarden(),
      road(),
      upperGarden(),
      shadeTree(4, [1210, 560], 190, midLeaf),
      shadeTree(8, [1440, 500], 250, midLeaf),
      shadeTree(5, [1060, 560], 110, midLeaf),
      cab(),
      roadEdge(),
      milestone([996, 884], 54, warm),
      shadeTree(12, [440, 880], 250, midLeaf),
      bushesAt(trace('1210 560 1440 500 1060 560'), 15, '#2a6e5f', '#9db56e'),
      areca(3, [70, 930], 590, nearLeaf, 0.02),
      areca(5, [214, 960], 450, nearLeaf, -0.02),
      bushesAt(trace('70 930 214 960 440 884'), 26, '#17504e', '#3f7c62'),

      grass(4, [-20, 1010], [700, 1010], 90, 90, ink),
      grain(1, { x: 0, y: 430, width: 1600, height: 570 }, 900, ink, 0.07),
    );
  },
};
