import type { Point } from './svg.ts';

/** A line of points, written as path data writes them: '0 0 40 -12 90 -8'. */
export function trace(numbers: string): Point[] {
  const values = numbers.split(' ').map(Number);
  return values.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, values[index + 1] ?? 0]] : []));
}
