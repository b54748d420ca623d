export type Counts = { passed: number; failed: number };

/** What a runner has written about its tests. One that was left out did not pass, so it counts as failed. */
export type Report = { file: string; count(text: string): Counts };

type Vitest = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>;

export const vitestReport = (file: string): Report => ({
  file,
  count(text) {
    const written = JSON.parse(text) as Vitest;
    const { numFailedTests, numPendingTests, numTodoTests } = written;
    return { passed: written.numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
  },
});

type Playwright = { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };

export const playwrightReport = (file: string): Report => ({
  file,
  count(text) {
    const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as Playwright).stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  },
});

/** A runner that ended badly without a failed test has failed all the same, and so has one that tested nothing. */
export function withOutcome({ passed, failed }: Counts, succeeded: boolean): Counts {
  const isUntold = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: isUntold ? 1 : failed };
}
