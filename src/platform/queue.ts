import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';
import { patientConnection } from './patient-connection.ts';

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
export async function prepareQueues(databaseUrl: string, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    supervise: false,
    schedule: false,
    max: 2,
    ...patientConnection,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    await boss.createQueue(deadLetterQueue, { retentionSeconds: deadLetterDays * 24 * 3600 });
    for (const name of names) {
      await boss.createQueue(name, queueOptions);
      const { deadLetter: _, ...changeable } = queueOptions;
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
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
