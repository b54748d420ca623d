import { random } from './random.ts';
import { circle, group, type Point, point, shape, stroke, tag } from './svg.ts';

/** The back, the flank and the belly of an animal; `mark` is for stripes, spots and eyes. */
export type Skin = { back: string; flank: string; belly: string; mark: string };

/** Puts an animal that is drawn facing right at a place; a negative size makes it face left. */
export const swim = ([x, y]: Point, size: number, turn: number, ...parts: string[]): string =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})` }, ...parts);

/** Puts a flat animal, drawn from above with its head to the right, on its course in a level plane seen aslant. */
export const glide = (
  [x, y]: Point,
  size: number,
  heading: number,
  flatness: number,
  ...parts: string[]
): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size} ${(size * flatness).toFixed(2)}) rotate(${heading})` },
    ...parts,
  );

const eye = (x: number, y: number, r: number, mark: string) =>
  circle(x, y, r, '#fff6e3') + circle(x + r * 0.15, y, r * 0.6, mark);

/** A reef fish of 100 units: snapper or fusilier. */
export const snapper = ({ back, flank, belly, mark }: Skin): string =>
  shape('M26 -13C14 -28 -10 -25 -26 -10Z', mark) +
  shape('M-6 14C-12 24 -22 22 -26 9Z', mark) +
  shape('M-32 -4C-40 -8 -46 -16 -54 -19C-50 -6 -50 6 -54 19C-46 16 -40 8 -32 4Z', mark) +
  shape('M50 2C40 -14 12 -23 -12 -15C-22 -11 -30 -6 -36 -3V4C-28 8 -20 14 -6 16C16 20 40 14 50 2Z', flank) +
  shape('M50 2C40 -14 12 -23 -12 -15C-22 -11 -30 -6 -36 -3C-10 -6 20 -8 50 2Z', back) +
  shape('M49 3C30 8 0 10 -34 4C-26 9 -18 14 -6 16C16 20 40 14 49 3Z', belly) +
  eye(36, -3, 3.6, mark) +
  shape('M18 3C8 2 4 8 2 12C10 12 16 9 18 3Z', back);

/** A bannerfish of 100 units: a tall disc with two dark bands and a trailing streamer. */
export const bannerfish = ({ back, flank, belly, mark }: Skin): string =>
  stroke('M4 -40C-10 -62 -36 -76 -66 -74C-42 -68 -22 -52 -12 -34', flank, 4) +
  shape('M-30 -8C-38 -12 -44 -16 -50 -16C-47 -6 -47 6 -50 15C-44 15 -38 10 -30 8Z', belly) +
  shape('M50 4C38 -14 22 -38 2 -42C-14 -38 -28 -20 -34 -5V6C-28 20 -14 36 0 40C20 36 38 18 50 4Z', flank) +
  shape('M20 -32C14 -37 8 -41 2 -42C-2 -14 2 20 8 39C13 36 18 33 22 29C12 8 12 -14 20 -32Z', mark) +
  shape(
    'M-12 -35C-17 -31 -22 -26 -25 -21C-20 -4 -20 10 -23 22C-18 29 -12 35 -7 38C-8 12 -8 -14 -12 -35Z',
    mark,
  ) +
  shape('M-25 -21C-29 -15 -32 -10 -34 -5V6C-31 13 -27 19 -23 22C-20 10 -20 -4 -25 -21Z', belly) +
  shape('M32 -14C30 -6 31 4 35 10L39 7C37 0 37 -6 39 -8Z', back) +
  eye(36, -2, 3, mark);

/**
 * A shoal of small fish in one direction: a loose lens of them, so that no two lie on each other. The fish is drawn
 * once, under an id of the scene's, and used again for the others.
 */
