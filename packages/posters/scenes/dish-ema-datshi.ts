import { grain } from '../kit/air.ts';
import { deepBowl, diningCorner, seated, wallLine, withinRim } from '../kit/dish-corner.ts';
import { cheeseTongue, heap, type PodTones, slitChilli } from '../kit/dish-morsels.ts';
import type { Band } from '../kit/kira.ts';
import { chilliGarland } from '../kit/kitchen-produce.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point } from '../kit/svg.ts';
import { bangchungLid, type Chilli, chilli, filling, steam } from '../kit/tableware.ts';

const name = 'dish-ema-datshi';
const { light, glow, warm, haze, mid, ink } = palettes.table;
const indigo = { body: '#2b4470', dark: '#1f3156', pale: '#7f9cc4' };
const greenPod: PodTones = {
  skin: '#4f8a38',
  lit: '#b9dc7e',
  shade: '#2c5c2c',
  flesh: '#c3d98a',
  seed: '#fff3c4',
};
const redPod: PodTones = {
  skin: '#c5352a',
  lit: '#f79a78',
  shade: '#841f22',
  flesh: '#ee8f62',
  seed: '#fff3c4',
};
const fresh: Chilli = { body: '#5f8a3c', lit: '#b5cf7a', shade: '#37602f', stem: '#2d4a2a' };
const ripe: Chilli = { body: '#b8342a', lit: '#f08a6a', shade: '#7c1f22', stem: '#4f6a34' };
const cheese = { body: '#f8e9bd', lit: '#fffaea', shade: '#d9b878' };
const lacquer = {
  lit: '#d9824a',
  body: '#a14a2c',
  shade: '#5f2720',
  rim: '#d28a4c',
  inside: '#6e3124',
  insideLit: '#b9653f',
};

const edgeBands: readonly Band[] = [
  { height: 22, ground: indigo.dark },
  { height: 44, ground: glow, motif: 'zigzag', ink: indigo.dark },
  { height: 120, ground: indigo.body, motif: 'diamond', ink: '#f6ead0', second: '#c5352a' },
  { height: 24, ground: warm },
];
const bands = [...edgeBands, { height: 430, ground: indigo.body }, ...edgeBands.toReversed()];

const dish = { at: [800, 520] as Point, rx: 370, depth: 250, foot: 0.5, tones: lacquer, shadow: ink };
const surface: Point = [800, 534];

function emaDatshi(): string {
  const { between } = random(5);
  const pods = heap(4, surface, 280, 30, 64).map(({ at }, index) => {
    const turn = between(-34, 34);
    const mirror = index % 2 === 1;
    if (index % 3 === 0)
      return slitChilli(
        { at, turn, size: 1.15, flat: 0.8, mirror },
        index % 4 ? greenPod : redPod,
        cheese.shade,
      );
    const [x, y] = at;
    return chilli([x - 100, y], turn, between(220, 250), index % 3 === 1 ? fresh : ripe, cheese.shade);
  });
  const tongues = heap(9, surface, 270, 16, 60).map(({ at }) =>
    cheeseTongue({ at, turn: between(-20, 20), size: between(0.5, 0.85) }, cheese),
  );
  const layers = pods.flatMap((pod, index) => [pod, index % 2 ? (tongues[(index - 1) / 2] ?? '') : '']);
  return group(
    {},
    deepBowl(`${name}-wall`, dish, wallLine(dish, 0.24, '#e8b45c', 14), wallLine(dish, 0.34, '#2b5a4a', 8)),
    filling(surface, 332, cheese.body, '#ecd8a2'),
    withinRim(`${name}-rim`, surface, 332, ...layers),
    steam([690, 360], 330, 34, light, 0.4),
    steam([850, 340], 370, -36, light, 0.36),
  );
}

export const scene: Scene = {
  name,
  alt: 'A lacquered bowl of ema datshi, long green and red chillies in pale melted cheese, steaming on an indigo Bhutanese cloth beside a window.',
  focus: [0.5, 0.5],
  draw() {
    return [
      diningCorner({
        name,
        wall: { glow: '#c98f58', body: '#7d5040', shade: '#4c302f' },
        boards: { light: '#c99a68', dark: '#bf8f5e', grain: '#a5743f', seam: '#8a5d39', edge: '#e6bd86' },
        bands,
        lay: { x: -160, y: 570, width: 1960, turn: -11, thread: glow, shadow: ink },
        windowAt: 60,
        shade: ink,
      }),
      chilliGarland([1480, 30], 5, ripe, '#2b1d1c'),
      seated(
        bangchungLid([1350, 470], 180, 0.2, ['#e2bd74', '#b8342a', '#2b5a4a', ink], mid, ink),
        emaDatshi(),
        chilli([150, 800], -14, 220, fresh, ink),
        chilli([220, 900], 8, 210, ripe, ink),
        chilli([1240, 930], -20, 210, fresh, ink),
      ),
      grain(8, { x: 0, y: 0, width: 1600, height: 1000 }, 300, haze, 0.25),
    ].join('');
  },
};
