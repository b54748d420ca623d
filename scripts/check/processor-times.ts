import { existsSync, readFileSync } from 'node:fs';

const file = '/proc/stat';
/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

/** Seconds of all processors since the machine was started; `taken` is what a virtual machine's host gave to others (steal). */
export type ProcessorTimes = { used: number; idle: number; taken: number };

export function processorTimesIn(stat: string): ProcessorTimes {
  const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, irq = 0, softIrq = 0, steal = 0] = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) / ticksPerSecond);
  return { used: user + nice + system + irq + softIrq, idle: idle + ioWait, taken: steal };
}

/** The file exists only on Linux. */
export const readProcessorTimes = (): ProcessorTimes | undefined =>
  existsSync(file) ? processorTimesIn(readFileSync(file, 'utf8')) : undefined;

/** What the processors did since then, so that two runs can be compared although other machines took time from one of them. */
export function processorsSince(first: ProcessorTimes | undefined): string {
  const last = readProcessorTimes();
  if (!first || !last) return '';
  const since = (time: keyof ProcessorTimes) => Math.round(last[time] - first[time]);
  return `; the processors worked ${since('used')} s, were idle ${since('idle')} s and taken by other machines ${since('taken')} s`;
}
