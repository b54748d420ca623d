import { block, type Fabric, fabric, hippedRoof } from './bhutan.ts';
import { points } from './points.ts';
import { group, point, polygon, rect, shape, stroke } from './svg.ts';

const shingled: Fabric = { ...fabric, roof: '#c0703f', roofShade: '#7f4533', gilt: '#e9b56a' };

const storey = (at: number, count: number, width = 11, height = 18) => ({ at, count, width, height });

/** Punakha Dzong: the utse, the long wall with its towers, the gate. */
export function punakhaDzong(): string {
  const utse = block({
    x: 640,
    y: 600,
    width: 138,
    height: 250,
    side: 42,
    band: 0.13,
    windows: [storey(0.5, 4, 12, 20), storey(0.64, 4, 12, 20)],
    bay: { at: 0.74, from: 0.22, width: 0.56, height: 0.11, bays: 5, rows: 1 },
    roof: { eave: 24, rise: 36, tiers: 3 },
  });
  const rearLeft = block(
    {
      x: 452,
      y: 620,
      width: 168,
      height: 150,
      side: 30,
      band: 0.2,
      windows: [storey(0.5, 6)],
      roof: { eave: 18, rise: 28, tiers: 2 },
    },
    shingled,
  );
  const rearRight = block(
    {
      x: 836,
      y: 620,
      width: 196,
      height: 158,
      side: 40,
      band: 0.2,
      windows: [storey(0.5, 7)],
      roof: { eave: 20, rise: 30, tiers: 2 },
    },
    shingled,
  );
  const curtain = block(
    {
      x: 420,
      y: 652,
      width: 560,
      height: 106,
      side: 120,
      batter: 10,
      band: 0.22,
      windows: [storey(0.22, 16, 10, 16), storey(0.46, 16, 10, 16)],
      roof: { eave: 16, rise: 24 },
    },
    shingled,
  );
  const leftTower = block({
    x: 352,
    y: 656,
    width: 124,
    height: 132,
    side: 26,
    band: 0.2,
    windows: [storey(0.14, 4)],
    bay: { at: 0.36, from: 0.18, width: 0.64, height: 0.34, bays: 5, rows: 2 },
    roof: { eave: 18, rise: 28, tiers: 2 },
  });
  const gate = block({
    x: 640,
    y: 660,
    width: 132,
    height: 138,
    side: 22,
    band: 0.2,
    bay: { at: 0.42, from: 0.14, width: 0.72, height: 0.32, bays: 6, rows: 2 },
    roof: { eave: 20, rise: 30, tiers: 2 },
  });
  const rightTower = block({
    x: 948,
    y: 656,
    width: 120,
    height: 136,
    side: 52,
    band: 0.2,
    windows: [storey(0.14, 4)],
    bay: { at: 0.36, from: 0.18, width: 0.64, height: 0.34, bays: 5, rows: 2 },
    roof: { eave: 18, rise: 28, tiers: 2 },
  });
  return group({}, rearLeft, rearRight, utse, curtain, leftTower, gate, rightTower, gateway());
}

/** The door and the steep timber stair that leads up to it. */
function gateway(): string {
  const treads = Array.from(
    { length: 9 },
    (_, step) => `M${686 - step} ${640 + step * 5}h${40 + step * 2}`,
  ).join('');
  return (
    rect(688, 606, 36, 34, fabric.timberDark) +
    rect(684, 602, 44, 5, fabric.trim) +
    polygon(points('686,638 726,638 736,686 676,686'), '#cdbb9b') +
    stroke(treads, fabric.timber, 1.6) +
    polygon(points('726,638 736,686 741,686 729,634'), fabric.timberDark)
  );
}

/** A bridgehead tower of the cantilever bridge. */
const bridgehead = (x: number, y: number) =>
  block({
    x,
    y,
    width: 62,
    height: 76,
    side: 20,
    band: 0.24,
    windows: [storey(0.36, 2, 10, 15)],
    roof: { eave: 12, rise: 20 },
  });

/** The covered bridge: beams that step out from both banks and a roofed span on top of them. */
export function cantileverBridge(stonework: string, waterShade: string): string {
  const left = 1176;
  const right = 1448;
  const deck = 632;
  const span = right - left;
  const bay = span / 15;
  const beams = [0, 1, 2, 3]
    .map((course) => {
      const reach = 96 - course * 22;
      const y = deck + 8 + course * 8;
      const fill = course % 2 ? fabric.timberDark : fabric.timber;
      return rect(left + 14, y, reach, 6, fill) + rect(right - reach, y, reach, 6, fill);
    })
    .join('');
  const openings = Array.from({ length: 15 }, (_, index) => {
    return `M${point([left + 3 + index * bay, deck - 10])}h${(bay - 5).toFixed(1)}v-17h${(5 - bay).toFixed(1)}Z`;
  }).join('');
  return group(
    {},
    shape('M1180 694Q1310 676 1450 694Q1310 726 1180 694Z', waterShade, { opacity: 0.7 }),
    polygon(points('1108,660 1212,660 1204,690 1120,694'), stonework),
    polygon(points('1424,662 1520,662 1520,700 1436,700'), stonework),
    beams,
    rect(left, deck - 32, span, 40, fabric.timber),
    shape(openings, fabric.timberDark),
    rect(left, deck - 12, span, 4, fabric.trim),
    rect(left, deck + 2, span, 6, fabric.timberDark),
    hippedRoof({ x: left, y: deck - 32, width: span, side: 0, eave: 8, rise: 18 }, shingled),
    bridgehead(1118, 664),
    bridgehead(1428, 666),
  );
}
