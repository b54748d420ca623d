import { group, type Point, point, polygon, rect, shape, stroke } from '../kit/svg.ts';
import { mix, type Tones } from '../kit/tone.ts';

/**
 * The great screen of the Quwwat-ul-Islam mosque, lit from the left: the high middle arch between two lower ones on
 * either side, with carved bands. It stands on y 0, its middle arch on x 0; 26 units to a metre.
 */
const outline =
  'M-446 0V-196L-438 -230L-410 -236L-398 -262L-330 -268L-318 -292L-262 -296L-214 -290L-196 -302L-192 -420L-184 -432L-180 -452L-120 -462L-40 -456L36 -464L118 -456L178 -460L186 -436L192 -430L196 -300L226 -288L268 -294L300 -266L352 -262L364 -238L404 -232L414 -204L436 -196L446 -168V0Z';

type Arch = { x: number; width: number; height: number };

const arches: readonly Arch[] = [
  { x: -372, width: 80, height: 176 },
  { x: -252, width: 86, height: 196 },
  { x: 0, width: 196, height: 374 },
  { x: 252, width: 86, height: 196 },
  { x: 372, width: 80, height: 168 },
];

/** Path data of an ogee arch: the haunches turn outwards again before they meet. */
function ogee({ x, width, height }: Arch): string {
  const half = width / 2;
  const rise = width * 1.02;
  const [spring, apex] = [-height + rise, -height];
  const side = (s: number): readonly [Point, Point, Point, Point, Point] => [
    [x + s * half, spring],
    [x + s * half, spring - rise * 0.46],
    [x + s * half * 0.56, apex + rise * 0.3],
    [x + s * half * 0.24, apex + rise * 0.15],
    [x + s * half * 0.07, apex + rise * 0.07],
  ];
  const [l, r] = [side(-1), side(1)];
  return `M${point([x - half, 0])}L${point(l[0])}C${point(l[1])} ${point(l[2])} ${point(l[3])}Q${point(l[4])} ${point([x, apex])}Q${point(r[4])} ${point(r[3])}C${point(r[2])} ${point(r[1])} ${point(r[0])}L${point([x + half, 0])}`;
}

const grown = ({ x, width, height }: Arch, by: number): Arch => ({
  x,
  width: width + by * 2,
  height: height + by * 1.3,
});

/** The carving of a band, laid as broken strokes of two lengths. */
const carved = (d: string, colour: string, width: number, dash: string) =>
  stroke(d, colour, width, { 'stroke-dasharray': dash, 'stroke-linecap': 'butt', opacity: 0.75 });

const band = (arch: Arch, colour: string, width: number) =>
  stroke(ogee(arch), colour, width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'round' });

/** The lozenge that closes the bands over an arch's point. */
const boss = ([x, y]: Point, r: number, { lit, shade }: Tones) =>
  polygon(
    [
      [x - r * 0.62, y + r * 0.2],
      [x, y - r],
      [x + r * 0.62, y + r * 0.2],
      [x, y + r],
    ],
    shade,
  ) +
  polygon(
    [
      [x - r * 0.34, y + r * 0.14],
      [x, y - r * 0.58],
      [x + r * 0.34, y + r * 0.14],
      [x, y + r * 0.6],
    ],
    lit,
  );

/** The bands round an arch: a lit moulding, scrollwork, an inscription, a shaded edge. */
const bands = (arch: Arch, { lit, mid, shade, deep }: Tones, wide: number) =>
  group(
    {},
    band(grown(arch, wide * 2.1), lit, wide * 0.34),
    band(grown(arch, wide * 1.45), mix(mid, lit, 0.35), wide),
    carved(ogee(grown(arch, wide * 1.45)), shade, wide * 0.62, `${wide * 0.22} ${wide * 0.3}`),
    band(grown(arch, wide * 0.5), shade, wide * 0.9),
    carved(ogee(grown(arch, wide * 0.5)), lit, wide * 0.34, `${wide * 0.5} ${wide * 0.26}`),
    band(arch, deep, wide * 0.16),
    boss([arch.x, -arch.height - wide * 1.2], wide * 0.95, { lit, mid, shade, deep }),
  );

/** A strip of carving that runs up a pier. */
const pierBand = (x: number, top: number, width: number, { lit, mid, shade }: Tones) =>
  rect(x - width / 2, top, width, -top, mix(mid, lit, 0.3)) +
  carved(`M${x} ${top}V0`, shade, width * 0.6, '5 6') +
  rect(x - width / 2 - 3, top, 3, -top, lit);