export function shoal(
  id: string,
  seed: number,
  centre: Point,
  [width, height]: Point,
  size: number,
  fish: string,
  { turn = 0, span = 100 }: { turn?: number; span?: number } = {},
): string {
  const { between } = random(seed);
  const gap: Point = [Math.abs(size) * span * 1.14, Math.abs(size) * (30 + span * 0.26)];
  const again = tag('use', { href: `#${id}` });
  const list: string[] = [];
  for (let y = -height / 2; y <= height / 2; y += gap[1]) {
    const reach = Math.sqrt(Math.max(0, 1 - ((2 * y) / height) ** 2)) * (width / 2);
    for (let x = -reach + between(0, 0.7) * gap[0]; x <= reach; x += gap[0] * between(0.95, 1.25)) {
      const at: Point = [centre[0] + x, centre[1] + y + between(-0.14, 0.14) * gap[1]];
      const rounded: Point = [Math.round(at[0]), Math.round(at[1])];
      list.push(
        swim(
          rounded,
          Number((size * between(0.8, 1.08)).toFixed(2)),
          Math.round(turn + between(-5, 5)),
          again,
        ),
      );
    }
  }
  return tag('defs', {}, group({ id }, fish)) + list.join('');
}

/** A small far fish: one flat tone, 100 units. */
export const farFish = (colour: string): string =>
  shape(
    'M50 1C36 -13 8 -18 -14 -10L-32 -3L-52 -17C-47 -5 -47 6 -52 18L-32 4C-18 10 -8 14 4 14C24 15 40 9 50 1Z',
    colour,
  );

/** A seer fish (kingfish) of 180 units: slim, barred, with finlets down to a lunate tail. */
export const kingfish = ({ back, flank, belly, mark }: Skin): string => {
  const finlets = [-28, -40, -52, -62]
    .map((x) => `M${x + 5} -7L${x - 5} -13L${x - 5} -6ZM${x + 5} 7L${x - 5} 13L${x - 5} 6Z`)
    .join('');
  const bars = [46, 34, 22, 10, -2, -14, -26, -38, -50]
    .map((x) => `M${x} -${(11 - Math.abs(x) * 0.08).toFixed(1)}Q${x - 3} 0 ${x + 1} 7`)
    .join('');
  return (
    shape(
      'M50 -11C40 -21 16 -22 4 -15ZM2 -15C-4 -24 -12 -29 -20 -31C-16 -22 -18 -14 -24 -11ZM-4 14C-10 24 -18 28 -26 29C-20 21 -20 14 -26 10Z',
      back,
    ) +
    shape(finlets, back) +
    shape('M-70 -3C-78 -12 -84 -26 -96 -36C-90 -14 -90 12 -96 35C-84 26 -78 12 -70 3Z', back) +
    shape('M90 3C72 -11 40 -17 2 -16C-30 -15 -56 -7 -76 -3V3C-54 8 -30 14 2 16C42 18 74 12 90 3Z', flank) +
    shape('M90 3C72 -11 40 -17 2 -16C-30 -15 -56 -7 -76 -3C-30 -6 40 -8 90 3Z', back) +
    shape('M88 4C40 12 -30 9 -76 2C-54 8 -30 14 2 16C42 18 72 12 88 4Z', belly) +
    stroke(bars, mark, 3, { opacity: 0.55 }) +
    stroke('M88 4L72 5', mark, 1.6) +
    eye(70, -2, 4, mark)
  );
};

/** A barracuda of 240 units: a pike's body, two fins far apart, a jutting lower jaw. */
export const barracuda = ({ back, flank, belly, mark }: Skin): string =>
  shape(
    'M22 -14C12 -26 2 -30 -6 -30C-4 -22 -6 -16 -10 -13ZM-52 -10C-58 -22 -66 -26 -74 -26C-70 -18 -70 -12 -76 -8ZM-52 11C-58 22 -66 26 -74 26C-70 18 -70 12 -76 8ZM28 14C20 20 12 26 4 26C6 20 8 16 6 14Z',
    back,
  ) +
  shape('M-92 -4C-102 -12 -110 -26 -124 -34C-116 -12 -116 12 -124 34C-110 26 -102 12 -92 4Z', back) +
  shape('M120 4C108 -6 84 -12 60 -14C10 -18 -50 -12 -98 -5V5C-50 12 10 18 62 15C88 14 112 10 120 4Z', flank) +
  shape('M120 2C108 -6 84 -12 60 -14C10 -18 -50 -12 -98 -5C-30 -5 50 -6 78 -3C96 -2 110 0 120 2Z', back) +
  shape('M120 5C104 8 80 8 56 8C6 10 -50 8 -98 4C-50 12 10 18 62 15C88 14 112 10 120 5Z', belly) +
  stroke(
    'M50 -10L47 -2M36 -12L33 -2M22 -12L19 -2M8 -12L5 -2M-6 -11L-9 -2M-20 -10L-23 -2M-34 -9L-37 -2M-48 -8L-51 -2',
    mark,
    3.4,
    { opacity: 0.55 },
  ) +
  stroke('M119 4L88 5', mark, 1.8) +
  eye(78, -4, 4.6, mark);

