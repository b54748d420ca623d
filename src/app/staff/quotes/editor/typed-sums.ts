import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { isForCab } from '#domain/quotes/cab-quote.ts';
import { readDeposit } from '#domain/quotes/input/deposit-input.ts';
import { readLines } from '#domain/quotes/input/line-input.ts';
import { type QuoteContext, type QuoteInput, readPrice } from '#domain/quotes/input/quote-input.ts';
import { readTrip } from '#domain/quotes/input/trip-input.ts';
import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { noTrip, type QuoteTerms } from '#domain/quotes/quote.ts';
import { dayInIndia, dayOf } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** The totals of what is typed so far, or the reason why there are none. */
export type SumsInput =
  | {
      off: string | undefined;
      paid: { deposit: string; balance: string } | undefined;
      total: string;
      /** For the preview. */
      terms: QuoteTerms;
    }
  | { missing: string };

export function typedSums(quote: QuoteInput, now: Date, { ownState, asksForCab }: QuoteContext): SumsInput {
  if (!readLines(quote.lines)) return { missing: staffQuotesContent.editor.noTotal };
  const read = readPrice(quote, ownState);
  if ('fault' in read) return { missing: read.fault.text };
  const paid = readDeposit(quote.deposit, BigInt(sumsOf(read.price).totalPaise), now);
  const deposit = 'fault' in paid ? { deposit: null, balanceDue: null } : paid;
  const travel = isForCab(quote.serviceKind, asksForCab) ? { trip: noTrip } : readTrip(quote, now);
  const { inclusions, exclusions, itinerary, terms } = quote;
  const whole: QuoteTerms = {
    ...read.price,
    ...deposit,
    // The preview shows the lists, which say what is left out.
    leftOut: null,
    ...('fault' in travel ? noTrip : travel.trip),
    validUntil: dayOf(quote.validUntil) ?? dayInIndia(now),
    inclusions,
    exclusions,
    itinerary,
    terms,
  };
  const sums = sumsOf(whole);
  return {
    off: whole.discount ? formatPaise(sums.discountPaise) : undefined,
    paid: whole.deposit
      ? { deposit: formatPaise(sums.depositPaise), balance: formatPaise(sums.balancePaise) }
      : undefined,
    total: formatPaise(sums.totalPaise),
    terms: whole,
  };
}
