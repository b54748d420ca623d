import { random } from '../kit/random.ts';
import { circle, group, type Point, place, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/** Old deodar boards and shingles, rubble walls and brass, in cold light from the left. */
const shingle: Tones = { lit: '#a8714a', mid: '#7d5040', shade: '#46333d', deep: '#2a2230' };
const timber: Tones = { lit: '#c98a4e', mid: '#8c5836', shade: '#543632', deep: '#2c1f28' };
const rubble: Tones = { lit: '#d9c4a8', mid: '#b9a08c', shade: '#7d7480', deep: '#4d4a5c' };
const brass: Tones = { lit: '#ffe09a', mid: '#dda145', shade: '#8f6038', deep: '#5a3d33' };
export const snow = { lit: '#fffdf6', shade: '#b5c6da' };

/** One roof: the half widths of eave and top, their levels, and where its hip stands as a share of the half width. */
type Roof = { eave: number; top: number; low: number; high: number };

const hip = 0.42;
/** The near corner hangs lower than the far ones, because we look at it from below the eaves. */
const drop = 10;

const line = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** Snow that lies along the upper part of a slope, its lower edge uneven. */
function drift(
  seed: number,
  corners: readonly [Point, Point, Point, Point],
  depth: number,
  fill: string,
): string {
  const [topLeft, topRight, footRight, footLeft] = corners;
  const { between } = random(seed);
  const steps = 9;
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    return line(line(topRight, topLeft, t), line(footRight, footLeft, t), depth * between(0.55, 1.25));
  });
  const wave = edge
    .slice(1)
    .map((to, index) => {
      const from = edge[index] ?? to;
      return `Q${point([from[0] + (to[0] - from[0]) * 0.35, from[1] + 7])} ${point(to)}`;
    })
    .join('');
  return shape(`M${point(topLeft)}L${point(topRight)}L${point(edge[0] ?? topRight)}${wave}Z`, fill);
}

/** A square tier of shingles seen towards its corner: a lit slope, a shaded one, courses, pendants and first snow. */
function tier(seed: number, { eave, top, low, high }: Roof): string {
  const [farLeft, corner, farRight]: [Point, Point, Point] = [
    [-eave, low],
    [eave * hip, low + drop],
    [eave, low - 2],
  ];
  const [topLeft, topCorner, topRight]: [Point, Point, Point] = [
    [-top, high],
    [top * hip, high + 3],
    [top, high],
  ];
  const courses = (a: Point, b: Point, c: Point, d: Point) =>
    Array.from({ length: 6 }, (_, index) => {
      const t = (index + 1) / 7;
      return `M${point(line(a, d, t))}L${point(line(b, c, t))}`;
    }).join('');
  const pendants = (from: Point, to: Point, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = line(from, to, (index + 0.5) / count);
      return `M${point([x - 2, y + 5])}h4l-0.600 9l-1.400 3l-1.400 -3z`;
    }).join('');
  const board = (from: Point, to: Point, fill: string) =>
    polygon([from, to, [to[0], to[1] + 7], [from[0], from[1] + 7]], fill);
  return group(
    {},
    polygon(
      [
        [-eave + 6, low + 6],
        [eave * hip, low + drop + 6],
        [eave - 6, low + 5],
        [top * 1.1, low + 26],
        [-top * 1.1, low + 26],
      ],
      timber.deep,
    ),
    polygon([topLeft, topCorner, corner, farLeft], shingle.mid),
    polygon([topCorner, topRight, farRight, corner], shingle.shade),
    stroke(courses(topLeft, topCorner, corner, farLeft), shingle.lit, 1.6, { opacity: 0.75 }),
    stroke(courses(topCorner, topRight, farRight, corner), shingle.deep, 1.6, { opacity: 0.8 }),
    drift(seed, [topLeft, topCorner, corner, farLeft], 0.44, snow.lit),
    drift(seed + 1, [topCorner, topRight, farRight, corner], 0.36, snow.shade),
    shape(pendants(farLeft, corner, Math.round(eave / 7)), timber.mid),
    shape(pendants(corner, farRight, Math.round(eave / 14)), timber.shade),
    board(farLeft, corner, timber.lit),
    board(corner, farRight, timber.shade),
    stroke(`M${point(topCorner)}L${point(corner)}`, shingle.lit, 2.4),
  );
}

/** The timber walls between two roofs, with their railing of posts. */
function drum(half: number, top: number, foot: number): string {
  const posts = Array.from(
    { length: 9 },
    (_, index) => `M${point([-half + (index * half * (1 + hip)) / 8, top])}V${foot}`,
  ).join('');
  return (
    polygon(
      [
        [-half, top],
        [half * hip, top],
        [half * hip, foot + 4],
        [-half, foot],
      ],
      timber.mid,
    ) +
    polygon(
      [
        [half * hip, top],
        [half, top],
        [half, foot],
        [half * hip, foot + 4],
      ],
      timber.deep,
    ) +
    stroke(posts, timber.shade, 2.6)
  );
}

