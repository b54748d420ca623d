import { appendFile, mkdir } from 'node:fs/promises';
import { percentile } from '../../scripts/bench/measure.ts';

/** What `npm run bench -- lists` reads: one line of JSON for each comparison. */
export const figuresFile = 'test-results/at-scale.jsonl';

export type ScaleFigures = { name: string; small: number; large: number };

type Compared<Site> = {
  /** One with few rows and one with many. */
  sites: readonly [few: Site, many: Site];
  rounds?: number | undefined;
  /** Above this ratio it is measured again, because other load on the machine can only add to a time. */
  maxRatio?: number | undefined;
};

const maxTries = 3;

async function timesOf<Site>(
  { sites, rounds = 60 }: Compared<Site>,
  read: (site: Site) => Promise<unknown>,
): Promise<{ small: number; large: number }> {
  const times = sites.map((): number[] => []);
  const warmUp = Math.ceil(rounds / 6);
  for (let round = 0; round < rounds + warmUp; round++) {
    // Alternately and each first in every second round, so that other load on the machine affects both.
    const order = [...sites.entries()];
    for (const [index, site] of round % 2 === 0 ? order : order.toReversed()) {
      const started = performance.now();
      await read(site);
      if (round >= warmUp) times[index]?.push(performance.now() - started);
    }
  }
  const [small = 0, large = 0] = times.map((each) => percentile(each, 0.95));
  return { small, large };
}

/** Compares the p95 of reading from few rows with that of reading from many. */
export async function compareScales<Site>(
  name: string,
  compared: Compared<Site>,
  read: (site: Site) => Promise<unknown>,
): Promise<{ small: number; large: number; ratio: number }> {
  let times = await timesOf(compared, read);
  const { maxRatio = Number.POSITIVE_INFINITY } = compared;
  for (let tries = 1; tries < maxTries && times.large > maxRatio * times.small; tries++)
    times = await timesOf(compared, read);
  const ratio = times.large / times.small;
  const [small, large] = [times.small, times.large].map((ms) => ms.toFixed(1));
  process.stdout.write(
    `${name}: p95 ${small} ms with few rows, ${large} ms with many: ${ratio.toFixed(2)}\n`,
  );
  await mkdir('test-results', { recursive: true });
  await appendFile(figuresFile, `${JSON.stringify({ name, ...times } satisfies ScaleFigures)}\n`);
  return { ...times, ratio };
}
