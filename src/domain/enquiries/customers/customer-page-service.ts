import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { EnquiryLine, TimelineEvent } from '#domain/enquiries/inbox/enquiry.ts';
import { withNames } from '#domain/enquiries/inbox/inbox-service.ts';
import { selectOfCustomer } from '#domain/enquiries/inbox/inbox-store.ts';
import { insertEvents } from '#domain/enquiries/inbox/timeline-store.ts';
import { wordsOf } from '#domain/search/words.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceLiveAll } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { type Customer, type CustomerField, customerLabel, isContactField } from './customer.ts';
import type { CustomerLine } from './customer-list.ts';
import { selectFoundCustomers } from './customer-list-store.ts';
import {
  type CustomerNote,
  idsWithEmail,
  idsWithName,
  idsWithNumber,
  selectCustomerNotes,
  selectNewsOf,
  selectNotesOf,
  updateCustomer,
  updateOpenEnquiries,
} from './customer-page-store.ts';
import { lockCustomers, selectCustomer, selectMergedInto } from './customer-store.ts';

export type { CustomerNote } from './customer-page-store.ts';

/** Why two customers may be one; a name alone is a weak reason. */
export type DuplicateReason = 'number' | 'email' | 'name';
export type Duplicate = CustomerLine & { reasons: DuplicateReason[] };

/** A value that more customers share says nothing: an agency's number, a common name. */
const maxHits = 20;
const minNameWords = 2;

async function duplicatesOf(db: Queryable, { id, name, phoneE164, email }: Customer): Promise<Duplicate[]> {
  const words = wordsOf(name);
  // Oneself and one more than the limit.
  const limit = maxHits + 2;
  const found: [DuplicateReason, string[]][] = await Promise.all([
    (phoneE164 ? idsWithNumber(db, phoneE164, limit) : []) as Promise<string[]>,
    (email ? idsWithEmail(db, email, limit) : []) as Promise<string[]>,
    (words.length >= minNameWords ? idsWithName(db, words, limit) : []) as Promise<string[]>,
  ]).then(([number, byEmail, byName]) => [
    ['number', number],
    ['email', byEmail],
    ['name', byName],
  ]);
  const reasons = new Map<string, DuplicateReason[]>();
  for (const [reason, all] of found) {
    const others = all.filter((other) => other !== id);
    if (others.length > maxHits) continue;
    for (const other of others) reasons.set(other, [...(reasons.get(other) ?? []), reason]);
  }
  if (reasons.size === 0) return [];
  const lines = await selectFoundCustomers(db, [...reasons.keys()], 'contact');
  return lines
    .map((line) => ({ ...line, reasons: reasons.get(line.id) ?? [] }))
    .toSorted((a, b) => Number(isWeak(a)) - Number(isWeak(b)));
}

const isWeak = ({ reasons }: Duplicate) => reasons.every((reason) => reason === 'name');

export type CustomerPage = {
  customer: Customer;
  enquiries: EnquiryLine[];
  notes: TimelineEvent[];
  /** About the customer, also from those that were merged into them. */
  customerNotes: CustomerNote[];
  news: TimelineEvent[];
  duplicates: Duplicate[];
  /** Customers that were merged into this one. */
  merged: Customer[];
};

const maxNotes = 50;
const maxNews = 12;

export async function viewCustomerPage(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<CustomerPage | undefined> {
  assertArea(actor, 'enquiries');
  const customer = rowId.test(id) ? await selectCustomer(db, id) : undefined;
  if (!customer) return undefined;
  const [enquiries, duplicates, merged] = await Promise.all([
    selectOfCustomer(db, id),
    customer.mergedInto === null ? duplicatesOf(db, customer) : [],
    selectMergedInto(db, id),
  ]);
  const ids = enquiries.map((enquiry) => enquiry.id);
  const customerIds = [id, ...merged.map((other) => other.id)];
  const [owned, notes, customerNotes, news] = await Promise.all([
    withNames(db, actor, enquiries),
    selectNotesOf(db, ids, maxNotes),
    selectCustomerNotes(db, customerIds, maxNotes),
    selectNewsOf(db, ids, maxNews),
  ]);
  return { customer, enquiries: owned, notes, customerNotes, news, duplicates, merged };
}

export type CustomerChange = { field: CustomerField; was: string; value: string };

const messages = staffMessages.customers;

/**
 * Corrects a value that the staff member saw as `was`, also in open enquiries that have the same. Refused when someone
 * has changed it meanwhile, with the value that it has now.
 */
export async function changeCustomer(
  db: Db,
  actor: StaffActor,
  id: string,
  { field, was, value }: CustomerChange,
): Promise<Customer> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const [customer] = rowId.test(id) ? await lockCustomers(tx, [id]) : [];
    if (!customer || customer.mergedInto || customer.erasedAt)
      throw new Failure('not_found', staffMessages.enquiries.customerGone);
    if (customer[field] !== was)
      throw new Failure('conflict', messages.changedMeanwhile(customer[field]), { field });
    if (value === was) return customer;
    const changed = { ...customer, [field]: value };
    if (changed.phoneE164 === '' && changed.email === '')
      throw new Failure('invalid', messages.contactMissing, { field });
    await updateCustomer(tx, id, field, value);
    if (isContactField(field) && was !== '' && value !== '') {
      const enquiryIds = await updateOpenEnquiries(tx, id, field, { was, is: value });
      await insertEvents(tx, enquiryIds, {
        kind: 'customer-changed',
        detail: { field, from: was, to: value },
        actor,
      });
      await announceLiveAll(tx, enquiryIds);
    }
    const subject = { kind: 'customer', id, name: customerLabel(id) };
    // Only which field: the log is never erased and holds no personal data.
    await noteActivity(tx, lineBy(actor, 'customer-changed', subject, { field }));
    return changed;
  });
}
