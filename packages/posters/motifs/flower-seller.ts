import { random } from '../kit/random.ts';
import { circle, group, type Point, place, point, shape, stroke } from '../kit/svg.ts';

type Bloom = { lit: string; body: string; shade: string };
const marigold: Bloom = { lit: '#ffd257', body: '#f0941f', shade: '#b95f17' };
const rosePetal: Bloom = { lit: '#f58a8a', body: '#c93548', shade: '#86233a' };
const jasmine: Bloom = { lit: '#fffaf0', body: '#f0e2c4', shade: '#b7a48a' };

/** Heads of flowers heaped over a level, each with its lit shoulder. */
function heap(seed: number, half: number, rise: number, { lit, body, shade }: Bloom): string {
  const { between } = random(seed);
  const heads = Array.from({ length: 26 }, (_, index): Point => {
    const across = ((index % 9) / 8) * 2 - 1;
    const row = Math.floor(index / 9) / 3;
    return [across * half * (0.94 - row * 0.28), -rise * row * (1 - across * across * 0.7) - between(0, 3)];
  });
  const round = (r: number, shift: number) =>
    heads
      .map(
        ([x, y]) =>
          `M${point([x - r - shift, y - shift])}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`,
      )
      .join('');
  return (
    shape(`M${-half} 2Q0 ${-rise * 2.1} ${half} 2Z`, shade) +
    shape(round(4.6, 0), body) +
    shape(round(2.2, 1.2), lit)
  );
}

/** A shallow cane basket of flowers, 100 wide, its foot at the origin; light from the left. */
const flowerBasket = (seed: number, bloom: Bloom): string =>
  group(
    {},
    shape('M-44 0Q10 10 96 3Q40 -10 -30 -6Z', '#3a1d33', { opacity: 0.35 }),
    place(0, -30, 1, heap(seed, 42, 20, bloom)),
    shape('M-50 -32H50L36 -2Q0 6 -36 -2Z', '#b9783c'),
    shape('M-50 -32H-24L-18 2Q-30 0 -36 -2Z', '#e0a75a'),
    shape('M24 -32H50L36 -2Q28 1 18 2Z', '#7c4a2c'),
    stroke('M-45 -22Q0 -16 45 -22M-40 -12Q0 -6 40 -12', '#7c4a2c', 1.6, { opacity: 0.7 }),
    stroke('M-50 -32Q0 -25 50 -32', '#f0c27a', 3.4),
  );

/** A garland of some length that hangs straight down from the origin. */
function garland(length: number, { lit, body, shade }: Bloom): string {
  const beads = Math.floor(length / 6);
  const dots = (r: number, shift: number) =>
    Array.from(
      { length: beads },
      (_, bead) => `M${-r - shift} ${bead * 6 + 4}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`,
    ).join('');
  return stroke(`M0 0V${length}`, shade, 6) + shape(dots(4.2, 0), body) + shape(dots(1.6, 1.6), lit);
}

type Sari = { cloth: string; fold: string; border: string; skin: string; hair: string };

