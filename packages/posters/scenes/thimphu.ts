import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { block, type Fabric, fabric, townHouse } from '../kit/bhutan.ts';
import { course, edge, strip } from '../kit/curves.ts';
import { heightAt, land, ridgeLine } from '../kit/land.ts';
import { palettes } from '../kit/palettes.ts';
import { underUmbrella, walker } from '../kit/people.ts';
import { farPines } from '../kit/pines.ts';
import { grass } from '../kit/plants.ts';
import { points, spots } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { peak } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, point, shape } from '../kit/svg.ts';
import { riceTerraces } from '../kit/terraces.ts';
import { woods } from '../kit/trees.ts';
import { willow } from '../kit/willow.ts';
import { greatBuddha } from '../motifs/great-buddha.ts';

const tones = palettes.bhutan;
const green = { far: '#8fa9a8', hill: '#5f8a7c', near: '#3f7064', dark: '#24504a', ink: '#173b3b' };
const roofRed: Fabric = { ...fabric, roof: '#b8603c', roofShade: '#7d4030', gilt: '#d99a5a' };
const roofGreen: Fabric = { ...fabric, roof: '#6f9182', roofShade: '#486a63', gilt: '#9cb5a4' };

function ranges(): string {
  const snow = { lit: '#fff0dc', shade: '#b3bfd0', flutes: 5 };
  const far = ridgeLine({
    seed: 8,
    from: 330,
    to: 360,
    relief: 20,
    folds: 6,
    through: points('220,380 460,400 700,350 1300,300'),
  });
  const second = ridgeLine({
    seed: 18,
    from: 360,
    to: 330,
    relief: 20,
    folds: 6,
    through: points('180,410 420,490 640,480'),
  });
  return (
    peak({ seed: 4, summit: [560, 296], left: [420, 440], right: [720, 440], ...snow }) +
    peak({ seed: 7, summit: [690, 262], left: [560, 440], right: [850, 440], ...snow }) +
    land(far, '#a3b4c0') +
    haze('thimphu-haze-far', 320, 560, tones.glow, 0.55) +
    land(second, green.far) +
    haze('thimphu-haze-second', 380, 600, tones.light, 0.5)
  );
}

const hillLine = ridgeLine({
  seed: 26,
  from: 600,
  to: 470,
  relief: 8,
  roughness: 0.5,
  folds: 5,
  span: [480, 1620],
  through: points('640,584 800,514 900,464 930,458 1190,458 1230,466 1400,450'),
});

/** The wooded hill that carries the figure; its right flank lies in shade. */
function figureHill(): string {
  const { between } = random(27);
  const trees = (count: number, drop: number, size: number, fill: string, lit: string) => {
    const spots = Array.from({ length: count }, (_, index): readonly [number, number, number] => {
      const x = 540 + (index / count) * 1080 + between(-9, 9);
      return [x, heightAt(hillLine, x) + drop + between(0, 24), size * between(0.7, 1.2)];
    }).filter(([x]) => (drop > 40 ? x > 640 + drop : x < 890 || x > 1232));
    return farPines(
      [...spots].sort((one, other) => one[1] - other[1]),
      fill,
      lit,
    );
  };
  return (
    land(hillLine, green.hill, 760) +
    shape('M1190 458C1250 520 1240 600 1300 700H1640V440L1400 450L1230 466Z', green.near, { opacity: 0.5 }) +
    trees(70, 10, 42, green.near, '#6f9a80') +
    greatBuddha([1060, 386], 1.08) +
    trees(64, 62, 46, green.near, '#7aa384') +
    trees(60, 96, 50, '#386a5e', '#6f9a80') +
    trees(56, 134, 54, '#315f55', '#62907a')
  );
}

const storey = (at: number, count: number, width = 9, height = 14) => ({ at, count, width, height });

type Lot = readonly [x: number, y: number, width: number, floors: number, roof: Fabric];

const backRow: readonly Lot[] = [
  [800, 644, 58, 3, roofGreen],
  [884, 640, 66, 4, roofRed],
  [978, 644, 54, 3, fabric],
  [1056, 646, 70, 4, roofRed],
  [1160, 648, 58, 3, roofGreen],
  [1246, 650, 72, 3, roofRed],
  [1346, 648, 60, 4, fabric],
  [1446, 650, 66, 3, roofRed],
];
const frontRow: readonly Lot[] = [
  [760, 694, 66, 3, roofRed],
  [852, 698, 76, 4, fabric],
  [958, 698, 68, 3, roofRed],
  [1054, 702, 80, 4, roofGreen],
  [1166, 704, 72, 3, roofRed],
  [1270, 706, 84, 4, fabric],
  [1386, 704, 70, 3, roofRed],
  [1486, 702, 78, 3, roofGreen],
];

/** Trees between the houses, each standing at the foot of a row. */
function streetTrees(seed: number, row: readonly Lot[]): string {
  const { between } = random(seed);
  const spots = row.flatMap(([x, y, width]): (readonly [number, number, number])[] => [
    [x - 8 + between(-4, 4), y - 4, between(9, 14)],
    [x + width * 1.28, y - 2, between(7, 11)],
  ]);
  return woods(seed, spots, { shade: green.dark, leaf: green.near, lit: '#8fb07a' }, -1);
}

