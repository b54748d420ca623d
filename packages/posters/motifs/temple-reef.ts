import type { Tones } from '../kit/reef.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

/** A scooter that has stood under water for years, 200 units long, the middle of its wheels' foot at the origin. */
export function drownedScooter({ lit, body, shade }: Tones, growth: string): string {
  const tyre = (x: number) => circle(x, -24, 24, shade) + circle(x, -24, 13, body) + circle(x, -24, 5, shade);
  return group(
    {},
    tyre(-74),
    tyre(72),
    stroke('M70 -26L46 -132L34 -148', shade, 9),
    stroke('M12 -150L58 -142', shade, 7),
    circle(56, -124, 13, lit),
    circle(58, -124, 8, shade),
    shape('M44 -122C62 -96 74 -70 78 -50C64 -50 52 -44 44 -34C38 -64 36 -94 44 -122Z', body),
    shape('M44 -122C50 -96 52 -66 44 -34C38 -64 36 -94 44 -122Z', lit),
    shape('M-6 -34H48L44 -22H-10Z', shade),
    shape(
      'M-112 -46C-112 -84 -84 -98 -44 -98H-14C0 -98 4 -84 2 -64L-6 -26H-46C-48 -48 -98 -56 -104 -30Z',
      body,
    ),
    shape('M-112 -46C-112 -84 -84 -98 -44 -98H-14C-2 -98 2 -90 3 -80C-40 -88 -88 -84 -112 -46Z', lit),
    shape('M-92 -98C-84 -114 -20 -114 0 -102C2 -96 -4 -94 -12 -94H-84Z', shade),
    ...[
      [-96, -70, 9],
      [-60, -104, 8],
      [24, -150, 7],
      [-20, -40, 8],
      [60, -74, 8],
      [-104, -28, 7],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, growth) + circle(x + 3, y - 3, r * 0.5, lit)),
  );
}

/** A concrete ring lying on its side: fish go in and out of it. */
export const concreteRing = ([x, y]: Point, size: number, { lit, body, shade }: Tones): string =>
  place(
    x,
    y,
    size / 100,
    shape('M-100 0C-104 -70 -60 -128 0 -128H70C130 -128 170 -70 166 0Z', body),
    shape('M0 -128H70C100 -128 126 -114 144 -90H40C20 -112 10 -120 0 -128Z', lit),
    circle(0, -60, 66, lit),
    circle(0, -60, 50, shade),
    shape(
      'M-50 -60A50 50 0 0 1 0 -110C-24 -96 -34 -76 -32 -44C-30 -30 -24 -22 -16 -13A50 50 0 0 1 -50 -60Z',
      '#0b3350',
    ),
  );
