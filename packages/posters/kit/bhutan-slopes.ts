import { haze } from './air.ts';
import { flanks } from './hills.ts';
import { heightAt, land, ridgeLine } from './land.ts';
import { farPines } from './pines.ts';
import { conifer } from './plants.ts';
import { points } from './points.ts';
import { random } from './random.ts';
import { type Point, place, rect } from './svg.ts';

/** The course of a slope's crest; `through` names the places it passes, as `points` reads them. */
export type Skyline = {
  seed: number;
  from: number;
  to: number;
  through: string;
  relief?: number;
  span?: readonly [number, number];
};

/** A hill: its crest, its tone, and the haze that lies on its foot. */
export type Slope = Skyline & { fill: string; veil: number };

export const slopeLine = ({ seed, from, to, through, relief = 20, span }: Skyline): Point[] =>
  ridgeLine({
    seed,
    from,
    to,
    relief,
    roughness: 0.48,
    folds: 6,
    through: points(through),
    ...(span && { span }),
  });

/** Hills one behind the other, lit from the left, their haze thickest at `foot`; `id` keeps their veils apart. */
export function slopes(
  id: string,
  layers: readonly Slope[],
  { shade, veil, foot }: { shade: string; veil: string; foot: number },
): string {
  return layers
    .map((layer, index) => {
      const line = slopeLine(layer);
      const top = Math.min(...line.map(([, y]) => y));
      return (
        land(line, layer.fill, foot) +
        flanks(line, 260, 110, shade, 1, 0.2) +
        haze(`${id}-veil-${index}`, top, foot, veil, layer.veil)
      );
    })
    .join('');
}

type Wood = {
  seed: number;
  line: readonly Point[];
  span: readonly [number, number];
  count: number;
  /** How far below the skyline the lowest tree stands. */
  depth: number;
  height: number;
  fill: string;
  lit: string;
};

/** A pine wood on a slope: the rear trees first, the nearer ones larger. */
export function pineWood({ seed, line, span, count, depth, height, fill, lit }: Wood): string {
  const { between } = random(seed);
  const trees = Array.from({ length: count }, (): readonly [number, number, number] => {
    const x = between(...span);
    const down = between(0, 1);
    return [x, heightAt(line, x) + 8 + down * depth, height * (0.75 + 0.4 * down) * between(0.8, 1.2)];
  });
  return farPines(
    [...trees].sort((one, other) => one[1] - other[1]),
    fill,
    lit,
  );
}

/** A near pine lit from the left. */
export const litPine = (seed: number, [x, y]: Point, height: number, fill: string, lit: string): string =>
  place(x, y, [-1, 1], conifer(seed, [0, 0], height, fill, lit));

/** A pole for a line of flags, lit along its left, its foot at the point. */
export const flagPole = ([x, y]: Point, height: number): string =>
  rect(x - 3.5, y - height, 7, height, '#4a3a30') + rect(x - 3.5, y - height, 2.6, height, '#b08d63');