/** A manta ray of about 360 units from tip to tip, from above, its head to the right. */
export const manta = ({ back, flank, belly, mark }: Skin): string =>
  stroke('M-62 0C-100 -4 -140 4 -190 -6', back, 3.4) +
  shape('M66 -18C80 -22 92 -30 96 -20C98 -10 86 -8 68 -8ZM66 18C80 22 92 30 96 20C98 10 86 8 68 8Z', back) +
  shape(
    'M70 0C72 -18 62 -30 48 -40C30 -60 8 -112 -44 -176C-54 -182 -62 -176 -60 -164C-54 -126 -50 -70 -58 -34C-62 -16 -68 -10 -74 0C-68 10 -62 16 -58 34C-50 70 -54 126 -60 164C-62 176 -54 182 -44 176C8 112 30 60 48 40C62 30 72 18 70 0Z',
    back,
  ) +
  shape('M48 -40C30 -60 8 -112 -44 -176C-54 -182 -62 -176 -60 -164C-40 -120 -14 -66 20 -36Z', flank) +
  shape(
    'M46 -34C34 -40 22 -58 10 -80C4 -62 8 -36 24 -22C34 -18 44 -24 46 -34ZM46 34C34 40 22 58 10 80C4 62 8 36 24 22C34 18 44 24 46 34Z',
    belly,
  ) +
  stroke('M-20 0C-34 -3 -46 -3 -60 0', flank, 6) +
  circle(62, -23, 3.2, mark) +
  circle(62, 23, 3.2, mark);

/** A sea turtle of about 190 units in mid-stroke. */
export const turtle = ({ back, flank, belly, mark }: Skin): string =>
  shape('M36 -20C44 -46 62 -70 86 -84C94 -74 84 -40 62 -16Z', back) +
  shape('M-58 0C-78 -6 -92 -16 -102 -16C-98 -2 -80 12 -58 12Z', flank) +
  shape('M62 -12C72 -24 92 -28 104 -18C110 -12 108 -2 98 2C86 6 72 4 62 4Z', flank) +
  shape('M88 -25C98 -25 104 -20 107 -14C102 -12 94 -12 86 -17Z', back) +
  shape('M-70 12C-44 32 34 28 70 0C48 34 -34 46 -70 12Z', belly) +
  shape('M-74 12C-62 -28 -10 -50 34 -36C54 -30 66 -18 72 -2C40 20 -30 28 -74 12Z', back) +
  shape('M-62 2C-48 -26 -8 -42 30 -32C46 -28 56 -20 62 -10C20 -18 -24 -14 -62 2Z', flank) +
  stroke('M-60 8C-20 -6 30 -8 66 -4M-34 -22L-26 -4L-38 20M0 -34L6 -8L-4 22M34 -34L38 -8L30 17', mark, 2.4, {
    'stroke-linejoin': 'round',
  }) +
  shape('M22 8C46 16 46 54 22 104C10 96 6 56 8 14Z', flank) +
  shape('M22 8C32 24 26 66 14 94C8 76 4 40 8 14Z', back) +
  stroke('M104 -6L94 -5', mark, 1.8) +
  circle(94, -13, 3, mark);

