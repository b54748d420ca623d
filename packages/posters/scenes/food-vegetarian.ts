import { grain } from '../kit/air.ts';
import type { Band } from '../kit/kira.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, point, shape, stroke, tag } from '../kit/svg.ts';
import { laidCloth, planks, windowShade } from '../kit/table-top.ts';
import {
  bangchungBase,
  bangchungLid,
  bowl,
  type Chilli,
  castShadow,
  chilli,
  disc,
  filling,
  ironPot,
  scatter,
  steam,
  tilt,
} from '../kit/tableware.ts';

const { light, glow, warm, haze, mid, deep, dark, ink } = palettes.table;
const green: Chilli = { body: '#5f8a3c', lit: '#b5cf7a', shade: '#37602f', stem: '#2d4a2a' };
const red: Chilli = { body: '#b8342a', lit: '#f08a6a', shade: '#7c1f22', stem: '#4f6a34' };
const cheese = { body: '#f6e6ba', lit: '#fff8e2', shade: '#dcbf86' };
const wood = {
  lit: '#d79a5c',
  body: '#a9653e',
  shade: '#6e3b2b',
  rim: '#c98850',
  inside: '#6e3b2b',
  insideLit: '#b9754a',
};
const cane = {
  lit: '#f0cf8a',
  body: '#d6a85c',
  shade: '#93653a',
  rim: '#b8342a',
  inside: '#93653a',
  insideLit: '#c2924e',
};

/** Half of the runner's bands, from its edge to its middle; the other half mirrors them. */
const edgeBands: readonly Band[] = [
  { height: 20, ground: '#2b3f5c' },
  { height: 26, ground: '#f3d58b', motif: 'zigzag', ink: '#3f6b4a' },
  { height: 14, ground: '#3f6b4a', motif: 'pinstripe', ink: glow },
  { height: 92, ground: '#22364f', motif: 'diamond', ink: '#e8c877', second: '#b8342a' },
  { height: 14, ground: '#3f6b4a', motif: 'pinstripe', ink: glow },
  { height: 64, ground: '#f6ead0', motif: 'flower', ink: '#2b5a4a', second: warm },
];
const middleBand: Band = {
  height: 120,
  ground: '#2b3f5c',
  motif: 'diamond',
  ink: '#6f9a8a',
  second: '#f3d58b',
};
const bands = [...edgeBands, middleBand, ...edgeBands.toReversed()];

/** Chillies slit lengthwise and stewed in cheese: they lie in the sauce, so each is clipped by the pot's rim. */
function emaDatshi(): string {
  const at: Point = [800, 510];
  const surface: Point = [800, 524];
  const { between } = random(12);
  const clip = 'food-vegetarian-pot';
  const pods = scatter(7, surface, 196, 34).map(({ at: [x, y] }, index) =>
    chilli(
      [x - 56, y - 4],
      between(-32, 36) + (index % 4 === 3 ? 70 : 0),
      between(104, 132),
      index % 3 === 1 ? red : green,
      '#b98f52',
    ),
  );
  const melts = scatter(9, surface, 170, 16).map(({ at: [x, y] }) => {
    const w = between(16, 30);
    return shape(
      `M${point([x - w, y])}q${point([w * 0.4, -w * 0.8])} ${point([w, -w * 0.3])}t${point([w, w * 0.2])}q${point([-w * 0.5, w * 0.7])} ${point([-w, w * 0.3])}t${point([-w, -w * 0.2])}Z`,
      cheese.lit,
    );
  });
  return group(
    {},
    ironPot({ at, rx: 246, depth: 118, foot: 0.56, shadow: ink }),
    filling(surface, 224, cheese.body, cheese.shade),
    tag('clipPath', { id: clip }, disc(surface, 224, '#fff')),
    group(
      { 'clip-path': `url(#${clip})` },
      ...pods.slice(0, 20),
      ...melts.slice(0, 8),
      ...pods.slice(20),
      ...melts.slice(8),
    ),
    steam([730, 440], 210, 20, light, 0.4),
    steam([860, 430], 240, -22, light, 0.36),
  );
}

