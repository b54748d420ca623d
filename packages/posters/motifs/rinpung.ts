import { type Block, block, type Fabric, fabric } from '../kit/bhutan.ts';
import { points } from '../kit/points.ts';
import { group, type Point, place, polygon, rect, shape, stroke } from '../kit/svg.ts';

const shingled: Fabric = { ...fabric, roof: '#c98a4c', roofShade: '#87552f', gilt: '#eec06c' };

const storey = (at: number, count: number, width = 11, height = 18) => ({ at, count, width, height });

const keep = (more: Pick<Block, 'x' | 'y' | 'width' | 'height' | 'side'>) =>
  block({
    ...more,
    band: 0.15,
    windows: [storey(0.4, 4, 12, 20), storey(0.56, 4, 12, 20)],
    bay: { at: 0.7, from: 0.2, width: 0.6, height: 0.12, bays: 5, rows: 1 },
    roof: { eave: 26, rise: 36, tiers: 3 },
  });

/** The great front that leans back from the river: blank below, small windows, then the long gallery and the band. */
const front = () =>
  block(
    {
      x: -300,
      y: 120,
      width: 470,
      height: 236,
      side: 120,
      batter: 26,
      band: 0.12,
      windows: [storey(0.36, 13, 10, 17), storey(0.5, 13, 10, 17)],
      bay: { at: 0.64, from: 0.09, width: 0.8, height: 0.16, bays: 20, rows: 1 },
      roof: { eave: 24, rise: 34 },
    },
    shingled,
  );

const cornerTower = (x: number, y: number, width: number, height: number, side: number) =>
  block({
    x,
    y,
    width,
    height,
    side,
    batter: width * 0.1,
    band: 0.13,
    windows: [storey(0.34, 3, 11, 18), storey(0.48, 3, 11, 18)],
    bay: { at: 0.62, from: 0.18, width: 0.64, height: 0.17, bays: 4, rows: 1 },
    roof: { eave: 22, rise: 32, tiers: 2 },
  });

/** Rinpung Dzong from across the river: battered walls on a spur, corner towers, the utse behind; about 760 units wide. */
export const rinpung = (): string =>
  group(
    {},
    keep({ x: -40, y: 0, width: 128, height: 226, side: 42 }),
    block(
      {
        x: -250,
        y: -20,
        width: 170,
        height: 150,
        side: 36,
        band: 0.18,
        windows: [storey(0.5, 5)],
        roof: { eave: 20, rise: 28, tiers: 2 },
      },
      shingled,
    ),
    block(
      {
        x: 130,
        y: -10,
        width: 150,
        height: 140,
        side: 36,
        band: 0.18,
        windows: [storey(0.5, 5)],
        roof: { eave: 20, rise: 28, tiers: 2 },
      },
      shingled,
    ),
    front(),
    cornerTower(-366, 128, 136, 250, 40),
    cornerTower(190, 118, 130, 244, 64),
  );

/** Ta Dzong, the watchtower: a round keep of rubble and whitewash, its band and two rings of eaves; the foot at the origin. */
export function taDzong([x, y]: Point, scale: number): string {
  const windows = [-34, -12, 10, 30]
    .map((at) => `M${at - 3} -64h6v14h-6zM${at * 0.96 - 3} -36h6v14h-6z`)
    .join('');
  const eave = (level: number, half: number, rise: number) =>
    shape(
      `M${-half - 2} ${level + 4}Q0 ${level + 18} ${half + 2} ${level + 4}L${half} ${level}Q0 ${level + 12} ${-half} ${level}Z`,
      fabric.roofEdge,
    ) +
    shape(
      `M${-half} ${level}Q0 ${level + 13} ${half} ${level}L${half * 0.42} ${level - rise}Q0 ${level - rise + 4} ${-half * 0.42} ${level - rise}Z`,
      shingled.roof,
    ) +
    shape(
      `M${half * 0.3} ${level + 10}Q${half * 0.7} ${level + 7} ${half} ${level}L${half * 0.42} ${level - rise}Q${half * 0.3} ${level - rise + 3} ${half * 0.14} ${level - rise + 3}Z`,
      shingled.roofShade,
    );
  return place(
    x,
    y,
    scale,
    shape('M-52 0C-50 -40 -48 -70 -45 -92Q0 -80 45 -92C48 -70 50 -40 52 0Q0 16 -52 0Z', fabric.wall),
    shape('M14 9C18 -30 18 -60 14 -84Q32 -87 45 -92C48 -70 50 -40 52 0Q34 7 14 9Z', fabric.wallShade),
    shape(windows, fabric.timberDark),
    shape('M-46 -84Q0 -72 46 -84L45 -98Q0 -88 -45 -98Z', fabric.band),
    shape('M14 -76Q32 -79 46 -84L45 -98Q30 -93 14 -91Z', fabric.bandShade),
    eave(-98, 62, 24),
    rect(-24, -136, 38, 18, fabric.timber),
    rect(14, -136, 10, 18, fabric.timberDark),
    stroke('M-18 -134V-120M-8 -134V-120M2 -134V-120', fabric.timberDark, 4),
    eave(-134, 38, 20),
    polygon(points('-7,-152 7,-152 3,-162 0,-182 -3,-162'), fabric.gilt),
    polygon(points('1,-152 7,-152 3,-162 0,-182'), fabric.roofShade),
  );
}
