import type { Buyer } from '#domain/quotes/buyer.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';

export type ChosenTaxes = Pick<QuoteInput, 'serviceKind' | 'tcsPercent'>;

/** No TCS is collected from a buyer abroad, and the quote says why. */
export function taxesFor({ livesIn }: Pick<Buyer, 'livesIn'>, { serviceKind, tcsPercent }: ChosenTaxes) {
  const isFree = serviceKind === 'overseas-package' && livesIn === 'abroad';
  return {
    serviceKind,
    tcsPercent: isFree ? '0' : tcsPercent,
    tcsReason: isFree ? ('abroad' as const) : ('' as const),
  };
}
