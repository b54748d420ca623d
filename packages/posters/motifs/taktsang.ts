import { block } from '../kit/bhutan.ts';
import { points } from '../kit/points.ts';
import { cracks, flakes, plane, scrub, torn, tornThrough, within } from '../kit/rock.ts';
import { group, type Point, point, polygon, shape } from '../kit/svg.ts';

/** The dark rock of the cliff, lit from the left. */
export const stone = { lit: '#7b8288', face: '#575f68', side: '#434b56', shade: '#343c48', crack: '#252c38' };

const growth = { leaf: '#2f5a52', lit: '#5f8a63' };

/** The stepped rock that carries the monastery and falls sheer below it, in front of the great face. */
function prow(prefix: string): string {
  const brow = tornThrough(
    301,
    points('704,676 724,662 862,658 872,620 1106,622 1120,590 1300,584 1322,600'),
    4,
    3,
  );
  const right = torn(309, [1322, 600], [1230, 1020], 22, 6);
  const left = torn(310, [800, 1020], [704, 676], 18, 6);
  const outline = [...brow, ...right, ...left];
  const turf = [...brow].reverse().map(([x, y], at): Point => [x, y + 7 + (at % 4) * 3]);
  return (
    within(
      `${prefix}-prow`,
      outline,
      polygon(outline, stone.face),
      plane(321, points('700,640 790,1020 752,640 850,1020'), stone.lit),
      plane(323, points('868,600 900,1020 905,600 930,1020'), stone.lit),
      plane(325, points('835,640 860,1020 870,600 900,1020'), stone.shade),
      plane(327, points('1060,600 1050,1020 1118,560 1090,1020'), stone.side),
      plane(329, points('1200,560 1140,1020 1340,560 1300,1020'), stone.shade),
      flakes(331, { x: 720, y: 660, width: 540, height: 330 }, 34, stone),
      cracks(333, { x: 720, y: 650, width: 540, height: 240 }, 20, stone.crack),
    ) + polygon([...brow, ...turf], '#8e9590')
  );
}

const buildings = {
  upper: block({
    x: 1000,
    y: 430,
    width: 132,
    height: 112,
    side: 34,
    band: 0.26,
    windows: [{ at: 0.12, count: 4, width: 11, height: 19 }],
    bay: { at: 0.4, from: 0.3, width: 0.4, height: 0.3, bays: 4, rows: 1 },
    roof: { eave: 20, rise: 30, tiers: 2 },
  }),
  main: block({
    x: 876,
    y: 622,
    width: 168,
    height: 176,
    side: 40,
    band: 0.2,
    windows: [
      { at: 0.1, count: 5, width: 12, height: 20 },
      { at: 0.31, count: 5, width: 13, height: 23 },
    ],
    bay: { at: 0.55, from: 0.22, width: 0.56, height: 0.3, bays: 6, rows: 2 },
    roof: { eave: 26, rise: 38, tiers: 3 },
  }),
  right: block({
    x: 1108,
    y: 590,
    width: 146,
    height: 136,
    side: 34,
    band: 0.22,
    windows: [{ at: 0.1, count: 4, width: 12, height: 20 }],
    bay: { at: 0.38, from: 0.2, width: 0.6, height: 0.36, bays: 5, rows: 2 },
    roof: { eave: 22, rise: 32, tiers: 2 },
  }),
  gate: block({
    x: 748,
    y: 664,
    width: 104,
    height: 104,
    side: 26,
    band: 0.24,
    windows: [{ at: 0.12, count: 3, width: 11, height: 19 }],
    bay: { at: 0.4, from: 0.22, width: 0.56, height: 0.32, bays: 4, rows: 1 },
    roof: { eave: 18, rise: 28, tiers: 2 },
  }),
  annex: block({
    x: 1052,
    y: 628,
    width: 62,
    height: 62,
    side: 12,
    windows: [{ at: 0.3, count: 3, width: 9, height: 16 }],
    roof: { eave: 12, rise: 17 },
  }),
};

/** A flight of whitewashed steps with its parapet. */
export function stairs(from: Point, to: Point, steps: number, width: number): string {
  const tread = (to[0] - from[0]) / steps;
  const riser = (to[1] - from[1]) / steps;
  let d = `M${point(from)}`;
  for (let step = 0; step < steps; step++) d += `v${riser.toFixed(1)}h${tread.toFixed(1)}`;
  const under = `L${point([to[0], to[1] + width])}L${point([from[0], from[1] + width])}Z`;
  return (
    shape(d + under, '#d9d3c8') +
    shape(
      `M${point([from[0], from[1] + width * 0.45])}L${point([to[0], to[1] + width * 0.45])}${under}`,
      stone.side,
    )
  );
}

/** The shadow of a building on the rock to its right. */
const castShade = (x: number, y: number, height: number) =>
  polygon(
    [
      [x, y],
      [x, y - height],
      [x + height * 0.5, y - height * 0.72],
      [x + height * 0.46, y],
    ],
    stone.crack,
    { opacity: 0.55 },
  );

/** The ledge that carries the upper temple. */
function upperShelf(): string {
  const brow = torn(341, [960, 432], [1190, 424], 5, 5);
  const foot = tornThrough(343, points('1190,424 1150,540 1040,640 940,600 960,432'), 12);
  return (
    polygon([...brow, ...foot], stone.side) +
    polygon([...brow, ...[...brow].reverse().map(([x, y]): Point => [x, y + 8])], '#8e9590')
  );
}

/** The Tiger's Nest: its four main buildings on their ledges, and the rock that carries them. `prefix` keeps its clip apart. */
export function taktsang(prefix: string): string {
  return group(
    {},
    castShade(1160, 432, 130),
    upperShelf(),
    buildings.upper,
    prow(prefix),
    castShade(1286, 590, 130),
    stairs([1066, 600], [1124, 430], 15, 12),
    buildings.right,
    buildings.annex,
    buildings.main,
    stairs([842, 660], [884, 622], 5, 14),
    buildings.gate,
    scrub(312, [712, 676], 46, 14, growth.leaf, growth.lit),
    scrub(313, [1010, 634], 110, 12, growth.leaf, growth.lit),
    scrub(314, [1256, 600], 64, 14, growth.leaf, growth.lit),
  );
}
