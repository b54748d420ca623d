import * as z from 'zod/mini';
import { viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { viewQuote } from '#domain/quotes/quote-staff-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { bookingInput } from './booking-input.ts';
import { fieldsOfEnquiry, fieldsOfQuote, promisedVersion, type StartFields } from './booking-start.ts';
import { makeBooking } from './making-service.ts';
import { selectOfEnquiry } from './new-booking-store.ts';

/** What a booking is made from. */
export type BookingSource = { enquiry: string } | { quote: string };

export type BookingStart = {
  fields: StartFields;
  customer: { name: string; phoneE164: string };
  /** The rates of the fare that the customer was promised. */
  version: number | undefined;
  /** The quote's number, where there is one. */
  quoteVersion: number | undefined;
  enquiry: { id: string; reference: string };
  /** Bookings that the enquiry has become already, the newest first. */
  made: { id: string; isCancelled: boolean; quoteId: string | null }[];
};

async function read(db: Queryable, actor: StaffActor, source: BookingSource) {
  if ('quote' in source) return rowId.test(source.quote) ? viewQuote(db, actor, source.quote) : undefined;
  const enquiry = rowId.test(source.enquiry)
    ? await viewEnquiryContact(db, actor, source.enquiry)
    : undefined;
  return enquiry && { enquiry, quote: undefined };
}

/** Everything that is known for the form; `undefined` when there is no such enquiry. */
export async function startBooking(
  db: Queryable,
  actor: StaffActor,
  source: BookingSource,
  now = new Date(),
): Promise<BookingStart | undefined> {
  assertArea(actor, 'enquiries');
  const found = await read(db, actor, source);
  if (!found) return undefined;
  const { enquiry, quote } = found;
  const [made, customer] = await Promise.all([
    selectOfEnquiry(db, enquiry.id, quote?.id),
    enquiry.customerId ? viewCustomer(db, actor, enquiry.customerId) : undefined,
  ]);
  const { name, phoneE164 } = customer?.customer ?? enquiry;
  return {
    fields: quote ? fieldsOfQuote(quote, enquiry) : fieldsOfEnquiry(enquiry),
    customer: { name: name || enquiry.name, phoneE164: phoneE164 || enquiry.phoneE164 },
    version: promisedVersion(enquiry, now),
    quoteVersion: quote?.version,
    enquiry: { id: enquiry.id, reference: enquiry.reference },
    made: made.map(({ id, cancelledAt, quoteId }) => ({ id, isCancelled: cancelledAt !== null, quoteId })),
  };
}

/** The bookings of an enquiry, the newest first. */
export async function listBookingsOfEnquiry(db: Queryable, actor: StaffActor, enquiryId: string) {
  assertArea(actor, 'enquiries');
  return rowId.test(enquiryId) ? selectOfEnquiry(db, enquiryId) : [];
}

type Parts = { db: Db; encryption: Encryption };

/**
 * Makes the booking at once when everything is known: the ride, its time, the car and a price that the customer was
 * promised. `undefined` when staff have to add something in the form.
 */
export async function makeAtOnce(
  parts: Parts,
  actor: StaffActor,
  source: BookingSource,
  now = new Date(),
): Promise<string | undefined> {
  assertArea(actor, 'enquiries');
  const start = await startBooking(parts.db, actor, source, now);
  if (!start) return undefined;
  const isPriced = start.fields.price !== undefined || start.version !== undefined;
  const key = 'quote' in source ? `quote-${source.quote}` : `enquiry-${source.enquiry}`;
  // A booking that was cancelled leaves its key, so that it counts in the next one.
  const { data } = z.safeParse(bookingInput, { ...start.fields, key: `${key}-${start.made.length}-once` });
  if (!data || !isPriced || momentInIndia(data.day, data.time) <= now) return undefined;
  return makeBooking(parts, actor, data, { now, onlyFirst: true });
}
