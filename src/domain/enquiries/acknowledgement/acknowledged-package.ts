import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import type { PackagePrice, Party, PricedPackage } from '#domain/tour-packages/price/package-price.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

/**
 * Everything that a mail to a typed address may say about the price of a package: texts of staff, numbers and choices. Ages that
 * could not be read have no field here, so that no mail can repeat them.
 */
export type AcknowledgedPackage = {
  id: string;
  name: string;
  duration: string;
  tour: PricedPackage;
  party: Omit<Party, 'unreadAges'>;
  price: PackagePrice;
};

/** What a mail may say about the price that was worked out; `undefined` without one. */
export function acknowledgedPackage(
  asked: PriceRequest | null | undefined,
  found: Pick<DescribedTourPackage, 'id' | 'name' | keyof PricedPackage> | undefined,
): AcknowledgedPackage | undefined {
  if (!asked?.price || !found) return undefined;
  const { id, name, country, duration, details, isPriceConfirmed } = found;
  const { sellingPricePaise, priceBeforeDiscountPaise } = found;
  const { adults, childAges, passport, month, singleRooms, isFirstBooking, livesAbroad } = asked.party;
  return {
    ...{ id, name, duration, price: asked.price },
    tour: { country, duration, details, isPriceConfirmed, sellingPricePaise, priceBeforeDiscountPaise },
    party: {
      ...{ adults, childAges, passport, month, singleRooms, isFirstBooking },
      ...(livesAbroad && { livesAbroad }),
    },
  };
}
