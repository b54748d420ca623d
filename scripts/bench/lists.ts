import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { figuresFile, type ScaleFigures } from '../../tests/load/compare-scales.ts';

const goal = 1.5;

const lineOf = ({ name, small, large }: ScaleFigures): string =>
  `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(2)} |`;

/** Runs these load tests, or all, which make the rows and compare the times, and shows what they measured. */
export async function listsAtScale(files: readonly string[]): Promise<string> {
  await rm(figuresFile, { force: true });
  const tests = spawn('npx', ['vitest', 'run', '--project', 'load', ...files], { stdio: 'inherit' });
  const [code] = await once(tests, 'close');
  const lines = (await readFile(figuresFile, 'utf8')).trim().split('\n');
  // One that was tried again is there twice.
  const figures = new Map(
    lines.map((line) => JSON.parse(line) as ScaleFigures).map((each) => [each.name, each]),
  );
  const slower = [...figures.values()].filter(({ small, large }) => large > goal * small);
  return [
    'p95 in ms of each list, queue, search and board with 1,000,000 rows and with 1,000 (of customers 300,000 and 300), read in turn by',
    '`npm run test:load`, through services or over HTTP. A comparison above the goal is repeated up to twice, and the last one counts.',
    `Goal: at most ${goal} times; ${figures.size - slower.length} of ${figures.size} reach it${code === 0 ? '' : ', and a test failed'}.`,
    '',
    '| What | with 1,000 | with 1,000,000 | Ratio |',
    '|---|---|---|---|',
    ...[...figures.values()].map(lineOf),
  ].join('\n');
}
