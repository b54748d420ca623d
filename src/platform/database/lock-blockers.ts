import { GuardedClient } from './guarded-client.ts';

/** `application_name` is visible to every role; state and age are null when the blocker has another role. */
const blockersQuery = `
  select distinct blocker.pid, blocker.application_name as name, blocker.usename as role, blocker.state,
    extract(epoch from now() - blocker.xact_start)::int as seconds
  from pg_stat_activity waiting
  cross join unnest(pg_blocking_pids(waiting.pid)) as blocking (pid)
  join pg_stat_activity blocker on blocker.pid = blocking.pid
  where waiting.application_name = $1 and waiting.datname = current_database()
  order by blocker.pid`;

type Blocker = {
  pid: number;
  name: string;
  role: string | null;
  state: string | null;
  seconds: number | null;
};

function describe({ pid, name, role, state, seconds }: Blocker): string {
  const age = seconds === null ? undefined : `transaction open for ${seconds} s`;
  const details = [name || 'no application name', role && `role ${role}`, state, age];
  return `process ${pid} (${details.filter(Boolean).join(', ')})`;
}

export type BlockerWatch = { describe(): string; stop(): Promise<void> };

/** Watches, on its own connection, which processes the connections of this name last waited for. */
export async function watchBlockers(
  databaseUrl: string,
  applicationName: string,
  everyMs: number,
): Promise<BlockerWatch> {
  const client = new GuardedClient({
    connectionString: databaseUrl,
    application_name: 'purvai-migrate-watch',
    connectionTimeoutMillis: 10_000,
    query_timeout: 5000,
  });
  // Only for the error message, so losing it must not end the migration.
  client.on('error', () => {});
  await client.connect();
  let last: Blocker[] = [];
  let looking: Promise<void> | undefined;
  const look = async () => {
    const { rows } = await client.query<Blocker>(blockersQuery, [applicationName]);
    if (rows.length > 0) last = rows;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
  }, everyMs);
  return {
    describe: () => last.map(describe).join(', ') || 'a process that had ended before it was seen',
    async stop() {
      clearInterval(timer);
      await looking;
      await client.end();
    },
  };
}
