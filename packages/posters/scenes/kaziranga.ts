import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { clump, shadeTree } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import { plumes, tallGrass } from '../kit/reeds.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, linear, type Point, place, rect, shape, stroke } from '../kit/svg.ts';
import { trace } from '../kit/trace.ts';
import { lightPath, ripples } from '../kit/water.ts';
import { rhino } from '../motifs/rhino.ts';

const { light, glow, warm, mid, deep, dark, ink } = palettes.forest;
const dawn: Point = [430, 300];

function karbiHills(): string {
  const far = ridgeLine({
    seed: 14,
    from: 372,
    to: 300,
    relief: 24,
    roughness: 0.45,
    folds: 6,
    through: trace('300 392 760 352 1180 296'),
  });
  const near = ridgeLine({
    seed: 31,
    from: 404,
    to: 352,
    relief: 16,
    roughness: 0.45,
    folds: 6,
    through: trace('420 418 900 396 1300 352'),
  });
  return (
    land(far, '#c2d1a4', 470) +
    haze('kaziranga-haze-far', 330, 450, light, 0.7) +
    land(near, '#a3c096', 470) +
    haze('kaziranga-haze-near', 370, 460, light, 0.75)
  );
}

/** The edge of the forest: crowns along the horizon, taller simul trees standing out of them. */
function farTrees(seed: number, level: number, height: number, fill: string): string {
  const { between } = random(seed);
  let d = '';
  for (let x = -20; x < 1640; x += height * 0.62) {
    const size = height * between(0.4, 0.8);
    d += clump(Math.round(x) + seed, [x, level - size * 0.5], size * between(0.8, 1.2), size * 0.7, 9);
  }
  return shape(d, fill) + rect(-10, level - height * 0.35, 1620, height * 0.5, fill);
}

function simul([x, y]: Point, height: number, fill: string): string {
  const tiers: readonly (readonly [number, number, number])[] = [
    [0, 0.96, 0.14],
    [-0.15, 0.8, 0.16],
    [0.16, 0.74, 0.17],
    [-0.06, 0.62, 0.18],
  ];
  return (
    shape(
      `M${x - height * 0.022} ${y}L${x - height * 0.008} ${y - height}h${height * 0.016}L${x + height * 0.022} ${y}Z`,
      fill,
    ) +
    shape(
      tiers
        .map(([dx, up, r], index) =>
          clump(index + 3, [x + dx * height, y - up * height], r * height, r * height * 0.42, 12),
        )
        .join(''),
      fill,
    )
  );
}

/** The beel: still water that holds the sky, with its bank of low grass. */
function beel(): string {
  const paint = linear(
    'kaziranga-beel',
    [0, 470],
    [0, 600],
    [
      [0, '#f3efc4'],
      [0.6, '#b9cfa6'],
      [1, '#86ae8a'],
    ],
  );
  return (
    paint.definition +
    shape('M-10 486C200 474 520 474 760 492C860 502 900 520 800 536C600 560 240 566 -10 560Z', paint.fill) +
    lightPath(4, dawn[0], 484, 552, 110, light, 0.9) +
    ripples(8, { x: 0, y: 492, width: 720, height: 50 }, 14, light, 0.6)
  );
}

/** A cattle egret, 60 units tall, facing left. */
const egret = (at: Point, scale: number) =>
  place(
    at[0],
    at[1],
    [scale, Math.abs(scale)],
    stroke('M2 -20L0 0M8 -20L10 0', ink, 2),
    shape('M-6 -34C4 -42 22 -36 34 -16C22 -14 8 -14 0 -20C-6 -24 -8 -30 -6 -34Z', '#fffdf0'),
    shape('M4 -24C14 -24 24 -20 34 -16C22 -14 8 -14 0 -20Z', '#cdd5b4'),
    shape(
      'M-6 -26C-14 -34 -14 -42 -8 -48C-12 -50 -14 -55 -10 -59C-4 -63 3 -58 1 -51C0 -46 -5 -43 -3 -38C-2 -34 2 -34 4 -30Z',
      '#fffdf0',
    ),
    shape('M-11 -57L-25 -52L-10 -51.500Z', warm),
    circle(-7.5, -55.5, 1.3, ink),
  );

