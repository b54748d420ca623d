import pg from 'pg';
import { checksumTables } from '#platform/database/table-checksums.ts';

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table that contains this text anywhere. */
export const tablesWith = (url: string, words: string) =>
  withClient(url, async (client) => {
    const found: string[] = [];
    for (const { table } of await checksumTables(client)) {
      const { rowCount } = await client.query(`select from ${table} t where t::text ilike $1 limit 1`, [
        `%${words}%`,
      ]);
      if (rowCount) found.push(table);
    }
    return found;
  });
