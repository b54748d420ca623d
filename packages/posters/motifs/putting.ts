import { limb } from '../kit/limbs.ts';
import { circle, group, type Point, place, shape, stroke } from '../kit/svg.ts';

const skin = '#b98257';
const skinShade = '#8f5f40';
const dark = '#20262b';

type Kit = { shirt: string; shirtShade: string; legs: string; legsShade: string; cap: string };

/** A golfer over a putt, in profile to the right and bent to the ball, 175 units tall, feet at the origin, lit from the left. */
export function putter(
  [x, y]: Point,
  scale: number,
  { shirt, shirtShade, legs, legsShade, cap }: Kit,
  shadow: string,
): string {
  return place(
    x,
    y,
    scale,
    shape('M-24 -2Q50 -10 180 4Q90 12 -18 5Z', shadow, { opacity: 0.5 }),
    shape(
      limb([
        [-14, -92, 17],
        [12, -50, 11],
        [4, -8, 7],
      ]),
      legsShade,
    ),
    shape('M-3 0C-4 -9 2 -11 8 -11L30 -3V0Z', '#cfc4ae'),
    shape(
      limb([
        [30, -140, 9],
        [44, -110, 7],
        [46, -90, 5.5],
      ]),
      skinShade,
    ),
    shape(
      limb([
        [-19, -92, 19],
        [-12, -70, 15],
        [-1, -48, 11.5],
        [-10, -8, 8],
      ]),
      legs,
    ),
    circle(-20, -94, 19, legs),
    shape('M-18 0C-19 -9 -14 -11 -8 -11L16 -3V0Z', '#fbf6ec'),
    shape(
      limb([
        [-21, -96, 19],
        [-4, -122, 20],
        [24, -144, 16],
      ]),
      shirt,
    ),
    shape(
      'M-6 -86C10 -98 26 -112 38 -132C41 -140 38 -148 33 -154C20 -136 2 -112 -22 -92Q-14 -84 -6 -86Z',
      shirtShade,
    ),
    stroke('M-37 -104L-6 -85', dark, 6, { 'stroke-linecap': 'butt' }),
    stroke('M38 -98L55 -4', '#d9dedf', 3),
    shape('M47 -7L63 -8V0H48Z', dark),
    shape(
      limb([
        [34, -148, 7],
        [44, -157, 7],
      ]),
      skinShade,
    ),
    circle(52, -164, 13.5, skin),
    shape('M40 -158C34 -176 48 -184 60 -180C68 -176 70 -168 66 -160L78 -150L74 -147L58 -158L44 -170Z', cap),
    shape('M66 -160L78 -150L74 -147L58 -158Z', dark, { opacity: 0.3 }),
    shape('M38 -164C36 -158 38 -153 42 -152L46 -166Z', dark),
    shape(
      limb([
        [22, -144, 12],
        [27, -122, 10],
      ]),
      shirt,
    ),
    shape(
      limb([
        [28, -122, 7.5],
        [33, -104, 6.5],
        [40, -88, 5.5],
      ]),
      skin,
    ),
    shape('M35 -100L43 -101L46 -78L40 -77Z', dark),
    circle(41, -88, 6.2, '#fbf6ec'),
    circle(70, -4.5, 5, '#fffaf0'),
  );
}

/** A caddie in a gho, the knee-length robe with white cuffs, beside a golf bag; 100 units tall, feet at the origin. */
export function caddie([x, y]: Point, scale: number, gho: string, ghoShade: string, shadow: string): string {
  return place(
    x,
    y,
    scale,
    shape('M-12 -1Q30 -6 96 3Q40 7 -8 3Z', shadow, { opacity: 0.5 }),
    shape('M-9 -34H-1V-3H-9ZM2 -34H10V-3H2Z', '#2b3640'),
    shape('M-11 0Q-11 -5 -5 -5H-1V0ZM12 0Q12 -5 6 -5H2V0Z', dark),
    shape(
      'M-4 -81C-11 -80 -14 -77 -14 -71L-12 -52L-14 -30Q0 -25 14 -30L12 -52L14 -71C14 -77 11 -80 4 -81Z',
      gho,
    ),
    shape('M3 -81C11 -80 14 -77 14 -71L12 -52L14 -30Q8 -27.500 3 -27Q7 -54 3 -81Z', ghoShade),
    stroke('M-12 -52Q0 -48 12 -52', dark, 3),
    stroke('M-5 -81L4 -66M6 -81L-2 -68', '#fbf6ec', 2),
    shape(
      limb([
        [-12, -74, 5],
        [-17, -58, 5],
        [-14, -48, 4],
      ]),
      gho,
    ),
    shape(
      limb([
        [12, -74, 5],
        [18, -60, 5],
        [20, -50, 4],
      ]),
      ghoShade,
    ),
    shape('M-18 -52L-11 -51L-11 -44L-17 -45ZM16 -54L24 -53L24 -46L17 -46Z', '#fbf6ec'),
    circle(-14, -42, 2.6, skin),
    circle(21, -44, 2.6, skin),
    shape('M-3 -87h6v7q-3 3 -6 0z', skinShade),
    circle(0, -92, 6.6, skin),
    shape('M-6.800 -91C-8 -102 8 -102 6.800 -91Q0 -97 -6.800 -91Z', dark),
    group(
      { transform: 'translate(32 0) rotate(8)' },
      stroke('M-3 -52V-70M1 -52V-74M5 -52V-68', '#9aa3a6', 1.8),
      shape('M-6 -70h6v5h-6zM-1 -76h6v5h-6zM3 -70h6v5h-6z', dark),
      shape('M-9 -54Q0 -58 9 -54L8 0H-8Z', '#9c3a30'),
      shape('M2 -56Q6 -55.500 9 -54L8 0H2Z', '#6a2831'),
      stroke('M-9 -40H9M-8 -14H8', dark, 2),
    ),
  );
}

/** The flag stick in its hole. */
export const flagStick = ([x, y]: Point, height: number, cloth: string, clothShade: string): string =>
  shape(`M${x - 14} ${y}a14 4.500 0 1 0 28 0a14 4.500 0 1 0 -28 0Z`, '#1c3b34') +
  stroke(`M${x} ${y}V${y - height}`, '#fbf6ec', 5, { 'stroke-linecap': 'butt' }) +
  stroke(`M${x + 1.6} ${y}V${y - height}`, '#a9a595', 1.8, { 'stroke-linecap': 'butt' }) +
  shape(
    `M${x + 2} ${y - height}C${x + 26} ${y - height - 8} ${x + 40} ${y - height + 12} ${x + 70} ${y - height + 6}L${x + 64} ${y - height + 46}C${x + 40} ${y - height + 50} ${x + 24} ${y - height + 34} ${x + 2} ${y - height + 44}Z`,
    cloth,
  ) +
  shape(
    `M${x + 34} ${y - height + 2}C${x + 46} ${y - height + 8} ${x + 56} ${y - height + 8} ${x + 70} ${y - height + 6}L${x + 64} ${y - height + 46}C${x + 50} ${y - height + 48} ${x + 42} ${y - height + 44} ${x + 32} ${y - height + 41}Z`,
    clothShade,
  );
