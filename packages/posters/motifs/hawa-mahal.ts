import { archPath } from '../kit/mughal.ts';
import { circle, group, type Point, place, rect, shape, stroke, tag } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/** The level of the street in front of the palace. */
export const streetLevel = 800;

/** Painted sandstone in morning light from the left; the trim is limewash. */
export const rose: Tones = { lit: '#fbb78f', mid: '#e58a6d', shade: '#b95f52', deep: '#6d3342' };
export const limewash = '#fff1d8';
const recess = '#9d4c48';
const brass = '#f6c65b';

const pitch = 62;
const middle = 800;

/** The bays of each storey, from the street up, and each storey's height. */
const storeys: readonly (readonly [bays: number, height: number])[] = [
  [13, 104],
  [13, 96],
  [11, 96],
  [7, 96],
  [3, 96],
];

const finial = (y: number, height: number) =>
  stroke(`M0 ${y}V${y - height}`, brass, 1.8) +
  circle(0, y - height * 0.4, 2.4, brass) +
  circle(0, y - height * 0.72, 1.6, brass);

/** The ribbed half-dome that crowns a bay, its foot on y 0. */
const cap = (scale = 1) =>
  place(
    0,
    0,
    scale,
    shape('M-21 0C-23 -14 -10 -20 0 -24C10 -20 23 -14 21 0Z', rose.mid),
    shape('M-21 0C-23 -14 -10 -20 0 -24C-6 -16 -11 -10 -10 0Z', rose.lit),
    shape('M21 0C23 -14 10 -20 0 -24C7 -16 11 -10 10 0Z', rose.shade),
    stroke('M-10 0C-11 -10 -6 -16 0 -23C7 -16 11 -10 10 0', limewash, 0.9, { opacity: 0.7 }),
    finial(-23, 15),
  );

/** The three walls of a bay that stands out from the front as half an octagon. */
const walls = (foot: number, top: number) =>
  rect(-26, top, 14, foot - top, rose.lit) +
  rect(-12, top, 24, foot - top, rose.mid) +
  rect(12, top, 14, foot - top, rose.shade);

/** The eave, curved like a bamboo roof, with the shade that it throws. */
const eave = () =>
  shape('M-26 -66H26V-60Q0 -69 -26 -60Z', rose.deep, { opacity: 0.6 }) +
  shape('M-31 -61Q0 -77 31 -61L26 -70Q0 -84 -26 -70Z', rose.lit) +
  shape('M12 -72.500Q22 -69 31 -61L26 -70Q19 -75 12 -77.500Z', rose.shade) +
  stroke('M-31 -61.500Q0 -77 31 -61.500', limewash, 1.4);

/** A bay of the upper storeys: corbel, two rows of latticed windows, eave and dome. */
function bay(): string {
  const lattice = [-21.5, -7.5, 0, 7.5, 21.5].map((x) => archPath(x, -34, 5.6, 24, 4)).join('');
  const small = [-19, -7.5, 0, 7.5, 19].map((x) => `M${x - 2.6} -17v-9h5.200v9z`).join('');
  return group(
    {},
    shape('M-26 -12C-24 -4 -14 -3 -9 2H9C14 -3 24 -4 26 -12Z', rose.shade),
    shape('M-26 -12C-24 -4 -14 -3 -9 2H-4Q-8 -4 -12 -12Z', rose.lit),
    walls(-12, -68),
    shape(lattice + small, rose.deep),
    stroke('M-26 -12.500H26M-26 -30H26', limewash, 1.6),
    stroke('M-12 -12V-66M12 -12V-66', limewash, 0.8, { opacity: 0.8 }),
    eave(),
    place(0, -73, 1, cap()),
  );
}

/** A bay of the street storey: a tall niche between two narrow ones. */
function streetBay(): string {
  const niche = archPath(0, -4, 17, 52, 10);
  return group(
    {},
    walls(0, -72),
    shape(niche + archPath(-19, -8, 7, 42, 5) + archPath(19, -8, 7, 42, 5), rose.deep),
    stroke(niche, limewash, 1.5),
    stroke('M-12 0V-70M12 0V-70', limewash, 0.8, { opacity: 0.8 }),
    place(0, -5, 1, eave()),
    place(0, -78, 1, cap()),
  );
}

const use = (id: string, x: number, y: number) => tag('use', { href: `#${id}`, x, y });

