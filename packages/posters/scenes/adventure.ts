import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { prayerFlags } from '../kit/bhutan.ts';
import { course, edge, strip } from '../kit/curves.ts';
import { flanks as shadedFlanks } from '../kit/hills.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { cloth, paraglider, rigging } from '../kit/paraglider.ts';
import { standing } from '../kit/people.ts';
import { conifer, grass } from '../kit/plants.ts';
import { points, type Spot, spots } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { peak, tornThrough } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { woods } from '../kit/trees.ts';

const tones = palettes.bhutan;

function ranges(): string {
  const snow = { lit: '#fff0d6', shade: '#c3a9a8', flutes: 6 };
  const peaks = [
    { seed: 5, summit: [1180, 388], left: [1040, 560], right: [1330, 560] },
    { seed: 9, summit: [1500, 400], left: [1330, 560], right: [1680, 560] },
    { seed: 29, summit: [640, 420], left: [500, 560], right: [780, 560] },
    { seed: 3, summit: [1340, 336], left: [1160, 560], right: [1520, 560] },
    { seed: 17, summit: [760, 396], left: [610, 560], right: [920, 560] },
  ] as const;
  return peaks.map((one) => peak({ ...one, ...snow })).join('');
}

/** A ridge in the low sun: the sides that look away from it lie in violet shade. */
const ridge = (line: readonly Point[], fill: string) =>
  land(line, fill) + shadedFlanks(line, 150, 90, '#4a5a78', 1, 0.28);

function ridges(): string {
  const layers = [
    {
      seed: 21,
      from: 500,
      to: 490,
      relief: 22,
      through: points('180,470 420,530 700,500 960,540 1260,488'),
      fill: '#d9a98a',
      veil: 0.5,
    },
    {
      seed: 34,
      from: 520,
      to: 560,
      relief: 24,
      through: points('240,570 560,560 820,592 1120,540 1400,580'),
      fill: '#ab9392',
      veil: 0.4,
    },
    {
      seed: 47,
      from: 560,
      to: 560,
      relief: 24,
      through: points('180,610 520,640 900,620 1260,640'),
      fill: '#7a8592',
      veil: 0.34,
    },
    {
      seed: 52,
      from: 590,
      to: 600,
      relief: 22,
      through: points('260,680 560,720 980,700 1340,650'),
      fill: '#4f6e7e',
      veil: 0.26,
    },
  ] as const;
  return layers
    .map(
      ({ fill, veil, ...line }, index) =>
        ridge(ridgeLine({ ...line, folds: 6 }), fill) +
        haze(`adventure-haze-${index}`, line.from - 20, line.from + 240, tones.glow, veil),
    )
    .join('');
}

/** The wooded flanks on both sides of the valley. */
function flanks(): string {
  const left = ridgeLine({
    seed: 61,
    from: 640,
    to: 1030,
    relief: 16,
    folds: 6,
    span: [-20, 560],
    through: points('160,690 340,800 470,930'),
  });
  const right = ridgeLine({
    seed: 62,
    from: 1030,
    to: 640,
    relief: 16,
    folds: 6,
    span: [1010, 1620],
    through: points('1100,900 1200,800 1370,726'),
  });
  const { between } = random(63);
  const wood = (line: readonly Point[], from: number, to: number, fill: string, lit: string) =>
    Array.from({ length: Math.round((to - from) / 13) }, (_, index) => {
      const x = from + index * 13 + between(-5, 5);
      const tree = conifer(400 + index, [0, 0], between(36, 66), fill, lit);
      return place(x, heightAt(line, x) + 14, [-1, 1], tree);
    }).join('');
  return (
    wood(left, -10, 550, '#2d5560', '#7d8a78') +
    land(left, '#2d5560') +
    innerTrees(64, left, [0, 430]) +
    wood(right, 1020, 1610, '#264c58', '#6d7f76') +
    land(right, '#264c58')
  );
}

/** Trees on the near slope, so that it does not look like a wall. */
function innerTrees(seed: number, line: readonly Point[], [from, to]: readonly [number, number]): string {
  const { between } = random(seed);
  return Array.from({ length: 40 }, (_, index) => {
    const x = between(from, to);
    const y = heightAt(line, x) + 50 + (index / 40) * 260;
    return place(x, y, [-1, 1], conifer(seed + index, [0, 0], between(50, 90), '#24485a', '#4c6e70'));
  }).join('');
}

const fields: readonly (readonly [string, string])[] = [
  ['M540 748L640 742L622 768L498 776Z', '#8a9a62'],
  ['M650 741L760 739L768 762L634 768Z', '#b7a862'],
  ['M772 738L900 742L946 766L782 762Z', '#7f9363'],
  ['M490 782L616 774L590 806L430 816Z', '#b7a862'],
  ['M960 772L1050 782L1130 818L1008 808Z', '#b7a862'],
  ['M420 824L520 816L470 874L330 880Z', '#7f9363'],
  ['M1016 816L1140 826L1220 880L1060 872Z', '#8a9a62'],
  ['M320 890L460 884L390 960L220 970Z', '#a09c60'],
  ['M1070 882L1230 890L1320 970L1130 966Z', '#7f9363'],
];