function redRice(): string {
  const at: Point = [300, 520];
  const { between } = random(23);
  const grains = (count: number, colour: string, lift: number) => {
    let d = '';
    for (let grainOf = 0; grainOf < count; grainOf++) {
      const turn = between(0, Math.PI * 2);
      const out = Math.sqrt(between(0, 1));
      const x = at[0] + Math.cos(turn) * out * 158 - lift * 0.4;
      const y = at[1] + Math.sin(turn) * out * 158 * tilt - (1 - out * out) * 78 - lift;
      const [dx, dy] = [between(-7, 7), between(-3.5, 3.5)];
      d += `M${point([x - dx, y - dy])}L${point([x + dx, y + dy])}`;
    }
    return stroke(d, colour, 5);
  };
  return group(
    {},
    bangchungBase({ at, rx: 190, depth: 70, tones: cane, shadow: ink, pattern: ['#b8342a', '#f6e6ba'] }),
    shape('M126 524C146 448 228 416 300 416S456 450 474 524Q418 622 300 622T126 524Z', '#9c4f3e'),
    shape('M300 416C378 416 456 450 474 524Q418 622 300 622Q278 622 258 619Q394 590 300 416Z', '#7a3632'),
    grains(250, '#c97f66', 0),
    grains(130, '#e6b294', 6),
    grains(110, '#7a3632', -4),
  );
}

function kewaDatshi(): string {
  const at: Point = [1210, 400];
  const surface: Point = [1210, 410];
  const slices = scatter(31, surface, 118, 13).map(({ at: [x, y], turn }) =>
    group(
      { transform: `translate(${point([x, y])}) scale(1 .62) rotate(${turn.toFixed(0)})` },
      shape('M-36 6Q-34 -26 4 -28T40 4Q34 34 0 32T-36 6Z', '#c99a4e'),
      shape('M-38 0Q-36 -32 2 -34T38 -2Q32 28 -2 26T-38 0Z', '#f3d58b'),
      shape('M-24 -6Q-14 -24 8 -24Q-6 -14 -12 6Z', '#fbecc0'),
    ),
  );
  const specks = scatter(33, surface, 126, 16).map(({ at: [x, y] }) =>
    shape(`M${point([x, y])}l12 -5l3 4l-12 6Z`, '#5f8a3c'),
  );
  return group(
    {},
    bowl({ at, rx: 170, depth: 92, tones: wood, shadow: ink }),
    filling(surface, 150, cheese.body, cheese.shade),
    ...slices,
    ...specks,
    chilli([1150, 420], 18, 84, red, '#c9a467'),
  );
}

/** Buckwheat pancakes, stacked: each a thick disc with a browned edge and a pitted top. */
function khuli(): string {
  const { between } = random(44);
  const cake = (x: number, y: number, top: boolean) =>
    disc([x, y + 16], 142, '#6b4a34') +
    disc([x, y + 8], 142, '#8a6242') +
    disc([x, y], 140, top ? '#c19a68' : '#a67c50');
  const pits = scatter(45, [1250, 660], 120, 46).map(({ at: [x, y] }) =>
    disc([x, y], between(3, 8), '#93683f'),
  );
  return group(
    {},
    bowl({ at: [1250, 724], rx: 178, depth: 26, foot: 0.7, tones: wood, shadow: ink }),
    cake(1256, 712, false),
    cake(1244, 694, false),
    cake(1254, 676, false),
    cake(1250, 660, true),
    ...pits,
    shape('M1130 640Q1180 592 1250 586Q1190 606 1160 650Q1140 664 1130 640Z', '#dcbb86'),
    shape('M1232 634l38 -10l14 18l-36 14Z', '#f7dc8c'),
    shape('M1248 656l36 -14v12l-34 16Z', '#d6a94e'),
    shape('M1232 634l16 22l2 14l-18 -20Z', '#e6c26a'),
  );
}

