import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { ferry } from '../kit/ferry.ts';
import { areca, clump, type Leaf, shadeTree } from '../kit/foliage.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { points, reaches, stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { plumes, tallGrass } from '../kit/reeds.ts';
import { countryBoat } from '../kit/river-life.ts';
import type { Scene } from '../kit/scene.ts';
import { group, type Point, place, point, shape, stroke } from '../kit/svg.ts';
import { kurta, sari, shadow, stand } from '../kit/visitors.ts';
import { lightPath, ripples, water } from '../kit/water.ts';
import { bicycle } from '../motifs/leaning-bicycle.ts';
import { type BambooTones, mishingHouse } from '../motifs/mishing-house.ts';

const { light, glow, deep, dark, ink } = palettes.assam;
const morning: Point = [330, 250];
const shore = 430;

const bamboo: BambooTones = {
  thatch: { lit: '#f0cf86', mid: '#c99a56', shade: '#8d6638', deep: '#5a4029' },
  wall: { lit: '#f3d894', mid: '#cfa463', shade: '#94703f', deep: '#3a3228' },
  post: { lit: '#e6c078', mid: '#a97b44', shade: '#74522f', deep: '#3f3024' },
};

function farShore(): string {
  const hills = ridgeLine({
    seed: 6,
    from: 372,
    to: 396,
    relief: 16,
    roughness: 0.46,
    folds: 6,
    through: points('260 396, 700 366, 1100 398'),
  });
  const bank = ridgeLine({ seed: 21, from: 424, to: 422, relief: 5, roughness: 0.7, folds: 7 });
  return (
    land(hills, '#b3c2a6', shore) +
    haze('majuli-haze-far', 350, shore, light, 0.75) +
    land(bank, '#86a58c', shore + 2)
  );
}

/** Bars of sand in the wide river. */
function bars(): string {
  const { between } = random(12);
  const sand = (x: number, y: number, half: number, drop: number) => {
    const thick = half * 0.05;
    return `M${point([x - half, y])}C${point([x - half * 0.4, y - thick])} ${point([x + half * between(0, 0.4), y - thick * 1.4])} ${point([x + half, y + 1])}C${point([x + half * 0.3, y + thick * drop])} ${point([x - half * 0.4, y + thick * drop * 0.8])} ${point([x - half, y])}Z`;
  };
  const all = reaches('180 446 220, 620 450 260, 340 468 200, 80 492 210, 640 500 180');
  return (
    shape(all.map(([x, y, half]) => sand(x, y, half, 1.6)).join(''), '#9fb09a', { opacity: 0.7 }) +
    shape(all.map(([x, y, half]) => sand(x, y, half, 0.7)).join(''), '#fbe6b8')
  );
}

const farLeaf: Leaf = { trunk: '#6d6a4e', shade: '#4b8068', leaf: '#6c9f74', lit: '#c5cb78' };
const nearLeaf: Leaf = { trunk: '#57493a', shade: '#23614f', leaf: '#3f8460', lit: '#b3c164' };

/** The grove behind the house: bamboo, betel palms and shade trees. */
function grove(): string {
  const { between } = random(33);
  let [back, front] = ['', ''];
  for (let x = 860; x < 1640; x += 26) {
    back += clump(x, [x, 452 - between(0, 46) - (x - 860) * 0.03], between(34, 58), between(30, 52), 12);
    front += clump(x + 1, [x + 8, 496 - between(0, 20)], between(26, 44), between(22, 36), 11);
  }
  return group(
    {},
    shape(back, '#7fab7f'),
    areca(4, [960, 520], 290, farLeaf, -0.02),
    areca(7, [1030, 520], 350, farLeaf, 0.02),
    areca(9, [1500, 520], 330, farLeaf, 0.03),
    areca(11, [1566, 530], 270, farLeaf, -0.02),
    shape(front, '#4f8a68'),
    shadeTree(12, [1420, 560], 300, nearLeaf),
  );
}

