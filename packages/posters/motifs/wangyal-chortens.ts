import { block, type Fabric, fabric } from '../kit/bhutan.ts';
import { points } from '../kit/points.ts';
import { group, place, polygon, rect, shape, stroke, tag } from '../kit/svg.ts';

const slate: Fabric = {
  ...fabric,
  roof: '#a9a39a',
  roofShade: '#6b6a6c',
  roofEdge: '#4b4342',
  gilt: '#f2c75c',
};

/** One square chorten: plinth, white body with a gilded niche, red band, slate roof and gilt pinnacle; its foot at the origin. */
const chorten = () =>
  group(
    {},
    shape('M58 0L96 10L30 12L-24 4Z', '#3f5a4a', { opacity: 0.5 }),
    rect(-30, -8, 60, 9, fabric.wall),
    rect(30, -8, 15, 9, fabric.wallShade),
    block(
      {
        x: -25,
        y: -8,
        width: 50,
        height: 62,
        side: 15,
        batter: 1.5,
        band: 0.34,
        roof: { eave: 8, rise: 15 },
      },
      slate,
    ),
    rect(-9, -32, 18, 16, fabric.trim),
    rect(-6, -29, 12, 13, fabric.band),
  );

const row = (id: string, y: number, from: number, to: number, count: number, scale: number, bow: number) =>
  Array.from({ length: count }, (_, index) => {
    const t = index / (count - 1);
    const x = from + (to - from) * t;
    return place(x, y + bow * (1 - (2 * t - 1) ** 2), scale, tag('use', { href: `#${id}` }));
  }).join('');

/** A terrace of the mound: its turf and the low stone wall along its edge. */
const terrace = (left: number, right: number, y: number, depth: number, turf: string) =>
  shape(
    `M${left} ${y}Q${(left + right) / 2} ${y + 34} ${right} ${y}L${right + 36} ${y + depth}Q${(left + right) / 2} ${y + depth + 44} ${left - 36} ${y + depth}Z`,
    turf,
  ) +
  stroke(`M${left - 4} ${y + 4}Q${(left + right) / 2} ${y + 40} ${right + 4} ${y + 4}`, '#cfc3a8', 5) +
  stroke(`M${left - 4} ${y + 10}Q${(left + right) / 2} ${y + 46} ${right + 4} ${y + 10}`, '#7d7868', 5);

/** The flight of steps up the middle of the mound, narrower with its height. */
function stairway(): string {
  const treads = Array.from({ length: 17 }, (_, step) => {
    const half = 15 + step * 1.25;
    return `M${-half} ${26 + step * 13}H${half}`;
  });
  return polygon(points('-14,16 14,16 38,252 -38,252'), '#d8cdb4') + stroke(treads.join(''), '#9c9079', 2.4);
}

/** The memorial chortens of Dochula: three rings on a mound round a greater one, 770 units wide, the mound's foot at y 240. */
export function wangyalChortens(prefix: string): string {
  const id = `${prefix}-chorten`;
  return group(
    {},
    tag('defs', {}, group({ id }, chorten())),
    shape('M-384 230C-320 80 -220 -30 -90 -50H90C220 -30 320 80 388 230Q0 270 -384 230Z', '#7f9a63'),
    shape('M90 -50C220 -30 320 80 388 230Q280 250 170 256C200 120 160 20 60 -50Z', '#557a58'),
    block(
      {
        x: -46,
        y: 16,
        width: 92,
        height: 104,
        side: 28,
        band: 0.22,
        bay: { at: 0.26, from: 0.22, width: 0.56, height: 0.3, bays: 3, rows: 1 },
        roof: { eave: 16, rise: 26, tiers: 2 },
      },
      slate,
    ),
    row(id, 8, -176, -104, 2, 0.72, 6),
    row(id, 14, 116, 188, 2, 0.72, -6),
    terrace(-200, 204, 10, 60, '#8fa86d'),
    row(id, 84, -258, -66, 3, 0.82, 8),
    row(id, 92, 78, 268, 3, 0.82, 8),
    terrace(-288, 292, 90, 70, '#86a268'),
    row(id, 176, -330, -82, 4, 0.94, 8),
    row(id, 184, 94, 342, 4, 0.94, 8),
    terrace(-372, 376, 184, 40, '#8fa86d'),
    stairway(),
  );
}