/** Asparagus and fiddlehead ferns, tied with a strip of cane, their tips to the window. */
function greens(): string {
  const spear = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) scale(1 .8) rotate(${turn})` },
      shape('M-9 0L-10 -190Q-9 -234 2 -252Q13 -232 12 -190L9 0Z', green.body),
      shape('M-9 0L-10 -190Q-9 -234 2 -252Q-2 -220 -2 -190V0Z', '#a5c46c'),
      shape('M-9 -196l11 -24l10 24l-10 16ZM-8 -130l9 -16l9 16l-9 12ZM-8 -66l8 -14l9 14l-9 12Z', green.shade),
      tag('ellipse', { cx: 0, cy: 0, rx: 9, ry: 4, fill: '#dcd9a0' }),
    );
  const fiddle = (x: number, y: number, turn: number, size: number) =>
    group(
      { transform: `translate(${x} ${y}) scale(1 .86) rotate(${turn}) scale(${size})` },
      stroke(
        'M0 150C-6 90 -12 50 -4 14C6 -24 50 -24 50 10C50 34 18 36 18 14C18 0 34 -2 36 10',
        green.shade,
        16,
      ),
      stroke('M-4 148C-10 90 -15 50 -8 14C0 -22 44 -25 47 6', '#93b85c', 5),
    );
  return group(
    {},
    shape('M1398 682L1490 706Q1570 690 1600 640V560Q1560 600 1500 560Z', ink, { opacity: 0.36 }),
    ...[-8, 2, 12, 20].map((turn, index) => spear(1404 + index * 22, 672 + (index % 2) * 10, turn)),
    fiddle(1500, 560, 14, 0.9),
    fiddle(1538, 600, 30, 0.8),
    shape('M1396 604Q1450 584 1524 610L1522 632Q1450 606 1396 626Z', '#d6a85c'),
    shape('M1396 604Q1420 594 1450 595L1450 611Q1420 612 1396 626Z', '#f0cf8a'),
  );
}

/** A turned wooden cup of butter tea; its lid lies beside it. */
function butterTea(): string {
  const [x, y] = [530, 730];
  return group(
    {},
    castShadow([318, 812], 100, 30, ink),
    disc([318, 812], 100, wood.shade),
    disc([318, 804], 100, wood.body),
    disc([312, 798], 82, wood.rim),
    disc([316, 794], 68, wood.body),
    disc([322, 790], 30, wood.shade),
    disc([316, 778], 24, wood.rim),
    disc([310, 774], 12, wood.lit),
    bowl({ at: [x, y], rx: 112, depth: 88, foot: 0.46, tones: wood, shadow: ink }),
    stroke(`M${x - 102} ${y + 38}Q${x} ${y + 114} ${x + 102} ${y + 38}`, wood.shade, 4, { opacity: 0.7 }),
    filling([x, y + 8], 97, '#e9c7a0', '#c49a70'),
    shape(`M${x - 48} ${y + 14}q30 -22 74 -14q-10 20 -44 22q-26 0 -30 -8Z`, '#f7dc9c'),
    disc([x + 48, y + 28], 9, '#f7dc9c'),
    steam([x - 18, y - 16], 150, 18, light, 0.5),
    steam([x + 22, y - 12], 116, -14, light, 0.4),
  );
}

function loose(): string {
  return group(
    {},
    chilli([700, 880], -18, 130, red, ink),
    chilli([800, 900], 12, 120, green, ink),
    chilli([930, 800], -30, 110, red, ink),
    ...scatter(61, [900, 880], 60, 14).map(({ at: [x, y] }) => circle(x, y, 4, deep)),
  );
}

export const scene: Scene = {
  name: 'food-vegetarian',
  alt: 'A Bhutanese table with ema datshi of green and red chillies in pale cheese, red rice in a woven bangchung, potatoes in cheese, buckwheat pancakes, ferns and a wooden cup of butter tea on an indigo kira runner.',
  focus: [0.5, 0.56],
  draw() {
    return [
      planks(3, { light: '#dcb380', dark: '#d3a671', grain: '#b8874f', seam: '#8a5d39', edge: '#eccb9a' }),
      laidCloth(bands, { x: -120, y: 372, width: 1960, turn: -9, thread: glow, shadow: dark }),
      windowShade(dark, 0.3),
      bangchungLid([214, 300], 178, 0.6, ['#e2bd74', '#b8342a', '#2b5a4a', ink], mid, ink),
      redRice(),
      kewaDatshi(),
      emaDatshi(),
      greens(),
      khuli(),
      butterTea(),
      loose(),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 900, haze, 0.3),
    ].join('');
  },
};
