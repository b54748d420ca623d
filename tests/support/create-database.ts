import pg from 'pg';

export async function createDatabase(
  adminUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}