/** A whale shark of about 640 units: flat wide head, ridged flanks, rows of pale spots, an upright tail. */
export function whaleShark({ back, flank, belly, mark }: Skin): string {
  const { between } = random(21);
  const roof = (x: number) =>
    x > 190 ? -56 + ((x - 190) / 110) ** 2 * 40 : -57 + ((190 - x) / 425) ** 1.6 * 52;
  const keel = (x: number) => (x > 120 ? 26 : 26 - ((120 - x) / 355) * 22);
  let spots = '';
  for (let x = 262; x > -222; x -= 17) {
    const [top, foot] = [roof(x) + 7, keel(x) - 5];
    const rows = Math.max(1, Math.round((foot - top) / 13));
    for (let row = 0; row < rows; row++) {
      const r = (1.6 + ((x + 235) / 500) * 2) * between(0.75, 1.25);
      const at: Point = [
        x + (row % 2) * 6 + between(-2, 2),
        top + ((row + 0.5) / rows) * (foot - top) + between(-1.5, 1.5),
      ];
      if (x > 236 && row > 2) continue;
      spots += `M${point([at[0] - r, at[1]])}a${point([r, r])} 0 1 0 ${point([2 * r, 0])}a${point([r, r])} 0 1 0 ${point([-2 * r, 0])}Z`;
    }
  }
  return group(
    {},
    shape('M-30 -48C-46 -76 -70 -100 -98 -108C-90 -84 -92 -60 -106 -40Z', back),
    shape(
      'M-148 -26C-158 -42 -172 -50 -186 -52C-180 -40 -180 -30 -186 -18ZM-140 26C-150 40 -164 48 -178 48C-172 38 -172 26 -174 16Z',
      back,
    ),
    shape(
      'M-222 -8C-254 -36 -286 -96 -326 -128C-320 -84 -296 -30 -280 0C-290 24 -298 46 -312 68C-280 56 -248 30 -222 8Z',
      back,
    ),
    shape('M-222 0C-250 -4 -270 -4 -280 0C-290 24 -298 46 -312 68C-280 56 -248 30 -222 8Z', flank),
    shape(
      'M300 -8C297 -34 250 -54 190 -57C90 -63 -40 -52 -150 -26C-190 -16 -215 -10 -236 -7V8C-190 15 -140 27 -60 41C40 57 180 61 260 45C290 37 304 14 300 -8Z',
      back,
    ),
    shape(
      'M300 4C240 4 150 20 60 12C-40 4 -150 0 -236 0V8C-190 15 -140 27 -60 41C40 57 180 61 260 45C288 38 301 20 300 4Z',
      flank,
    ),
    shape(
      'M297 18C240 34 110 44 -20 32C-100 26 -170 14 -236 6V8C-190 15 -140 27 -60 41C40 57 180 61 260 45C282 40 294 30 297 18Z',
      belly,
    ),
    stroke('M200 -40C90 -46 -60 -36 -200 -10M206 -20C90 -26 -60 -18 -206 -3', flank, 2.6),
    shape(spots, mark),
    stroke(
      'M196 -4Q190 12 196 26M184 -4Q178 12 184 27M172 -4Q166 12 172 28M160 -3Q154 12 160 28M149 -2Q144 12 149 27',
      back,
      3,
    ),
    shape('M150 24C140 60 96 104 46 124C44 96 66 52 96 30Z', back),
    shape('M150 24C120 50 80 92 46 124C60 112 118 96 150 24Z', flank),
    stroke('M298 8C286 14 268 16 252 14', back, 3),
    circle(262, 2, 4, '#fff6e3'),
    circle(262.6, 2, 2.6, back),
  );
}

const lionRay = (from: Point, angle: number, length: number, white: string, red: string, bend: number) => {
  const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const knee: Point = [
    from[0] + Math.cos(angle + bend) * length * 0.55,
    from[1] + Math.sin(angle + bend) * length * 0.55,
  ];
  const d = `M${point(from)}Q${point(knee)} ${point(tip)}`;
  return stroke(d, white, 4.4) + stroke(d, red, 4.4, { 'stroke-dasharray': '7 8', 'stroke-linecap': 'butt' });
};

