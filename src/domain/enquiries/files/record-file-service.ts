import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { FileOwner } from '#domain/attachments/attachment.ts';
import {
  listFilesOf,
  receiveFile,
  removeFileOf,
  type SentFile,
  type StoredFile,
} from '#domain/attachments/file-service.ts';
import { customerLabel } from '#domain/enquiries/customers/customer.ts';
import { lockCustomers, selectMergedInto } from '#domain/enquiries/customers/customer-store.ts';
import { lockEnquiries } from '#domain/enquiries/inbox/change-store.ts';
import { noteChange } from '#domain/enquiries/inbox/note-change-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Parts = { db: Db; storage: Storage; encryption: Encryption };

type RecordOwner = FileOwner & { kind: 'customer' | 'enquiry' };

async function lockOwner(tx: Tx, { kind, id }: RecordOwner): Promise<void> {
  const messages = staffMessages.enquiries;
  if (kind === 'enquiry') {
    const [enquiry] = rowId.test(id) ? await lockEnquiries(tx, [id]) : [];
    if (!enquiry) throw new Failure('not_found', messages.gone);
    return;
  }
  const [customer] = rowId.test(id) ? await lockCustomers(tx, [id]) : [];
  if (!customer || customer.mergedInto || customer.erasedAt)
    throw new Failure('not_found', messages.customerGone);
}

/** Without the name of the file, which may be the customer's: the activity log outlives an erasure. */
async function note(
  tx: Tx,
  actor: StaffActor,
  { kind, id }: RecordOwner,
  change: 'file-added' | 'file-removed',
): Promise<void> {
  if (kind === 'enquiry') return noteChange(tx, actor, id, change, {});
  const subject = { kind: 'customer', id, name: customerLabel(id) };
  await noteActivity(tx, lineBy(actor, 'customer-changed', subject, { change }));
}

/** A customer has the files of those who were merged into them as well. */
async function idsOf(db: Queryable, { kind, id }: RecordOwner): Promise<string[]> {
  const merged = kind === 'customer' ? await selectMergedInto(db, id) : [];
  return [id, ...merged.map((other) => other.id)];
}

/** Adds a file to a customer or an enquiry. */
export async function addRecordFile(
  parts: Parts,
  actor: StaffActor,
  owner: RecordOwner,
  file: SentFile,
): Promise<void> {
  assertArea(actor, 'enquiries');
  const receipt = {
    ...{ owner, by: actor },
    lock: (tx: Tx) => lockOwner(tx, owner),
    note: (tx: Tx) => note(tx, actor, owner, 'file-added'),
  };
  await receiveFile(parts, receipt, file);
}

export async function removeRecordFile(
  db: Db,
  actor: StaffActor,
  owner: RecordOwner,
  fileId: string,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    await removeFileOf(tx, owner.kind, await idsOf(tx, owner), fileId);
    await note(tx, actor, owner, 'file-removed');
  });
}

/** What staff added to these enquiries: the shown one and those that were joined into it. */
export async function listEnquiryFiles(
  db: Queryable,
  actor: StaffActor,
  enquiryIds: readonly string[],
): Promise<StoredFile[]> {
  assertArea(actor, 'enquiries');
  return listFilesOf(db, 'enquiry', enquiryIds);
}

/** With the files of those who were merged into the customer. */
export async function listCustomerFiles(
  db: Queryable,
  actor: StaffActor,
  customerId: string,
): Promise<StoredFile[]> {
  assertArea(actor, 'enquiries');
  return listFilesOf(db, 'customer', await idsOf(db, { kind: 'customer', id: customerId }));
}
