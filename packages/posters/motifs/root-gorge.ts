import { group, type Point, polygon, shape } from '../kit/svg.ts';
import { foliage, pairs } from '../kit/understorey.ts';

const mirrored = (line: readonly Point[], drop: number) => line.map(([x, y]): Point => [1640 - x, y + drop]);

const shifted = (line: readonly Point[], across: number, down: number) =>
  line.map(([x, y]): Point => [x + across, y + down]);

/** One pair of wooded walls that close in on a gorge as far as `inset` from either edge. */
export function woodedWalls(seed: number, inset: number, size: number, fill: string, lit: string): string {
  const left = shifted(pairs([-190, -20, -70, 180, -120, 330, 10, 480, 60, 720]), inset, 0);
  const right = mirrored(left, 20);
  return group(
    {},
    polygon([[-20, -20], ...left, [-20, 760]], fill),
    polygon([[1620, -20], ...right, [1620, 760]], fill),
    foliage(seed, left, size, 26, fill),
    foliage(seed + 1, right, size, 26, fill),
    foliage(seed + 2, shifted(left, -size * 0.7, -10), size * 0.5, 11, lit),
    foliage(seed + 3, shifted(right, size * 0.7, -10), size * 0.5, 11, lit),
  );
}

type FallTones = {
  wood: string;
  woodLit: string;
  woodShade: string;
  rock: string;
  water: string;
  vein: string;
};

/** The head of the gorge: wooded hills that fall away to a notch, and the fall in it, from y 320 to 700. */
export function gorgeFall(seed: number, tones: FallTones): string {
  const left = pairs([420, 150, 520, 230, 630, 270, 716, 330, 726, 480, 700, 660]);
  const right = mirrored(left, 16);
  return group(
    {},
    shape('M690 360Q740 318 790 326H850Q910 322 950 370L930 700H710Z', tones.rock),
    shape('M784 328Q818 316 852 328Q856 440 872 540L900 696H736L764 540Q782 440 784 328Z', tones.water),
    shape(
      'M800 352q-2 110 -14 196l-18 134h11l22 -136q10 -100 5 -194ZM836 362q4 110 16 186l20 134h-10l-24 -136q-8 -90 -2 -184Z',
      tones.vein,
    ),
    polygon([[410, 700], ...left], tones.wood),
    polygon([[1230, 716], ...right], tones.wood),
    foliage(seed, left, 56, 34, tones.wood),
    foliage(seed + 1, right, 56, 34, tones.wood),
    foliage(seed + 2, pairs([480, 250, 600, 340, 650, 520]), 44, 12, tones.woodLit),
    foliage(seed + 3, pairs([1140, 260, 1040, 350, 990, 520]), 44, 12, tones.woodShade),
  );
}

/** The canopy overhead, open in the middle: dark leaves above, lit ones along its lower edge. */
export function canopyRoof(seed: number, tones: { dark: string; leaf: string; lit: string }): string {
  const roof = pairs([
    -20, 60, 200, 90, 420, 40, 600, 20, 700, -30, 1000, -30, 1120, 30, 1300, 60, 1450, 110, 1620, 70,
  ]);
  return group(
    {},
    foliage(seed, shifted(roof, 0, 26), 110, 42, tones.leaf),
    foliage(seed + 1, shifted(roof, 0, 40), 46, 36, tones.lit),
    polygon(pairs([-20, -20, 640, -20, 420, 30, 200, 70, -20, 50]), tones.dark),
    polygon(pairs([1620, -20, 1060, -20, 1200, 30, 1450, 90, 1620, 100]), tones.dark),
    foliage(seed + 2, shifted(roof, 0, -24), 120, 56, tones.dark),
  );
}
