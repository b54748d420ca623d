import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

const dialect = new PgDialect();

/** A database or a transaction; `db.ts` has the exact type and imports this file. */
type DbOrTx = object;

const connections = new WeakMap<DbOrTx, pg.Pool | pg.PoolClient>();

/** Records which connection runs the statements of this database or transaction. */
export function registerConnection(db: DbOrTx, connection: pg.Pool | pg.PoolClient): void {
  connections.set(db, connection);
}

const names = new Map<string, string>();

/** One name for each text: a connection that knows the name sends neither the text nor plans it again. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a frequent statement as a prepared one. Its text must not depend on values: every text stays prepared on each
 * connection. Times are returned as `Date`, a `bigint` as text.
 */
export async function executePrepared<Row extends pg.QueryResultRow>(
  db: DbOrTx,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (await queryPrepared<Row>(db, text, params)).rows;
}

/** The same for a text with its values. */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  db: DbOrTx,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const connection = connections.get(db);
  if (!connection) throw new Error('a savepoint has no connection of its own: use the transaction');
  return connection.query<Row>({ name: nameOf(text), text, values });
}
