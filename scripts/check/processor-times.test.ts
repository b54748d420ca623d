import { expect, it } from 'vitest';
import { processorTimesIn } from './processor-times.ts';

it('reads seconds of all processors from the first line', () => {
  const stat = 'cpu  5000 1000 900 1400 100 50 50 700 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(processorTimesIn(stat)).toEqual({ used: 70, idle: 15, taken: 7 });
});
