import { selectMoney, selectMoneyOfQuote } from '#domain/bookings/money/money-store.ts';
import { kindOfQuote, offerOf, packageSumsOf } from '#domain/bookings/packages/package.ts';
import { selectPackage } from '#domain/bookings/packages/package-store.ts';
import { findBilledQuote } from '#domain/quotes/billed-quote-service.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { isGstin } from '#domain/shared/gstin.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Billed, BilledCustomer } from './billing.ts';
import {
  selectBilledBooking,
  selectBilledCharges,
  selectBilledCustomer,
  selectBilledRides,
  selectClosedOfBuyer,
  selectCustomerOfEnquiry,
  selectServiceKinds,
} from './billing-store.ts';

/** What the quote says of the buyer goes before what is known of the customer. */
function customerOf(known: BilledCustomer, quote: Quote | undefined): BilledCustomer {
  if (!quote) return known;
  return {
    ...known,
    livesIn: quote.buyerLivesIn || known.livesIn,
    state: quote.serviceKind === 'cab' ? known.state : quote.supplyState || known.state,
    gstin: isGstin(quote.buyerGstin) ? quote.buyerGstin : known.gstin,
  };
}

/** What the documents of a booking are made of; `undefined` of one that is gone or erased. */
export async function findBilled(db: Queryable, bookingId: string): Promise<Billed | undefined> {
  const booking = await selectBilledBooking(db, bookingId);
  if (!booking) return undefined;
  // One after the other: a transaction has one connection.
  const known = await selectBilledCustomer(db, booking.customerId);
  const quote = booking.quoteId === null ? undefined : await findBilledQuote(db, booking.quoteId);
  const trip = await selectPackage(db, bookingId);
  const rides = trip ? [] : await selectBilledRides(db, bookingId);
  const charges = await selectBilledCharges(db, bookingId);
  const money = await selectMoney(db, bookingId);
  const serviceKinds = await selectServiceKinds(db, bookingId);
  if (!known) return undefined;
  const { customerId: _, ...fields } = booking;
  return {
    ...fields,
    bookingId,
    customer: customerOf(known, quote),
    trip: trip
      ? { title: trip.title, offer: trip.offer, sums: trip.sums, amountPaise: trip.amountPaise }
      : null,
    // A ride of a package costs the customer nothing beside it.
    rides,
    charges,
    money,
    serviceKinds,
    tcsReason: quote?.tcsReason ?? '',
  };
}

/** What the documents of a deposit are made of, whose quote is no booking yet. */
export async function findBilledQuoteMoney(db: Queryable, quoteId: string): Promise<Billed | undefined> {
  const quote = await findBilledQuote(db, quoteId);
  const known = quote && (await selectCustomerOfEnquiry(db, quote.enquiryId));
  if (!known) return undefined;
  const sums = packageSumsOf(quote);
  const [firstLine] = quote.lines;
  return {
    bookingId: null,
    quoteId,
    kind: kindOfQuote(quote),
    firstDay: quote.firstDay,
    lastDay: quote.lastDay,
    cancelledAt: null,
    buyerId: null,
    customer: customerOf(known, quote),
    trip: {
      title: firstLine?.text.split('\n')[0] ?? '',
      offer: offerOf(quote),
      sums,
      amountPaise: sums.totalPaise,
    },
    rides: [],
    charges: [],
    money: await selectMoneyOfQuote(db, quoteId),
    serviceKinds: [...new Set(quote.plan.flatMap(({ services }) => services.map(({ kind }) => kind)))],
    tcsReason: quote.tcsReason,
  };
}

/** The bookings of a buyer of which rides were closed within these days, `2026-11-01` to `2026-11-30`. */
export const findClosedOfBuyer = (
  db: Queryable,
  buyerId: string,
  days: { from: string; until: string },
): Promise<string[]> => selectClosedOfBuyer(db, buyerId, days);
