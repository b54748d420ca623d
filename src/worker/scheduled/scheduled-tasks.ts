import type { Log } from '#platform/log.ts';
import type { Work } from '#platform/queue/work.ts';

/** A task that runs until nothing is left checks `stop` between two items. */
export type ScheduledTask = {
  name: string;
  everyMs: number;
  /** Rows that it is told of, and need not look for; it still finds what it was not told of. */
  wokenBy?: Work;
  run(stop: AbortSignal): Promise<void>;
};

type TaskRun = { task: string; everyMs: number; lastSuccessAt: Date | undefined };

export type ScheduledTasks = {
  runs(): TaskRun[];
  /** Runs the tasks for this work at once; without a name those for all of it, since notifications may have been lost. */
  wake(work?: string): void;
  stop(): Promise<void>;
};

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
  const running = new Map<ScheduledTask, Promise<void>>();
  const wokenMeanwhile = new Set<ScheduledTask>();
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
  };
  const begin = (task: ScheduledTask) => {
    clearTimeout(timers.get(task));
    running.set(
      task,
      runOnce(task).finally(() => goOn(task)),
    );
  };
  const goOn = (task: ScheduledTask) => {
    running.delete(task);
    if (stop.signal.aborted) return;
    const isWoken = wokenMeanwhile.delete(task) && !failures.has(task);
    if (isWoken) begin(task);
    else timers.set(task, setTimeout(begin, waitMsAfter(task), task));
  };
  const wakeOne = (task: ScheduledTask) => {
    if (running.has(task)) wokenMeanwhile.add(task);
    // A failed task changes its row back, and is told of that: it waits like after any failure.
    else if (!stop.signal.aborted && !failures.has(task)) begin(task);
  };

  for (const task of tasks) begin(task);
  return {
    runs: () =>
      tasks.map((task) => ({
        task: task.name,
        everyMs: task.everyMs,
        lastSuccessAt: lastSuccess.get(task),
      })),
    wake(work) {
      for (const task of tasks)
        if (task.wokenBy && (work === undefined || task.wokenBy === work)) wakeOne(task);
    },
    async stop() {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
