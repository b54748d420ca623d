import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTourPackage } from '#domain/tour-packages/tour-package-staff-service.ts';
import { samplePackages } from '../../scripts/database/sample-packages.ts';
import type { Running } from '../support/process.ts';
import { someActor } from '../support/some-actor.ts';
import { startWorker } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
let folder: string;
let worker: Running;
let isMounted = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  isMounted = true;
});
afterAll(async () => {
  await worker?.stop();
  if (isMounted) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true, force: true });
});

const filling = () => join(folder, 'filling');

/** All but one page of the disk. */
async function fillUp(): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filling(), Buffer.alloc((bavail - 2) * bsize));
}

it('a full disk leaves no partial file, and the print follows once there is room', async () => {
  await fillUp();
  const [sample] = samplePackages;
  if (!sample) throw new Error('there is no sample');
  const { isSample: _, ...content } = sample;
  const { id } = await createTourPackage(test.db, actor, content);
  const rowOf = async () =>
    (
      await test.pool.query('select pdf_key as key, print_tries as tries from tour_packages where id = $1', [
        id,
      ])
    ).rows[0];

  worker = await startWorker({
    databaseUrl: test.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    env: { STORAGE_DIR: folder },
  });
  const failures = () => worker.output().match(/ENOSPC/g)?.length ?? 0;
  // More failures than a document may have.
  await waitUntil('five tries', () => failures() >= 5);
  // The file of a running try is removed a moment later.
  await waitUntil('no half of a file', async () =>
    (await readdir(join(folder, 'itineraries'))).every((name) => !name.endsWith('.partial')),
  );
  expect((await rowOf()).tries).toBeLessThan(2);

  await rm(filling());
  const { key } = await waitUntil('the print', async () => {
    const row = await rowOf();
    return row.key && row;
  });
  expect(await readdir(join(folder, 'itineraries'))).toEqual([key.replace('itineraries/', '')]);
});
