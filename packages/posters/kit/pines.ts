import { type Point, point, shape } from './svg.ts';

/** Pines far off, as one shape for their shaded right sides and one for the lit left ones; few bytes to each tree. */
export function farPines(
  spots: readonly (readonly [x: number, y: number, height: number])[],
  fill: string,
  lit: string,
): string {
  const half = ([x, y]: Point, height: number, side: 1 | -1) => {
    const w = height * 0.2 * side;
    const at = (out: number, up: number) => point([x + w * out, y - height * up]);
    return `M${at(0, 1)}L${at(0.74, 0.48)}L${at(0.34, 0.53)}L${at(1, 0.04)}L${at(0, 0)}Z`;
  };
  const side = (sign: 1 | -1) => spots.map(([x, y, height]) => half([x, y], height, sign)).join('');
  return shape(side(1), fill) + shape(side(-1), lit);
}