/** One storey: the wall behind, its slits and string courses, and its bays. */
function storey(id: string, bays: number, above: number, y: number, height: number): string {
  const half = (bays * pitch) / 2;
  const upper = (above * pitch) / 2;
  const shoulder = 74;
  const places = Array.from({ length: bays }, (_, index) => middle - half + (index + 0.5) * pitch);
  const slits = places
    .slice(1)
    .map((x) => archPath(x - pitch / 2, y - 34, 5, 22, 3))
    .join('');
  return group(
    {},
    rect(middle - half, y - shoulder, half * 2, shoulder, recess),
    rect(middle - upper, y - height, upper * 2, height, recess),
    rect(middle - half, y - shoulder, 5, shoulder, rose.lit),
    shape(slits, rose.deep),
    rect(middle - upper - 4, y - height, upper * 2 + 8, 5, rose.mid),
    rect(middle - upper - 4, y - height, upper * 2 + 8, 1.6, limewash),
    ...places.map((x) => use(id, x, y)),
  );
}

/** Where each storey stands, from the street up. */
const levels = storeys.map((_, index) =>
  storeys.slice(0, index).reduce((y, [, height]) => y - height, streetLevel),
);

/** A pavilion of three bays, as on the shoulders where the front steps back, under a bent roof. */
const crest = ([x, y]: Point, width: number) =>
  place(
    x,
    y,
    width / 100,
    rect(-42, -24, 84, 24, rose.mid),
    rect(-42, -24, 22, 24, rose.lit),
    rect(24, -24, 18, 24, rose.shade),
    shape([-28, -14, 0, 14, 28].map((at) => archPath(at, -1, 8, 14, 5)).join(''), rose.deep),
    shape('M-54 -14C-44 -26 -30 -42 0 -44C30 -42 44 -26 54 -14Q0 -30 -54 -14Z', rose.mid),
    shape('M-54 -14C-44 -26 -30 -42 0 -44Q-20 -34 -26 -20.500Q-40 -18 -54 -14Z', rose.lit),
    shape('M54 -14C44 -26 30 -42 0 -44Q24 -36 30 -19.500Q42 -17 54 -14Z', rose.shade),
    stroke('M-54 -14Q0 -30 54 -14', limewash, 1.8),
    ...[-26, 0, 26].map((at) => place(at, at === 0 ? -43 : -36, 1, finial(0, 18))),
  );

/** The Hawa Mahal from across the street: five storeys of honeycombed bays that narrow like a crown. */
export function hawaMahal(name: string): string {
  const ids = { bay: `${name}-bay`, street: `${name}-street-bay` };
  const top = (levels.at(-1) ?? 0) - 96;
  return group(
    {},
    tag('defs', {}, tag('g', { id: ids.bay }, bay()), tag('g', { id: ids.street }, streetBay())),
    crest([middle, top + 1], 128),
    ...storeys
      .map(([bays, height], index) =>
        storey(
          index === 0 ? ids.street : ids.bay,
          bays,
          storeys[index + 1]?.[0] ?? 1.9,
          levels[index] ?? 0,
          height,
        ),
      )
      .reverse(),
    rect(middle - 6.5 * pitch - 10, streetLevel - 9, 13 * pitch + 20, 10, rose.lit),
    rect(middle - 6.5 * pitch - 10, streetLevel - 3, 13 * pitch + 20, 6, rose.shade),
  );
}

/** A terraced house front of the pink city from its left foot: shops in arches, windows above, a parapet. */
export function bazaarFront([x, y]: Point, bays: number, width: number, floors: number): string {
  const floor = 84;
  const step = width / bays;
  const height = floors * floor + 22;
  const centres = Array.from({ length: bays }, (_, index) => x + (index + 0.5) * step);
  const shops = centres.map((at) => archPath(at, y, step * 0.66, floor * 0.74, 16)).join('');
  const windows = Array.from({ length: floors - 1 }, (_, index) => y - floor * (index + 1) - 20)
    .flatMap((sill) => centres.map((at) => archPath(at, sill, step * 0.28, floor * 0.5, 8)))
    .join('');
  const courses = Array.from({ length: floors }, (_, index) => y - floor * (index + 1));
  return group(
    {},
    rect(x, y - height, width, height, rose.mid),
    rect(x, y - height, 10, height, rose.lit),
    shape(shops + windows, rose.deep),
    stroke(shops + windows, limewash, 2, { opacity: 0.85 }),
    ...courses.map(
      (level) =>
        rect(x - 3, level, width + 6, 7, rose.lit) +
        rect(x, level + 7, width, 6, rose.deep, { opacity: 0.4 }),
    ),
    rect(x - 4, y - height, width + 8, 5, limewash),
  );
}
