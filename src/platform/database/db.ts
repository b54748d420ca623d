import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type GuardedPool, openPool, type PoolOptions } from './pool.ts';
import { registerConnection } from './prepared-statements.ts';

export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a store takes: the pool or a transaction, so that its queries compose. */
export type Queryable = Db | Tx;

export type Database = GuardedPool & { db: Db };

export type DatabaseOptions = Pick<PoolOptions, 'url' | 'name' | 'log'> &
  Partial<Pick<PoolOptions, 'max' | 'maxWaitMs'>>;

/** Limits for a slow or unreachable database. */
const maxStatementMs = 3000;
const usualMaxWaitMs = 500;
/** For scripts, in which no visitor waits. */
export const patientWaitMs = 10_000;

/**
 * Drizzle leaks a connection whose `begin` failed, and returns one whose `rollback` failed to the pool. Here every
 * connection is released, and one that is lost or still in a transaction is closed.
 */
function transactionsOn(pool: pg.Pool): Db['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let lost: Error | undefined;
    const onLost = (error: Error) => {
      lost ??= error;
    };
    client.on('error', onLost);
    try {
      return await drizzle({ client }).transaction((tx) => {
        registerConnection(tx, client);
        return work(tx);
      }, config);
    } catch (error) {
      // The rollback fails on a lost connection too, and its error would hide the cause.
      throw lost ?? error;
    } finally {
      client.off('error', onLost);
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

export function openDatabase({
  max = 10,
  maxWaitMs = usualMaxWaitMs,
  ...options
}: DatabaseOptions): Database {
  const guarded = openPool({ ...options, max, maxWaitMs, maxStatementMs });
  const db = drizzle({ client: guarded.pool });
  db.transaction = transactionsOn(guarded.pool);
  registerConnection(db, guarded.pool);
  return { ...guarded, db };
}
