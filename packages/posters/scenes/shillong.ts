import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { type CabColours, cabRear } from '../kit/cab.ts';
import { course, edge, smooth, strip } from '../kit/curves.ts';
import { flanks, litRidge } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { guardStones, milestone } from '../kit/milestone.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, radial, shape, stroke } from '../kit/svg.ts';
import { pine, strewn, woods } from '../kit/trees.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { umiamShores } from '../motifs/umiam.ts';

const { light, warm, dark, ink } = palettes.monsoon;
const shore = 430;
const sunAt: Point = [300, 226];
const flatness = 0.34;

function ridges(): string {
  const layers = [
    [4, 300, 262, 24, '240 288, 620 330, 1000 286, 1340 250', '#e4e3c4', '#b6cac6', '#9dbab8'],
    [12, 340, 330, 24, '300 356, 700 362, 1100 334, 1400 312', '#cfd8b4', '#8fb2ae', '#739f9c'],
    [25, 372, 372, 18, '260 396, 640 384, 1000 398, 1300 366', '#b7c998', '#6a988c', '#4f8278'],
  ] as const;
  return layers
    .map(([seed, from, to, relief, through, lit, body, shade], index) => {
      const crest = ridgeLine({
        seed,
        from,
        to,
        relief,
        through: points(through),
        roughness: 0.42,
        folds: 5,
      });
      return (
        litRidge(crest, { lit, body }, [7, 4]) +
        flanks(crest, 130, 60, shade, 1, 0.5) +
        haze(`shillong-mist-${index}`, 300 + index * 26, 430 + index * 8, light, 0.62)
      );
    })
    .join('');
}

/** Morning mist on the far arms of the lake: flat patches without an edge. */
function mist(): string {
  const patches = [
    [120, 446, 330, 0.05],
    [640, 436, 380, 0.05],
    [1060, 452, 330, 0.06],
    [430, 500, 210, 0.07],
    [960, 512, 200, 0.08],
    [1500, 470, 300, 0.06],
  ] as const;
  const paint = radial('shillong-mist', [0, 0], 1, stops('0 #fdfbee 0.95, 0.5 #fdfbee 0.6, 1 #fdfbee 0'));
  return (
    paint.definition +
    patches
      .map(([x, y, half, flat]) => place(x, y, [half, half * flat], circle(0, 0, 1, paint.fill)))
      .join('')
  );
}

const road = course(
  reaches(
    '1700 700 60, 1560 716 66, 1400 742 76, 1240 786 90, 1090 836 108, 900 880 130, 660 904 150, 380 930 176, 60 990 214, -200 1060 250',
  ),
  12,
);
const roadside = (share: number) => edge(road, share, flatness);

/** The slope that carries the road, from the lake's near shore to the foreground. */
function slope(): string {
  const brow = points(
    '-20 800, 160 790, 340 806, 540 822, 760 812, 960 768, 1130 712, 1300 664, 1470 640, 1620 630',
  );
  const lower = brow.map(([x, y]): Point => [x + 6, y + 14]);
  const bushes = [
    ...strewn(
      31,
      [-10, 1080],
      (x) => [826 - Math.max(0, x - 500) * 0.02, 840 - Math.max(0, x - 500) * 0.03],
      17,
      38,
    ),
    ...strewn(33, [1120, 1620], (x) => [712 - (x - 1120) * 0.1, 716 - (x - 1120) * 0.1], 17, 40),
  ];
  return group(
    {},
    shape(`${smooth(brow)}V1020H-20Z`, '#b9bf7a'),
    shape(`${smooth(lower)}V1020H-20Z`, '#4a8460'),
    woods(8, bushes, { shade: '#245a4c', leaf: '#3f7a5a', lit: '#a3b56c' }, -1),
  );
}

