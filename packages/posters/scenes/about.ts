import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { type CabColours, cabRear } from '../kit/cab.ts';
import { course, edge, type Reach, smooth, strip } from '../kit/curves.ts';
import { flanks, litRidge, teaSlope } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { milestone } from '../kit/roadside.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, shape } from '../kit/svg.ts';
import { type Dress, father, girl, grandmother, mother } from '../kit/travellers.ts';
import { leafyTree, strewn, type Tree, woods } from '../kit/trees.ts';
import { lightPath } from '../kit/water.ts';

const { light, glow, warm, mid, deep, dark, ink } = palettes.assam;
const sunAt: Point = [1010, 338];
const rim = '#ffe2a0';

/** Five ridges, each paler and warmer the nearer it stands to the sun. */
function ridges(): string {
  const layers = [
    {
      seed: 3,
      from: 392,
      to: 380,
      relief: 30,
      through: points('300 350, 760 396, 1260 352'),
      body: '#e3b77a',
      lit: '#f8d797',
      shift: [-7, 2],
    },
    {
      seed: 14,
      from: 410,
      to: 440,
      relief: 32,
      through: points('180 378, 620 440, 1380 392'),
      body: '#c3a27b',
      lit: '#eec888',
      shift: [-9, 3],
    },
    {
      seed: 22,
      from: 440,
      to: 420,
      relief: 34,
      through: points('360 424, 900 500'),
      body: '#96997c',
      lit: '#d8bd7f',
      shift: [-11, 4],
    },
    {
      seed: 35,
      from: 450,
      to: 520,
      relief: 30,
      through: points('150 446, 560 540, 1200 530'),
      body: '#6a8f80',
      lit: '#bdb67d',
      shift: [-12, 4],
    },
  ] as const;
  return layers
    .map(({ body, lit, shift, ...ridge }, index) => {
      const line = ridgeLine({ ...ridge, roughness: 0.47, folds: 6 });
      return (
        litRidge(line, { lit, body }, shift) +
        flanks(
          line,
          130,
          70 + index * 16,
          ['#cfa26c', '#a98e6c', '#7d876f', '#527d73'][index] ?? mid,
          -1,
          0.45,
        ) +
        haze(`about-mist-${index}`, 400 + index * 34, 560 + index * 30, '#f3d49a', 0.5)
      );
    })
    .join('');
}

const riverReaches: readonly Reach[] = reaches(
  '1260 544 4, 1150 547 14, 1050 556 30, 984 572 46, 980 596 62, 1014 624 84, 1034 662 112, 1008 712 150, 960 780 190, 940 850 230',
);
const sandbars: readonly (readonly [x: number, y: number, wide: number])[] = reaches(
  '1010 564 40, 966 590 46, 1050 620 60, 980 652 70, 1080 690 80',
);

/** A level terrace of the valley's floor: its shape down to the sheet's foot. */
const shelf = (through: readonly Point[], fill: string) => {
  const [first, last] = [through[0] ?? [0, 0], through.at(-1) ?? [0, 0]];
  return shape(`${smooth(through)}L${last[0]} 1020H${first[0]}Z`, fill);
};

function valley(): string {
  const line = course(riverReaches);
  const paint = linear('about-river', [0, 500], [0, 800], stops(`0 ${light}, 0.4 #f9d78f, 1 #9dbba6`));
  const copses: Tree[] = [
    ...strewn(3, [180, 780], (x) => [566 + (x % 90) * 0.1, 576], 7, 15),
    ...strewn(4, [1130, 1620], (x) => [560 + (x % 70) * 0.1, 566], 7, 15),
    ...strewn(5, [200, 800], (x) => [618 + Math.abs(x - 520) * 0.05, 634], 12, 23),
    ...strewn(6, [220, 830], (x) => [676 + Math.abs(x - 480) * 0.06, 726], 22, 40),
  ];
  return group(
    {},
    shelf(points('-20 540, 300 552, 700 548, 1000 530, 1300 540, 1620 530'), '#7d9c80'),
    shelf(points('-20 560, 260 570, 600 572, 860 566, 1100 560, 1620 560'), '#6a9080'),
    shelf(points('-20 600, 260 612, 640 628, 900 640, 1200 640, 1620 640'), '#558478'),
    paint.definition,
    shape(strip(edge(line, -1.14, 0.3), edge(line, 1.14, 0.3)), '#d9b878'),
    shape(strip(edge(line, -1, 0.3), edge(line, 1, 0.3)), paint.fill),
    ...sandbars.map(([x, y, wide]) =>
      shape(
        `M${x - wide} ${y}Q${x - wide * 0.2} ${y - wide * 0.1} ${x + wide} ${y + 2}Q${x + wide * 0.1} ${y + wide * 0.12} ${x - wide} ${y}Z`,
        '#e3c78c',
      ),
    ),
    lightPath(7, 1006, 566, 780, 150, '#fffaea', 0.9),
    woods(3, copses, { shade: '#2f6c66', leaf: '#4a8472', lit: '#b3ad6c' }, 1),
    haze('about-valley', 560, 700, '#f3d49a', 0.22),
  );
}

