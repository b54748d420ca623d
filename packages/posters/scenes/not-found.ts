import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { woodenBoat } from '../kit/boats.ts';
import { type CabColours, cabRear } from '../kit/cab.ts';
import { smooth } from '../kit/curves.ts';
import { litRidge } from '../kit/hills.ts';
import { ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { goat, kansGrass, puzzledDriver, signpost } from '../kit/roadside.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { areca, leafyTree } from '../kit/trees.ts';
import { lightPath, ripples, water } from '../kit/water.ts';

const { light, glow, warm, mid, deep, dark, ink } = palettes.fort;
const farShore = 470;
const nearShore = 628;
const sunAt: Point = [330, 372];

function farBank(): string {
  const far = ridgeLine({
    seed: 5,
    folds: 6,
    from: 392,
    to: 410,
    relief: 24,
    roughness: 0.46,
    through: points('700 416, 1240 362'),
  });
  const middle = ridgeLine({
    seed: 12,
    folds: 6,
    from: 436,
    to: 420,
    relief: 16,
    roughness: 0.45,
    through: points('540 446, 1400 404'),
  });
  const palms = [430, 456, 478, 990, 1022, 1046, 1300, 1330].map((x, index) =>
    areca(index, [x, farShore], 62 + (index % 3) * 14, { stem: deep, frond: deep }, ((index % 5) - 2) * 0.03),
  );
  const trees = [540, 590, 1090, 1150, 1210, 1390, 1450].map((x, index) =>
    leafyTree(
      index + 4,
      [x, farShore + 2],
      62 + (index % 3) * 12,
      { trunk: dark, shade: '#6d3a48', leaf: '#8f5150', lit: '#c98560' },
      [-1, -0.4],
      0.5,
    ),
  );
  return group(
    {},
    litRidge(far, { lit: '#f0b986', body: '#d99a78' }, [9, 4], farShore),
    haze('not-found-far', 360, farShore, glow, 0.5),
    litRidge(middle, { lit: '#d98f68', body: '#b5735c' }, [8, 4], farShore),
    ...palms,
    ...trees,
    polygon(
      points(`-20 ${farShore - 6}, 1620 ${farShore - 8}, 1620 ${farShore + 3}, -20 ${farShore + 3}`),
      '#a4614f',
    ),
  );
}

/** The ferry on the far bank: a broad flat hull, a thatched house, a ramp down to the landing. */
function ferry(): string {
  return place(
    850,
    farShore + 12,
    1,
    shape('M-70 8H86Q78 22 60 22H-46Q-64 20 -70 8Z', dark, { opacity: 0.35 }),
    polygon(points('-66 -14, -92 2, -88 5, -58 -6'), ink),
    shape('M-72 -16Q-60 -10 -40 -9H70Q84 -10 90 -20L80 6Q76 12 64 12H-48Q-60 12 -64 4Z', ink),
    shape('M-72 -16Q-60 -10 -40 -9H70Q84 -10 90 -20L88 -14Q80 -4 66 -4H-42Q-60 -4 -70 -10Z', warm),
    rect(-30, -38, 82, 30, deep),
    rect(-30, -38, 22, 30, mid),
    ...[-22, 0, 20, 38].map((x) => rect(x, -32, 10, 13, light)),
    shape('M-42 -36Q10 -64 64 -36Z', '#c07a45'),
    shape('M18 -50Q44 -46 64 -36H20Z', '#8a4a3c'),
    stroke('M70 -10V-66', ink, 3),
    shape('M70 -66L96 -58L70 -50Z', glow),
  );
}

function river(): string {
  return group(
    {},
    water('not-found-river', farShore, nearShore + 60, stops('0 #f3bd83, 0.5 #c98570, 1 #8a5566')),
    lightPath(4, sunAt[0], farShore + 4, nearShore + 10, 190, light, 0.85),
    ripples(6, { x: 0, y: farShore + 14, width: 1600, height: 150 }, 60, deep, 0.35),
    ripples(7, { x: 0, y: farShore + 20, width: 1600, height: 150 }, 40, light, 0.5),
  );
}

/** The near bank, and the road that runs straight down it into the water. */
function bank(): string {
  const shore: Point[] = points(
    '-20 640, 160 632, 380 648, 600 640, 720 650, 900 650, 1060 640, 1300 652, 1620 632',
  );
  const wet = shore.map(([x, y]): Point => [x, y + 12]);
  return group(
    {},
    shape(`${smooth(shore)}V1020H-20Z`, '#e0a878'),
    shape(`${smooth(wet)}V1020H-20Z`, '#a8634c'),
    polygon(points('690 640, 930 640, 1500 1010, 160 1010'), '#c98a63'),
    polygon(points('706 648, 914 648, 1400 1010, 262 1010'), '#7b5560'),
    ...points('676 700, 736 776, 826 886, 948 1010').map(dash),
    shape('M696 652Q760 640 810 646Q880 638 924 652L936 664Q870 652 810 660Q750 654 684 664Z', light, {
      opacity: 0.6,
    }),
  );
}

/** A worn dash of the road's middle line, between two heights. */
function dash([from, to]: Point): string {
  const half = (y: number) => 3 + (y - 650) * 0.026;
  const x = (y: number) => 810 + (y - 650) * 0.058;
  return polygon(
    points(
      `${x(from) - half(from)} ${from}, ${x(from) + half(from)} ${from}, ${x(to) + half(to)} ${to}, ${x(to) - half(to)} ${to}`,
    ),
    '#f0d4a8',
    { opacity: 0.8 },
  );
}

const shadow = (d: string) => shape(d, ink, { opacity: 0.32 });

/** A boat drawn up on the sand, stones, tufts and kans grass beside the road. */
function roadside(): string {
  const { between } = random(9);
  const stones: readonly (readonly [number, number, number])[] = reaches(
    '110 760 34, 208 800 22, 1432 790 40, 1520 830 26, 1300 700 16, 330 705 14, 60 880 46',
  );
  const drawn = stones.map(([x, y, r]) => {
    const at = (dx: number, dy: number) => point([x + dx * r, y + dy * r]);
    return (
      shape(`M${at(-1, 0)}L${at(-0.8, -0.55)}L${at(-0.1, -0.85)}L${at(0.7, -0.55)}L${at(1.1, 0)}Z`, deep) +
      shape(
        `M${at(-1, 0)}L${at(-0.8, -0.55)}L${at(-0.1, -0.85)}L${at(-0.2, -0.3)}L${at(-0.4, 0)}Z`,
        '#d99a78',
      )
    );
  });
  const tufts = Array.from({ length: 12 }, (_, index) => {
    const x = index % 2 ? between(20, 400) : between(1260, 1580);
    const y = between(690, 900);
    return grass(index + 40, [x - 20, y], [x + 20, y], 9, 26 + (y - 690) * 0.12, '#6d3f4a', 0.15);
  });
  const plumes = reaches(
    '60 720 110, 150 700 96, 1400 720 120, 1500 742 150, 1570 716 120, 1330 690 84, 24 800 170, 1560 850 190, 250 690 70',
  );
  const kans = { blade: '#6d4a4a', plume: '#ffe6c2', shade: '#d9a58a' };
  return group(
    {},
    place(
      250,
      764,
      1.35,
      shadow('M-90 0C-40 10 80 14 150 8L100 -8Z'),
      woodenBoat({ hull: '#8a5140', shade: dark, rim: glow, inside: '#4a2a34' }),
    ),
    ...drawn,
    ...tufts,
    ...plumes.map(([x, y, tall], index) => place(x, y, 1, kansGrass(index + 2, tall, kans))),
    grass(3, [-20, 1012], [380, 1004], 80, 80, ink, 0.2),
    grass(4, [1240, 1010], [1620, 1000], 80, 80, ink, -0.1),
  );
}

function strandedCab(): string {
  const colours: CabColours = {
    top: '#ffeccb',
    side: '#d8b79c',
    shade: '#8d6a6c',
    rear: '#f1d7b0',
    glass: '#3a2c48',
    shine: '#f0b986',
    tyre: ink,
    hub: '#c7a9a0',
    lamp: light,
    tail: '#b83a2c',
    plate: glow,
  };
  return place(
    1110,
    824,
    [-1.08, 1.08],
    cabRear(colours, { load: '#7d3f46', cast: [-46, 6], turn: 32, pitch: 13 }),
  );
}

export const scene: Scene = {
  name: 'not-found',
  alt: 'A road ends at a wide river while the ferry lies on the far bank; a goat, a driver scratching his head and a signpost with four blank arms wait beside a cab.',
  focus: [0.55, 0.65],
  draw() {
    const coat = {
      coat: '#fff0d6',
      shade: '#d0a890',
      patch: '#7d4a3e',
      horn: '#5a4048',
      hoof: ink,
      muzzle: '#f0c3a4',
      eye: '#f7c27a',
    };
    const wood = {
      lit: '#e0a063',
      face: '#8a5140',
      shade: dark,
      edge: dark,
      nail: dark,
      boards: ['#ffeccb', '#f3c98b', '#ffe3b8', '#eebd84'],
    };
    const clothes = {
      shirt: '#f7ecd6',
      shirtShade: '#c9a79a',
      trousers: '#4d4a66',
      trousersShade: '#34304e',
      skin: '#a5633f',
      skinShade: '#7b4534',
      hair: ink,
    };
    return group(
      {},
      sky('not-found-sky', stops(`0 #8f5a74, 0.35 #d98a76, 0.75 #f7b978, 1 ${light}`), farShore),
      sun(sunAt, 58, '#fff4da', { rings: 4, spread: 0.65, glow: 0.26 }),
      cloud(5, [640, 210], 420, 34, light, 0.45),
      cloud(8, [1120, 290], 300, 24, light, 0.4),
      birds(9, [1010, 240], 5, 14, dark),
      farBank(),
      river(),
      ferry(),
      bank(),
      roadside(),
      shadow('M478 786L508 786L880 828L868 836Z'),
      place(492, 786, 0.94, signpost(wood)),
      shadow('M660 838C740 850 880 860 950 846C900 830 760 824 660 831Z'),
      place(722, 838, 1.0, goat(coat)),
      shadow('M878 786L908 786L1080 808L1050 818Z'),
      place(894, 786, 2.05, puzzledDriver(clothes)),
      strandedCab(),
      grain(6, { x: 0, y: 0, width: 1600, height: 1000 }, 650, ink, 0.08),
    );
  },
};
