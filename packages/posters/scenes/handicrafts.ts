import { grain } from '../kit/air.ts';
import type { Band } from '../kit/kira.ts';
import { palettes } from '../kit/palettes.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, place, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';
import { bangchungBase, bangchungLid, bowl, castShadow } from '../kit/tableware.ts';
import { lowTable, scroll, yarn } from '../motifs/household.ts';
import { loom } from '../motifs/loom.ts';
import { stagMask } from '../motifs/stag-mask.ts';

const { light, glow, warm, haze, mid, deep, dark, ink } = palettes.table;
const timber = { lit: '#c4824e', body: '#7d4a30', shade: '#48271f' };
const turned = {
  lit: '#e0a262',
  body: '#b06a3c',
  shade: '#6e3b2b',
  rim: '#cf8c50',
  inside: '#6e3b2b',
  insideLit: '#b9754a',
};
const burr = {
  lit: '#e2bd7a',
  body: '#a87a3c',
  shade: '#6b4726',
  rim: '#e0bd7a',
  inside: '#6b4726',
  insideLit: '#b98a4a',
};
const cane = {
  lit: '#f0cf8a',
  body: '#d6a85c',
  shade: '#93653a',
  rim: deep,
  inside: '#5c3a26',
  insideLit: '#c2924e',
};
const dyed = {
  red: { lit: '#f08a6a', body: '#b8342a', shade: '#7c1f22' },
  gold: { lit: '#fff1c4', body: '#eec66c', shade: '#b9843c' },
  blue: { lit: '#7fa8b0', body: '#2b5a6a', shade: '#17364a' },
};
const furnishing = { timber, gold: '#e8c877', red: deep, brocade: '#22364f', paint: '#2b6a72', shadow: ink };
const floorLine = 770;

function room(): string {
  const paint = linear(
    'handicrafts-wall',
    [0, 0],
    [1600, 500],
    [
      [0, '#c98f58'],
      [1, '#85563c'],
    ],
  );
  const boards = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
    (board) => `M${800 + board * 210} ${floorLine}L${800 + board * 357} 1000`,
  );
  const rafters = Array.from({ length: 13 }, (_, index) => {
    const x = 20 + index * 126;
    return rect(x, 52, 54, 46, '#2b6a72') + rect(x, 52, 12, 46, '#5f9aa0') + rect(x + 16, 66, 28, 18, glow);
  });
  return group(
    {},
    paint.definition,
    rect(0, 0, 1600, floorLine, paint.fill),
    rect(0, 0, 1600, 106, timber.shade),
    ...rafters,
    rect(0, 38, 1600, 14, deep),
    rect(0, 98, 1600, 14, deep),
    rect(0, 112, 1600, 10, ink, { opacity: 0.25 }),
    rect(0, floorLine, 1600, 240, '#80492f'),
    stroke(boards.join(''), timber.shade, 4),
    rect(0, floorLine - 26, 1600, 26, timber.body),
    rect(0, floorLine - 26, 1600, 5, timber.lit),
  );
}

const [sill, lintel] = [566, 176];

/** One light of the window: a trefoil-headed opening to the valley, in a painted frame. */
function windowLight(x: number): string {
  const opening = `M${x} ${sill}V270Q${x} 228 ${x + 44} 226Q${x + 54} 190 ${x + 90} 190Q${x + 126} 190 ${x + 136} 226Q${x + 180} 228 ${x + 180} 270V${sill}Z`;
  const id = `handicrafts-light-${x}`;
  return group(
    {},
    tag('clipPath', { id }, tag('path', { d: opening })),
    group(
      { 'clip-path': `url(#${id})` },
      rect(x, lintel, 180, 400, '#ffe3a6'),
      rect(x, lintel, 180, 130, '#ffd488'),
      shape('M480 470L600 400L690 440L800 340L900 430L1000 380L1140 470V600H480Z', '#f3c98a'),
      shape('M768 372L800 340L836 372L812 382L798 370L786 384Z', '#fff6de'),
      shape('M480 500Q620 450 760 500T1140 480V600H480Z', '#b9a878'),
      shape('M480 540Q640 500 820 540T1140 520V600H480Z', '#7f9a78'),
    ),
    stroke(opening, '#e8c877', 6),
  );
}

/** The row of three lights with the painted beam above them and the sill below. */
function bayWindow(): string {
  const dentils = Array.from({ length: 18 }, (_, index) => rect(498 + index * 34, 150, 20, 18, glow));
  return group(
    {},
    rect(486, 140, 628, 452, ink, { opacity: 0.25 }),
    rect(480, 128, 626, 452, timber.shade),
    rect(480, 128, 626, 16, '#2b6a72'),
    rect(480, 144, 626, 26, deep),
    ...dentils,
    rect(480, 170, 626, 8, '#e8c877'),
    ...[504, 703, 902].map(windowLight),
    ...[484, 684, 883, 1084].map((x) => rect(x, 180, 18, 390, deep) + rect(x, 180, 5, 390, '#c8603f')),
    rect(464, 570, 658, 22, timber.body),
    rect(464, 570, 658, 6, timber.lit),
    shape('M486 592H1100L1180 744H420Z', '#ffdb92', { opacity: 0.22 }),
  );
}

