export type Counts = { passed: number; failed: number };

/** What a runner has written about its tests. One that was left out did not pass, so it counts as failed. */
export type Report = {
  file: string;
  count(text: string): Counts;
  /** A line for each test that did not pass: where it is, and how its message begins. */
  failures(text: string): string[];
  /** A line for each test that failed once and then passed. */
  secondTries(text: string): string[];
  /** What tests measured without a limit, such as sizes. */
  measured?(text: string): string[];
};

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first lines of a message, in one line: the whole is in the log of its step. */
function failure(place: string, message = 'left out'): string {
  const lines = message.replace(colours, '').split('\n').slice(0, 6);
  return `${place}: ${lines.map((line) => line.trim()).join(' ')}`;
}

type Vitest = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number> & {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

export const vitestReport = (file: string): Report => ({
  file,
  count(text) {
    const written = JSON.parse(text) as Vitest;
    const { numFailedTests, numPendingTests, numTodoTests } = written;
    return { passed: written.numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
  },
  failures(text) {
    const { testResults } = JSON.parse(text) as Vitest;
    return testResults.flatMap(({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status !== 'passed');
      // A file that broke before its first test has no test to name.
      if (status !== 'passed' && tests.length === 0) return [failure(name, message)];
      return tests.map((test) => failure(`${name} > ${test.fullName}`, test.failureMessages?.[0]));
    });
  },
  // A test that passed keeps the messages of its failed try.
  secondTries(text) {
    const { testResults } = JSON.parse(text) as Vitest;
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => failure(`${name} > ${fullName}`, failureMessages?.[0])),
    );
  },
});

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results: { error?: { message?: string } }[];
    }[];
  }[];
};
type Playwright = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
};

/** Every test of these results, where it is and how its first message begins. */
function linesOf(
  { file, suites = [], specs }: PlaywrightSuite,
  isMeant: (status: string) => boolean,
): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => isMeant(status))
      .map(({ results }) => failure(`${file} > ${title}`, results[0]?.error?.message)),
  );
  return [...here, ...suites.flatMap((suite) => linesOf(suite, isMeant))];
}

const playwrightLines = (text: string, isMeant: (status: string) => boolean) =>
  (JSON.parse(text) as Playwright).suites.flatMap((suite) => linesOf(suite, isMeant));

function measuredIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
    .filter(({ type }) => type === 'measured')
    .map(({ description = '' }) => description);
  return [...here, ...suites.flatMap(measuredIn)];
}

/** A test that passes at its second try has passed, but is named: nothing that fails now and then stays hidden. */
export const playwrightReport = (file: string): Report => ({
  file,
  count(text) {
    const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as Playwright).stats;
    return { passed: expected + flaky, failed: unexpected + skipped };
  },
  failures: (text) => playwrightLines(text, (status) => status !== 'expected' && status !== 'flaky'),
  secondTries: (text) => playwrightLines(text, (status) => status === 'flaky'),
  measured: (text) => (JSON.parse(text) as Playwright).suites.flatMap(measuredIn),
});

/** A runner that ended badly without a failed test has failed all the same, and so has one that tested nothing. */
export function withOutcome({ passed, failed }: Counts, succeeded: boolean): Counts {
  const isUntold = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: isUntold ? 1 : failed };
}
