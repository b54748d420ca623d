import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { takeQuoteMoney } from '#domain/bookings/money/money-store.ts';
import { planOfQuote } from '#domain/bookings/plan/payment-plan.ts';
import { insertPlan } from '#domain/bookings/plan/payment-plan-store.ts';
import { addMissingEmail, customerFor, viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import {
  type LockedEnquiry,
  lockEnquiryContact,
  noteOnEnquiry,
} from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { viewQuote } from '#domain/quotes/quote-staff-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { BookingInput } from './booking-input.ts';
import { newBookingLink } from './booking-link.ts';
import { type EarlierBooking, insertBooking, selectByKey } from './new-booking-store.ts';
import { DuplicateRequest } from './same-request.ts';

const messages = bookingMessages.bookings;

/** What a booking is made from; neither for one that staff make by hand. */
export type Origin = { enquiry: LockedEnquiry | undefined; quote: Quote | undefined };

/** Locks the enquiry, so that of two requests for the same quote the second one finds the booking of the first. */
export async function originOf(
  tx: Tx,
  actor: StaffActor,
  { quoteId, enquiryId }: Pick<BookingInput, 'quoteId' | 'enquiryId'>,
): Promise<Origin> {
  const quote = rowId.test(quoteId) ? (await viewQuote(tx, actor, quoteId)).quote : undefined;
  if (quote && !quote.acceptedAt) throw new Failure('conflict', messages.quoteNotAccepted);
  const id = quote?.enquiryId ?? enquiryId;
  if (!rowId.test(id)) return { enquiry: undefined, quote: undefined };
  const enquiry = await lockEnquiryContact(tx, id);
  if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
  return { enquiry, quote };
}

/** The customer whom staff chose, or the one that they were merged into. */
export async function chosenCustomer(
  db: Db,
  actor: StaffActor,
  { customerId }: Pick<BookingInput, 'customerId'>,
) {
  if (!rowId.test(customerId)) return undefined;
  const found = (await viewCustomer(db, actor, customerId))?.customer;
  if (!found || found.erasedAt) throw new Failure('not_found', staffMessages.enquiries.customerGone);
  return found.mergedInto ?? found.id;
}

/** The customer of the enquiry, or the one that was chosen, or else the one with this number. */
export async function customerIdOf(
  tx: Tx,
  enquiry: LockedEnquiry | undefined,
  chosenId: string | undefined,
  { name, phoneE164, email }: Pick<BookingInput, 'name' | 'phoneE164' | 'email'>,
): Promise<string> {
  if (enquiry) return enquiry.customerId ?? customerFor(tx, enquiry);
  // By the number alone: a family shares an address, and the driver calls the number.
  const id = chosenId ?? (await customerFor(tx, { name, phoneE164, email: '' }));
  if (email) await addMissingEmail(tx, id, email);
  return id;
}

async function noteOrigin(
  tx: Tx,
  actor: StaffActor,
  enquiry: LockedEnquiry,
  bookingId: string,
  paise: number,
) {
  await noteOnEnquiry(tx, enquiry, {
    kind: 'booking-made',
    actor,
    detail: { bookingId, totalPaise: String(paise) },
    move: { from: ['new', 'contacted', 'quoted', 'on-hold'], to: 'confirmed', followUpHours: 24 },
    quotedPaise: paise,
  });
}

type Sold = Pick<Booking, 'kind' | 'firstDay' | 'lastDay' | 'totalPaise' | 'customerId'> & {
  key: string;
  requestFingerprint: string;
};

/** Stores the booking with the payment plan of its quote. */
export async function insertFrom(
  tx: Tx,
  encryption: Encryption,
  actor: StaffActor,
  { enquiry, quote }: Origin,
  { key, ...sold }: Sold,
): Promise<string> {
  const bookingId = await insertBooking(tx, {
    ...sold,
    idempotencyKey: key,
    ...newBookingLink(encryption, key),
    origin: quote ? 'quote' : enquiry ? 'enquiry' : 'hand',
    enquiryId: enquiry?.id ?? null,
    quoteId: quote?.id ?? null,
    ownerId: enquiry?.ownerId ?? actor.id,
    notes: '',
    madeBy: actor.name,
  });
  if (bookingId === undefined) throw new DuplicateRequest();
  if (quote) {
    await insertPlan(tx, bookingId, planOfQuote(quote));
    await takeQuoteMoney(tx, bookingId, quote.id);
  }
  return bookingId;
}

type MadeBooking = {
  bookingId: string;
  /** Where it has only one. */
  dutyId?: string | undefined;
  /** Their types, where it has several. */
  cars?: string;
  paise: number;
};

/** On the timelines of the booking and its enquiry, and in the activity log. */
export async function noteMade(
  tx: Tx,
  actor: StaffActor,
  { enquiry }: Origin,
  { bookingId, dutyId, cars, paise }: MadeBooking,
): Promise<void> {
  const detail = { totalPaise: String(paise) };
  await addBookingEvent(tx, actor, {
    ...{ bookingId, kind: 'made' },
    ...(dutyId && { dutyId }),
    detail: { ...detail, ...(cars && { cars }) },
  });
  if (enquiry) await noteOrigin(tx, actor, enquiry, bookingId, paise);
  const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
  await noteActivity(tx, lineBy(actor, 'booking-made', subject, detail));
}

/** What another request like it has made meanwhile counts as made by this one. */
export async function orExisting(
  db: Db,
  key: string,
  making: Promise<string>,
  idOf: (made: EarlierBooking) => string,
): Promise<string> {
  try {
    return await making;
  } catch (error) {
    const made = error instanceof DuplicateRequest ? await selectByKey(db, key) : undefined;
    if (made === undefined) throw error;
    return idOf(made);
  }
}
