import { birds, grain, sky } from '../kit/air.ts';
import { awningBoat } from '../kit/boats.ts';
import { curve, points } from '../kit/limbs.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { canopy, caustics, coconutPalm, cumulus, reefPatch, surf } from '../kit/shore.ts';
import { group, type Point, place, point, shape, sheet, stroke } from '../kit/svg.ts';
import { ripples, water } from '../kit/water.ts';

const { light, warm, mid, deep } = palettes.sea;
const horizon = 432;
const sand = '#f3e3bd';
const sandShade = '#d9c49a';
const leafShade = '#0d3d40';
const leaf = '#14604f';
const leafLit = '#5c9a55';
const bark = '#5d4238';
const barkLit = '#c79a6c';

const palmColours = { trunk: bark, trunkLit: barkLit, frond: '#0f4d45', frondLit: '#4f9255', nut: '#7a4a2c' };
const nearPalm = {
  trunk: '#3a2c30',
  trunkLit: '#8d6448',
  frond: '#08323a',
  frondLit: '#1b5f52',
  nut: '#3a2c30',
};

function heavens(): string {
  const cloud = { shade: '#b8dfdb', body: '#f4f3e2', lit: '#fffdf2' };
  return (
    sky(
      'andaman-sky',
      [
        [0, '#3fa3b4'],
        [0.5, '#8fd0cd'],
        [1, '#f4efd2'],
      ],
      horizon,
    ) +
    cumulus(8, [1330, 404], 620, 200, cloud) +
    cumulus(5, [250, 380], 560, 250, cloud) +
    cumulus(13, [930, 420], 420, 110, cloud)
  );
}

const hill = (x: number): number =>
  424 - 178 * Math.exp(-(((x - 470) / 260) ** 2)) - 92 * Math.exp(-(((x - 800) / 200) ** 2));

const shoulder = (x: number): number =>
  440 - 88 * Math.exp(-(((x - 400) / 330) ** 2)) - 46 * Math.exp(-(((x - 900) / 170) ** 2));

/** A low neighbour on the horizon, paled by distance. */
function farIsland(): string {
  const line: Point[] = [
    [1180, horizon + 2],
    [1260, 414],
    [1350, 392],
    [1450, 400],
    [1540, 412],
    [1640, 402],
    [1640, horizon + 2],
  ];
  return shape(`${curve(line)}Z`, '#6fb3b0');
}

function island(): string {
  const beach = points('-20 470, 200 482, 480 492, 760 490, 980 482, 1130 466, 1250 454');
  const back = points('1250 454, 1120 440, 900 434, 400 430, -20 446');
  return group(
    {},
    shape(
      `M60 450L${Array.from({ length: 60 }, (_, step): Point => [60 + step * 18, hill(60 + step * 18) + 34])
        .map(point)
        .join('L')}L1130 450Z`,
      '#2a6e66',
    ),
    canopy(3, { top: hill, floor: 440, span: [110, 1080] }, 46, {
      shade: '#1d5a58',
      leaf: '#2a7462',
      lit: '#6fa76a',
    }),
    shape(`${curve(beach)}${curve(back).replace('M', 'L')}Z`, sand),
    shape(
      `M60 458L${Array.from(
        { length: 52 },
        (_, step): Point => [60 + step * 20, shoulder(60 + step * 20) + 20],
      )
        .map(point)
        .join('L')}L1100 452Q600 468 60 458Z`,
      leafShade,
    ),
    canopy(9, { top: shoulder, floor: 452, span: [70, 1090] }, 40, { shade: leafShade, leaf, lit: leafLit }),
    stroke('M80 459Q500 470 1090 454', sandShade, 5),
  );
}

function beachPalms(): string {
  const palms: readonly (readonly [number, number, number, number])[] = [
    [1128, 456, 92, 0.5],
    [1082, 460, 130, 0.42],
    [1040, 462, 112, 0.2],
    [985, 464, 138, 0.34],
    [720, 470, 104, -0.3],
    [690, 471, 124, 0.24],
    [330, 470, 118, -0.35],
    [300, 469, 98, 0.3],
    [150, 464, 110, -0.25],
  ];
  return palms
    .map(([x, y, height, lean], index) => coconutPalm(40 + index, [x, y], height, palmColours, { lean }))
    .join('');
}

function lagoon(): string {
  return (
    water('andaman-lagoon', horizon, sheet.height, [
      [0, '#0f7f8e'],
      [0.06, '#1f98a0'],
      [0.16, mid],
      [0.42, '#74cfc2'],
      [0.72, '#b5e4cf'],
      [1, '#e6eccb'],
    ]) +
    surf(3, points('1180 446, 1400 450, 1620 447'), 4, '#fffdf2') +
    surf(
      4,
      [
        [-20, 450],
        [60, 454],
      ],
      4,
      '#fffdf2',
    )
  );
}

function reef(): string {
  return group(
    {},
    reefPatch(1, [1330, 500], 420, '#1d8f95', '#167f88'),
    reefPatch(2, [220, 520], 360, '#2a9c9d', '#1d8a90'),
    reefPatch(3, [640, 520], 220, '#3aa9a5', '#2a9597'),
    reefPatch(4, [1500, 640], 380, '#3aaaa4', '#2a9296'),
    reefPatch(5, [80, 660], 330, '#45b0a7', '#319c9b'),
    reefPatch(6, [470, 610], 200, '#55b9ad', '#43a9a3'),
    reefPatch(7, [1290, 830], 300, '#7cc7b3', '#5fb5a6'),
  );
}

