import { expect, it } from 'vitest';
import { playwrightReport, vitestReport, withOutcome } from './counts.ts';

it('a test that was left out counts as failed', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestReport('x').count(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 4 });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightReport('x').count(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 4 });
});

it('a runner that ended badly, or tested nothing, has failed', () => {
  expect(withOutcome({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
  expect(withOutcome({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(withOutcome({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  expect(withOutcome({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
});