const hideColours = {
  lit: '#ece2ae',
  hide: '#7c8676',
  shade: '#4e6157',
  fold: '#1d3833',
  far: '#33504a',
  horn: '#2a3d38',
};

export const scene: Scene = {
  name: 'kaziranga',
  alt: 'A great one-horned rhinoceros stands in tall elephant grass at Kaziranga with an egret on its back, the Karbi hills pale in the morning mist.',
  focus: [0.42, 0.58],
  draw() {
    const back = ridgeLine({ seed: 3, from: 548, to: 520, relief: 8, folds: 5 });
    return group(
      {},
      sky(
        'kaziranga-sky',
        [
          [0, '#a9cbb0'],
          [0.45, '#dfe6b4'],
          [1, '#fbf3c6'],
        ],
        440,
      ),
      sun(dawn, 58, '#fffbe6', { rings: 4, spread: 0.7, glow: 0.26 }),
      birds(5, [900, 190], 6, 14, mid),
      karbiHills(),
      farTrees(2, 470, 46, '#8fb48a'),
      simul([1240, 476], 170, '#8fb48a'),
      haze('kaziranga-mist-trees', 420, 490, light, 0.85),
      farTrees(9, 500, 30, '#7aa67c'),
      haze('kaziranga-mist-low', 460, 520, light, 0.7),
      land(back, '#a5c088'),
      beel(),
      egret([300, 548], 0.7),
      egret([372, 540], -0.6),
      shadeTree(
        6,
        [1480, 640],
        330,
        { trunk: dark, shade: '#4d8264', leaf: '#5f946c', lit: '#a9c283' },
        -1,
        0.38,
      ),
      tallGrass({ seed: 21, from: [-20, 640], to: [1620, 640], count: 340, height: 120, fill: '#9dbb7c' }),
      rect(0, 620, 1600, 400, '#8db072'),
      tallGrass({ seed: 22, from: [520, 690], to: [1620, 690], count: 260, height: 230, fill: '#83a96c' }),
      plumes(4, [980, 690], [1600, 690], 16, 300, { stem: mid, plume: light, shade: glow }),
      plumes(6, [40, 690], [470, 690], 9, 220, { stem: mid, plume: light, shade: glow }),
      tallGrass({ seed: 23, from: [-20, 740], to: [1620, 740], count: 280, height: 170, fill: mid }),
      rect(0, 735, 1600, 300, mid),
      shape('M520 786C640 764 1080 764 1190 786C1080 812 640 812 520 786Z', dark, { opacity: 0.5 }),
      place(840, 790, 1.2, rhino('kaziranga', hideColours)),
      egret([905, 468], 1.15),
      tallGrass({ seed: 24, from: [-20, 840], to: [1620, 840], count: 270, height: 150, fill: '#4f8259' }),
      rect(0, 838, 1600, 200, '#4f8259'),
      tallGrass({ seed: 25, from: [-20, 930], to: [1620, 930], count: 260, height: 190, fill: deep }),
      rect(0, 928, 1600, 90, deep),
      tallGrass({ seed: 26, from: [-40, 1030], to: [420, 1030], count: 80, height: 420, fill: dark }),
      tallGrass({
        seed: 27,
        from: [1240, 1030],
        to: [1640, 1030],
        count: 80,
        height: 460,
        fill: dark,
        wind: -0.1,
      }),
      tallGrass({ seed: 36, from: [-40, 1030], to: [420, 1030], count: 26, height: 380, fill: '#2c5f48' }),
      tallGrass({
        seed: 37,
        from: [1240, 1030],
        to: [1640, 1030],
        count: 26,
        height: 400,
        fill: '#2c5f48',
        wind: -0.1,
      }),
      tallGrass({ seed: 28, from: [380, 1020], to: [1280, 1020], count: 140, height: 150, fill: dark }),
      tallGrass({ seed: 29, from: [-20, 1040], to: [1620, 1040], count: 130, height: 170, fill: ink }),
      grain(1, { x: 0, y: 480, width: 1600, height: 520 }, 700, ink, 0.06),
    );
  },
};
