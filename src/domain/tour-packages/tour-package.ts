import { allFieldsOf, type Kept } from '#domain/publishing/publishing.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Meal, PlannedService } from '#domain/shared/trip-plan.ts';
import type { PackageDetails } from './package-details.ts';

export const categories = ['Domestic', 'International'] as const;
export const countries = ['India', 'Bhutan'] as const;

type Category = (typeof categories)[number];
export type Country = (typeof countries)[number];

export type ItineraryDay = {
  title: string;
  text: string;
  /** Absent in packages saved before there were any, as are the services. */
  meals?: readonly Meal[];
  services?: readonly PlannedService[];
};

/** The content of a package: what staff write and its revisions keep. */
export type TourPackageContent = {
  category: Category;
  country: Country;
  name: string;
  duration: string;
  inclusions: string;
  activities: string;
  packageType: string;
  priceBeforeDiscountPaise: number | null;
  sellingPricePaise: number;
  featuredImage: string;
  descriptionHtml: string;
  seller: string;
  sellerDetails: string;
  itinerary: ItineraryDay[];
  details: PackageDetails;
};

type Prices = Pick<TourPackageContent, 'priceBeforeDiscountPaise' | 'sellingPricePaise'>;

/** Such a discount would raise the price. */
export const isBelowSellingPrice = ({ priceBeforeDiscountPaise, sellingPricePaise }: Prices): boolean =>
  priceBeforeDiscountPaise !== null && priceBeforeDiscountPaise < sellingPricePaise;

export const tourPackageContentFields = allFieldsOf<TourPackageContent>({
  category: true,
  country: true,
  name: true,
  duration: true,
  inclusions: true,
  activities: true,
  packageType: true,
  priceBeforeDiscountPaise: true,
  sellingPricePaise: true,
  featuredImage: true,
  descriptionHtml: true,
  seller: true,
  sellerDetails: true,
  itinerary: true,
  details: true,
});

export const tourPackageSlug = (name: string): string => slugOf(name, 'tour');

/** False for a sample whose invented price staff have not confirmed: visitors do not see it. */
type PriceState = { isPriceConfirmed: boolean };

export type NewTourPackage = TourPackageContent & { isSample: boolean };

/** A package in the staff area. */
export type StaffTourPackage = TourPackageContent &
  Kept &
  PriceState & {
    /** Printing the itinerary failed for good; a save or staff can start it again. */
    isPrintFailed: boolean;
    slug: string;
  };

/** A package in the public list. */
export type ListedTourPackage = Pick<
  TourPackageContent,
  'country' | 'name' | 'duration' | 'activities' | 'packageType' | 'featuredImage' | 'sellingPricePaise'
> &
  PriceState &
  Pick<PackageDetails, 'bestMonths' | 'nights'> & { id: string; slug: string; sellingPriceUsd: number };

/** A package as it is printed. */
export type PrintedTourPackage = Omit<TourPackageContent, 'seller' | 'sellerDetails'> & PriceState;

/** A package on its own page. */
export type DescribedTourPackage = ListedTourPackage &
  Pick<
    TourPackageContent,
    'category' | 'inclusions' | 'descriptionHtml' | 'itinerary' | 'details' | 'priceBeforeDiscountPaise'
  > & {
    /** The storage key of the printed itinerary; empty while there is none of this version. */
    pdfKey: string;
  };
