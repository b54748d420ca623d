import { daysOfTrip } from '#domain/bookings/making/booking-start.ts';
import type { UsualTerms } from '#domain/cancellation/cancellation-service.ts';
import { type CancellationInput, noCancellationTyped, typedFrom } from '#domain/cancellation/terms-input.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { noTripTyped, type TripInput } from '#domain/quotes/input/trip-input.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { isPossibleFirstDay } from '#domain/quotes/validity.ts';
import { withLastDay } from './trip-days.ts';
import { usualCancellation } from './usual-cancellation.ts';

/** Days that have passed are left out. */
const daysFromNow = (firstDay: string | null, lastDay: string | null, now: Date) =>
  firstDay !== null && isPossibleFirstDay(firstDay, now)
    ? { firstDay, lastDay: lastDay ?? '' }
    : { firstDay: '', lastDay: '' };

/** What the enquiry says about the days and who travels. */
function tripOfEnquiry(enquiry: EnquiryContact, now: Date): TripInput {
  const { firstDay, lastDay } = daysOfTrip(enquiry);
  const { packagePrice, adults } = enquiry;
  const party = packagePrice?.party;
  return {
    ...daysFromNow(firstDay, lastDay, now),
    adults: String(party?.adults ?? adults ?? ''),
    ages: party ? (party.unreadAges ?? party.childAges.join(', ')) : '',
  };
}

/** The trip of the last version, for the next one. */
export const tripOfVersion = (
  { firstDay, lastDay, adults, childAges, plan, cancellation }: Quote,
  now: Date,
): Pick<QuoteInput, 'trip' | 'plan' | 'cancellation'> => ({
  trip: {
    ...daysFromNow(firstDay, lastDay, now),
    adults: String(adults ?? ''),
    ages: childAges.join(', '),
  },
  plan: [...plan],
  cancellation: cancellation ? typedFrom(cancellation) : noCancellationTyped,
});

export const noQuotedTrip = { trip: noTripTyped, plan: [], cancellation: noCancellationTyped };

const isEmpty = ({ steps }: CancellationInput) => steps.length === 0;

/** Fills in what the quote does not say: days and travellers of the enquiry, and the terms that hold today. */
export function withTrip(
  quote: QuoteInput,
  enquiry: EnquiryContact,
  usual: UsualTerms,
  now: Date,
): QuoteInput {
  const asked = tripOfEnquiry(enquiry, now);
  const { trip, plan, cancellation, serviceKind } = quote;
  const days = trip.firstDay === '' ? asked : trip;
  return {
    ...quote,
    trip: withLastDay(
      {
        firstDay: days.firstDay,
        lastDay: days.lastDay,
        adults: trip.adults || asked.adults,
        ages: trip.adults ? trip.ages : asked.ages,
      },
      plan,
    ),
    cancellation: isEmpty(cancellation) ? usualCancellation(usual, serviceKind) : cancellation,
  };
}
