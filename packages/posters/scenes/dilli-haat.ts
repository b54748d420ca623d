import { cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { leaves } from '../kit/delhi.ts';
import { neem } from '../kit/neem.ts';
import { palettes } from '../kit/palettes.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, type Point, place, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix } from '../kit/tone.ts';
import { father, girl, mother } from '../kit/travellers.ts';
import { kurta, sari } from '../kit/visitors.ts';
import { ember, kitchen, pottery, puppets, ruby, sea, textiles } from '../motifs/haat-displays.ts';
import { haatStall } from '../motifs/haat-stall.ts';
import { blackware, blueGlaze, glassLantern, pot, smoke, surahi, terracotta } from '../motifs/haat-wares.ts';

const p = palettes.delhi;
const low: Point = [800, 566];
const street = 806;

const backdrop = () =>
  group(
    {},
    sky('dilli-haat-sky', [
      [0, '#7a3a4a'],
      [0.2, '#c2604a'],
      [0.4, '#f0a25a'],
      [0.58, '#ffdf9f'],
    ]),
    sun(low, 62, '#fff4d2', { rings: 5, spread: 1.1, glow: 0.16 }),
    cloud(4, [560, 250], 420, 22, '#f7bf7e', 0.6),
    cloud(9, [930, 340], 360, 18, '#ffd9a0', 0.6),
    haze('dilli-haat-haze', 480, 700, '#ffe6b0', 0.6),
  );

/** The paved lane: courses of brick towards the sun, its light down the middle and shade on both sides. */
function paving(): string {
  const rays = Array.from({ length: 29 }, (_, index) => {
    const x = 800 + (index - 14) * 150;
    return `M${point([800 + (x - 800) * 0.12, 664])}L${point([x, 1010])}`;
  }).join('');
  const rows = Array.from(
    { length: 11 },
    (_, index) => `M-10 ${664 + 346 * ((index + 1) / 11) ** 1.9}H1610`,
  ).join('');
  return group(
    {},
    rect(0, 660, 1600, 350, '#e59a62'),
    stroke(rays + rows, '#a8553f', 2, { opacity: 0.5 }),
    shape('M-10 690L700 690L420 1010L-10 1010Z', '#4a2236', { opacity: 0.62 }),
    shape('M1610 690L900 690L1180 1010L1610 1010Z', '#4a2236', { opacity: 0.62 }),
    shape('M776 664L824 664L960 1010L640 1010Z', '#ffe2a0', { opacity: 0.4 }),
  );
}

/** The lane behind, stalls that get smaller until the glare of the sun hides them. */
const lane = () =>
  group(
    {},
    haatStall(31, [738, 690], 0.2),
    haatStall(32, [862, 690], [-0.2, 0.2]),
    haatStall(33, [672, 722], 0.4, pottery()),
    haatStall(34, [928, 722], [-0.4, 0.4], pottery()),
  );

/** Strings of lamps from roof to roof across the lane. */
function lampString(from: Point, to: Point, sag: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const lamps = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 1) / 10;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle[axis] + t * t * to[axis];
    return circle(at(0), at(1) + 7, 6, '#fff1c0') + circle(at(0), at(1) + 7, 15, '#ffd27a', { opacity: 0.3 });
  });
  return stroke(`M${point(from)}Q${point(middle)} ${point(to)}`, p.dark, 2) + lamps.join('');
}

const shade = (at: Point, height: number) => {
  const away: Point = [at[0] - low[0], at[1] - low[1]];
  const half = height * 0.13;
  return polygon(
    [
      [at[0] - half, at[1]],
      [at[0] + half, at[1]],
      [at[0] + away[0] * 0.7 + half * 1.7, at[1] + away[1] * 0.7],
      [at[0] + away[0] * 0.7 - half * 1.7, at[1] + away[1] * 0.7],
    ],
    '#4a2236',
    { opacity: 0.5 },
  );
};

