import { archPath } from '../kit/mughal.ts';
import { circle, group, place, polygon, rect, shape, stroke } from '../kit/svg.ts';
import type { Tones } from '../kit/tone.ts';

/**
 * The Rang Ghar seen square on: an oval of eight sides whose two slanting ends show foreshortened. Its middle stands on
 * the origin, 780 wide and 400 high; the light comes from the left.
 */
const storeys = [
  { foot: -30, arch: 74, top: -126 },
  { foot: -146, arch: 72, top: -236 },
] as const;

type Bay = { x: number; width: number; lift: number; face: 'left' | 'front' | 'right' };

const front: Bay[] = [-196, -98, 0, 98, 196].map((x) => ({ x, width: 54, lift: 1, face: 'front' }));
const slants: Bay[] = [-350, -292, 292, 350].map((x) => ({
  x,
  width: Math.abs(x) > 320 ? 20 : 30,
  lift: 0.94,
  face: x < 0 ? 'left' : 'right',
}));

const faceTone = ({ lit, mid, shade }: Tones, face: Bay['face']) =>
  ({ left: lit, front: mid, right: shade })[face];

/** The corner where each side of the oval ends. */
const corners = { left: [-384, -250], front: [-250, 250], right: [250, 384] } as const;

const band = (top: number, height: number, out: number, brick: Tones, raise: 'lit' | 'mid' = 'mid') =>
  (['left', 'front', 'right'] as const)
    .map((face) => {
      const [from, to] = corners[face];
      const [a, b] = [face === 'left' ? from - out : from, face === 'right' ? to + out : to];
      const tone = raise === 'mid' ? brick : { ...brick, mid: brick.lit, shade: brick.mid };
      return rect(a, top, b - a, height, faceTone(tone, face));
    })
    .join('');

/** An opening under its pointed arch: a raised frame, the dark within, and the reveal that the light reaches. */
function opening({ x, width, lift, face }: Bay, foot: number, arch: number, brick: Tones): string {
  const tall = arch * lift;
  const reveal = width * (face === 'left' ? 0.08 : 0.16);
  const frame = face === 'right' ? brick.mid : brick.lit;
  return (
    shape(archPath(x, foot, width + 14, tall + 11), frame) +
    shape(archPath(x, foot, width, tall), brick.mid) +
    shape(archPath(x - reveal / 2, foot, width - reveal, tall - 2), brick.deep)
  );
}

/** A carved rose in a sunk panel, as they stand between the arches. */
const rosette = (x: number, y: number, brick: Tones, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape('M0 -9L7 0L0 9L-7 0Z', brick.shade),
    shape('M0 -5Q4 -4 5 0Q4 4 0 5Q-4 4 -5 0Q-4 -4 0 -5Z', brick.lit),
    circle(0, 0, 1.6, brick.deep),
  );

function pilasters(brick: Tones): string {
  const wide = [-245, -147, -49, 49, 147, 245]
    .map((x) => rect(x - 7, -240, 14, 210, brick.lit) + rect(x + 1, -240, 6, 210, brick.shade))
    .join('');
  const slanted = [-382, -322, 322, 382]
    .map(
      (x) =>
        rect(x - 4, -240, 8, 210, x < 0 ? brick.lit : brick.mid) + rect(x + 1, -240, 3, 210, brick.shade),
    )
    .join('');
  return slanted + wide;
}

function walls(brick: Tones): string {
  const roses = [...front, ...slants].flatMap(({ x, face }) =>
    face === 'front'
      ? [-33, 33].flatMap((dx) => [rosette(x + dx, -112, brick), rosette(x + dx, -226, brick)])
      : [],
  );
  return group(
    {},
    band(-262, 244, 0, brick),
    ...roses,
    ...storeys.flatMap(({ foot, arch }) =>
      [...front, ...slants].map((bay) => opening(bay, foot, arch, brick)),
    ),
    pilasters(brick),
    band(-146, 20, 8, brick, 'lit'),
    band(-134, 8, 4, brick),
    rect(-388, -126, 776, 4, brick.deep, { opacity: 0.55 }),
    balustrade(brick),
  );
}

/** The low pierced parapet in the arches of the upper storey. */
function balustrade(brick: Tones): string {
  const bars = front.flatMap(({ x }) => [-18, -9, 0, 9, 18].map((dx) => `M${x + dx} -147v-13`)).join('');
  return stroke(bars, brick.mid, 3) + front.map(({ x }) => rect(x - 26, -163, 50, 4, brick.lit)).join('');
}

