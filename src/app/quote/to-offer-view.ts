import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { buyerRowsOf, noTcsText, paymentRowsOf, sumRowsOf } from '#domain/quotes/price/quote-text.ts';
import { quoteCancellingRows, travellersText, tripDaysText } from '#domain/quotes/price/trip-text.ts';
import { pointsOf, type QuoteTerms } from '#domain/quotes/quote.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import type { PartView } from './plan-parts.tsx';

type About = { reference: string; version: number; firstName: string; madeBy: string; madeOn: string };

/** How much the total grows with this optional line. */
function addedBy(terms: QuoteTerms, number: number, chosen: readonly number[]): string {
  const others = chosen.filter((other) => other !== number);
  const added = sumsOf(terms, [...others, number]).totalPaise - sumsOf(terms, others).totalPaise;
  return formatPaise(added);
}

type Around = {
  now: Date;
  /** The numbers of optional lines. */
  chosen?: readonly number[];
  /** Of an accepted quote. */
  paid?: readonly PartView[] | undefined;
  /** The page of the booking says what cancelling costs. */
  isBooked?: boolean;
  /** Of a booking that was cancelled. */
  isPlanEnded?: boolean;
};

/** An offer with all values formatted for the customer. */
export function toOfferView(
  terms: QuoteTerms,
  about: About,
  { now, chosen = [], paid, isBooked = false, isPlanEnded = false }: Around,
) {
  const { totalPaise } = sumsOf(terms, chosen);
  return {
    ...about,
    validUntil: dateText(terms.validUntil),
    lines: terms.lines.map(({ text, quantity, unitPaise, isOptional = false }, index) => ({
      number: index + 1,
      text,
      quantity,
      unit: formatPaise(unitPaise),
      amount: formatPaise(quantity * unitPaise),
      isOptional,
      isChosen: isOptional && chosen.includes(index + 1),
      added: isOptional ? addedBy(terms, index + 1, chosen) : '',
    })),
    sums: sumRowsOf(terms, chosen),
    total: formatPaise(totalPaise),
    inWords: rupeesInWords(totalPaise),
    isPlanEnded,
    payments:
      isPlanEnded || (paid && paid.length > 0)
        ? (paid ?? [])
        : paymentRowsOf(terms, chosen).map(
            (row): PartView => ({ ...row, isPaid: false, state: '', note: '' }),
          ),
    tripDays: tripDaysText(terms),
    travellers: travellersText(terms),
    cancelling: isBooked ? [] : quoteCancellingRows(terms, chosen, now),
    cancellingNote: terms.cancellation?.note ?? '',
    hasTcs: sumsOf(terms, chosen).tcsPaise > 0,
    noTcs: noTcsText(terms),
    buyer: buyerRowsOf(terms),
    inclusions: pointsOf(terms.inclusions),
    exclusions: pointsOf(terms.exclusions),
    itinerary: pointsOf(terms.itinerary),
    terms: terms.terms,
  };
}

export type OfferView = ReturnType<typeof toOfferView>;
