import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { isSameRequest, requestFingerprint } from '#domain/shared/request-fingerprint.ts';
import { Failure } from '#platform/failure.ts';
import type { BookingInput } from './booking-input.ts';
import type { EarlierBooking } from './new-booking-store.ts';

const messages = bookingMessages.bookings;

/** Rolls back what a request did that another one like it had done already. */
export class DuplicateRequest extends Error {}

/** The same key, or the same quote, with other content than the booking or its rides were made from. */
export class MadeDifferently extends Failure {
  readonly bookingId: string;

  constructor(bookingId: string, text: (number: string) => string = messages.madeDifferently) {
    super('conflict', text(bookingNumber(bookingId)));
    this.bookingId = bookingId;
  }
}

/**
 * Everything that staff typed; a retry has another key only when the page was loaded again. One car in a booking of its own has the
 * fingerprint that it had before bookings could have several.
 */
export function fingerprintOf(typed: BookingInput): string {
  const { key: _key, pastConfirmed: _agreed, moreCars, bookingId, ...content } = typed;
  return requestFingerprint({
    ...content,
    ...(moreCars.length > 0 && { moreCars }),
    ...(bookingId !== '' && { bookingId }),
  });
}

/** The booking of an earlier request; refuses when that one asked for something else. */
export function sameBooking(
  { id, requestFingerprint: stored }: EarlierBooking,
  typed: BookingInput,
  text?: (number: string) => string,
): string {
  if (!isSameRequest(stored, fingerprintOf(typed))) throw new MadeDifferently(id, text);
  return id;
}
