import { grain } from '../kit/air.ts';
import { boulder } from '../kit/boulders.ts';
import { palettes } from '../kit/palettes.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, polygon, radial, rect, shape } from '../kit/svg.ts';
import { trekker } from '../kit/trekker.ts';
import { fern, foliage, orchids, pairs } from '../kit/understorey.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { anchors, type Deck, deckAt, figBack, figFront, railing, walkway } from '../motifs/root-bridge.ts';
import { canopyRoof, gorgeFall, woodedWalls } from '../motifs/root-gorge.ts';

const { light, glow, warm, haze, mid, deep, dark, ink } = palettes.forest;
const accent = '#b0568a';
const bark = { shade: '#2b2a22', mid: '#5b4a34', lit: '#a88a55', bright: '#e0cd8b' } as const;

function gorgeLight(): string {
  const paint = radial('eco-forest-light', [830, 210], 760, [
    [0, light],
    [0.35, '#e7ebb4'],
    [0.7, haze],
    [1, mid],
  ]);
  return paint.definition + rect(0, 0, 1600, 1000, paint.fill);
}

function stream(): string {
  const paint = linear(
    'eco-forest-stream',
    [0, 660],
    [0, 1000],
    [
      [0, '#d6e6cf'],
      [0.3, '#7fb3a0'],
      [0.7, '#3b7c72'],
      [1, '#1d5450'],
    ],
  );
  return group(
    {},
    paint.definition,
    shape('M700 668Q800 656 920 668Q1010 740 1180 800T1500 1010H150Q280 880 470 790T700 668Z', paint.fill),
    lightPath(24, 820, 676, 900, 230, light, 0.5),
    ripples(21, { x: 560, y: 700, width: 520, height: 110 }, 30, light, 0.6),
    ripples(22, { x: 380, y: 800, width: 860, height: 180 }, 40, '#a9d3bf', 0.5),
  );
}

const stone = { body: '#3c4f47', lit: '#98a68c', foam: light, shadow: ink };
const mossy = { ...stone, moss: '#7d9a4e' };

/** Boulders that hold the banks, the nearer the larger. */
const bankStones = () =>
  (
    [
      [400, 704, 104, 52],
      [1208, 702, 124, 78],
      [510, 728, 110, 54],
      [1106, 726, 120, 58],
      [452, 770, 150, 74],
      [1170, 772, 160, 80],
      [370, 836, 190, 92],
      [1250, 836, 200, 98],
    ] as const
  ).map(([x, y, width, height]) => boulder([x, y], width, height, mossy));

function banks(): string {
  return group(
    {},
    shape(
      'M-20 560L150 590Q300 620 380 660Q470 690 520 720Q560 760 470 800Q330 860 240 930L170 1010H-20Z',
      '#24463a',
    ),
    shape(
      'M150 590Q300 620 380 660Q470 690 520 720Q540 740 520 762Q440 700 330 676Q230 640 130 616Z',
      '#5f8a55',
    ),
    shape(
      'M1620 550L1450 584Q1330 616 1250 650Q1150 690 1096 716Q1060 756 1150 794Q1290 850 1400 930L1480 1010H1620Z',
      '#24463a',
    ),
    shape(
      'M1450 584Q1330 616 1250 650Q1150 690 1096 716Q1080 738 1096 756Q1190 700 1290 670Q1380 636 1470 612Z',
      '#5f8a55',
    ),
  );
}

const leftFig = { foot: 150, top: 130, ground: 664 };
const rightFig = { foot: 1450, top: 1480, ground: 664 };
const upper: Deck = { left: [150, 352], right: [1450, 346], sag: 92 };
const lower: Deck = { left: [150, 536], right: [1450, 530], sag: 96 };

const trekkerKit = { legs: '#2f4540', skin: '#7a4a30', boots: '#16211f' };

function bridge(): string {
  const moss = ['#7d9a4a', deep] as const;
  return group(
    {},
    railing(3, upper, 52, '#7c7048', 4),
    railing(4, lower, 52, '#6d6a45', 4),
    trekker(deckAt(upper, 0.6), 96, {
      ...trekkerKit,
      shirt: accent,
      lit: '#e59cc0',
      pack: warm,
      hat: '#f0c872',
    }),
    trekker(deckAt(lower, 0.37), 96, {
      ...trekkerKit,
      shirt: '#d9892f',
      lit: '#ffd089',
      pack: '#1f4a58',
      hat: '#2b6470',
    }),
    walkway(11, lower, bark, moss),
    walkway(14, upper, bark, moss),
    anchors(17, lower, bark),
    anchors(18, upper, bark),
    railing(5, upper, 34, bark.mid, 4),
    railing(6, lower, 34, bark.mid, 4),
  );
}

