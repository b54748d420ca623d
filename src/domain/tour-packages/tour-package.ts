export type Country = 'India' | 'Bhutan';

export type NewTourPackage = {
  category: 'Domestic' | 'International';
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
  isSample: boolean;
};

/** A package as the public list shows it. */
export type ListedTourPackage = Pick<
  NewTourPackage,
  'country' | 'name' | 'duration' | 'activities' | 'packageType' | 'featuredImage' | 'sellingPricePaise'
> & { id: string; sellingPriceUsd: number };

/** A package as its own page shows it. */
export type DescribedTourPackage = ListedTourPackage &
  Pick<NewTourPackage, 'category' | 'inclusions' | 'descriptionHtml'>;
