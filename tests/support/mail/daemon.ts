import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '../programs.ts';

const patienceMs = 90_000;

export type Daemon = { start(): Promise<void>; stop(): Promise<void> };

type DaemonPlan = {
  /** Must stay in the foreground: a daemon that detaches leaves a zombie where process 1 does not reap. */
  command: string[];
  port: number;
  logFile: string;
  prepare(): Promise<void>;
  terminate(child: ChildProcess): void;
};

export function createDaemon(plan: DaemonPlan): Daemon {
  let prepared = false;
  let child: ChildProcess | undefined;

  // Works without waiting, so that it also runs when a failing test ends the whole process.
  function terminate(): void {
    if (child && isRunning(child)) plan.terminate(child);
  }

  async function start(): Promise<void> {
    if (child) return;
    if (!prepared) await plan.prepare();
    prepared = true;
    child = await spawnWithLog(plan);
    process.once('exit', terminate);
    await waitForPort(plan, child);
  }

  async function stop(): Promise<void> {
    if (!child) return;
    process.removeListener('exit', terminate);
    if (isRunning(child)) {
      const gone = once(child, 'exit');
      terminate();
      await gone;
    }
    child = undefined;
    await waitForSilence(plan.port);
  }

  return { start, stop };
}

/** A mistake in its configuration is something a daemon can say only on stderr, having no log yet. */
async function spawnWithLog({ command, logFile }: DaemonPlan): Promise<ChildProcess> {
  const [program = '', ...options] = command;
  const log = await open(logFile, 'a');
  try {
    return spawn(program, options, { stdio: ['ignore', log.fd, log.fd] });
  } finally {
    await log.close();
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function waitForPort({ command, port, logFile }: DaemonPlan, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await acceptsConnections(port))) {
    if (!isRunning(child) || Date.now() > deadline) {
      const log = await readFile(logFile, 'utf8');
      throw new Error(`"${command.join(' ')}" did not open port ${port}:\n${log}`);
    }
    await sleep(10);
  }
}

/** The listening socket is shared with child processes, which may outlive their parent for a moment. */
async function waitForSilence(port: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (await acceptsConnections(port)) {
    if (Date.now() > deadline) throw new Error(`Port ${port} still answers after its server was stopped.`);
    await sleep(10);
  }
}
