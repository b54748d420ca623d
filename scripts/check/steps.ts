import { playwrightReport, type Report, vitestReport } from './counts.ts';
import type { Planned } from './schedule.ts';

/** `report` is what its runner writes; a step without one is a single check. */
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

/** Each run has servers and a database of its own, so that two of them can go side by side. */
function browser(name: string, options: string, rest: Partial<Planned> = {}): Step {
  const file = `${name}.json`;
  return {
    name,
    command: `BROWSER_RUN=${name} playwright test --no-deps ${options}`,
    report: playwrightReport(file),
    after: ['build'],
    ...rest,
  };
}

const types: Step = { name: 'types', command: 'npm run --silent typecheck' };
const lint: Step = { name: 'lint', command: 'npm run --silent lint' };
const unused: Step = { name: 'unused', command: 'npm run --silent unused' };
/** It only computes, while the unit tests beside it have time limits of the product, such as the wait for a connection. */
const build: Step = { name: 'build', command: 'nice -n 10 npm run --silent build' };

/** Many of them wait for a database or a child process, so that one more than there are cores fills the cores. */
const unit = vitest('unit', {}, '--maxWorkers=3');
const posters = vitest('posters');

/** No root, and no service but PostgreSQL. */
export const quickSteps: Step[] = [unit, types, lint, unused, posters];

/** What others wait for comes first, then what takes longest. */
export function allSteps(extent: 'a page for each template' | 'every page'): Step[] {
  const measured = browser('measured', '--project=alone --project=lighthouse --workers=1', { alone: true });
  const site = browser('site', '--project=first-admin --project=production --project=development');
  const visiting = (step: Step): Step =>
    extent === 'every page' ? { ...step, command: `EVERY_PAGE=yes ${step.command}` } : step;
  return [
    build,
    types,
    lint,
    unused,
    vitest('system', { after: ['build'] }),
    browser('staff', '--project=staff --project=written'),
    visiting(site),
    vitest('image', { after: ['build'] }),
    unit,
    posters,
    vitest('timed', { after: ['build'], alone: true }),
    visiting(measured),
  ];
}
