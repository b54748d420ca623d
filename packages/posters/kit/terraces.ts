import { along, smooth } from './curves.ts';
import { random } from './random.ts';
import { type Point, point, shape, stroke } from './svg.ts';

const paddy = {
  ripe: '#c9bd62',
  young: '#93b069',
  water: '#f0dcb4',
  reflection: '#b9cdc6',
  bank: '#5b7d4c',
  bankShade: '#3f6446',
};

/** Rice terraces that step down to the river: every field follows the slope in its own curve. */
export function riceTerraces(top: number): string {
  const fills = [paddy.young, paddy.ripe, paddy.water, paddy.young, paddy.ripe, paddy.young] as const;
  const contour = (row: number, shift: number) =>
    Array.from({ length: 15 }, (_, step): Point => {
      const x = -60 + step * 124;
      const bow = Math.sin(step * 0.62 + row * 0.9) * (11 + row * 1.6) + Math.sin(step * 0.27 + 1) * 26;
      return [x, top + row * 34 + row ** 1.6 * 3 + bow + shift];
    });
  const below = (line: readonly Point[]) => `${smooth(line)}L1700 1020L-60 1020Z`;
  return fills
    .map(
      (fill, row) =>
        shape(below(contour(row, 0)), paddy.bankShade) +
        shape(below(contour(row, 9)), paddy.bank) +
        shape(below(contour(row, 13)), fill) +
        (fill === paddy.water
          ? shape(below(contour(row, 34)), paddy.reflection)
          : seedlings(70 + row, contour(row, 13), fill === paddy.ripe)),
    )
    .join('');
}

/** Rows of rice, as short strokes along a field. */
function seedlings(seed: number, line: readonly Point[], ripe: boolean): string {
  const { between } = random(seed);
  const strokes = along(line, 7).map(([x, y]) => {
    const up = y + between(8, 26);
    return `M${point([x, up])}l2 -8M${point([x + 6, up + 1])}l1 -7`;
  });
  return stroke(strokes.join(''), ripe ? '#a9973f' : '#6f9450', 2);
}
