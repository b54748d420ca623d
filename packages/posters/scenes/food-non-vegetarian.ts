import { grain } from '../kit/air.ts';
import type { Band } from '../kit/kira.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, shape, stroke, tag } from '../kit/svg.ts';
import { laidCloth, planks, windowShade } from '../kit/table-top.ts';
import { bowl, type Chilli, chilli, disc, filling, ironPot, scatter, steam } from '../kit/tableware.ts';
import { momoSteamer } from '../motifs/momos.ts';

const { light, glow, warm, haze, deep, ink } = palettes.table;
const dried: Chilli = { body: '#a82a22', lit: '#e2705a', shade: '#6b161c', stem: '#7a6a3a' };
const glazed = {
  lit: '#fdf3dc',
  body: '#e2cda6',
  shade: '#a98a66',
  rim: '#fbf0d8',
  inside: '#b59670',
  insideLit: '#efdfbe',
};
const slate = {
  lit: '#5f7a86',
  body: '#35525f',
  shade: '#1d3440',
  rim: '#7d97a0',
  inside: '#1d3440',
  insideLit: '#4a6a76',
};

/** The cloth's bands from its edge to its middle; the other half mirrors them. */
const edgeBands: readonly Band[] = [
  { height: 18, ground: deep },
  { height: 30, ground: '#f3d58b', motif: 'steps', ink: deep },
  { height: 84, ground: deep, motif: 'flower', ink: glow, second: light },
  { height: 16, ground: '#f6ead0', motif: 'pinstripe', ink: deep },
  { height: 34, ground: warm, motif: 'zigzag', ink: deep },
  { height: 16, ground: '#f6ead0', motif: 'pinstripe', ink: deep },
  { height: 130, ground: '#a33a2a', motif: 'diamond', ink: '#f3d58b', second: '#6b1d1f' },
  { height: 16, ground: '#f6ead0', motif: 'pinstripe', ink: deep },
  { height: 34, ground: warm, motif: 'zigzag', ink: deep },
  { height: 16, ground: '#f6ead0', motif: 'pinstripe', ink: deep },
];
const middleBand: Band = { height: 110, ground: deep, motif: 'flower', ink: glow, second: light };
const bands = [...edgeBands, middleBand, ...edgeBands.toReversed()];

/** A strip of pork belly: meat, two seams of fat, a gleam. */
function porkStrip([x, y]: Point, turn: number): string {
  return group(
    { transform: `translate(${point([x, y])}) scale(1 .7) rotate(${turn.toFixed(0)})` },
    shape('M-56 10Q-18 -16 16 0T66 -4L64 32Q36 42 12 32T-50 44Z', '#4a1712', { opacity: 0.55 }),
    shape('M-60 0Q-22 -28 12 -12T62 -16L60 20Q32 30 8 20T-56 32Z', '#a5502f'),
    shape('M-60 0Q-22 -28 12 -12T62 -16L61 -6Q38 4 12 -2T-58 10Z', '#f6dcb8'),
    shape('M-57 18Q-20 0 10 9T60 6L60 12Q34 20 8 14T-56 25Z', '#e8b48c'),
    shape('M-40 -6Q-16 -16 4 -8Q-14 -12 -36 -2Z', '#fff4e0'),
  );
}

const radishPiece = ([x, y]: Point, turn: number) =>
  group(
    { transform: `translate(${point([x, y])}) scale(1 .66) rotate(${turn.toFixed(0)})` },
    shape('M-34 10Q-30 -32 4 -32T38 8Q2 16 -34 10Z', '#c9b28a'),
    shape('M-36 4Q-32 -38 2 -38T36 2Q0 10 -36 4Z', '#fbf3dc'),
    stroke('M-20 -8Q-14 -26 2 -26T22 -8', '#e2d2a8', 3),
  );

function phakshaPaa(): string {
  const at: Point = [1130, 420];
  const surface: Point = [1130, 430];
  const clip = 'food-non-vegetarian-pot';
  const { between } = random(12);
  const pieces = scatter(5, surface, 170, 34).map(({ at: spot, turn }, index) => {
    if (index % 5 === 2) return radishPiece(spot, turn);
    if (index % 5 === 4) return chilli([spot[0] - 40, spot[1]], between(-30, 40), 118, dried, '#4a1712');
    if (index % 10 === 6)
      return place(
        spot[0],
        spot[1],
        1,
        shape('M-30 8Q-24 -22 10 -24Q36 -18 34 6Q10 -2 -30 8Z', '#4f7a3c') +
          stroke('M-26 6Q0 -8 30 -6', '#a9c77e', 4),
      );
    return porkStrip(spot, between(-44, 44));
  });
  return group(
    {},
    ironPot({ at, rx: 232, depth: 96, foot: 0.62, shadow: ink }),
    filling(surface, 208, '#8a3a24', '#5f2218'),
    tag('clipPath', { id: clip }, disc(surface, 210, '#fff')),
    group({ 'clip-path': `url(#${clip})` }, ...pieces),
  );
}