function teaGarden(): string {
  const climb = (x: number) => Math.sin((Math.min(Math.max((x - 1010) / 680, 0), 1) * Math.PI) / 2) ** 1.15;
  return teaSlope({
    upper: (x) => 800 - 310 * climb(x),
    lower: (x) => 806 + (x - 1010) * 0.18,
    span: [1010, 1620],
    rows: 12,
    tones: { ground: '#0f4149', leaf: '#1d6a60', lit: '#86a869' },
    bush: 66,
    light: -1,
  });
}

function knoll(): string {
  const top: Point[] = points('-20 742, 200 738, 480 752, 760 770, 1000 792, 1240 836, 1440 872, 1620 890');
  const lower = top.map(([x, y]): Point => [x, y + 16]);
  return group(
    {},
    shape(`${smooth(top)}V1020H-20Z`, '#c9b25f'),
    shape(`${smooth(lower)}V1020H-20Z`, '#2c6f5f'),
    shape('M-20 800C260 786 520 800 700 820C900 842 1060 900 1120 1020H-20Z', '#a98f62'),
    shape('M-20 824C220 812 460 824 620 846C780 868 900 930 930 1020H-20Z', '#8f7a5c'),
    grass(5, [620, 786], [1240, 842], 90, 20, '#8fae5f', -0.1),
    grass(6, [1000, 1010], [1620, 900], 120, 54, dark, -0.2),
    grass(7, [-20, 1010], [520, 1004], 90, 60, ink, 0.2),
    grass(8, [900, 1010], [1620, 990], 130, 66, ink, -0.2),
  );
}

const skin = '#7a4a30';
const dress = (cloth: string, shade: string, accent: string): Dress => ({
  cloth,
  shade,
  accent,
  skin,
  hair: ink,
  rim,
});

/** Long shadows towards us and to the left, away from the sun. */
function shadows(places: readonly (readonly [x: number, y: number, tall: number])[]): string {
  return places
    .map(([x, y, tall]) =>
      shape(
        `M${x - 12} ${y}L${x + 12} ${y}L${x - tall * 0.42 + 20} ${y + tall * 0.34}Q${x - tall * 0.5} ${y + tall * 0.4} ${x - tall * 0.5 - 14} ${y + tall * 0.34}Z`,
        ink,
        { opacity: 0.4 },
      ),
    )
    .join('');
}

function family(): string {
  return group(
    {},
    shadows(reaches('640 812 200, 716 816 220, 806 820 220, 880 824 160')),
    place(640, 812, 2.0, grandmother(dress('#f3e6cf', '#8f8a86', '#9a4a34'))),
    place(722, 818, 2.25, mother(dress('#c8662c', '#7c3326', deep))),
    place(806, 820, 2.45, father(dress('#e9dcc0', '#3c4a58', deep))),
    place(884, 826, 1.62, girl(dress('#e8b23e', '#a9691f', '#8d2f23'))),
  );
}

function parkedCab(): string {
  const colours: CabColours = {
    top: '#fff3d6',
    side: '#f4dfb6',
    shade: '#a99b86',
    rear: '#b9ad98',
    glass: '#2b4a52',
    shine: '#f0cf92',
    tyre: ink,
    hub: '#b9b3a3',
    lamp: light,
    tail: '#b0382a',
    plate: glow,
  };
  return place(
    330,
    842,
    [-1.2, 1.2],
    cabRear(colours, { load: '#8d4a2c', cast: [40, 26], turn: 46, pitch: 12 }),
  );
}

export const scene: Scene = {
  name: 'about',
  alt: 'A family of four stands beside its cab on a hill-top in Assam and looks over layered ridges and a winding river in the morning sun.',
  focus: [0.3, 0.72],
  draw() {
    return group(
      {},
      sky('about-sky', stops(`0 #5f9aa0, 0.4 #c9c79c, 0.75 #f7cf85, 1 ${light}`), 480),
      sun(sunAt, 54, '#fff8e2', { rings: 4, spread: 0.7, glow: 0.26 }),
      cloud(4, [180, 230], 420, 34, light, 0.55),
      cloud(9, [1190, 190], 330, 28, light, 0.5),
      birds(12, [560, 270], 6, 15, dark),
      ridges(),
      valley(),
      teaGarden(),
      knoll(),
      leafyTree(
        17,
        [60, 800],
        640,
        { trunk: ink, shade: ink, leaf: '#17504f', lit: '#a89a50' },
        [1, -0.2],
        0.36,
      ),
      shadows([[1120, 858, 110]]),
      place(1120, 858, 0.95, milestone({ face: '#efe2c4', shade: '#6f6f70', head: warm, headShade: glow })),
      parkedCab(),
      family(),
      grain(5, { x: 0, y: 0, width: 1600, height: 1000 }, 650, ink, 0.08),
    );
  },
};
