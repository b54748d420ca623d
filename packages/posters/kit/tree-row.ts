import type { Tree } from './trees.ts';

/** A row of crowns for `woods`, level but for a little unevenness that is the same in every build. */
export const treeRow = (from: number, to: number, y: number, size: number): Tree[] =>
  Array.from(
    { length: Math.ceil((to - from) / (size * 1.15)) },
    (_, index): Tree => [
      from + index * size * 1.15,
      y - (index % 3) * size * 0.34,
      size * (0.85 + (index % 4) * 0.13),
    ],
  );
