import type { Log } from '#platform/log.ts';

/** A task that runs until nothing is left checks `stop` between two items. */
export type ScheduledTask = { name: string; everyMs: number; run(stop: AbortSignal): Promise<void> };

type TaskRun = { task: string; everyMs: number; lastSuccessAt: Date | undefined };

export type ScheduledTasks = { runs(): TaskRun[]; stop(): Promise<void> };

/**
 * Runs each task at its interval. Tasks look in the database for what is due, so nothing is lost while no worker runs,
 * and a failed run is repeated at the next interval.
 */
export function startScheduledTasks(tasks: readonly ScheduledTask[], log: Log): ScheduledTasks {
  const stop = new AbortController();
  const lastSuccess = new Map<ScheduledTask, Date>();
  const timers = new Map<ScheduledTask, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const runOnce = async (task: ScheduledTask) => {
    try {
      await task.run(stop.signal);
      lastSuccess.set(task, new Date());
    } catch (error) {
      log.warn({ err: error, task: task.name }, 'a scheduled task failed, it runs again after its interval');
    }
    if (!stop.signal.aborted) timers.set(task, setTimeout(begin, task.everyMs, task));
  };
  const begin = (task: ScheduledTask) => {
    const current = runOnce(task).finally(() => running.delete(current));
    running.add(current);
  };

  for (const task of tasks) begin(task);
  return {
    runs: () =>
      tasks.map((task) => ({
        task: task.name,
        everyMs: task.everyMs,
        lastSuccessAt: lastSuccess.get(task),
      })),
    async stop() {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
