/** In `npm run check:full`, or by hand: CHECK_EXTENT=full npx playwright test … */
export const isFull = process.env.CHECK_EXTENT === 'full';

/** How often a property is tried: a tenth in `npm run check`, each time with other values. */
export const runsOf = (all: number): number => (isFull ? all : Math.ceil(all / 10));

/** Only the first in `npm run check`, because it stands for the others; all in `npm run check:full`. */
export const firstOrAll = <One>(all: readonly One[]): readonly One[] => (isFull ? all : all.slice(0, 1));

/** Those that stand for all in `npm run check`; all in `npm run check:full`. */
export const someOrAll = <One>(some: readonly One[], all: readonly One[]): readonly One[] =>
  isFull ? all : some;

/** A browser test of `npm run check:full` alone. What it tests, the check tests at a lower level or by another journey. */
export const fullOnly = { tag: '@full' } as const;
