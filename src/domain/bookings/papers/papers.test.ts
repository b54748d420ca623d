import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type AttachmentFile, openAttachment } from '#domain/attachments/attachment-service.ts';
import { encryptStoredFiles } from '#domain/attachments/file-service.ts';
import {
  addBookingFile,
  listTravellerFiles,
  removeBookingFile,
} from '#domain/bookings/files/booking-file-service.ts';
import { eraseCustomer, exportCustomer } from '#domain/privacy/privacy-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { createLog } from '#platform/log.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { makeWaitingAttachments, openAttachmentMaker } from '#worker/images/attachment-maker.ts';
import { sourceImageScript } from '../../../../scripts/print/source-print-script.ts';
import { testSecretKeys } from '../../../../tests/support/secret-keys.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { hugePng, somePhoto } from '../../../../tests/support/some-images.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { deleteOldPapers } from './old-papers-service.ts';
import {
  addPaper,
  changePaper,
  checkPaper,
  listPapers,
  removePaper,
  showPaperNumber,
} from './paper-service.ts';
import { listReceivedPapers, maxUploadsOfHour, receivePaper } from './paper-upload-service.ts';

const test = testDatabase();
const actor = someActor(test);
const folder = mkdtempSync(join(tmpdir(), 'purvai-papers-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = openDiskStorage(folder);
const log = createLog('silent', 'worker');
const parts = () => ({
  ...{ db: test.db, storage, encryption: test.encryption, log },
  attachmentMaker: openAttachmentMaker(sourceImageScript),
});
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;
const running = new AbortController().signal;

const pdf = Buffer.from('%PDF-1.7 passport of Meera Nair Z1234567');
const sent = (bytes: Buffer, key = randomUUID()) => ({ key, name: 'passport.jpg', bytes });
const typed = { kind: 'passport' as const, number: 'Z1234567', expiresOn: '2031-04-17' };

async function storedFiles(): Promise<Buffer[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  return Promise.all(names.map((one) => readFile(join(one.parentPath, one.name))));
}

const bytesOf = async (file: AttachmentFile | undefined) =>
  Buffer.from(await new Response(file?.body).arrayBuffer());

const before = new Date('2027-04-01T06:00:00Z');

describe('the file of a traveller', () => {
  it('is nowhere stored as it is, and staff read it as it came', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const [travellerId = ''] = travellerIds;
    const owner = { kind: 'traveller', id: travellerId } as const;
    const photo = await somePhoto(900, 600);
    await addBookingFile(parts(), actor, owner, sent(photo));
    await addBookingFile(parts(), actor, owner, { ...sent(pdf), name: 'scan.pdf' });
    const known = [photo.subarray(40, 80), pdf.subarray(9, 30), Buffer.from('Z1234567')];
    const magic = [
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('%PDF-'),
      Buffer.from('WEBP'),
      Buffer.from('RIFF'),
    ];
    const check = async (count: number) => {
      const files = await storedFiles();
      expect(files).toHaveLength(count);
      for (const file of files) {
        expect(known.filter((part) => file.includes(part))).toEqual([]);
        expect(magic.filter((part) => file.subarray(0, 64).includes(part))).toEqual([]);
        expect(file.toString('latin1')).toMatch(/^test\.[\w-]+$/);
      }
    };
    await check(2);
    await makeWaitingAttachments(parts(), running);
    await removeNotedFiles(parts());
    await check(3);
    const [scan, picture] = await listTravellerFiles(test.db, actor, bookingId);
    expect(scan).toMatchObject({ kind: 'pdf', state: 'ready', fileName: 'scan.pdf', madeBy: actor.name });
    expect(picture).toMatchObject({ kind: 'picture', state: 'ready', width: 900, ownerId: travellerId });
    const opened = await openAttachment(parts(), actor, scan?.id ?? '', 'large');
    expect(opened?.size).toBe(pdf.length);
    expect(await bytesOf(opened)).toEqual(pdf);
    const shown = await openAttachment(parts(), actor, picture?.id ?? '', 'small');
    expect((await bytesOf(shown)).toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('is encrypted with the new key, and then needs no other', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const owner = { kind: 'traveller', id: travellerIds[0] ?? '' } as const;
    await addBookingFile(parts(), actor, owner, sent(await somePhoto(60, 40)));
    await addBookingFile(parts(), actor, owner, sent(pdf));
    await addPaper(parts(), actor, owner.id, { key: randomUUID(), ...typed });
    await makeWaitingAttachments(parts(), running);
    const key = `next:${randomBytes(32).toString('base64')}`;
    const both = {
      ...parts(),
      encryption: openEncryption(parseSecretKeys(`${key},${testSecretKeys}`) ?? []),
    };
    const alone = { ...parts(), encryption: openEncryption(parseSecretKeys(key) ?? []) };
    const elsewhere = { ...both, storage: openDiskStorage(join(folder, 'missing')) };
    const lost = await encryptStoredFiles(elsewhere);
    expect(lost.encrypted).toBe(0);
    expect(lost.unreadable.length).toBeGreaterThanOrEqual(2);
    const unreadable = await encryptStoredFiles(alone);
    expect(unreadable.unreadable[0]).toMatch(/^the file of attachment \d+$/);
    expect((await encryptStoredFiles(both)).encrypted).toBeGreaterThanOrEqual(2);
    expect(await encryptStoredFiles(both)).toEqual({ encrypted: 0, unreadable: [] });
    expect((await encryptStoredSecrets(both)).unreadable).toEqual([]);
    const [scan, picture] = await listTravellerFiles(test.db, actor, bookingId);
    expect(await bytesOf(await openAttachment(alone, actor, scan?.id ?? '', 'large'))).toEqual(pdf);
    expect((await openAttachment(alone, actor, picture?.id ?? '', 'large'))?.type).toBe('image/webp');
    const [paper] = await listPapers(alone, actor, bookingId);
    expect(paper?.numberEnd).toBe('567');
    // Back, for the tests after this one.
    const back = openEncryption(parseSecretKeys(`${testSecretKeys},${key}`) ?? []);
    await encryptStoredFiles({ ...parts(), encryption: back });
    await encryptStoredSecrets({ db: test.db, encryption: back });
  });

  it('waits for a worker that has its key', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const owner = { kind: 'traveller', id: travellerIds[0] ?? '' } as const;
    const key = `web:${randomBytes(32).toString('base64')}`;
    const newer = openEncryption(parseSecretKeys(`${key},${testSecretKeys}`) ?? []);
    await addBookingFile({ ...parts(), encryption: newer }, actor, owner, sent(await somePhoto(60, 40)));
    await addBookingFile(parts(), actor, owner, sent(await somePhoto(50, 50)));
    const states = async () =>
      (await listTravellerFiles(test.db, actor, bookingId)).map(({ state }) => state);
    await makeWaitingAttachments(parts(), running);
    expect(await states()).toEqual(['ready', 'waiting']);
    await query(`update attachments set claimed_at = now() - interval '1 hour' where state = 'waiting'`);
    await makeWaitingAttachments({ ...parts(), encryption: newer }, running);
    expect(await states()).toEqual(['ready', 'ready']);
    const [, first] = await listTravellerFiles(test.db, actor, bookingId);
    expect(
      await openAttachment({ ...parts(), encryption: newer }, actor, first?.id ?? '', 'large'),
    ).toBeDefined();
  });

  it('that is a bomb is refused, and leaves no file', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    await removeNotedFiles(parts());
    const count = (await storedFiles()).length;
    await addBookingFile(
      parts(),
      actor,
      { kind: 'traveller', id: travellerIds[0] ?? '' },
      sent(hugePng(20_000)),
    );
    await makeWaitingAttachments(parts(), running);
    await removeNotedFiles(parts());
    expect(await listTravellerFiles(test.db, actor, bookingId)).toMatchObject([
      { state: 'refused', refusedCode: 'too_many_pixels' },
    ]);
    expect(await storedFiles()).toHaveLength(count);
  });
});

describe('a paper', () => {
  it('shows staff the end of its number, and the whole one with a line in the activity log', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const key = randomUUID();
    await addPaper(parts(), actor, travellerIds[0] ?? '', { key, ...typed });
    await addPaper(parts(), actor, travellerIds[0] ?? '', { key, ...typed });
    const [paper, second] = await listPapers(parts(), actor, bookingId);
    expect(second).toBeUndefined();
    expect(paper).toMatchObject({ kind: 'passport', numberEnd: '567', expiresOn: '2031-04-17', revision: 1 });
    expect(JSON.stringify(paper)).not.toContain('Z1234');
    const rows = await query(
      'select to_jsonb(p)::text as text from traveller_papers p where booking_id = $1',
      [bookingId],
    );
    expect(rows[0].text).not.toContain('1234567');
    const seen = () =>
      query(`select detail from activity where action = 'paper-number-seen' and subject_id = $1`, [
        bookingId,
      ]);
    expect(await seen()).toEqual([]);
    expect(await showPaperNumber(parts(), actor, paper?.id ?? '')).toBe('Z1234567');
    expect(await seen()).toEqual([{ detail: { kind: 'passport', paper: paper?.id } }]);
  });

  it('is checked, changed and removed with its scan, unless another staff member was first', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const scan = { name: 'scan.pdf', bytes: pdf };
    await addPaper(parts(), actor, travellerIds[0] ?? '', { key: randomUUID(), ...typed }, scan);
    const read = async () => (await listPapers(parts(), actor, bookingId))[0];
    const id = (await read())?.id ?? '';
    expect((await read())?.attachmentId).toMatch(/^\d+$/);
    await checkPaper(test.db, actor, id, { isChecked: true, revision: 1 });
    expect(await read()).toMatchObject({ checkedBy: actor.name, revision: 2 });
    const change = { kind: 'visa' as const, number: undefined, expiresOn: null };
    await expect(changePaper(parts(), actor, id, change, 1)).rejects.toMatchObject({ code: 'conflict' });
    await changePaper(parts(), actor, id, change, 2);
    expect(await read()).toMatchObject({ kind: 'visa', numberEnd: '567', expiresOn: null, checkedBy: '' });
    await changePaper(parts(), actor, id, { ...change, number: 'V9876' }, 3);
    expect((await read())?.numberEnd).toBe('876');
    await removePaper(test.db, actor, id, 4);
    expect(await read()).toBeUndefined();
    expect(await listTravellerFiles(test.db, actor, bookingId)).toEqual([]);
    const log = await query(`select detail::text from activity where subject_id = $1`, [bookingId]);
    expect(JSON.stringify(log)).not.toMatch(/scan|V98|Z12/);
  });

  it('that was only a scan goes with it; one with a number stays', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const [travellerId = ''] = travellerIds;
    const scan = { name: 'scan.pdf', bytes: pdf };
    await addPaper(parts(), actor, travellerId, { key: randomUUID(), ...typed, number: '' }, scan);
    await addPaper(parts(), actor, travellerId, { key: randomUUID(), ...typed }, scan);
    for (const { id } of await listTravellerFiles(test.db, actor, bookingId))
      await removeBookingFile(test.db, actor, { kind: 'traveller', id: travellerId }, id);
    expect(await listPapers(parts(), actor, bookingId)).toMatchObject([
      { numberEnd: '567', attachmentId: null },
    ]);
  });

  it('is in the export with its number, and is erased with the customer', async () => {
    const { bookingId, customerId, travellerIds } = await addTrip(test.pool, {
      firstDay: '2026-04-01',
      lastDay: '2026-04-05',
    });
    const scan = { name: 'scan.pdf', bytes: pdf };
    await addPaper(parts(), actor, travellerIds[0] ?? '', { key: randomUUID(), ...typed }, scan);
    await addBookingFile(
      parts(),
      actor,
      { kind: 'booking', id: bookingId },
      { ...sent(pdf), name: 'voucher.pdf' },
    );
    const data = await exportCustomer(test, actor, customerId);
    expect(data.papers).toMatchObject([{ kind: 'passport', number: 'Z1234567', expires_on: '2031-04-17' }]);
    expect(data.papers[0]).not.toHaveProperty('number_encrypted');
    expect(data.attachments).toMatchObject([
      { file_name: 'scan.pdf', traveller_id: Number(travellerIds[0]), booking_id: Number(bookingId) },
      { file_name: 'voucher.pdf', booking_id: Number(bookingId) },
    ]);
    await removeNotedFiles(parts());
    const count = (await storedFiles()).length;
    await eraseCustomer(test.db, actor, customerId, 'Meera Nair');
    await removeNotedFiles(parts());
    expect(await storedFiles()).toHaveLength(count - 2);
    expect(await query('select from traveller_papers where booking_id = $1', [bookingId])).toEqual([]);
  });
});

