import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { maxFilesOfDay, maxFilesOfRecord } from '#domain/attachments/attachment.ts';
import { openAttachment } from '#domain/attachments/attachment-service.ts';
import { removeUnusedAttachments } from '#domain/attachments/attachment-work-service.ts';
import { giveUpMailFiles, listMailFiles } from '#domain/attachments/mail-file-service.ts';
import { mergeCustomers } from '#domain/enquiries/customers/customer-service.ts';
import { purgeOldAttachments } from '#domain/privacy/retention-service.ts';
import { changeSettings } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { removeNotedFiles } from '#platform/storage/files-to-remove.ts';
import { openDiskStorage, type Storage } from '#platform/storage/storage.ts';
import { receiveMail } from '../../../../tests/support/received-mail.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { somePhoto } from '../../../../tests/support/some-images.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import {
  addRecordFile,
  listCustomerFiles,
  listEnquiryFiles,
  removeRecordFile,
} from './record-file-service.ts';

const test = testDatabase();
const actor = someActor(test);
const folder = mkdtempSync(join(tmpdir(), 'purvai-record-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = openDiskStorage(folder);
const parts = (own: Storage = storage) => ({ db: test.db, storage: own, encryption: test.encryption });
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

const pdf = Buffer.from('%PDF-1.7 voucher');
const sent = (name = 'voucher.pdf', bytes = pdf, key: string = randomUUID()) => ({ key, name, bytes });

async function addRecords() {
  const [{ id: customerId }] = await query(
    `insert into customers (name, phone_e164) values ('Asha', '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
     returning id::text`,
  );
  const [{ id: enquiryId }] = await query(
    `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, customer_id)
     values ($1, $1, '', 'Asha', '98640', 'asha@example.com', 'A trip', $2) returning id::text`,
    [randomUUID(), customerId],
  );
  return {
    customer: { kind: 'customer', id: customerId as string } as const,
    enquiry: { kind: 'enquiry', id: enquiryId as string } as const,
  };
}

const namesOf = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName);

describe('files that staff add', () => {
  it('are listed with the record and opened, and sending one again changes nothing', async () => {
    const { customer, enquiry } = await addRecords();
    const file = sent('Visa of Asha.pdf');
    await addRecordFile(parts(), actor, enquiry, file);
    await addRecordFile(parts(), actor, enquiry, file);
    await addRecordFile(parts(), actor, customer, sent('photo.jpg', await somePhoto(60, 40)));
    const [listed, second] = await listEnquiryFiles(test.db, actor, [enquiry.id]);
    expect(second).toBeUndefined();
    expect(listed).toMatchObject({ state: 'ready', kind: 'pdf', bytes: pdf.length, madeBy: actor.name });
    expect(await listMailFiles(test.db, actor, [enquiry.id])).toEqual([]);
    const opened = await openAttachment(parts(), actor, listed?.id ?? '', 'large');
    expect(opened?.fileName).toBe('Visa of Asha.pdf');
    expect(await new Response(opened?.body).text()).toBe(pdf.toString());
    expect(await listCustomerFiles(test.db, actor, customer.id)).toMatchObject([
      { fileName: 'photo.jpg', state: 'waiting', kind: 'picture' },
    ]);
    const kinds = await query('select kind from enquiry_events where enquiry_id = $1', [enquiry.id]);
    expect(kinds).toEqual([{ kind: 'file-added' }]);
    const log = await query(
      `select subject_kind, detail from activity where subject_id = any($1) order by id`,
      [[customer.id, enquiry.id]],
    );
    expect(log.map(({ detail }) => detail.change)).toEqual(['file-added', 'file-added']);
    expect(JSON.stringify(log)).not.toContain('Visa');
  });

  it('are listed apart from the files of mails, which staff do not remove', async () => {
    const { enquiry } = await addRecords();
    await receiveMail(test, enquiry.id, {
      attachments: [{ name: 'pass.jpg', type: 'image/jpeg', size: 1000, part: '2' }],
    });
    const [{ id }] = await query(
      `update attachments set state = 'ready' where enquiry_id = $1 returning id::text`,
      [enquiry.id],
    );
    expect(await listEnquiryFiles(test.db, actor, [enquiry.id])).toEqual([]);
    expect(await listMailFiles(test.db, actor, [enquiry.id])).toHaveLength(1);
    await expect(removeRecordFile(test.db, actor, enquiry, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are refused by their bytes, their size and for records that are gone', async () => {
    const { customer } = await addRecords();
    const add = (file: ReturnType<typeof sent>, owner = customer) =>
      addRecordFile(parts(), actor, owner, file);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    await expect(add(sent('large.pdf', large))).rejects.toMatchObject({ code: 'too_large' });
    for (const bytes of [Buffer.from('<html><script>'), Buffer.from('GIF89a'), Buffer.alloc(0)])
      await expect(add(sent('photo.jpg', bytes))).rejects.toMatchObject({ code: 'invalid' });
    await expect(add(sent('x.pdf', pdf, "x'; drop"))).rejects.toMatchObject({ code: 'invalid' });
    for (const id of ['0', '999999', 'constructor'])
      await expect(add(sent(), { kind: 'customer', id })).rejects.toMatchObject({ code: 'not_found' });
    await query('update customers set erased_at = now() where id = $1', [customer.id]);
    await expect(add(sent())).rejects.toMatchObject({ code: 'not_found' });
    expect(await query('select from attachments where customer_id = $1', [customer.id])).toEqual([]);
  });

  it('need the area, to be added, listed and removed', async () => {
    const { customer, enquiry } = await addRecords();
    const writer = { ...actor, adminStatus: 'Admin', areas: ['publishing'] } as unknown as StaffActor;
    const refused = { code: 'forbidden' };
    await expect(addRecordFile(parts(), writer, customer, sent())).rejects.toMatchObject(refused);
    await expect(listCustomerFiles(test.db, writer, customer.id)).rejects.toMatchObject(refused);
    await expect(listEnquiryFiles(test.db, writer, [enquiry.id])).rejects.toMatchObject(refused);
    await expect(removeRecordFile(test.db, writer, customer, '1')).rejects.toMatchObject(refused);
  });

  it('are at most a hundred of a record, and so many of a staff member in a day', async () => {
    const { customer, enquiry } = await addRecords();
    const fill = (column: string, id: string, count: number) =>
      query(
        `insert into attachments (${column}, storage_name, made_by_id)
         select $1, md5(random()::text), $2 from generate_series(1, $3)`,
        [id, actor.id, count],
      );
    await fill('customer_id', customer.id, maxFilesOfRecord);
    await expect(addRecordFile(parts(), actor, customer, sent())).rejects.toMatchObject({ code: 'too_many' });
    await addRecordFile(parts(), actor, enquiry, sent());
    await fill('enquiry_id', (await addRecords()).enquiry.id, maxFilesOfDay - maxFilesOfRecord);
    await expect(addRecordFile(parts(), actor, enquiry, sent())).rejects.toMatchObject({ code: 'too_many' });
    await query(`update attachments set created_at = now() - interval '25 hours' where made_by_id = $1`, [
      actor.id,
    ]);
    await addRecordFile(parts(), actor, enquiry, sent());
  });

  it('of a merged customer are listed with the other one', async () => {
    const [from, into] = [await addRecords(), await addRecords()];
    await addRecordFile(parts(), actor, from.customer, sent('from.pdf'));
    await addRecordFile(parts(), actor, into.customer, sent('into.pdf'));
    await mergeCustomers(test.db, actor, from.customer.id, into.customer.id);
    expect(namesOf(await listCustomerFiles(test.db, actor, into.customer.id))).toEqual([
      'into.pdf',
      'from.pdf',
    ]);
    await expect(addRecordFile(parts(), actor, from.customer, sent())).rejects.toMatchObject({
      code: 'not_found',
    });
    const [, other] = await listCustomerFiles(test.db, actor, into.customer.id);
    await removeRecordFile(test.db, actor, into.customer, other?.id ?? '');
    expect(namesOf(await listCustomerFiles(test.db, actor, into.customer.id))).toEqual(['into.pdf']);
  });

  it('go with their stored file when they are removed, by their record only', async () => {
    const { customer, enquiry } = await addRecords();
    await addRecordFile(parts(), actor, customer, sent());
    const [file] = await listCustomerFiles(test.db, actor, customer.id);
    const id = file?.id ?? '';
    const gone = { code: 'not_found' };
    await expect(removeRecordFile(test.db, actor, enquiry, id)).rejects.toMatchObject(gone);
    await removeNotedFiles(parts());
    const count = (await storage.list()).length;
    await removeRecordFile(test.db, actor, customer, id);
    await expect(removeRecordFile(test.db, actor, customer, id)).rejects.toMatchObject(gone);
    await removeNotedFiles(parts());
    expect(await storage.list()).toHaveLength(count - 1);
  });

  it('whose bytes could not be stored are sent again, or are gone after an hour', async () => {
    const { enquiry } = await addRecords();
    const full = { ...storage, put: () => Promise.reject(new Error('no room')) };
    const [again, never] = [sent('again.pdf'), sent('never.pdf')];
    await expect(addRecordFile(parts(full), actor, enquiry, again)).rejects.toThrow('no room');
    await expect(addRecordFile(parts(full), actor, enquiry, never)).rejects.toThrow('no room');
    expect(await listEnquiryFiles(test.db, actor, [enquiry.id])).toEqual([]);
    await addRecordFile(parts(), actor, enquiry, again);
    expect(namesOf(await listEnquiryFiles(test.db, actor, [enquiry.id]))).toEqual(['again.pdf']);
    const later = new Date(Date.now() + 4 * 24 * 3600_000);
    await giveUpMailFiles(test.db, later);
    await removeUnusedAttachments(test.db, later);
    expect(await query('select file_name from attachments where enquiry_id = $1', [enquiry.id])).toEqual([
      { file_name: 'again.pdf' },
    ]);
  });
});

describe('the retention of files that staff added', () => {
  it('ends after its months, and not while a trip is to come or something was changed', async () => {
    const [old, changed, toCome] = [await addRecords(), await addRecords(), await addRecords()];
    await query(
      `update enquiries set received_at = now() - interval '14 months', updated_at = now() - interval '14 months',
         follow_up_at = now() - interval '14 months'`,
    );
    for (const { customer, enquiry } of [old, changed, toCome])
      for (const owner of [customer, enquiry]) await addRecordFile(parts(), actor, owner, sent());
    await query('update enquiries set updated_at = now() where id = $1', [changed.enquiry.id]);
    const [{ id: bookingId }] = await query(
      `insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash, token_encrypted, made_by,
         made_at, changed_at)
       values ('b', $1, 'hand', 'tour', current_date + 5, current_date + 9, sha256('b'), '', 'Office',
         now() - interval '14 months', now() - interval '14 months') returning id::text`,
      [toCome.customer.id],
    );
    await query(`insert into attachments (booking_id, storage_name, state) values ($1, md5('b'), 'ready')`, [
      bookingId,
    ]);
    await query(`update attachments set created_at = now() - interval '13 months'`);
    const left = async () => [
      ...(await Promise.all(
        [old, changed, toCome].map(async ({ customer, enquiry }) => [
          (await listCustomerFiles(test.db, actor, customer.id)).length,
          (await listEnquiryFiles(test.db, actor, [enquiry.id])).length,
        ]),
      )),
      (await query('select from attachments where booking_id = $1', [bookingId])).length,
    ];
    await changeSettings(test.db, { attachmentRetentionMonths: 12 });
    await purgeOldAttachments(test.db);
    expect(await left()).toEqual([[0, 0], [1, 1], [1, 0], 1]);
    await query(`update bookings set first_day = '2025-01-01', last_day = '2025-01-05' where id = $1`, [
      bookingId,
    ]);
    await query(`update bookings set changed_at = now() - interval '14 months' where id = $1`, [bookingId]);
    await purgeOldAttachments(test.db);
    expect(await left()).toEqual([[0, 0], [1, 1], [0, 0], 0]);
  });
});