function highway(): string {
  const part = (from: number, to: number, fill: string, opacity = 1) =>
    shape(strip(roadside(from), roadside(to)), fill, { opacity });
  const stones = roadside(1.16).filter((_, index) => index > 10 && index < 104 && index % 6 === 0);
  return group(
    {},
    part(-1.3, 1.3, '#a98f5f'),
    part(-1, 1, '#71807c'),
    part(-0.9, -0.84, light, 0.8),
    part(0.84, 0.9, light, 0.8),
    stroke(
      `M${roadside(0)
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}`,
      light,
      4,
      { 'stroke-dasharray': '30 26', opacity: 0.85 },
    ),
    guardStones(stones, ([, y]) => 8 + (y - 640) * 0.06),
  );
}

function cab(): string {
  const colours: CabColours = {
    top: '#fffaea',
    side: '#c9ccbd',
    shade: '#8f9a92',
    rear: '#f3ead0',
    glass: '#21484a',
    shine: '#9dbcb4',
    tyre: ink,
    hub: '#c3c8bd',
    lamp: '#fff7d0',
    tail: '#b0432f',
    plate: warm,
  };
  return place(
    1000,
    852,
    [-0.62, 0.62],
    cabRear(colours, { load: '#a8502f', turn: 58, pitch: 17, cast: [-36, 10] }),
  );
}

/** The bank below the road: grass, bushes and a kilometre stone. */
function verge(): string {
  const scrub = strewn(51, [900, 1380], (x) => [960 - Math.max(0, x - 1000) * 0.16, 1010], 26, 58);
  return group(
    {},
    shape('M560 1020C760 970 960 960 1120 910C1260 868 1420 800 1620 770V1020Z', '#356f55'),
    woods(12, scrub, { shade: '#1d4f49', leaf: '#2f6b54', lit: '#86a866' }, -1),
    milestone([1216, 872], 46, warm),
  );
}

const nearPine = { trunk: '#3a3530', shade: '#163f40', lit: '#3f7a5c' };

export const scene: Scene = {
  name: 'shillong',
  alt: 'Arms of blue water and pine-covered islands of Umiam lake lie among rolling Khasi hills in morning mist, with a cab on the curving road to Shillong above the shore.',
  focus: [0.56, 0.7],
  draw() {
    return group(
      {},
      sky('shillong-sky', stops(`0 #6ba6bb, 0.5 #bcd6cf, 1 ${light}`), 400),
      sun(sunAt, 50, '#fffdf0', { rings: 4, spread: 0.8, glow: 0.26 }),
      cloud(5, [860, 190], 420, 34, '#fbf8e6', 0.7),
      cloud(7, [1220, 136], 330, 28, '#fbf8e6', 0.55),
      birds(6, [640, 236], 6, 13, '#4f7f86'),
      ridges(),
      water(
        'shillong-lake',
        shore,
        900,
        stops('0 #dfeadb, 0.2 #9cc8c8, 0.5 #4a9cac, 0.8 #2a7d96, 1 #1f6480'),
      ),
      lightPath(4, sunAt[0] + 90, shore + 6, 780, 70, '#fbfbe8', 0.4),
      ripples(5, { x: 0, y: 470, width: 1600, height: 330 }, 80, '#e6f2ea', 0.4),
      umiamShores(),
      ripples(8, { x: 300, y: 560, width: 1000, height: 220 }, 60, '#cfe6e2', 0.5),
      mist(),
      slope(),
      highway(),
      cab(),
      verge(),
      pine(3, [1500, 980], 470, nearPine, -1),
      pine(5, [1400, 1010], 330, nearPine, -1),
      pine(6, [1590, 1000], 620, { ...nearPine, shade: ink }, -1),
      pine(9, [60, 900], 520, { ...nearPine, shade: ink }, 1),
      pine(12, [160, 880], 330, nearPine, 1),
      grass(6, [560, 1014], [1620, 1000], 170, 58, ink, 0.1),
      grass(8, [-20, 930], [240, 906], 60, 40, '#1d4a45', 0.1),
      grain(9, { x: 0, y: 0, width: 1600, height: 1000 }, 600, dark, 0.07),
    );
  },
};
