import { grain } from '../kit/air.ts';
import {
  butterTeaCup,
  deepBowl,
  diningCorner,
  openBangchung,
  seated,
  withinRim,
} from '../kit/dish-corner.ts';
import { fiddlehead, heap, riceGrains } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, shape } from '../kit/svg.ts';
import { bangchungLid, disc, steam } from '../kit/tableware.ts';

const name = 'dish-red-rice';
const { light, warm, haze, mid, ink } = palettes.table;
const raw = { body: '#f3e6c8', shade: '#dcc79a', green: '#3f6b4a', red: '#a83a2c' };
const rice = {
  body: '#a85644',
  shade: '#83403a',
  grain: '#bd7059',
  lit: '#da9a7e',
  glint: '#f8dcc2',
  dark: '#6e3030',
};
const turned = {
  lit: '#c98850',
  body: '#8f5234',
  shade: '#5a2f25',
  rim: '#b9754a',
  inside: '#4a2a20',
  insideLit: '#7d4a30',
};

const edgeBands: readonly Band[] = [
  { height: 24, ground: raw.green },
  { height: 46, ground: raw.body, motif: 'zigzag', ink: raw.red },
  { height: 20, ground: warm },
  { height: 140, ground: raw.body, motif: 'diamond', ink: raw.green, second: warm },
  { height: 20, ground: raw.red },
];
const bands = [...edgeBands, { height: 420, ground: raw.body }, ...edgeBands.toReversed()];

const basket = { at: [660, 570] as Point, rx: 370, depth: 130, shadow: ink };

function redRice(): string {
  const [x, y] = basket.at;
  const at: Point = [x, y - 4];
  return group(
    {},
    openBangchung(`${name}-basket`, basket, ['#b8342a', '#f6e6ba']),
    shape(
      `M${x - 330} ${y}C${x - 310} ${y - 170} ${x - 180} ${y - 290} ${x} ${y - 290}S${x + 310} ${y - 170} ${x + 330} ${y}Q${x + 220} ${y + 186} ${x} ${y + 186}T${x - 330} ${y}Z`,
      rice.body,
    ),
    shape(
      `M${x + 50} ${y - 286}C${x + 200} ${y - 262} ${x + 312} ${y - 150} ${x + 330} ${y}Q${x + 220} ${y + 186} ${x} ${y + 186}Q${x - 40} ${y + 186} ${x - 80} ${y + 180}C${x + 210} ${y + 110} ${x + 190} ${y - 150} ${x + 50} ${y - 286}Z`,
      rice.shade,
    ),
    riceGrains(3, at, 322, 286, 330, rice.grain),
    riceGrains(11, [x + 70, y + 6], 240, 240, 90, rice.dark),
    riceGrains(5, [x - 70, y - 12], 240, 262, 150, rice.lit),
    riceGrains(9, [x - 90, y - 30], 200, 226, 60, rice.glint),
    steam([x - 90, 310], 290, 30, light, 0.4),
    steam([x + 70, 290], 320, -34, light, 0.36),
  );
}

/** Ferns from the pan in a shallow wooden bowl. */
function ferns(): string {
  const at: Point = [1270, 640];
  const { between } = random(14);
  const curls = heap(12, [1290, 640], 150, 17, 70).map(({ at: spot }, index) =>
    fiddlehead({
      at: spot,
      turn: between(-30, 40),
      size: between(0.9, 1.1),
      flat: 0.86,
      mirror: index % 3 === 1,
    }),
  );
  return group(
    {},
    deepBowl(`${name}-wall`, { at, rx: 240, depth: 130, foot: 0.5, tones: turned, shadow: ink }),
    disc([1270, 648], 220, turned.inside),
    withinRim(`${name}-rim`, [1270, 648], 222, ...curls),
  );
}

export const scene: Scene = {
  name,
  alt: 'A mound of Bhutanese red rice in an open woven bangchung, with stir-fried fern fronds in a wooden bowl beside it, on a cream cloth with green and red bands.',
  focus: [0.5, 0.5],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#b9a06a', body: '#6f7450', shade: '#3c4a3c' },
        boards: { light: '#9a6a48', dark: '#8f6042', grain: '#6e452f', seam: '#553424', edge: '#c99a6c' },
        bands,
        lay: { x: -160, y: 560, width: 1960, turn: -9, thread: raw.body, shadow: ink },
        windowAt: -150,
        shade: '#3a2c3a',
        panes: [-200, 0],
      }),
      seated(
        bangchungLid([1080, 420], 200, 0.5, ['#e2bd74', '#b8342a', '#2b5a4a', ink], mid, ink),
        redRice(),
        ferns(),
        butterTeaCup(`${name}-cup`, [170, 800], 120, ink),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
