import { detailsAsJson, noDetailsAsJson } from '#app/staff/website/packages/details/typed-details.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import type { ItineraryDay, TourPackageContent } from '#domain/tour-packages/tour-package.ts';

/**
 * The contract's names after `tourPackage`, in the order of the form. `Itinerary`, `Details`, `State` and
 * `PublishAt` are additions.
 */
export const fieldNames = [
  'Category',
  'Country',
  'Name',
  'Duration',
  'Inclusions',
  'Activities',
  'Type',
  'PriceBeforeDiscount',
  'SellingPrice',
  'FeaturedImage',
  'Description',
  'Itinerary',
  'Details',
  'Seller',
  'SellerDetails',
  'State',
  'PublishAt',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The values of the form: texts, with the days and the details as JSON. */
export type PackageValues = Record<FieldName, string>;

const collect = (textOf: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as PackageValues;

export const newValues: PackageValues = {
  ...collect(() => ''),
  Itinerary: '[]',
  Details: noDetailsAsJson,
  State: 'published',
};

export const valuesOfForm = (form: FormData, prefix: string): PackageValues =>
  collect((name) => String(form.get(prefix + name) ?? ''));

/** The result of the contract's edit-data call. */
export type PackageResult = {
  [Name in Exclude<FieldName, 'Itinerary' | 'Details'> as `tourPackage${Name}`]: string | number;
} & {
  tourPackageItinerary: ItineraryDay[];
  tourPackageDetails: PackageDetails;
  version: number;
  printFailed: boolean;
};

const priceOf = (rupees: string | number) =>
  rupees === '' ? '' : formatPaise(Math.round(Number(rupees) * 100));

export const valuesOfResult = (result: PackageResult): PackageValues => ({
  ...collect((name) => String(result[`tourPackage${name}`])),
  Details: detailsAsJson(result.tourPackageDetails),
  PriceBeforeDiscount: priceOf(result.tourPackagePriceBeforeDiscount),
  SellingPrice: priceOf(result.tourPackageSellingPrice),
  Itinerary: JSON.stringify(result.tourPackageItinerary),
});

/** A revision does not store the publishing state. */
export const valuesOfContent = (content: TourPackageContent): PackageValues => ({
  Category: content.category,
  Country: content.country,
  Name: content.name,
  Duration: content.duration,
  Inclusions: content.inclusions,
  Activities: content.activities,
  Type: content.packageType,
  PriceBeforeDiscount:
    content.priceBeforeDiscountPaise === null ? '' : formatPaise(content.priceBeforeDiscountPaise),
  SellingPrice: formatPaise(content.sellingPricePaise),
  FeaturedImage: content.featuredImage,
  Description: content.descriptionHtml,
  Itinerary: JSON.stringify(content.itinerary),
  Details: detailsAsJson(content.details),
  Seller: content.seller,
  SellerDetails: content.sellerDetails,
  State: '',
  PublishAt: '',
});

export type EditData = { result: PackageResult | null };

export const editDataPath = (id: string) =>
  `/adminDashboard/tour-packages/edit-data?eid=${encodeURIComponent(id)}` as const;
