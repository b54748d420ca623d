import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { readBookingBuyer, setBookingBuyer } from '#domain/bookings/changes/buyer-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { BuyerView } from './buyer.ts';
import type { BuyerInput } from './buyer-input.ts';
import { buyerMessages as messages } from './buyer-messages.ts';
import { encryptPan, panEnd } from './buyer-pan.ts';
import {
  endBuyerRow,
  insertBuyer,
  lockBuyer,
  lockCustomer,
  type StoredBuyer,
  selectBuyers,
  selectCustomerOf,
  updateBuyer,
} from './buyer-store.ts';

type Parts = { db: Db; encryption: Encryption };

function toView(encryption: Encryption, buyer: StoredBuyer): BuyerView {
  const { id, name, address, state, gstin, livesIn, isBodyCorporate, billsMonthly, billEmail } = buyer;
  const { revision, changedBy, changedAt } = buyer;
  return {
    ...{ id, name, address, state, gstin, livesIn, isBodyCorporate, billsMonthly, billEmail },
    ...{ revision, changedBy, changedAt, panEnd: panEnd(encryption, buyer) },
  };
}

/** Who the documents of a customer's bookings may name. */
export async function listBuyers(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  actor: StaffActor,
  customerId: string,
): Promise<BuyerView[]> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(customerId)) return [];
  return (await selectBuyers(db, customerId)).map((buyer) => toView(encryption, buyer));
}

const note = (tx: Tx, actor: StaffActor, id: string, change: 'added' | 'changed' | 'ended') =>
  noteActivity(tx, lineBy(actor, `buyer-${change}`, { kind: 'buyer', id, name: `Buyer ${id}` }));

const fieldsOf = ({ pan: _, ...buyer }: BuyerInput) => buyer;

/** A second try of the same form adds nothing. */
export async function addBuyer(
  { db, encryption }: Parts,
  actor: StaffActor,
  customerId: string,
  { key, ...input }: BuyerInput & { key: string },
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (key === '' || key.length > 60) throw new Failure('invalid');
  const idempotencyKey = `${actor.id}:${key}`;
  await db.transaction(async (tx) => {
    const customer = rowId.test(customerId) ? await lockCustomer(tx, customerId) : undefined;
    if (!customer) throw new Failure('not_found', messages.customerGone);
    const panEncrypted = encryptPan(encryption, idempotencyKey, input.pan);
    const owned = { customerId: customer, idempotencyKey, panEncrypted, changedBy: actor.name };
    const id = await insertBuyer(tx, { ...fieldsOf(input), ...owned });
    if (id !== undefined) await note(tx, actor, id, 'added');
  });
}

/** Another staff member has changed the buyer since the form was opened. */
export class BuyerChanged extends Failure {
  /** With this revision the form can be saved once more. */
  readonly revision: number;

  constructor(revision: number) {
    super('conflict', messages.changed);
    this.revision = revision;
  }
}

async function lock(tx: Tx, id: string): Promise<StoredBuyer> {
  const buyer = rowId.test(id) ? await lockBuyer(tx, id) : undefined;
  if (!buyer || buyer.endedAt) throw new Failure('not_found', messages.gone);
  return buyer;
}

/** Documents that were issued keep what they say. */
export async function changeBuyer(
  { db, encryption }: Parts,
  actor: StaffActor,
  id: string,
  { expectedRevision, removesPan, ...input }: BuyerInput & { expectedRevision: number; removesPan: boolean },
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const { idempotencyKey, panEncrypted, revision } = await lock(tx, id);
    if (revision !== expectedRevision) throw new BuyerChanged(revision);
    const kept = removesPan ? '' : panEncrypted;
    await updateBuyer(tx, id, {
      ...fieldsOf(input),
      panEncrypted: input.pan === '' ? kept : encryptPan(encryption, idempotencyKey, input.pan),
      changedBy: actor.name,
    });
    await note(tx, actor, id, 'changed');
  });
}

/** It can no longer be chosen; bookings that have it keep it. */
export async function endBuyer(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    await lock(tx, id);
    await endBuyerRow(tx, id, actor.name);
    await note(tx, actor, id, 'ended');
  });
}

export type BookingBuyers = {
  /** The one that the documents of the booking name; empty for the customer. */
  chosenId: string;
  buyers: BuyerView[];
};

/** Who a booking is billed to, and who else it can be. */
export async function viewBookingBuyers(
  parts: { db: Queryable; encryption: Encryption },
  actor: StaffActor,
  bookingId: string,
): Promise<BookingBuyers> {
  assertArea(actor, 'enquiries');
  const customerId = await selectCustomerOf(parts.db, bookingId);
  return {
    chosenId: (await readBookingBuyer(parts.db, bookingId)) ?? '',
    buyers: customerId === undefined ? [] : await listBuyers(parts, actor, customerId),
  };
}

/** Bills a booking to one of the customer's buyers, or with an empty id to the customer. Returns the name. */
export async function chooseBuyer(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  buyerId: string,
): Promise<string> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    const buyer = buyerId === '' ? undefined : await lock(tx, buyerId);
    const customerId = rowId.test(bookingId) ? await selectCustomerOf(tx, bookingId) : undefined;
    const ofCustomer = buyer && customerId !== undefined && (await selectBuyers(tx, customerId));
    if (buyer && !(ofCustomer || []).some(({ id }) => id === buyer.id))
      throw new Failure('conflict', messages.ofOther);
    await setBookingBuyer(tx, actor, bookingId, buyer ? { id: buyer.id, name: buyer.name } : null);
    return buyer?.name ?? '';
  });
}
