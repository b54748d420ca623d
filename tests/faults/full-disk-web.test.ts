import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverTexts } from '#app/content/duty/languages.ts';
import { failureText } from '#messages.ts';
import { driverEntryPath, driverPhotoPath, paths } from '#paths.ts';
import { migrateAll } from '../../scripts/database/migrate-all.ts';
import { freePort } from '../../scripts/services/ports.ts';
import { type Postgres, preparePostgres } from '../../scripts/services/postgres.ts';
import { createDatabase } from '../support/create-database.ts';
import { addDriverDuty } from '../support/driver-duty.ts';
import { uploader } from '../support/image-upload.ts';
import { somePhoto } from '../support/some-images.ts';
import { staffCookie } from '../support/staff-cookie.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { waitUntil } from '../support/wait-until.ts';

/** A disk of its own for a test, which can be filled to its last page. */
function smallDisk(megabytes: number) {
  const disk = { folder: '' };
  let isMounted = false;
  beforeAll(async () => {
    disk.folder = await mkdtemp(join(tmpdir(), 'purvai-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk.folder]);
    isMounted = true;
    await chmod(disk.folder, 0o755);
  });
  afterAll(async () => {
    if (isMounted) execFileSync('umount', [disk.folder]);
    await rm(disk.folder, { recursive: true, force: true });
  });
  const filling = () => join(disk.folder, 'filling');
  return {
    disk,
    async fill() {
      const { bavail, bsize } = await statfs(disk.folder);
      await writeFile(filling(), Buffer.alloc(bavail * bsize));
    },
    free: () => rm(filling()),
  };
}

describe('without room for files', () => {
  const { disk, fill, free } = smallDisk(16);
  const test = testDatabase();
  let web: Web;
  beforeAll(async () => {
    web = await startWeb({
      databaseUrl: test.url,
      smtpUrl: 'smtp://127.0.0.1:1',
      env: { STORAGE_DIR: disk.folder, DATABASE_WAIT_MS: '10000' },
    });
  });
  afterAll(() => web?.stop());

  it('the photo of a driver is kept on the phone with a text of its own, and accepted once there is room', async () => {
    const { token } = await addDriverDuty(async (text, values) => (await test.pool.query(text, values)).rows);
    const key = randomUUID();
    const fields = { key, kind: 'expense', expense: 'toll', amount: '120', reason: 'Byrnihat' };
    const entered = await fetch(web.url + driverEntryPath(token), {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(entered.status).toBe(200);
    const photo = new Uint8Array(await somePhoto(600, 400));
    const send = async () => {
      const query = new URLSearchParams({ key, language: 'hi' });
      const response = await fetch(`${web.url}${driverPhotoPath(token)}?${query}`, {
        method: 'POST',
        body: photo,
      });
      return [response.status, await response.json()];
    };
    await fill();
    expect(await send()).toEqual([507, { text: driverTexts.hi.photoNoRoom }]);
    // Files are not what a visitor needs: enquiries are still stored.
    expect((await fetch(web.url + paths.ready)).status).toBe(200);
    await free();
    expect(await send()).toEqual([200, { kind: 'stored' }]);
  });

  it('the image of a staff member is refused with a text of its own, and goes on once there is room', async () => {
    const { start, patch } = uploader(() => web.url, await staffCookie(test, web.url));
    const photo = await somePhoto(900, 600);
    const { id } = await start(photo.length);
    await fill();
    expect(await patch(id, 0, photo)).toMatchObject({
      status: 507,
      code: 'no_room',
      text: failureText.no_room,
    });
    await free();
    expect(await patch(id, 0, photo)).toMatchObject({ status: 200, offset: photo.length });
  });
});

describe('without room for the database', () => {
  const { disk, fill, free } = smallDisk(320);
  let postgres: Postgres;
  let web: Web;
  beforeAll(async () => {
    postgres = await preparePostgres(disk.folder, await freePort(), 'fast');
    await postgres.start();
    const databaseUrl = await createDatabase(postgres.url('postgres'), 'purvai');
    await migrateAll(databaseUrl);
    web = await startWeb({
      databaseUrl,
      smtpUrl: 'smtp://127.0.0.1:1',
      env: { DATABASE_WAIT_MS: '10000' },
    });
  });
  afterAll(async () => {
    await web?.stop();
    await postgres?.stop('immediate');
  });

  const ready = async () => (await fetch(web.url + paths.ready)).status;
  const enquire = async () => {
    const body = new URLSearchParams({
      n_name: 'Asha Devi',
      n_contactno: '98640 11223',
      n_message: 'Two of us to Kaziranga in March.',
    });
    const address = `${web.url}${paths.api}/contact-us-message`;
    return (await fetch(address, { method: 'POST', body })).status;
  };

  it('the process is not ready, as no enquiry can be stored, and is ready again when there is room', async () => {
    expect(await ready()).toBe(200);
    await fill();
    expect(await enquire()).toBe(503);
    await waitUntil('not to be ready', async () => (await ready()) === 503);
    expect((await fetch(web.url + paths.health)).status).toBe(200);
    await free();
    await waitUntil('to be ready again', async () => (await ready()) === 200);
    expect(await enquire()).toBe(200);
  });
});