describe('papers and files of travellers', () => {
  const dayOfTrip = { firstDay: '2026-09-01', lastDay: '2026-09-10' };

  async function withPapers(options: Parameters<typeof addTrip>[1]) {
    const trip = await addTrip(test.pool, options);
    const [first = '', second = ''] = trip.travellerIds;
    await addPaper(parts(), actor, first, { key: randomUUID(), ...typed }, { name: 'a.pdf', bytes: pdf });
    await addBookingFile(parts(), actor, { kind: 'traveller', id: second }, sent(pdf));
    await addBookingFile(parts(), actor, { kind: 'booking', id: trip.bookingId }, sent(pdf));
    return trip.bookingId;
  }
  const left = async (bookingId: string) => [
    (await listPapers(parts(), actor, bookingId)).length,
    (await listTravellerFiles(test.db, actor, bookingId)).length,
    (await query('select from attachments where booking_id = $1', [bookingId])).length,
  ];
  const all = [1, 2, 1];
  const gone = [0, 0, 1];

  it('are deleted 30 days after the last day, with their stored files', async () => {
    const bookingId = await withPapers(dayOfTrip);
    const later = await withPapers({ firstDay: '2026-09-01', lastDay: '2026-09-11' });
    await removeNotedFiles(parts());
    const count = (await storedFiles()).length;
    await deleteOldPapers(test.db, { now: new Date('2026-10-10T18:29:00Z') });
    expect(await left(bookingId)).toEqual(all);
    await deleteOldPapers(test.db, { now: new Date('2026-10-10T18:31:00Z') });
    expect([await left(bookingId), await left(later)]).toEqual([gone, all]);
    await removeNotedFiles(parts());
    expect(await storedFiles()).toHaveLength(count - 2);
    const events = await query(`select kind from booking_events where booking_id = $1 order by id`, [
      bookingId,
    ]);
    expect(events.at(-1)).toEqual({ kind: 'papers-deleted' });
    expect(await deleteOldPapers(test.db, { now: new Date('2026-10-10T18:31:00Z') })).toBe(0);
  });

  it('of a cancelled trip are deleted 30 days after the cancellation, before or after its days', async () => {
    const early = await withPapers({ ...dayOfTrip, cancelledAt: new Date('2026-06-01T06:00:00Z') });
    const late = await withPapers({ ...dayOfTrip, cancelledAt: new Date('2026-09-20T06:00:00Z') });
    await deleteOldPapers(test.db, { now: new Date('2026-07-01T05:59:00Z') });
    expect(await left(early)).toEqual(all);
    await deleteOldPapers(test.db, { now: new Date('2026-07-01T06:01:00Z') });
    expect(await left(early)).toEqual(gone);
    await deleteOldPapers(test.db, { now: new Date('2026-10-15T06:00:00Z') });
    expect(await left(late)).toEqual(all);
    await deleteOldPapers(test.db, { now: new Date('2026-10-20T06:01:00Z') });
    expect(await left(late)).toEqual(gone);
  });

  it('of a trip without days are kept for a year and 30 days at most', async () => {
    const undated = { firstDay: null, lastDay: null, madeAt: new Date('2026-01-01T06:00:00Z') };
    const bookingId = await withPapers(undated);
    await deleteOldPapers(test.db, { now: new Date('2027-01-30T06:00:00Z') });
    expect(await left(bookingId)).toEqual(all);
    await deleteOldPapers(test.db, { now: new Date('2027-01-31T06:01:00Z') });
    expect(await left(bookingId)).toEqual(gone);
  });
});

