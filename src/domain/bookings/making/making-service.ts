import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { mailNewBooking } from '#domain/bookings/mails/booking-mail-service.ts';
import { kindOfQuote, offerOf, packageSumsOf } from '#domain/bookings/packages/package.ts';
import { insertPackage } from '#domain/bookings/packages/package-store.ts';
import { startOfQuote } from '#domain/bookings/trips/trip-start.ts';
import { insertTrip } from '#domain/bookings/trips/trip-store.ts';
import { customerFor } from '#domain/enquiries/customers/customer-service.ts';
import { type EnquiryContact, viewEnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { carName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { isCabQuote } from '#domain/quotes/cab-quote.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { viewQuote } from '#domain/quotes/quote-staff-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type BookingInput, carsOf } from './booking-input.ts';
import { daysOfTrip, isOfQuote, promisedVersion, titleOfQuote } from './booking-start.ts';
import { planDuties } from './duty-plan.ts';
import {
  chosenCustomer,
  customerIdOf,
  insertFrom,
  noteMade,
  type Origin,
  orExisting,
  originOf,
} from './new-booking.ts';
import { selectByKey, selectByQuote, selectOfEnquiry } from './new-booking-store.ts';
import { assertTime, insertRides } from './new-rides.ts';
import { fingerprintOf, sameBooking } from './same-request.ts';

type Parts = { db: Db; encryption: Encryption; queue: Queue };

const messages = bookingMessages.bookings;

/** The version of the rates that the customer was promised. */
async function versionFor(db: Db, actor: StaffActor, { quoteId, enquiryId }: BookingInput, now: Date) {
  if (rowId.test(quoteId)) return promisedVersion((await viewQuote(db, actor, quoteId)).enquiry, now);
  const enquiry = rowId.test(enquiryId) ? await viewEnquiryContact(db, actor, enquiryId) : undefined;
  return enquiry && promisedVersion(enquiry, now);
}

/** What is read before the transaction, which then needs its connection for a shorter time. */
async function prepare(db: Db, actor: StaffActor, typed: BookingInput, now: Date) {
  const version = await versionFor(db, actor, typed, now);
  return {
    planned: await planDuties(db, typed, version, now),
    cabs: await readCabNames(db),
    chosenId: await chosenCustomer(db, actor, typed),
  };
}

type Options = {
  now?: Date;
  /** Returns the booking that the enquiry has already instead of making another one. */
  onlyFirst?: boolean;
};

/** The booking that this request must not make again. */
async function earlierOf(tx: Tx, { enquiry, quote }: Origin, onlyFirst: boolean) {
  if (quote && !onlyFirst) return selectByQuote(tx, quote.id);
  const others = enquiry && onlyFirst ? await selectOfEnquiry(tx, enquiry.id, quote?.id) : [];
  const found = others.find((other) => !other.cancelledAt && (!quote || isOfQuote(other, quote.id)));
  return found && { id: found.id, requestFingerprint: '' };
}

async function make(
  tx: Tx,
  { encryption, queue }: Pick<Parts, 'encryption' | 'queue'>,
  actor: StaffActor,
  typed: BookingInput,
  { planned, cabs, chosenId }: Awaited<ReturnType<typeof prepare>>,
  { now, onlyFirst }: Required<Options>,
): Promise<string> {
  const origin = await originOf(tx, actor, typed);
  const before = (await selectByKey(tx, typed.key)) ?? (await earlierOf(tx, origin, onlyFirst));
  // One click makes the booking from what is stored, so there is nothing that staff have typed otherwise.
  if (before) return onlyFirst ? before.id : sameBooking(before, typed);
  assertTime(typed, now);
  const { enquiry, quote } = origin;
  if (enquiry && quote && !isCabQuote(quote, enquiry)) throw new Failure('conflict', messages.quoteOfPackage);
  const paise = planned.reduce((sum, { duty }) => sum + duty.farePaise, 0);
  const bookingId = await insertFrom(tx, encryption, actor, origin, {
    ...{ key: typed.key, kind: 'cab', firstDay: null, lastDay: null, totalPaise: paise },
    requestFingerprint: fingerprintOf(typed),
    customerId: await customerIdOf(tx, enquiry, chosenId, typed),
  });
  const quoted = quote && titleOfQuote(quote);
  const ids = await insertRides(tx, bookingId, {
    planned: planned.map((ride) => ({ ...ride, title: quoted || ride.title })),
    ...{ isRequested: typed.isRequested, endCodes: [] },
  });
  await noteMade(tx, actor, origin, {
    ...{ bookingId, paise },
    ...(ids.length === 1
      ? { dutyId: ids[0] }
      : { cars: listed(carsOf(typed).map((car) => carName(cabs, car))) }),
  });
  // A ride that is noted down afterwards is no news for the customer.
  if (typed.mailsCustomer && momentInIndia(typed.day, typed.time) > now)
    await mailNewBooking(tx, queue, actor, { bookingId, typed: typed.email });
  return bookingId;
}

/** Those of the quote; quotes from before they had any have those of the enquiry. */
const agreedDays = ({ firstDay, lastDay }: Quote, enquiry: EnquiryContact) =>
  firstDay && lastDay ? { firstDay, lastDay } : daysOfTrip(enquiry);

/** An accepted quote that is not for a cab becomes a booking at its price, without a duty. Returns its id. */
export async function makePackageBooking(
  { db, encryption, queue }: Parts,
  actor: StaffActor,
  { quoteId, key }: { quoteId: string; key: string },
): Promise<string> {
  assertArea(actor, 'enquiries');
  const making = queue.transaction(db, async (tx) => {
    const origin = await originOf(tx, actor, { quoteId, enquiryId: '' });
    const { enquiry, quote } = origin;
    if (!enquiry || !quote) throw new Failure('not_found', staffMessages.quotes.gone);
    const before = (await selectByKey(tx, key)) ?? (await earlierOf(tx, origin, true));
    if (before) return before.id;
    const sums = packageSumsOf(quote);
    const bookingId = await insertFrom(tx, encryption, actor, origin, {
      ...{ key, kind: kindOfQuote(quote), ...agreedDays(quote, enquiry), totalPaise: sums.totalPaise },
      requestFingerprint: '',
      customerId: enquiry.customerId ?? (await customerFor(tx, enquiry)),
    });
    const packageId = await insertPackage(tx, bookingId, {
      ...{ title: titleOfQuote(quote), offer: offerOf(quote), sums },
    });
    await insertTrip(tx, { bookingId, packageId }, startOfQuote(quote, enquiry.name));
    await noteMade(tx, actor, origin, { bookingId, paise: sums.totalPaise });
    await mailNewBooking(tx, queue, actor, { bookingId, typed: '' });
    return bookingId;
  });
  return orExisting(db, key, making, ({ id }) => id);
}

/** Idempotent by the form's key; an accepted quote becomes one booking. Returns its id. A retry with other content is refused. */
export async function makeBooking(
  { db, encryption, queue }: Parts,
  actor: StaffActor,
  typed: BookingInput,
  { now = new Date(), onlyFirst = false }: Options = {},
): Promise<string> {
  assertArea(actor, 'enquiries');
  const prepared = await prepare(db, actor, typed, now);
  const making = queue.transaction(db, (tx) =>
    make(tx, { encryption, queue }, actor, typed, prepared, { now, onlyFirst }),
  );
  // One click makes the booking from what is stored, so there is nothing that staff have typed otherwise.
  return orExisting(db, typed.key, making, (made) => (onlyFirst ? made.id : sameBooking(made, typed)));
}
