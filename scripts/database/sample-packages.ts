import { noDetails } from '#domain/tour-packages/package-details.ts';
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

/** What the three tours share. Children under 5 share their parents' bed. */
const details = {
  ...noDetails,
  startPoint: 'Paro airport',
  endPoint: 'Paro airport',
  hotelClass: '3 star',
  minPeople: 1,
  maxPeople: 12,
  notIncluded: [
    'Flights to and from Paro',
    'Lunches and drinks that the plan does not name',
    'Entrance tickets of monasteries and museums',
    'Travel insurance and tips',
  ],
  papers: [
    'Passport that is valid for six months, or for Indian citizens the original voter card',
    'For Indian children under 18: passport or birth certificate in English, with a parent or guardian',
  ],
};

export const samplePackages: NewTourPackage[] = [
  {
    ...bhutan,
    name: 'Paro and the Tiger’s Nest',
    featuredImage: '/posters/bhutan-tigers-nest.webp',
    duration: '4 days, 3 nights',
    inclusions: 'Hotel with breakfast, car with driver, licensed guide.',
    activities: 'Day walk to Taktsang, Rinpung Dzong, National Museum',
    packageType: 'Culture',
    sellingPricePaise: rupees(48_500),
    descriptionHtml:
      '<p>Three nights in one valley, so that the height has time to settle and nobody packs a bag each morning.</p>',
    itinerary: [
      {
        title: 'Paro',
        text: 'From the airport along the river to the hotel. A slow afternoon at Rinpung Dzong and on the old covered bridge.',
      },
      {
        title: 'Taktsang',
        text: 'An early start for the Tiger’s Nest: about 520 metres of climbing, two to three hours up through pine forest. Lunch at the tea house on the way down, a hot stone bath in the evening.',
      },
      {
        title: 'Museum and farms',
        text: 'The National Museum in its round watchtower, Kyichu Lhakhang, and a farmhouse lunch with red rice and ema datshi.',
      },
      { title: 'Departure', text: 'Breakfast, and ten minutes to the airport.' },
    ],
    details: {
      ...details,
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: rupees(29_000) },
      ],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(45_000) }],
      singleSupplementPaise: rupees(9_000),
      seasons: [{ name: 'High season', fromMonth: 3, toMonth: 5, percent: 10 }],
      included: [
        'Three nights in a hotel with breakfast',
        'Car with driver',
        'Licensed guide',
        'Hot stone bath',
      ],
      difficulty: 'moderate',
      fitness: 'The walk to Taktsang climbs about 520 m and takes four to five hours there and back.',
    },
  },
  {
    ...bhutan,
    name: 'Thimphu, Punakha and Paro',
    featuredImage: '/posters/chele-la.webp',
    duration: '6 days, 5 nights',
    inclusions: 'Hotel with breakfast and dinner, car with driver, licensed guide.',
    activities: 'Dochula pass, Punakha Dzong, weekend market, Taktsang',
    packageType: 'Culture',
    sellingPricePaise: rupees(76_000),
    descriptionHtml: `
<p>The three western valleys in one loop, over the Dochula pass and back by the Paro river.</p>
<ul><li>Driving: at most four hours in a day</li><li>Highest night: 2,300 metres</li></ul>`,
    itinerary: [
      {
        title: 'Thimphu',
        text: 'From the airport at Paro to Thimphu, about 50 km. The Memorial Chorten, and the great Buddha above the town.',
      },
      { title: 'Thimphu', text: 'The textile museum, and the market if it is a weekend.' },
      {
        title: 'Over Dochula to Punakha',
        text: 'Over Dochula with its 108 chortens, down to warm air and rice fields. Punakha Dzong between its two rivers.',
      },
      {
        title: 'Punakha and Paro',
        text: 'A walk to the long suspension bridge. In the afternoon back over the pass to Paro.',
      },
      { title: 'Taktsang', text: 'The walk to Taktsang, and a night’s rest.' },
      { title: 'Departure', text: 'The flight home.' },
    ],
    details: {
      ...details,
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: rupees(46_000) },
      ],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(71_000) }],
      singleSupplementPaise: rupees(15_000),
      seasons: [{ name: 'High season', fromMonth: 3, toMonth: 5, percent: 10 }],
      included: ['Five nights in a hotel with breakfast and dinner', 'Car with driver', 'Licensed guide'],
      difficulty: 'moderate',
      fitness: 'The walk to Taktsang climbs about 520 m and takes four to five hours there and back.',
    },
  },
  {
    ...bhutan,
    name: 'Rafting on the Mo Chhu',
    featuredImage: '/posters/bhutan-mo-chhu.webp',
    duration: '5 days, 4 nights',
    inclusions: 'Hotel with breakfast, car with driver, river guide, safety gear.',
    activities: 'Rafting, suspension bridge, hot stone bath',
    packageType: 'Adventure',
    sellingPricePaise: rupees(68_900),
    descriptionHtml:
      '<p>Two days on the rivers of Punakha, with easy water for a first time in a raft and livelier water for the second day.</p>',
    itinerary: [
      { title: 'Arrival in Paro', text: '' },
      {
        title: 'To Punakha',
        text: 'Over Dochula. The afternoon is for the dzong and for sleeping with the sound of the river.',
      },
      {
        title: 'Mo Chhu',
        text: 'A calm run down the mother river, past the dzong’s walls. A riverside lunch.',
      },
      {
        title: 'Pho Chhu',
        text: 'The father river is colder and quicker. Those who have had enough cross the suspension bridge and watch.',
      },
      { title: 'Departure', text: 'Back over the pass to the airport at Paro, about four hours.' },
    ],
    details: {
      ...details,
      childPrices: [{ underAge: 16, pricePaise: rupees(55_000) }],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(64_500) }],
      singleSupplementPaise: rupees(12_000),
      included: [
        'Four nights in a hotel with breakfast',
        'Car with driver',
        'Licensed guide',
        'River guide and safety gear',
        'Hot stone bath',
      ],
      minAge: 12,
      difficulty: 'moderate',
      fitness: 'You should be able to swim.',
    },
  },
];
