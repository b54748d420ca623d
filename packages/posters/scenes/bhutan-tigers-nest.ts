import { birds, cloud, grain, haze, sky } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { walker } from '../kit/people.ts';
import { conifer, grass } from '../kit/plants.ts';
import { points, type Spot, spots } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { cracks, flakes, peak, plane, scrub, torn, tornThrough, within } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, radial, rect, shape, stroke } from '../kit/svg.ts';
import { stairs, stone, taktsang } from '../motifs/taktsang.ts';

const tones = palettes.bhutan;
const nearStone = { lit: '#5d666b', face: '#3d4750', side: '#303a44', shade: '#262f3a', crack: '#1a222c' };
const snow = { lit: '#fff4e2', shade: '#a3b7cb' };

/** The edge of the great face against the sky, from its top to the valley. */
const face: Point[] = [
  ...tornThrough(
    11,
    points('700,-20 668,60 690,130 640,230 618,350 632,420 584,540 566,660 520,760 470,1020'),
    9,
  ),
  [1640, 1020],
  [1640, -20],
];

function farRanges(): string {
  const peaks = [
    { seed: 5, summit: [60, 372], left: [-110, 530], right: [220, 530] },
    { seed: 15, summit: [470, 402], left: [330, 530], right: [660, 530] },
    { seed: 9, summit: [566, 362], left: [420, 530], right: [760, 530] },
    { seed: 29, summit: [196, 330], left: [40, 540], right: [360, 540] },
    { seed: 3, summit: [322, 282], left: [130, 540], right: [520, 540] },
  ] as const;
  return peaks.map((one) => peak({ ...one, ...snow, flutes: 6 })).join('');
}

function ridges(): string {
  const layers = [
    {
      seed: 21,
      from: 470,
      to: 520,
      relief: 26,
      through: points('110,498 240,446 400,512 560,452'),
      fill: '#93aec5',
    },
    {
      seed: 34,
      from: 500,
      to: 560,
      relief: 26,
      through: points('90,520 300,592 470,520 620,548'),
      fill: '#6f92ab',
    },
    {
      seed: 47,
      from: 640,
      to: 690,
      relief: 24,
      through: points('140,580 330,664 560,592'),
      fill: '#4b7187',
    },
  ] as const;
  return layers
    .map(({ fill, ...line }, index) => {
      const veil = haze(`tigers-nest-haze-${index}`, line.from, line.from + 260, tones.light, 0.5);
      return land(ridgeLine({ ...line, roughness: 0.5, folds: 6 }), fill) + veil;
    })
    .join('');
}

/** The wooded spur below the face, in front of the valley. */
function spur(): string {
  const line = ridgeLine({
    seed: 63,
    from: 640,
    to: 900,
    relief: 30,
    span: [-20, 700],
    through: [[330, 760]],
  });
  const { between } = random(64);
  const trees = Array.from({ length: 46 }, (_, index) => {
    const x = -10 + index * 14 + between(-6, 6);
    return pine(200 + index, [x, heightAt(line, x) + 12], between(46, 84), '#2a5660', '#4c7d7c');
  });
  return trees.join('') + land(line, '#2a5660');
}

/** The great face behind: three buttresses, each with a lit flank, a front and a shaded side. */
function greatFace(): string {
  const whole = { x: 560, y: -40, width: 1060, height: 940 };
  return within(
    'tigers-nest-face',
    face,
    polygon(face, stone.face),
    plane(91, points('600,-20 440,1020 760,-20 640,1020'), stone.side),
    plane(93, points('560,-20 400,1020 690,-20 560,1020'), stone.lit),
    plane(95, points('1010,-20 1090,1020 1130,-20 1190,1020'), stone.side),
    plane(97, points('1110,-20 1180,1020 1250,-20 1330,1020'), stone.shade),
    plane(99, points('1250,-20 1330,1020 1300,-20 1390,1020'), stone.lit),
    plane(101, points('1460,-20 1530,1020 1660,-20 1660,1020'), stone.side),
    flakes(103, whole, 64, stone),
    cracks(105, whole, 44, stone.crack),
    overhangs(107),
  );
}

/** Ledges across the face: a lit lip, the shade under it, and what grows there. */
function overhangs(seed: number): string {
  const { between } = random(seed);
  const ledges: readonly Point[] = points('820,118 1170,92 1420,232 1350,470 1460,640 560,700 770,330');
  return ledges
    .map(([x, y], index) => {
      const length = between(50, 120);
      const lip = torn(seed + index, [x, y], [x + length, y + between(-16, 10)], 6, 4);
      const under = [...lip]
        .reverse()
        .map(
          ([px, py], at): Point => [
            px,
            py + 9 + Math.abs(Math.sin(at * 1.3)) * 26 * Math.sin((at / 16) * Math.PI),
          ],
        );
      const edge = [...lip].reverse().map(([px, py]): Point => [px, py + 5]);
      return (
        polygon([...lip, ...under], stone.shade) +
        polygon([...lip, ...edge], stone.lit) +
        scrub(seed + index, [x + length * 0.15, y], length * 0.6, between(8, 13), '#33574f', '#5f8a63')
      );
    })
    .join('');
}

