import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

type Counts = { passed: number; failed: number };

type Step = { name: string; command: string; counts(succeeded: boolean): Counts };

const results = 'test-results';

const plain = (name: string, command: string): Step => ({
  name,
  command,
  counts: (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }),
});

function read(file: string) {
  return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
}

/** A runner that ended badly without a failed test has failed all the same. */
const withOutcome = (counts: Counts, succeeded: boolean): Counts =>
  succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };

function vitest(project: string): Step {
  const file = `${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${results}/${file}`;
  return {
    name: project,
    command: `vitest run --project ${project} ${reporters}`,
    counts(succeeded) {
      const { numPassedTests, numFailedTests } = read(file);
      return withOutcome({ passed: numPassedTests, failed: numFailedTests }, succeeded);
    },
  };
}

const e2e: Step = {
  name: 'e2e',
  command: 'playwright test',
  counts(succeeded) {
    const { expected, unexpected, flaky } = read('e2e.json').stats;
    return withOutcome({ passed: expected, failed: unexpected + flaky }, succeeded);
  },
};

/** Everything that has to hold, cheapest first. */
const steps = [
  plain('types', 'npm run --silent typecheck'),
  plain('lint', 'npm run --silent lint'),
  plain('unused', 'npm run --silent unused'),
  plain('build', 'npm run --silent build'),
  vitest('posters'),
  vitest('unit'),
  vitest('system'),
  e2e,
  vitest('image'),
];

const say = (line: string) => process.stdout.write(`${line}\n`);

function runStep(step: Step): Counts {
  say(`\n── ${step.name}`);
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' });
  try {
    return step.counts(status === 0);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

mkdirSync(results, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const table: string[] = [];
for (const step of steps) {
  const started = performance.now();
  const { passed, failed } = runStep(step);
  const seconds = Math.round((performance.now() - started) / 1000);
  table.push(`${step.name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
say(`\n${table.join('\n')}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
