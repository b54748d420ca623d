import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { countries, type TourPackageContent } from '#domain/tour-packages/tour-package.ts';
import { describePublicPackageById, listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { PricedPackage } from './package-price.ts';

/** What a quote needs of a package; all of it is on the package's page. */
export type QuotedPackage = PricedPackage & Pick<TourPackageContent, 'name' | 'inclusions' | 'itinerary'>;

/** A published package for staff who may quote; publishing itself stays with its own area. */
export async function readQuotedPackage(
  db: Queryable,
  actor: StaffActor,
  packageId: string,
): Promise<QuotedPackage | undefined> {
  assertArea(actor, 'enquiries');
  const found = await describePublicPackageById(db, packageId);
  if (!found) return undefined;
  const { name, duration, country, inclusions, itinerary, details } = found;
  const { sellingPricePaise, priceBeforeDiscountPaise, isPriceConfirmed } = found;
  const price = { sellingPricePaise, priceBeforeDiscountPaise, isPriceConfirmed };
  return { name, duration, country, inclusions, itinerary, details, ...price };
}

/** The published packages that can be quoted, with the price per person where it is confirmed. */
export async function listQuotedPackages(db: Queryable, actor: StaffActor) {
  assertArea(actor, 'enquiries');
  const lists = await Promise.all(countries.map((country) => listPublicPackages(db, country)));
  return lists
    .flatMap((list, index) => list.map((listed) => ({ ...listed, country: countries[index] ?? 'India' })))
    .map(({ id, name, country, sellingPricePaise, isPriceConfirmed }) => ({
      id,
      name,
      country,
      pricePaise: isPriceConfirmed ? sellingPricePaise : null,
    }));
}
