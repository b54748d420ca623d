import { points } from '../kit/points.ts';
import { cracks, flakes, plane, tornThrough, within } from '../kit/rock.ts';
import { type Point, polygon } from '../kit/svg.ts';

/** The grey rock of the crag in warm light. */
export const cragStone = {
  lit: '#d2c8b4',
  face: '#9b9993',
  side: '#7d7f80',
  shade: '#5b636a',
  crack: '#3d464f',
};

/** The crag: an edge that catches the light, a broad face, a corner in shade. */
export function crag(id: string): string {
  const brow = tornThrough(
    11,
    points('760,-20 742,60 700,120 706,200 668,290 690,380 654,470 668,560 640,640 660,720 636,806'),
    7,
  );
  const outline: Point[] = [...brow, [636, 1020], [1640, 1020], [1640, -20]];
  return within(
    id,
    outline,
    polygon(outline, cragStone.face),
    plane(21, points('620,-20 540,1020 830,-20 730,1020'), cragStone.lit),
    plane(23, points('1120,-20 1060,1020 1250,-20 1190,1020'), cragStone.shade),
    plane(25, points('1250,-20 1190,1020 1330,-20 1290,1020'), cragStone.lit),
    plane(27, points('1450,-20 1400,1020 1660,-20 1660,1020'), cragStone.side),
    flakes(29, { x: 680, y: -20, width: 130, height: 760 }, 12, cragStone),
    flakes(33, { x: 1060, y: -40, width: 560, height: 860 }, 44, cragStone),
    flakes(35, { x: 800, y: -60, width: 260, height: 160 }, 6, cragStone),
    flakes(36, { x: 820, y: 620, width: 260, height: 200 }, 9, cragStone),
    cracks(37, { x: 700, y: -20, width: 900, height: 700 }, 30, cragStone.crack),
    seams(),
  );
}

/** Seams across the face, each a thin lit lip over its shade: the climber's holds. */
function seams(): string {
  const lines = [
    '800,280 887,264 974,300 1070,286',
    '800,562 870,545 926,548 966,508 1010,505 1080,500',
    '810,690 900,664 960,672',
    '950,180 1010,164 1080,172',
    '806,440 846,430 872,436',
    '1000,402 1040,392 1078,398',
  ];
  return lines
    .map((line, index) => {
      const lip = tornThrough(300 + index * 9, points(line), 4, 3);
      const end = lip.length - 1;
      const drop = (depth: number) =>
        [...lip].reverse().map(([x, y], at): Point => [x, y + Math.sin((at / end) * Math.PI) * depth]);
      return polygon([...lip, ...drop(11)], cragStone.shade) + polygon([...lip, ...drop(-6)], cragStone.lit);
    })
    .join('');
}

/** The ledge below, from which the rope is held. */
export function ledge(id: string): string {
  const brow = tornThrough(51, points('430,836 520,806 640,796 900,800 1120,790 1640,776'), 4);
  const outline: Point[] = [...brow, [1640, 1020], [470, 1020], [450, 900]];
  return within(
    id,
    outline,
    polygon(outline, cragStone.side),
    plane(53, points('400,800 440,1020 520,800 560,1020'), cragStone.lit),
    flakes(55, { x: 520, y: 850, width: 1060, height: 100 }, 26, { ...cragStone, face: cragStone.shade }),
    polygon([...brow, ...[...brow].reverse().map(([x, y]): Point => [x, y + 18])], '#b7b29c'),
  );
}
