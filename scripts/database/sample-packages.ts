import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';

const bhutan = {
  category: 'International',
  country: 'Bhutan',
  priceBeforeDiscountPaise: null,
  seller: 'Sample seller',
  sellerDetails: 'Replace before publishing',
  isSample: true,
} as const;

const rupees = (amount: number) => amount * 100;

export const samplePackages: NewTourPackage[] = [
  {
    ...bhutan,
    name: 'Paro and the Tiger’s Nest',
    featuredImage: '/posters/bhutan-tigers-nest.webp',
    duration: '4 days, 3 nights',
    inclusions: 'Hotel with breakfast, car with driver, licensed guide',
    activities: 'Day walk to Taktsang, Rinpung Dzong, National Museum',
    packageType: 'Culture',
    sellingPricePaise: rupees(48_500),
    descriptionHtml:
      '<p>Three nights in Paro, with a slow first day to get used to the height and the walk to Taktsang on the second.</p>',
  },
  {
    ...bhutan,
    name: 'Thimphu, Punakha and Paro',
    featuredImage: '/posters/thimphu.webp',
    duration: '6 days, 5 nights',
    inclusions: 'Hotel with breakfast and dinner, car with driver, licensed guide, permits',
    activities: 'Dochula pass, Punakha Dzong, weekend market, Taktsang',
    packageType: 'Culture',
    sellingPricePaise: rupees(76_000),
    descriptionHtml:
      '<p>The three western valleys in one loop, over the Dochula pass and back by the Paro river.</p>',
  },
  {
    ...bhutan,
    name: 'Rafting on the Mo Chhu',
    featuredImage: '/posters/bhutan-punakha.webp',
    duration: '5 days, 4 nights',
    inclusions: 'Hotel with breakfast, car with driver, river guide, safety gear',
    activities: 'Rafting, suspension bridge, hot stone bath',
    packageType: 'Adventure',
    sellingPricePaise: rupees(68_900),
    descriptionHtml:
      '<p>Two days on the river below Punakha, with easy water for a first time in a raft.</p>',
  },
];
