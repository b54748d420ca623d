// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { noCancellationTyped, typedCancellation } from '#domain/cancellation/terms-input.ts';
import { inclusions, type LeftOut, leftOutOf, maxNightPaise } from '#domain/fares/inclusions.ts';
import { placeOfSupplyOf, supplyStateOf } from '#domain/quotes/buyer.ts';
import { isForCab } from '#domain/quotes/cab-quote.ts';
import { percentFromTyped } from '#domain/quotes/price/percent.ts';
import { countedLines, discountableOf, sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { noTrip, placesOfSupply, type QuoteTerms, serviceKinds } from '#domain/quotes/quote.ts';
import { missingForTrip } from '#domain/quotes/trip-needs.ts';
import { isPossibleValidUntil } from '#domain/quotes/validity.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { typedPlan } from '#domain/shared/trip-plan-input.ts';
import { staffMessages } from '#messages.ts';
import { noDeposit, readDeposit, typedDeposit } from './deposit-input.ts';
import { noDiscount, readDiscount, typedDiscount } from './discount-input.ts';
import { isEmptyLine, lineFault, readLines, typedLine } from './line-input.ts';
import { taxFault, typedBuyer, typedDestination, typedTcsReason } from './tax-input.ts';
import { noTripTyped, readTrip, typedTrip } from './trip-input.ts';
import { type QuoteFault, typedText } from './typed-field.ts';

const { quotes: words } = staffMessages;

export const maxLines = 30;
const maxTextLength = { inclusions: 2000, exclusions: 2000, itinerary: 6000, terms: 4000 } as const;
/** A hundred crore rupees: more is a typing mistake. */
const maxTotalPaise = 1_000_000_000_00;
/** Less would be rounded to nothing. */
const minTotalPaise = 1_00;

const typedLeftOut = z.object({ parts: z.array(z.enum(inclusions)), nightPrice: typedText });
const noneLeftOut: z.infer<typeof typedLeftOut> = { parts: [], nightPrice: '' };

// A page that was opened before a field existed sends none, so these have a default.
export const typedQuote = z.object({
  lines: z.array(typedLine).check(z.maxLength(maxLines)),
  discount: z._default(typedDiscount, noDiscount),
  serviceKind: z._default(z.enum(serviceKinds), 'other'),
  placeOfSupply: z._default(z.enum(placesOfSupply), 'same-state'),
  buyer: typedBuyer,
  gstPercent: typedText,
  tcsPercent: z._default(typedText, '0'),
  tcsReason: typedTcsReason,
  destination: typedDestination,
  deposit: z._default(typedDeposit, noDeposit),
  validUntil: typedText,
  leftOut: z._default(typedLeftOut, noneLeftOut),
  inclusions: typedText,
  exclusions: typedText,
  itinerary: z._default(typedText, ''),
  terms: z._default(typedText, ''),
  trip: z._default(typedTrip, noTripTyped),
  plan: z._default(typedPlan, []),
  cancellation: z._default(typedCancellation, noCancellationTyped),
});

/** A quote as typed in the form. */
export type QuoteInput = z.infer<typeof typedQuote>;

type Read = { terms: QuoteTerms } | { fault: QuoteFault };

const refused = (text: string, field: string): { fault: QuoteFault } => ({ fault: { text, field } });

function linesFault(lines: QuoteInput['lines']): QuoteFault | undefined {
  if (lines.every(isEmptyLine)) return { text: words.lineMissing, field: 'lines.0.text' };
  const fault = lines
    .map((line, index) => (isEmptyLine(line) ? undefined : lineFault(line, index)))
    .find(Boolean);
  if (fault) return fault;
  const hasRequired = lines.some((line) => !isEmptyLine(line) && !line.isOptional);
  return hasRequired ? undefined : { text: words.onlyOptional, field: 'lines.0.text' };
}

const textFault = (quote: QuoteInput): QuoteFault | undefined => {
  const fields = Object.keys(maxTextLength) as (keyof typeof maxTextLength)[];
  const field = fields.find((name) => quote[name].length > maxTextLength[name]);
  return field && { text: words.tooLong, field };
};

/** Everything that the price depends on except the deposit, or the first fault in the form's order. `ownState` is the agency's. */
export function readPrice(quote: QuoteInput, ownState = '') {
  const fault = linesFault(quote.lines);
  if (fault) return { fault };
  const lines = readLines(quote.lines) ?? [];
  const read = readDiscount(quote.discount, discountableOf(countedLines(lines)));
  if ('fault' in read) return read;
  const gstPercent = percentFromTyped(quote.gstPercent);
  if (gstPercent === undefined) return refused(words.gstWrong, 'gstPercent');
  const tcsPercent = percentFromTyped(quote.tcsPercent);
  if (tcsPercent === undefined) return refused(words.tcsWrong, 'tcsPercent');
  const { serviceKind, buyer } = quote;
  const { discount } = read;
  const placeOfSupply = placeOfSupplyOf(buyer, ownState) ?? quote.placeOfSupply;
  const needsReason = serviceKind === 'overseas-package' && Number(tcsPercent) === 0;
  const taxes = {
    buyerLivesIn: buyer.livesIn,
    supplyState: supplyStateOf(buyer),
    buyerGstin: buyer.gstin,
    tcsReason: needsReason ? quote.tcsReason : ('' as const),
  };
  const rates = { serviceKind, placeOfSupply, gstPercent, tcsPercent, ...taxes };
  const price = { lines, discount, ...rates, isRounded: true };
  const everyLine = lines.map((_, index) => index + 1);
  if (sumsOf(price, everyLine).totalPaise > maxTotalPaise) return refused(words.tooMuch, 'lines.0.price');
  if (sumsOf(price).totalPaise < minTotalPaise) return refused(words.tooLittle, 'lines.0.price');
  return { price };
}

/** `undefined` where a night is left out and its price is missing. */
function leftOutIn({ leftOut: { parts, nightPrice } }: QuoteInput): LeftOut | undefined {
  const paise = paiseFromTyped(nightPrice) ?? 0;
  return parts.includes('night') && !(paise > 0 && paise <= maxNightPaise)
    ? undefined
    : leftOutOf(parts, paise);
}

export type QuoteContext = {
  /** The agency's. */
  ownState: string;
  /** Whether the customer asked for a cab, which decides for a quote of the kind 'other'. */
  asksForCab: boolean;
};

/** Reads the typed quote, or returns the first fault in the form's order. Empty lines are skipped. */
export function readQuote(quote: QuoteInput, now: Date, { ownState, asksForCab }: QuoteContext): Read {
  const read = readPrice(quote, ownState);
  if ('fault' in read) return read;
  const wrongTax = taxFault(quote);
  if (wrongTax) return { fault: wrongTax };
  const { price } = read;
  const isCab = isForCab(quote.serviceKind, asksForCab);
  const travel = isCab ? { trip: noTrip } : readTrip(quote, now);
  if ('fault' in travel) return travel;
  const paid = readDeposit(quote.deposit, BigInt(sumsOf(price).totalPaise), now);
  if ('fault' in paid) return paid;
  const validUntil = dayOf(quote.validUntil);
  if (!validUntil || !isPossibleValidUntil(validUntil, now))
    return refused(words.validUntilWrong, 'validUntil');
  const fault = textFault(quote);
  if (fault) return { fault };
  const leftOut = quote.serviceKind === 'cab' ? leftOutIn(quote) : null;
  if (leftOut === undefined) return refused(words.nightPriceWrong, 'nightPrice');
  const { inclusions, exclusions, itinerary, terms } = quote;
  const texts = { inclusions, exclusions, itinerary, terms };
  const whole = { ...price, ...paid, ...travel.trip, leftOut, validUntil, ...texts };
  const missing = isCab ? undefined : missingForTrip(whole);
  return missing ? { fault: missing } : { terms: whole };
}
