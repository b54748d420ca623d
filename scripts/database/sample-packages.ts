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
    inclusions:
      'Hotel with breakfast, car with driver, licensed guide. Government fee and permits are extra.',
    activities: 'Day walk to Taktsang, Rinpung Dzong, National Museum',
    packageType: 'Culture',
    sellingPricePaise: rupees(48_500),
    descriptionHtml: `
<p>Three nights in one valley, so that the height has time to settle and nobody packs a bag each morning.</p>
<h3>Day 1: Paro</h3>
<p>From the airport along the river to the hotel. A slow afternoon at Rinpung Dzong and on the old covered bridge.</p>
<h3>Day 2: Taktsang</h3>
<p>An early start for the Tiger’s Nest, two to three hours up through pine forest. Lunch at the tea house on the way down, a hot stone bath in the evening.</p>
<h3>Day 3: Museum and farms</h3>
<p>The National Museum in its round watchtower, Kyichu Lhakhang, and a farmhouse lunch with red rice and ema datshi.</p>
<h3>Day 4: Departure</h3>
<p>Breakfast, and ten minutes to the airport.</p>`,
  },
  {
    ...bhutan,
    name: 'Thimphu, Punakha and Paro',
    featuredImage: '/posters/thimphu.webp',
    duration: '6 days, 5 nights',
    inclusions:
      'Hotel with breakfast and dinner, car with driver, licensed guide. Government fee and permits are extra.',
    activities: 'Dochula pass, Punakha Dzong, weekend market, Taktsang',
    packageType: 'Culture',
    sellingPricePaise: rupees(76_000),
    descriptionHtml: `
<p>The three western valleys in one loop, over the Dochula pass and back by the Paro river.</p>
<h3>Days 1 and 2: Thimphu</h3>
<p>The Memorial Chorten in the morning crowd, the great Buddha above the town, the textile museum, and the market if it is a weekend.</p>
<h3>Days 3 and 4: Punakha</h3>
<p>Over Dochula with its 108 chortens, down to warm air and rice fields. Punakha Dzong between its two rivers, and a walk to the long suspension bridge. On the fourth afternoon back over the pass to Paro.</p>
<h3>Days 5 and 6: Paro</h3>
<p>The walk to Taktsang on the fifth day, a night’s rest, and the flight home on the sixth.</p>
<ul><li>Driving: at most four hours in a day</li><li>Highest night: 2,300 metres</li></ul>`,
  },
  {
    ...bhutan,
    name: 'Rafting on the Mo Chhu',
    featuredImage: '/posters/bhutan-punakha.webp',
    duration: '5 days, 4 nights',
    inclusions:
      'Hotel with breakfast, car with driver, river guide, safety gear. Government fee and permits are extra.',
    activities: 'Rafting, suspension bridge, hot stone bath',
    packageType: 'Adventure',
    sellingPricePaise: rupees(68_900),
    descriptionHtml: `
<p>Two days on the rivers of Punakha, with easy water for a first time in a raft and livelier water for the second day.</p>
<h3>Days 1 and 2: To Punakha</h3>
<p>From Paro over Dochula. The afternoon is for the dzong and for sleeping with the sound of the river.</p>
<h3>Day 3: Mo Chhu</h3>
<p>A calm run down the mother river, past the dzong’s walls. A riverside lunch.</p>
<h3>Day 4: Pho Chhu</h3>
<p>The father river is colder and quicker. Those who have had enough cross the suspension bridge and watch.</p>
<h3>Day 5: Paro</h3>
<p>Back over the pass to the airport.</p>`,
  },
];
