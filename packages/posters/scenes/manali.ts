import { cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { farPines } from '../kit/pines.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, polygon, shape } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { grandmother } from '../kit/travellers.ts';
import { pine } from '../kit/trees.ts';
import { kurta, shadow, stand, walker } from '../kit/visitors.ts';
import { bough, trunk } from '../motifs/deodar.ts';
import { hadimba } from '../motifs/hadimba.ts';

const p = palettes.bhutan;
const blue = '#41597a';
const ground = 790;

function distance(): string {
  const tones = { lit: '#fffaf0', shade: '#aebfd6', flutes: 8 };
  const peaks = [
    { seed: 5, summit: [180, 330], left: [-60, 600], right: [420, 600] },
    { seed: 19, summit: [1330, 300], left: [1080, 600], right: [1640, 600] },
    { seed: 9, summit: [620, 320], left: [400, 600], right: [860, 600] },
    { seed: 29, summit: [420, 252], left: [160, 600], right: [700, 600] },
    { seed: 37, summit: [1140, 366], left: [960, 600], right: [1330, 600] },
  ] as const;
  return group(
    {},
    sky('manali-sky', [
      [0, '#7ba7c6'],
      [0.3, '#bcd3dc'],
      [0.55, '#fde7c3'],
    ]),
    sun([250, 210], 56, '#fffaf0', { rings: 4, spread: 0.85, glow: 0.2 }),
    cloud(3, [980, 190], 380, 24, '#fffaf0', 0.8),
    ...peaks.map((one) => peak({ ...one, ...tones })),
    land(ridgeLine({ seed: 14, from: 560, to: 540, relief: 40 }), '#8fa9bb'),
    haze('manali-haze', 430, 640, '#fdeed6', 0.6),
  );
}

/** The deodar wood behind the temple, row before row, each darker than the last. */
function wood(): string {
  const { between } = random(23);
  const row = (count: number, y: number, size: number, tones: readonly [string, string]) =>
    farPines(
      Array.from(
        { length: count },
        (_, index) =>
          [
            (index / (count - 1)) * 1640 - 20 + between(-14, 14),
            y + between(-8, 8),
            size * between(0.75, 1.25),
          ] as const,
      ),
      ...tones,
    );
  return group(
    {},
    row(60, 640, 90, ['#7f9dac', '#a9bdbd']),
    shape(`M-10 620H1610V800H-10Z`, '#7f9dac'),
    row(44, 700, 130, ['#56798a', '#86a3a3']),
    row(32, 770, 180, ['#3a6072', '#648a8c']),
    shape(`M-10 740H1610V810H-10Z`, '#3a6072'),
  );
}

/** Long blue shades that the trees lay over the snow, to the right and towards us. */
const treeShade = ([x, y]: Point, height: number) =>
  polygon(
    [
      [x - 8, y],
      [x + 8, y],
      [x + height * 0.5, y + height * 0.06],
      [x + height * 1.1, y + height * 0.17],
      [x + height * 0.42, y + height * 0.13],
    ],
    blue,
    { opacity: 0.32 },
  );

const floor = () =>
  group(
    {},
    shape('M-10 772C300 760 560 782 800 782S1380 764 1610 776V1010H-10Z', '#eaf0f2'),
    shape('M-10 868C180 840 330 862 470 908C400 950 330 980 290 1010H-10Z', '#cfdbe6'),
    shape('M1610 850C1430 846 1260 872 1130 912C1210 950 1270 980 1300 1010H1610Z', '#bccbdc'),
    shape('M706 802L846 802C882 850 976 930 1040 1010H420C560 930 666 860 706 802Z', '#b59f8c'),
    shape('M706 802L730 802C700 860 604 930 486 1010H420C560 930 666 860 706 802Z', '#dcc9ae'),
    shape(
      'M722 826h92l10 12h-112zM696 862h80l4 16h-100zM792 862h68l14 16h-80zM646 904h116l-2 20h-136zM778 904h124l22 20h-144zM566 960h186l-6 26h-214zM772 960h206l26 26h-230z',
      '#8c7b78',
      { opacity: 0.5 },
    ),
    shape(
      'M690 802C650 860 540 930 396 1010H470C520 984 500 966 560 952C590 944 580 926 626 914C650 906 640 888 668 876C686 868 676 850 700 838C712 828 704 816 722 802ZM862 802C900 850 996 930 1064 1010H996C990 990 960 984 952 962C944 944 912 940 904 918C896 902 876 898 868 880C862 864 842 858 838 842C836 826 826 816 830 802Z',
      '#eaf0f2',
    ),
    ...(
      [
        [210, 850, 660],
        [1392, 846, 640],
        [330, ground, 520],
      ] as const
    ).map(([x, y, height]) => treeShade([x, y], height)),
  );

const deodar = (seed: number, at: Point, height: number, tone: number) =>
  pine(
    seed,
    at,
    height,
    { trunk: '#3c2e38', shade: mix('#16363e', '#5f8494', tone), lit: mix('#3f7a68', '#9fb8b4', tone) },
    -1,
  );

function visitors(): string {
  const dress = (cloth: string) => ({
    skin: '#a8704a',
    hair: '#231d28',
    cloth,
    fold: mix(cloth, blue, 0.5),
    legs: '#2f3a4c',
  });
  const cast: Point = [1.3, 0.22];
  const shawl = {
    cloth: '#f4e6cf',
    shade: '#6a6f8c',
    accent: '#c23f35',
    skin: '#a8704a',
    hair: '#3a2c30',
    rim: '#fffaf0',
  };
  return group(
    {},
    shadow(kurta, [846, 816], 58, cast, blue),
    stand(kurta, [846, 816], 58, dress('#e0a13c')),
    shadow(walker, [690, 838], 64, cast, blue),
    stand(walker, [690, 838], 64, dress('#2f7f80')),
    shape('M640 922Q720 912 830 936Q740 944 650 930Z', blue, { opacity: 0.5 }),
    place(640, 926, [-1.5, 1.5], grandmother(shawl)),
  );
}

function flakes(): string {
  const { between } = random(61);
  return Array.from({ length: 90 }, () =>
    circle(between(0, 1600), between(0, 940), between(1.6, 4), '#ffffff', { opacity: 0.85 }),
  ).join('');
}

export const scene: Scene = {
  name: 'manali',
  alt: 'The wooden Hadimba temple at Manali with its three shingled roofs and brass cone, dusted with first snow among tall deodars, and a visitor in a red shawl on the path.',
  focus: [0.5, 0.51],
  draw: () =>
    group(
      {},
      distance(),
      wood(),
      deodar(3, [330, ground], 520, 0.3),
      deodar(8, [470, 780], 420, 0.45),
      deodar(12, [1130, 784], 460, 0.4),
      deodar(15, [1270, ground], 560, 0.25),
      floor(),
      hadimba([790, 800], 0.94),
      deodar(21, [210, 850], 660, 0.08),
      deodar(27, [1392, 846], 640, 0.08),
      visitors(),
      bough([60, 60], 400, 130),
      bough([1530, 40], -440, 140),
      bough([60, 232], 240, 104),
      bough([1530, 250], -230, 100),
      trunk([60, 900], 74),
      trunk([1530, 910], 84),
      grass(4, [150, 990], [420, 1000], 46, 40, '#5c5a50', 0.2),
      grass(9, [1150, 1000], [1420, 990], 46, 40, '#5c5a50', 0.2),
      flakes(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 600, p.ink, 0.08),
    ),
};
