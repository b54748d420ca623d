import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { extraFields, type LeftOut, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { type ChosenTrip, type RequestedTrip, stopFields } from '#domain/fares/requested-trip.ts';
import { countedLines } from '#domain/quotes/price/quote-sums.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cutTo } from '#platform/text.ts';

/** What the form begins with, by its fields. */
export type StartFields = Readonly<Record<string, string>>;

const numberText = (value: number | null | undefined) => (value ? String(value) : '');

/** Whether a single ride has the airport's rates follows from its places; a sightseeing day is hire by the hour. */
const chosenTrip = ({ trip }: RequestedTrip): ChosenTrip =>
  trip === 'airport' ? 'one-way' : trip === 'sightseeing' ? 'local' : trip;

/** The price that the customer saw holds until its last day. */
export const promisedVersion = ({ trip }: Pick<EnquiryContact, 'trip'>, now: Date): number | undefined =>
  trip?.fare && trip.fare.validUntil >= dayInIndia(now) ? trip.fare.rateVersion : undefined;

/** What staff corrected counts more than what was sent. */
const placesOf = ({ trip, tripFrom, tripTo }: EnquiryContact) => ({
  from: tripFrom || (trip?.from ?? ''),
  to: tripTo || (trip?.to ?? ''),
});
function daysOf({ trip, tripStarts, tripEnds }: EnquiryContact) {
  // Only the month is known, so the staff member has to choose the days.
  if (travelMonth({ tripStarts, tripEnds })) return { date: '', returnDate: '' };
  return { date: tripStarts ?? trip?.day ?? '', returnDate: tripEnds ?? trip?.returnDay ?? '' };
}

/** The days of a trip; both are null while the first is not agreed. */
export function daysOfTrip(enquiry: EnquiryContact): { firstDay: string | null; lastDay: string | null } {
  const { date, returnDate } = daysOf(enquiry);
  const firstDay = date || null;
  return { firstDay, lastDay: firstDay && (returnDate > firstDay ? returnDate : firstDay) };
}

/** What only the cab ride says that the customer asked for. */
function rideFields(trip: RequestedTrip | null, { from, to }: ReturnType<typeof placesOf>): StartFields {
  if (!trip) return {};
  const hasSamePlaces = trip.from === from && trip.to === to;
  return {
    trip: chosenTrip(trip),
    km: hasSamePlaces ? numberText(trip.km) : '',
    ...Object.fromEntries(
      (hasSamePlaces ? (trip.stops ?? []) : []).map((stop, index) => [stopFields[index], stop]),
    ),
    time: trip.isTimeOpen ? '' : trip.time,
    hours: numberText(trip.hours),
    city: trip.city,
    car: trip.car,
  };
}

/** What a request of a cab says besides the trip. */
function detailFields({ rideDetails }: EnquiryContact): StartFields {
  if (!rideDetails) return {};
  const { bags, flight, pickupAddress, dropAddress } = rideDetails;
  return { bags: bags === null ? '' : String(bags), flight, pickupAddress, dropAddress };
}

/** Everything that an enquiry says about the ride. */
export function fieldsOfEnquiry(enquiry: EnquiryContact): StartFields {
  const { id, trip, tripTime, carType, adults, children } = enquiry;
  const places = placesOf(enquiry);
  const days = daysOf(enquiry);
  return {
    enquiryId: id,
    trip: days.returnDate > days.date ? 'round-trip' : 'one-way',
    ...places,
    ...days,
    ...rideFields(trip, places),
    ...(tripTime && { time: tripTime }),
    ...(carType && { car: carType }),
    passengers: numberText((adults ?? 0) + (children ?? 0)),
    ...detailFields(enquiry),
  };
}

const leftOutFields = ({ parts, nightPaise }: LeftOut): StartFields => ({
  ...Object.fromEntries(parts.map((part) => [extraFields[part], 'yes'])),
  ...(nightPaise > 0 && { nightPrice: formatPaise(nightPaise) }),
});

/** An accepted quote adds its total, and what it left out. */
export const fieldsOfQuote = (quote: Quote, enquiry: EnquiryContact): StartFields => ({
  ...fieldsOfEnquiry(enquiry),
  quoteId: quote.id,
  price: formatPaise(quote.acceptedPaise ?? quote.totalPaise),
  ...leftOutFields(quote.leftOut ?? nothingLeftOut),
});

/** A booking without a quote counts as that of any, because earlier versions made them from the enquiry alone. */
export const isOfQuote = ({ quoteId }: { quoteId: string | null }, id: string | undefined): boolean =>
  quoteId === null || quoteId === id;

const maxTitleLength = 200;

/** What the customer accepted, as the quote calls it. */
export function titleOfQuote({ lines, chosenLines }: Quote): string {
  const [first] = countedLines(lines, chosenLines);
  // The line of a copied package goes on with whom it is for: 'Paro, 5 nights: Adult'.
  const title =
    first?.text
      .split('\n')[0]
      ?.replace(/: (Adult|Child)\b.*$/, '')
      .trim() ?? '';
  return cutTo(title, maxTitleLength);
}
