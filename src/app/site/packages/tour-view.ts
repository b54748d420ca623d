import { noDetails } from '#domain/tour-packages/package-details.ts';
import type { PricedPackage } from '#domain/tour-packages/price/package-price.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

const { childPrices, groupPrices, singleSupplementPaise, seasons } = noDetails;
const noPrices = { childPrices, groupPrices, singleSupplementPaise, seasons };

/** What the calculator gets is in the page, so a price that is not confirmed is left out of it. */
export function shownTour(tourPackage: DescribedTourPackage): PricedPackage {
  const { country, duration, sellingPricePaise, priceBeforeDiscountPaise, details, isPriceConfirmed } =
    tourPackage;
  const tour = { country, duration, isPriceConfirmed };
  if (isPriceConfirmed) return { ...tour, sellingPricePaise, priceBeforeDiscountPaise, details };
  return {
    ...tour,
    sellingPricePaise: 0,
    priceBeforeDiscountPaise: null,
    details: { ...details, ...noPrices },
  };
}
