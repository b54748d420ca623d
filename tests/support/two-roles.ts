import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Postgres } from '../../scripts/services/postgres.ts';

/** A database as production has it: made by the delivered script, owned by one role, used by another. */
export async function createWithTwoRoles(
  server: Postgres,
  database = 'purvai',
): Promise<{ ownerUrl: string; appUrl: string }> {
  const file = 'deploy/postgres/roles.sql';
  const env = { ...process.env, PURVAI_OWNER_PASSWORD: 'owner secret', PURVAI_APP_PASSWORD: 'app secret' };
  const variables = ['-v', 'ON_ERROR_STOP=1', '-v', `database=${database}`];
  await promisify(execFile)('psql', ['-X', '-q', ...variables, '-f', file, server.url('postgres')], { env });
  const urlOf = (username: string, password: string) =>
    Object.assign(new URL(server.url(database)), { username, password }).href;
  return {
    ownerUrl: urlOf('purvai_owner', 'owner secret'),
    appUrl: urlOf('purvai_app', 'app secret'),
  };
}
