import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../../tests/support/process.ts';
import { acceptsConnections } from '../../tests/support/programs.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { freePort } from '../services/ports.ts';

/** The delivered configuration, with the ports and the account of this run. */
async function writeSettings(folder: string, { database, port }: { database: URL; port: number }) {
  const file = join(folder, 'pgbouncer.ini');
  const delivered = await readFile('deploy/pgbouncer/pgbouncer.ini', 'utf8');
  const name = database.pathname.slice(1);
  const target = `${name} = host=${database.hostname} port=${database.port} dbname=${name} user=${database.username}`;
  const settings = delivered
    .replace(/^purvai = .*$/m, target)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '');
  await writeFile(file, settings);
  await chmod(folder, 0o755);
  return file;
}

/** PgBouncer in front of this database; the timeouts that it does not pass on are the database's own. */
export async function startPgBouncer(program: string, databaseUrl: string) {
  const database = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'purvai-pgbouncer-'));
  const file = await writeSettings(folder, { database, port });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(database.pathname.slice(1));
  await client.query(`alter database ${name} set statement_timeout = '3s'`);
  await client.query(`alter database ${name} set idle_in_transaction_session_timeout = '10s'`);
  await client.end();

  const isRoot = process.getuid?.() === 0;
  // PgBouncer refuses to run as root.
  const running = isRoot ? run('runuser', ['-u', 'postgres', '--', program, file]) : run(program, [file]);
  await waitUntil(`PgBouncer on port ${port}`, () => {
    if (running.child.exitCode !== null) throw new Error(`PgBouncer ended: ${running.output()}`);
    return acceptsConnections(port);
  });
  const pooled = new URL(databaseUrl);
  pooled.host = `127.0.0.1:${port}`;
  return {
    url: pooled.href,
    pid: running.child.pid,
    async stop() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