const floorLight = () =>
  polygon(
    [
      [420, floorLine],
      [1240, floorLine],
      [1500, 1000],
      [560, 1000],
    ],
    '#ffcf86',
    { opacity: 0.24 },
  );

const bands: readonly Band[] = [
  { height: 16, ground: ink },
  { height: 22, ground: deep, motif: 'zigzag', ink: glow },
  { height: 44, ground: '#f6ead0', motif: 'diamond', ink: deep, second: '#2b5a6a' },
  { height: 12, ground: warm, motif: 'pinstripe', ink: deep },
  { height: 40, ground: deep, motif: 'flower', ink: glow, second: light },
  { height: 12, ground: warm, motif: 'pinstripe', ink: deep },
  { height: 58, ground: '#2b3f5c', motif: 'diamond', ink: glow, second: '#c8452e' },
  { height: 12, ground: warm, motif: 'pinstripe', ink: deep },
  { height: 40, ground: deep, motif: 'flower', ink: glow, second: light },
  { height: 12, ground: warm, motif: 'pinstripe', ink: deep },
  { height: 44, ground: '#f6ead0', motif: 'diamond', ink: deep, second: '#2b5a6a' },
  { height: 22, ground: deep, motif: 'zigzag', ink: glow },
  { height: 16, ground: ink },
];

const weaving = () =>
  loom(bands, {
    timber,
    cane: { lit: '#f3d58b', body: '#d0a258', shade: '#93653a' },
    thread: light,
    shadow: ink,
  });

const mask = () =>
  stagMask({
    lit: {
      face: '#d08032',
      antler: '#f0d8a2',
      tip: '#fff4d8',
      ridge: '#eaa652',
      gold: '#f6d98c',
      cloth: '#2f7a80',
    },
    shade: {
      face: '#9c5226',
      antler: '#bf9558',
      tip: '#dcb87a',
      ridge: '#b96a30',
      gold: '#cfa052',
      cloth: '#17495a',
    },
    white: light,
    red: '#9c2a22',
    paint: '#2b6a72',
    ink: dark,
  });

/** Things on the low tables stand nearer to the eye's level than a meal does, so their rounds are flatter. */
const flatter = (...parts: string[]) => group({ transform: 'translate(0 190) scale(1 .74)' }, ...parts);

function baskets(): string {
  return group(
    {},
    lowTable([70, 648], 420, furnishing),
    flatter(
      bangchungLid([186, 592], 104, 0.9, ['#e2bd74', deep, '#2b5a6a', ink], mid, ink),
      castShadow([346, 712], 98, 36, ink),
      bangchungBase({
        at: [346, 644],
        rx: 112,
        depth: 74,
        tones: cane,
        shadow: 'none',
        pattern: [deep, light],
      }),
    ),
    yarn([312, 655], 36, dyed.blue, dark),
    yarn([384, 655], 34, dyed.gold, dark),
    yarn([348, 671], 38, dyed.red, dark),
    flatter(basketFront()),
  );
}

/** The near rim of the basket once more, in front of the yarn that lies in it. */
const basketFront = () => shape('M234 644A112 62.700 0 0 0 458 644L452 648A106 57 0 0 1 240 648Z', deep);

function bowls(): string {
  return group(
    {},
    lowTable([1110, 648], 420, furnishing),
    flatter(
      castShadow([1246, 716], 70, 44, ink),
      castShadow([1410, 712], 54, 36, ink),
      bowl({ at: [1246, 640], rx: 100, depth: 84, foot: 0.5, tones: turned, shadow: 'none' }),
      bowl({ at: [1410, 652], rx: 74, depth: 66, foot: 0.5, tones: burr, shadow: 'none' }),
    ),
  );
}

const looseYarn = () =>
  group(
    {},
    yarn([640, 922], 44, dyed.red, ink),
    yarn([566, 950], 34, dyed.blue, ink),
    yarn([716, 946], 36, dyed.gold, ink),
    stroke('M676 940Q760 990 860 956T1010 972', dyed.red.body, 4),
  );

export const scene: Scene = {
  name: 'handicrafts',
  alt: 'A half-woven kira on a Bhutanese loom before a painted window at evening, with a painted stag mask, woven bangchung baskets, turned wooden bowls and a scroll of mountains.',
  focus: [0.5, 0.52],
  draw() {
    return [
      room(),
      bayWindow(),
      floorLight(),
      place(296, 490, 0.7, mask()),
      place(1196, 244, 0.8, scroll('handicrafts-scroll', furnishing)),
      place(-4, 62, 1.01, weaving()),
      baskets(),
      bowls(),
      looseYarn(),
      grain(11, { x: 0, y: 0, width: 1600, height: 1000 }, 900, haze, 0.22),
    ].join('');
  },
};