function town(): string {
  return group(
    {},
    shape('M700 640C900 628 1300 634 1640 640V700H700Z', '#8aa87e'),
    ...backRow.map((lot) => townHouse(...lot)),
    streetTrees(31, backRow),
    shape('M690 690C900 676 1300 684 1640 690V740H690Z', '#7b9c72'),
    ...frontRow.map((lot) => townHouse(...lot)),
    streetTrees(33, frontRow),
  );
}

/** Tashichho Dzong on the river bank, with its corner towers and the utse behind. */
function dzong(): string {
  const tower = (x: number) =>
    block({
      x,
      y: 690,
      width: 84,
      height: 104,
      side: 22,
      band: 0.22,
      windows: [storey(0.16, 3)],
      bay: { at: 0.38, from: 0.16, width: 0.68, height: 0.32, bays: 5, rows: 2 },
      roof: { eave: 14, rise: 22, tiers: 2 },
    });
  return group(
    {},
    block({
      x: 500,
      y: 660,
      width: 96,
      height: 160,
      side: 28,
      band: 0.16,
      windows: [storey(0.52, 4)],
      roof: { eave: 18, rise: 26, tiers: 3 },
    }),
    block({
      x: 380,
      y: 688,
      width: 330,
      height: 80,
      side: 20,
      batter: 5,
      band: 0.24,
      windows: [storey(0.2, 12), storey(0.46, 12)],
      roof: { eave: 12, rise: 18 },
    }),
    tower(340),
    tower(656),
  );
}

function valleyFloor(): string {
  return shape('M-20 600C200 586 520 584 760 596C1100 606 1400 612 1640 596V860H-20Z', '#86a77c');
}

/** The river in front of the town, with its stony edges and the light on it. */
function river(): string {
  const reach = course(
    spots('-60,726,15 200,716,14 460,734,18 760,762,24 1060,758,26 1340,778,30 1700,768,34'),
    12,
  );
  const { between } = random(35);
  const glints = reach
    .map(([x, y, half]) => {
      const [cy, long] = [y + half * between(-0.7, 0.8), between(10, 36)];
      return `M${point([x - long, cy])}Q${point([x, cy - 2.6])} ${point([x + long, cy])}Q${point([x, cy + 2.6])} ${point([x - long, cy])}Z`;
    })
    .join('');
  const band = (from: number, to: number, fill: string) =>
    shape(strip(edge(reach, from, 1), edge(reach, to, 1)), fill);
  return (
    shape('M-20 690C200 700 480 690 700 700C960 708 1300 720 1640 706V860H-20Z', '#6f9468') +
    band(-1.25, 1.25, '#b9b49a') +
    band(-1, 1, '#7faab4') +
    band(-1, -0.55, '#5d8c98') +
    shape(glints, tones.light, { opacity: 0.8 })
  );
}

function foreground(): string {
  const skin = { skin: '#b98257', hair: '#231d1c' };
  return group(
    {},
    shape('M-20 930C160 900 330 916 470 960C540 982 580 1000 600 1020H-20Z', green.dark),
    willow(61, [120, 950], 430, {
      trunk: '#3b3433',
      trunkLit: '#7d6a55',
      shade: green.ink,
      leaf: green.near,
      lit: '#8fb07a',
    }),
    walker(
      [400, 962],
      92,
      { ...skin, coat: '#9c3a30', coatShade: '#6a2831', legs: '#33424c' },
      { shadow: green.ink },
    ),
    underUmbrella(
      [462, 970],
      84,
      {
        ...skin,
        coat: '#3f6478',
        coatShade: '#2a4757',
        legs: '#33424c',
        umbrella: '#e0a23c',
        umbrellaShade: '#a56d28',
      },
      { shadow: green.ink },
    ),
    grass(62, [-10, 1006], [560, 1012], 110, 44, green.ink),
    grass(63, [1040, 1010], [1610, 1004], 110, 56, green.dark),
  );
}

export const scene: Scene = {
  name: 'thimphu',
  alt: 'Morning in the Thimphu valley: a great golden seated Buddha looks out from a wooded hill over a fortress, town roofs, the river and rice terraces.',
  focus: [0.6, 0.46],
  draw() {
    return [
      sky(
        'thimphu-sky',
        [
          [0, '#8fb3cb'],
          [0.5, '#f1dcc0'],
          [1, '#f7c98d'],
        ],
        440,
      ),
      sun([290, 300], 46, '#fff2cf', { rings: 4, spread: 0.8, glow: 0.2 }),
      cloud(51, [520, 160], 340, 30, tones.light, 0.75),
      cloud(52, [1240, 210], 260, 28, tones.light, 0.7),
      ranges(),
      birds(53, [760, 220], 5, 12, tones.deep),
      valleyFloor(),
      figureHill(),
      town(),
      shape('M60 716C200 682 420 672 800 684V720Z', '#6f9468'),
      dzong(),
      river(),
      riceTerraces(796),
      foreground(),
      grain(59, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    ].join('');
  },
};
