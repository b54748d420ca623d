import type { QueueProgress } from '#platform/queue/job-runner.ts';

type Options = {
  progress(): QueueProgress[];
  limitMs: number;
  onStuck(queue: QueueProgress): void;
};

/** A queue without a finished fetch for too long. */
export const stuckQueue = (queues: readonly QueueProgress[], limitMs: number): QueueProgress | undefined =>
  queues.find(({ silentMs }) => silentMs > limitMs);

/** Restarts a worker that fetches no jobs, because a new process starts with new connections. */
export function startWatchdog({ progress, limitMs, onStuck }: Options): { stop(): void } {
  const timer = setInterval(() => {
    const stuck = stuckQueue(progress(), limitMs);
    if (stuck) onStuck(stuck);
  }, 500);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
