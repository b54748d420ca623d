import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { MigrationSession } from '#platform/database/migration-session.ts';
import type { Log } from '#platform/log.ts';
import { openQueueSetupDb } from './queue-setup-db.ts';

export type Job<Payload extends object> = { name: string; payload: z.ZodType<Payload> };

/** Takes the caller's transaction: the job exists exactly when the row does. */
export type Queue = {
  /**
   * To be awaited before the transaction opens: a first start asks the pool for connections, and fifty transactions
   * that each wait for one would hold them all.
   */
  ready(): Promise<void>;
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload): Promise<void>;
  close(): Promise<void>;
};

export const deadLetterQueue = 'dead-letter';
const deadLetterDays = 90;

/** Tried again with growing pauses for about two days, then kept in the dead-letter queue for a person to look at. */
export const queueOptions = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  // A worker that died is noticed by its silence, long before its job would expire.
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

/** The sending end, on the web process's own pool. It starts at the first job, so that a web process starts without a database. */
export function openQueue(pool: Pool, log: Log): Queue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  return {
    async ready() {
      await boss.start();
    },
    async enqueue(tx, job, payload) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromDrizzle(tx, sql) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Forgets what waits in these queues, also what a worker had begun. Returns how many jobs there were. */
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
