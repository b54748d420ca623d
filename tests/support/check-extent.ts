/** In `npm run check:full`, or by hand: CHECK_EXTENT=full npx playwright test … */
export const isFull = process.env.CHECK_EXTENT === 'full';

/** Only the first in `npm run check`, because it stands for the others; all in `npm run check:full`. */
export const firstOrAll = <One>(all: readonly One[]): readonly One[] => (isFull ? all : all.slice(0, 1));

/** Those that stand for all in `npm run check`; all in `npm run check:full`. */
export const someOrAll = <One>(some: readonly One[], all: readonly One[]): readonly One[] =>
  isFull ? all : some;

/** A browser test of `npm run check:full` alone. What it tests, the check tests at a lower level or by another journey. */
export const fullOnly = { tag: '@full' } as const;
