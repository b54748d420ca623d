import { playwrightReport, type Report, vitestReport } from './counts.ts';
import type { Planned } from './schedule.ts';

/** A step without `report` counts as one check. */
export type Step = Planned & { command: string; report?: Report };

function vitest(project: string, rest: Partial<Planned> = {}, options = ''): Step {
  const file = `${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=test-results/${file}`;
  return {
    name: project,
    command: `vitest run --project ${project} ${options} ${reporters}`,
    report: vitestReport(file),
    ...rest,
  };
}

/**
 * Each run has its own servers and database, so two can run at the same time. A failed test is tried once more, because
 * a machine that does something else for seconds breaks about one in 700 of them.
 */
function browser(name: string, options: string, rest: Partial<Planned> = {}): Step {
  const file = `${name}.json`;
  return {
    name,
    command: `BROWSER_RUN=${name} playwright test --no-deps --retries=1 ${options}`,
    report: playwrightReport(file),
    after: ['build'],
    isHeavy: true,
    ...rest,
  };
}

const types: Step = { name: 'types', command: 'npm run --silent typecheck' };
const lint: Step = { name: 'lint', command: 'npm run --silent lint' };
const unused: Step = { name: 'unused', command: 'npm run --silent unused' };
/** At a low priority, because the unit tests that run beside it meet the product's own time limits, such as the wait for a connection. */
const build: Step = { name: 'build', command: 'nice -n 10 npm run --silent build' };

/** One worker more than CI has cores, because many tests wait for a database or a child process. */
const unit = vitest('unit', { isHeavy: true }, '--maxWorkers=3');
const posters = vitest('posters');
const components = vitest('components', { isHeavy: true });

/** Needs neither root nor a service other than PostgreSQL. */
export const quickSteps: Step[] = [unit, types, lint, unused, posters];

/** Steps that others need come first, then the longest. */
export const checkSteps: Step[] = [
  build,
  types,
  lint,
  unused,
  vitest('system', { after: ['build'], isHeavy: true }),
  browser('site', '--project=first-admin --project=production'),
  browser(
    'staff',
    ['own-site', 'image-site', 'taxed-site', 'staff', 'written'].map((name) => `--project=${name}`).join(' '),
  ),
  unit,
  vitest('children', { isHeavy: true }),
  components,
  posters,
];

/** The same in every variant, and what measures times, which needs a machine of its own. */
export const fullSteps: Step[] = [
  ...checkSteps,
  browser('development', '--project=development'),
  vitest('image', { after: ['build'] }),
  vitest('timed', { after: ['build'], alone: true }),
  { name: 'bench', command: 'npm run --silent bench:quick', after: ['build'], alone: true },
  browser('measured', '--project=alone', { alone: true }),
  browser('lighthouse', '--project=lighthouse', { alone: true }),
];
