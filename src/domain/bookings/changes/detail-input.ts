import {
  type BookingDetails,
  bookingFields,
  countIn,
  type DetailName,
  isCount,
} from '#domain/bookings/booking-fields.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { storable } from '#platform/text.ts';

const messages = bookingMessages.bookings;

type Read = { change: Partial<BookingDetails> } | { fault: string };

export function readDetail(name: DetailName, typed: string): Read {
  const text = storable(typed).replaceAll(/\s+/g, ' ').trim();
  if (isCount(name)) {
    const count = countIn(name, text);
    return count === undefined ? { fault: bookingFields[name].wrong } : { change: { [name]: count } };
  }
  const field = bookingFields[name];
  if (field.kind === 'phone') {
    const number = e164Of(text);
    return text !== '' && number === ''
      ? { fault: messages.passengerPhoneWrong }
      : { change: { [name]: number } };
  }
  return text.length > field.maxLength ? { fault: messages.tooLong } : { change: { [name]: text } };
}
