import pg from 'pg';
import { patientConnection } from '#platform/database/patient-connection.ts';
import { otherConnections } from '#platform/database/restore-target.ts';

/** One connection to the database that is being restored, for statements that may take long. */
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

/** A web process that runs meanwhile would accept old sessions, and a worker would print what is about to be replaced. */
export async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const others = await otherConnections(client);
  if (others.length > 0) throw new Error(`the database is in use, stop first: ${others.join(', ')}`);
}
