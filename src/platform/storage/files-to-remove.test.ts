import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { noteFileToRemove, removeNotedFiles } from './files-to-remove.ts';
import { openDiskStorage, type Storage } from './storage.ts';

const test = testDatabase();
let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-storage-'));
  storage = openDiskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const note = (...keys: string[]) =>
  test.db.transaction(async (tx) => {
    for (const key of keys) await noteFileToRemove(tx, key);
  });
const notes = async () =>
  (await test.pool.query('select key from files_to_remove order by key')).rows.map(({ key }) => key);

it('removes noted files, also when they are written a little later, and then deletes the note', async () => {
  const key = 'quotes/one.pdf';
  await storage.put(key, Buffer.from('Asha'));
  await note(key, 'quotes/gone.pdf', '', key);
  await removeNotedFiles({ db: test.db, storage });
  expect(await storage.get(key)).toBeUndefined();
  expect(await notes()).toEqual(['quotes/gone.pdf', key]);

  // A worker that was still printing writes it only now, and is killed before it can remove it.
  await storage.put(key, Buffer.from('Asha'));
  await removeNotedFiles({ db: test.db, storage });
  expect(await storage.get(key)).toBeUndefined();

  await test.pool.query(`update files_to_remove set noted_at = now() - interval '11 minutes'`);
  await removeNotedFiles({ db: test.db, storage });
  expect(await notes()).toEqual([]);
});
