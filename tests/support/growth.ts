/** The thread's clock has steps of some milliseconds, so short work is repeated. */
const leastMicroseconds = 20_000;
const maxRounds = 6;

export const maxGrowth = 9;

/** The CPU time of this thread, without other programs on the machine. */
function timeOf(work: () => unknown): number {
  const begin = process.threadCpuUsage();
  for (let count = 1; ; count++) {
    work();
    const { user, system } = process.threadCpuUsage(begin);
    if (user + system >= leastMicroseconds) return (user + system) / count;
  }
}

/**
 * How much longer a text of four times the size takes. Work that grows with the size takes four times as long, work that
 * grows with its square sixteen times; three times for each doubling lies between the two.
 */
export function growthOf(work: (size: number) => () => unknown, size: number): number {
  const [small, large] = [work(size), work(4 * size)];
  let growth = Number.POSITIVE_INFINITY;
  // Again when it seems too much, because a collection of garbage counts as work.
  for (let round = 0; round < maxRounds && growth >= maxGrowth; round++)
    growth = Math.min(growth, timeOf(large) / timeOf(small));
  return growth;
}

/** A text of this size that repeats the unit. */
export const filled = (unit: string, size: number): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
