import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { insertEventOfCustomer } from '#domain/enquiries/inbox/timeline-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { type Customer, customerLabel } from './customer.ts';
import { updateCustomer } from './customer-page-store.ts';
import {
  insertCustomer,
  lockCustomerGroups,
  lockCustomers,
  selectCustomer,
  selectMergedInto,
  selectWithSameContact,
  storeMerge,
  storeMissingEmail,
  storeUnmerge,
} from './customer-store.ts';

const maxEmailLength = 254;

export type Contact = Pick<Customer, 'name' | 'phoneE164' | 'email'>;

/** Without an address that is longer than RFC 5321 allows: a text typed into the wrong field. */
export const contactOf = ({ name, phoneE164, email }: Contact): Contact => ({
  name,
  phoneE164,
  email: email.length > maxEmailLength ? '' : email.toLowerCase(),
});

/** Finds the customer with this phone number, or else with this mail address, or adds a new one. */
export async function customerFor(tx: Queryable, typed: Contact): Promise<string> {
  const contact = contactOf(typed);
  const known = await selectWithSameContact(tx, contact.phoneE164, contact.email);
  const byPhone = known.find(({ phoneE164 }) => phoneE164 !== '' && phoneE164 === contact.phoneE164);
  return (byPhone ?? known[0])?.id ?? insertCustomer(tx, contact);
}

/** The address of the customer who has this number; empty when the number is not theirs or no address is known. */
export async function emailOfCaller(tx: Queryable, id: string, phoneE164: string): Promise<string> {
  const customer = phoneE164 === '' ? undefined : await selectCustomer(tx, id);
  return customer?.phoneE164 === phoneE164 ? customer.email : '';
}

/** Of a customer without one; another address is changed on the customer's page. */
export const addMissingEmail = (tx: Queryable, id: string, email: string): Promise<void> =>
  storeMissingEmail(tx, id, email);

export type CustomerBuyer = Pick<Customer, 'livesIn' | 'state' | 'gstin'>;

/** What is known about a customer as a buyer. */
export async function viewBuyer(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<CustomerBuyer | undefined> {
  assertArea(actor, 'enquiries');
  const customer = rowId.test(id) ? await selectCustomer(db, id) : undefined;
  return customer && { livesIn: customer.livesIn, state: customer.state, gstin: customer.gstin };
}

/** Adds what a quote says about its buyer to a customer of whom it is not known; nothing known is changed. */
export async function addMissingBuyer(
  db: Db,
  actor: StaffActor,
  id: string,
  buyer: CustomerBuyer,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const [customer] = rowId.test(id) ? await lockCustomers(tx, [id]) : [];
    if (!customer || customer.erasedAt) return;
    const added = (['livesIn', 'state', 'gstin'] as const).filter(
      (field) => customer[field] === '' && buyer[field] !== '',
    );
    for (const field of added) await updateCustomer(tx, id, field, buyer[field]);
    const subject = { kind: 'customer', id, name: customerLabel(id) };
    for (const field of added) await noteActivity(tx, lineBy(actor, 'customer-changed', subject, { field }));
  });
}

export type CustomerView = {
  customer: Customer;
  /** Other customers with the same number or address, possibly the same customer. */
  duplicates: Customer[];
  /** Customers that were merged into this one. */
  merged: Customer[];
};

/** `contact` is that of an enquiry, which may differ from the customer's. */
export async function viewCustomer(
  db: Queryable,
  actor: StaffActor,
  id: string,
  contact: Pick<Customer, 'phoneE164' | 'email'> = { phoneE164: '', email: '' },
): Promise<CustomerView | undefined> {
  assertArea(actor, 'enquiries');
  const customer = rowId.test(id) ? await selectCustomer(db, id) : undefined;
  if (!customer) return undefined;
  const [likeCustomer, likeEnquiry, merged] = await Promise.all([
    selectWithSameContact(db, customer.phoneE164, customer.email),
    selectWithSameContact(db, contact.phoneE164, contact.email),
    selectMergedInto(db, id),
  ]);
  const others = new Map([...likeCustomer, ...likeEnquiry].map((other) => [other.id, other]));
  others.delete(id);
  return { customer, duplicates: [...others.values()], merged };
}

async function lockBoth(tx: Tx, ids: [string, string]): Promise<Map<string, Customer>> {
  if (ids[0] === ids[1] || !ids.every((id) => rowId.test(id)))
    throw new Failure('invalid', staffMessages.enquiries.customerGone);
  const found = new Map((await lockCustomers(tx, ids)).map((customer) => [customer.id, customer]));
  if (found.size < 2) throw new Failure('not_found', staffMessages.enquiries.customerGone);
  return found;
}

/** Adds the event to the timeline of each of the customer's enquiries and updates open pages. */
async function addEventToEnquiries(
  tx: Tx,
  { id, name }: StaffActor,
  customerId: string,
  kind: 'merged' | 'unmerged',
  other: string,
): Promise<void> {
  const enquiryIds = await insertEventOfCustomer(tx, customerId, {
    kind,
    actorId: id,
    actorName: name,
    detail: { with: other },
  });
  for (const enquiryId of enquiryIds) await announceLive(tx, { enquiryId, isNew: false });
}

/** Moves the first customer's enquiries to the second, until they are unmerged. */
export async function mergeCustomers(db: Db, actor: StaffActor, from: string, into: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const customers = await lockBoth(tx, [from, into]);
    if ([...customers.values()].some(({ mergedInto, erasedAt }) => mergedInto !== null || erasedAt !== null))
      throw new Failure('conflict', staffMessages.enquiries.customerGone);
    await storeMerge(tx, from, into);
    await addEventToEnquiries(tx, actor, into, 'merged', customers.get(from)?.name ?? '');
    const subject = { kind: 'customer', id: into, name: customerLabel(into) };
    await noteActivity(tx, lineBy(actor, 'customers-merged', subject, { with: customerLabel(from) }));
  });
}

export async function unmergeCustomer(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    await lockCustomerGroups(tx);
    const known = rowId.test(id) ? await selectCustomer(tx, id) : undefined;
    const ids = [id, known?.mergedInto].filter((one) => typeof one === 'string');
    const customer = known && (await lockCustomers(tx, ids)).find((one) => one.id === id);
    if (!customer?.mergedInto) throw new Failure('not_found', staffMessages.enquiries.customerGone);
    await addEventToEnquiries(tx, actor, customer.mergedInto, 'unmerged', customer.name);
    await storeUnmerge(tx, id);
    await noteActivity(
      tx,
      lineBy(actor, 'customers-unmerged', { kind: 'customer', id, name: customerLabel(id) }),
    );
  });
}
