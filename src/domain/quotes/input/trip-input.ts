// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { type CancellationInput, readCancellation } from '#domain/cancellation/terms-input.ts';
import type { QuotedTrip } from '#domain/quotes/quote.ts';
import { isPossibleFirstDay, isPossibleLastDay } from '#domain/quotes/validity.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import type { PlannedDay } from '#domain/shared/trip-plan.ts';
import { agesIn, maxAdults, numberIn } from '#domain/tour-packages/price/party-input.ts';
import { staffMessages } from '#messages.ts';
import { type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

export const typedTrip = z.object({
  firstDay: typedText,
  lastDay: typedText,
  adults: typedText,
  /** Of the children, `4, 8`. */
  ages: typedText,
});

/** The days of a trip and who travels, as typed in the form. */
export type TripInput = z.infer<typeof typedTrip>;

export const noTripTyped: TripInput = { firstDay: '', lastDay: '', adults: '', ages: '' };

const refused = (text: string, field: string): { fault: QuoteFault } => ({ fault: { text, field } });

type Typed = { trip: TripInput; plan: readonly PlannedDay[]; cancellation: CancellationInput };
type Read = { trip: QuotedTrip } | { fault: QuoteFault };

type Days = Pick<QuotedTrip, 'firstDay' | 'lastDay'>;

/** Empty days are none; whether they may be missing is checked when the quote is made. */
function readDays({ firstDay: typedFirst, lastDay: typedLast }: TripInput, now: Date): Days | QuoteFault {
  const firstDay = typedFirst === '' ? null : dayOf(typedFirst);
  if (firstDay === undefined || (firstDay && !isPossibleFirstDay(firstDay, now)))
    return { text: words.firstDayWrong, field: 'trip.firstDay' };
  const lastDay = typedLast === '' ? null : dayOf(typedLast);
  if (lastDay === undefined || (lastDay && !isPossibleLastDay(lastDay, firstDay)))
    return { text: words.lastDayWrong, field: 'trip.lastDay' };
  return { firstDay, lastDay };
}

/** Reads what a trip needs. Only what is typed wrongly is refused. */
export function readTrip({ trip, plan, cancellation }: Typed, now: Date): Read {
  const days = readDays(trip, now);
  if ('text' in days) return { fault: days };
  const adults = trip.adults === '' ? null : numberIn(trip.adults, 1, maxAdults);
  if (adults === undefined) return refused(words.adultsWrong, 'trip.adults');
  const { childAges, unreadAges } = agesIn(trip.ages);
  if (unreadAges !== undefined) return refused(words.agesWrong, 'trip.ages');
  const read = readCancellation(cancellation);
  if ('fault' in read) return refused(read.fault.text, `cancellation.${read.fault.field}`);
  return { trip: { ...days, adults, childAges, plan, cancellation: read.terms } };
}
