import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { MigrationSession } from '#platform/database/migration-session.ts';
import { openPool, type PoolOptions } from '#platform/database/pool.ts';
import { queryPrepared } from '#platform/database/prepared-statements.ts';
import { openQueueSetupDb } from './queue-setup-db.ts';

export type Job<Payload extends object> = { name: string; payload: z.ZodType<Payload> };

/** Enqueues in the caller's transaction, so the job exists exactly when the caller's row does. */
export type Queue = {
  /**
   * A transaction that may enqueue jobs. The queue is started before it opens, so that none of the database's connections
   * waits for the start.
   */
  transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload): Promise<void>;
  close(): Promise<void>;
};

export const deadLetterQueue = 'dead-letter';
const deadLetterDays = 90;

/** Retried with growing pauses for about two days, then moved to the dead-letter queue. */
export const queueOptions = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  // Detects a dead worker long before its job expires.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 7 * 24 * 3600,
  deadLetter: deadLetterQueue,
  notify: true,
};

/** Part of `migrate`: the queue's own tables and one queue per job. */
export async function prepareQueues(
  databaseUrl: string,
  names: readonly string[],
  session: Pick<MigrationSession, 'applicationName' | 'lockTimeoutMs'>,
): Promise<void> {
  const db = openQueueSetupDb(databaseUrl, session);
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    await boss.createQueue(deadLetterQueue, { retentionSeconds: deadLetterDays * 24 * 3600 });
    for (const name of names) {
      await boss.createQueue(name, queueOptions);
      const { deadLetter: _, ...changeable } = queueOptions;
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
    await db.close();
  }
}

/**
 * Sends jobs, on a connection of its own: on the shared pool, many transactions that wait for a second connection would
 * hold all the connections they wait for.
 */
export function openQueue(options: Pick<PoolOptions, 'url' | 'name' | 'log'>): Queue {
  const { log } = options;
  const { pool, close } = openPool({ ...options, max: 1, maxWaitMs: 2000, maxStatementMs: 3000 });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  let starting: Promise<unknown> | undefined;
  const start = () => {
    starting ??= boss.start().catch((error) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  // At once, so that no transaction waits for it; while the database is away, the first job starts it.
  start().catch(() => {});
  return {
    async transaction(db, work) {
      await start();
      return db.transaction(work);
    },
    async enqueue(tx, job, payload) {
      await start();
      await boss.send(job.name, job.payload.parse(payload), {
        // One text for each queue, the job is its only value.
        db: { executeSql: (text, values = []) => queryPrepared(tx, text, values) },
      });
    },
    async close() {
      await starting?.catch(() => {});
      await boss.stop({ graceful: false });
      await close();
    },
  };
}

/** Deletes the waiting and running jobs of these queues; returns how many. */
export async function dropUnfinishedJobs(db: Queryable, names: readonly string[]): Promise<number> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rowCount } = await db.execute(
    sql`delete from pgboss.job where name in (${list}) and state in ('created', 'retry', 'active')`,
  );
  return rowCount ?? 0;
}

const ripeText = `
  select distinct name from pgboss.job where name = any($1) and state in ('created', 'retry') and start_after <= now()`;

/** Those of the queues that have a job whose time has come. */
export async function readRipeQueues(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(ripeText, [names]);
  return rows.map(({ name }) => name);
}

export type QueueFigures = { oldestSeconds: { queue: string; seconds: number }[]; deadLetters: number };

/** Every queue has a row, also an empty one, because a missing metric would look healthy. */
const oldestText = `
  select queue.name as queue,
    coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as seconds
  from pgboss.queue
  left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active')
  where queue.name not like '\\_\\_pgboss%' and queue.name <> $1
  group by queue.name`;

/** The age of the oldest unfinished job by queue, and the number of dead letters. */
export async function readQueueFigures(pool: Pool): Promise<QueueFigures> {
  const oldest = await pool.query<{ queue: string; seconds: number }>(oldestText, [deadLetterQueue]);
  const dead = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
    [deadLetterQueue],
  );
  return { oldestSeconds: oldest.rows, deadLetters: dead.rows[0]?.count ?? 0 };
}
