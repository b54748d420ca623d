import { birds, grain, sky, sun } from '../kit/air.ts';
import { curve, points } from '../kit/limbs.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { canopy, coconutPalm, cumulus, surf } from '../kit/shore.ts';
import { group, type Point, place, point, shape, sheet, stroke } from '../kit/svg.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { jetSki, jetSkiRider } from '../motifs/jet-ski.ts';
import { drops, foamBank, type Spray, sprayFan } from '../motifs/spray.ts';

const { glow, warm, haze, mid, deep, dark, ink } = palettes.sea;
const horizon = 420;
const foam = '#fffaf0';
/** Where the outer side of the hull throws the water up. */
const spray: Spray = { root: [690, 706], along: 150, from: 1.05, to: 1.51 };

function heavens(): string {
  const cloud = { shade: '#e9c7a2', body: '#fbe3bd', lit: '#fff6df' };
  return (
    sky(
      'jet-ski-sky',
      [
        [0, '#4fb0b4'],
        [0.45, '#a6dcd3'],
        [0.8, glow],
        [1, '#fbe9c4'],
      ],
      horizon,
    ) +
    sun([330, 250], 62, '#fffbe8', { rings: 3, spread: 0.8, glow: 0.3 }) +
    cumulus(6, [760, 398], 500, 120, cloud, -1) +
    cumulus(15, [60, 400], 380, 90, cloud, -1) +
    cumulus(11, [1120, 330], 300, 80, cloud, -1)
  );
}

/** The headland: a wooded cliff, its face turned to the sun. */
function headland(): string {
  const top = (x: number) => 424 - 200 / (1 + Math.exp(-(x - 1250) / 60)) - 26 * Math.sin((x - 1100) / 90);
  const cliff = points(
    '1040 430, 1090 414, 1130 392, 1170 360, 1210 348, 1260 316, 1330 288, 1420 272, 1520 266, 1640 258',
  );
  return group(
    {},
    shape('M860 424C940 404 1010 396 1080 402L1180 426Z', '#8cc3b8'),
    shape(`${curve(cliff)}L1640 440L1040 440Z`, '#2f6a68'),
    canopy(
      4,
      { top, floor: 402, span: [1150, 1640] },
      40,
      { shade: '#1f5a5c', leaf: '#2f7763', lit: '#9fb36a' },
      -1,
    ),
    shape(
      'M1040 430C1080 420 1120 408 1150 380C1180 352 1196 360 1204 384C1216 396 1240 388 1262 398C1300 408 1330 404 1372 414C1440 420 1520 412 1640 420L1640 444L1030 444Z',
      '#b98763',
    ),
    shape(
      'M1204 384C1216 396 1240 388 1262 398C1300 408 1330 404 1372 414C1440 420 1520 412 1640 420L1640 444L1240 444C1230 424 1216 404 1204 384Z',
      '#6d5458',
    ),
    shape('M1262 398C1300 408 1330 404 1372 414L1390 444L1290 444C1284 428 1274 412 1262 398Z', '#a57a60'),
    surf(5, points('1020 442, 1300 446, 1620 446'), 4, foam),
  );
}

function coast(): string {
  const palms: readonly (readonly [number, number, number, number])[] = [
    [40, 424, 150, 0.2],
    [92, 428, 120, 0.36],
    [150, 428, 168, 0.22],
    [214, 430, 128, 0.4],
    [292, 430, 104, 0.5],
  ];
  const colours = { trunk: '#2c3f48', trunkLit: glow, frond: '#0f4a50', frondLit: '#5a8f5e', nut: '#2c3f48' };
  return group(
    {},
    shape('M-20 396C60 380 150 392 220 408C300 424 380 430 450 432L450 440L-20 440Z', '#17595c'),
    canopy(
      12,
      { top: (x) => 372 + x * 0.16, floor: 424, span: [-20, 260] },
      34,
      { shade: '#134e54', leaf: '#1f6a60', lit: '#8fae68' },
      -1,
    ),
    shape('M-20 426C120 424 320 428 520 438C380 448 120 450 -20 448Z', '#f6e2b8'),
    palms
      .map(([x, y, height, lean], index) =>
        coconutPalm(60 + index, [x, y], height, colours, { lean, light: -1 }),
      )
      .join(''),
    surf(7, points('-10 450, 300 449, 520 441'), 3, foam),
  );
}

function sea(): string {
  return (
    water('jet-ski-sea', horizon, sheet.height, [
      [0, '#5fb9b2'],
      [0.12, mid],
      [0.4, '#179098'],
      [0.75, deep],
      [1, dark],
    ]) + lightPath(3, 330, 432, 900, 330, '#fff6d8', 0.7)
  );
}