function shoppers(): string {
  const dressed = (cloth: string, accent: string) => ({
    cloth,
    accent,
    shade: '#3d1f33',
    skin: '#8a5236',
    hair: '#241420',
    rim: '#ffe6a8',
  });
  const plain = (cloth: string) => ({
    skin: '#8a5236',
    hair: '#241420',
    cloth,
    fold: mix(cloth, p.dark, 0.5),
    legs: '#2f2036',
  });
  const people: readonly (readonly [Point, number, 1 | -1, string])[] = [
    [[776, 716], 46, 1, kurta(plain('#fff1d0'))],
    [[812, 728], 52, -1, sari(plain('#c2352f'))],
    [[546, 836], 150, 1, mother(dressed('#c2352f', '#f0b441'))],
    [[626, 846], 158, 1, father(dressed('#fff1d0', '#f0b441'))],
    [[372, 846], 148, 1, mother(dressed('#2f7a6a', '#ffd76a'))],
    [[1044, 836], 146, -1, mother(dressed('#f0b441', '#8d2f23'))],
    [[1108, 846], 108, -1, girl(dressed('#d0402f', '#ffd76a'))],
    [[1266, 846], 154, -1, father(dressed('#2f6a8c', '#fff1d0'))],
    [[866, 880], 166, -1, father(dressed('#e0862c', '#f0b441'))],
    [[922, 884], 150, -1, mother(dressed('#7a2f5c', '#ffd76a'))],
  ];
  return people
    .map(
      ([at, height, facing, figure]) =>
        shade(at, height) + place(at[0], at[1], [(height / 100) * facing, height / 100], figure),
    )
    .join('');
}

/** Nearest to the viewer: jars on the ground, in the stalls' shade. */
const near = () =>
  group(
    {},
    shape('M10 980Q120 960 330 990L300 1010H0ZM1310 990Q1450 960 1600 980V1010H1320Z', '#2a1430', {
      opacity: 0.5,
    }),
    ...(
      [
        [70, 978, 1.9],
        [190, 990, 1.5],
        [280, 996, 1.1],
      ] as const
    ).map(([x, y, size], index) =>
      pot([x, y], size, [terracotta, blueGlaze, terracotta][index] ?? terracotta),
    ),
    place(
      1600,
      0,
      [-1, 1],
      surahi([160, 984], 1.7, terracotta),
      pot([60, 990], 1.9, blackware),
      pot([244, 996], 1.2, terracotta),
    ),
  );

export const scene: Scene = {
  name: 'dilli-haat',
  alt: 'A lane of thatched brick stalls at Dilli Haat in low sunlight, hung with textiles, lamps and puppets, with pots, shoppers and smoke from a food stall.',
  focus: [0.5, 0.58],
  draw: () =>
    group(
      {},
      backdrop(),
      place(540, 0, [-1, 1], neem(5, [0, 700], 470, leaves)),
      neem(9, [1070, 700], 490, leaves),
      place(240, 0, [-1, 1], neem(12, [0, 720], 610, leaves)),
      neem(18, [1390, 720], 630, leaves),
      paving(),
      lane(),
      haatStall(3, [14, street], 1.05, pottery()),
      haatStall(5, [1572, street], [-1.05, 1.05], kitchen()),
      haatStall(7, [462, street], 1.05, textiles()),
      haatStall(11, [1138, street], [-1.05, 1.05], puppets()),
      place(1558, 664, 1, smoke(520, '#fff1d8')),
      lampString([512, 354], [1088, 354], 50),
      ...[ember, ruby, sea].map((glass, index) =>
        glassLantern([212 + index * 22, 590], 6 + index * 34, 0.74, glass),
      ),
      ...[sea, ember, ruby].map((glass, index) =>
        glassLantern([1388 - index * 22, 590], 6 + index * 34, 0.74, glass),
      ),
      shoppers(),
      near(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 520, p.ink, 0.12),
    ),
};
