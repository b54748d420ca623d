import { join } from 'node:path';
import { endWithin } from '#platform/end-within.ts';
import { readEnv } from '#platform/env.ts';
import { createLog, logUncaught } from '#platform/log.ts';
import { createRegistry, serveMetrics, stopServing } from '#platform/metrics.ts';
import type { QueueProgress } from '#platform/queue/job-runner.ts';
import { startWorker, type Worker } from './worker.ts';
import { watchWorker } from './worker-metrics.ts';

type WatchdogOptions = {
  progress(): QueueProgress[];
  limitMs: number;
  onStuck(queue: QueueProgress): void;
};

/** A queue without a finished fetch for too long. */
const stuckQueue = (queues: readonly QueueProgress[], limitMs: number): QueueProgress | undefined =>
  queues.find(({ silentMs }) => silentMs > limitMs);

/** Reports a worker that fetches no jobs: it is restarted, because a new process starts with new connections. */
function startWatchdog({ progress, limitMs, onStuck }: WatchdogOptions): { stop(): void } {
  const timer = setInterval(() => {
    const stuck = stuckQueue(progress(), limitMs);
    if (stuck) onStuck(stuck);
  }, 500);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

const maxStopMs = 10_000;

const env = readEnv();
const log = createLog(env.LOG_LEVEL, 'worker');
logUncaught(log);
const limitMs = env.WORKER_WATCHDOG_MS;
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    endWithin(maxStopMs, log);
    stopping.abort(signal);
  });

let worker: Worker | undefined;
const registry = createRegistry();
const metricsServer = serveMetrics({
  registry,
  host: env.METRICS_HOST,
  port: env.WORKER_METRICS_PORT,
  log,
  // A worker that waits for its database is healthy, because a restart would not help.
  isHealthy: () => !worker || !stuckQueue(worker.runner.progress(), limitMs),
});

// The build puts them beside this file.
const scripts = {
  print: { path: join(import.meta.dirname, 'print.js') },
  images: { path: join(import.meta.dirname, 'images.js') },
};
worker = await startWorker(env, log, stopping.signal, scripts);
if (worker) {
  const { runner } = worker;
  watchWorker(registry, worker, log);
  const watchdog = startWatchdog({
    progress: runner.progress,
    limitMs,
    onStuck({ queue, silentMs }) {
      log.fatal({ queue, silentMs }, 'no fetch has finished for too long, the process ends to be restarted');
      process.exit(1);
    },
  });
  log.info('working');
  if (!stopping.signal.aborted)
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  log.info({ signal: stopping.signal.reason }, 'stopping');
  watchdog.stop();
  await worker.stop();
}
stopServing(metricsServer);
log.info('stopped');
// The socket of an aborted mail may keep the process alive.
process.exit(0);
