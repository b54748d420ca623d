import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The built program, or the source in development. */
export type ChildScript = { path: string; execArgv?: readonly string[] };

export type ChildLimits = {
  timeMs: number;
  heapMb: number;
  /** All memory of the process, also that outside of the heap of JavaScript; 0 is no limit. */
  residentMb?: number;
};

/** The message of a process that can begin. A failure before it is not the fault of the work. */
export const ready = 'ready';

const keptOutput = 2000;

/** The last output of a process, which tells why it ended. */
function lastOutputOf(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-keptOutput);
  });
  return () => output;
}

const memoryCheckMs = 20;
const pageBytes = 4096;

/** Linux only; elsewhere, in development, the time alone is limited. */
function residentMbOf(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * pageBytes) / 2 ** 20;
  } catch {
    return 0;
  }
}

const maxStartMs = 30_000;

/** Runs each work in a process that is killed at its limits and gets only its job. */
export function openChildWork<Job, Result>(
  { path, execArgv = [] }: ChildScript,
  { timeMs, heapMb, residentMb = 0 }: ChildLimits,
  failureOf: (reason: string) => Error,
): (job: Job, stop: AbortSignal) => Promise<Result> {
  return (job, stop) =>
    new Promise((resolve, reject) => {
      const child = fork(path, {
        execArgv: [`--max-old-space-size=${heapMb}`, ...execArgv],
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        signal: stop,
        killSignal: 'SIGKILL',
        timeout: maxStartMs + timeMs,
      });
      const lastOutput = lastOutputOf(child);
      let timer: NodeJS.Timeout | undefined;
      let memoryCheck: NodeJS.Timeout | undefined;
      const checkMemory = () => {
        if (child.pid && residentMbOf(child.pid) > residentMb) child.kill('SIGKILL');
      };
      child.on('message', (message) => {
        if (message !== ready) return resolve(message as Result);
        timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
        if (residentMb) memoryCheck = setInterval(checkMemory, memoryCheckMs);
        child.send(job as object);
      });
      child.once('error', reject);
      // Not `exit`, which can come before the last message has been read.
      child.once('close', (code, signal) => {
        clearTimeout(timer);
        clearInterval(memoryCheck);
        const reason = `the process ended by ${signal ?? code}: ${lastOutput()}`;
        reject(timer ? failureOf(reason) : new Error(reason));
      });
    });
}