export function quwwatScreen(tones: Tones): string {
  const { lit, mid, shade } = tones;
  const holes = arches.map(ogee);
  // Only the right-hand side of each shows: the wall covers the rest.
  const reveals = arches.map((arch) => `${ogee(arch)}Z${ogee({ ...arch, x: arch.x - arch.width * 0.12 })}Z`);
  return group(
    {},
    shape(reveals.join(''), mix(lit, mid, 0.3), { 'fill-rule': 'evenodd' }),
    shape(`${outline}${holes.map((d) => `${d}Z`).join('')}`, mid, { 'fill-rule': 'evenodd' }),
    ...[-166, 166].map((x) => pierBand(x, -430, 22, tones)),
    ...[-312, 312].map((x) => pierBand(x, -240, 16, tones)),
    ...arches.map((arch) => bands(arch, tones, arch.width > 100 ? 20 : 11)),
    polygon(
      [
        [-446, 0],
        [-446, -196],
        [-438, -230],
        [-428, -232],
        [-430, 0],
      ],
      lit,
    ),
    shape('M-196 -302L-192 -420L-184 -432L-180 -432V-300Z', lit),
    shape('M186 -436L192 -430L196 -300L182 -300L178 -430ZM436 -196L446 -168V0H428V-196Z', shade),
    stroke('M-178 -440H178', lit, 5),
    stroke('M-178 -433H178', shade, 4),
    stroke('M-398 -246H-200M200 -246H352', lit, 4),
    stroke('M-398 -241H-200M200 -241H352', shade, 3),
  );
}

/** The shadow of the screen on the ground: `along` units sideways and `down` units nearer per unit of height. */
export const screenShade = ([along, down]: Point, colour: string): string =>
  group(
    { transform: `matrix(1 0 ${-along} ${-down} 0 0)` },
    shape(`${outline}${arches.map((arch) => `${ogee(arch)}Z`).join('')}`, colour, {
      'fill-rule': 'evenodd',
      opacity: 0.4,
    }),
  );

/** The iron pillar near by: a tapering shaft, a bell, ribbed rings and a square block on top, on its round stone step. */
export function greatIronPillar(height: number, iron: Tones, stone: Tones): string {
  const at = (dx: number, up: number) => point([dx * height, -height * up]);
  const ring = (up: number, half: number, thick: number) =>
    rect(-half * height, -(up + thick) * height, half * 2 * height, thick * height, iron.mid, {
      rx: thick * height * 0.45,
    }) +
    rect(-half * height, -(up + thick) * height, half * 0.5 * height, thick * height, iron.lit, {
      rx: thick * height * 0.45,
    }) +
    rect(half * 0.4 * height, -(up + thick) * height, half * 0.6 * height, thick * height, iron.deep, {
      rx: thick * height * 0.45,
    });
  const shaft = (left: number, right: number, fill: string) =>
    shape(
      `M${at(0.034 * left, 0)}L${at(0.024 * left, 0.81)}L${at(0.024 * right, 0.81)}L${at(0.034 * right, 0)}Z`,
      fill,
    );
  const bell = (left: number, right: number, fill: string) =>
    shape(
      `M${at(0.024 * left, 0.8)}C${at(0.026 * left, 0.83)} ${at(0.046 * left, 0.84)} ${at(0.044 * left, 0.872)}L${at(0.044 * right, 0.872)}C${at(0.046 * right, 0.84)} ${at(0.026 * right, 0.83)} ${at(0.024 * right, 0.8)}Z`,
      fill,
    );
  return group(
    {},
    shape(
      `M${at(-0.2, -0.02)}C${at(-0.2, 0.012)} ${at(0.2, 0.012)} ${at(0.2, -0.02)}V${height * 0.055}C${at(0.2, -0.085)} ${at(-0.2, -0.085)} ${at(-0.2, -0.055)}Z`,
      stone.shade,
    ),
    shape(
      `M${at(-0.2, -0.02)}C${at(-0.2, -0.05)} ${at(0.2, -0.05)} ${at(0.2, -0.02)}C${at(0.2, 0.012)} ${at(-0.2, 0.012)} ${at(-0.2, -0.02)}Z`,
      stone.lit,
    ),
    shape(`M${at(-0.02, -0.02)}L${at(0.03, -0.02)}L${at(0.19, -0.026)}L${at(0.17, -0.036)}Z`, iron.deep, {
      opacity: 0.45,
    }),
    shaft(-1, 1, iron.mid),
    shaft(-1, -0.42, iron.lit),
    shaft(0.35, 1, iron.deep),
    stroke(
      `M${at(-0.012, 0.34)}H${height * 0.012}M${at(-0.012, 0.365)}H${height * 0.014}M${at(-0.012, 0.39)}H${height * 0.01}`,
      iron.deep,
      2.2,
      { opacity: 0.8 },
    ),
    bell(-1, 1, iron.mid),
    bell(-1, -0.4, iron.lit),
    bell(0.38, 1, iron.deep),
    ring(0.872, 0.036, 0.016),
    ring(0.888, 0.043, 0.018),
    ring(0.906, 0.036, 0.016),
    ring(0.922, 0.027, 0.018),
    rect(-height * 0.036, -height * 0.985, height * 0.072, height * 0.046, iron.mid),
    rect(-height * 0.036, -height * 0.985, height * 0.024, height * 0.046, iron.lit),
    rect(height * 0.016, -height * 0.985, height * 0.02, height * 0.046, iron.deep),
    rect(-height * 0.03, -height * 1.0, height * 0.06, height * 0.016, iron.lit),
  );
}
