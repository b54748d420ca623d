import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../../tests/support/check-extent.ts';
import { StopQueue } from './stop-queue.ts';

const stops = 20;

it('gives stops by their lowest cost, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(stops - 1), fc.nat(1000))), (offered) => {
      const queue = new StopQueue(stops);
      const lowest = new Map<number, number>();
      for (const [stop, cost] of offered) {
        if (cost >= queue.costOf(stop)) continue;
        queue.lower(stop, cost);
        lowest.set(stop, cost);
      }
      const taken: number[] = [];
      while (!queue.isEmpty) taken.push(queue.take());
      expect(taken.map((stop) => lowest.get(stop))).toEqual([...lowest.values()].toSorted((a, b) => a - b));
      expect(new Set(taken).size).toBe(lowest.size);
    }),
    { numRuns: runsOf(300) },
  );
});
