import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function someWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { started, ends, work };
}

it('lets some run at once and the others in the order in which they came', async () => {
  const inTurn = createTurns({ max: 2, maxWaitMs: 10_000, maxTurnMs: 10_000 });
  const { started, ends, work } = someWork();
  const results = [1, 2, 3, 4].map((number) => inTurn(work(number)));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  expect(await results[1]).toBe(2);
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  await results[0];
  for (const end of ends) end();
  await results[2];
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

it('gives the place of work that failed to the next, and keeps its error', async () => {
  const inTurn = createTurns({ max: 1, maxWaitMs: 10_000, maxTurnMs: 10_000 });
  const failed = inTurn(() => Promise.reject(new Error('away')));
  const next = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('done');
  expect(await inTurn(async () => 'again')).toBe('again');
});

it('refuses what has waited too long, and goes on', async () => {
  const inTurn = createTurns({ max: 1, maxWaitMs: 20, maxTurnMs: 10_000 });
  const { ends, work } = someWork();
  const long = inTurn(work(1));
  await expect(inTurn(work(2))).rejects.toMatchObject({ code: 'unavailable' });
  ends[0]?.();
  await long;
  expect(await inTurn(async () => 3)).toBe(3);
});

it('lets the next one begin when work takes long', async () => {
  const inTurn = createTurns({ max: 1, maxWaitMs: 10_000, maxTurnMs: 20 });
  const { ends, work } = someWork();
  const long = inTurn(work(1));
  expect(await inTurn(async () => 2)).toBe(2);
  const next = inTurn(work(3));
  ends[0]?.();
  await long;
  // The long one passed its place on already, so there is still one place only.
  const last = inTurn(async () => 4);
  ends[1]?.();
  expect(await Promise.all([next, last])).toEqual([3, 4]);
});
