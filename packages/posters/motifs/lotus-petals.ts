import { group, type Point, point, polygon, stroke } from '../kit/svg.ts';

/**
 * The Bahai house of worship as a small model in metres (right, up, towards us), so that its 27 petals overlap as they
 * do in Delhi: nine low ones over the doors, nine that lean inwards, nine that close the bud.
 */
type Solid = readonly [right: number, up: number, near: number];

export type Marble = {
  /** Colours from the lit side to the side in full shade. */
  tones: readonly [string, string, string, string, string];
  joint: string;
  doorway: string;
  lamp: string;
  glow: string;
};

const metre = 12.4;
const eye = { pitch: 0.11, distance: 260 };
const light: Solid = [-0.8, 0.42, 0.42];

export function lotusView([right, up, near]: Solid): Point {
  const scale = (metre * eye.distance) / (eye.distance - near);
  return [right * scale, (near * eye.pitch - up) * scale];
}

/** A place in a petal's own frame (aside from its rib, up, out from the middle of the hall), turned to its bearing. */
const turned = (bearing: number, [aside, up, out]: Solid): Solid => [
  out * Math.sin(bearing) + aside * Math.cos(bearing),
  up,
  out * Math.cos(bearing) - aside * Math.sin(bearing),
];

const minus = (a: Solid, b: Solid): Solid => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Solid, b: Solid) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Solid, b: Solid): Solid => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Which of the five tones a facet takes: the more it faces the light, the lighter; an inner face stays darker. */
function toneOf(
  corner: Solid,
  alongEdge: Solid,
  acrossEdge: Solid,
  outside: Solid,
  { tones }: Marble,
): string {
  const normal = cross(minus(alongEdge, corner), minus(acrossEdge, corner));
  const outward = dot(normal, outside) > 0 ? 1 : -1;
  const seesUs = normal[2] * outward > 0;
  const share = (outward * dot(normal, light)) / (Math.hypot(...normal) || 1);
  const lit = seesUs ? share : -share - 0.75;
  const index = [0.84, 0.52, 0.16, -0.2].findIndex((least) => lit > least);
  return tones[index] ?? tones[4];
}

/** A surface over (share across, share up), as a petal's half is. */
type Surface = (across: number, up: number) => Solid;

/** A petal's surface and the way that its outer face looks at some place. */
type Petal = { surface: Surface; outside: (at: Solid) => Solid; courses: readonly number[] };

const steps = 12;
const levels = Array.from({ length: steps + 1 }, (_, step) => step / steps);

/** One strip of a petal from foot to tip, in the tone of its middle. */
function facet({ surface, outside }: Petal, from: number, to: number, marble: Marble): string {
  const outline = [
    ...levels.map((up) => surface(from, up)),
    ...[...levels].reverse().map((up) => surface(to, up)),
  ];
  const middle = surface(from, 0.4);
  const tone = toneOf(middle, surface(to, 0.4), surface(from, 0.55), outside(middle), marble);
  return polygon(outline.map(lotusView), tone, { stroke: tone, 'stroke-width': 0.8 });
}

/** A joint between two courses of marble, as far as it can be seen: from the rib out until the petal turns away. */
function course(surface: Surface, up: number): string {
  const half = (side: 1 | -1) => {
    const line = [0, 0.2, 0.4, 0.6, 0.8, 0.98].map((at) => lotusView(surface(at * side, up)));
    const turn = line.findIndex(([x], index) => index > 0 && (x - (line[index - 1]?.[0] ?? x)) * side < 0.8);
    return turn === -1 ? line : line.slice(0, turn);
  };
  const [left, right] = [half(-1).reverse(), half(1)];
  return `M${[...left, ...right].map(point).join('L')}`;
}

function petal(leaf: Petal, marble: Marble): string {
  const { surface, courses } = leaf;
  const cuts = [-1, -0.55, 0, 0.55, 1];
  const strips = cuts.slice(1).map((to, index) => facet(leaf, cuts[index] ?? -1, to, marble));
  const edge = (side: number) => levels.map((up) => point(lotusView(surface(side, up)))).join('L');
  const joints = courses.map((up) => course(surface, up)).join('');
  return group(
    {},
    ...strips,
    courses.length > 0 ? stroke(`${joints}M${edge(0)}`, marble.joint, 0.9, { opacity: 0.45 }) : '',
    stroke(`M${edge(-1)}M${edge(1)}`, marble.joint, 4, { opacity: 0.45, 'stroke-linejoin': 'round' }),
    stroke(`M${edge(-1)}M${edge(1)}`, marble.tones[0], 2.2, { opacity: 0.85, 'stroke-linejoin': 'round' }),
  );
}

