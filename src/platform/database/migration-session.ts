import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { watchBlockers } from './lock-blockers.ts';
import { patientConnection } from './pool.ts';

export type LockPatience = {
  /**
   * How long one statement waits for a lock. Everything else that wants the table queues behind it, so it must be less
   * than the statement timeout of the running processes (3 s in `db.ts`), and more than `deadlock_timeout` (1 s), after
   * which PostgreSQL ends an autovacuum that is in the way.
   */
  lockTimeoutMs: number;
  /** How long attempts are repeated. */
  maxWaitMs: number;
  /** How long to wait for another migration that is running: it may be rewriting a large table. */
  maxMigratorWaitMs: number;
};

const defaultPatience: LockPatience = {
  lockTimeoutMs: 2000,
  maxWaitMs: 120_000,
  maxMigratorWaitMs: 15 * 60_000,
};

const firstPauseMs = 250;
const maxPauseMs = 10_000;

/** Any constant number: concurrent migrations queue on this advisory lock. */
const lockKey = 7_208_415;

const sqlState = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);
const lockTimeout = '55P03';
const deadlock = '40P01';

export type MigrationSession = {
  client: pg.Client;
  /** For further connections of the migration, so that their blockers are found too. */
  applicationName: string;
  lockTimeoutMs: number;
  /**
   * Repeats `attempt` while another transaction holds a lock, with growing pauses for other queries. The error after
   * the last attempt names the blocking process.
   */
  repeat<Result>(what: string, attempt: () => Promise<Result>): Promise<Result>;
};

/** Runs one migration at a time; others wait. */
export async function withMigrationSession<Result>(
  databaseUrl: string,
  work: (session: MigrationSession) => Promise<Result>,
  { lockTimeoutMs, maxWaitMs, maxMigratorWaitMs }: LockPatience = defaultPatience,
): Promise<Result> {
  const applicationName = `purvai-migrate-${randomUUID().slice(0, 8)}`;
  const watch = await watchBlockers(databaseUrl, applicationName, lockTimeoutMs / 4);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    ...patientConnection,
  });

  const repeat: MigrationSession['repeat'] = async (what, attempt) => {
    const deadline = Date.now() + maxWaitMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        return await attempt();
      } catch (error) {
        const state = sqlState(error);
        if (state !== lockTimeout && state !== deadlock) throw new Error(`${what} failed`, { cause: error });
        if (Date.now() + pauseMs > deadline) {
          const reason = `locks are held by ${watch.describe()}`;
          throw new Error(`${what} was given up after ${maxWaitMs / 1000} s: ${reason}`, { cause: error });
        }
      }
      await wait(pauseMs);
    }
  };

  try {
    await client.connect();
    // A migration may run long, whatever the defaults of role and database are.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query(`set lock_timeout = ${maxMigratorWaitMs}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]).catch((error) => {
      if (sqlState(error) !== lockTimeout) throw error;
      throw new Error(`another migration is still running: ${watch.describe()}`, { cause: error });
    });
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    return await work({ client, applicationName, lockTimeoutMs, repeat });
  } finally {
    // Closing the connection releases the advisory lock in every case.
    await client.end();
    await watch.stop();
  }
}
