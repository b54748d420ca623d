import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { GuardedClient, NoAnswerError } from './guarded-client.ts';

export type PoolOptions = {
  url: string;
  name: string;
  log: Log;
  max: number;
  /** How long a query may wait for a connection, and a new connection for its server. */
  maxWaitMs: number;
  maxStatementMs: number;
};

export type GuardedPool = {
  pool: pg.Pool;
  /** For whoever learns that the network was interrupted: idle connections may be dead without having been closed. */
  dropIdle(): void;
  close(): Promise<void>;
};

/** The server notices in about a minute that a process is gone whose last packets were lost. */
export const serverKeepAlive =
  '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3';

export function openPool({ url, name, log, max, maxWaitMs, maxStatementMs }: PoolOptions): GuardedPool {
  const pool = new pg.Pool({
    Client: GuardedClient,
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: maxWaitMs,
    statement_timeout: maxStatementMs,
    // The server enforces the statement timeout; this one covers a server that no longer answers at all.
    query_timeout: maxStatementMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: serverKeepAlive,
  });

  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  const dropIdle = () => {
    for (const client of idle) {
      // The pool forgets a connection at its error, so the next query cannot get one that is being closed.
      client.emit('error', new Error('the network was interrupted, idle connections are replaced'));
      client.connection.stream.destroy();
    }
  };

  // A connection lost with its server is replaced at the next query; unhandled it would end the process. The pool itself
  // listens to idle ones alone, and a transaction's is often lost between two of its statements.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection was lost');
      // What swallowed this answer has likely swallowed the others' too; each would cost another timeout.
      if (error instanceof NoAnswerError) dropIdle();
    });
  });
  pool.on('error', () => {});
  return { pool, dropIdle, close: () => pool.end() };
}
