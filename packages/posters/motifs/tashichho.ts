import { type Block, block, type Fabric, fabric } from '../kit/bhutan.ts';
import { points } from '../kit/points.ts';
import { group, polygon, rect, shape, stroke } from '../kit/svg.ts';

const copper: Fabric = { ...fabric, roof: '#d08a44', roofShade: '#8f552f', gilt: '#f0bd66' };

const storey = (at: number, count: number, width = 10, height = 16) => ({ at, count, width, height });

/** A corner tower of three storeys under its triple roof. */
const tower = (x: number, y: number) =>
  block({
    x,
    y,
    width: 116,
    height: 138,
    side: 34,
    band: 0.18,
    windows: [storey(0.12, 4)],
    bay: { at: 0.34, from: 0.16, width: 0.68, height: 0.38, bays: 5, rows: 2 },
    roof: { eave: 20, rise: 28, tiers: 3 },
  });

/** A hall behind the walls, of which we see the band and the roofs. */
const hall = (more: Pick<Block, 'x' | 'y' | 'width' | 'height'>) =>
  block(
    {
      ...more,
      side: more.width * 0.2,
      band: 0.2,
      windows: [storey(0.5, Math.round(more.width / 26))],
      roof: { eave: 20, rise: 28, tiers: 2 },
    },
    copper,
  );

const wing = (x: number, width: number) =>
  block(
    {
      x,
      y: 0,
      width,
      height: 98,
      side: 24,
      batter: 6,
      band: 0.22,
      windows: [storey(0.16, Math.round(width / 24)), storey(0.44, Math.round(width / 24))],
      roof: { eave: 14, rise: 22 },
    },
    copper,
  );

/** The gate in the middle of the front, up a broad flight of steps. */
const gate = () =>
  block({
    x: -64,
    y: 6,
    width: 118,
    height: 122,
    side: 24,
    band: 0.2,
    bay: { at: 0.46, from: 0.14, width: 0.72, height: 0.28, bays: 6, rows: 1 },
    roof: { eave: 18, rise: 26, tiers: 2 },
  }) +
  rect(-24, -44, 38, 48, fabric.timberDark) +
  rect(-29, -49, 48, 6, fabric.trim) +
  polygon(points('-26,2 16,2 26,26 -36,26'), '#d8cdb4') +
  stroke('M-28 8H18M-30 14H21M-33 20H24', '#9c9079', 2.2);

/** Tashichho Dzong: two-storeyed wings between corner towers, the utse and the halls behind; 800 units wide, its foot at the origin. */
export const tashichho = (): string =>
  group(
    {},
    shape('M-410 8C-200 22 200 26 420 12L500 20C200 40 -200 40 -420 18Z', '#3f5f48', { opacity: 0.5 }),
    hall({ x: -270, y: -40, width: 180, height: 120 }),
    hall({ x: 150, y: -40, width: 170, height: 112 }),
    block({
      x: -66,
      y: -40,
      width: 140,
      height: 206,
      side: 44,
      band: 0.15,
      windows: [storey(0.44, 4, 12, 19), storey(0.6, 4, 12, 19)],
      bay: { at: 0.72, from: 0.2, width: 0.6, height: 0.11, bays: 5, rows: 1 },
      roof: { eave: 26, rise: 36, tiers: 3 },
    }),
    wing(-360, 320),
    wing(20, 330),
    gate(),
    tower(-410, 6),
    tower(300, 8),
  );
