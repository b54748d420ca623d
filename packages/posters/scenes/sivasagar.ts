import { birds, grain, haze, sky, sun } from '../kit/air.ts';
import { areca, clump, type Leaf } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, rect, shape } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';
import { leafyTree, strewn, woods } from '../kit/trees.ts';
import { kurta, sari, shadow, stand, type Visitor, walker } from '../kit/visitors.ts';
import { ripples } from '../kit/water.ts';
import { rangGhar } from '../motifs/rang-ghar.ts';

const { light, glow, warm, dark, ink } = palettes.assam;
const brick: Tones = { lit: '#e58a55', mid: '#bb5138', shade: '#8d2f23', deep: '#4c2028' };
const ground = 660;
const bank = 738;
const middle = 800;
const size = 0.95;

function backdrop(): string {
  const far = ridgeLine({ seed: 8, from: 470, to: 486, relief: 18, roughness: 0.46, folds: 6 });
  const belt = [
    ...strewn(4, [-20, 470], (x) => [548 + (x % 60) * 0.2, 604], 34, 52),
    ...strewn(6, [1130, 1640], (x) => [548 + (x % 50) * 0.2, 604], 34, 52),
  ];
  const behind = strewn(9, [-20, 1640], (x) => [560 + (x % 80) * 0.12, 590], 20, 34);
  return group(
    {},
    land(far, '#cdb98a', 620),
    haze('sivasagar-haze', 470, 620, glow, 0.6),
    woods(3, behind, { shade: '#6f9273', leaf: '#86a47a', lit: '#c9b978' }, -1),
    haze('sivasagar-belt', 540, 640, glow, 0.35),
    woods(5, belt, { shade: '#2f6a5c', leaf: '#4a8266', lit: '#b4ae64' }, -1),
  );
}

/** The lawn: mown stripes towards the pavilion, its shade laid out to the right. */
function lawn(): string {
  return group(
    {},
    rect(0, 606, 1600, 140, '#8aa257'),
    shape('M0 640Q800 626 1600 640V660Q800 646 0 660Z', '#9db062'),
    shape('M0 688Q800 672 1600 688V712Q800 696 0 712Z', '#9db062'),
    shape(
      `M440 ${ground}H1182L1500 ${ground + 26}Q1420 ${ground + 40} 1160 ${ground + 34}L450 ${ground + 8}Z`,
      '#2f5f4c',
      {
        opacity: 0.6,
      },
    ),
    shape(`M762 ${ground}H838L862 ${bank}H726Z`, '#e3c48f'),
    shape(`M826 ${ground}H838L862 ${bank}H844Z`, '#b99a66'),
  );
}

function tank(): string {
  const paint = linear(
    'sivasagar-tank',
    [0, bank],
    [0, 1000],
    stops(`0 #f3cf8e, 0.3 #a9b58f, 0.7 #3d8078, 1 ${dark}`),
  );
  const mirrored = group(
    { opacity: 0.62 },
    place(middle, bank * 2 - ground - 34, [size, -0.62 * size], rangGhar(brick)),
  );
  return group(
    {},
    paint.definition,
    rect(0, bank, 1600, 270, paint.fill),
    mirrored,
    rect(0, bank, 1600, 12, '#8d5a3c'),
    rect(0, bank, 1600, 4, '#e0ab6c'),
    rect(0, bank + 12, 1600, 8, '#5b3a34'),
    bars(),
    ripples(5, { x: 0, y: bank + 26, width: 1600, height: 220 }, 60, light, 0.4),
  );
}

/** Bars of sky that the breeze breaks out of the reflection. */
function bars(): string {
  const { between } = random(17);
  let d = '';
  for (let bar = 0; bar < 60; bar++) {
    const deep = between(0, 1);
    const at: Point = [middle + between(-460, 460), bank + 30 + deep * 210];
    const [half, thick] = [between(20, 70) * (0.5 + deep), 1.2 + deep * 3];
    d += `M${point([at[0] - half, at[1]])}q${point([half, -thick])} ${point([half * 2, 0])}q${point([-half, thick])} ${point([-half * 2, 0])}Z`;
  }
  return shape(d, '#cdbf90', { opacity: 0.5 });
}

