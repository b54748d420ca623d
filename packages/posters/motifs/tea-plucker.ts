import { limb } from '../kit/limbs.ts';
import { reaches } from '../kit/notation.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

/** What a plucker wears; the shade tones look away from the light, which comes from the left. */
type PluckerDress = {
  blouse: string;
  blouseShade: string;
  skirt: string;
  skirtShade: string;
  scarf: string;
  scarfShade: string;
  skin: string;
  skinShade: string;
};

const cane = { lit: '#e3b56c', mid: '#bd8a48', shade: '#7f5a34', leaf: '#5f8f4c', leafLit: '#a9c068' };

/** A cone of split bamboo, 40 tall, its rim's middle at the origin, heaped with leaf. */
const basket = (half: number) => {
  const foot = half * 0.55;
  return group(
    {},
    shape(
      `M${-half + 1} 0C${-half * 0.7} -9 ${-half * 0.2} -11 0 -10C${half * 0.4} -12 ${half * 0.8} -8 ${half - 1} 0Z`,
      cane.leaf,
    ),
    shape(
      `M${-half + 2} -1C${-half * 0.7} -8 ${-half * 0.3} -10 0 -9Q${-half * 0.4} -5 ${-half * 0.5} -1Z`,
      cane.leafLit,
    ),
    shape(`M${-half} 0Q0 5 ${half} 0L${foot} 36Q0 41 ${-foot} 36Z`, cane.mid),
    shape(
      `M${-half} 0Q${-half * 0.6} 2.4 ${-half * 0.3} 2.8L${-foot * 0.3} 38.500Q${-foot * 0.7} 38 ${-foot} 36Z`,
      cane.lit,
    ),
    shape(
      `M${half * 0.4} 2.600Q${half * 0.8} 1.600 ${half} 0L${foot} 36Q${foot * 0.6} 38 ${foot * 0.3} 38.500Z`,
      cane.shade,
    ),
    stroke(
      [8, 16, 24, 31].map((y) => `M${-half + y * 0.2} ${y}Q0 ${y + 5} ${half - y * 0.2} ${y}`).join(''),
      cane.shade,
      0.9,
      { opacity: 0.7 },
    ),
    stroke(`M${-half} 0Q0 5 ${half} 0`, cane.lit, 2),
  );
};

const skirtOf = ({ skirt, skirtShade }: PluckerDress) =>
  shape('M-12 -54C-16 -34 -17 -14 -16 0H14C15 -16 13 -36 10 -54Z', skirt) +
  shape('M2 -54C6 -34 6 -14 4 0H14C15 -16 13 -36 10 -54Z', skirtShade);

/** She bends a little towards the bush on her right and plucks with both hands. */
export function plucking(dress: PluckerDress): string {
  const { blouse, blouseShade, scarf, scarfShade, skin, skinShade } = dress;
  const arm = (joints: Parameters<typeof limb>[0], fill: string) => shape(limb(joints), fill);
  return group(
    {},
    arm(reaches('10 -76 3.6, 23 -68 2.9, 37 -66 2'), skinShade),
    skirtOf(dress),
    shape('M-12 -52C-14 -62 -10 -75 -3 -81C4 -85 13 -81 14 -72C15 -64 12 -58 10 -52Q0 -48 -12 -52Z', blouse),
    shape(
      'M5 -83C11 -82 14 -78 14 -72C15 -64 12 -58 10 -52Q6 -50.400 3 -50.400C8 -60 9 -72 5 -83Z',
      blouseShade,
    ),
    shape('M-11 -60C-4 -66 8 -70 13 -78L15 -72C12 -62 2 -54 -11 -50Z', dress.skirtShade),
    place(-19, -80, 1, group({ transform: 'rotate(-9)' }, basket(15))),
    shape('M5 -88L13 -86L11 -79Q6 -77 2 -80Z', skinShade),
    shape('M5 -92C5 -100 18 -101 19.500 -93C20 -88 17 -83.500 13 -83.500C8 -84 5 -87 5 -92Z', skin),
    shape('M18 -97C14 -104 2 -102 2 -92C2 -86 0 -80 -5 -77C2 -75 9 -78 10 -84C11 -90 13 -94 18 -97Z', scarf),
    shape('M2 -88C1 -83 -1 -79 -5 -77C2 -75 9 -78 10 -84C8 -81 4 -80 2 -82Z', scarfShade),
    stroke('M18.500 -96C8 -95 -6 -92 -18 -80', cane.shade, 1.7),
    arm(reaches('5 -77 4.2, 16 -64 3.2, 31 -60 2.2'), skin),
    shape('M1 -81C6 -83 11 -80 12 -74L13 -68L6 -64C2 -68 -1 -74 1 -81Z', blouse),
    circle(32, -60.4, 2.6, skin),
    shape('M33 -62q4 -6 8 -5q-2 5 -7 7Z', cane.leafLit),
  );
}

