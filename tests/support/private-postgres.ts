import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { type Postgres, preparePostgres } from '../../scripts/services/postgres.ts';

/** A cluster that lives as long as a test file or a run, and leaves nothing behind. */
export async function startPrivatePostgres(
  durability: 'safe' | 'fast',
): Promise<Postgres & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-postgres-'));
  await chmod(folder, 0o755);
  const server = await preparePostgres(folder, await freePort(), durability);
  await server.start();
  return {
    ...server,
    async remove() {
      await server.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
