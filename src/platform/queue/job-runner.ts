import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Listener, listen } from '#platform/database/notifications.ts';
import { type GuardedPool, openPool } from '#platform/database/pool.ts';
import type { Log } from '#platform/log.ts';
import { type Job, queueOptions, readRipeQueues } from './queue.ts';
import { workChannel } from './work.ts';

export type QueueProgress = {
  queue: string;
  lastFetchAt: Date | undefined;
  /** Time without a finished fetch and without a running job that is within its time limit. */
  silentMs: number;
};

export type JobRunner = {
  run<Payload extends object>(job: Job<Payload>, handle: (payload: Payload) => Promise<void>): Promise<void>;
  progress(): QueueProgress[];
  pool: GuardedPool['pool'];
  listener: Listener;
  stop(): Promise<void>;
};

type Options = {
  url: string;
  log: Log;
  /** The time without a finished fetch after which the worker is restarted; it fetches several times within it. */
  watchdogMs: number;
  /** Called when the listening connection is lost; other connections to the same server may be dead too. */
  onLost(): void;
  /** Called when it listens (again), because notifications in between are lost. */
  onListening(): void;
  /** Called when rows wait for a scheduled task. */
  onWork(work: string): void;
};

/** A notification wakes a queue at once; this is for a notification that was lost. */
const maxPollSeconds = 15;
const pollSeconds = (watchdogMs: number) =>
  Math.min(maxPollSeconds, Math.max(1, Math.floor(watchdogMs / 4000)));

/** Retries have no notification, so one query looks for those of all queues whose time has come. */
const ripeEveryMs = 2000;

/** Mail jobs mostly wait for the mail server. */
const jobsAtOnce = 5;
/** Leaves time to return running jobs to the queue before the process is killed. */
const maxRunningJobMs = 7000;

type Boss = { boss: PgBoss; listener: Listener };

/** Uses our pool and listener, because pg-boss's own wait for ever on a dead connection. */
async function startBoss(
  { url, log, onLost, onListening, onWork }: Options,
  guarded: GuardedPool,
): Promise<Boss> {
  let listener: Listener | undefined;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => guarded.pool.query(text, values),
      listen: async (channel, onMessage, onConnect) => {
        const onListenerLost = () => {
          guarded.dropIdle();
          onLost();
        };
        const onListenerConnected = () => {
          onConnect();
          onListening();
        };
        listener = listen({
          ...{ url, channel, log, onMessage, onLost: onListenerLost, onConnect: onListenerConnected },
          others: new Map([[workChannel, onWork]]),
        });
        return listener;
      },
    },
    migrate: false,
    useListenNotify: true,
    // No job has a timetable of its own, and none waits for another.
    schedule: false,
    flowIntervalSeconds: 600,
    // With the heartbeat of a job, a killed worker's job is given to another within half a minute.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  try {
    await boss.start();
    if (!listener) throw new Error('the job queue does not listen');
    return { boss, listener };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}

export async function startJobRunner(options: Options): Promise<JobRunner> {
  const { url, log } = options;
  const guarded = openPool({
    url,
    name: 'purvai-worker',
    log,
    max: 5,
    maxWaitMs: 2000,
    maxStatementMs: 5000,
  });
  const { boss, listener } = await startBoss(options, guarded).catch(async (error) => {
    await guarded.close();
    throw error;
  });
  const workers = new Map<string, string>();
  const wakeRipe = async () => {
    const ripe = await readRipeQueues(guarded.pool, [...workers.keys()]);
    for (const name of ripe) boss.notifyWorker(workers.get(name) ?? '');
  };
  const ripeTimer = setInterval(() => {
    // Reported by the fetches, which use the same connections.
    wakeRipe().catch(() => {});
  }, ripeEveryMs);
  return {
    async run(job, handle) {
      const workOptions = {
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: pollSeconds(options.watchdogMs),
        includeMetadata: true,
        // Otherwise each poll takes one batch, and a thousand waiting mails would take a quarter of an hour.
        burstWhenBatchFull: true,
        batchSize: jobsAtOnce,
        perJobResults: true,
      } as const;
      const attempt = async (one: JobWithMetadata<unknown>): Promise<JobResult> => {
        const line = log.child({ job: job.name, jobId: one.id, attempt: one.retryCount + 1 });
        try {
          await handle(job.payload.parse(one.data));
          line.info('job done');
          return { id: one.id, status: 'completed' };
        } catch (error) {
          line.warn({ err: error }, 'job failed, it will be tried again');
          return { id: one.id, status: 'failed', output: error };
        }
      };
      workers.set(job.name, await boss.work(job.name, workOptions, (jobs) => Promise.all(jobs.map(attempt))));
    },
    progress: () => boss.getWipData().map((worker) => progressOf(worker, Date.now())),
    pool: guarded.pool,
    listener,
    async stop() {
      clearInterval(ripeTimer);
      await boss.stop({ timeout: maxRunningJobMs });
      await guarded.close();
    },
  };
}

type WorkerState = Pick<
  ReturnType<PgBoss['getWipData']>[number],
  'name' | 'count' | 'createdOn' | 'lastFetchedOn' | 'lastJobStartedOn'
>;

export function progressOf(worker: WorkerState, now: number): QueueProgress {
  const { name, count, createdOn, lastFetchedOn, lastJobStartedOn } = worker;
  const fetchedAt = lastFetchedOn ?? createdOn;
  const jobsMayRunUntil =
    count > 0 && lastJobStartedOn !== null ? lastJobStartedOn + queueOptions.expireInSeconds * 1000 : 0;
  return {
    queue: name,
    lastFetchAt: lastFetchedOn === null ? undefined : new Date(lastFetchedOn),
    silentMs: Math.max(0, now - Math.max(fetchedAt, jobsMayRunUntil)),
  };
}
