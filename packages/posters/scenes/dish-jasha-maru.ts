import { grain } from '../kit/air.ts';
import { deepBowl, diningCorner, seated, wallLine, withinRim } from '../kit/dish-corner.ts';
import { chickenCrumb, corianderLeaf, gingerSliver, heap, tomatoWedge } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { gingerHand, tomato } from '../kit/kitchen-produce.ts';
import { bowlShelf } from '../kit/kitchen-wall.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, stroke } from '../kit/svg.ts';
import { disc, filling, scatter, steam } from '../kit/tableware.ts';

const name = 'dish-jasha-maru';
const { light, glow, warm, haze, ink } = palettes.table;
const brick = { body: '#9c3527', dark: '#6e2020', pale: '#f0b48a' };
const broth = { body: '#e0953f', shade: '#cd8434', lit: '#f6c06a' };
const glazed = {
  lit: '#fffaea',
  body: '#ead9b6',
  shade: '#ad9270',
  rim: '#fdf3dc',
  inside: '#c2a67c',
  insideLit: '#f3e4c2',
};

const copper = { lit: '#d99a5f', body: '#9a5a3a', shade: '#5a3430' };
const wood = { lit: '#a8765a', body: '#6e473c', shade: '#43303a' };

const edgeBands: readonly Band[] = [
  { height: 24, ground: brick.dark },
  { height: 50, ground: glow, motif: 'zigzag', ink: brick.dark },
  { height: 140, ground: brick.body, motif: 'diamond', ink: glow, second: brick.dark },
  { height: 24, ground: warm },
];
const bands = [...edgeBands, { height: 440, ground: brick.body }, ...edgeBands.toReversed()];

const dish = { at: [800, 520] as Point, rx: 380, depth: 240, foot: 0.46, tones: glazed, shadow: ink };
const surface: Point = [800, 540];

function jashaMaru(): string {
  const { between } = random(18);
  const meat = heap(20, surface, 290, 50, 40).map(({ at, turn }, index) =>
    chickenCrumb(
      { at, turn: turn / 6, size: 0.55 + between(0, 1) ** 2 * 0.85 },
      ['#f3dcae', '#e6c088', '#ecce9a'][index % 3] ?? glow,
      '#b0743a',
    ),
  );
  const toppings = [
    ...heap(41, surface, 220, 6, 60).map(({ at, turn }) =>
      tomatoWedge({ at, turn: turn / 5 - 36, size: 1.05 }),
    ),
    ...heap(43, surface, 240, 7, 50).map(({ at, turn }) => gingerSliver({ at, turn: turn / 3, size: 1.1 })),
    ...heap(47, surface, 200, 7, 70).map(({ at, turn }) =>
      corianderLeaf({ at, turn: turn / 4 - 45, size: 1.1 }),
    ),
  ];
  const fat = scatter(51, surface, 310, 14).map(({ at }) => disc(at, between(8, 18), broth.lit));
  return group(
    {},
    deepBowl(`${name}-wall`, dish, wallLine(dish, 0.2, '#2b5a6a', 14), wallLine(dish, 0.3, '#2b5a6a', 6)),
    filling(surface, 340, broth.body, broth.shade),
    stroke('M1090 590Q1040 660 930 690M1112 546Q1110 560 1104 570', broth.lit, 9),
    withinRim(`${name}-rim`, surface, 340, ...fat, ...meat, ...toppings),
    steam([690, 360], 330, 34, light, 0.44),
    steam([800, 340], 390, -30, light, 0.36),
    steam([920, 360], 320, 34, light, 0.4),
  );
}

const coriander = () =>
  group(
    {},
    stroke(
      'M1240 950C1310 920 1370 880 1440 850M1330 908C1380 900 1430 906 1470 920M1300 924C1340 870 1360 840 1380 810',
      '#2f6b34',
      8,
    ),
    corianderLeaf({ at: [1470, 836], turn: 60, size: 1.5 }),
    corianderLeaf({ at: [1500, 926], turn: 96, size: 1.3 }),
    corianderLeaf({ at: [1390, 790], turn: 20, size: 1.4 }),
  );

export const scene: Scene = {
  name,
  alt: 'A cream bowl of jasha maru, minced chicken in a golden broth with tomato, ginger and coriander, steaming on a brick-red Bhutanese cloth.',
  focus: [0.5, 0.5],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#d9a868', body: '#8f6a56', shade: '#4a3a44' },
        boards: { light: '#d6ab78', dark: '#cc9f6a', grain: '#b08048', seam: '#8a5d39', edge: '#f0cf9c' },
        bands,
        lay: { x: -160, y: 560, width: 1960, turn: -10, thread: glow, shadow: ink },
        windowAt: 20,
        shade: ink,
        panes: [-120, 0],
      }),
      bowlShelf([1290, 200], copper, wood),
      seated(
        tomato([1330, 500], 1, ink),
        tomato([1470, 580], 0.9, ink),
        jashaMaru(),
        gingerHand([190, 810], 1, ink),
        coriander(),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