/** A lionfish of about 170 units: banded, with a mane of spines and fans for arms. */
export function lionfish({ back: red, flank: white, belly: web, mark }: Skin): string {
  const spines = Array.from({ length: 12 }, (_, index) => {
    const root: Point = [42 - index * 6.4, -22 - Math.sin((index / 11) * Math.PI) * 6];
    return lionRay(root, -1.25 - index * 0.085, 62 - Math.abs(index - 5) * 2.6, white, red, 0.16);
  });
  const fan = (root: Point, from: number, to: number, count: number, long: number, bend: number) => {
    const angles = Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
    const skin = angles.map(
      (angle): Point => [root[0] + Math.cos(angle) * long * 0.66, root[1] + Math.sin(angle) * long * 0.66],
    );
    return (
      shape(`M${point(root)}L${skin.map(point).join('L')}Z`, web, { opacity: 0.75 }) +
      angles
        .map((angle, index) => lionRay(root, angle, long * (index % 2 ? 1 : 0.88), white, red, bend))
        .join('')
    );
  };
  const half = (x: number) => 25 * Math.sqrt(Math.max(0.05, 1 - ((x - 12) / 62) ** 2));
  const bands = [50, 41, 31, 22, 12, 3, -7, -16, -26, -35]
    .map((x) => `M${point([x, -half(x) - 1])}Q${point([x - 6, 0])} ${point([x - 1, half(x) + 3])}`)
    .join('');
  return group(
    {},
    fan([20, 8], 2.1, 3.3, 8, 104, -0.2),
    shape('M-40 -12C-58 -34 -84 -36 -98 -22C-88 -12 -88 12 -98 24C-82 36 -58 30 -40 12Z', web),
    stroke('M-44 -6L-90 -24M-46 -2L-92 -10M-46 2L-92 6M-44 6L-90 22', red, 3, {
      'stroke-dasharray': '5 7',
      'stroke-linecap': 'butt',
    }),
    shape(
      'M-4 -26C-18 -46 -38 -44 -46 -34C-42 -24 -40 -16 -36 -12ZM0 27C-12 48 -32 48 -42 38C-38 26 -36 20 -34 12Z',
      web,
    ),
    spines.join(''),
    shape('M76 6C68 -12 46 -28 14 -28C-12 -28 -32 -16 -46 -8V8C-32 18 -10 30 14 30C42 30 66 22 76 6Z', white),
    stroke(bands, red, 5.4, { 'stroke-linecap': 'butt' }),
    shape('M76 6C74 0 70 -7 64 -13L58 -4L60 12L70 14Z', red),
    stroke('M75 7L62 10', mark, 2),
    stroke('M60 -15L66 -30M66 16L70 28', red, 3.4),
    eye(59, -6, 5, mark),
    fan([30, 12], 0.75, 2.5, 10, 92, 0.18),
  );
}

/** A scorpionfish of about 150 units that lies on its ledge like one more stone. */
export const stonefish = ({ back, flank, belly, mark }: Skin): string =>
  shape('M-44 -10C-58 -26 -78 -26 -86 -14C-80 -6 -80 2 -84 8C-70 12 -56 6 -46 2Z', flank) +
  shape(
    'M66 -8C60 -24 50 -30 42 -30L34 -42L26 -34L14 -48L8 -36L-6 -46L-10 -32L-26 -38L-28 -24C-42 -20 -48 -10 -50 0C-30 10 40 10 58 6C66 2 68 -2 66 -8Z',
    back,
  ) +
  shape('M44 -28L36 -22L22 -28L8 -24L-8 -28L-26 -20C-38 -16 -46 -8 -50 0C-20 -6 20 -10 44 -28Z', flank) +
  shape('M18 -10C36 -12 44 4 30 14C14 18 0 10 2 2C4 -6 10 -9 18 -10Z', belly) +
  stroke('M18 -6L26 10M12 -4L16 12M6 0L8 10', back, 2.4) +
  stroke('M66 -8C58 -10 52 -6 50 0', mark, 3) +
  circle(48, -24, 5, belly) +
  circle(49, -24, 2.6, mark) +
  shape('M-20 -8h5v4h-5zM-34 -6h4v4h-4zM-4 -18h5v4h-5zM36 -14h5v4h-5z', belly);