/** The fall in the cleft between the near buttress and the prow, from its lip to the gorge below the path. */
function waterfall(): string {
  const cleft = tornThrough(401, points('668,150 676,300 664,520 672,720 640,1020'), 9);
  const wall = tornThrough(405, points('790,1020 740,820 716,640 722,420 694,260 668,150'), 9);
  const body =
    'M680 204C686 222 690 240 693 262C696 360 704 430 702 520C701 590 692 640 698 720C704 800 712 860 730 1020H672C676 900 676 800 680 720C686 620 690 560 688 470C686 390 676 300 680 204Z';
  const folds =
    'M690 330C694 420 698 480 696 560C692 640 688 680 690 760C688 680 690 620 692 560C694 480 690 400 690 330ZM688 600C684 700 688 800 692 900C682 800 680 700 688 600ZM698 740C706 820 712 900 720 1000C706 920 700 820 698 740Z';
  return polygon([...cleft, ...wall], stone.crack) + shape(body, '#e6eef1') + shape(folds, tones.mid);
}

/** A tree lit from the left, as everything here is. */
const pine = (seed: number, [x, y]: Point, height: number, fill: string, lit: string) =>
  place(x, y, [-1, 1], conifer(seed, [0, 0], height, fill, lit));

/** The pilgrims' path: along the near rock, over the bridge before the fall, up to the gate. */
function path(): string {
  const rock: Point[] = [
    ...tornThrough(501, points('-20,850 240,836 470,816 650,806'), 7),
    ...tornThrough(507, points('650,806 640,860 664,930 650,1020'), 10),
    [-20, 1020],
  ];
  const trodden =
    'M650 810C560 818 470 826 400 842C290 866 150 872 -20 880V936C140 930 300 934 400 1020H540C520 930 480 886 500 866C520 846 580 828 650 818Z';
  const worn = 'M-20 916C140 906 330 916 452 1020H500C420 900 220 888 -20 900Z';
  return (
    within(
      'tigers-nest-path',
      rock,
      polygon(rock, nearStone.face),
      flakes(511, { x: 420, y: 860, width: 220, height: 120 }, 9, nearStone),
    ) +
    shape(trodden, '#b3a489') +
    shape(worn, '#94876f')
  );
}

/** A pole for the flags, lit along its left. */
const pole = ([x, y]: Point, height: number) =>
  rect(x - 3, y - height, 6, height, '#4a3a30') + rect(x - 3, y - height, 2.2, height, '#a5835c');

/** The timber footbridge across the cleft, and the steps that climb from it. */
function crossing(): string {
  const posts = [646, 672, 698, 724, 750].map((x) => `M${x} ${812 - (x - 646) * 0.06}v-26`).join('');
  return (
    stairs([746, 806], [812, 668], 17, 14) +
    shape('M640 808L756 800V810L640 819Z', '#8a6a48') +
    shape('M640 819L756 810V815L640 825Z', nearStone.crack) +
    stroke(`${posts}M644 788L752 781M644 799L752 791`, '#4a3a30', 2.6)
  );
}

/** The tops of the pines below us, in the corner that the light does not reach. */
function nearTrees(): string {
  const trees: readonly Spot[] = spots(
    '1110,1060,150 1190,1060,210 1255,1050,160 1340,1070,270 1420,1060,200 1500,1080,320 1580,1070,250',
  );
  return trees
    .map(([x, y, height], index) => pine(620 + index, [x, y], height, '#16363e', '#2f5f60'))
    .join('');
}

function foreground(): string {
  const coat = { legs: '#2b3640', skin: '#b98257', hair: '#231d1c' };
  return group(
    {},
    path(),
    crossing(),
    walker(
      [372, 900],
      84,
      { ...coat, coat: '#d98a2b', coatShade: '#9a5a22', pack: '#2f5f6b' },
      { stick: true, shadow: nearStone.crack },
    ),
    walker(
      [430, 908],
      80,
      { ...coat, coat: '#a13a30', coatShade: '#6d2730', pack: '#d9c49a' },
      { shadow: nearStone.crack },
    ),
    pine(601, [66, 930], 400, '#16363e', '#2f5f60'),
    pine(602, [176, 880], 250, '#1b3f47', '#3a6b68'),
    pine(603, [-14, 940], 300, '#12303a', '#24505a'),
    grass(604, [-10, 1000], [420, 1004], 90, 44, '#1b3f47'),
    nearTrees(),
  );
}

export const scene: Scene = {
  name: 'bhutan-tigers-nest',
  alt: 'The white and gold buildings of the Tiger’s Nest monastery cling to a dark cliff above a deep valley, with prayer flags, a waterfall and snow peaks in morning light.',
  focus: [0.58, 0.46],
  draw() {
    const light = radial('tigers-nest-light', [-60, 440], 620, [
      [0, tones.glow, 0.9],
      [0.5, tones.glow, 0.35],
      [1, tones.glow, 0],
    ]);
    return [
      sky(
        'tigers-nest-sky',
        [
          [0, '#5f8fb4'],
          [0.55, '#b8cfdd'],
          [1, tones.light],
        ],
        560,
      ),
      light.definition,
      shape('M0 0H900V600H0Z', light.fill),
      cloud(71, [60, 250], 300, 34, tones.light, 0.7),
      cloud(72, [330, 170], 240, 26, tones.light, 0.6),
      farRanges(),
      ridges(),
      birds(81, [420, 250], 5, 13, '#4b7187'),
      spur(),
      greatFace(),
      waterfall(),
      taktsang('tigers-nest'),
      foreground(),
      pole([262, 850], 176),
      pole([728, 668], 104),
      prayerFlags([262, 678], [728, 568], 58, 26, 18),
      grain(97, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