/** The plinth and the steps to the entrance in the middle. */
const plinth = (brick: Tones) =>
  band(-30, 16, 10, brick, 'lit') +
  band(-16, 18, 18, brick) +
  rect(-402, -4, 804, 6, brick.deep, { opacity: 0.5 }) +
  [0, 1, 2, 3]
    .map(
      (step) =>
        rect(-44 - step * 7, -30 + step * 8, 88 + step * 14, 4, brick.lit) +
        rect(-44 - step * 7, -26 + step * 8, 88 + step * 14, 4, brick.shade),
    )
    .join('');

/** The upturned hull: a keel that sinks to both ends, its planks, and eaves that dip at the corners. */
function hull(brick: Tones): string {
  const plank = (lift: number) =>
    stroke(
      `M${-396 + lift * 66} ${-252 - lift * 62}Q0 ${-282 - lift * 122} ${396 - lift * 66} ${-252 - lift * 62}`,
      brick.shade,
      2.4,
      { opacity: 0.75 },
    );
  return group(
    {},
    shape('M-408 -240Q0 -268 408 -240L400 -228Q0 -252 -400 -228Z', brick.deep),
    shape(
      'M-414 -244C-398 -292 -366 -318 -318 -330Q0 -392 318 -330C366 -318 398 -292 414 -244Q0 -280 -414 -244Z',
      brick.mid,
    ),
    shape(
      'M-414 -244C-398 -292 -366 -318 -318 -330C-286 -308 -264 -284 -254 -256Q-336 -252 -414 -244Z',
      brick.lit,
    ),
    shape('M414 -244C398 -292 366 -318 318 -330C286 -308 264 -284 254 -256Q336 -252 414 -244Z', brick.shade),
    [0.28, 0.56, 0.84].map(plank).join(''),
    shape('M-416 -246Q0 -282 416 -246L412 -236Q0 -270 -412 -236Z', brick.lit),
    shape('M250 -260Q340 -254 416 -246L412 -236Q340 -246 250 -251Z', brick.mid),
    stroke('M-318 -330Q0 -392 318 -330', brick.lit, 6),
  );
}

/** A makara at the end of the keel: body along the ridge, jaws open to the sky, a curled snout. It looks right. */
const makara = (lit: string, shade: string, deep: string) =>
  group(
    {},
    shape(
      'M-64 12C-44 -2 -22 -8 -4 -16C4 -30 8 -44 22 -52C32 -58 44 -54 44 -46C38 -50 32 -46 32 -40C28 -34 24 -28 22 -22C34 -30 46 -32 58 -28C50 -24 42 -18 34 -8C26 4 8 14 -12 20Z',
      lit,
    ),
    shape('M-64 12C-36 10 -6 4 14 -6C26 -12 40 -24 58 -28C50 -24 42 -18 34 -8C26 4 8 14 -12 20Z', shade),
    shape('M-46 3L-42 -8L-34 -2L-29 -14L-20 -8L-15 -20L-6 -15Q-24 -8 -46 3Z', shade),
    circle(10, -25, 3.4, deep),
    stroke('M24 -27L26 -33M30 -30L32 -25M36 -29L38 -24', lit, 2),
  );

/** The trefoil canopy on the middle of the keel: three small vaults on posts. */
const trefoil = ({ lit, mid, shade, deep }: Tones) =>
  group(
    {},
    rect(-44, -372, 88, 14, mid),
    rect(-40, -396, 80, 26, deep),
    [-40, -16, 8, 32].map((x) => rect(x, -396, 8, 26, x > 0 ? mid : lit)).join(''),
    shape('M-50 -396C-50 -416 -20 -420 -16 -400C-14 -424 14 -424 16 -400C20 -420 50 -416 50 -396Z', mid),
    shape(
      'M-50 -396C-50 -416 -22 -419 -17 -402L-18 -396ZM-16 -400C-14 -418 -2 -420 2 -414C-4 -410 -6 -402 -6 -396H-16Z',
      lit,
    ),
    shape('M32 -411C44 -411 50 -405 50 -396H36Q38 -404 32 -411Z', shade),
    rect(-52, -398, 104, 5, lit),
    [-33, 0, 33]
      .map((x) =>
        polygon(
          [
            [x - 3, -412 - (x ? 0 : 4)],
            [x, -430 - (x ? 0 : 8)],
            [x + 3, -412 - (x ? 0 : 4)],
          ],
          lit,
        ),
      )
      .join(''),
  );

export const rangGhar = (brick: Tones): string =>
  group(
    {},
    plinth(brick),
    walls(brick),
    hull(brick),
    place(318, -336, 1, makara(brick.mid, brick.shade, brick.deep)),
    place(-318, -336, [-1, 1], makara(brick.lit, brick.mid, brick.deep)),
    trefoil(brick),
  );