type Leaf = {
  height: number;
  half: number;
  /** How far out the rib stands at its foot, its belly and its tip. */
  rib: readonly [foot: number, belly: number, tip: number];
  /** How far the edges fall back from the rib, and how long the petal stays broad. */
  curl: number;
  broad: number;
};

function standingLeaf(bearing: number, { height, half, rib, curl, broad }: Leaf): Petal {
  const [foot, belly, tip] = rib;
  return {
    outside: ([right, , near]) => [right, 4, near],
    courses: [0.14, 0.28, 0.42, 0.56, 0.7],
    surface: (aside, up) => {
      const wide = half * Math.cos((up ** broad * Math.PI) / 2) ** 1.05;
      const out = foot * (1 - up) ** 2 + belly * 2 * up * (1 - up) + tip * up ** 2;
      const back = (aside * aside * 0.7 + Math.abs(aside) * 0.3) * curl * (wide / half);
      return turned(bearing, [aside * wide, up * height, out - back]);
    },
  };
}

const inner: Leaf = { height: 34.3, half: 8.6, rib: [17, 25, 8.5], curl: 4.6, broad: 1.9 };
const outer: Leaf = { height: 22.6, half: 10.4, rib: [23, 32, 30.5], curl: 5.4, broad: 2 };

/** A leaf over a door: from its arched brim it runs back to the hall in a shallow curve. */
const doorLeaf = (bearing: number): Petal => ({
  outside: () => [0, 1, 0],
  courses: [],
  surface: (aside, up) => {
    const arch = 1 - Math.abs(aside) ** 1.35;
    const brim: Solid = [aside * 11, 9 * arch, 32 + 8.5 * arch];
    const root: Solid = [aside * 6.6, 6.4 * arch, 26];
    const mixed = (axis: 0 | 1 | 2) => brim[axis] + (root[axis] - brim[axis]) * up;
    return turned(bearing, [mixed(0), mixed(1) + 1.2 * Math.sin(Math.PI * up) * arch, mixed(2)]);
  },
});

/** The hall's glass below a door leaf: an arch within the arch, lit from inside, with its bars. */
function glass(bearing: number, marble: Marble): string {
  const at = (aside: number, up: number) => lotusView(turned(bearing, [aside, up, 31.4]));
  const arch = (share: number) =>
    Array.from({ length: 21 }, (_, index) => {
      const aside = index / 10 - 1;
      return at(aside * 7.2 * share, 6.1 * share * (1 - Math.abs(aside) ** 1.35));
    });
  const bars = [-3.2, -1.6, 0, 1.6, 3.2].map(
    (aside) => `M${point(at(aside, 0))}L${point(at(aside, 6.1 * (1 - (Math.abs(aside) / 7.2) ** 1.35)))}`,
  );
  return group(
    {},
    polygon(arch(1), marble.lamp),
    polygon(arch(0.52), marble.glow),
    stroke(`${bars.join('')}M${point(at(-4.2, 2.6))}L${point(at(4.2, 2.6))}`, marble.doorway, 1.6),
  );
}

function doorway(bearing: number, marble: Marble): string {
  const leaf = doorLeaf(bearing);
  const brim = Array.from({ length: 25 }, (_, index) => lotusView(leaf.surface(index / 12 - 1, 0)));
  if (Math.cos(bearing) < 0.25) return petal(leaf, marble);
  const straightAhead = Math.cos(bearing) > 0.99;
  return group(
    {},
    straightAhead ? '' : petal(leaf, marble),
    polygon(brim, marble.doorway),
    glass(bearing, marble),
    stroke(`M${brim.map(point).join('L')}`, marble.tones[1], 5, { 'stroke-linejoin': 'round' }),
  );
}

const bearings = (offset: number) =>
  Array.from({ length: 9 }, (_, index) => ((index * 40 + offset) * Math.PI) / 180).sort(
    (a, b) => Math.cos(a) - Math.cos(b),
  );

/** All three rings, the furthest petals first; the middle of the hall's floor is the origin. */
export function lotus(marble: Marble): string {
  const ring = (offset: number, draw: (bearing: number) => string) => bearings(offset).map(draw).join('');
  return group(
    {},
    ring(0, (bearing) => petal(standingLeaf(bearing, inner), marble)),
    ring(20, (bearing) => (Math.cos(bearing) > -0.3 ? petal(standingLeaf(bearing, outer), marble) : '')),
    ring(0, (bearing) => (Math.cos(bearing) > -0.3 ? doorway(bearing, marble) : '')),
  );
}
