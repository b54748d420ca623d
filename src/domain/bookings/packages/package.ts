import type { Booking, BookingKind } from '#domain/bookings/booking.ts';
import { countedLines, type QuoteSums, sumsOf } from '#domain/quotes/price/quote-sums.ts';
import type { Quote, QuotedTrip, QuoteTerms, ServiceKind } from '#domain/quotes/quote.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';

/** What the customer accepted, apart from its sums. */
export type PackageOffer = Pick<
  QuoteTerms,
  | 'lines'
  | 'discount'
  | 'placeOfSupply'
  | 'gstPercent'
  | 'tcsPercent'
  | 'inclusions'
  | 'exclusions'
  | 'itinerary'
  | 'terms'
> & {
  /** Absent in offers from before quotes had them; null in those of quotes without any. */
  cancellation?: QuoteTerms['cancellation'];
  travellers?: Pick<QuotedTrip, 'adults' | 'childAges'>;
};

/** As they were when the quote was accepted; they never change. */
export type PackageSums = Omit<QuoteSums, 'depositPaise' | 'balancePaise'>;

/** What was sold as a whole. */
export type BookedPackage = {
  /** Of its service. */
  id: string;
  title: string;
  /** What the customer owes for it now: the price, or the charge after a cancellation. */
  amountPaise: number;
  offer: PackageOffer;
  sums: PackageSums;
};

const kinds: Record<ServiceKind, BookingKind> = {
  cab: 'cab',
  'tour-package': 'tour',
  'overseas-package': 'overseas-tour',
  other: 'other',
};

/** The kind of a booking whose quote is not for a cab. */
export const kindOfQuote = ({ serviceKind }: Pick<Quote, 'serviceKind'>): BookingKind => kinds[serviceKind];

/** The lines that were chosen are not optional any more. */
export function offerOf(quote: Quote): PackageOffer {
  const { discount, placeOfSupply, gstPercent, tcsPercent, inclusions, exclusions, itinerary, terms } = quote;
  const { adults, childAges, cancellation } = quote;
  const lines = countedLines(quote.lines, quote.chosenLines).map(({ isOptional: _, ...line }) => line);
  const texts = { inclusions, exclusions, itinerary, terms };
  const taxes = { placeOfSupply, gstPercent, tcsPercent };
  return { lines, discount, ...taxes, ...texts, cancellation, travellers: { adults, childAges } };
}

export function packageSumsOf(quote: Quote): PackageSums {
  const { depositPaise: _, balancePaise: _balance, ...sums } = sumsOf(quote, quote.chosenLines);
  return sums;
}

/** The last day of the trip has passed. Without days it is still to come. */
export const isTripOver = ({ lastDay }: Pick<Booking, 'lastDay'>, now: Date): boolean =>
  lastDay !== null && lastDay < dayInIndia(now);
