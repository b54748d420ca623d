import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttachment } from '#domain/attachments/attachment-service.ts';
import { fileMessages } from '#domain/attachments/file-messages.ts';
import { paperMessages } from '#domain/bookings/papers/paper-messages.ts';
import { listPapers } from '#domain/bookings/papers/paper-service.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { someActor } from '../../../../../tests/support/some-actor.ts';
import { addTrip } from '../../../../../tests/support/some-trip.ts';
import { staffActions } from '../../../../../tests/support/staff-actions.ts';
import { addStaff, type Browser, newBrowser, staffApi } from '../../../../../tests/support/staff-api.ts';
import { testDatabase } from '../../../../../tests/support/test-database.ts';
import { handlePapers } from './papers-action.ts';

const test = testDatabase();
const actor = someActor(test);
const folder = mkdtempSync(join(tmpdir(), 'purvai-papers-action-'));
const storage = openDiskStorage(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const browser = newBrowser();
const withoutArea = newBrowser();
let trip: Awaited<ReturnType<typeof addTrip>>;

async function logIn(one: Browser, areas?: string[]) {
  const { id, username } = await addStaff(test);
  if (areas) await test.pool.query('update staff_users set areas = $2 where id = $1', [id, areas]);
  await staffApi(test).logIn(one, username);
}
beforeAll(async () => {
  await logIn(browser);
  await logIn(withoutArea, ['users']);
  trip = await addTrip(test.pool);
});

const pdf = Buffer.from('%PDF-1.7 passport of Meera Nair');

type Sent = { intent: string; from?: Browser; file?: Buffer; name?: string } & Record<string, unknown>;

const act = (from: Browser, body: FormData | Blob) =>
  staffActions({ ...test, storage } as typeof test)(from, handlePapers, body);

function send({ from = browser, file, name = 'scan.pdf', ...fields }: Sent) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  if (file) form.set('file', new Blob([new Uint8Array(file)]), name);
  return act(from, form);
}
const passport = () => ({
  ...{ intent: 'add', travellerId: trip.travellerIds[0] ?? '', key: randomUUID() },
  ...{ kind: 'passport', number: ' Z 1234567 ', expiresOn: '2031-04-17' },
});
const papers = () => listPapers(test, actor, trip.bookingId);
const newest = async () => {
  const paper = (await papers()).at(-1);
  if (!paper) throw new Error('there is no paper');
  return paper;
};
const seen = async () =>
  (await test.pool.query("select detail from activity where action = 'paper-number-seen'")).rows;

describe('a paper of a traveller', () => {
  it('is added once with its scan, however often its form is sent', async () => {
    const form = { ...passport(), file: pdf };
    expect(await send(form)).toMatchObject({ status: 200, text: 'Passport: added.' });
    expect(await send(form)).toMatchObject({ status: 200 });
    expect(await papers()).toMatchObject([{ kind: 'passport', numberEnd: '567', expiresOn: '2031-04-17' }]);
    const { attachmentId } = await newest();
    const scan = await openAttachment({ ...test, storage }, actor, attachmentId ?? '', 'large');
    expect(scan?.size).toBe(pdf.length);
  });

  it('is added without a scan where no file was chosen', async () => {
    // As browsers write it; Node leaves out an empty name.
    const parts = [
      ...Object.entries({ ...passport(), kind: 'photo' }).map(([name, value]) => [`name="${name}"`, value]),
      ['name="file"; filename=""\r\nContent-Type: application/octet-stream', ''],
    ].map(([head, value]) => `--form\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`);
    expect(await act(browser, new Blob([...parts, '--form--\r\n']))).toMatchObject({ status: 200 });
    expect(await newest()).toMatchObject({ kind: 'photo', attachmentId: null });
  });

  it('is refused with a file that is no picture or too large, and with what was typed wrongly', async () => {
    const before = await papers();
    expect(await send({ ...passport(), file: Buffer.from('<html>'), name: 'a.jpg' })).toMatchObject({
      ...{ status: 422, text: fileMessages.wrongKind },
    });
    expect(await send({ ...passport(), file: Buffer.alloc(0), name: 'a.jpg' })).toMatchObject({
      ...{ status: 422, text: fileMessages.empty },
    });
    const above = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await send({ ...passport(), file: above })).toMatchObject({
      ...{ status: 413, text: fileMessages.tooLarge },
    });
    const eleven = Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await send({ ...passport(), file: eleven })).toMatchObject({ status: 413 });
    for (const wrong of [
      { kind: '', field: 'kind' },
      { kind: 'constructor', field: 'kind' },
      { expiresOn: '2031-02-30', field: 'expiresOn' },
      { number: '1'.repeat(61), field: 'number' },
      { travellerId: '0', field: 'travellerId' },
      { key: 'x', field: 'key' },
    ])
      expect(await send({ ...passport(), ...wrong })).toMatchObject({ status: 422, field: wrong.field });
    expect(await send({ ...passport(), travellerId: '999999' })).toMatchObject({ status: 404 });
    expect(await papers()).toEqual(before);
  });

  it('shows its whole number with a line in the activity log', async () => {
    await send(passport());
    const { id } = await newest();
    expect(await seen()).toEqual([]);
    expect(await send({ intent: 'show', id })).toMatchObject({ status: 200, value: { number: 'Z 1234567' } });
    expect(await seen()).toMatchObject([{ detail: { kind: 'passport', paper: id } }]);
  });

  it('is checked, changed and removed, unless another staff member was first', async () => {
    await send(passport());
    const { id } = await newest();
    const conflict = { status: 409, text: paperMessages.changedMeanwhile };
    const check = { intent: 'check', id, revision: 1, checked: 'yes' };
    expect(await send(check)).toMatchObject({ text: 'The paper is checked.' });
    expect((await newest()).checkedBy).not.toBe('');
    expect(await send(check)).toMatchObject(conflict);
    const change = { intent: 'change', id, kind: 'visa', number: '', expiresOn: '' };
    expect(await send({ ...change, revision: 1 })).toMatchObject(conflict);
    expect(await send({ ...change, revision: 2 })).toMatchObject({ text: 'Visa: changed.' });
    expect(await newest()).toMatchObject({ kind: 'visa', numberEnd: '567', expiresOn: null, checkedBy: '' });
    expect(await send({ ...change, number: 'V9', revision: 3 })).toMatchObject({ status: 200 });
    expect((await newest()).numberEnd).toBe('V9');
    expect(await send({ intent: 'remove', id, revision: 3 })).toMatchObject(conflict);
    expect(await send({ intent: 'remove', id, revision: 4 })).toMatchObject({ status: 200 });
    expect((await papers()).map((paper) => paper.id)).not.toContain(id);
    expect(await send({ intent: 'show', id })).toMatchObject({ status: 404, text: paperMessages.gone });
  });

  it('is nothing to staff without the area, or without a session', async () => {
    await send(passport());
    const { id, revision } = await newest();
    const [before, seenBefore] = [await papers(), await seen()];
    const sent: Sent[] = [
      passport(),
      { ...passport(), file: pdf },
      { intent: 'change', id, revision, kind: 'visa', number: 'V1', expiresOn: '' },
      { intent: 'check', id, revision, checked: 'yes' },
      { intent: 'remove', id, revision },
      { intent: 'show', id },
    ];
    for (const form of sent) {
      expect(await send({ ...form, from: withoutArea })).toMatchObject({ status: 403 });
      expect(await send({ ...form, from: newBrowser() })).toMatchObject({ status: 401 });
    }
    expect(await papers()).toEqual(before);
    expect(await seen()).toEqual(seenBefore);
  });
});
