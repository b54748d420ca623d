import {
  correctCustomer,
  lockCustomers,
  selectCustomerOfEnquiry,
} from '#domain/enquiries/customers/customer-store.ts';
import type { ChangeStep, CustomerStep } from '#domain/enquiries/enquiry-table.ts';
import { insertBulkChange } from '#domain/enquiries/inbox/bulk-change-store.ts';
import { stepOf } from '#domain/enquiries/inbox/change-step.ts';
import {
  type ChangeableEnquiry,
  type EnquiryChange,
  lockEnquiries,
  updateEnquiry,
} from '#domain/enquiries/inbox/change-store.ts';
import { noteChange } from '#domain/enquiries/inbox/note-change-service.ts';
import { selectLastChanger } from '#domain/enquiries/inbox/timeline-store.ts';
import { assertOffered } from '#domain/fares/cab-names-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findPackageName } from '#domain/tour-packages/tour-package-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { readField } from './field-input.ts';
import { type FieldName, fieldTexts } from './fields.ts';

export type FieldRequest = {
  fact: FieldName;
  typed: string;
  /** The fact's text when the staff member began to edit it. */
  basedOn: string;
  /** Of a number; empty to recognise it. */
  country?: string;
};

export type FieldOutcome =
  | { kind: 'changed'; changeId: string; stored: string }
  /** It has this value already. */
  | { kind: 'same' }
  /** Another staff member changed it since; `present` is its text now. */
  | { kind: 'conflict'; present: string; by: string };

/** Which field of the customer's record repeats a fact. */
const customerFields: Partial<Record<FieldName, CustomerStep['field']>> = {
  name: 'name',
  phone: 'phoneE164',
  email: 'email',
};

async function correctRecord(
  tx: Tx,
  { customerId, ...enquiry }: ChangeableEnquiry,
  fact: FieldName,
  change: EnquiryChange,
): Promise<CustomerStep | undefined> {
  const field = customerFields[fact];
  if (!field || customerId === null) return undefined;
  // Customers' addresses are stored in lower case.
  const text = (value: string) => (field === 'email' ? value.toLowerCase() : value);
  const values = { was: text(enquiry[field]), is: text(change[field] ?? '') };
  const ids = await correctCustomer(tx, customerId, { field, ...values });
  return ids.length > 0 ? { ids, field, ...values } : undefined;
}

function assertDates({ tripStarts, tripEnds }: Pick<ChangeableEnquiry, 'tripStarts' | 'tripEnds'>): void {
  if (tripStarts !== null && tripEnds !== null && tripEnds < tripStarts)
    throw new Failure('invalid', staffMessages.facts.endsBeforeStart);
}

/** A package's id says nothing in a timeline, and its name may be gone later. */
async function shownText(tx: Tx, fact: FieldName, text: string): Promise<string> {
  return fact === 'package' && text !== '' ? ((await findPackageName(tx, text)) ?? '') : text;
}

async function storeField(
  tx: Tx,
  actor: StaffActor,
  enquiry: ChangeableEnquiry,
  fact: FieldName,
  change: EnquiryChange,
): Promise<string> {
  const after = { ...enquiry, ...change };
  const [from, to] = await Promise.all(
    [enquiry, after].map((row) => shownText(tx, fact, fieldTexts(row)[fact])),
  );
  if (fact === 'package' && change.packageId && to === '')
    throw new Failure('invalid', staffMessages.facts.packageGone);
  if (change.carType)
    await assertOffered(
      tx,
      { carType: change.carType },
      { carType: staffMessages.facts.choice, city: '' },
      { carType: enquiry.carType },
    );
  assertDates(after);
  await updateEnquiry(tx, enquiry.id, change);
  const customer = await correctRecord(tx, enquiry, fact, change);
  const step: ChangeStep = { ...stepOf(enquiry, change), fact, ...(customer && { customer }) };
  const changeId = await insertBulkChange(tx, actor.id, [step]);
  await noteChange(tx, actor, enquiry.id, 'fact', {
    fact,
    from: from ?? '',
    to: to ?? '',
    change: changeId,
  });
  return changeId;
}

/**
 * Locks the enquiry, and before it the customer whose record repeats the fact, as merges do. False when a merge gave
 * the enquiry to another customer meanwhile.
 */
async function lockWithCustomer(tx: Tx, id: string, fact: FieldName): Promise<ChangeableEnquiry | false> {
  if (customerFields[fact]) {
    const before = await selectCustomerOfEnquiry(tx, BigInt(id));
    await lockCustomers(tx, before);
    const [now] = await selectCustomerOfEnquiry(tx, BigInt(id));
    if (now !== before[0]) return false;
  }
  const [enquiry] = await lockEnquiries(tx, [id]);
  if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
  return enquiry;
}

/** Changes one fact of an enquiry, unless another staff member changed the same fact meanwhile. */
export async function changeField(
  db: Db,
  actor: StaffActor,
  id: string,
  asked: FieldRequest,
): Promise<FieldOutcome> {
  assertArea(actor, 'enquiries');
  const { fact, typed, basedOn, country = '' } = asked;
  const read = readField(fact, typed, country);
  if ('fault' in read) throw new Failure('invalid', read.fault, { field: 'typed' });
  if (!rowId.test(id)) throw new Failure('not_found', staffMessages.enquiries.gone);
  const { change } = read;
  const outcome = await db.transaction(async (tx): Promise<FieldOutcome | undefined> => {
    const enquiry = await lockWithCustomer(tx, id, fact);
    if (!enquiry) return undefined;
    const present = fieldTexts(enquiry)[fact];
    const stored = fieldTexts({ ...enquiry, ...change })[fact];
    if (stored === present) return { kind: 'same' };
    if (present !== basedOn) return { kind: 'conflict', present, by: await selectLastChanger(tx, id, fact) };
    return { kind: 'changed', changeId: await storeField(tx, actor, enquiry, fact, change), stored };
  });
  return outcome ?? changeField(db, actor, id, asked);
}
