import type { Kept } from '#domain/publishing/publishing.ts';
import { slugOf } from '#domain/shared/slug.ts';

export const categories = ['Domestic', 'International'] as const;
export const countries = ['India', 'Bhutan'] as const;

type Category = (typeof categories)[number];
export type Country = (typeof countries)[number];

export type ItineraryDay = { title: string; text: string };

/** What staff write about a package, and what its revisions keep. */
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
};

type Prices = Pick<TourPackageContent, 'priceBeforeDiscountPaise' | 'sellingPricePaise'>;

/** Such a discount would make the tour dearer. */
export const isBelowSellingPrice = ({ priceBeforeDiscountPaise, sellingPricePaise }: Prices): boolean =>
  priceBeforeDiscountPaise !== null && priceBeforeDiscountPaise < sellingPricePaise;

export const tourPackageContentFields = [
  'category',
  'country',
  'name',
  'duration',
  'inclusions',
  'activities',
  'packageType',
  'priceBeforeDiscountPaise',
  'sellingPricePaise',
  'featuredImage',
  'descriptionHtml',
  'seller',
  'sellerDetails',
  'itinerary',
] as const satisfies readonly (keyof TourPackageContent)[];

export const tourPackageSlug = (name: string): string => slugOf(name, 'tour');

export type NewTourPackage = TourPackageContent & { isSample: boolean };

/** A package as the desk sees it. */
export type StaffTourPackage = TourPackageContent &
  Kept & {
    /** Its itinerary could not be printed, and is not tried again until it is saved or staff ask for it. */
    isPrintFailed: boolean;
    slug: string;
  };

/** A package as the public list shows it. */
export type ListedTourPackage = Pick<
  TourPackageContent,
  'country' | 'name' | 'duration' | 'activities' | 'packageType' | 'featuredImage' | 'sellingPricePaise'
> & { id: string; slug: string; sellingPriceUsd: number };

/** A package as its own page shows it. */
export type DescribedTourPackage = ListedTourPackage &
  Pick<TourPackageContent, 'category' | 'inclusions' | 'descriptionHtml' | 'itinerary'> & {
    /** Where the printed itinerary is kept; empty while there is none of the present version. */
    pdfKey: string;
  };
