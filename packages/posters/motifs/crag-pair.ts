import { limb } from '../kit/limbs.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

const skin = '#b98257';
const skinShade = '#8f5f40';
const strap = '#22303a';
const rubber = '#20262b';

/** A climber on the rock, seen from behind, about 210 units from the upper hand to the lower foot; the harness is at the origin. Lit from the left. */
export function climber(shirt: string, shirtShade: string, helmet: string): string {
  return group(
    {},
    shape(
      limb([
        [10, 4, 13],
        [50, 6, 12],
        [60, 44, 8],
        [58, 66, 5],
      ]),
      '#33505f',
    ),
    shape('M52 62H66L78 70V76H54Z', rubber),
    shape(
      limb([
        [-8, 6, 13],
        [-22, 44, 11],
        [-30, 78, 8],
        [-34, 102, 5],
      ]),
      '#4c7184',
    ),
    shape('M-40 100H-27L-26 110H-50V105Z', rubber),
    shape(
      limb([
        [14, -60, 9],
        [42, -66, 8],
        [50, -92, 5.5],
      ]),
      shirtShade,
    ),
    shape(
      limb([
        [50, -90, 5],
        [54, -108, 4],
      ]),
      skinShade,
    ),
    shape(
      limb([
        [-15, -60, 9],
        [-34, -84, 8],
        [-30, -112, 5.5],
      ]),
      shirt,
    ),
    shape(
      limb([
        [-30, -110, 5.5],
        [-24, -140, 4.5],
      ]),
      skin,
    ),
    circle(-24, -142, 5.4, skin),
    circle(54, -110, 5, skinShade),
    shape('M-18 4C-22 -24 -26 -48 -22 -64C-12 -74 12 -74 21 -64C25 -46 20 -22 18 4Q0 10 -18 4Z', shirt),
    shape('M4 -71C12 -71 18 -68 21 -64C25 -46 20 -22 18 4Q12 7 4 7C10 -20 10 -48 4 -71Z', shirtShade),
    shape('M-19 -2Q0 6 19 -2V8Q0 16 -19 8Z', strap),
    stroke('M-14 8Q-20 22 -8 30M14 8Q22 20 12 28', strap, 4),
    circle(16, 12, 7, '#e9e1cd'),
    circle(-22, 12, 3.4, '#b9c2c4'),
    circle(-24, 20, 3.4, '#e9b53f'),
    shape(
      limb([
        [-2, -70, 7],
        [-4, -80, 6],
      ]),
      skinShade,
    ),
    shape('M-20 -84C-22 -108 14 -110 14 -86C14 -78 8 -74 -2 -74C-14 -74 -19 -78 -20 -84Z', helmet),
    shape('M0 -102C10 -100 14 -94 14 -86C14 -78 8 -74 0 -74Q8 -86 0 -102Z', rubber, { opacity: 0.3 }),
  );
}

/** A belayer, facing right and looking up, 150 units tall, feet at the origin, the brake hand low. */
export function belayer(
  [x, y]: Point,
  scale: number,
  coat: string,
  coatShade: string,
  helmet: string,
): string {
  return place(
    x,
    y,
    scale,
    shape('M-20 -2Q30 -8 90 3Q40 8 -16 3Z', rubber, { opacity: 0.45 }),
    shape(
      limb([
        [4, -72, 12],
        [14, -40, 9],
        [20, -8, 6],
      ]),
      '#2b3f4b',
    ),
    shape(
      limb([
        [-6, -72, 12],
        [-10, -40, 9.5],
        [-16, -8, 6],
      ]),
      '#3f5a68',
    ),
    shape('M-22 -9H-10L2 -3V1H-23ZM14 -9H26L38 -3V1H14Z', rubber),
    shape(
      limb([
        [2, -118, 7],
        [22, -104, 6.5],
        [30, -80, 4.5],
      ]),
      coatShade,
    ),
    shape(
      'M-16 -70C-20 -92 -18 -116 -10 -126C0 -132 12 -128 15 -120C18 -104 14 -88 15 -70Q0 -64 -16 -70Z',
      coat,
    ),
    shape(
      'M4 -130C10 -129 14 -125 15 -120C18 -104 14 -88 15 -70Q10 -67 4 -67C8 -88 8 -110 4 -130Z',
      coatShade,
    ),
    shape('M-17 -77Q0 -70 16 -77V-68Q0 -62 -17 -68Z', strap),
    circle(17, -70, 4, '#e9b53f'),
    shape(
      limb([
        [-4, -118, 8],
        [-12, -96, 7],
        [2, -78, 5],
      ]),
      coat,
    ),
    circle(5, -77, 4.8, skin),
    circle(31, -78, 4.8, skinShade),
    shape(
      limb([
        [0, -128, 6],
        [0, -136, 6],
      ]),
      skinShade,
    ),
    circle(1, -142, 10, skin),
    shape('M-12 -136C-16 -152 -4 -162 8 -156C11 -154 12 -151 12 -148L-2 -144L-6 -132Z', helmet),
  );
}

/** A bolt and its quickdraw, the rope's place at the origin. */
export const quickdraw = ([x, y]: Point): string =>
  place(
    x,
    y,
    1,
    stroke('M0 -24V-6', '#e0a13c', 4),
    circle(0, -26, 4, 'none', { stroke: '#d9dedf', 'stroke-width': 2.2 }),
    circle(0, -2, 5, 'none', { stroke: '#d9dedf', 'stroke-width': 2.2 }),
  );
