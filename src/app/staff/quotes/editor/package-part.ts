import { type DiscountInput, noDiscount } from '#domain/quotes/input/discount-input.ts';
import type { LineInput } from '#domain/quotes/input/line-input.ts';
import { shownPercent } from '#domain/quotes/price/percent.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { planOfPackage } from '#domain/tour-packages/package-plan.ts';
import { quotedExclusions, quotedInclusions } from '#domain/tour-packages/point-texts.ts';
import {
  type PackagePrice,
  type PackagePriceLine,
  type Party,
  packagePriceOf,
} from '#domain/tour-packages/price/package-price.ts';
import { lineName } from '#domain/tour-packages/price/package-price-text.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import type { QuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';
import type { Country } from '#domain/tour-packages/tour-package.ts';
import { serviceRates } from './quote-start.ts';

/** The specified text, where staff have not listed what is included. */
const pointsIn = (inclusions: string): string[] =>
  inclusions
    .split(/[,;\n]/)
    .map((point) => point.trim())
    .filter((point) => point !== '')
    .map((point) => point.charAt(0).toUpperCase() + point.slice(1));

/** The kind of service of a package, and where it goes. */
export const kindOf = (country: Country) =>
  country === 'India'
    ? ({ serviceKind: 'tour-package', destination: 'india' } as const)
    : ({ serviceKind: 'overseas-package', destination: 'abroad' } as const);

type Named = Pick<QuotedPackage, 'name' | 'duration'>;

const titleOf = ({ name, duration }: Named) => (duration ? `${name}, ${duration}` : name);

const isOfCustomer = ({ kind }: PackagePriceLine) => kind === 'adult' || kind === 'child';
const isFeeLine = ({ kind }: PackagePriceLine) =>
  kind === 'fee-adult' || kind === 'fee-child' || kind === 'visa';

/** The discount for a first booking; `undefined` where the price has none. */
function firstBookingOf(price: PackagePrice): DiscountInput | undefined {
  const { discountPaise, lines } = price;
  if (discountPaise === 0) return undefined;
  const percent = shownPercent(price.discountPercent);
  // In percent it follows the lines when staff change them, but it would also be taken off a single room.
  return lines.every((line) => isOfCustomer(line) || isFeeLine(line))
    ? { kind: 'percent', value: percent, label: 'First booking' }
    : { kind: 'amount', value: formatPaise(discountPaise), label: `First booking, ${percent}%` };
}

/** The lines, discount and taxes of a package's price. */
export function pricePart(tour: Named, price: PackagePrice) {
  const { gstPercent, tcsPercent } = price;
  return {
    lines: price.lines.map(
      (line): LineInput => ({
        text: isOfCustomer(line) ? `${titleOf(tour)}: ${lineName(line)}` : lineName(line),
        quantity: String(line.quantity),
        price: formatPaise(line.unitPaise),
        isOptional: false,
        isFee: isFeeLine(line),
      }),
    ),
    discount: firstBookingOf(price) ?? noDiscount,
    gstPercent: shownPercent(gstPercent),
    tcsPercent: shownPercent(tcsPercent),
  };
}

const childrenText = (ages: readonly number[]) =>
  `${ages.length === 1 ? 'Child of' : 'Children of'} ${ages.join(', ')}`;

/** A line for adults and one for children where there is no whole price; staff type what is not confirmed. */
function plainPart(tour: QuotedPackage, { adults, childAges }: Party, settings: SiteSettings) {
  const line = (text: string, quantity: number, price: string): LineInput => ({
    text,
    quantity: String(quantity),
    price,
    isOptional: false,
    isFee: false,
  });
  const price = tour.isPriceConfirmed ? formatPaise(tour.sellingPricePaise) : '';
  return {
    ...serviceRates(settings)[kindOf(tour.country).serviceKind],
    lines: [
      line(titleOf(tour), adults, price),
      ...(childAges.length > 0
        ? [line(`${titleOf(tour)}: ${childrenText(childAges)}`, childAges.length, '')]
        : []),
    ],
    discount: noDiscount,
  };
}

/** What a package's texts say on a quote, which has the fees of a price as lines of its own. */
export function textsPart(tour: QuotedPackage, party: Party, price: PackagePrice | undefined) {
  const { inclusions, itinerary, details } = tour;
  const fees = price?.lines.filter(isFeeLine).map(({ kind }) => kind) ?? [];
  const paid = [
    ...(fees.some((kind) => kind !== 'visa') ? ['Sustainable Development Fee'] : []),
    ...(fees.includes('visa') ? ['Bhutan visa'] : []),
  ];
  const included = details.included.length > 0 ? details.included : pointsIn(inclusions);
  return {
    // Names also a child that travels free, for whom there is no line.
    inclusions: quotedInclusions([`For ${partyText(party, tour.country)}`, ...included], paid),
    exclusions: quotedExclusions(details.notIncluded, { hasFees: fees.length > 0 }),
    itinerary: itinerary
      .map(({ title }, index) => (title.trim() ? `Day ${index + 1}: ${title.trim()}` : ''))
      .filter((day) => day !== '')
      .join('\n'),
  };
}

/** The plan of a package and who travels. */
export const tripPart = (tour: QuotedPackage, { adults, childAges }: Party) => ({
  plan: planOfPackage(tour),
  travellers: { adults: String(adults), ages: childAges.join(', ') },
});

/** What a package fills in for this party, without the discount for a first booking: that is offered to staff. */
export function partFromPackage(tour: QuotedPackage, party: Party, settings: SiteSettings) {
  const price = packagePriceOf(tour, { ...party, isFirstBooking: false }, settings);
  const first = packagePriceOf(tour, { ...party, isFirstBooking: true }, settings);
  return {
    part: {
      ...kindOf(tour.country),
      ...(price ? pricePart(tour, price) : plainPart(tour, party, settings)),
      ...textsPart(tour, party, price),
      ...tripPart(tour, party),
    },
    offer: first && firstBookingOf(first),
  };
}

type Copied = ReturnType<typeof partFromPackage>;
export type PackagePart = Copied['part'];
export type DiscountOffer = NonNullable<Copied['offer']>;
