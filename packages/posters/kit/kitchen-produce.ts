import { group, type Point, place, point, shape, stroke } from './svg.ts';
import { type Chilli, chilli } from './tableware.ts';

/** The shade that a thing of some width throws on the cloth beside it, towards the lower right. */
const cast = (half: number, low: number, shadow: string) =>
  shape(
    `M${point([-half * 0.7, low * 0.7])}Q${point([half * 0.2, low * 1.5])} ${point([half * 1.2, low * 1.3])}Q${point([half * 2, low * 0.9])} ${point([half * 1.5, low * 0.3])}L${point([half * 0.6, -low * 0.2])}Z`,
    shadow,
    { opacity: 0.42 },
  );

/** A potato in its skin, 210 wide at size 1. */
export const potato = ([x, y]: Point, size: number, shadow: string): string =>
  place(
    x,
    y,
    size,
    cast(104, 66, shadow),
    shape('M-102 8C-108 -44 -62 -76 -12 -72S96 -62 106 -6S68 70 10 74S-94 60 -102 8Z', '#c49560'),
    shape(
      'M84 -46C100 -34 106 -20 106 -6C106 44 68 70 10 74C-34 76 -70 68 -88 46C-40 58 30 56 62 24C82 4 90 -18 84 -46Z',
      '#8a6040',
    ),
    shape('M-84 -8C-78 -42 -44 -58 -8 -56C-40 -44 -58 -26 -66 2C-74 10 -86 4 -84 -8Z', '#ecc894'),
    stroke('M-24 -14q12 6 22 -2M30 18q10 8 22 0M-46 30q10 6 20 0M34 -34q8 6 18 0', '#7d5638', 5),
  );

/** A ripe tomato, 204 wide at size 1: shallow lobes and a green calyx. */
export const tomato = ([x, y]: Point, size: number, shadow: string): string =>
  place(
    x,
    y,
    size,
    cast(102, 78, shadow),
    shape(
      'M-102 4C-106 -50 -66 -82 -28 -78Q0 -66 26 -78C68 -84 106 -50 102 6C98 60 54 86 0 86S-98 58 -102 4Z',
      '#d2462e',
    ),
    shape(
      'M70 -68C94 -52 104 -26 102 6C98 60 54 86 0 86C-36 86 -70 74 -88 50C-40 70 20 66 54 30C78 2 84 -36 70 -68Z',
      '#952722',
    ),
    shape('M-86 -4C-84 -42 -60 -62 -36 -62C-54 -44 -64 -24 -66 4C-70 16 -84 12 -86 -4Z', '#f6a07a'),
    shape(
      'M0 -74C-18 -70 -34 -74 -50 -62C-34 -62 -22 -60 -14 -56C-22 -46 -26 -38 -26 -26C-16 -36 -8 -44 2 -50C10 -42 18 -36 30 -34C26 -44 22 -52 16 -58C28 -60 42 -60 52 -64C36 -74 20 -70 0 -74Z',
      '#4f7f3a',
    ),
    stroke('M0 -68C-2 -84 4 -94 12 -102', '#3a5f2e', 9),
  );

/** A hand of ginger, 250 wide at size 1. */
export const gingerHand = ([x, y]: Point, size: number, shadow: string): string =>
  place(
    x,
    y,
    size,
    cast(116, 52, shadow),
    shape(
      'M-124 16C-130 -24 -94 -36 -66 -30C-70 -70 -20 -84 -2 -46C24 -56 50 -48 60 -28C76 -66 128 -62 126 -22C124 4 104 12 92 22C76 52 34 46 14 36C-12 62 -58 54 -66 40C-96 52 -120 42 -124 16Z',
      '#d9b06e',
    ),
    shape(
      'M126 -22C124 4 104 12 92 22C76 52 34 46 14 36C-12 62 -58 54 -66 40C-96 52 -120 42 -124 16C-90 34 -66 22 -50 26S0 34 20 16S70 20 84 4S118 -4 126 -22Z',
      '#94683c',
    ),
    shape(
      'M-112 2C-108 -18 -88 -22 -70 -18C-84 -10 -96 0 -104 10ZM-56 -42C-50 -64 -26 -64 -16 -48C-32 -50 -44 -46 -54 -32ZM76 -36C84 -52 104 -50 110 -36C96 -38 86 -34 80 -24Z',
      '#f6dcaa',
    ),
    stroke('M-62 -28C-56 -14 -58 0 -64 10M-2 -44C6 -30 6 -14 0 -2M60 -26C64 -14 62 -4 58 6', '#94683c', 5),
  );

/** A white radish with its leaves to the left, 350 wide at size 1. */
export const radish = ([x, y]: Point, size: number, shadow: string): string =>
  place(
    x,
    y,
    size,
    shape('M-86 34Q20 84 150 44Q190 30 170 14L120 4Z', shadow, { opacity: 0.42 }),
    shape('M-84 -10Q-130 -72 -204 -60Q-168 -42 -186 -26Q-140 -30 -88 4Z', '#7fa84e'),
    shape('M-88 0Q-150 -14 -210 24Q-162 22 -164 42Q-120 26 -84 16Z', '#3f6b34'),
    stroke('M-84 -4Q-130 -38 -176 -48M-88 8Q-140 6 -186 24', '#bcd48a', 5),
    shape('M172 14C110 -34 20 -46 -60 -38Q-98 -26 -96 2Q-94 30 -56 40C20 48 110 40 172 14Z', '#fbf3de'),
    shape('M172 14C110 26 10 26 -96 4Q-94 30 -56 40C20 48 110 40 172 14Z', '#cdb68e'),
    stroke('M-30 -34q12 8 8 20M20 -38q12 8 8 20M66 -32q10 6 6 16', '#e2d2a8', 5),
  );

/** Chillies tied by their stalks to a cord and hung from a nail to dry, `rows` pairs of them. */
export function chilliGarland([x, y]: Point, rows: number, tones: Chilli, cord: string): string {
  const pairs = Array.from({ length: rows }, (_, row) => {
    const level = y + 34 + row * 30;
    const lean = (row % 3) * 9;
    return (
      chilli([x - 8, level], 132 - lean, 96 - (row % 2) * 10, tones, cord) +
      chilli([x + 8, level + 8], 48 + lean, 92 + (row % 2) * 8, tones, cord)
    );
  });
  return group(
    {},
    stroke(`M${point([x, y])}v${40 + rows * 30}`, cord, 5),
    ...pairs,
    chilli([x, y + 40 + rows * 30], 90, 96, tones, cord),
    shape(`M${point([x - 9, y - 6])}h18v12h-18Z`, cord),
  );
}
