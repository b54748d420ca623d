import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A ratio, measured in rounds. `goal` is what we want; a run fails beyond `limit`, which leaves room for a noisy machine. */
export type Row = {
  what: string;
  ratios: number[];
  goal: { at: 'most' | 'least'; ratio: number };
  limit: number;
  figures: string;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN;

export const spreadOf = (numbers: readonly number[], digits = 2): string =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)})`;

const isWithin = (ratio: number, at: 'most' | 'least', bound: number) =>
  at === 'most' ? ratio <= bound : ratio >= bound;

export const reachesGoal = ({ ratios, goal }: Row): boolean => isWithin(median(ratios), goal.at, goal.ratio);
export const isWithinLimit = ({ ratios, goal, limit }: Row): boolean =>
  isWithin(median(ratios), goal.at, limit);

/** Measures both in turn in every round, so that other load on the machine meets both alike. */
export async function inTurn(
  rounds: number,
  ours: () => Promise<number>,
  other: () => Promise<number>,
): Promise<{ ratios: number[]; ours: number[]; other: number[] }> {
  const times: { ours: number[]; other: number[] } = { ours: [], other: [] };
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await ours());
    times.other.push(await other());
  }
  return { ...times, ratios: times.ours.map((time, round) => time / (times.other[round] ?? Number.NaN)) };
}

type Load = { seconds: number; connections?: number; headers?: string[]; script?: string };

/** Requests per second. */
export async function wrk(
  url: string,
  { seconds, connections = 32, headers = [], script }: Load,
): Promise<number> {
  const args = [
    '-t2',
    '--timeout=60s',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
  ];
  const { stdout } = await promisify(execFile)('wrk', [...args, ...(script ? ['-s', script] : []), url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`requests failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Processor time that a process has used so far, in milliseconds; the kernel counts it in hundredths of a second. */
export async function usedMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same for a process with its children, also those that have ended. */
export async function usedByFamilyMs(pid: number): Promise<number> {
  const children = (
    await Promise.all(
      (
        await readdir(`/proc/${pid}/task`)
      ).map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
    )
  )
    .join(' ')
    .split(' ')
    .filter(Boolean);
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  const ended = (Number(fields[13]) + Number(fields[14])) * 10;
  const own = await Promise.all(children.map((child) => usedByFamilyMs(Number(child)).catch(() => 0)));
  return own.reduce((sum, used) => sum + used, (await usedMs(pid)) + ended);
}

/** Processor time per request, in microseconds. */
export async function microsecondsEach(pid: number, url: string, seconds: number): Promise<number> {
  const before = await usedMs(pid);
  const perSecond = await wrk(url, { seconds });
  return (((await usedMs(pid)) - before) * 1000) / (perSecond * seconds);
}
