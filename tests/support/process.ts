import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Running = {
  child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Ends it with a signal and waits for its end; the answer is the exit code, or the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
};

const running = new Set<ChildProcess>();
// A test run that ends early also ends its processes.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function run(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout?.on('data', (chunk) => {
    written += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    written += chunk;
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | NodeJS.Signals | null;
  });
  return {
    child,
    ended,
    output: () => written,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
