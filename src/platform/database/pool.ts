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
  /** To call after a network failure, because idle connections may be dead without having been closed. */
  dropIdle(): void;
  close(): Promise<void>;
};

/** Lets the server detect a dead client in about a minute. */
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
    // The server enforces the statement timeout; this one covers an unreachable server.
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
      // The pool removes a connection on its error event, so the next query cannot get one that is closing.
      client.emit('error', new Error('the network was interrupted, idle connections are replaced'));
      client.connection.stream.destroy();
    }
  };

  // An unhandled connection error would end the process. The pool itself listens only on idle connections, and a
  // transaction's connection is often lost between two statements.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection was lost');
      // The other connections are probably dead too, and each would cost another timeout.
      if (error instanceof NoAnswerError) dropIdle();
    });
  });
  pool.on('error', () => {});
  return { pool, dropIdle, close: () => pool.end() };
}

/**
 * For migrations, backups and restores, whose statements have no timeout: TCP keepalive closes a dead connection about
 * twenty seconds after the last packet.
 */
export const patientConnection = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

/**
 * Writes a few bytes to the write-ahead log, without table, row or lock. A read-only database (a replica or by setting)
 * would accept them too, so that is checked first.
 */
const probe = `select case when current_setting('transaction_read_only') = 'off'
  then pg_logical_emit_message(true, 'readiness', '') end as written`;

/**
 * Writes some hundred kilobytes into a temporary file beside the tables, by a sort that has too little memory. Tables can grow
 * only where that succeeds; the write-ahead log has its room reserved and would not tell. Nothing of it is logged or kept.
 */
const roomProbe = `set local work_mem = '64kB';
  select count(*) from (select repeat('x', 100) || n from generate_series(1, 4000) n order by 1 desc offset 0) sorted`;

/** Rejects when the database's disk has no room for more rows. */
export async function assertRoom(pool: pg.Pool): Promise<void> {
  await pool.query(roomProbe);
}

/** Rejects unless the database can store something now. */
export async function assertWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ written: string | null }>(probe);
  if (rows[0]?.written == null) throw new Error('the database is read-only');
}
