import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { type Postgres, preparePostgres } from '../../scripts/services/postgres.ts';

const memory = '/dev/shm';
/** Several times the databases of a whole run. */
const enoughBytes = 8 * 2 ** 30;

/** In memory where there is plenty: a run makes and removes a gigabyte of small files. */
async function folderFor(durability: 'safe' | 'fast'): Promise<string> {
  if (durability === 'safe') return tmpdir();
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= enoughBytes ? memory : tmpdir();
}

/** A cluster that lives as long as a test file or a run, and leaves nothing behind. */
export async function startPrivatePostgres(
  durability: 'safe' | 'fast',
): Promise<Postgres & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(await folderFor(durability), 'purvai-postgres-'));
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
