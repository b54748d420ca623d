import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { dress, leaves } from '../kit/delhi.ts';
import { neem, shrub } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { treeRow } from '../kit/tree-row.ts';
import { woods } from '../kit/trees.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { lotus } from '../motifs/lotus-petals.ts';
import { lotusSteps, lotusTerrace } from '../motifs/lotus-podium.ts';

const p = palettes.delhi;

const floor: Point = [800, 700];
const garden = 738;
/** The level about which the hall is mirrored in the pools. */
const mirror = 798;
const cast: Point = [1.3, 0.2];

const dusk = { violet: mix(p.ink, '#7a4a78', 0.62), rose: mix(p.haze, '#c0637a', 0.5) };

const marble = {
  tones: ['#fff4e1', '#f8dab8', '#dcae9f', '#a67c93', '#66557f'],
  joint: mix(p.dark, p.mid, 0.3),
  doorway: p.dark,
  lamp: p.warm,
  glow: p.glow,
} as const;

const backdrop = () =>
  group(
    {},
    sky('lotus-temple-sky', [
      [0, p.ink],
      [0.22, dusk.violet],
      [0.42, dusk.rose],
      [0.58, p.glow],
      [0.72, p.light],
    ]),
    sun([214, 640], 74, p.light, { rings: 4, spread: 0.8, glow: 0.14 }),
    cloud(4, [40, 330], 420, 20, mix(dusk.rose, p.glow, 0.4), 0.75),
    cloud(9, [1090, 286], 460, 22, dusk.rose, 0.7),
    cloud(12, [1180, 452], 380, 16, p.glow, 0.7),
    cloud(15, [120, 486], 300, 14, p.light, 0.6),
    birds(5, [1230, 360], 6, 12, p.dark),
  );

/** The wooded gardens behind, paler with distance. */
function farTrees(): string {
  const far = mix(p.haze, dusk.violet, 0.35);
  const near = mix(p.dark, dusk.violet, 0.4);
  return group(
    {},
    woods(3, treeRow(-10, 1620, 716, 30), { shade: far, leaf: mix(far, p.haze, 0.3), lit: p.haze }, -1),
    haze('lotus-temple-haze', 620, garden, p.light, 0.4),
    woods(5, treeRow(-20, 420, 732, 36), { shade: near, leaf: mix(near, p.mid, 0.25), lit: p.mid }, -1),
    woods(8, treeRow(1190, 1640, 732, 36), { shade: near, leaf: mix(near, p.mid, 0.25), lit: p.mid }, -1),
  );
}

const pools = [
  'M190 846C290 806 520 800 704 818Q688 874 612 940C440 954 210 936 110 902Q132 872 190 846Z',
  'M1410 846C1310 806 1080 800 896 818Q912 874 988 940C1160 954 1390 936 1490 902Q1468 872 1410 846Z',
];

const temple = () =>
  group(
    { id: 'lotus-temple-hall' },
    place(...floor, 1, lotusTerrace(marble.tones[0]), lotus(marble), lotusSteps()),
  );

/** The pools between the walks: the sky in them, the petals upside down, and a stone rim. */
function water(): string {
  const surface = linear(
    'lotus-temple-water',
    [0, 790],
    [0, 950],
    [
      [0, p.glow],
      [0.45, dusk.rose],
      [1, dusk.violet],
    ],
  );
  const outline = pools.join('');
  return group(
    {},
    surface.definition,
    tag('clipPath', { id: 'lotus-temple-pools' }, shape(outline, '#fff')),
    place(0, 7, 1, shape(outline, p.dark)),
    stroke(outline, p.light, 16),
    shape(outline, surface.fill),
    group(
      { 'clip-path': 'url(#lotus-temple-pools)' },
      tag('use', {
        href: '#lotus-temple-hall',
        transform: `translate(0 ${2 * mirror}) scale(1 -1)`,
        opacity: 0.55,
      }),
      ripples(7, { x: 40, y: 800, width: 1520, height: 150 }, 110, p.light, 0.32),
      ripples(8, { x: 40, y: 800, width: 1520, height: 150 }, 90, dusk.violet, 0.45),
      lightPath(3, 222, 806, 940, 130, p.light, 0.7),
    ),
  );
}

const grounds = () =>
  group(
    {},
    rect(0, garden, 1600, 270, mix(p.dark, '#4d5a44', 0.55)),
    shape('M-10 760Q800 730 1610 760V790Q800 752 -10 790Z', mix(p.mid, p.haze, 0.35)),
    polygon(
      [
        [712, 760],
        [888, 760],
        [1030, 1010],
        [570, 1010],
      ],
      mix(p.mid, p.haze, 0.3),
    ),
    polygon(
      [
        [712, 760],
        [744, 760],
        [654, 1010],
        [570, 1010],
      ],
      mix(p.haze, p.glow, 0.4),
    ),
    stroke('M740 790H862M722 826H880M702 868H900M678 918H924', mix(p.mid, p.dark, 0.3), 2.4, {
      opacity: 0.6,
    }),
  );

function people(): string {
  const crowd: readonly (readonly [Visitor, Point, number, string])[] = [
    [walker, [776, 752], 26, p.light],
    [sari, [796, 753], 25, '#c2452f'],
    [kurta, [838, 800], 36, p.light],
    [sari, [752, 856], 58, p.warm],
    [walker, [792, 862], 62, '#e8d9b8'],
    [kurta, [872, 910], 82, p.light],
    [sari, [920, 916], 78, p.deep],
  ];
  return crowd
    .map(
      ([visitor, at, height, cloth]) =>
        shadow(visitor, at, height, cast, p.dark, 0.5) + stand(visitor, at, height, dress(cloth)),
    )
    .join('');
}

const foreground = () =>
  group(
    {},
    neem(21, [36, 930], 310, leaves),
    neem(9, [1566, 930], 340, leaves),
    shape('M-10 950Q240 930 520 1004H-10ZM1080 1004Q1360 926 1610 944V1004Z', p.ink),
    grass(3, [-10, 954], [420, 984], 90, 32, p.ink, 0.2),
    grass(5, [1180, 984], [1610, 950], 90, 32, p.ink, 0.2),
    ...[30, 210, 1400, 1580].map((x, index) => shrub(70 + index, [x, 996], 230, leaves)),
  );

export const scene: Scene = {
  name: 'lotus-temple',
  alt: 'The Lotus Temple in Delhi at dusk, its white marble petals opening above pools that mirror them, with visitors on the walk.',
  focus: [0.5, 0.51],
  draw: () =>
    group(
      {},
      backdrop(),
      farTrees(),
      grounds(),
      temple(),
      water(),
      people(),
      foreground(),
      grain(6, { x: 0, y: 0, width: 1600, height: 520 }, 450, p.ink, 0.08),
      grain(7, { x: 0, y: 780, width: 1600, height: 220 }, 300, p.ink, 0.14),
    ),
};
