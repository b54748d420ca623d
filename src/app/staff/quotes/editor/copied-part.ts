import { type DiscountInput, noDiscount } from '#domain/quotes/input/discount-input.ts';
import type { LineInput } from '#domain/quotes/input/line-input.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import type { DiscountOffer } from './package-part.ts';

/** What a copied package filled in. */
export type CopiedPart = Pick<QuoteInput, 'lines' | 'inclusions' | 'exclusions' | 'itinerary' | 'plan'> & {
  offer: DiscountOffer | undefined;
};

const isSameDiscount = (one: DiscountInput, other: DiscountInput): boolean =>
  one.kind === other.kind && one.value === other.value && one.label === other.label;

/** The form without what was copied and not changed since. */
export function withoutCopied<Values extends QuoteInput>(
  now: Values,
  { lines, inclusions, exclusions, itinerary, plan, offer }: CopiedPart,
): Values {
  const isCopied = (line: LineInput) =>
    lines.some(
      ({ text, quantity, price }) => text === line.text && quantity === line.quantity && price === line.price,
    );
  const left = (list: string, copied: string) => {
    const known = copied.split('\n').map((point) => point.trim());
    return list
      .split('\n')
      .filter((point) => !known.includes(point.trim()))
      .join('\n');
  };
  const copiedDays = plan.map((day) => JSON.stringify(day));
  return {
    ...now,
    plan: now.plan.filter((day) => !copiedDays.includes(JSON.stringify(day))),
    lines: now.lines.filter((line) => !isCopied(line)),
    inclusions: left(now.inclusions, inclusions),
    exclusions: left(now.exclusions, exclusions),
    itinerary: left(now.itinerary, itinerary),
    discount: offer && isSameDiscount(now.discount, offer) ? noDiscount : now.discount,
  };
}