describe('the upload by the customer’s link', () => {
  it('stores the paper once, and says nothing but what arrived', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const [first = '', second = ''] = travellerIds;
    const file = sent(pdf);
    const of = { travellerId: first, kind: 'passport' };
    expect(await receivePaper(parts(), bookingId, of, file, before)).toBe('received');
    expect(await receivePaper(parts(), bookingId, of, file, before)).toBe('received');
    await addPaper(parts(), actor, second, { key: randomUUID(), ...typed, kind: 'visa' });
    expect(await listPapers(parts(), actor, bookingId)).toMatchObject([
      { travellerId: first, kind: 'passport', madeBy: '', numberEnd: '' },
      { travellerId: second, kind: 'visa' },
    ]);
    expect(await listReceivedPapers(test.db, bookingId)).toEqual([
      { travellerId: first, kind: 'passport', expiresOn: null },
      { travellerId: second, kind: 'visa', expiresOn: expect.any(String) },
    ]);
    const [paper] = await listPapers(parts(), actor, bookingId);
    expect(await openAttachment(parts(), actor, paper?.attachmentId ?? '', 'large')).toMatchObject({
      size: pdf.length,
    });
  });

  it('refuses what is too large or no picture, whatever its name says', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const of = { travellerId: travellerIds[0] ?? '', kind: 'photo' };
    const send = (bytes: Buffer) => receivePaper(parts(), bookingId, of, sent(bytes), before);
    expect(await send(Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]))).toBe('too-large');
    expect(await send(Buffer.from('<html>'))).toBe('wrong-kind');
    expect(await send(Buffer.alloc(0))).toBe('wrong-kind');
    expect(await query('select from attachments where traveller_id = $1', [of.travellerId])).toEqual([]);
  });

  it('is only for travellers of the booking, before the end of the trip', async () => {
    const [mine, other] = [await addTrip(test.pool), await addTrip(test.pool)];
    const [travellerId = ''] = mine.travellerIds;
    const gone = { code: 'not_found' };
    const send = (bookingId: string, of: { travellerId: string; kind: string }, now = before) =>
      receivePaper(parts(), bookingId, of, sent(pdf), now);
    await expect(send(other.bookingId, { travellerId, kind: 'photo' })).rejects.toMatchObject(gone);
    await expect(send(mine.bookingId, { travellerId: 'x', kind: 'photo' })).rejects.toMatchObject(gone);
    await expect(send(mine.bookingId, { travellerId, kind: 'constructor' })).rejects.toMatchObject({
      code: 'invalid',
    });
    const late = new Date('2027-04-23T06:00:00Z');
    await expect(send(mine.bookingId, { travellerId, kind: 'photo' }, late)).rejects.toMatchObject(gone);
    await query('update bookings set cancelled_at = now() where id = $1', [mine.bookingId]);
    await expect(send(mine.bookingId, { travellerId, kind: 'photo' })).rejects.toMatchObject(gone);
    expect(await query('select from attachments where traveller_id = $1', [travellerId])).toEqual([]);
  });

  it('takes so many files in an hour, however they are sent, and the others later', async () => {
    const { bookingId, travellerIds } = await addTrip(test.pool);
    const now = new Date();
    const send = (index: number, at: Date) =>
      receivePaper(
        parts(),
        bookingId,
        { travellerId: travellerIds[index % 2] ?? '', kind: 'other' },
        sent(pdf),
        at,
      ).catch((error) => error.code);
    const replies = await Promise.all(
      Array.from({ length: maxUploadsOfHour + 3 }, (_, index) => send(index, now)),
    );
    expect(replies.filter((reply) => reply === 'received')).toHaveLength(maxUploadsOfHour);
    expect(replies.filter((reply) => reply === 'too_many')).toHaveLength(3);
    expect(await send(0, new Date(now.getTime() + 3_700_000))).toBe('received');
  });
});