/** A woman who sits on the ground and threads a garland, 120 tall, looking to the right; light from the left. */
const seatedSeller = ({ cloth, fold, border, skin, hair }: Sari): string =>
  group(
    {},
    shape('M-52 2Q20 12 130 4Q60 -8 -40 -6Z', '#3a1d33', { opacity: 0.4 }),
    shape('M-50 0C-58 -22 -34 -36 -14 -36H22C48 -36 66 -20 62 0Q6 10 -50 0Z', cloth),
    shape('M8 -36H22C48 -36 66 -20 62 0Q44 5 22 5Q44 -12 8 -36Z', fold),
    stroke('M-48 -4Q6 7 61 -4', border, 4),
    shape('M-26 -34C-28 -60 -24 -84 -6 -88C14 -90 22 -72 20 -34Q-2 -26 -26 -34Z', border),
    shape('M12 -78C26 -70 34 -54 44 -46L40 -38C26 -42 12 -52 6 -62Z', skin),
    shape('M6 -86C16 -84 24 -76 28 -68L16 -58Q8 -66 4 -74Z', border),
    shape('M-2 -96H12V-84Q4 -78 -2 -86Z', skin),
    shape('M-8 -106C-8 -122 22 -122 20 -104L22 -99L19 -97C18 -88 8 -86 2 -90Q-8 -96 -8 -106Z', skin),
    shape(
      'M-32 -30C-36 -62 -26 -84 -20 -98C-18 -122 2 -130 16 -120Q20 -116 18 -111Q8 -114 6 -104C4 -92 6 -84 0 -72C-6 -56 -8 -40 -4 -28Q-20 -24 -32 -30Z',
      cloth,
    ),
    shape('M16 -120Q20 -116 18 -111Q8 -114 6 -104L5 -96Q2 -104 4 -112Q8 -120 16 -120Z', hair),
    shape('M6 -104C4 -92 6 -84 0 -72C-6 -56 -8 -40 -4 -28Q-10 -26 -16 -27C-14 -56 -2 -70 1 -96Z', fold),
    stroke('M18 -111Q8 -114 6 -104C4 -92 6 -84 0 -72C-6 -56 -8 -40 -4 -28', border, 2),
    stroke('M42 -42Q34 -14 50 -8Q66 -6 70 2', '#f0941f', 5, { 'stroke-dasharray': '0.1 5.4' }),
    circle(43, -42, 4.4, skin),
  );

/** A street seller's big parasol on its pole, 240 tall, its foot at the origin; eight panels in two cloths. */
const parasol = (cloth: Bloom, other: Bloom, pole: string): string =>
  group(
    {},
    stroke('M0 0V-238', pole, 5),
    shape(
      'M-130 -168C-96 -236 -40 -246 0 -248C40 -246 96 -236 130 -168Q108 -176 88 -168Q66 -176 44 -168Q22 -176 0 -168Q-22 -176 -44 -168Q-66 -176 -88 -168Q-108 -176 -130 -168Z',
      cloth.body,
    ),
    shape(
      'M-88 -168C-72 -222 -34 -242 0 -248C-20 -238 -40 -214 -44 -168Q-66 -176 -88 -168ZM0 -168V-248C22 -238 42 -214 44 -168Q22 -176 0 -168ZM88 -168C72 -222 34 -242 0 -248C40 -246 96 -236 130 -168Q108 -176 88 -168Z',
      other.body,
    ),
    shape('M44 -168C42 -214 22 -238 0 -248C34 -242 72 -222 88 -168Q66 -176 44 -168Z', cloth.shade),
    shape('M88 -168C72 -222 34 -242 0 -248C40 -246 96 -236 130 -168Q108 -176 88 -168Z', other.shade),
    shape('M-130 -168C-96 -236 -40 -246 0 -248C-34 -242 -72 -222 -88 -168Q-108 -176 -130 -168Z', cloth.lit),
    circle(0, -250, 4, other.lit),
  );

/** The flower seller on the near corner of a pavement, x 0 to 700 and y 700 to the foot of the sheet, under her parasol, among baskets and garlands. */
export const flowerStall = (shadow: string): string =>
  group(
    {},
    shape('M-20 946Q260 926 560 952Q660 970 700 1010H-20Z', '#d9a077'),
    shape('M-20 946Q260 926 560 952Q660 970 700 1010L690 1010Q640 976 556 960Q260 936 -20 956Z', '#f4cd9d'),
    shape('M150 958Q300 940 520 964Q420 990 220 986Z', shadow, { opacity: 0.3 }),
    place(250, 968, 1.08, parasol(marigold, rosePetal, '#5a3340')),
    stroke('M112 966V834M388 972V834M104 842H396', '#5a3340', 5),
    ...[126, 150, 174, 198, 306, 330, 354, 378].map((x, index) =>
      place(x, 844, 1, garland(48 + (index % 3) * 14, [marigold, rosePetal, jasmine][index % 3] ?? marigold)),
    ),
    place(
      250,
      966,
      1,
      seatedSeller({
        cloth: '#2f7f80',
        fold: '#1d5663',
        border: '#f0b441',
        skin: '#8a4f34',
        hair: '#241523',
      }),
    ),
    place(112, 984, 1.05, flowerBasket(3, marigold)),
    place(372, 986, 1, flowerBasket(8, rosePetal)),
    place(478, 988, 0.92, flowerBasket(11, marigold)),
  );