/** The valley floor between the flanks: fields, the river, a farm. */
function valley(): string {
  const river = course(spots('700,730,3 676,760,6 600,800,11 610,850,18 540,910,30 560,1040,56'), 12);
  return group(
    {},
    shape('M100 1020V744C300 730 480 738 640 733C820 728 1100 736 1400 742V1020Z', '#5a7c62'),
    ...fields.map(([d, fill]) => shape(d, fill)),
    shape(strip(edge(river, -1, 0.5), edge(river, 1, 0.5)), '#f3d9a6'),
    shape(strip(edge(river, 0.2, 0.5), edge(river, 1, 0.5)), '#9fb3ad'),
  );
}

/** The landing meadow, with its windsock, a wing laid out, and the people who wait there. */
function meadow(): string {
  const coats = ['#c8452f', '#fff1d2', '#f2a03d', '#3f6478', '#c8452f'] as const;
  const people = coats.map((coat, index) =>
    standing(
      [736 + index * 19 + (index % 2) * 7, 832 + (index % 3) * 7],
      22,
      { coat, coatShade: '#5c3a34', legs: '#2b3640', skin: '#8f5f40', hair: '#231d1c' },
      { shadow: '#3b5148' },
    ),
  );
  const trees: readonly Spot[] = spots('652,836,11 668,844,9 1000,860,12 1016,850,10 986,874,11 640,878,12');
  return group(
    {},
    shape(
      'M680 800C740 786 880 786 946 804C990 826 1010 862 1000 884C920 900 740 902 660 888C646 860 656 822 680 800Z',
      '#d3c26e',
    ),
    shape(
      'M860 846C878 828 936 828 954 846C948 854 944 856 940 858C924 846 890 846 874 858C868 856 864 852 860 846Z',
      cloth.lit[2],
    ),
    stroke('M880 838L885 849M900 834L902 845M918 834L916 845M936 839L931 850', cloth.lit[1], 1.6),
    rect(700, 806, 2.6, 40, rigging),
    shape('M702 807L732 812V818L702 820Z', cloth.lit[0]),
    woods(66, trees, { shade: '#2d5560', leaf: '#4d7562', lit: '#93a070' }, -1),
    ...people,
  );
}

/** The launch slope in front, where a person watches beside the flags. */
function launch(): string {
  const brow = tornThrough(71, points('1060,1020 1190,940 1360,880 1500,856 1640,850'), 7);
  return group(
    {},
    polygon([...brow, [1640, 1020]], tones.ink),
    polygon([...brow, ...[...brow].reverse().map(([x, y]): Point => [x + 6, y + 12])], '#6f7f5c'),
    rect(1377, 690, 6, 190, '#3a2a26'),
    rect(1377, 690, 2.4, 190, '#b98a5a'),
    rect(1577, 640, 6, 220, '#3a2a26'),
    rect(1577, 640, 2.4, 220, '#b98a5a'),
    prayerFlags([1380, 694], [1580, 644], 34, 12, 18),
    standing(
      [1466, 872],
      110,
      { coat: '#d98a2b', coatShade: '#8a5324', legs: '#2b3640', skin: '#b98257', hair: '#231d1c' },
      { turned: true },
    ),
    grass(72, [1180, 960], [1380, 884], 46, 36, '#1d4046'),
    grass(73, [1400, 890], [1620, 866], 50, 30, '#1d4046'),
    grass(74, [1120, 1010], [1620, 1000], 90, 60, '#0d2730'),
  );
}

export const scene: Scene = {
  name: 'adventure',
  alt: 'A paraglider with an orange wing sails over layered Himalayan ridges at golden hour, high above a small landing meadow with people.',
  focus: [0.57, 0.48],
  draw() {
    return [
      sky(
        'adventure-sky',
        [
          [0, '#7ba3bb'],
          [0.42, '#f0d6ac'],
          [0.8, '#f6b765'],
          [1, '#f2a04a'],
        ],
        540,
      ),
      sun([330, 400], 58, '#fff3cf', { rings: 4, spread: 0.9, glow: 0.2 }),
      cloud(81, [90, 250], 300, 26, '#fbe3bb', 0.8),
      cloud(82, [1180, 190], 330, 30, '#fbe3bb', 0.7),
      ranges(),
      ridges(),
      valley(),
      flanks(),
      meadow(),
      birds(83, [560, 300], 6, 13, '#5d6672'),
      paraglider([905, 668], 1),
      launch(),
      grain(89, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
