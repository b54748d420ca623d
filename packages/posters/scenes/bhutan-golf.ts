import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { litPine, pineWood, type Skyline, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { blossomWhorls } from '../kit/blossom-whorls.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { spots } from '../kit/points.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, shape, tag } from '../kit/svg.ts';
import { willow } from '../kit/willow.ts';
import { caddie, flagStick, putter } from '../motifs/putting.ts';
import { tashichho } from '../motifs/tashichho.ts';

const tones = palettes.bhutan;
const turf = {
  green: '#a9c878',
  fringe: '#86ad65',
  fairway: '#94b76c',
  rough: '#5f8a5c',
  close: '#3f6e55',
  dark: '#28544a',
  ink: '#163a3a',
};
const leaf = { trunk: '#3b3433', trunkLit: '#7d6a55', shade: turf.dark, leaf: turf.close, lit: '#9dbb7c' };
const sand = { lit: '#f0dfb4', shade: '#cdb583', lip: '#5f8a55' };

const ridges: readonly Slope[] = [
  {
    seed: 8,
    from: 370,
    to: 350,
    through: '200,330 460,390 760,360 1080,390 1360,310',
    fill: '#a9bdc6',
    veil: 0.5,
  },
  {
    seed: 18,
    from: 400,
    to: 380,
    through: '180,420 460,480 820,460 1180,470 1420,400',
    fill: '#84a79f',
    veil: 0.45,
  },
];
const woodedHill: Skyline = {
  seed: 27,
  from: 470,
  to: 430,
  through: '160,500 420,570 820,580 1200,560 1420,490',
  relief: 14,
};

function hills(): string {
  const line = slopeLine(woodedHill);
  const wood = { line, height: 42, fill: '#37685a', lit: '#7aa384' };
  return (
    slopes('bhutan-golf', ridges, { shade: tones.deep, veil: tones.light, foot: 640 }) +
    land(line, '#628f78') +
    pineWood({ ...wood, seed: 31, span: [-10, 420], count: 70, depth: 90 }) +
    pineWood({ ...wood, seed: 32, span: [1180, 1610], count: 80, depth: 110 }) +
    pineWood({ ...wood, seed: 33, span: [420, 1180], count: 60, depth: 30 }) +
    haze('bhutan-golf-hill', 500, 660, tones.light, 0.3)
  );
}

/** A bunker: the lip in shade, the sand below it, raked in the light. */
const bunker = ([x, y]: Point, scale: number) =>
  place(
    x,
    y,
    scale,
    shape(
      'M-110 -6C-100 -34 -40 -40 0 -30C40 -42 104 -30 112 -4C110 24 40 34 0 26C-50 36 -108 22 -110 -6Z',
      sand.lip,
    ),
    shape(
      'M-102 0C-92 -22 -40 -28 0 -18C40 -30 96 -20 104 2C100 22 40 30 0 22C-50 32 -98 20 -102 0Z',
      sand.lit,
    ),
    shape(
      'M-102 0C-92 -22 -40 -28 0 -18C40 -30 96 -20 104 2C60 -14 30 -10 0 -4C-40 -14 -80 -8 -102 0Z',
      sand.shade,
    ),
  );

function course(): string {
  return (
    shape('M-20 626C300 606 1200 606 1640 626V1020H-20Z', '#86ad74') +
    shape('M-20 662C260 644 520 654 760 664C1060 676 1320 660 1640 650V1020H-20Z', turf.rough) +
    shape('M-20 690C200 668 560 676 820 690C1120 704 1400 690 1640 678V1020H-20Z', turf.fairway) +
    shape(
      'M180 700C460 682 700 690 900 704C1100 716 1300 712 1500 702C1200 740 560 736 180 700Z',
      '#a3c37a',
    ) +
    bunker([370, 716], 0.8) +
    bunker([1300, 722], 0.9)
  );
}

/** The putting green on its low terrace, mown in bands that run away from us. */
function green(): string {
  const outline =
    'M150 806C330 742 640 724 900 730C1200 736 1440 766 1500 820C1540 872 1200 912 800 908C420 904 60 872 150 806Z';
  const bands = [-3, -2, -1, 0, 1, 2, 3].map((at) => {
    const [far, near] = [860 + at * 170, 820 + at * 250];
    return `M${far - 42} 715H${far + 42}L${near + 62} 925H${near - 62}Z`;
  });
  return (
    shape(
      'M100 812C300 732 640 712 900 718C1220 724 1480 756 1550 822C1590 890 1220 936 800 930C400 926 0 892 100 812Z',
      turf.fringe,
    ) +
    tag('clipPath', { id: 'bhutan-golf-green' }, shape(outline, '#000')) +
    group(
      { 'clip-path': 'url(#bhutan-golf-green)' },
      shape(outline, turf.green),
      shape(bands.join(''), '#b7d386'),
    )
  );
}

/** Willows along the stream below the walls: one drawn, the others its copies. */
function willows(list: string): string {
  const id = 'bhutan-golf-willow';
  const shadow = shape('M-30 0Q40 -10 130 4Q40 14 -30 0Z', turf.dark, { opacity: 0.4 });
  const tree = group({ id }, shadow, willow(61, [0, 0], 400, leaf));
  return (
    tag('defs', {}, tree) +
    spots(list)
      .map(([x, y, scale]) => place(x, y, scale, tag('use', { href: `#${id}` })))
      .join('')
  );
}

function foreground(): string {
  return group(
    {},
    litPine(63, [40, 800], 300, turf.ink, turf.close),
    shape('M-20 920C240 900 420 940 700 962C1000 980 1300 950 1640 912V1020H-20Z', turf.close),
    blossomWhorls(
      spots('40,962,50 130,976,54 220,1000,50 -6,1000,56 1400,996,52 1480,974,54 1566,952,56 1540,1004,56'),
      { leaf: turf.ink, lit: '#4a7d62', bloom: '#a8577f', bloomLit: '#c87a9c' },
    ),
    grass(65, [-10, 1004], [1610, 1004], 220, 54, turf.ink),
  );
}

export const scene: Scene = {
  name: 'bhutan-golf',
  alt: 'A golfer putts towards the flag on a green below the white walls and golden roofs of Tashichho Dzong in Thimphu, with willows and wooded mountains.',
  focus: [0.5, 0.58],
  draw() {
    return [
      sky('bhutan-golf-sky', stops(`0 #74a6c8, 0.6 #d3e0df, 1 ${tones.light}`), 420),
      cloud(51, [140, 190], 330, 36, tones.light, 0.8),
      cloud(52, [1120, 150], 300, 32, tones.light, 0.75),
      peak({
        seed: 2,
        summit: [420, 268],
        left: [270, 420],
        right: [590, 420],
        lit: '#fff4e2',
        shade: '#b1c1d1',
        flutes: 5,
      }),
      hills(),
      birds(53, [1180, 250], 4, 12, tones.deep),
      course(),
      place(810, 664, 0.98, tashichho()),
      willows('320,690,0.36 262,700,0.42 1300,690,0.4 1470,800,0.98 150,740,0.6'),
      green(),
      flagStick([900, 800], 168, '#d9482f', '#9c3026'),
      caddie([1060, 800], 1.36, '#8d2f23', '#5f2028', turf.ink),
      putter(
        [600, 850],
        1.16,
        { shirt: '#e08a1e', shirtShade: '#a8611c', legs: '#3f6478', legsShade: '#2a4757', cap: '#fbf6ec' },
        turf.ink,
      ),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
