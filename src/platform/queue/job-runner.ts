import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Listener, listen } from '#platform/database/notifications.ts';
import { type GuardedPool, openPool } from '#platform/database/pool.ts';
import type { Log } from '#platform/log.ts';
import { type Job, queueOptions } from './queue.ts';

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
  /** Called when the listening connection is lost; other connections to the same server may be dead too. */
  onLost(): void;
};

/** Mail jobs mostly wait for the mail server. */
const jobsAtOnce = 5;
/** Leaves time to return running jobs to the queue before the process is killed. */
const maxRunningJobMs = 7000;

type Boss = { boss: PgBoss; listener: Listener };

/** Uses our pool and listener, because pg-boss's own wait for ever on a dead connection. */
async function startBoss({ url, log, onLost }: Options, guarded: GuardedPool): Promise<Boss> {
  let listener: Listener | undefined;
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => guarded.pool.query(text, values),
      listen: async (channel, onMessage, onConnect) => {
        const onListenerLost = () => {
          guarded.dropIdle();
          onLost();
        };
        listener = listen({ url, channel, log, onMessage, onConnect, onLost: onListenerLost });
        return listener;
      },
    },
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
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
  return {
    async run(job, handle) {
      // A notification wakes the worker at once; polling picks up retries, which have no notification.
      const workOptions = {
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
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
      await boss.work(job.name, workOptions, (jobs) => Promise.all(jobs.map(attempt)));
    },
    progress: () => boss.getWipData().map((worker) => progressOf(worker, Date.now())),
    pool: guarded.pool,
    listener,
    async stop() {
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
