import { lineBy, noteActivity, readActivity } from '#domain/activity/activity-service.ts';
import { customerLabel } from '#domain/enquiries/customers/customer.ts';
import { idOfReference, referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import {
  blankCustomers,
  blankEnquiries,
  lockCustomer,
  lockEnquiriesOf,
  noteErased,
} from './erasure-store.ts';
import type { FoundCustomer, PersonalData, StoredCustomer } from './personal-data.ts';
import {
  isErased,
  selectByDigits,
  selectByEmail,
  selectByEnquiry,
  selectContacts,
  selectKeptEnquiries,
  selectPersonalData,
  selectRootId,
} from './personal-data-store.ts';

const minDigits = 6;

/** Finds customers by phone number, mail address or reference. */
export async function findCustomers(
  db: Queryable,
  _actor: StaffActor,
  typed: string,
): Promise<FoundCustomer[]> {
  const words = storable(typed).trim();
  if (words.includes('@')) return selectByEmail(db, words);
  const enquiryId = idOfReference(words);
  if (enquiryId !== undefined && words.toUpperCase().startsWith('PT')) return selectByEnquiry(db, enquiryId);
  const digits = words.replaceAll(/\D/g, '');
  if (digits.length >= minDigits) return selectByDigits(db, digits.slice(-10));
  return enquiryId === undefined ? [] : selectByEnquiry(db, enquiryId);
}

const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];

async function readStoredCustomer(db: Queryable, rootId: string): Promise<StoredCustomer> {
  const contacts = await selectContacts(db, rootId);
  const enquiries = await selectKeptEnquiries(db, rootId);
  return {
    id: rootId,
    names: distinct(contacts.map(({ name }) => name)),
    numbers: distinct(contacts.map(({ phoneE164 }) => phoneE164)),
    emails: distinct(contacts.map(({ email }) => email)),
    isErased: await isErased(db, rootId),
    enquiries: enquiries.map((enquiry) => ({ ...enquiry, reference: referenceOf(BigInt(enquiry.id)) })),
  };
}

const seenForMs = 30 * 60_000;

const about = (id: string) => ({ kind: 'person', id, name: customerLabel(id) });

/** Records the view in the activity log, at most once per half hour. */
async function noteViewed(db: Queryable, actor: StaffActor, id: string): Promise<void> {
  const from = new Date(Date.now() - seenForMs);
  const { lines } = await readActivity(db, actor, { actorId: actor.id, action: 'person-seen', from });
  if (!lines.some(({ subjectId }) => subjectId === id))
    await noteActivity(db, lineBy(actor, 'person-seen', about(id)));
}

/** What is stored about a customer; a merged record shows the one it was merged into. */
export async function viewStoredCustomer(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<StoredCustomer | undefined> {
  const rootId = rowId.test(id) ? await selectRootId(db, id) : undefined;
  if (rootId === undefined) return undefined;
  await noteViewed(db, actor, rootId);
  return readStoredCustomer(db, rootId);
}

async function rootOf(db: Queryable, id: string): Promise<string> {
  const rootId = rowId.test(id) ? await selectRootId(db, id) : undefined;
  if (rootId === undefined) throw new Failure('not_found', staffMessages.enquiries.customerGone);
  return rootId;
}

/** Exports all stored data of a customer. The activity log records the export first. */
export async function exportCustomer(db: Db, actor: StaffActor, id: string): Promise<PersonalData> {
  return db.transaction(
    async (tx) => {
      const rootId = await rootOf(tx, id);
      await noteActivity(tx, lineBy(actor, 'person-exported', about(rootId)));
      return selectPersonalData(tx, rootId);
    },
    { isolationLevel: 'repeatable read' },
  );
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether the text is the customer's name or one of their references. */
function isMeant({ names, enquiries }: StoredCustomer, typed: string): boolean {
  const id = idOfReference(typed);
  return (
    names.some((name) => plain(name) === plain(typed)) ||
    (id !== undefined && enquiries.some((enquiry) => enquiry.id === String(id)))
  );
}

/** Locks the customer's main record and all that were merged into it. */
async function lockRoot(tx: Tx, id: string): Promise<{ rootId: string; customers: string[] }> {
  const rootId = await rootOf(tx, id);
  const customers = await lockCustomer(tx, rootId);
  // It may have been merged into another record while this waited for the lock.
  return (await rootOf(tx, id)) === rootId ? { rootId, customers } : lockRoot(tx, id);
}

/** Erases for good, after the typed confirmation; returns how many enquiries were erased. */
export async function eraseCustomer(db: Db, actor: StaffActor, id: string, typed: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { rootId, customers } = await lockRoot(tx, id);
    const kept = await readStoredCustomer(tx, rootId);
    if (kept.isErased && kept.names.length === 0)
      throw new Failure('conflict', staffMessages.privacy.alreadyErased);
    if (!isMeant(kept, typed)) throw new Failure('invalid', staffMessages.privacy.confirmWrong);
    const enquiries = await lockEnquiriesOf(tx, customers);
    await blankEnquiries(tx, enquiries);
    await blankCustomers(tx, customers);
    await noteErased(tx, enquiries, actor);
    await noteActivity(
      tx,
      lineBy(actor, 'person-erased', about(rootId), { enquiries: String(enquiries.length) }),
    );
    for (const enquiryId of enquiries) await announceLive(tx, { enquiryId, isNew: false });
    return enquiries.length;
  });
}
