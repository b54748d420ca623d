import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from './log.ts';

export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a store takes: the pool or a transaction, so that its queries compose. */
export type Queryable = Db | Tx;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export type DatabaseOptions = { url: string; name: string; log: Log; max?: number };

/** Nothing waits for a slow or silent database longer than these. */
const statementTimeoutMs = 3000;
const poolWaitMs = 500;

export function openDatabase({ url, name, log, max = 10 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: poolWaitMs,
    statement_timeout: statementTimeoutMs,
    // The server enforces the statement timeout; this one covers a server that no longer answers at all.
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection lost with its server is replaced at the next query; unhandled it would end the process. The pool itself
  // listens to idle ones alone, and a transaction's is often lost between two of its statements.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  pool.on('error', () => {});
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}