/** The island: its meadow, the sandy bank, and the path from the landing to the ladder. */
function island(): string {
  const shoreline = 'M590 704C660 676 730 700 800 712C900 730 964 780 1004 850C1030 900 1046 950 1066 1020';
  return group(
    {},
    shape(`${shoreline}H1620V540H1100C930 552 760 616 590 704Z`, '#d9b278'),
    stroke(shoreline, '#fff0c8', 5, { opacity: 0.7 }),
    shape(
      'M690 668C770 664 880 688 950 730C1020 776 1070 860 1116 1020H1620V540H1120C960 552 820 604 690 668Z',
      '#8fb26a',
    ),
    shape('M800 618C930 562 1180 552 1620 556V604C1300 590 1000 594 800 618Z', '#b9cc78', { opacity: 0.8 }),
    shape('M866 640C856 668 830 690 792 708L868 724C890 694 908 664 914 640Z', '#f0d49a'),
    shape('M866 640C856 668 830 690 792 708L812 712C850 692 874 668 882 640Z', '#fff0c8'),
  );
}

const skin = '#7d4f38';

/** Those who wait for the ferry. */
function waiting(): string {
  const west: Point = [0.8, 0.14];
  const man = { skin, hair: ink, cloth: '#fff1d0', fold: '#c9ae80', legs: '#e6d6b2' };
  const woman = { skin, hair: ink, cloth: '#a8332b', fold: '#6d2228', legs: ink };
  const other = { skin, hair: ink, cloth: deep, fold: dark, legs: ink };
  return group(
    {},
    shadow(kurta, [1010, 850], 150, west, ink, 0.25),
    shadow(sari, [1106, 866], 144, west, ink, 0.25),
    shadow(sari, [1160, 856], 140, west, ink, 0.25),
    place(1250, 882, 1.15, bicycle('#8d2f23', '#d9c8a0', ink)),
    stand(kurta, [1010, 850], 150, man),
    stand(sari, [1106, 866], -144, woman),
    stand(sari, [1160, 856], 140, other),
  );
}

const kans = { stem: '#7d7a48', plume: '#fffaf0', shade: '#e3c69a' };

function grasses(): string {
  return group(
    {},
    plumes(3, [1330, 1010], [1620, 1000], 24, 300, kans),
    tallGrass({ seed: 5, from: [1270, 1030], to: [1620, 1030], count: 120, height: 190, fill: '#4f7a4e' }),
    plumes(8, [-20, 960], [420, 990], 26, 240, kans),
    tallGrass({ seed: 9, from: [-20, 1000], to: [520, 1010], count: 130, height: 150, fill: '#3f6f54' }),
    tallGrass({ seed: 15, from: [-20, 1030], to: [700, 1030], count: 130, height: 90, fill: dark }),
    grass(6, [1080, 1016], [1620, 1016], 110, 60, dark, 0.12),
  );
}

export const scene: Scene = {
  name: 'majuli',
  alt: 'A red ferry crosses the wide Brahmaputra to Majuli in the morning, where a thatched Mishing house stands on stilts among betel palms and people wait on the bank with a bicycle.',
  focus: [0.58, 0.52],
  draw() {
    return group(
      {},
      sky('majuli-sky', stops(`0 #7db6b6, 0.5 #cfdcb8, 0.85 #fbe3a6, 1 ${light}`), shore),
      sun(morning, 46, '#fffae6', { rings: 4, spread: 0.8, glow: 0.3 }),
      cloud(4, [560, 170], 380, 26, '#fffaf0', 0.6),
      cloud(6, [60, 130], 260, 20, '#fffaf0', 0.5),
      birds(5, [600, 280], 7, 14, '#5a8278'),
      farShore(),
      water(
        'majuli-river',
        shore,
        1000,
        stops(`0 #fdeab8, 0.2 #cfe0c0, 0.5 #86b8ae, 0.8 #37868a, 1 ${deep}`),
      ),
      bars(),
      lightPath(3, morning[0], shore + 4, 860, 150, '#fffdf0', 0.85),
      ripples(6, { x: 0, y: 480, width: 1000, height: 460 }, 90, light, 0.4),
      place(190, 560, 0.42, countryBoat({ light, glow, ink, shirt: '#c8662c' })),
      grove(),
      island(),
      shape('M900 640Q1100 664 1500 636L1560 618Q1300 604 960 612Z', '#5f8f5a', { opacity: 0.75 }),
      place(1210, 632, 0.98, mishingHouse(bamboo)),
      ferry([400, 742], 1.42),
      waiting(),
      grasses(),
      grain(7, { x: 0, y: 0, width: 1600, height: 1000 }, 600, ink, 0.05),
    );
  },
};
