import type { Log } from '#platform/log.ts';

/** A task that runs until nothing is left checks `stop` between two items. */
export type ScheduledTask = { name: string; everyMs: number; run(stop: AbortSignal): Promise<void> };

type TaskRun = { task: string; everyMs: number; lastSuccessAt: Date | undefined };

export type ScheduledTasks = { runs(): TaskRun[]; stop(): Promise<void> };

/** After a failure; twice as long after each further one, and never longer than the task's interval. */
const firstRetryMs = 5000;

/**
 * Runs each task at its interval. Tasks look in the database for what is due, so nothing is lost while no worker runs.
 * A failed run is repeated sooner: a database that was away for a moment must not delay an hourly task by an hour.
 */
export function startScheduledTasks(tasks: readonly ScheduledTask[], log: Log): ScheduledTasks {
  const stop = new AbortController();
  const lastSuccess = new Map<ScheduledTask, Date>();
  const timers = new Map<ScheduledTask, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const failures = new Map<ScheduledTask, number>();

  const waitMsAfter = (task: ScheduledTask): number => {
    const count = failures.get(task) ?? 0;
    return count === 0 ? task.everyMs : Math.min(task.everyMs, firstRetryMs * 2 ** (count - 1));
  };

  const runOnce = async (task: ScheduledTask) => {
    try {
      await task.run(stop.signal);
      lastSuccess.set(task, new Date());
      failures.delete(task);
    } catch (error) {
      failures.set(task, (failures.get(task) ?? 0) + 1);
      log.warn({ err: error, task: task.name }, 'a scheduled task failed, it runs again soon');
    }
    if (!stop.signal.aborted) timers.set(task, setTimeout(begin, waitMsAfter(task), task));
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
