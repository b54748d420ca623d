import type { QueueProgress } from '#platform/queue/job-runner.ts';

type Options = {
  progress(): QueueProgress[];
  limitMs: number;
  onStuck(queue: QueueProgress): void;
};

/** The queue that has been without a finished fetch for too long, if there is one. */
export const stuckQueue = (queues: readonly QueueProgress[], limitMs: number): QueueProgress | undefined =>
  queues.find(({ silentMs }) => silentMs > limitMs);

/** Whatever the cause, a worker that fetches nothing is of no use, and a new process begins with new connections. */
export function startWatchdog({ progress, limitMs, onStuck }: Options): { stop(): void } {
  const timer = setInterval(() => {
    const stuck = stuckQueue(progress(), limitMs);
    if (stuck) onStuck(stuck);
  }, 500);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
