import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { quoteName } from '#domain/quotes/accepted-quote-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { selectEntryByUtr } from './money-store.ts';

/** The bank gives a number once, so money with a number that is entered already is the same money. */
export async function refuseUtr(db: Queryable, utr: string | null): Promise<void> {
  const taken = utr === null ? undefined : await selectEntryByUtr(db, utr);
  if (!taken) return;
  const { bookingId, quoteId, amountPaise, receivedOn } = taken;
  const name = bookingId === null ? await quoteName(db, quoteId ?? '') : bookingNumber(bookingId);
  const text = bookingMessages.bookings.utrTaken(name, formatPaise(amountPaise), dateText(receivedOn));
  throw new Failure('invalid', text, { field: 'reference' });
}

/** Whether the bank's number is that of the entry with this key. */
export const isEnteredBy = async (db: Queryable, utr: string, key: string): Promise<boolean> =>
  (await selectEntryByUtr(db, utr))?.entryKey === key;
