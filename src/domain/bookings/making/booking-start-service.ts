import * as z from 'zod/mini';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { isCabQuote } from '#domain/quotes/cab-quote.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { listQuotes, viewQuote } from '#domain/quotes/quote-staff-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { bookingInput } from './booking-input.ts';
import {
  fieldsOfEnquiry,
  fieldsOfQuote,
  isOfQuote,
  promisedVersion,
  type StartFields,
} from './booking-start.ts';
import { makeBooking, makePackageBooking } from './making-service.ts';
import { selectOfEnquiry } from './new-booking-store.ts';

/** What a booking is made from. */
export type BookingSource = { enquiry: string } | { quote: string };

export type BookingStart = {
  fields: StartFields;
  customer: { name: string; phoneE164: string };
  /** Where the booking is mailed; empty when no address is known. */
  email: string;
  /** The rates of the fare that the customer was promised. */
  version: number | undefined;
  /** What was quoted is not a cab, so there is no form to fill in. */
  isPackage: boolean;
  /** The quote's number, where there is one. */
  quoteVersion: number | undefined;
  enquiry: { id: string; reference: string };
  /** Bookings that the enquiry has become already, the newest first. */
  made: { id: string; isCancelled: boolean; quoteId: string | null }[];
};

type BookingOfEnquiry = Awaited<ReturnType<typeof selectOfEnquiry>>[number];

const lastAccepted = (quotes: readonly Quote[]) => quotes.find(({ acceptedAt }) => acceptedAt !== null);

/** The quote that was accepted last and has not become a booking. */
function unbookedQuote(quotes: readonly Quote[], bookings: readonly BookingOfEnquiry[]): Quote | undefined {
  const accepted = lastAccepted(quotes);
  const isBooked = bookings.some((booking) => !booking.cancelledAt && isOfQuote(booking, accepted?.id));
  return isBooked ? undefined : accepted;
}

/** Without a quote the form books what the enquiry asks for, which is a cab. */
async function isCabToBook(db: Queryable, actor: StaffActor, enquiryId: string, quote: Quote | undefined) {
  const enquiry = quote && (await viewEnquiryContact(db, actor, enquiryId));
  return !enquiry || isCabQuote(quote, enquiry);
}

/** The bookings of an enquiry, the newest first, and the accepted quote that is to become the next one. */
export async function listBookingsOfEnquiry(db: Queryable, actor: StaffActor, enquiryId: string) {
  assertArea(actor, 'enquiries');
  if (!rowId.test(enquiryId)) return { bookings: [], quoteToBook: undefined, isCabToBook: true };
  const [bookings, found] = await Promise.all([
    selectOfEnquiry(db, enquiryId),
    listQuotes(db, actor, enquiryId),
  ]);
  const quote = unbookedQuote(found?.quotes ?? [], bookings);
  return {
    ...{ bookings, quoteToBook: quote?.id },
    isCabToBook: await isCabToBook(db, actor, enquiryId, quote),
  };
}

/** Whether this quote is the one that its enquiry is to book. */
export async function isQuoteToBook(
  db: Queryable,
  actor: StaffActor,
  { id, enquiryId }: Pick<Quote, 'id' | 'enquiryId'>,
): Promise<boolean> {
  assertArea(actor, 'enquiries');
  const [bookings, found] = await Promise.all([
    selectOfEnquiry(db, enquiryId, id),
    listQuotes(db, actor, enquiryId),
  ]);
  return unbookedQuote(found?.quotes ?? [], bookings)?.id === id;
}

async function assertLastAccepted(db: Queryable, actor: StaffActor, enquiryId: string, quoteId: string) {
  const last = lastAccepted((await listQuotes(db, actor, enquiryId))?.quotes ?? []);
  if (last && last.id !== quoteId) throw new Failure('conflict', bookingMessages.bookings.otherAccepted);
}

/** What the customer accepted counts more than what they asked for. */
async function mainSource(db: Queryable, actor: StaffActor, source: BookingSource): Promise<BookingSource> {
  if ('quote' in source) return source;
  const { quoteToBook } = await listBookingsOfEnquiry(db, actor, source.enquiry);
  return quoteToBook === undefined ? source : { quote: quoteToBook };
}

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
  const found = await read(db, actor, await mainSource(db, actor, source));
  if (!found) return undefined;
  const { enquiry, quote } = found;
  const [made, customer] = await Promise.all([
    selectOfEnquiry(db, enquiry.id, quote?.id),
    enquiry.customerId ? viewCustomer(db, actor, enquiry.customerId) : undefined,
  ]);
  const { name, phoneE164, email } = customer?.customer ?? enquiry;
  return {
    fields: quote ? fieldsOfQuote(quote, enquiry) : fieldsOfEnquiry(enquiry),
    customer: { name: name || enquiry.name, phoneE164: phoneE164 || enquiry.phoneE164 },
    email: addressIn(enquiry.email) ?? addressIn(email) ?? '',
    version: promisedVersion(enquiry, now),
    isPackage: quote !== undefined && !isCabQuote(quote, enquiry),
    quoteVersion: quote?.version,
    enquiry: { id: enquiry.id, reference: enquiry.reference },
    made: made.map(({ id, cancelledAt, quoteId }) => ({ id, isCancelled: cancelledAt !== null, quoteId })),
  };
}

type Parts = { db: Db; encryption: Encryption; queue: Queue };

/**
 * Makes the booking at once when everything is known: what was quoted as a package, or the ride, its time, the car and a
 * price that the customer was promised. `undefined` when staff have to add something in the form.
 */
export async function makeAtOnce(
  parts: Parts,
  actor: StaffActor,
  asked: BookingSource,
  now = new Date(),
): Promise<string | undefined> {
  assertArea(actor, 'enquiries');
  const source = await mainSource(parts.db, actor, asked);
  const start = await startBooking(parts.db, actor, source, now);
  if (!start) return undefined;
  // Another staff member was quicker, or the page is an old one.
  const made = start.made.find(
    (booking) => !booking.isCancelled && ('enquiry' in source || isOfQuote(booking, source.quote)),
  );
  if (made) return made.id;
  if ('quote' in source) await assertLastAccepted(parts.db, actor, start.enquiry.id, source.quote);
  // A booking that was cancelled leaves its key, so that it counts in the next one.
  const key = (name: string) => `${name}-${start.made.length}-once`;
  if ('quote' in source && start.isPackage)
    return makePackageBooking(parts, actor, { quoteId: source.quote, key: key(`quote-${source.quote}`) });
  const isPriced = start.fields.price !== undefined || start.version !== undefined;
  const { data } = z.safeParse(bookingInput, {
    ...start.fields,
    mailsCustomer: 'yes',
    key: key('quote' in source ? `quote-${source.quote}` : `enquiry-${source.enquiry}`),
  });
  if (!data || !isPriced || momentInIndia(data.day, data.time) <= now) return undefined;
  return makeBooking(parts, actor, data, { now, onlyFirst: true });
}
