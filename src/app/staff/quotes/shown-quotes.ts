import type { Fare } from '#domain/fares/fare.ts';
import {
  alwaysIncluded,
  carNames,
  includedDistance,
  includedWaiting,
  lineText,
  notIncluded,
  routeText,
} from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { noDiscount, type TypedDiscount } from '#domain/quotes/discount-input.ts';
import { shownPercent } from '#domain/quotes/percent.ts';
import { type Quote, shownDiscount } from '#domain/quotes/quote.ts';
import type { TypedQuote } from '#domain/quotes/quote-input.ts';
import type { QuotesOfEnquiry } from '#domain/quotes/quote-staff-service.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import { isLapsed, linkEnds, usualValidUntil } from '#domain/quotes/validity.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

type ShownState = 'accepted' | 'newer' | 'expired' | 'opened' | 'sent';

function stateOf(quote: Quote, lastVersion: number, now: Date): ShownState {
  if (quote.acceptedAt) return 'accepted';
  if (quote.version < lastVersion) return 'newer';
  if (isLapsed(quote.validUntil, now)) return 'expired';
  return quote.firstOpenedAt ? 'opened' : 'sent';
}

function present(quote: Quote, lastVersion: number, now: Date) {
  const { subtotalPaise, discountPaise, gstPaise } = sumsOf(quote);
  return {
    id: quote.id,
    version: quote.version,
    state: stateOf(quote, lastVersion, now),
    total: formatPaise(quote.totalPaise),
    validUntil: shownDate(quote.validUntil),
    madeBy: quote.madeBy,
    madeAt: shownTime(quote.madeAt),
    openedCount: quote.openedCount,
    openedAt: quote.firstOpenedAt && shownTime(quote.firstOpenedAt),
    acceptedBy: quote.acceptedBy,
    acceptedAt: quote.acceptedAt && shownTime(quote.acceptedAt),
    lines: quote.lines.map(({ text, quantity, unitPaise }) => ({
      text,
      quantity,
      unit: formatPaise(unitPaise),
      amount: formatPaise(quantity * unitPaise),
    })),
    subtotal: formatPaise(subtotalPaise),
    discount: shownDiscount(quote.discount, discountPaise),
    gstPercent: shownPercent(quote.gstPercent),
    gst: formatPaise(gstPaise),
    inclusions: quote.inclusions,
    exclusions: quote.exclusions,
    isPrintFailed: quote.isPrintFailed,
    mayRenew: quote.version === lastVersion && linkEnds(quote.validUntil) > now,
  };
}

export type ShownQuote = ReturnType<typeof present>;

function typedDiscountOf(discount: Quote['discount']): TypedDiscount {
  if (!discount) return noDiscount;
  const { kind, label } = discount;
  const value = kind === 'percent' ? shownPercent(discount.percent) : formatPaise(discount.paise);
  return { kind, value, label };
}

/** The next version starts with the texts and prices of the last one and a new validity date. */
function typedOf({ lines, discount, gstPercent, inclusions, exclusions }: Quote, now: Date): TypedQuote {
  return {
    lines: lines.map(({ text, quantity, unitPaise }) => ({
      text,
      quantity: String(quantity),
      price: formatPaise(unitPaise),
    })),
    discount: typedDiscountOf(discount),
    gstPercent: shownPercent(gstPercent),
    validUntil: usualValidUntil(now),
    inclusions,
    exclusions,
  };
}

/** The first quote for a cab starts with the fare that the customer saw. */
function typedFromFare(trip: RequestedTrip, fare: Fare, blank: TypedQuote): TypedQuote {
  return {
    ...blank,
    lines: fare.lines.map((line) => ({
      text: `${carNames[trip.car]}, ${routeText(trip)}: ${lineText(line, fare.extras)}`,
      quantity: String(line.quantity),
      price: formatPaise(line.ratePaise),
    })),
    gstPercent: String((fare.tax.cgstBasisPoints + fare.tax.sgstBasisPoints) / 100),
    inclusions: [includedDistance(fare.included), includedWaiting(fare.included), alwaysIncluded]
      .filter((text) => text !== '')
      .join('\n'),
    exclusions: notIncluded,
  };
}

export function presentQuotes({ enquiry, quotes }: QuotesOfEnquiry, gstPercent: string, now: Date) {
  const [last] = quotes;
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  const blank: TypedQuote = {
    lines: [{ text: '', quantity: '1', price: '' }],
    discount: noDiscount,
    gstPercent: shownPercent(gstPercent),
    validUntil: usualValidUntil(now),
    inclusions: '',
    exclusions: '',
  };
  const { trip } = enquiry;
  const fareQuote = trip?.fare ? typedFromFare(trip, trip.fare, blank) : blank;
  return {
    enquiry: { firstName, reference: enquiry.reference, phoneE164: enquiry.phoneE164, email: enquiry.email },
    quotes: quotes.map((quote) => present(quote, last?.version ?? 0, now)),
    blank,
    initial: last ? typedOf(last, now) : fareQuote,
  };
}

export type ShownQuotes = ReturnType<typeof presentQuotes>;
