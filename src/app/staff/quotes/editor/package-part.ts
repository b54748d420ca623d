import { noDiscount, type TypedDiscount } from '#domain/quotes/input/discount-input.ts';
import type { TypedLine } from '#domain/quotes/input/line-input.ts';
import { shownPercent } from '#domain/quotes/price/percent.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type PackagePrice, type Party, packagePriceOf } from '#domain/tour-packages/price/package-price.ts';
import { lineName } from '#domain/tour-packages/price/package-price-text.ts';
import type { QuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import { serviceRates } from './quote-start.ts';

/** The specified text, where staff have not listed what is included. */
const pointsIn = (inclusions: string): string[] =>
  inclusions
    .split(/[,;\n]/)
    .map((point) => point.trim())
    .filter((point) => point !== '')
    .map((point) => point.charAt(0).toUpperCase() + point.slice(1));

type Named = Pick<QuotedPackage, 'name' | 'duration'>;

const titleOf = ({ name, duration }: Named) => (duration ? `${name}, ${duration}` : name);

/** The lines, discount and taxes of a package's price. */
export function pricePart(tour: Named, price: PackagePrice) {
  const { discountPaise, discountPercent, gstPercent, tcsPercent } = price;
  const discount: TypedDiscount = {
    kind: 'amount',
    value: formatPaise(discountPaise),
    label: `First booking, ${shownPercent(discountPercent)}%`,
  };
  return {
    lines: price.lines.map(
      (line): TypedLine => ({
        text:
          line.kind === 'adult' || line.kind === 'child'
            ? `${titleOf(tour)}: ${lineName(line)}`
            : lineName(line),
        quantity: String(line.quantity),
        price: formatPaise(line.unitPaise),
        isOptional: false,
        isFee: line.kind === 'visa' || line.kind.startsWith('fee-'),
      }),
    ),
    discount: discountPaise > 0 ? discount : noDiscount,
    gstPercent: shownPercent(gstPercent),
    tcsPercent: shownPercent(tcsPercent),
  };
}

/** A line for each adult where there is no whole price; staff type a price that is not confirmed. */
const plainPart = (tour: QuotedPackage, adults: number, settings: SiteSettings) => ({
  ...serviceRates(settings)[tour.country === 'India' ? 'tour-package' : 'overseas-package'],
  lines: [
    {
      text: titleOf(tour),
      quantity: String(adults),
      price: tour.isPriceConfirmed ? formatPaise(tour.sellingPricePaise) : '',
      isOptional: false,
      isFee: false,
    },
  ],
  discount: noDiscount,
});

/** What a package fills in: the price that its page shows for this party, its inclusions and its days. */
export function partFromPackage(tour: QuotedPackage, party: Party, settings: SiteSettings) {
  const { country, inclusions, itinerary, details } = tour;
  const price = packagePriceOf(tour, party, settings);
  return {
    serviceKind: country === 'India' ? ('tour-package' as const) : ('overseas-package' as const),
    ...(price ? pricePart(tour, price) : plainPart(tour, party.adults, settings)),
    inclusions: (details.included.length > 0 ? details.included : pointsIn(inclusions)).join('\n'),
    exclusions: details.notIncluded.join('\n'),
    itinerary: itinerary
      .map(({ title }, index) => (title.trim() ? `Day ${index + 1}: ${title.trim()}` : ''))
      .filter((day) => day !== '')
      .join('\n'),
  };
}

export type PackagePart = ReturnType<typeof partFromPackage>;
