import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { purgeOldAttachments, purgeOldEnquiries } from '#domain/privacy/retention-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import { createLog } from '#platform/log.ts';
import type { AttachedPart } from '#platform/mail/mail.ts';
import type { MailReader } from '#platform/mail/mail-reader.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import { openDiskStorage } from '#platform/storage/storage.ts';
import { makeWaitingAttachments, openAttachmentMaker } from '#worker/images/attachment-maker.ts';
import { sourceImageScript } from '../../../scripts/print/source-print-script.ts';
import { receiveMail } from '../../../tests/support/received-mail.ts';
import { someActor } from '../../../tests/support/some-actor.ts';
import { hugePng, somePhoto } from '../../../tests/support/some-images.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { openAttachment } from './attachment-service.ts';
import { fetchMailFiles, giveUpMailFiles, listMailFiles } from './mail-file-service.ts';

const test = testDatabase();
const actor = someActor(test);
const folder = mkdtempSync(join(tmpdir(), 'purvai-mail-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const log = createLog('silent', 'worker');
const mailbox = 'care@test/INBOX';
const storage = openDiskStorage(folder);
const parts = () => ({ db: test.db, storage, encryption: test.encryption, log, mailbox });
const running = new AbortController().signal;
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

async function newEnquiry(): Promise<string> {
  const key = crypto.randomUUID();
  const [row] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message)
     values ($1, $1, '', 'Asha', '98640', 'asha@example.com', 'A trip') returning id::text`,
    [key],
  );
  return row.id;
}

const attached = (name: string, type: string, size = 1000, part = name): AttachedPart => ({
  ...{ name, type, size, part },
});

/** A mailbox in which each part is the file of that name. */
const reading = (files: Record<string, Buffer | Error>): MailReader => ({
  uidValidity: 1n,
  uidNext: 1,
  listAfter: async () => [],
  listSince: async () => [],
  readHead: async () => undefined,
  readContent: async () => undefined,
  readReport: async () => undefined,
  markRead: async () => {},
  async readAttachment(_uid, part) {
    const file = files[part];
    if (file instanceof Error) throw file;
    return file;
  },
});

const statesOf = async (id: string) =>
  (await listMailFiles(test.db, actor, [id])).map(({ position, state, kind }) => [position, state, kind]);
const expire = () => query(`update attachments set claimed_at = now() - interval '1 hour'`);

async function makeAll(): Promise<void> {
  const maker = { ...parts(), attachmentMaker: openAttachmentMaker(sourceImageScript) };
  await makeWaitingAttachments(maker, running);
}

describe('the files of a customer’s mail', () => {
  it('are kept by their bytes: pictures as pictures, PDFs as they are, others as names', async () => {
    const id = await newEnquiry();
    await receiveMail(test, id, {
      attachments: [
        attached('plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
        attached('pass.jpg', 'image/jpeg'),
        attached('ticket.pdf', 'application/pdf'),
        attached('photo.JPG', 'application/octet-stream'),
        attached('page.png', 'image/png'),
        attached('bomb.png', 'image/png'),
        attached('run.exe', 'application/octet-stream'),
      ],
    });
    const pdf = Buffer.from('%PDF-1.7 content');
    await fetchMailFiles(
      parts(),
      reading({
        'pass.jpg': await somePhoto(900, 600),
        'ticket.pdf': pdf,
        'photo.JPG': await somePhoto(60, 60, 'webp'),
        'page.png': Buffer.from('<html><script>alert(1)</script>'),
        'bomb.png': hugePng(20_000),
      }),
      running,
    );
    await makeAll();
    expect(await statesOf(id)).toEqual([
      [1, 'ready', 'picture'],
      [2, 'ready', 'pdf'],
      [3, 'ready', 'picture'],
      [4, 'refused', 'picture'],
      [5, 'refused', 'picture'],
    ]);
    const files = await listMailFiles(test.db, actor, [id]);
    const opened = await openAttachment(parts(), actor, files[1]?.id ?? '', 'large');
    expect(opened).toMatchObject({ type: 'application/pdf', fileName: 'ticket.pdf', size: pdf.length });
    expect(await new Response(opened?.body).text()).toBe('%PDF-1.7 content');
  });

  it('are at most ten in a mail and 25 MB, and each at most 10 MB', async () => {
    const [many, large] = [await newEnquiry(), await newEnquiry()];
    const pictures = Array.from({ length: 30 }, (_, index) => attached(`${index}.jpg`, 'image/jpeg'));
    await receiveMail(test, many, { attachments: pictures });
    expect(await statesOf(many)).toHaveLength(10);
    const megabytes = 1024 * 1024;
    await receiveMail(test, large, {
      attachments: [11, 9, 9, 8, 7].map((size) => attached(`${size}.jpg`, 'image/jpeg', size * megabytes)),
    });
    expect((await statesOf(large)).map(([position]) => position)).toEqual([1, 2, 4]);
    await query(`update attachments set state = 'refused' where state = 'arriving'`);
  });

  it('that cannot be fetched are tried five times and then given up, and never hold up a mail', async () => {
    const id = await newEnquiry();
    const files = [attached('bad.jpg', 'image/jpeg'), attached('good.jpg', 'image/jpeg')];
    expect(await receiveMail(test, id, { attachments: files })).toBe(true);
    const reader = reading({ 'bad.jpg': new Error('broken'), 'good.jpg': await somePhoto(50, 50) });
    for (let attempt = 0; attempt < 6; attempt++) {
      await fetchMailFiles(parts(), reader, running);
      await fetchMailFiles(parts(), reader, running);
      await expire();
    }
    expect(await statesOf(id)).toEqual([
      [0, 'refused', 'picture'],
      [1, 'waiting', 'picture'],
    ]);
    const gone = await newEnquiry();
    await receiveMail(test, gone, { attachments: [attached('gone.jpg', 'image/jpeg')] });
    await giveUpMailFiles(test.db, new Date(Date.now() + 4 * 24 * 3600_000));
    expect(await statesOf(gone)).toEqual([[0, 'refused', 'picture']]);
    await makeAll();
  });

  it('go after their months or with the enquiry, and leave no file', async () => {
    const stages = ['contacted', 'confirmed', 'contacted'];
    const ids = await Promise.all(stages.map(newEnquiry));
    for (const [index, id] of ids.entries()) {
      await receiveMail(test, id, { attachments: [attached(`${id}.jpg`, 'image/jpeg')] });
      await fetchMailFiles(parts(), reading({ [`${id}.jpg`]: await somePhoto(40, 40) }), running);
      await query(
        `update enquiries set stage = $2, follow_up_at = now() - interval '14 months',
           received_at = now() - interval '14 months', updated_at = now() - interval '14 months' where id = $1`,
        [id, stages[index]],
      );
    }
    await makeAll();
    const [old = '', booked = '', recent = ''] = ids;
    await query('update enquiries set updated_at = now() where id = $1', [recent]);
    await query(`update attachments set created_at = now() - interval '13 months'`);
    const count = async (id: string) => (await statesOf(id)).length;
    await changeSettings(test.db, { attachmentRetentionMonths: 0 });
    expect(await purgeOldAttachments(test.db)).toBe(0);
    await changeSettings(test.db, { attachmentRetentionMonths: 12 });
    await purgeOldAttachments(test.db);
    expect(await Promise.all([old, booked, recent].map(count))).toEqual([0, 1, 1]);
    await query(
      `update enquiries set stage = 'lost', updated_at = now() - interval '14 months' where id = any($1)`,
      [[booked, recent]],
    );
    await changeSettings(test.db, { retentionMonths: 12, attachmentRetentionMonths: 0 });
    await purgeOldEnquiries(test.db);
    expect(await Promise.all([old, booked, recent].map(count))).toEqual([0, 0, 0]);
    await removeNotedFiles(parts());
    const names = (await query('select storage_name from attachments')).map((row) => row.storage_name);
    const left = (await storage.list()).filter((key) => !names.some((name) => key.includes(name)));
    expect(left).toEqual([]);
  });
});