/** Swell: long dark backs with a lit edge towards the sun. */
function swell(): string {
  const { between } = random(18);
  const waves = Array.from({ length: 26 }, (_, index) => {
    const near = (index / 26) ** 1.3;
    const y = 470 + near * 500;
    const x = between(-100, 1600);
    const half = 60 + near * 240;
    const high = 4 + near * 18;
    const back = `M${point([x - half, y])}C${point([x - half * 0.4, y - high])} ${point([x + half * 0.2, y - high])} ${point([x + half, y])}C${point([x + half * 0.3, y + high * 0.3])} ${point([x - half * 0.5, y + high * 0.4])} ${point([x - half, y])}Z`;
    return shape(back, index % 2 ? dark : '#0e6f79', { opacity: 0.4 });
  });
  return waves.join('') + ripples(4, { x: 0, y: 450, width: 1600, height: 500 }, 60, haze, 0.4);
}

/** The track of the turn: it comes from the viewer, bends to the right and ends under the stern. */
function wake(): string {
  const outer = points('760 676, 600 690, 430 726, 270 800, 150 900, 80 1030');
  const inner = points('430 1030, 452 930, 520 850, 610 794, 700 756, 800 742');
  const band = (fill: string, squeeze: number, opacity: number) => {
    const to = (points: Point[], towards: Point[]) =>
      points.map((from, index): Point => {
        const other = towards[towards.length - 1 - index] ?? from;
        return [from[0] + (other[0] - from[0]) * squeeze, from[1] + (other[1] - from[1]) * squeeze];
      });
    return shape(`${curve(to(outer, inner))}${curve(to(inner, outer)).replace('M', 'L')}Z`, fill, {
      opacity,
    });
  };
  const streaks = [0.4, 0.52, 0.64]
    .map((share) => {
      const line = outer.map((from, index): Point => {
        const to = inner[inner.length - 1 - index] ?? from;
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      });
      return stroke(curve(line), '#bfe6da', 5, { 'stroke-dasharray': '70 38 24 60' });
    })
    .join('');
  return (
    band('#7fcbc1', 0, 0.7) +
    band('#bfe6da', 0.12, 1) +
    band('#5fb9b2', 0.26, 1) +
    streaks +
    foamBank(31, outer, 26) +
    foamBank(37, [...inner].reverse(), 26)
  );
}

function machine(): string {
  return place(
    846,
    716,
    1.22,
    group({ transform: 'rotate(-9)' }, jetSki(), group({ transform: 'rotate(7 -40 -122)' }, jetSkiRider())),
  );
}

/** A swell that rolls through the foreground, its crest lit from behind. */
function nearWave(): string {
  const crest = points('560 1010, 760 962, 940 926, 1120 906, 1300 912, 1460 890, 1640 858');
  const face = points('560 1010, 780 976, 960 946, 1130 928, 1300 934, 1460 914, 1640 888');
  const trough = points('720 1010, 900 986, 1090 966, 1290 972, 1470 952, 1640 930');
  return group(
    {},
    shape(`${curve(crest)}L1640 1020L560 1020Z`, '#2a9c9d'),
    shape(`${curve(face)}L1640 1020L560 1020Z`, '#0e6f79'),
    shape(`${curve(trough)}L1640 1020L720 1020Z`, dark),
    surf(21, crest, 5, '#e4f3e6'),
    ripples(23, { x: 900, y: 940, width: 700, height: 60 }, 22, mid, 0.6),
  );
}

/** The wave that the hull pushes aside on the near side; it hides the hull's foot. */
const bite = () => foamBank(7, points('626 744, 720 764, 860 776, 960 756, 1016 722'), 30);

export const scene: Scene = {
  name: 'jet-ski',
  alt: 'A rider in an orange life vest banks a jet ski into a tight turn, throwing up a fan of spray off a palm-fringed coast in afternoon sun.',
  focus: [0.54, 0.52],
  draw() {
    return [
      heavens(),
      birds(8, [700, 210], 5, 14, '#4f7f80'),
      sea(),
      headland(),
      coast(),
      swell(),
      wake(),
      sprayFan(2, spray, 400, '#9fd8cd', 0.8),
      sprayFan(3, spray, 350, '#e4f3e6', 0.9),
      sprayFan(9, spray, 260, foam),
      drops(51, spray, [220, 430], foam),
      machine(),
      bite(),
      nearWave(),
      grain(2, { x: 0, y: 0, width: 1600, height: 420 }, 260, warm, 0.2),
      grain(3, { x: 0, y: 440, width: 1600, height: 560 }, 500, ink, 0.2),
    ].join('');
  },
};
