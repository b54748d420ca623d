import { archPath } from '../kit/mughal.ts';
import { random } from '../kit/random.ts';
import { circle, group, type Point, place, point, polygon, rect, shape, stroke } from '../kit/svg.ts';

type Roof = readonly [lit: string, shade: string];

const roofs: readonly [Roof, ...Roof[]] = [
  ['#d2553c', '#8f3634'],
  ['#4f8a72', '#2c5a58'],
  ['#d2553c', '#8f3634'],
  ['#7d93a3', '#4d6278'],
  ['#b9863f', '#7c5637'],
];
const wall = { lit: '#fbeccb', shade: '#b7a79d', opening: '#4a4650', trim: '#fff8e6' };

/** A hill-station house from the middle of its foot: a gable to us, a long roof beside it, verandah and chimney. */
function hillHouse([x, y]: Point, size: number, [lit, shade]: Roof, floors: number): string {
  const [gable, long, floor] = [26, 44, 15];
  const high = floors * floor;
  const panes = Array.from({ length: floors }, (_, index) => {
    const sill = -4 - index * floor;
    return [5, 15, 33, 44, 55].map((at) => `M${at} ${sill}v-7h5v7z`).join('');
  }).join('');
  return place(
    x - size * 35,
    y,
    size,
    rect(gable, -high, long, high + 8, wall.shade),
    polygon(
      [
        [0, 8],
        [0, -high],
        [gable / 2, -high - 15],
        [gable, -high],
        [gable, 8],
      ],
      wall.lit,
    ),
    shape(panes, wall.opening),
    rect(0, -1.5, gable + long, 2, wall.trim),
    rect(58, -high - 22, 6, 12, shade),
    polygon(
      [
        [gable / 2, -high - 17],
        [gable / 2 + long, -high - 17],
        [gable + long + 4, -high + 2],
        [gable + 3, -high + 2],
      ],
      shade,
    ),
    polygon(
      [
        [gable / 2, -high - 18],
        [gable + 4, -high + 3],
        [gable, -high + 4],
        [gable / 2, -high - 12],
        [0, -high + 4],
        [-4, -high + 3],
      ],
      lit,
    ),
    stroke(`M${gable / 2} ${-high - 17.5}h${long}`, lit, 2.4),
  );
}

/** Houses in rows up a slope, the far rows first. */
export function hillTown(
  seed: number,
  span: readonly [number, number],
  ground: (x: number) => number,
  rows: number,
): string {
  const { between, pick } = random(seed);
  return Array.from({ length: rows }, (_, row) => {
    const size = 0.62 + row * 0.12;
    const houses: string[] = [];
    for (let x = span[0] + between(0, 40); x < span[1]; x += 76 * size + between(2, 34)) {
      const y = ground(x) + 14 + row * 27 + between(-4, 4);
      houses.push(hillHouse([x, y], size, pick(roofs), between(0, 1) > 0.55 ? 2 : 1));
    }
    return houses.join('');
  }).join('');
}

const ochre = {
  lit: '#ffdf86',
  mid: '#f0b84f',
  shade: '#b9803c',
  deep: '#6a4a3c',
  trim: '#fff4d6',
  slate: '#5d6b78',
  slateLit: '#93a1a8',
};

/** A row of pointed windows as path data. */
const lancets = (places: readonly number[], base: number, width: number, height: number): string =>
  places.map((x) => archPath(x, base, width, height, width * 0.9)).join('');

/** The yellow church on the ridge, foot of its tower at the point: nave with buttresses, clock, belfry, pinnacles. */
export function ridgeChurch([x, y]: Point, size: number): string {
  const buttress = (at: number) => rect(at, -50, 5, 52, ochre.mid) + rect(at, -50, 1.8, 52, ochre.trim);
  const pinnacle = (at: number, foot: number) =>
    shape(
      `M${at - 3.4} ${foot}V${foot - 12}L${at} ${foot - 28}L${at + 3.4} ${foot - 12}V${foot}Z`,
      ochre.lit,
    ) + shape(`M${at} ${foot - 28}L${at + 3.4} ${foot - 12}V${foot}H${at + 0.6}Z`, ochre.shade);
  const battlement = Array.from({ length: 6 }, (_, index) => `M${-22 + index * 8} -121v-7h4.600v7z`).join('');
  const nave = group(
    {},
    rect(24, -50, 120, 52, ochre.shade),
    shape(lancets([44, 64, 84, 104, 124], -10, 8, 32), ochre.deep),
    ...[32, 52, 72, 92, 112, 132].map(buttress),
    shape('M22 -49L46 -88L134 -88L150 -49Z', ochre.slate),
    shape('M46 -88L134 -88L135.5 -84L43.5 -84Z', ochre.slateLit),
    rect(20, -50, 132, 4, ochre.trim),
    shape('M140 2L140 -46L158 -72L176 -46L176 2Z', ochre.mid),
    shape(lancets([158], -14, 12, 36), ochre.deep),
    stroke('M138 -44L158 -73L178 -44', ochre.trim, 3.4),
  );
  const tower = group(
    {},
    rect(-24, -122, 34, 124, ochre.lit),
    rect(10, -122, 14, 124, ochre.shade),
    shape(lancets([-14, 0], -66, 8, 28) + lancets([-7], -2, 14, 34), ochre.deep),
    circle(-7, -106, 7.6, ochre.trim),
    stroke('M-7 -111V-106L-3.600 -104', ochre.deep, 1.3),
    rect(-26, -62, 52, 3, ochre.trim),
    rect(-26, -96, 52, 2.6, ochre.trim),
    rect(-27, -123, 54, 4, ochre.trim),
    shape(battlement, ochre.lit),
    ...[-24, 0, 24].map((at) => pinnacle(at, -120)),
  );
  return place(x, y, size, nave, tower);
}

/** A wall along a terrace that follows the ridge, so that the church stands on made ground. */
export const terraceWall = (line: readonly Point[], height: number): string =>
  shape(
    `M${line.map(point).join('L')}L${[...line]
      .reverse()
      .map(([x, y]) => point([x, y + height]))
      .join('L')}Z`,
    '#b3a391',
  ) + stroke(`M${line.map(point).join('L')}`, '#fbeccb', 3);
