import { smooth } from '../kit/curves.ts';
import { circle, group, type Point, point, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  tag('ellipse', { cx, cy, rx, ry, fill });

/** A cup of tea on its saucer, 230 wide, the saucer's middle at the origin; light from the left. */
export function teaCup(c: {
  china: string;
  shade: string;
  band: string;
  tea: string;
  teaLit: string;
  cast: string;
}): string {
  const saucer =
    ellipse(0, 4, 116, 34, c.shade) + ellipse(0, -2, 116, 33, c.china) + ellipse(4, -2, 72, 19, c.shade);
  const cup = shape('M-76 -106C-74 -60 -62 -22 -36 -10Q0 2 36 -10C62 -22 74 -60 76 -106Z', c.china);
  const cupShade = shape('M30 -90C30 -50 20 -20 4 -4Q22 -4 36 -10C62 -22 74 -60 76 -106Z', c.shade);
  const band = shape('M-75.500 -92Q0 -66 75.500 -92L73.500 -76Q0 -50 -73.500 -76Z', c.band);
  const rimmed =
    ellipse(0, -106, 76, 21, c.china) +
    ellipse(0, -104, 67, 16.5, c.teaLit) +
    ellipse(3, -102, 62, 13.5, c.tea);
  const handle =
    stroke('M70 -84C112 -92 116 -34 52 -34', c.shade, 13) +
    stroke('M72 -88C108 -94 112 -40 56 -38', c.china, 6);
  const cast = shape('M-20 14C60 40 190 34 232 10C200 -12 120 -20 60 -14Z', c.cast, { opacity: 0.35 });
  return group({}, cast, saucer, handle, cup, cupShade, band, rimmed);
}

/** Steam in three soft ribbons that rise from the origin. */
export function steam(colour: string, height: number): string {
  const ribbon = (x: number, tall: number, wide: number) =>
    `M${point([x, 0])}C${point([x - wide * 2.4, -tall * 0.3])} ${point([x + wide * 2.2, -tall * 0.5])} ${point([x - wide * 0.3, -tall])}C${point([x + wide * 3.4, -tall * 0.55])} ${point([x - wide * 0.8, -tall * 0.3])} ${point([x + wide * 0.7, 0])}Z`;
  return shape(ribbon(-26, height * 0.8, 13) + ribbon(4, height, 16) + ribbon(32, height * 0.7, 12), colour, {
    opacity: 0.62,
  });
}

/** A rangefinder camera facing us, 230 wide, its foot at the origin; light from the left. */
export function camera(c: {
  metal: string;
  metalShade: string;
  leather: string;
  leatherLit: string;
  glass: string;
  glint: string;
  cast: string;
  strap: string;
}): string {
  const ring = (r: number, fill: string) => circle(8, -62, r, fill);
  return group(
    {},
    shape('M-100 4C0 26 200 24 236 6L150 -30L100 -4Z', c.cast, { opacity: 0.35 }),
    stroke('M-112 -92C-170 -70 -190 -4 -150 16S-60 24 -40 34', c.strap, 9),
    polygon(
      [
        [-104, -134],
        [96, -134],
        [114, -122],
        [-116, -122],
      ],
      c.metal,
    ),
    rect(-70, -148, 44, 18, c.metalShade, { rx: 4 }),
    rect(-70, -151, 44, 7, c.metal, { rx: 3 }),
    rect(48, -144, 34, 14, c.metalShade, { rx: 4 }),
    shape('M-116 -122H114V-12Q114 0 102 0H-104Q-116 0 -116 -12Z', c.leather),
    shape('M-116 -122H-84V0H-104Q-116 0 -116 -12Z', c.leatherLit),
    shape('M-116 -124H114V-94H-116Z', c.metal),
    shape('M60 -124H114V-94H60Z', c.metalShade),
    rect(-20, -119, 56, 20, c.leather, { rx: 3 }),
    rect(70, -118, 30, 18, c.glass, { rx: 3 }),
    rect(-104, -116, 22, 14, c.glass, { rx: 3 }),
    ring(58, c.metalShade),
    shape('M8 -120A58 58 0 0 0 -40 -30A66 66 0 0 1 8 -120Z', c.metal),
    ring(49, c.leather),
    ring(38, c.metalShade),
    ring(33, c.leather),
    ring(26, c.glass),
    shape('M-8 -72A22 22 0 0 1 8 -84A30 30 0 0 0 -8 -72Z', c.glint),
    circle(18, -52, 4, c.glint, { opacity: 0.7 }),
  );
}

/** Binoculars standing on their object lenses, 150 wide and 190 tall; light from the left. */
export function binoculars(c: {
  body: string;
  lit: string;
  dark: string;
  brass: string;
  cast: string;
}): string {
  const barrel = (x: number) =>
    group(
      {},
      shape(
        `M${x - 40} -6L${x - 38} -76Q${x - 34} -96 ${x - 26} -106V-150H${x + 26}V-106Q${x + 34} -96 ${x + 38} -76L${x + 40} -6Q${x} 10 ${x - 40} -6Z`,
        c.body,
      ),
      shape(
        `M${x - 40} -6L${x - 38} -76Q${x - 34} -96 ${x - 26} -106V-150H${x - 12}V-104Q${x - 24} -90 ${x - 25} -70L${x - 24} 0Q${x - 34} -2 ${x - 40} -6Z`,
        c.lit,
      ),
      shape(
        `M${x - 40} -6L${x - 39.5} -22Q${x} -6 ${x + 39.5} -22L${x + 40} -6Q${x} 10 ${x - 40} -6Z`,
        c.brass,
      ),
      rect(x - 29, -176, 58, 30, c.dark, { rx: 6 }),
      shape(`M${x - 29} -170Q${x - 29} -176 ${x - 23} -176H${x - 14}V-146H${x - 29}Z`, c.body),
      ellipse(x, -176, 27, 8, c.dark),
      ellipse(x, -176, 19, 5, c.brass),
    );
  return group(
    {},
    shape('M-70 4C10 26 170 18 210 2L120 -26L60 -10Z', c.cast, { opacity: 0.35 }),
    rect(-22, -124, 44, 22, c.dark),
    rect(-16, -70, 32, 16, c.dark),
    barrel(-44),
    barrel(44),
    rect(-9, -146, 18, 84, c.body, { rx: 5 }),
    rect(-11, -152, 22, 26, c.brass, { rx: 4 }),
  );
}

type Page = readonly [farLeft: Point, farRight: Point, nearRight: Point, nearLeft: Point];

/** A place on a page that lies on the table: across and down, each from 0 to 1. */
const on =
  ([a, b, c, d]: Page) =>
  (u: number, v: number): Point => {
    const mix = (axis: 0 | 1) =>
      (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
    return [mix(0), mix(1) - Math.sin(u * Math.PI) * 7];
  };

const leftPage: Page = [
  [-232, -78],
  [0, -82],
  [0, 96],
  [-276, 104],
];
const rightPage: Page = [
  [0, -82],
  [236, -70],
  [282, 112],
  [0, 96],
];

/** An open notebook, 560 wide: a ridge in pencil on its left page, a sprig of tea on its right one, and the pencil. */
export function notebook(c: {
  paper: string;
  paperShade: string;
  cover: string;
  lead: string;
  wash: string;
  sun: string;
  pencil: string;
  pencilShade: string;
  cast: string;
}): string {
  const [left, right] = [on(leftPage), on(rightPage)];
  const page = (at: (u: number, v: number) => Point, fill: string) => {
    const across = [0, 0.2, 0.4, 0.6, 0.8, 1];
    const far = across.map((u) => at(u, 0));
    const near = across.map((u) => at(u, 1)).reverse();
    return shape(`${smooth(far)}L${smooth(near).slice(1)}Z`, fill);
  };
  const line = (at: (u: number, v: number) => Point, points: readonly Point[]) =>
    smooth(points.map(([u, v]) => at(u, v)));
  const crest: Point[] = [
    [0.1, 0.56],
    [0.22, 0.4],
    [0.3, 0.46],
    [0.44, 0.24],
    [0.56, 0.42],
    [0.66, 0.34],
    [0.9, 0.58],
  ];
  const lower: Point[] = [
    [0.1, 0.66],
    [0.3, 0.58],
    [0.5, 0.68],
    [0.7, 0.56],
    [0.9, 0.68],
  ];
  const stream: Point[] = [
    [0.52, 0.7],
    [0.42, 0.76],
    [0.6, 0.82],
    [0.46, 0.92],
  ];
  const hatch = [0.47, 0.5, 0.53]
    .map((u) =>
      line(left, [
        [u, 0.3 + (u - 0.44) * 1.4],
        [u - 0.05, 0.5 + (u - 0.44)],
      ]),
    )
    .join('');
  const washed = `${line(left, crest)}L${smooth([...lower].reverse().map(([u, v]) => left(u, v))).slice(1)}Z`;
  const stem = line(right, [
    [0.4, 0.84],
    [0.44, 0.6],
    [0.5, 0.4],
    [0.52, 0.22],
  ]);
  const leaf = (u: number, v: number, du: number, dv: number) => {
    const [from, tip] = [right(u, v), right(u + du, v + dv)];
    const bend = (sign: number) => right(u + du * 0.5 - dv * 0.3 * sign, v + dv * 0.5 + du * 0.4 * sign);
    return `M${point(from)}Q${point(bend(1))} ${point(tip)}Q${point(bend(-1))} ${point(from)}Z`;
  };
  const leaves =
    leaf(0.44, 0.6, 0.2, -0.12) +
    leaf(0.46, 0.52, -0.2, -0.14) +
    leaf(0.5, 0.4, 0.16, -0.16) +
    leaf(0.51, 0.34, -0.13, -0.18) +
    leaf(0.52, 0.24, 0.02, -0.18);
  return group(
    {},
    shape('M-288 112L292 120L330 134Q0 150 -262 130Z', c.cast, { opacity: 0.35 }),
    polygon(
      [
        [-240, -82],
        [244, -74],
        [294, 122],
        [-288, 114],
      ],
      c.cover,
    ),
    polygon(
      [
        [-278, 104],
        [0, 98],
        [284, 112],
        [286, 118],
        [0, 106],
        [-280, 111],
      ],
      c.paperShade,
    ),
    page(left, c.paper),
    page(right, c.paper),
    polygon([left(0.9, 0), left(1, 0), left(1, 1), left(0.86, 1)], c.paperShade, { opacity: 0.8 }),
    polygon([right(0, 0), right(0.05, 0), right(0.07, 1), right(0, 1)], c.paperShade, { opacity: 0.45 }),
    circle(left(0.7, 0.22)[0], left(0.7, 0.22)[1], 15, c.sun),
    shape(washed, c.wash),
    stroke(line(left, crest) + line(left, lower), c.lead, 3),
    stroke(line(left, stream) + hatch, c.lead, 2),
    shape(leaves, c.wash),
    stroke(stem + leaves, c.lead, 2),
    pencil(c),
  );
}

function pencil(c: {
  pencil: string;
  pencilShade: string;
  paper: string;
  lead: string;
  cast: string;
}): string {
  return group(
    { transform: 'translate(196 34) rotate(-64)' },
    shape('M-96 12L84 12L104 4L84 -2H-96Z', c.cast, { opacity: 0.3 }),
    rect(-96, -8, 176, 16, c.pencil),
    rect(-96, 2, 176, 6, c.pencilShade),
    shape('M80 -8L108 0L80 8Z', c.paper),
    shape('M98 -2.800L108 0L98 2.800Z', c.lead),
    rect(-104, -8, 14, 16, c.lead, { rx: 3 }),
  );
}

/** A map half unfolded in four leaves, 360 wide, standing a little on its folds; light from the left. */
export function foldedMap(c: {
  lit: string;
  shade: string;
  river: string;
  road: string;
  hill: string;
  cast: string;
}): string {
  const folds: Point[] = [
    [-180, 0],
    [-92, -20],
    [-4, 4],
    [84, -18],
    [172, 8],
  ];
  const drop: Point = [26, 112];
  const leaf = (index: number): Page => {
    const [a, b]: [Point, Point] = [folds[index] ?? [0, 0], folds[index + 1] ?? [0, 0]];
    return [a, b, [b[0] + drop[0], b[1] + drop[1]], [a[0] + drop[0], a[1] + drop[1]]];
  };
  const flat = (index: number, u: number, v: number): Point => {
    const [a, b, , d] = leaf(index);
    return [a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v];
  };
  const track = (heights: readonly number[]) =>
    `M${heights.map((v, index) => point(flat(Math.min(Math.floor(index / 2), 3), index === 8 ? 1 : (index % 2) * 0.5, v))).join('L')}`;
  const patch = (index: number, u: number, v: number, size: number) => {
    const [x, y] = flat(index, u, v);
    return `M${point([x - size, y])}q${size} ${-size * 1.1} ${size * 2} 0q${-size} ${size * 0.9} ${-size * 2} 0Z`;
  };
  return group(
    {},
    shape('M-150 116L210 124L236 132L-120 134Z', c.cast, { opacity: 0.35 }),
    ...[0, 1, 2, 3].map((index) => polygon(leaf(index), index % 2 ? c.shade : c.lit)),
    shape(
      patch(0, 0.5, 0.28, 26) + patch(1, 0.4, 0.75, 22) + patch(2, 0.6, 0.24, 28) + patch(3, 0.5, 0.7, 24),
      c.hill,
    ),
    stroke(track([0.62, 0.5, 0.56, 0.42, 0.48, 0.6, 0.5, 0.4, 0.46]), c.river, 7, {
      'stroke-linejoin': 'round',
    }),
    stroke(track([0.84, 0.78, 0.66, 0.6, 0.72, 0.8, 0.7, 0.62, 0.2]), c.road, 3, {
      'stroke-dasharray': '9 7',
    }),
  );
}
