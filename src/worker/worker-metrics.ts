import { Gauge, type Registry } from 'prom-client';
import type { Log } from '#platform/log.ts';
import { watchListeners, watchPools } from '#platform/metrics.ts';
import { readQueueFigures } from '#platform/queue/queue.ts';
import type { Worker } from './worker.ts';

const unixTime = (moment: Date | undefined) => (moment?.getTime() ?? 0) / 1000;

/** Omits the metrics while the database is away, rather than showing old values. */
function watchQueues(registry: Registry, { database }: Worker, log: Log): void {
  const deadLetters = new Gauge({
    name: 'job_dead_letters',
    help: 'Jobs that were given up and wait for someone to look at them',
    registers: [registry],
  });
  new Gauge({
    name: 'job_oldest_seconds',
    help: 'Age of the oldest job of a queue that is not done',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      deadLetters.remove();
      try {
        const figures = await readQueueFigures(database.pool);
        for (const { queue, seconds } of figures.oldestSeconds) this.set({ queue }, seconds);
        deadLetters.set(figures.deadLetters);
      } catch (error) {
        log.warn({ err: error }, 'the figures of the job queues could not be read');
      }
    },
  });
}

function watchFetches(registry: Registry, { runner }: Worker): void {
  new Gauge({
    name: 'job_last_fetch_timestamp_seconds',
    help: 'When a queue was last asked for jobs and answered, 0 if never',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const { queue, lastFetchAt } of runner.progress()) this.set({ queue }, unixTime(lastFetchAt));
    },
  });
}

function watchTasks(registry: Registry, { tasks }: Worker): void {
  const interval = new Gauge({
    name: 'scheduled_task_interval_seconds',
    help: 'Pause between two runs of a scheduled task',
    labelNames: ['task'],
    registers: [registry],
  });
  for (const { task, everyMs } of tasks.runs()) interval.set({ task }, everyMs / 1000);
  new Gauge({
    name: 'scheduled_task_last_success_timestamp_seconds',
    help: 'When a scheduled task last succeeded, 0 if not yet',
    labelNames: ['task'],
    registers: [registry],
    collect() {
      for (const { task, lastSuccessAt } of tasks.runs()) this.set({ task }, unixTime(lastSuccessAt));
    },
  });
}

/** Only while a mailbox is configured. */
function watchMailboxReads(registry: Registry, { mailbox }: Worker): void {
  if (!mailbox) return;
  new Gauge({
    name: 'mailbox_connected',
    help: '1 while the mailbox with the replies of customers is open',
    registers: [registry],
    collect() {
      this.set(mailbox.isConnected() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mailbox_last_read_timestamp_seconds',
    help: 'When the mailbox was last read to its end, 0 if not yet',
    registers: [registry],
    collect() {
      this.set(unixTime(mailbox.lastReadAt()));
    },
  });
}

export function watchWorker(registry: Registry, worker: Worker, log: Log): void {
  watchPools(registry, { tasks: worker.database.pool, queues: worker.runner.pool });
  watchListeners(registry, { jobs: worker.runner.listener });
  watchQueues(registry, worker, log);
  watchFetches(registry, worker);
  watchTasks(registry, worker);
  watchMailboxReads(registry, worker);
}
