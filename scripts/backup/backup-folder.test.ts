import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupName, listBackups, listLaterBackups, pruneBackups, verifyBackup } from './backup-folder.ts';
import { checksumFile } from './files.ts';

const aFolder = () => mkdtemp(join(tmpdir(), 'purvai-backups-'));
const nameOf = (day: number) => backupName(new Date(Date.UTC(2026, 10, day, 3)));

async function addBackup(folder: string, name: string): Promise<string> {
  const backup = join(folder, name);
  await mkdir(join(backup, 'files/quotes'), { recursive: true });
  await writeFile(join(backup, 'database.dump'), 'rows');
  await writeFile(join(backup, 'files/quotes/a.pdf'), 'a quote');
  const manifest = {
    format: 1,
    takenAt: '2026-11-15T03:00:00.000Z',
    postgres: '15.14',
    dump: await checksumFile(backup, 'database.dump'),
    tables: [],
    files: [await checksumFile(join(backup, 'files'), 'quotes/a.pdf')],
  };
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest));
  return backup;
}

describe('the folder of backups', () => {
  it('keeps the newest backups, and unfinished ones of the last day', async () => {
    const folder = await aFolder();
    for (const day of [12, 9, 15, 10]) await addBackup(folder, nameOf(day));
    for (const name of ['.partial-old', '.partial-young', 'notes', nameOf(16)])
      await mkdir(join(folder, name));
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    await utimes(join(folder, '.partial-old'), twoDaysAgo, twoDaysAgo);

    expect(await listBackups(folder)).toEqual([9, 10, 12, 15].map(nameOf));
    expect(await listLaterBackups(join(folder, nameOf(10)))).toEqual(
      [12, 15].map((day) => join(folder, nameOf(day))),
    );
    expect(await pruneBackups(folder, 2)).toEqual([9, 10].map(nameOf));
    // A folder without a manifest may not be a backup, so it is not removed.
    expect((await readdir(folder)).sort()).toEqual(
      ['.partial-young', 'notes', nameOf(12), nameOf(15), nameOf(16)].sort(),
    );
  });
});

describe('verifyBackup', () => {
  it('finds changed, missing and added files', async () => {
    const backup = await addBackup(await aFolder(), nameOf(15));
    expect((await verifyBackup(backup)).files).toHaveLength(1);
    await writeFile(join(backup, 'database.dump'), 'other rows');
    await expect(verifyBackup(backup)).rejects.toThrow('database.dump was changed');
    await writeFile(join(backup, 'database.dump'), 'rows');
    await writeFile(join(backup, 'files/b.pdf'), '');
    await expect(verifyBackup(backup)).rejects.toThrow('b.pdf was added');
    await rm(join(backup, 'files'), { recursive: true });
    await expect(verifyBackup(backup)).rejects.toThrow('quotes/a.pdf is missing');
  });

  it.each(['../a.pdf', 'quotes/../../a.pdf', '/etc/passwd', '..'])(
    'refuses a manifest that leads to %s',
    async (path) => {
      const backup = await addBackup(await aFolder(), nameOf(15));
      const { files, ...manifest } = await verifyBackup(backup);
      const wrong = { ...manifest, files: [{ ...files[0], path }] };
      await writeFile(join(backup, 'manifest.json'), JSON.stringify(wrong));
      await expect(verifyBackup(backup)).rejects.toThrow(/regex|pattern|match/i);
    },
  );

  it('refuses a folder without a manifest', async () => {
    await expect(verifyBackup(await aFolder())).rejects.toThrow('is no backup');
  });
});
