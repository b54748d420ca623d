import { grain } from '../kit/air.ts';
import { deepBowl, diningCorner, seated, wallLine, withinRim } from '../kit/dish-corner.ts';
import { cheeseTongue, heap, potatoHalf, potatoSlice } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { potato } from '../kit/kitchen-produce.ts';
import { bowlShelf } from '../kit/kitchen-wall.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point } from '../kit/svg.ts';
import { type Chilli, chilli, filling, steam } from '../kit/tableware.ts';

const name = 'dish-kewa-datshi';
const { light, glow, haze, ink } = palettes.table;
const plum = { body: '#6e3a5c', dark: '#4a2442', pale: '#d9a3b4' };
const green: Chilli = { body: '#5f8a3c', lit: '#b5cf7a', shade: '#37602f', stem: '#2d4a2a' };
const red: Chilli = { body: '#b8342a', lit: '#f08a6a', shade: '#7c1f22', stem: '#4f6a34' };
const cheese = { body: '#f8e9bd', lit: '#fffaea', shade: '#d9b878' };
const slate = {
  lit: '#7fa3a8',
  body: '#3f6a74',
  shade: '#1f3f4c',
  rim: '#8fb0b3',
  inside: '#2b4f5a',
  insideLit: '#5f8890',
};

const copper = { lit: '#e0a868', body: '#a8684a', shade: '#5f3a3c' };
const wood = { lit: '#b98868', body: '#7d5348', shade: '#4a3240' };

const edgeBands: readonly Band[] = [
  { height: 24, ground: plum.dark },
  { height: 90, ground: plum.body, motif: 'flower', ink: glow, second: light },
  { height: 20, ground: plum.pale },
  { height: 150, ground: plum.dark, motif: 'diamond', ink: plum.pale, second: glow },
  { height: 20, ground: plum.pale },
];
const bands = [...edgeBands, { height: 380, ground: plum.body }, ...edgeBands.toReversed()];

const dish = { at: [800, 520] as Point, rx: 380, depth: 240, foot: 0.5, tones: slate, shadow: ink };
const surface: Point = [800, 532];

function kewaDatshi(): string {
  const { between } = random(8);
  const slices = heap(6, surface, 284, 21, 76).map(({ at, turn }, index) =>
    (index % 3 === 1 ? potatoHalf : potatoSlice)({
      at,
      turn: turn / 8 - 22,
      size: between(1, 1.15),
      flat: between(0.66, 0.85),
    }),
  );
  const tongues = heap(15, surface, 250, 9, 70).map(({ at }) =>
    cheeseTongue({ at, turn: between(-25, 25), size: between(0.7, 1) }, cheese),
  );
  const layers = slices.flatMap((slice, index) => [slice, index % 2 ? (tongues[(index - 1) / 2] ?? '') : '']);
  return group(
    {},
    deepBowl(`${name}-wall`, dish, wallLine(dish, 0.2, '#f6ead0', 12), wallLine(dish, 0.3, '#8fb0b3', 6)),
    filling(surface, 344, cheese.body, '#ecd8a2'),
    withinRim(
      `${name}-rim`,
      surface,
      344,
      ...layers,
      chilli([640, 470], 20, 150, red, cheese.shade),
      chilli([820, 420], -16, 150, green, cheese.shade),
      chilli([900, 560], 12, 160, red, cheese.shade),
      chilli([640, 610], -10, 150, green, cheese.shade),
    ),
    steam([720, 350], 330, 34, light, 0.4),
    steam([890, 350], 360, -36, light, 0.36),
  );
}

const potatoes = () =>
  potato([1350, 470], 0.9, ink) + potato([1480, 560], 1.05, ink) + potato([1290, 600], 0.8, ink);

export const scene: Scene = {
  name,
  alt: 'A blue-glazed bowl of kewa datshi, potato slices in cheese sauce with a few chillies, steaming on a plum-coloured Bhutanese cloth with whole potatoes beside it.',
  focus: [0.5, 0.5],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#d9b27a', body: '#a5765a', shade: '#5f4048' },
        boards: { light: '#8a5c42', dark: '#7e513b', grain: '#5f3a2c', seam: '#43261f', edge: '#b98562' },
        bands,
        lay: { x: -40, y: 380, width: 1960, turn: 10, thread: glow, shadow: ink },
        windowAt: -190,
        shade: ink,
        panes: [-340, 0],
      }),
      bowlShelf([1250, 190], copper, wood),
      seated(
        potatoes(),
        kewaDatshi(),
        chilli([170, 860], -12, 220, red, ink),
        chilli([260, 950], 10, 210, green, ink),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
