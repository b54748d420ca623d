import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type Counts, withOutcome } from './check/counts.ts';
import { processorsSince, readProcessorTimes } from './check/processor-times.ts';
import { runSteps } from './check/schedule.ts';
import { checkSteps, fullSteps, quickSteps, type Step } from './check/steps.ts';

type Result = Counts & { seconds: number; failures: string[]; secondTries: string[]; measured: string[] };

const results = 'test-results';
const say = (line: string) => process.stdout.write(`${line}\n`);
const begun = performance.now();
const processorsAtFirst = readProcessorTimes();
const [extent = 'usual'] = process.argv.slice(2);
const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

/** To a file and then in one piece: the lines of steps that run side by side would mix. */
async function runCommand({ name, command }: Step): Promise<boolean> {
  const file = `${results}/${name}.log`;
  const log = openSync(file, 'w');
  const child = spawn(`export CHECK_EXTENT=${extent}; ${command}`, {
    shell: true,
    stdio: ['ignore', log, log],
  });
  const [status] = await once(child, 'exit');
  closeSync(log);
  process.stdout.write(`\n── ${name}\n${readFileSync(file, 'utf8')}`);
  return status === 0;
}

function outcomeOf({ name, report }: Step, succeeded: boolean): Omit<Result, 'seconds'> {
  const lastLines = () =>
    readFileSync(`${results}/${name}.log`, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  if (!report)
    return succeeded
      ? { passed: 1, failed: 0, failures: [], secondTries: [], measured: [] }
      : { passed: 0, failed: 1, failures: [lastLines()], secondTries: [], measured: [] };
  try {
    const written = readFileSync(`${results}/${report.file}`, 'utf8');
    const counts = withOutcome(report.count(written), succeeded);
    const failures = report.failures(written);
    return {
      ...counts,
      // A runner can break before its first test.
      failures: counts.failed > 0 && failures.length === 0 ? [lastLines()] : failures,
      secondTries: report.secondTries(written),
      measured: report.measured?.(written) ?? [],
    };
  } catch {
    const failures = [`no report was left\n${lastLines()}`];
    return { passed: 0, failed: 1, failures, secondTries: [], measured: [] };
  }
}

async function run(step: Step): Promise<Result> {
  const started = performance.now();
  say(`── ${step.name} begins after ${secondsSince(begun)} s`);
  const outcome = outcomeOf(step, await runCommand(step));
  return { ...outcome, seconds: secondsSince(started) };
}

const steps = { quick: quickSteps, usual: checkSteps, full: fullSteps }[extent];
if (!steps) throw new Error(`check knows quick and full, not ${extent}`);

// A step that writes no report must not be counted by the report of an earlier run.
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const outcome = await runSteps(steps, {
  maxRunning: 2,
  run,
  hasSucceeded: ({ failed }) => failed === 0,
  skip: ({ name, after = [] }) => {
    say(`── ${name} is skipped: it needs ${after.join(', ')}`);
    return { passed: 0, failed: 1, seconds: 0, failures: [], secondTries: [], measured: [] };
  },
});

const total: Counts = { passed: 0, failed: 0 };
say('');
for (const [{ name }, { passed, failed, seconds }] of outcome) {
  say(`${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
}
// Once more at the end: a step's own output is thousands of lines above.
for (const [{ name }, { failures, secondTries, measured }] of outcome) {
  for (const line of failures) say(`\n✗ ${name}: ${line}`);
  for (const line of measured) say(`\n· ${name} measured: ${line}`);
  for (const line of secondTries) say(`\n△ ${name}, passed at the second try: ${line}`);
}
say(`\nafter ${secondsSince(begun)} s${processorsSince(processorsAtFirst)}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
