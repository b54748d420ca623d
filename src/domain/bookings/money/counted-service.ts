import { bookingNumber } from '#domain/bookings/booking.ts';
import { selectBooking } from '#domain/bookings/booking-store.ts';
import { planOfQuote, standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { selectPlan } from '#domain/bookings/plan/payment-plan-store.ts';
import { selectCustomerName } from '#domain/bookings/share/shared-booking-store.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { findPaidQuote } from '#domain/quotes/quote-paid-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type CountedMoney, countedMoney } from './counted-money.ts';
import { selectMoney, selectMoneyOfQuote, selectSubject, selectTitles } from './money-store.ts';
import type { MoneySubject } from './received-service.ts';

/** What was paid for: a booking, or an accepted quote that is no booking yet. */
export type PaidSubject = {
  bookingId: string | null;
  quoteId: string | null;
  /** `B41`; of a quote its reference and version. */
  number: string;
  /** Of a quote: which one it is of its enquiry. */
  version: number | null;
  title: string;
  customerName: string;
  totalPaise: number;
  isCancelled: boolean;
  parts: ReturnType<typeof standingOf>;
  money: CountedMoney[];
};

async function readBooking(db: Queryable, id: string): Promise<PaidSubject | undefined> {
  const booking = await selectBooking(db, id);
  if (!booking) return undefined;
  const [plan, money, customerName, titles] = await Promise.all([
    selectPlan(db, id),
    selectMoney(db, id),
    selectCustomerName(db, id),
    selectTitles(db, id),
  ]);
  const { quoteId, totalPaise, cancelledAt } = booking;
  return {
    ...{ bookingId: id, quoteId, number: bookingNumber(id), version: null, customerName, totalPaise },
    title: titles.join('; '),
    isCancelled: cancelledAt !== null,
    parts: cancelledAt ? [] : standingOf(plan, { totalPaise, receivedPaise: 0 }),
    money: countedMoney(money),
  };
}

async function readQuote(db: Queryable, quoteId: string): Promise<PaidSubject | undefined> {
  const found = await findPaidQuote(db, quoteId);
  if (!found) return undefined;
  const { quote, reference, name } = found;
  const { totalPaise } = sumsOf(quote, quote.chosenLines);
  return {
    ...{ bookingId: null, quoteId, number: reference, version: quote.version, totalPaise },
    title: quote.lines[0]?.text ?? '',
    customerName: quote.acceptedBy || name,
    isCancelled: false,
    parts: standingOf(planOfQuote(quote), { totalPaise, receivedPaise: 0 }),
    money: countedMoney(await selectMoneyOfQuote(db, quoteId)),
  };
}

/** What was paid for a booking or a quote, as it stands now. */
export const readPaidSubject = (db: Queryable, subject: MoneySubject): Promise<PaidSubject | undefined> =>
  'bookingId' in subject ? readBooking(db, subject.bookingId) : readQuote(db, subject.quoteId);

/** What an entry of money was paid for. */
export async function findMoneySubject(db: Queryable, entryId: string): Promise<MoneySubject | undefined> {
  const found = await selectSubject(db, entryId);
  if (!found) return undefined;
  const { bookingId, quoteId } = found;
  if (bookingId !== null) return { bookingId };
  return quoteId === null ? undefined : { quoteId };
}
