import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const megabytesIn = (pid: number, field: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
};

export const residentMb = (pid: number | undefined): number => megabytesIn(pid ?? 0, 'VmRSS');

/** The most since the last `forgetPeak`; the kernel notes it, so nothing is missed between two looks. */
export const peakMb = (pid: number | undefined): number => megabytesIn(pid ?? 0, 'VmHWM');
export const forgetPeak = (pid: number | undefined): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The highest peak of this process's children while the work runs. */
export async function peakOfChildren(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const look = setInterval(() => {
    for (const thread of readdirSync('/proc/self/task'))
      for (const child of readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
        try {
          if (child) peak = Math.max(peak, peakMb(Number(child)));
        } catch {
          // It has ended.
        }
  }, 5);
  await work.catch(() => {}).finally(() => clearInterval(look));
  return peak;
}
