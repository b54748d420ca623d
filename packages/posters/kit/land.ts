import { random } from './random.ts';
import { type Point, point, shape, sheet } from './svg.ts';

type Ridge = {
  seed: number;
  /** The height of the line at its two ends, in the sheet's units from the top. */
  from: number;
  to: number;
  /** How far its first fold may rise or fall. */
  relief: number;
  /** Between 0.4 (rolling) and 0.6 (torn). */
  roughness?: number;
  /** Each step doubles the number of points; 7 is a far ridge, 9 a near one. */
  folds?: number;
  /** Where the line runs, from left to right; the whole sheet by default. */
  span?: readonly [number, number];
  /** Points that the line must pass: a summit, a saddle, a valley. */
  through?: readonly Point[];
};

/** A skyline by midpoint displacement: halve every stretch and push its middle, each time by less. */
export function ridgeLine({
  seed,
  from,
  to,
  relief,
  roughness = 0.5,
  folds = 8,
  span,
  through = [],
}: Ridge): Point[] {
  const { between } = random(seed);
  const [left, right] = span ?? [-20, sheet.width + 20];
  const fixed: Point[] = [[left, from], ...[...through].sort(([a], [b]) => a - b), [right, to]];
  let line = fixed;
  let push = relief;
  for (let fold = 0; fold < folds; fold++) {
    const height = push;
    line = line.flatMap((here, index): Point[] => {
      const next = line[index + 1];
      if (!next) return [here];
      return [here, [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2 + between(-height, height)]];
    });
    push *= roughness;
  }
  return line;
}

/** The land below a skyline, down to a level. */
export function land(line: readonly Point[], fill: string, bottom: number = sheet.height + 20): string {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return '';
  return shape(
    `M${point([first[0], bottom])}L${line.map(point).join('L')}L${point([last[0], bottom])}Z`,
    fill,
  );
}

/** The height of a skyline at some place, for what stands on it. */
export function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const right = line[Math.max(after, 0)];
  const left = line[Math.max(after - 1, 0)];
  if (!left || !right || right[0] === left[0]) return right?.[1] ?? 0;
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
}
