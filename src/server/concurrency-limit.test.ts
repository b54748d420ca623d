import { setImmediate as placesPassedOn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

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
  const limited = createConcurrencyLimit({ concurrency: 2, maxWaitMs: 10_000, maxHoldMs: 10_000 });
  const { started, ends, work } = someWork();
  const results = [1, 2, 3, 4].map((number) => limited(work(number)));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  expect(await results[1]).toBe(2);
  await placesPassedOn();
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  await results[0];
  await placesPassedOn();
  for (const end of ends) end();
  await results[2];
  await placesPassedOn();
  ends[3]?.();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

it('gives the place of work that failed to the next, and keeps its error', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxWaitMs: 10_000, maxHoldMs: 10_000 });
  const failed = limited(() => Promise.reject(new Error('away')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('away');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});

it('refuses what has waited too long, and goes on', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxWaitMs: 20, maxHoldMs: 10_000 });
  const { ends, work } = someWork();
  const long = limited(work(1));
  await expect(limited(work(2))).rejects.toMatchObject({ code: 'unavailable' });
  ends[0]?.();
  await long;
  expect(await limited(async () => 3)).toBe(3);
});

it('lets the next one begin when work takes long', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxWaitMs: 10_000, maxHoldMs: 20 });
  const { ends, work } = someWork();
  const long = limited(work(1));
  expect(await limited(async () => 2)).toBe(2);
  const next = limited(work(3));
  ends[0]?.();
  await long;
  // The long one gave its place away already, so there is still one place only.
  const last = limited(async () => 4);
  await placesPassedOn();
  ends[1]?.();
  expect(await Promise.all([next, last])).toEqual([3, 4]);
});
