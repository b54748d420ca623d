import { limb } from '../kit/limbs.ts';
import { circle, type Point, place, shape, stroke } from '../kit/svg.ts';

type Rider = {
  jersey: string;
  jerseyShade: string;
  helmet: string;
  frame: string;
  pack?: string;
};

const black = '#20262b';
const skin = '#b98257';
const skinShade = '#8f5f40';
const hubs: readonly Point[] = [
  [-54, -34],
  [52, -34],
];

const spokes = ([x, y]: Point) =>
  Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI + 0.2;
    const [dx, dy] = [Math.cos(angle) * 30, Math.sin(angle) * 30];
    return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  }).join('');

const wheel = ([x, y]: Point) =>
  circle(x, y, 31, 'none', { stroke: black, 'stroke-width': 5.5 }) +
  circle(x, y, 27.5, 'none', { stroke: '#9aa3a6', 'stroke-width': 1.4 }) +
  stroke(spokes([x, y]), '#7d8689', 0.8) +
  circle(x, y, 3.6, black);

const frame = (colour: string) =>
  stroke('M4 -32L52 -34L17 -72L4 -32', colour, 4.2, { 'stroke-linejoin': 'round' }) +
  stroke('M17 -72L-40 -78L-43 -66L4 -32', colour, 5.2, { 'stroke-linejoin': 'round' }) +
  stroke('M-43 -66L-54 -34', black, 4.8) +
  stroke('M20 -78L22 -88M-41 -80L-44 -92M-44 -92L-51 -93', black, 3.6) +
  shape('M8 -91C16 -94 30 -94 38 -92C36 -87 24 -88 14 -87Z', black);

const leg = (knee: Point, ankle: Point, cloth: string, tone: string) =>
  shape(
    limb([
      [knee[0], knee[1], 8],
      [(knee[0] + ankle[0]) / 2 + 2, (knee[1] + ankle[1]) / 2, 7],
      [ankle[0], ankle[1], 4],
    ]),
    tone,
  ) +
  shape(
    limb([
      [24, -95, 13],
      [(24 + knee[0]) / 2, (-95 + knee[1]) / 2, 11],
      [knee[0], knee[1], 8.6],
    ]),
    cloth,
  ) +
  shape(
    `M${ankle[0] + 5} ${ankle[1] - 2}L${ankle[0] - 5} ${ankle[1] - 2}L${ankle[0] - 16} ${ankle[1] + 5}V${ankle[1] + 9}H${ankle[0] + 6}Z`,
    black,
  );

/** A cyclist on a mountain bike, riding to the left, 170 units tall, the tyres on the origin's level, lit from the left. */
export function rider(
  [x, y]: Point,
  scale: number,
  { jersey, jerseyShade, helmet, frame: colour, pack }: Rider,
  shadow: string,
): string {
  return place(
    x,
    y,
    scale,
    shape('M-80 -3Q10 -10 170 2Q80 9 -70 3Z', shadow, { opacity: 0.5 }),
    leg([2, -64], [24, -42], '#20303a', skinShade),
    stroke('M4 -32L19 -32', black, 3.4),
    ...hubs.map(wheel),
    frame(colour),
    circle(4, -32, 9, 'none', { stroke: black, 'stroke-width': 3 }),
    stroke('M4 -32L-12 -31', '#9aa3a6', 3.4),
    stroke('M-20 -31H-6', black, 4),
    pack ? shape('M2 -138C16 -146 34 -130 34 -112C34 -102 26 -98 18 -100L-2 -122Z', pack) : '',
    shape(
      limb([
        [25, -97, 13],
        [6, -120, 14],
        [-18, -137, 11],
      ]),
      jersey,
    ),
    shape(
      'M30 -86C20 -86 12 -92 4 -102C-6 -112 -16 -124 -24 -128L-12 -128C4 -120 22 -106 36 -100C38 -94 36 -88 30 -86Z',
      jerseyShade,
    ),
    leg([-13, -76], [-9, -42], '#2f4654', skin),
    shape(
      limb([
        [-24, -142, 5],
        [-32, -152, 5],
      ]),
      skin,
    ),
    circle(-35, -155, 9.6, skin),
    shape('M-48 -158C-46 -174 -22 -176 -17 -160C-17 -156 -20 -154 -24 -154L-34 -160Z', helmet),
    stroke('M-43 -164L-24 -166M-38 -168L-22 -162', black, 1.6),
    stroke('M-28 -157L-32 -147', black, 1.4),
    shape(
      limb([
        [-18, -136, 7.5],
        [-30, -116, 6.5],
      ]),
      jersey,
    ),
    shape(
      limb([
        [-30, -116, 5.5],
        [-46, -96, 4.2],
      ]),
      skin,
    ),
    circle(-47, -95, 4.6, black),
  );
}
