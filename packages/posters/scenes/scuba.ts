import { grain } from '../kit/air.ts';
import { land, ridgeLine } from '../kit/land.ts';
import { curve, points } from '../kit/limbs.ts';
import { palettes } from '../kit/palettes.ts';
import { random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { group, linear, type Point, place, point, radial, rect, shape, sheet } from '../kit/svg.ts';
import {
  brainCoral,
  branchingCoral,
  bubbles,
  fanCoral,
  fish,
  tableCoral,
  tubeSponge,
  turtle,
} from '../motifs/corals.ts';
import { scubaDiver } from '../motifs/scuba-diver.ts';

const { light, glow, warm, haze, mid, deep, dark, ink } = palettes.sea;
const abyss = '#071f33';
const rose = '#c85a55';
const plum = '#5a3350';

/** Where the sun stands above the surface; every shaft of light leaves from here. */
const source: Point = [760, -420];

function sea(): string {
  const depth = linear(
    'scuba-depth',
    [0, 0],
    [0, sheet.height],
    [
      [0, '#7fd0c8'],
      [0.2, mid],
      [0.48, deep],
      [0.78, dark],
      [1, ink],
    ],
  );
  const burst = radial('scuba-burst', [760, -40], 760, [
    [0, light, 0.9],
    [0.3, haze, 0.6],
    [1, mid, 0],
  ]);
  const blue = radial('scuba-blue', [1700, 1000], 1000, [
    [0, abyss, 1],
    [0.5, ink, 0.7],
    [1, dark, 0],
  ]);
  return [depth, blue, burst]
    .map((paint) => paint.definition + rect(0, 0, sheet.width, sheet.height, paint.fill))
    .join('');
}

/** The surface from below: bright lenses of swell that crowd together with distance. */
function surface(): string {
  const { between } = random(31);
  let d = '';
  for (let row = 0; row < 7; row++) {
    const y = 8 + row * 15 - row * row * 0.6;
    const reach = 150 - row * 15;
    for (let x = -60; x < sheet.width + 60; x += reach * between(0.9, 1.7)) {
      const half = reach * between(0.3, 0.62);
      const drop = 7 - row * 0.6;
      d += `M${point([x - half, y])}Q${point([x - half * 0.3, y - drop])} ${point([x + half, y + between(-4, 4)])}Q${point([x, y + drop])} ${point([x - half, y])}Z`;
    }
  }
  return shape(d, light, { opacity: 0.5 });
}

function shafts(): string {
  const paint = linear(
    'scuba-shaft',
    [0, 0],
    [0, 840],
    [
      [0, light, 0.5],
      [0.5, haze, 0.2],
      [1, mid, 0],
    ],
  );
  const beams: readonly (readonly [number, number])[] = [
    [-420, 90],
    [-60, 150],
    [330, 70],
    [560, 190],
    [930, 110],
    [1240, 60],
    [1480, 180],
    [1960, 130],
  ];
  const beam = ([foot, width]: readonly [number, number]) => {
    const at = (x: number, y: number): Point => {
      const share = (y - source[1]) / (900 - source[1]);
      return [source[0] + (x - source[0]) * share, y];
    };
    return `M${point(at(foot, 0))}L${point(at(foot + width, 0))}L${point(at(foot + width, 880))}L${point(at(foot, 880))}Z`;
  };
  return paint.definition + shape(beams.map(beam).join(''), paint.fill);
}

/** Fish in a stream that bends around the reef; the near ones are larger. */
function shoal(): string {
  const { between } = random(12);
  return Array.from({ length: 46 }, (_, index) => {
    const along = index / 46;
    const x = 80 + along * 420 + between(-40, 40);
    const y = 470 - Math.sin(along * Math.PI * 0.9) * 150 + between(-46, 46);
    const size = between(0.6, 1.15);
    const tilt = -26 + along * 46 + between(-8, 8);
    const colours = index % 6 === 0 ? { body: glow, belly: warm } : { body: warm, belly: rose };
    return place(x, y, size, group({ transform: `rotate(${tilt.toFixed(0)})` }, fish(colours)));
  }).join('');
}

function farReef(): string {
  const back = ridgeLine({
    seed: 7,
    from: 470,
    to: 1000,
    relief: 40,
    roughness: 0.55,
    folds: 6,
    span: [-20, 900],
    through: points('180 520, 480 600, 700 740'),
  });
  return (
    group({ opacity: 0.7 }, land(back, '#1a7f8b')) +
    group(
      { opacity: 0.6 },
      fanCoral(5, [250, 560], 130, { web: '#1a7f8b', rib: deep }),
      fanCoral(6, [420, 600], 110, { web: '#1a7f8b', rib: deep }),
    )
  );
}

function middleReef(): string {
  const line = ridgeLine({
    seed: 21,
    from: 620,
    to: 1040,
    relief: 30,
    roughness: 0.52,
    folds: 7,
    span: [-20, 1120],
    through: points('220 650, 560 700, 820 760, 980 860'),
  });
  return group(
    {},
    fanCoral(11, [700, 760], 190, { web: '#4a5f78', rib: plum }),
    branchingCoral(14, [480, 710], 120, { dark: '#0d5f70', lit: mid }),
    tableCoral([330, 700], 190, { plate: mid, under: dark }),
    tubeSponge(3, [850, 806], 120, { tube: '#8d4a5c', lit: warm, mouth: plum }),
    land(line, '#0c5468'),
    brainCoral([590, 742], 66, { dome: '#1b7d86', shade: dark, furrow: dark, lit: haze }),
    branchingCoral(17, [150, 700], 130, { dark: '#0d5f70', lit: mid }),
  );
}

function nearReef(): string {
  const ledge = ridgeLine({
    seed: 40,
    from: 760,
    to: 1060,
    relief: 26,
    roughness: 0.55,
    folds: 7,
    span: [-20, 1000],
    through: points('160 790, 420 850, 680 900, 880 970'),
  });
  const lip = ridgeLine({
    seed: 44,
    from: 920,
    to: 1080,
    relief: 16,
    roughness: 0.55,
    folds: 6,
    span: [-20, 900],
    through: points('140 926, 400 950, 640 960, 800 990'),
  });
  return group(
    {},
    fanCoral(2, [130, 830], 330, { web: '#8a3f55', rib: warm }),
    fanCoral(9, [350, 880], 220, { web: '#6d3850', rib: rose }),
    land(ledge, ink),
    tableCoral([300, 965], 230, { plate: '#1b7d86', under: abyss }),
    brainCoral([520, 950], 112, { dome: '#c9925f', shade: '#7a4f56', furrow: '#7a4f56', lit: glow }),
    branchingCoral(23, [735, 985], 180, { dark: '#7c3d4f', lit: warm }),
    tubeSponge(8, [70, 960], 200, { tube: '#a8663f', lit: glow, mouth: plum }),
    tubeSponge(18, [200, 970], 110, { tube: '#8d4a5c', lit: warm, mouth: plum }),
    land(lip, abyss),
    branchingCoral(29, [400, 1020], 120, { dark: '#0d5f70', lit: haze }),
    branchingCoral(30, [160, 1030], 110, { dark: '#7c3d4f', lit: rose }),
    brainCoral([880, 1016], 76, { dome: '#1b7d86', shade: dark, furrow: dark, lit: mid }),
    fanCoral(12, [620, 1030], 110, { web: '#4a5f78', rib: '#9a5a78' }),
  );
}

/** Small fish far off over the deep, all swimming the same way. */
function farShoal(): string {
  const { between } = random(66);
  const tone = { body: '#2f8f98', belly: '#1c7380' };
  return Array.from({ length: 40 }, (_, index) => {
    const along = index / 40;
    const x = 1120 + along * 380 + between(-30, 30);
    const y = 640 + Math.sin(along * Math.PI) * 60 + between(-44, 44);
    return place(x, y, [-between(0.34, 0.6), 0.5], fish(tone));
  }).join('');
}

/** The far wall across the drop-off, hardly darker than the water. */
function dropOff(): string {
  const edge = points('1620 560, 1540 600, 1500 690, 1420 760, 1400 880, 1330 1020');
  return shape(`${curve(edge)}L1620 1020Z`, ink, { opacity: 0.55 });
}

export const scene: Scene = {
  name: 'scuba',
  alt: 'A scuba diver glides level over a coral reef in shafts of sunlight, with a shoal of orange fish beside her and a turtle far off over the deep.',
  focus: [0.55, 0.47],
  draw() {
    return [
      sea(),
      surface(),
      dropOff(),
      farReef(),
      place(
        1330,
        330,
        0.95,
        group(
          { transform: 'rotate(-8)' },
          turtle({ shell: '#14606f', skin: '#2a8b92', plastron: '#63c0b6' }),
        ),
      ),
      farShoal(),
      shafts(),
      shoal(),
      middleReef(),
      bubbles(4, [1078, 436], 400, 22, { rim: haze, gleam: light }),
      place(870, 470, 1.12, group({ transform: 'rotate(-3)' }, scubaDiver())),
      nearReef(),
      grain(9, { x: 0, y: 300, width: 1600, height: 700 }, 700, ink, 0.2),
      grain(10, { x: 0, y: 0, width: 1600, height: 500 }, 300, light, 0.2),
    ].join('');
  },
};
