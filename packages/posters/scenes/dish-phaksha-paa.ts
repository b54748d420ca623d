import { grain } from '../kit/air.ts';
import { deepBowl, diningCorner, openBangchung, seated, withinRim } from '../kit/dish-corner.ts';
import { heap, porkSlice, radishRound, spinachLeaf } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { ladleRail } from '../kit/kitchen-wall.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point } from '../kit/svg.ts';
import { type Chilli, chilli, filling, ironPot, scatter, steam } from '../kit/tableware.ts';

const name = 'dish-phaksha-paa';
const { light, glow, haze, ink } = palettes.table;
const jade = { body: '#1f6b5f', dark: '#134a45', pale: '#9fc9a8' };
const dried: Chilli = { body: '#b32a22', lit: '#ec7c62', shade: '#6b161c', stem: '#8a7a3e' };
const iron = {
  lit: '#6d6470',
  body: '#3d3540',
  shade: '#221d2b',
  rim: '#57505c',
  inside: '#2b2530',
  insideLit: '#4a4350',
};
const brass = { lit: '#d9ac5c', body: '#9a7440', shade: '#5a4430' };

const edgeBands: readonly Band[] = [
  { height: 24, ground: jade.dark },
  { height: 50, ground: '#f6ead0', motif: 'steps', ink: jade.dark },
  { height: 22, ground: '#c8452e' },
  { height: 130, ground: jade.body, motif: 'flower', ink: glow, second: '#f6ead0' },
  { height: 22, ground: '#c8452e' },
];
const bands = [...edgeBands, { height: 400, ground: jade.body }, ...edgeBands.toReversed()];

const pan = { at: [780, 520] as Point, rx: 390, depth: 210, foot: 0.6, tones: iron, shadow: ink };
const surface: Point = [780, 536];

/** Radish and spinach among the pork, and the chillies, which go in whole, on top. */
const toppings = () => [
  spinachLeaf({ at: [600, 400], turn: -14, flat: 0.8 }),
  radishRound({ at: [760, 420], turn: 12, flat: 0.72 }),
  spinachLeaf({ at: [1010, 440], turn: 22, flat: 0.8 }),
  radishRound({ at: [560, 520], turn: -8, flat: 0.7 }),
  radishRound({ at: [960, 540], turn: 16, flat: 0.72 }),
  spinachLeaf({ at: [730, 560], turn: 10, flat: 0.8, mirror: true }),
  radishRound({ at: [640, 650], turn: -14, flat: 0.68 }),
  spinachLeaf({ at: [930, 650], turn: -20, flat: 0.8 }),
  chilli([570, 440], 16, 230, dried, '#2b0f10'),
  chilli([830, 440], -14, 240, dried, '#2b0f10'),
  chilli([470, 590], -10, 230, dried, '#2b0f10'),
  chilli([770, 600], 12, 250, dried, '#2b0f10'),
];

function phakshaPaa(): string {
  const pork = heap(5, surface, 300, 30, 84).map(({ at, turn }, index) =>
    porkSlice({ at, turn: turn / 4 - 45, size: 0.9, flat: 0.84, mirror: index % 2 === 1 }),
  );
  return group(
    {},
    deepBowl(`${name}-wall`, pan),
    ironPot({ ...pan, depth: 0 }),
    filling(surface, 362, '#8a3a24', '#5f2218'),
    withinRim(`${name}-rim`, surface, 362, ...pork, ...toppings()),
    steam([680, 340], 330, 34, light, 0.4),
    steam([850, 340], 370, -36, light, 0.36),
  );
}

/** A small bangchung of dried chillies, for the next pot. */
function chilliBasket(): string {
  const at: Point = [1370, 540];
  const { between } = random(31);
  return group(
    {},
    openBangchung(`${name}-cane`, { at, rx: 170, depth: 76, shadow: ink }, ['#1f6b5f', '#f6e6ba']),
    withinRim(
      `${name}-basket`,
      at,
      160,
      ...scatter(33, [1310, 530], 110, 13).map(({ at: [x, y] }) =>
        chilli([x, y - 16], between(-34, 34), 150, dried, '#3f120f'),
      ),
    ),
  );
}

export const scene: Scene = {
  name,
  alt: 'An iron pan of phaksha paa, slices of pork with whole dried red chillies, white radish and spinach, steaming on a green Bhutanese cloth beside a basket of dried chillies.',
  focus: [0.5, 0.5],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#c9985c', body: '#7a5a48', shade: '#3f3238' },
        boards: { light: '#b5825a', dark: '#aa7750', grain: '#8a5a38', seam: '#6e452f', edge: '#dcae7c' },
        bands,
        lay: { x: -40, y: 400, width: 1960, turn: 8, thread: '#f6ead0', shadow: ink },
        windowAt: 40,
        shade: ink,
        panes: [-260, 0],
      }),
      ladleRail([1290, 50], brass),
      seated(
        chilliBasket(),
        phakshaPaa(),
        chilli([130, 820], -12, 220, dried, ink),
        chilli([1200, 950], -18, 220, dried, ink),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