/** The island mirrored in the calm water off its beach, broken into strips. */
function reflection(): string {
  const { between } = random(77);
  let d = '';
  for (let y = 502; y < 552; y += 7) {
    for (let x = 120; x < 1080; x += between(60, 150)) {
      const half = between(20, 70) * (1 - (y - 502) / 70);
      d += `M${point([x - half, y])}Q${point([x, y - 3])} ${point([x + half, y])}Q${point([x, y + 3])} ${point([x - half, y])}Z`;
    }
  }
  return shape(d, deep, { opacity: 0.5 });
}

const boat: Point = [880, 684];
const boatScale = 2.7;

/** The hull's shadow lies on the sand, away from the light and clear of the hull: the water is that clear. */
function boatShadow(): string {
  const hull = 'M-96 0C-60 -9 40 -10 100 -2C72 11 -50 12 -96 0Z';
  const awning = 'M-86 13C-46 6 14 6 42 12C14 20 -56 21 -86 13Z';
  return place(boat[0] - 76, boat[1] + 92, boatScale, shape(hull + awning, '#4fa89f', { opacity: 0.7 }));
}

function boatAtAnchor(): string {
  const colours = {
    hull: '#2f7f8c',
    shade: '#17495c',
    rim: light,
    inside: '#22303c',
    awning: '#fff6df',
    awningShade: warm,
    skin: '#6b432f',
    cloth: '#d9694a',
  };
  const [x, y] = boat;
  return group(
    {},
    shape(
      `M${x - 236} ${y + 2}Q${x - 20} ${y + 26} ${x + 236} ${y}Q${x} ${y - 8} ${x - 236} ${y + 2}Z`,
      '#3d9d9c',
    ),
    place(x, y, boatScale, awningBoat(colours)),
    stroke(`M${x - 232} ${y + 3}Q${x} ${y + 14} ${x + 232} ${y + 2}`, '#f4fbe8', 3, { opacity: 0.8 }),
    stroke(`M${x + 276} ${y - 104}Q${x + 330} ${y - 40} ${x + 372} ${y + 18}`, '#5d4238', 2.4),
    stroke(`M${x + 372} ${y + 18}L${x + 430} ${y + 92}`, '#5d8d84', 2.4),
    stroke(`M${x + 350} ${y + 18}q22 7 44 0`, '#f4fbe8', 2.4),
    shape(`M${x + 416} ${y + 92}q14 12 30 0l-3 9q-12 6 -24 0Z`, '#5d8d84'),
  );
}

/** The near shore in the corner: sand, a wet edge and rocks with their shade. */
function foreshore(): string {
  const rock = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      size,
      shape('M-66 10L-84 16Q-20 26 66 12Z', '#b69f7b'),
      shape(
        'M-66 10C-68 -8 -56 -30 -38 -36L-12 -50L22 -44C44 -34 60 -14 64 8C30 18 -34 18 -66 10Z',
        '#37454e',
      ),
      shape('M-12 -50L22 -44C44 -34 60 -14 64 8C50 12 36 14 22 15L30 -14L8 -30Z', '#978d7c'),
      shape('M-38 -36L-12 -50L8 -30L-14 -22Z', '#c2b497'),
      shape('M-14 -22L8 -30L30 -14L22 15L0 16Z', '#5f6668'),
    );
  return group(
    {},
    shape('M-20 842C140 846 300 880 420 930C490 960 540 990 560 1020L-20 1020Z', '#f9f3da'),
    shape('M-20 856C130 860 290 892 400 940C460 966 505 994 522 1020L-20 1020Z', sandShade),
    shape('M-20 876C120 880 270 908 370 952C420 974 460 998 474 1020L-20 1020Z', sand),
    rock(330, 958, 0.9),
    rock(420, 984, 0.5),
    rock(236, 992, 0.62),
  );
}

export const scene: Scene = {
  name: 'andaman',
  alt: 'A wooden motor boat with an awning lies at anchor over its own shadow in a clear turquoise lagoon, before a rainforest island with a white beach and leaning palms.',
  focus: [0.52, 0.5],
  draw() {
    return [
      heavens(),
      birds(6, [1010, 250], 5, 13, '#3b7f88'),
      farIsland(),
      lagoon(),
      reef(),
      reflection(),
      island(),
      beachPalms(),
      surf(9, points('-20 474, 200 486, 480 496, 760 494, 980 486, 1130 470, 1250 457'), 3, '#fffdf2'),
      caustics(5, { x: 0, y: 660, width: 1600, height: 340 }, '#f9fbe4'),
      ripples(8, { x: 0, y: 500, width: 1600, height: 300 }, 70, '#f4fbe8', 0.4),
      boatShadow(),
      boatAtAnchor(),
      foreshore(),
      coconutPalm(71, [40, 990], 860, nearPalm, { lean: 0.17 }),
      coconutPalm(74, [-30, 960], 560, nearPalm, { lean: 0.2 }),
      grain(2, { x: 0, y: 0, width: 1600, height: 430 }, 260, '#2d8593', 0.2),
      grain(3, { x: 0, y: 460, width: 1600, height: 540 }, 500, deep, 0.2),
    ].join('');
  },
};
