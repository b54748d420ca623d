import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type BookingEventKind, bookingNumber } from '#domain/bookings/booking.ts';
import { lockBooking, updateBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findSupplier, viewSupplier } from '#domain/suppliers/supplier-service.ts';
import { supplierRequestMail } from '#jobs/supplier-request-mail.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { cutTo, storable } from '#platform/text.ts';
import type { AskChannel } from './operations.ts';
import { operationsMessages as messages } from './operations-messages.ts';
import { type AskedService, type SupplierMessage, supplierMessage } from './supplier-message.ts';
import {
  countRequested,
  insertRequest,
  markAsked,
  markRequest,
  selectAsked,
  selectWaitingRequest,
  takeBackAsked,
  type WaitingRequest,
} from './supplier-request-store.ts';

async function messageFor(
  db: Queryable,
  supplier: { name: string; contactName: string },
  services: readonly AskedService[],
): Promise<SupplierMessage> {
  const { agencyName, phoneE164 } = await readSettings(db);
  return supplierMessage(supplier, services, { agencyName, phone: displayPhone(phoneE164) });
}

const isRow = (id: string | undefined) => id === undefined || rowId.test(id);

/** Says which services a message has, as they were when staff read it. */
const basisOf = (services: readonly AskedService[]): string =>
  services.map(({ id, revision }) => `${id}:${revision}`).join(',');

export type SupplierRequest = {
  supplier: { id: string; name: string; phoneE164: string; email: string };
  count: number;
  message: SupplierMessage;
  basis: string;
};

/** What to write to a supplier; `undefined` when there is nothing to ask. With a trip only about that one. */
export async function viewSupplierRequest(
  db: Queryable,
  actor: StaffActor,
  supplierId: string,
  bookingId?: string,
  now = new Date(),
): Promise<SupplierRequest | undefined> {
  assertArea(actor, 'enquiries');
  const supplier = await viewSupplier(db, actor, supplierId);
  if (!supplier) throw new Failure('not_found', messages.supplierGone);
  if (!isRow(bookingId)) return undefined;
  const services = await selectAsked(db, { supplierId, bookingId, today: dayInIndia(now) });
  if (services.length === 0) return undefined;
  const { id, name, phoneE164, email } = supplier;
  return {
    supplier: { id, name, phoneE164, email: addressIn(email) ?? '' },
    count: services.length,
    message: await messageFor(db, supplier, services),
    basis: basisOf(services),
  };
}

export type AskRequest = {
  supplierId: string;
  bookingId?: string | undefined;
  channel: AskChannel;
  /** What staff read, so that nothing is marked that was not in the message. */
  basis: string;
  /** The same when the same button is pressed twice. */
  key: string;
};

/** Marks what a message asks for, in all of its trips or in none. */
async function noteAsked(
  tx: Tx,
  actor: StaffActor,
  services: readonly AskedService[],
  detail: { supplier: string; channel: AskChannel; address: string },
): Promise<void> {
  for (const [bookingId, asked] of Map.groupBy(services, (service) => service.bookingId)) {
    const titles = cutTo(asked.map(({ title }) => title).join(', '), 500);
    await addBookingEvent(tx, actor, {
      ...{ bookingId, kind: 'supplier-asked', detail: { ...detail, titles } },
    });
    await updateBooking(tx, bookingId, {});
    const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
    await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'trip' }));
  }
}

/** How many services were asked for, and the address of the mail; empty by WhatsApp. */
export type Asked = { count: number; address: string };

/** Asks a supplier for everything in the message that staff read. */
export async function askSupplier(
  { db, queue }: { db: Db; queue: Queue },
  actor: StaffActor,
  { supplierId, bookingId, channel, basis, key }: AskRequest,
  now = new Date(),
): Promise<Asked> {
  assertArea(actor, 'enquiries');
  if (key === '' || key.length > 60 || !isRow(bookingId)) throw new Failure('invalid');
  const supplier = await viewSupplier(db, actor, supplierId);
  if (!supplier) throw new Failure('not_found', messages.supplierGone);
  const recipient = channel === 'mail' ? (addressIn(supplier.email) ?? '') : '';
  if (channel === 'mail' && recipient === '') throw new Failure('conflict', messages.noAddress);
  const idempotencyKey = `${actor.id}:${key}`;
  return queue.transaction(db, async (tx) => {
    const request = { supplierId, idempotencyKey, channel, recipient, madeBy: actor.name };
    const requestId = await insertRequest(tx, request);
    if (requestId === undefined)
      return { count: await countRequested(tx, idempotencyKey), address: recipient };
    const which = { supplierId, bookingId, today: dayInIndia(now) };
    const trips = new Set((await selectAsked(tx, which)).map((service) => service.bookingId));
    // Always in the same order, so that two requests never wait for each other.
    for (const id of [...trips].sort((one, other) => Number(BigInt(one) - BigInt(other))))
      await lockBooking(tx, id);
    const services = (await selectAsked(tx, which)).filter((service) => trips.has(service.bookingId));
    if (services.length === 0) throw new Failure('conflict', messages.nothingToAsk);
    if (basisOf(services) !== basis) throw new Failure('conflict', messages.askChanged);
    await markAsked(
      tx,
      requestId,
      services.map(({ id }) => id),
    );
    await noteAsked(tx, actor, services, { supplier: supplier.name, channel, address: recipient });
    if (channel === 'mail') await queue.enqueue(tx, supplierRequestMail, { requestId });
    return { count: services.length, address: recipient };
  });
}

export type RequestToMail = { request: WaitingRequest; message: SupplierMessage };

/** For the worker. `undefined` when it was sent, or when nothing of it waits for the supplier any more. */
export async function findRequestToMail(
  db: Queryable,
  requestId: string,
): Promise<RequestToMail | undefined> {
  const request = await selectWaitingRequest(db, requestId);
  if (!request) return undefined;
  const [supplier, services] = await Promise.all([
    findSupplier(db, request.supplierId),
    selectAsked(db, { requestId }),
  ]);
  if (!supplier || services.length === 0) return undefined;
  return { request, message: await messageFor(db, supplier, services) };
}

type MailEvent = { kind: BookingEventKind; detail: Record<string, string> };

/** Locks the trips first, so that nothing comes back after one was erased. */
async function note(
  db: Db,
  { id, bookingIds }: WaitingRequest,
  what: Parameters<typeof markRequest>[2],
  event: MailEvent | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const bookings = [];
    for (const bookingId of bookingIds) bookings.push(await lockBooking(tx, bookingId));
    await markRequest(tx, id, what);
    if (what === 'refusedAt') await takeBackAsked(tx, id);
    for (const booking of bookings)
      if (booking && event) await addBookingEvent(tx, undefined, { bookingId: booking.id, ...event });
  });
}

export const noteRequestMailed = (db: Db, request: WaitingRequest): Promise<void> =>
  note(db, request, 'sentAt', {
    kind: 'supplier-mailed',
    detail: { address: request.recipient, by: request.madeBy },
  });

/** A failure that may pass is in the timelines once. `isOver` when the mail server refused the mail for good. */
export async function noteRequestNotMailed(
  db: Db,
  request: WaitingRequest,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  const detail = { address: request.recipient, reason: cutTo(storable(reason), 300) };
  if (isOver) return note(db, request, 'refusedAt', { kind: 'supplier-mail-bounced', detail });
  return note(
    db,
    request,
    'failedAt',
    request.isTried ? undefined : { kind: 'supplier-mail-failed', detail },
  );
}
