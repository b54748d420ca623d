import pg from 'pg';
import { patientConnection } from '#platform/database/pool.ts';
import { otherConnections } from '#platform/database/restore-target.ts';

/** A connection to the database that is being restored, for long statements. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'purvai-restore',
    ...patientConnection,
  });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A running web process would accept old sessions, and a worker would print rows that are about to be replaced. */
export async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const others = await otherConnections(client);
  if (others.length > 0) throw new Error(`the database is in use, stop first: ${others.join(', ')}`);
}
