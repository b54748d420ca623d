import { grain } from '../kit/air.ts';
import { deepBowl, diningCorner, seated, wallLine, withinRim } from '../kit/dish-corner.ts';
import { beefStrip, heap, radishRound } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { radish } from '../kit/kitchen-produce.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, shape, stroke } from '../kit/svg.ts';
import { type Chilli, chilli, filling, steam } from '../kit/tableware.ts';

const name = 'dish-shakam-paa';
const { light, haze, deep, ink } = palettes.table;
const saffron = { body: '#e0972e', dark: '#8a3f1e', pale: '#fbe3a4' };
const dried: Chilli = { body: '#b32a22', lit: '#ec7c62', shade: '#6b161c', stem: '#8a7a3e' };
const soapstone = {
  lit: '#8a8f92',
  body: '#545a62',
  shade: '#2b3039',
  rim: '#9a9f9f',
  inside: '#2b3039',
  insideLit: '#6a7078',
};

const edgeBands: readonly Band[] = [
  { height: 24, ground: saffron.dark },
  { height: 50, ground: saffron.pale, motif: 'zigzag', ink: deep },
  { height: 22, ground: '#2b5a5a' },
  { height: 130, ground: saffron.body, motif: 'diamond', ink: deep, second: saffron.pale },
  { height: 22, ground: '#2b5a5a' },
];
const bands = [...edgeBands, { height: 400, ground: saffron.body }, ...edgeBands.toReversed()];

const dish = { at: [860, 530] as Point, rx: 380, depth: 230, foot: 0.58, tones: soapstone, shadow: ink };
const surface: Point = [860, 544];

/** Radish slices and whole chillies, on top of the meat. */
const toppings = () => [
  radishRound({ at: [960, 470], turn: 20, flat: 0.72 }),
  radishRound({ at: [690, 500], turn: -12, flat: 0.7 }),
  radishRound({ at: [790, 560], turn: 30, flat: 0.74 }),
  radishRound({ at: [1050, 560], turn: 8, flat: 0.68 }),
  radishRound({ at: [860, 660], turn: -24, flat: 0.7 }),
  chilli([690, 420], 16, 230, dried, '#1f0c10'),
  chilli([850, 510], -18, 250, dried, '#1f0c10'),
  chilli([610, 600], -8, 230, dried, '#1f0c10'),
  chilli([890, 620], 14, 230, dried, '#1f0c10'),
];

function shakamPaa(): string {
  const { between } = random(6);
  const pieces = heap(5, surface, 276, 27, 90).map(({ at, turn }, index) =>
    beefStrip({ at, turn: turn / 5 - 36, size: between(0.95, 1.15), flat: 0.84, mirror: index % 2 === 1 }),
  );
  return group(
    {},
    deepBowl(`${name}-wall`, dish, wallLine(dish, 0.16, '#6f757b', 10)),
    filling(surface, 344, '#7a3a22', '#4f2018'),
    withinRim(`${name}-rim`, surface, 344, ...pieces, ...toppings()),
    steam([780, 340], 320, 34, light, 0.4),
    steam([930, 340], 360, -36, light, 0.36),
  );
}

/** One strip of beef hung over the line: two unequal tails, lit at their window side. */
function hungStrip(x: number, y: number, length: number): string {
  return place(
    x,
    y,
    [1, length / 200],
    shape('M-24 -6C-30 50 -22 110 -30 170Q-22 196 -8 188C-4 120 0 60 2 -8Z', '#8f4630'),
    shape('M-24 -6C-30 50 -22 110 -30 170Q-26 184 -20 188C-14 120 -16 60 -14 -8Z', '#c9774a'),
    shape('M-4 -8C8 50 2 100 8 150Q18 170 28 156C24 100 30 50 24 -6Q10 -18 -4 -8Z', '#5f2620'),
    shape('M-24 -6Q0 -24 24 -6Q20 6 0 2T-24 -6Z', '#7a3628'),
  );
}

/** The line by the window, with strips of beef drying on it. */
function dryingLine(): string {
  const [far, low] = [36, 78];
  const sag = (x: number) => far + (low - far) * (1 - ((x - 600) / 700) ** 2);
  return group(
    {},
    stroke(`M-100 ${far}Q600 ${2 * low - far} 1300 ${far}`, '#2b1d1c', 5),
    shape(`M1290 ${far - 14}h22v26h-22Z`, '#48271f'),
    ...[90, 180, 290, 440, 540, 660, 760, 1030, 1130].map((x, index) =>
      hungStrip(x, sag(x) + 2, 150 + ((index * 37) % 5) * 9),
    ),
  );
}

export const scene: Scene = {
  name,
  alt: 'A soapstone bowl of shakam paa, strips of dried beef with dried red chillies and radish slices, on a saffron Bhutanese cloth, while more strips dry on a line by the window.',
  focus: [0.52, 0.52],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#dcb888', body: '#8a7466', shade: '#4a4048' },
        boards: { light: '#7a4f3a', dark: '#704733', grain: '#523024', seam: '#3a211b', edge: '#a87556' },
        bands,
        lay: { x: -40, y: 400, width: 1960, turn: 8, thread: saffron.pale, shadow: ink },
        windowAt: 330,
        shade: ink,
        panes: [-60, 0],
      }),
      dryingLine(),
      seated(
        shakamPaa(),
        radish([240, 800], 1.1, ink),
        chilli([1290, 900], -14, 220, dried, ink),
        chilli([1230, 960], 12, 210, dried, ink),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