/** She stands among the bushes with her back to us, the basket hung from her brow. */
export function carrying(dress: PluckerDress): string {
  const { blouse, blouseShade, scarf, scarfShade, skin, skinShade } = dress;
  return group(
    {},
    skirtOf(dress),
    shape(limb(reaches('-12 -76 4, -20 -63 3.2, -26 -53 2.2')), skin),
    shape(limb(reaches('12 -76 4, 20 -64 3.2, 27 -57 2.2')), skinShade),
    shape('M-4 -82C-11 -81 -15 -78 -16 -70L-12 -50H12L16 -70C15 -78 11 -81 4 -82Z', blouse),
    shape('M4 -82C11 -81 15 -78 16 -70L12 -50H4Q8 -66 4 -82Z', blouseShade),
    shape('M-3.500 -87h7v7h-7z', skinShade),
    shape('M-7 -91C-8 -102 8 -102 7 -91C7 -85 9 -81 10 -77Q0 -73 -10 -77C-9 -81 -7 -85 -7 -91Z', scarf),
    shape('M3 -99C7 -97 7 -94 7 -91C7 -85 9 -81 10 -77Q6 -75.200 2 -75C6 -82 6 -92 3 -99Z', scarfShade),
    stroke('M-7 -94L-14 -75M7 -94L14 -75', cane.shade, 1.7),
    place(0, -76, 1, basket(16)),
  );
}

/** A plucker of some height, her feet at a place; mirrored when the height is negative. */
export const plucker = (
  pose: (dress: PluckerDress) => string,
  [x, y]: Point,
  height: number,
  dress: PluckerDress,
) => place(x, y, [height / 100, Math.abs(height) / 100], pose(dress));

const skin = { skin: '#7d4f38', skinShade: '#583628' };
/** Four of a garden's dresses. */
export const pluckerDresses: Record<'red' | 'gold' | 'teal' | 'rose', PluckerDress> = {
  red: {
    ...skin,
    blouse: '#f0ac45',
    blouseShade: '#b5752a',
    skirt: '#b0382c',
    skirtShade: '#74242a',
    scarf: '#d9523a',
    scarfShade: '#8d2f2a',
  },
  gold: {
    ...skin,
    blouse: '#a8402f',
    blouseShade: '#702a2a',
    skirt: '#e3a83c',
    skirtShade: '#a8702a',
    scarf: '#f6d488',
    scarfShade: '#c09a54',
  },
  teal: {
    ...skin,
    blouse: '#f3e3c0',
    blouseShade: '#b5a27c',
    skirt: '#1f7f80',
    skirtShade: '#11535a',
    scarf: '#fff1d0',
    scarfShade: '#c4ae88',
  },
  rose: {
    ...skin,
    blouse: '#1f6f70',
    blouseShade: '#114850',
    skirt: '#cf6a5c',
    skirtShade: '#8d3f42',
    scarf: '#e58a6c',
    scarfShade: '#a3554a',
  },
};
