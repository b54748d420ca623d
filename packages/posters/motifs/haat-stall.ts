import { type Random, random } from '../kit/random.ts';
import { group, type Point, place, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/** Brick, bamboo and straw against a low sun: the stall is drawn with the light on its right. */
const brick: Tones = { lit: '#f0955a', mid: '#a9523c', shade: '#74333a', deep: '#3d1f33' };
const straw: Tones = { lit: '#ffd588', mid: '#c98b47', shade: '#8a5636', deep: '#4f2f31' };
const bamboo = { lit: '#f3c27a', shade: '#7a4a34' };
const within = '#5c2b36';
const lampGlow = '#d9783c';

/** How far the side wall runs back, and where its far edge begins and ends. */
const depth = 54;
const eavesHigh = 256;
const farLevel = (y: number) => -26 + y * 0.84;

/** Bricks in bond over an area, as one path of joints. */
function joints(x: number, y: number, width: number, height: number): string {
  const course = 12.8;
  let d = '';
  for (let row = 0; row * course < height; row++) {
    d += `M${x} ${(y + row * course).toFixed(1)}h${width}`;
    for (let at = row % 2 ? 9 : 20; at < width; at += 26)
      d += `M${x + at} ${(y + row * course).toFixed(1)}v${Math.min(course, height - row * course).toFixed(1)}`;
  }
  return d;
}

const pier = (x: number) =>
  rect(x, -eavesHigh, 32, eavesHigh, brick.mid) +
  rect(x + 24, -eavesHigh, 8, eavesHigh, brick.lit) +
  stroke(joints(x, -eavesHigh, 32, eavesHigh), brick.deep, 1.1, { opacity: 0.5 });

/** The counter, a low wall with a pierced band of brick and a stone slab on top. */
function counter(): string {
  const holes = Array.from({ length: 13 }, (_, index) => {
    const x = -134 + index * 22;
    return `M${x} -38l8 -9l8 9l-8 9z`;
  }).join('');
  return (
    rect(-148, -70, 296, 70, brick.mid) +
    stroke(joints(-148, -70, 296, 70), brick.deep, 1.1, { opacity: 0.4 }) +
    rect(-148, -52, 296, 28, brick.shade) +
    shape(holes, brick.deep) +
    rect(-156, -80, 312, 12, '#f3bf8a') +
    rect(-156, -71, 312, 4, brick.deep)
  );
}

/** A ragged fringe of straw along the eaves between two points. */
function fringe({ between }: Random, from: Point, to: Point, long: number): string {
  const count = Math.round(Math.abs(to[0] - from[0]) / 8.5);
  const teeth = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const tip: Point = [
      from[0] + (to[0] - from[0]) * t + between(-2, 2),
      from[1] + (to[1] - from[1]) * t + long * between(0.5, 1.1),
    ];
    const u = (index + 1) / count;
    return `L${point(tip)}L${point([from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u + long * 0.2])}`;
  }).join('');
  return `M${point(from)}${teeth}L${point(to)}L${point([from[0], from[1] - 1])}Z`;
}

/** The thatched roof: a slope to us, a lit one to the lane, straw in courses, a bound ridge. */
function thatch(seed: number): string {
  const dice = random(seed);
  const { between } = dice;
  const eaves: readonly [Point, Point, Point] = [
    [-232, -226],
    [206, -226],
    [262, -246],
  ];
  const ridge: readonly [Point, Point] = [
    [-62, -430],
    [52, -430],
  ];
  const stalks = (a: Point, b: Point, c: Point, d: Point, count: number) =>
    Array.from({ length: count }, () => {
      const t = between(0.02, 0.98);
      const [from, length] = [between(0, 0.86), between(0.08, 0.14)];
      const top: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const foot: Point = [d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t];
      const at = (u: number): Point => [top[0] + (foot[0] - top[0]) * u, top[1] + (foot[1] - top[1]) * u];
      return `M${point(at(from))}L${point(at(from + length))}`;
    }).join('');
  const course = (u: number) => {
    const at = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    return [at(ridge[0], eaves[0]), at(ridge[1], eaves[1]), at(ridge[1], eaves[2])] as const;
  };
  const courses = [0.34, 0.67].map((u) => {
    const [left, corner, right] = course(u);
    return (
      shape(fringe(dice, left, corner, 12), straw.shade) + shape(fringe(dice, corner, right, 12), straw.mid)
    );
  });
  return group(
    {},
    shape('M-206 -222L196 -222L180 -200L-180 -200Z', brick.deep),
    polygon([ridge[0], ridge[1], eaves[1], eaves[0]], straw.mid),
    polygon([ridge[1], eaves[2], eaves[1]], straw.lit),
    stroke(stalks(ridge[0], ridge[1], eaves[1], eaves[0], 54), straw.shade, 2),
    stroke(stalks(ridge[0], ridge[1], eaves[1], eaves[0], 28), straw.lit, 1.6, { opacity: 0.6 }),
    stroke(stalks(ridge[1], ridge[1], eaves[2], eaves[1], 22), straw.mid, 2),
    ...courses,
    shape(fringe(dice, eaves[0], eaves[1], 22), straw.shade),
    shape(fringe(dice, eaves[1], eaves[2], 22), straw.mid),
    shape(
      'M-76 -418C-72 -444 -54 -442 -44 -442H40C54 -442 64 -438 66 -420Q40 -428 0 -428T-76 -418Z',
      straw.shade,
    ),
    shape('M30 -442H40C54 -442 64 -438 66 -420Q52 -425 36 -426.500Z', straw.lit),
    stroke('M-40 -441V-425M-8 -442V-428M20 -442V-427', bamboo.shade, 3),
  );
}

/** A stall of the bazaar, 360 wide, the middle of its front at the origin; its wares are drawn between piers and roof. */
export function haatStall(seed: number, [x, y]: Point, scale: number | Point, ...wares: string[]): string {
  return place(
    x,
    y,
    scale,
    polygon(
      [
        [180, -eavesHigh],
        [180 + depth, farLevel(-eavesHigh)],
        [180 + depth, farLevel(0)],
        [180, 0],
      ],
      brick.lit,
    ),
    stroke(
      Array.from(
        { length: 20 },
        (_, row) => `M180 ${-row * 12}L${point([180 + depth, farLevel(-row * 12)])}`,
      ).join(''),
      brick.mid,
      1.1,
      { opacity: 0.6 },
    ),
    rect(-160, -eavesHigh, 320, eavesHigh, within),
    shape('M-148 -70V-170Q0 -250 148 -170V-70Z', lampGlow, { opacity: 0.5 }),
    ...wares,
    counter(),
    pier(-180),
    pier(148),
    thatch(seed),
  );
}

/** The pole below the eaves from which things hang, and the hooks on it. */
export const hangingPole = (): string =>
  stroke('M-150 -208H150', bamboo.shade, 6) + stroke('M-150 -210H150', bamboo.lit, 2);
