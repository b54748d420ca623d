import { lineBy, noteActivity, readActivity } from '#domain/activity/activity-service.ts';
import { bookingIdOf, bookingNumber } from '#domain/bookings/booking.ts';
import { withNumber } from '#domain/bookings/papers/paper-number.ts';
import { bookingLocks, bookingRecords } from '#domain/bookings/personal-data.ts';
import { withPan } from '#domain/documents/buyers/buyer-pan.ts';
import { customerLabel } from '#domain/enquiries/customers/customer.ts';
import { idOfReference, referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { customerRecords, enquiryLocks } from '#domain/enquiries/personal-data.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { storable } from '#platform/text.ts';
import { eraseRecords, exportSubject } from './contributors.ts';
import type { FoundCustomer, PersonalData, PersonalDataPrint, StoredCustomer } from './personal-data.ts';

const minDigits = 6;

/** Finds customers by phone number, mail address, reference or booking number. */
export async function findCustomers(
  db: Queryable,
  actor: StaffActor,
  typed: string,
): Promise<FoundCustomer[]> {
  assertArea(actor, 'users');
  const words = storable(typed).trim();
  if (words.includes('@')) return customerRecords.selectByEmail(db, words);
  const bookingId = /^b/i.test(words) ? bookingIdOf(words) : undefined;
  if (bookingId !== undefined) return customerRecords.selectByBooking(db, bookingId);
  const enquiryId = idOfReference(words);
  if (enquiryId !== undefined && words.toUpperCase().startsWith('PT'))
    return customerRecords.selectByEnquiry(db, enquiryId);
  const digits = words.replaceAll(/\D/g, '');
  if (digits.length >= minDigits) return customerRecords.selectByDigits(db, digits.slice(-10));
  return enquiryId === undefined ? [] : customerRecords.selectByEnquiry(db, enquiryId);
}

const distinct = (texts: string[]) => [...new Set(texts.filter((text) => text !== ''))];

async function readStoredCustomer(db: Queryable, rootId: string): Promise<StoredCustomer> {
  const contacts = await customerRecords.selectContacts(db, rootId);
  const enquiries = await customerRecords.selectStoredEnquiries(db, rootId);
  const customers = await customerRecords.selectCustomerIds(db, rootId);
  const bookingIds = await bookingRecords.selectBookingIds(db, customers);
  const bookings = await bookingRecords.selectStoredBookings(db, bookingIds);
  return {
    id: rootId,
    names: distinct(contacts.map(({ name }) => name)),
    numbers: distinct(contacts.map(({ phoneE164 }) => phoneE164)),
    emails: distinct(contacts.map(({ email }) => email)),
    isErased: await customerRecords.isErased(db, rootId),
    enquiries: enquiries.map((enquiry) => ({ ...enquiry, reference: referenceOf(BigInt(enquiry.id)) })),
    bookings: bookings.map((booking) => ({ ...booking, number: bookingNumber(booking.id) })),
  };
}

const seenForMs = 30 * 60_000;

const about = (id: string) => ({ kind: 'customer', id, name: customerLabel(id) });

/** Records the view in the activity log, at most once per half hour. */
async function noteViewed(db: Queryable, actor: StaffActor, id: string): Promise<void> {
  const from = new Date(Date.now() - seenForMs);
  const { lines } = await readActivity(db, actor, { actorId: actor.id, action: 'customer-seen', from });
  if (!lines.some(({ subjectId }) => subjectId === id))
    await noteActivity(db, lineBy(actor, 'customer-seen', about(id)));
}

/** What is stored about a customer; a merged record shows the one it was merged into. */
export async function viewStoredCustomer(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<StoredCustomer | undefined> {
  assertArea(actor, 'users');
  const rootId = rowId.test(id) ? await customerRecords.selectRootId(db, id) : undefined;
  if (rootId === undefined) return undefined;
  await noteViewed(db, actor, rootId);
  return readStoredCustomer(db, rootId);
}

async function rootOf(db: Queryable, id: string): Promise<string> {
  const rootId = rowId.test(id) ? await customerRecords.selectRootId(db, id) : undefined;
  if (rootId === undefined) throw new Failure('not_found', staffMessages.enquiries.customerGone);
  return rootId;
}

type ExportParts = { db: Db; encryption: Encryption };

/** Exports all stored data of a customer. The activity log records the export first. */
export async function exportCustomer(
  { db, encryption }: ExportParts,
  actor: StaffActor,
  id: string,
): Promise<PersonalData> {
  assertArea(actor, 'users');
  return db.transaction(
    async (tx) => {
      const rootId = await rootOf(tx, id);
      await noteActivity(tx, lineBy(actor, 'customer-exported', about(rootId)));
      const customers = await customerRecords.selectCustomerIds(tx, rootId);
      const enquiries = await customerRecords.selectEnquiryIds(tx, customers);
      const bookings = await bookingRecords.selectBookingIds(tx, customers);
      const data = await exportSubject(tx, 'customer', { customers, enquiries, bookings });
      return {
        ...data,
        papers: data.papers.map((paper) => withNumber(encryption, paper)),
        buyers: data.buyers.map((buyer) => withPan(encryption, buyer)),
      };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** The same as a PDF that a customer can read. */
export async function exportCustomerPdf(
  parts: ExportParts,
  actor: StaffActor,
  id: string,
  print: (print: PersonalDataPrint) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  assertArea(actor, 'users');
  const settings = await readSettings(parts.db);
  const data = await exportCustomer(parts, actor, id);
  const references = Object.fromEntries(
    data.enquiries.map((row) => [String(row.id), referenceOf(BigInt(String(row.id)))]),
  );
  return print({ data, references, settings, madeAt: new Date() });
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether the text is the customer's name, one of their references or a booking number. */
function isMeant({ names, enquiries, bookings }: StoredCustomer, typed: string): boolean {
  const id = idOfReference(typed);
  return (
    names.some((name) => plain(name) === plain(typed)) ||
    (id !== undefined && enquiries.some((enquiry) => enquiry.id === String(id))) ||
    bookings.some(({ number }) => plain(number) === plain(typed))
  );
}

/** Locks the bookings; refuses while one is open, because the ride or the account needs the customer's data. */
async function lockClosedBookings(tx: Tx, customers: readonly string[]): Promise<string[]> {
  const bookings = await bookingLocks.lockBookingsOf(tx, customers);
  const open = await bookingLocks.selectOpenBookings(tx, bookings);
  if (open.length > 0)
    throw new Failure('conflict', staffMessages.privacy.bookingsOpen(open.map(bookingNumber).join(', ')));
  return bookings;
}

/** Locks the customer's main record and all that were merged into it. */
async function lockRoot(tx: Tx, id: string): Promise<{ rootId: string; customers: string[] }> {
  const rootId = await rootOf(tx, id);
  const customers = await enquiryLocks.lockCustomer(tx, rootId);
  // It may have been merged into another record while this waited for the lock.
  return (await rootOf(tx, id)) === rootId ? { rootId, customers } : lockRoot(tx, id);
}

/** Erases for good, after the typed confirmation; returns how many enquiries were erased. */
export async function eraseCustomer(db: Db, actor: StaffActor, id: string, typed: string): Promise<number> {
  assertArea(actor, 'users');
  return db.transaction(async (tx) => {
    await enquiryLocks.lockCustomerGroups(tx);
    const { rootId, customers } = await lockRoot(tx, id);
    const kept = await readStoredCustomer(tx, rootId);
    if (kept.isErased && kept.names.length === 0)
      throw new Failure('conflict', staffMessages.privacy.alreadyErased);
    if (!isMeant(kept, typed)) throw new Failure('invalid', staffMessages.privacy.confirmWrong);
    const enquiries = await enquiryLocks.lockEnquiriesOf(tx, customers);
    const bookings = await lockClosedBookings(tx, customers);
    await eraseRecords(tx, 'enquiry', enquiries, actor);
    await eraseRecords(tx, 'booking', bookings, actor);
    await eraseRecords(tx, 'customer', customers, actor);
    const counts = {
      enquiries: String(enquiries.length),
      ...(bookings.length > 0 && { bookings: String(bookings.length) }),
    };
    await noteActivity(tx, lineBy(actor, 'customer-erased', about(rootId), counts));
    for (const enquiryId of enquiries) await announceLive(tx, { enquiryId, isNew: false });
    for (const bookingId of bookings) await announceLive(tx, { bookingId });
    return enquiries.length;
  });
}