/** Lotus leaves in the corner of the tank, with their flowers. */
function lotus(): string {
  const { between } = random(23);
  let [pads, lit] = ['', ''];
  const blooms: string[] = [];
  for (let leaf = 0; leaf < 58; leaf++) {
    const share = between(0, 1);
    const x = leaf % 3 ? share * 520 - 20 : 1620 - share * 420;
    const y = 948 + between(-0.5, 1) * 44 * (1 - share * 0.7);
    const r = between(22, 40);
    pads += `M${point([x - r, y])}a${point([r, r * 0.34])} 0 1 0 ${point([r * 2, 0])}a${point([r, r * 0.34])} 0 1 0 ${point([-r * 2, 0])}Z`;
    lit += `M${point([x - r * 0.9, y - 2])}Q${point([x - r * 0.2, y - r * 0.5])} ${point([x + r * 0.5, y - r * 0.22])}Q${point([x - r * 0.2, y - r * 0.2])} ${point([x - r * 0.9, y - 2])}Z`;
    if (leaf % 8 === 0) blooms.push(bloom([x, y - r * 0.5], r / 26));
  }
  return shape(pads, '#17504c') + shape(lit, '#6f9c62') + blooms.join('');
}

const bloom = ([x, y]: Point, size: number) =>
  place(
    x,
    y,
    size,
    shape('M-22 0Q-24 -14 -14 -18Q-10 -8 0 2Q10 -8 14 -18Q24 -14 22 0Q10 8 0 8Q-10 8 -22 0Z', '#c66a78'),
    shape('M-12 2Q-14 -16 -5 -24Q0 -14 0 6ZM12 2Q14 -16 5 -24Q0 -14 0 6Z', '#e39a98'),
    shape('M0 6Q-8 -12 0 -26Q8 -12 0 6Z', '#f6c4b4'),
  );

const skin = '#7d4f38';
const people: readonly (readonly [Visitor, number, number, number, string, string])[] = [
  [sari, 606, 712, 62, '#f3dcae', '#b98a5c'],
  [kurta, 642, 716, 66, '#e8e2cc', '#a9a48c'],
  [walker, 902, 708, 64, '#1f6f70', '#0f4149'],
  [sari, 1000, 722, -64, '#e0a02e', '#9a5f1e'],
  [walker, 1040, 724, -46, '#8d2f23', '#5b2028'],
  [kurta, 800, 676, 50, '#fbe6bd', '#b99a66'],
];

const visitors = () =>
  people
    .map(
      ([who, x, y, tall, cloth, fold]) =>
        shadow(who, [x, y], tall, [1.3, 0.16], ink, 0.35) +
        stand(who, [x, y], tall, { skin, hair: ink, cloth, fold, legs: dark }),
    )
    .join('');

const nearLeaf: Leaf = { trunk: '#4a3a34', shade: '#123f44', leaf: '#1d5a54', lit: '#8f9a56' };

/** A clipped hedge along the tank, broken at the path. */
function hedge(): string {
  const { between } = random(31);
  const row = (from: number, to: number) => {
    let d = '';
    for (let x = from; x < to; x += 15) d += clump(Math.round(x), [x, bank - 20], 13, between(5, 8), 7);
    return (
      shape(d, '#8da75c') +
      rect(from - 12, bank - 19, to - from + 24, 20, '#4c8058') +
      rect(from - 12, bank - 9, to - from + 24, 10, '#2c6150')
    );
  };
  return row(-10, 560) + row(1060, 1610);
}

export const scene: Scene = {
  name: 'sivasagar',
  alt: 'The brick-red Rang Ghar of the Ahom kings at Sivasagar, two arched storeys under a roof like an upturned boat, stands on its lawn and is mirrored in a tank.',
  focus: [0.5, 0.46],
  draw() {
    return group(
      {},
      sky('sivasagar-sky', stops(`0 #6fa3a2, 0.4 #c5c69c, 0.78 #f6d289, 1 ${light}`), 620),
      sun([236, 300], 54, '#fff7e0', { rings: 4, spread: 0.75, glow: 0.24 }),
      birds(8, [1230, 250], 6, 14, '#5a7d74'),
      backdrop(),
      areca(3, [1330, 618], 250, nearLeaf, 0.02),
      areca(6, [1392, 622], 210, nearLeaf, -0.03),
      areca(7, [1270, 616], 190, nearLeaf, 0.03),
      lawn(),
      place(middle, ground, size, rangGhar(brick)),
      visitors(),
      shape('M104 724Q130 716 200 722Q380 716 470 730Q330 746 180 734Z', '#2f5f4c', { opacity: 0.55 }),
      leafyTree(
        12,
        [124, 724],
        400,
        { trunk: '#4a3a34', shade: '#1b4f4a', leaf: '#2f6d58', lit: '#c0b060' },
        [1, -1],
      ),
      hedge(),
      tank(),
      lotus(),
      grass(6, [1080, 1012], [1620, 1000], 90, 90, ink, -0.15),
      grass(9, [-20, 1012], [420, 1006], 70, 76, ink, 0.15),
      grain(4, { x: 0, y: 0, width: 1600, height: 1000 }, 700, warm, 0.08),
    );
  },
};
