import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tourPackages from '#domain/tour-packages/tour-package-staff-service.ts';
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
const start = () =>
  startWorker({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1', env: { STORAGE_DIR: folder } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-printing-'));
  worker = await start();
});
afterAll(async () => {
  await worker?.stop();
  await rm(folder, { recursive: true, force: true });
});

const [sample] = samplePackages;
if (!sample) throw new Error('there is no sample');
const { isSample: _, ...content } = sample;
const create = async (change: Partial<typeof content>) =>
  (await tourPackages.createTourPackage(test.db, actor, { ...content, ...change })).id;
const rowOf = async (id: string) =>
  (
    await test.pool.query(
      'select pdf_key as key, print_tries as tries, print_started_at as started from tour_packages where id = $1',
      [id],
    )
  ).rows[0];
const filesOf = async (id: string) =>
  (await readdir(join(folder, 'itineraries')).catch(() => [])).filter((name) => name.startsWith(`${id}-`));
const patience = { limitMs: 90_000, everyMs: 50 };
const printed = (id: string) => waitUntil(`the print of ${id}`, async () => (await rowOf(id)).key, patience);

const links = Array.from({ length: 11_200 }, (_, at) => `<a href="https://a.example/${at}">x${at}</a>`).join(
  ' ',
);
/** More than 300 pages. */
const endless = Array.from({ length: 10 }, () => ({ title: '', text: 'a\n'.repeat(2_400).trim() }));

describe('a worker as it is deployed', () => {
  it('prints 11,200 links while it prints the next package', async () => {
    const long = await create({ descriptionHtml: `<p>${links}</p>` });
    await waitUntil('the first to be begun', async () => (await rowOf(long)).started, patience);
    const next = await create({ name: 'The next one' });
    await printed(next);
    expect((await rowOf(long)).key).toBe('');
    await printed(long);
    expect(await filesOf(long)).toHaveLength(1);
  });

  it('gives up after three tries without a file, and prints the package again after a change', async () => {
    const id = await create({ itinerary: endless });
    await waitUntil(
      'three tries',
      async () => {
        const { tries, started } = await rowOf(id);
        return tries === 3 && started === null;
      },
      patience,
    );
    expect(await filesOf(id)).toEqual([]);
    expect((await tourPackages.findTourPackage(test.db, actor, id))?.isPrintFailed).toBe(true);
    expect(worker.output()).toContain('more than 300 pages');
    await tourPackages.updateTourPackage(test.db, actor, id, { change: content });
    await printed(id);
    expect(await filesOf(id)).toEqual([(await rowOf(id)).key.replace('itineraries/', '')]);
  });

  it('leaves one file after it was killed while printing', async () => {
    const id = await create({ descriptionHtml: `<p>${links}</p>` });
    await waitUntil('the print to begin', async () => (await rowOf(id)).started, patience);
    await worker.stop('SIGKILL');
    expect((await rowOf(id)).key).toBe('');
    // As if its two minutes were over.
    await test.pool.query(
      `update tour_packages set print_started_at = now() - interval '121 seconds' where id = $1`,
      [id],
    );
    worker = await start();
    await printed(id);
    expect(await filesOf(id)).toHaveLength(1);
  });

  it('stops at once while printing, and the try does not count', async () => {
    const id = await create({ descriptionHtml: `<p>${links}</p>` });
    await waitUntil('the print to begin', async () => (await rowOf(id)).started, patience);
    expect(await worker.stop()).toBe(0);
    expect(await rowOf(id)).toEqual({ key: '', tries: 0, started: null });
    worker = await start();
    await printed(id);
  });
});
