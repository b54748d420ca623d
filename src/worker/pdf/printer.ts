import { type ChildProcess, fork } from 'node:child_process';
import { type PrintJob, ready } from './print-job.ts';

/** The built program, or the source in development. */
export type PrintScript = { path: string; execArgv?: readonly string[] };

/** The document cannot be printed: it takes too long, too much memory or too many pages, or cannot be drawn. */
export class PrintFailure extends Error {
  override name = 'PrintFailure';
}

export type Printer = (job: PrintJob, stop: AbortSignal) => Promise<Uint8Array>;

type PrintLimits = { timeMs: number; heapMb: number };

/** 300 pages of text take about five seconds and half of this memory; a busy machine takes longer. */
const usualLimits: PrintLimits = { timeMs: 30_000, heapMb: 256 };

const keptOutput = 2000;

/** The last output of a process, which tells why it ended. */
function lastOutputOf(child: ChildProcess): () => string {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-keptOutput);
  });
  return () => output;
}

const maxStartMs = 30_000;

/** Makes each print in a process that is killed at its limits and gets only its job. */
export function openPrinter({ path, execArgv = [] }: PrintScript, limits = usualLimits): Printer {
  return (job, stop) =>
    new Promise((resolve, reject) => {
      const child = fork(path, {
        execArgv: [`--max-old-space-size=${limits.heapMb}`, ...execArgv],
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        signal: stop,
        killSignal: 'SIGKILL',
        timeout: maxStartMs + limits.timeMs,
      });
      const lastOutput = lastOutputOf(child);
      let timer: NodeJS.Timeout | undefined;
      child.on('message', (message) => {
        if (message !== ready) return resolve(message as Uint8Array);
        timer = setTimeout(() => child.kill('SIGKILL'), limits.timeMs);
        child.send(job);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        const reason = `the print ended by ${signal ?? code}: ${lastOutput()}`;
        reject(timer ? new PrintFailure(reason) : new Error(reason));
      });
    });
}
