import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { lineText, routeText } from '#domain/fares/fare-text.ts';
import { notIncluded, pointsIncluded } from '#domain/fares/inclusion-text.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { type Buyer, unknownBuyer } from '#domain/quotes/buyer.ts';
import { type DepositInput, noDeposit } from '#domain/quotes/input/deposit-input.ts';
import { type DiscountInput, noDiscount } from '#domain/quotes/input/discount-input.ts';
import { looksLikeFee } from '#domain/quotes/input/line-input.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { shownPercent } from '#domain/quotes/price/percent.ts';
import type { Quote, ServiceKind } from '#domain/quotes/quote.ts';
import { usualValidUntil } from '#domain/quotes/validity.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { noQuotedTrip, tripOfVersion } from './trip-start.ts';

export type ServiceRates = Record<ServiceKind, { gstPercent: string; tcsPercent: string }>;

/** The taxes that each kind of service begins with. */
export function serviceRates(settings: SiteSettings): ServiceRates {
  const rate = (gst: string, tcs = '0') => ({
    gstPercent: shownPercent(gst),
    tcsPercent: shownPercent(tcs),
  });
  return {
    cab: rate(settings.cabGstPercent),
    'tour-package': rate(settings.tourGstPercent),
    'overseas-package': rate(settings.overseasGstPercent, settings.overseasTcsPercent),
    other: rate(settings.gstPercent),
  };
}

export const blankQuote = (settings: SiteSettings, now: Date, buyer: Buyer = unknownBuyer): QuoteInput => ({
  lines: [{ text: '', quantity: '1', price: '', isOptional: false, isFee: false }],
  discount: noDiscount,
  serviceKind: 'other',
  placeOfSupply: 'same-state',
  buyer,
  tcsReason: '',
  destination: '',
  ...serviceRates(settings).other,
  deposit: noDeposit,
  validUntil: usualValidUntil(now),
  leftOut: { parts: [], nightPrice: '' },
  inclusions: '',
  exclusions: '',
  itinerary: '',
  terms: settings.quoteTerms,
  ...noQuotedTrip,
});

/** The first quote for a cab starts with the fare that the customer saw. */
export function quoteFromFare(
  trip: RequestedTrip,
  fare: Fare,
  settings: SiteSettings,
  cabs: CabNames,
  now: Date,
  buyer: Buyer = unknownBuyer,
): QuoteInput {
  return {
    // Not the customer's state counts for a ride, but the one where it starts.
    ...blankQuote(settings, now, { ...buyer, state: '' }),
    serviceKind: 'cab',
    lines: fare.lines.map((line) => ({
      text: `${carName(cabs, trip.car)}, ${routeText(trip, cabs)}: ${lineText(line, fare.extras)}`,
      quantity: String(line.quantity),
      price: formatPaise(line.ratePaise),
      isOptional: false,
      isFee: false,
    })),
    gstPercent: String((fare.tax.cgstBasisPoints + fare.tax.sgstBasisPoints) / 100),
    inclusions: pointsIncluded(fare, nothingLeftOut).join('\n'),
    exclusions: notIncluded,
  };
}

function typedDiscountOf(discount: Quote['discount']): DiscountInput {
  if (!discount) return noDiscount;
  const { kind, label } = discount;
  const value = kind === 'percent' ? shownPercent(discount.percent) : formatPaise(discount.paise);
  return { kind, value, label };
}

/** Days that have passed are left out. */
function typedDepositOf({ deposit, balanceDue }: Quote, today: string): DepositInput {
  if (!deposit) return noDeposit;
  const dayFromNow = (day: string | null) => (day && day >= today ? day : '');
  return {
    kind: deposit.kind,
    value: deposit.kind === 'percent' ? shownPercent(deposit.percent) : formatPaise(deposit.paise),
    due: dayFromNow(deposit.due),
    balanceDue: dayFromNow(balanceDue),
  };
}

/** The next version starts with the texts and prices of the last one and a new validity date. */
export function quoteFromVersion(
  last: Quote,
  now: Date,
  today: string,
  buyer: Buyer = unknownBuyer,
): QuoteInput {
  return {
    lines: last.lines.map(({ text, quantity, unitPaise, isOptional = false, isFee }) => ({
      text,
      quantity: String(quantity),
      price: formatPaise(unitPaise),
      isOptional,
      isFee: isFee ?? looksLikeFee(text),
    })),
    discount: typedDiscountOf(last.discount),
    serviceKind: last.serviceKind,
    placeOfSupply: last.placeOfSupply || 'same-state',
    buyer: {
      livesIn: last.buyerLivesIn || buyer.livesIn,
      state: last.supplyState || (last.serviceKind === 'cab' ? '' : buyer.state),
      gstin: last.buyerGstin || buyer.gstin,
    },
    tcsReason: last.tcsReason,
    destination: '',
    gstPercent: shownPercent(last.gstPercent),
    tcsPercent: shownPercent(last.tcsPercent),
    deposit: typedDepositOf(last, today),
    validUntil: usualValidUntil(now),
    leftOut: {
      parts: [...(last.leftOut?.parts ?? [])],
      nightPrice: last.leftOut?.nightPaise ? formatPaise(last.leftOut.nightPaise) : '',
    },
    inclusions: last.inclusions,
    exclusions: last.exclusions,
    itinerary: last.itinerary,
    terms: last.terms,
    ...tripOfVersion(last, now),
  };
}
