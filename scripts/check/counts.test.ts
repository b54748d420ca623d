import { expect, it } from 'vitest';
import { playwrightReport, vitestReport, withOutcome } from './counts.ts';

it('a test that was left out counts as failed, one that passed at the second try as passed', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestReport('x').count(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 4 });
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightReport('x').count(JSON.stringify({ stats }))).toEqual({ passed: 6, failed: 3 });
});

it('a runner that ended badly, or tested nothing, has failed', () => {
  expect(withOutcome({ passed: 5, failed: 0 }, true)).toEqual({ passed: 5, failed: 0 });
  expect(withOutcome({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
  expect(withOutcome({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  expect(withOutcome({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
});

it('names each test that did not pass, with the beginning of its message', () => {
  const vitest = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  to be 3'],
          },
          { fullName: 'waits', status: 'pending' },
          { fullName: 'opens late', status: 'passed', failureMessages: ['waited in vain'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'opens', status: 'passed' }] },
    ],
  };
  expect(vitestReport('x').failures(JSON.stringify(vitest))).toEqual([
    'a.test.ts > divides: expected 2 to be 3',
    'a.test.ts > waits: left out',
    'b.test.ts: no such module',
  ]);
  expect(vitestReport('x').secondTries(JSON.stringify(vitest))).toEqual([
    'a.test.ts > opens late: waited in vain',
  ]);
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const suites = [
    {
      file: 'd.spec.ts',
      specs: [
        spec('opens', 'expected'),
        spec('closes', 'unexpected', 'still open'),
        spec('turns', 'flaky', 'stuck'),
      ],
      suites: [{ file: 'd.spec.ts', specs: [spec('blinks', 'skipped')] }],
    },
  ];
  expect(playwrightReport('x').failures(JSON.stringify({ suites }))).toEqual([
    'd.spec.ts > closes: still open',
    'd.spec.ts > blinks: left out',
  ]);
  expect(playwrightReport('x').secondTries(JSON.stringify({ suites }))).toEqual(['d.spec.ts > turns: stuck']);
});

it('repeats what tests measured without a limit', () => {
  const annotations = [
    { type: 'measured', description: 'the editor has 231 KB' },
    { type: 'seconds', description: '3' },
  ];
  const tests = [{ status: 'expected', annotations, results: [{}] }];
  const inner = { file: 'e.spec.ts', specs: [{ title: 'weighs', tests }] };
  const suites = [{ file: 'e.spec.ts', specs: [], suites: [inner] }];
  expect(playwrightReport('x').measured?.(JSON.stringify({ suites }))).toEqual(['the editor has 231 KB']);
});
