import { birds, cloud, grain, haze, sky, sun } from '../kit/air.ts';
import { block, type Fabric, fabric, townHouse } from '../kit/bhutan.ts';
import { litPine, pineWood, type Skyline, type Slope, slopeLine, slopes } from '../kit/bhutan-slopes.ts';
import { course, edge, smooth, strip } from '../kit/curves.ts';
import { land } from '../kit/land.ts';
import { stops } from '../kit/notation.ts';
import { palettes } from '../kit/palettes.ts';
import { grass } from '../kit/plants.ts';
import { points, spots } from '../kit/points.ts';
import { random } from '../kit/random.ts';
import { peak, scrub } from '../kit/rock.ts';
import type { Scene } from '../kit/scene.ts';
import { group, place, shape, sheet, stroke } from '../kit/svg.ts';
import { belayer, climber, quickdraw } from '../motifs/crag-pair.ts';
import { crag, cragStone, ledge } from '../motifs/thimphu-crag.ts';

const tones = palettes.bhutan;
const green = { hill: '#7fa38c', near: '#55846e', dark: '#2c5a52', ink: '#173b3b' };
const roofRed: Fabric = { ...fabric, roof: '#b8603c', roofShade: '#7d4030', gilt: '#d99a5a' };
const roofGreen: Fabric = { ...fabric, roof: '#6f9182', roofShade: '#486a63', gilt: '#9cb5a4' };

const ridges: readonly Slope[] = [
  { seed: 8, from: 390, to: 340, through: '160,350 420,400 700,330 1000,380', fill: '#a9bac4', veil: 0.5 },
  { seed: 18, from: 430, to: 420, through: '200,450 460,490 720,440', fill: '#86a5a6', veil: 0.45 },
];
const templeHill: Skyline = {
  seed: 26,
  from: 560,
  to: 700,
  through: '110,520 230,496 330,500 480,570 700,650',
  relief: 10,
};

/** The far hill with its pines and the small temple on its brow. */
function temple(): string {
  const line = slopeLine(templeHill);
  const wood = { line, height: 34, fill: green.dark, lit: '#7aa384' };
  return (
    land(line, green.hill, 760) +
    shape('M330 500C400 560 420 640 520 720H800V690L480 570Z', green.near, { opacity: 0.55 }) +
    pineWood({ ...wood, seed: 31, span: [-10, 190], count: 30, depth: 20 }) +
    block({
      x: 222,
      y: 504,
      width: 92,
      height: 74,
      side: 26,
      band: 0.24,
      windows: [{ at: 0.16, count: 4, width: 9, height: 14 }],
      bay: { at: 0.46, from: 0.22, width: 0.56, height: 0.26, bays: 4, rows: 1 },
      roof: { eave: 15, rise: 23, tiers: 2 },
    }) +
    pineWood({ ...wood, seed: 33, span: [-10, 640], count: 90, depth: 130, height: 38 }) +
    haze('bhutan-climbing-haze', 480, 760, tones.glow, 0.35)
  );
}

/** The valley floor far below: river, fields, the roofs of the town. */
function town(): string {
  const { between, pick } = random(41);
  const river = course(spots('-40,760,7 140,748,8 320,772,12 500,800,16 700,812,20'), 12);
  const house = (x: number, y: number, scale: number) =>
    place(
      x,
      y,
      scale,
      townHouse(0, 0, 56 + between(0, 22), pick([2, 3, 3, 4]), pick([roofRed, roofGreen, fabric])),
    );
  const lane = (y: number, scale: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      house(-30 + index * 92 * scale + between(-8, 8), y + between(-4, 6), scale),
    ).join('');
  return (
    shape('M-20 690C200 668 460 690 760 720V1020H-20Z', '#93ad7c') +
    lane(700, 0.42, 14) +
    lane(728, 0.54, 12) +
    shape(strip(edge(river, -1.3, 1), edge(river, 1.3, 1)), '#b9b49a') +
    shape(strip(edge(river, -1, 1), edge(river, 1, 1)), '#8ab4bd') +
    shape('M-20 782C160 776 380 800 640 830V1020H-20Z', '#7b9c6c')
  );
}

function team(): string {
  const rope = smooth(points('931,432 920,490 902,542 892,600 876,660 846,704 802,728'));
  const slack = smooth(points('788,728 774,740 764,780 750,800 790,806 760,812 810,814'));
  return group(
    {},
    shape('M950 300C990 330 1004 420 980 520C960 560 940 470 950 300Z', cragStone.shade, { opacity: 0.35 }),
    stroke(rope, '#c8402e', 3.6),
    stroke(slack, '#c8402e', 3.2),
    quickdraw([902, 542]),
    quickdraw([876, 660]),
    place(914, 420, 1.12, climber('#e08a1e', '#a8611c', '#f3e7cf')),
    belayer([778, 806], 1.06, '#2f6f8f', '#214f69', '#d9482f'),
  );
}

function foreground(): string {
  return group(
    {},
    scrub(71, [470, 834], 90, 15, green.ink, green.near),
    scrub(72, [1180, 794], 150, 16, green.ink, green.near),
    litPine(73, [1330, 800], 190, green.ink, green.dark),
    litPine(74, [90, 1030], 280, green.ink, green.dark),
    litPine(75, [210, 1040], 220, green.ink, green.dark),
    litPine(76, [330, 1050], 250, green.ink, green.dark),
    litPine(77, [-10, 1040], 330, green.ink, green.dark),
    grass(78, [480, 1010], [1610, 1004], 120, 54, cragStone.crack),
  );
}

/** Drawn with the light on the left, as the kit's buildings are, and then turned over: the sun stands on the right. */
export const scene: Scene = {
  name: 'bhutan-climbing',
  alt: 'A climber on a grey crag above the Thimphu valley, roped to a partner on the ledge below, with a small temple on a far hill in morning sun.',
  focus: [0.45, 0.44],
  draw() {
    return group(
      { transform: `translate(${sheet.width} 0) scale(-1 1)` },
      sky('bhutan-climbing-sky', stops('0 #7fabc8, 0.55 #ecdfc9, 1 #f7cd96'), 460),
      sun([150, 286], 46, '#fff2cf', { rings: 4, spread: 0.8, glow: 0.2 }),
      cloud(61, [300, 190], 300, 30, tones.light, 0.75),
      peak({
        seed: 4,
        summit: [430, 300],
        left: [300, 430],
        right: [580, 430],
        lit: '#fff0dc',
        shade: '#b3bfd0',
        flutes: 5,
      }),
      peak({
        seed: 7,
        summit: [560, 272],
        left: [420, 430],
        right: [720, 430],
        lit: '#fff0dc',
        shade: '#b3bfd0',
        flutes: 5,
      }),
      slopes('bhutan-climbing', ridges, { shade: tones.deep, veil: tones.light, foot: 700 }),
      birds(63, [480, 220], 5, 12, tones.deep),
      temple(),
      town(),
      crag('bhutan-climbing-crag'),
      ledge('bhutan-climbing-ledge'),
      team(),
      foreground(),
      grain(69, { x: 0, y: 0, width: 1600, height: 1000 }, 900, tones.ink, 0.1),
    );
  },
};
