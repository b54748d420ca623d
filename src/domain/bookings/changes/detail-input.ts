import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { storable } from '#platform/text.ts';
import type { DutyDetails } from './duty-change-store.ts';

const messages = bookingMessages.bookings;

/** What staff edit in place. */
export const detailNames = [
  'pickupAddress',
  'dropAddress',
  'flight',
  'passengerName',
  'passengerPhone',
  'passengers',
  'bags',
  'instructions',
] as const satisfies readonly (keyof DutyDetails)[];
export type DetailName = (typeof detailNames)[number];

export const isDetailName = (name: string): name is DetailName =>
  (detailNames as readonly string[]).includes(name);

const maxLengths = {
  pickupAddress: 300,
  dropAddress: 300,
  flight: 20,
  passengerName: 100,
  instructions: 1000,
} as const;

/** The detail as text, by which a change is compared with what the staff member saw. */
export const detailText = (details: DutyDetails, name: DetailName): string => String(details[name] ?? '');

type Read = { change: Partial<DutyDetails> } | { fault: string };

function readNumber(name: 'passengers' | 'bags', text: string): Read {
  if (text === '') return { change: { [name]: null } };
  const min = name === 'bags' ? 0 : 1;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= 60) return { change: { [name]: value } };
  return { fault: name === 'bags' ? messages.bagsWrong : messages.peopleWrong };
}

export function readDetail(name: DetailName, typed: string): Read {
  const text = storable(typed).replaceAll(/\s+/g, ' ').trim();
  if (name === 'passengers' || name === 'bags') return readNumber(name, text);
  if (name === 'passengerPhone') {
    const number = e164Of(text);
    return text !== '' && number === ''
      ? { fault: messages.passengerPhoneWrong }
      : { change: { passengerPhone: number } };
  }
  return text.length > maxLengths[name] ? { fault: messages.tooLong } : { change: { [name]: text } };
}
