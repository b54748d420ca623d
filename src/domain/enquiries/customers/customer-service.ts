import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { insertEventOfCustomer } from '#domain/enquiries/inbox/timeline-store.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { type Customer, customerLabel } from './customer.ts';
import {
  insertCustomer,
  lockCustomers,
  moveBack,
  moveEnquiries,
  selectAlike,
  selectCustomer,
  selectMergedInto,
} from './customer-store.ts';

const maxEmailLength = 254;

type Contact = Pick<Customer, 'name' | 'phoneE164' | 'email'>;

/** Whoever has this number, or else this address; somebody new where nobody has. */
export async function customerFor(tx: Queryable, { email, ...reach }: Contact): Promise<string> {
  // Whatever is longer than an address can be is a text in the wrong field, and nobody's.
  const contact = { ...reach, email: email.length > maxEmailLength ? '' : email };
  const alike = await selectAlike(tx, contact.phoneE164, contact.email);
  const byPhone = alike.find(({ phoneE164 }) => phoneE164 !== '' && phoneE164 === contact.phoneE164);
  return (byPhone ?? alike[0])?.id ?? insertCustomer(tx, contact);
}

export type CustomerView = {
  customer: Customer;
  /** Others under the same number or address, who may be the same. */
  alike: Customer[];
  /** Those who were found to be the same. */
  merged: Customer[];
};

export async function viewCustomer(
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<CustomerView | undefined> {
  const customer = rowId.test(id) ? await selectCustomer(db, id) : undefined;
  if (!customer) return undefined;
  const [alike, merged] = await Promise.all([
    selectAlike(db, customer.phoneE164, customer.email),
    selectMergedInto(db, id),
  ]);
  return { customer, alike: alike.filter((other) => other.id !== id), merged };
}

async function lockBoth(tx: Tx, ids: [string, string]): Promise<Map<string, Customer>> {
  if (ids[0] === ids[1] || !ids.every((id) => rowId.test(id)))
    throw new Failure('invalid', staffMessages.enquiries.customerGone);
  const found = new Map((await lockCustomers(tx, ids)).map((customer) => [customer.id, customer]));
  if (found.size < 2) throw new Failure('not_found', staffMessages.enquiries.customerGone);
  return found;
}

/** Every enquiry of a person tells of it in its timeline, and whoever has one of them open sees it. */
async function tellEnquiries(
  tx: Tx,
  { id, name }: StaffActor,
  customerId: string,
  kind: 'merged' | 'unmerged',
  other: string,
): Promise<void> {
  const told = await insertEventOfCustomer(tx, customerId, {
    kind,
    actorId: id,
    actorName: name,
    detail: { with: other },
  });
  for (const enquiryId of told) await announceLive(tx, { enquiryId, isNew: false });
}

/** Two are one: the first one's enquiries are the second's from now on, until somebody takes it back. */
export async function mergeCustomers(db: Db, actor: StaffActor, from: string, into: string): Promise<void> {
  await db.transaction(async (tx) => {
    const customers = await lockBoth(tx, [from, into]);
    if ([...customers.values()].some(({ mergedInto }) => mergedInto !== null))
      throw new Failure('conflict', staffMessages.enquiries.customerGone);
    await moveEnquiries(tx, from, into);
    await tellEnquiries(tx, actor, into, 'merged', customers.get(from)?.name ?? '');
    const subject = { kind: 'person', id: into, name: customerLabel(into) };
    await noteActivity(tx, lineBy(actor, 'people-merged', subject, { with: customerLabel(from) }));
  });
}

export async function unmergeCustomer(db: Db, actor: StaffActor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [customer] = rowId.test(id) ? await lockCustomers(tx, [id]) : [];
    if (!customer?.mergedInto) throw new Failure('not_found', staffMessages.enquiries.customerGone);
    await tellEnquiries(tx, actor, customer.mergedInto, 'unmerged', customer.name);
    await moveBack(tx, id);
    await noteActivity(tx, lineBy(actor, 'people-unmerged', { kind: 'person', id, name: customerLabel(id) }));
  });
}