function jashaMaru(): string {
  const surface: Point = [1080, 738];
  const { between } = random(18);
  const crumbs = scatter(20, surface, 128, 62).map(({ at: [x, y] }, index) => {
    const w = between(12, 20);
    const tone = index % 3 === 0 ? '#f3dfb6' : index % 3 === 1 ? '#e2bf8a' : '#d3a36a';
    return (
      shape(
        `M${point([x - w, y + 4])}q${w * 0.4} ${-w} ${w} ${-w * 0.7}t${w} ${w * 0.8}q${-w} ${w * 0.7} ${-2 * w} 0Z`,
        '#a8632c',
      ) +
      shape(
        `M${point([x - w, y])}q${w * 0.4} ${-w} ${w} ${-w * 0.7}t${w} ${w * 0.8}q${-w} ${w * 0.7} ${-2 * w} 0Z`,
        tone,
      )
    );
  });
  const herbs = scatter(22, surface, 110, 13).map(({ at: [x, y], turn }) =>
    group(
      { transform: `translate(${point([x, y])}) rotate(${turn.toFixed(0)})` },
      shape('M-12 0q2 -10 12 -8q10 -2 12 8q-8 8 -12 4q-6 4 -12 -4Z', '#4f7a3c'),
    ),
  );
  const tomato = [
    [1020, 730],
    [1120, 760],
    [1096, 700],
  ].map(
    ([x = 0, y = 0]) =>
      shape(`M${x - 24} ${y}q24 -30 50 -4q-20 14 -50 4Z`, '#c8452e') +
      shape(`M${x - 16} ${y - 3}q18 -18 34 -6q-16 2 -34 6Z`, '#ec8a62'),
  );
  return group(
    {},
    bowl({ at: [1080, 728], rx: 168, depth: 88, foot: 0.5, tones: glazed, shadow: ink }),
    filling(surface, 148, '#d98a3c', '#a8632c'),
    ...crumbs,
    ...tomato,
    ...herbs,
    steam([1060, 700], 170, -24, light, 0.4),
  );
}

function ezay(): string {
  const at: Point = [802, 752];
  const { between } = random(27);
  const bits = scatter(28, at, 74, 70).map(({ at: [x, y] }, index) => {
    const tone = ['#c8382a', '#8d1f1f', '#e2623e', '#f6e3b0', '#5f8a3c'][index % 5] ?? deep;
    return shape(
      `M${point([x, y - 10])}l${between(5, 13).toFixed(1)} ${between(-5, 3).toFixed(1)}l${between(1, 5).toFixed(1)} 7l-12 4Z`,
      tone,
    );
  });
  return group(
    {},
    bowl({ at, rx: 100, depth: 62, foot: 0.5, tones: slate, shadow: ink }),
    filling([802, 756], 86, '#a82a22', '#6b161c'),
    ...bits,
  );
}

/** A white radish with its leaves, lying at the table's edge. */
function radish(): string {
  return group(
    { transform: 'translate(1350 690) rotate(14) scale(.9)' },
    shape('M-6 34Q90 60 190 40L180 20Z', ink, { opacity: 0.4 }),
    shape('M-60 6C-10 -34 60 -40 120 -32Q150 -20 148 2Q146 26 116 34C60 40 -10 30 -60 6Z', '#f8efd8'),
    shape('M-60 6C-10 22 60 22 148 4Q146 26 116 34C60 40 -10 30 -60 6Z', '#cdb68e'),
    stroke('M20 -20q10 8 8 16M60 -28q10 10 8 20M96 -30q10 10 8 22', '#dcc9a2', 2.6),
    shape(
      'M140 -12Q200 -70 280 -60Q230 -40 250 -26Q200 -30 146 2ZM142 4Q210 -10 270 20Q220 20 220 34Q180 20 140 14Z',
      '#4f7a3c',
    ),
    shape('M140 -12Q200 -70 280 -60Q210 -50 146 -4Z', '#93b565'),
  );
}

const loose = () =>
  group(
    {},
    chilli([250, 800], -14, 140, dried, ink),
    chilli([340, 850], 10, 130, dried, ink),
    chilli([560, 880], -24, 120, dried, ink),
    chilli([150, 880], 20, 130, dried, ink),
  );

export const scene: Scene = {
  name: 'food-non-vegetarian',
  alt: 'Steaming momos in a bamboo steamer, pork with red chillies and radish, minced chicken stew and a chilli relish on a brick-red woven cloth.',
  focus: [0.5, 0.56],
  draw() {
    return [
      planks(7, { light: '#8a5c42', dark: '#7e513b', grain: '#5f3a2c', seam: '#43261f', edge: '#a87556' }),
      laidCloth(bands, { x: -140, y: 120, width: 1960, turn: 7, thread: '#f3d58b', shadow: ink }),
      windowShade(ink, 0.3),
      phakshaPaa(),
      momoSteamer([560, 470], 290, ink, light),
      jashaMaru(),
      ezay(),
      radish(),
      loose(),
      grain(9, { x: 0, y: 0, width: 1600, height: 1000 }, 800, haze, 0.25),
    ].join('');
  },
};