/** The doorway: frame within carved frame round a low dark door. */
const door = () =>
  group(
    {},
    rect(-76, -98, 88, 98, timber.shade),
    rect(-72, -94, 80, 94, timber.lit),
    rect(-66, -88, 68, 88, timber.mid),
    rect(-60, -82, 56, 82, timber.lit),
    rect(-54, -74, 44, 74, timber.shade),
    rect(-48, -62, 32, 62, timber.deep),
    stroke('M-69 -90V0M-63 -84V0M5 -90V0M-1 -84V0', timber.deep, 1.6, { 'stroke-dasharray': '2 5' }),
    ...[-57, -45, -32, -19, -7].map((x) => circle(x, -78, 3, timber.deep)),
  );

/** Horns of ibex and stag nailed over the door, as visitors have left them. */
const horns = () =>
  stroke(
    'M-110 -66Q-126 -78 -118 -92M-104 -66Q-88 -78 -96 -92M36 -66Q24 -78 30 -92M42 -66Q54 -78 48 -92',
    rubble.lit,
    3.4,
  ) +
  rect(-112, -68, 10, 6, timber.deep) +
  rect(34, -68, 10, 6, timber.deep);

/** Walls of rubble tied with beams, the verandah's posts, the plinth and its steps. */
function sanctum(): string {
  const half = 132;
  const beams = [-74, -48, -22].map(
    (y) =>
      rect(-half, y, half * (1 + hip), 6, timber.mid) + rect(half * hip, y, half * (1 - hip), 6, timber.deep),
  );
  const posts = [-150, -88, 20, 66].map(
    (x) => rect(x - 5, -104, 10, 104, timber.lit) + rect(x + 1, -104, 4, 104, timber.shade),
  );
  return group(
    {},
    rect(-half, -104, half * (1 + hip), 104, rubble.mid),
    rect(half * hip, -104, half * (1 - hip), 104, rubble.deep),
    ...beams,
    horns(),
    door(),
    ...posts,
    rect(-half - 40, -112, half + 112, 14, timber.deep, { opacity: 0.75 }),
    shape('M-190 0L96 0L96 34L-190 34Z', rubble.mid),
    shape('M96 0L188 -4L188 26L96 34Z', rubble.deep),
    shape('M-190 0H96L188 -4V2L96 7H-190Z', snow.lit),
    stroke('M-170 20H-110M-150 12V20M-96 22H-78M-60 14V26M40 22H84M64 12V22', rubble.shade, 2.4),
    ...[0, 1, 2].map(
      (step) =>
        rect(-86 - step * 8, 6 + step * 10, 108 + step * 16, 12, rubble.shade) +
        rect(-86 - step * 8, 6 + step * 10, 108 + step * 16, 5, snow.lit),
    ),
  );
}

/** The cone on top, clad in brass, with its pot and spike. */
const cone = (foot: number) =>
  group(
    {},
    shape(
      `M-78 ${foot}Q-28 ${foot - 62} 0 ${foot - 124}Q28 ${foot - 62} 78 ${foot}Q0 ${foot + 18} -78 ${foot}Z`,
      brass.mid,
    ),
    shape(
      `M-78 ${foot}Q-28 ${foot - 62} 0 ${foot - 124}Q-10 ${foot - 50} -20 ${foot + 8.5}Q-52 ${foot + 7} -78 ${foot}Z`,
      brass.lit,
    ),
    shape(
      `M78 ${foot}Q28 ${foot - 62} 0 ${foot - 124}Q16 ${foot - 50} 30 ${foot + 8}Q56 ${foot + 6} 78 ${foot}Z`,
      brass.shade,
    ),
    stroke(
      `M-54 ${foot - 28}Q0 ${foot - 12} 54 ${foot - 28}M-32 ${foot - 58}Q0 ${foot - 46} 32 ${foot - 58}`,
      brass.deep,
      1.8,
      { opacity: 0.7 },
    ),
    shape(
      `M-40 ${foot - 46}Q-16 ${foot - 80} 0 ${foot - 124}Q8 ${foot - 90} 12 ${foot - 66}Q2 ${foot - 70} -4 ${foot - 54}Q-18 ${foot - 62} -40 ${foot - 46}Z`,
      snow.lit,
    ),
    shape(`M-7 ${foot - 120}Q-10 ${foot - 134} 0 ${foot - 138}Q10 ${foot - 134} 7 ${foot - 120}Z`, brass.mid),
    stroke(`M0 ${foot - 136}V${foot - 166}`, brass.mid, 3),
    circle(0, foot - 148, 4, brass.lit),
  );

/** The Hadimba temple, 560 tall, the middle of its plinth at the origin: three square roofs and a cone of brass. */
export const hadimba = (at: Point, scale: number): string =>
  place(
    at[0],
    at[1] - 34 * scale,
    scale,
    shape('M-190 34L188 26L330 40L120 50L-180 46Z', '#3f5068', { opacity: 0.5 }),
    sanctum(),
    drum(96, -206, -180),
    tier(3, { eave: 236, top: 112, low: -106, high: -192 }),
    drum(66, -296, -270),
    tier(7, { eave: 168, top: 78, low: -208, high: -284 }),
    drum(40, -372, -350),
    tier(11, { eave: 112, top: 48, low: -298, high: -362 }),
    cone(-372),
  );
