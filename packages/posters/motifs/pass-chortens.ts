import { block, type Fabric, fabric } from '../kit/bhutan.ts';
import { group, rect, shape } from '../kit/svg.ts';

const slate: Fabric = {
  ...fabric,
  roof: '#a9a39a',
  roofShade: '#6b6a6c',
  roofEdge: '#4b4342',
  gilt: '#f2c75c',
};

/** A square chorten, as they stand on Dochula: plinth, white body with a gilded niche, red band, slate roof and gilt pinnacle; its foot at the origin. */
export const chorten = (): string =>
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