/** Shafts of light from the gap in the canopy. */
function shafts(): string {
  const paint = linear(
    'eco-forest-shaft',
    [860, 0],
    [700, 860],
    [
      [0, light, 0.55],
      [0.6, light, 0.22],
      [1, light, 0],
    ],
  );
  const shaft = (top: number, width: number, bottom: number, spread: number) =>
    polygon(
      [
        [top, -10],
        [top + width, -10],
        [bottom + spread, 860],
        [bottom, 860],
      ],
      paint.fill,
    );
  return (
    paint.definition +
    shaft(820, 40, 420, 170) +
    shaft(880, 26, 690, 110) +
    shaft(930, 50, 900, 150) +
    shaft(1000, 24, 1180, 120)
  );
}

const orchid = { stem: '#8fb55a', petal: accent, lit: '#e2a3c2', heart: glow };

function foreground(): string {
  const ferns: readonly [string, string] = ['#17412f', '#2d6a45'];
  return group(
    {},
    foliage(95, pairs([210, 690, 320, 690, 410, 700]), 44, 16, dark),
    foliage(96, pairs([1400, 690, 1290, 684, 1205, 664]), 46, 20, dark),
    foliage(97, pairs([230, 676, 330, 678, 400, 690]), 24, 12, '#5f8a55'),
    foliage(98, pairs([1380, 676, 1290, 678, 1210, 690]), 24, 12, '#5f8a55'),
    ...bankStones(),
    boulder([640, 838], 150, 70, mossy),
    boulder([1010, 822], 120, 54, mossy),
    boulder([520, 934], 230, 108, mossy),
    boulder([1130, 930], 250, 120, mossy),
    boulder([830, 905], 96, 38, stone),
    boulder([800, 768], 64, 26, stone),
    boulder([720, 742], 60, 24, mossy),
    shape('M-20 1010V800Q130 780 250 860Q350 930 400 1010Z', ink),
    shape('M1620 1010V790Q1480 780 1360 860Q1260 930 1210 1010Z', ink),
    fern(91, [120, 900], 300, 9, ferns),
    fern(92, [330, 985], 210, 8, ['#2d6a45', '#5d9150']),
    fern(93, [1480, 890], 310, 9, ferns),
    fern(94, [1290, 985], 220, 8, ['#2d6a45', '#5d9150']),
    orchids(pairs([1612, 636, 1530, 640, 1490, 668, 1462, 706, 1450, 748]), 30, orchid),
    orchids(pairs([-12, 690, 80, 676, 124, 696, 158, 730]), 28, orchid),
  );
}

export const scene: Scene = {
  name: 'eco-forest',
  alt: 'Two walkers cross a double-decker living root bridge over a clear boulder stream in a green Meghalaya gorge, with light falling through the canopy.',
  focus: [0.5, 0.5],
  draw() {
    return [
      gorgeLight(),
      gorgeFall(71, {
        wood: '#bcd3a6',
        woodLit: '#d6e2b4',
        woodShade: '#a9c79a',
        rock: '#a9c39c',
        water: '#fdfcec',
        vein: '#bcd6c4',
      }),
      woodedWalls(31, 470, 90, '#a4c294', '#cddba6'),
      woodedWalls(41, 330, 100, '#6f9f6c', '#a3c084'),
      stream(),
      woodedWalls(51, 170, 110, '#3b7551', '#6a9a5c'),
      banks(),
      figBack(61, leftFig, bark),
      figBack(62, rightFig, bark),
      shafts(),
      bridge(),
      figFront(63, leftFig, bark),
      figFront(64, rightFig, bark),
      canopyRoof(81, { dark, leaf: '#3f7a54', lit: '#84aa56' }),
      foreground(),
      grain(5, { x: 0, y: 300, width: 1600, height: 700 }, 240, ink, 0.16),
    ].join('');
  },
};
