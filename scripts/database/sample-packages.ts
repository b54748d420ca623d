import type { Meal, PartKind, PlannedService } from '#domain/shared/trip-plan.ts';
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

const service = (kind: PartKind, title: string, starts = '', nights = 0): PlannedService => ({
  ...{ kind, title, starts, nights },
});
const hotel = (place: string, nights: number) => service('hotel', `Hotel in ${place}`, '14:00', nights);
const halfBoard: readonly Meal[] = ['breakfast', 'dinner'];

/** What the three tours share. Children under 5 share their parents' bed. */
const details = {
  ...noDetails,
  startPoint: 'Paro airport',
  endPoint: 'Paro airport',
  hotelClass: '3 star',
  bestMonths: 'March to May, September to November',
  minPeople: 1,
  maxPeople: 12,
  papers: [
    'Passport that is valid for six months, or for Indian citizens the original voter card',
    'For Indian children under 18: passport or birth certificate in English, with a parent or guardian',
  ],
};

const notIncluded = (meals: string) => [
  'Flights to and from Paro: booked at the price of the day, which we tell you first',
  meals,
  'Entrance tickets of monasteries and museums',
  'Sustainable Development Fee, visa, GST and TCS: the price that you work out on this page adds them',
  'Travel insurance and tips',
];

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
        title: 'Arrival in Paro',
        text: 'Your licensed guide meets you at the airport. Along the river to the hotel, then a slow afternoon at Rinpung Dzong and on the old covered bridge. The first night in Paro.',
      },
      {
        title: 'Taktsang',
        text: 'An early start for the Tiger’s Nest: about 520 metres of climbing, two to three hours up through pine forest. Lunch at the tea house on the way down. A hot stone bath in the evening, and the second night in Paro.',
      },
      {
        title: 'Museum and farms',
        text: 'The National Museum in its round watchtower, Kyichu Lhakhang, and a farmhouse lunch with red rice and ema datshi. The third night in Paro.',
      },
      { title: 'Departure', text: 'Breakfast, and by car to the airport, which is in the same valley.' },
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
      places: [
        'Paro airport',
        'Paro: 3 nights',
        'Taktsang',
        'National Museum',
        'Kyichu Lhakhang',
        'Paro airport',
      ],
      included: [
        'Three nights in a hotel with breakfast',
        'Lunch on days 2 and 3',
        'Car with driver',
        'Licensed guide',
        'Hot stone bath',
      ],
      notIncluded: notIncluded('Lunches on days 1 and 4, all dinners, and drinks'),
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
        title: 'Arrival in Paro, and on to Thimphu',
        text: 'Your licensed guide meets you at the airport in Paro. To Thimphu it is about 50 km, an hour and a half. The Memorial Chorten, and a first night in Thimphu.',
        meals: ['dinner'],
        services: [
          service('permit', 'Entry permits for Bhutan'),
          service('guide', 'Licensed guide for the trip'),
          service('transport', 'Car from Paro airport to Thimphu', '10:40'),
          hotel('Thimphu', 2),
        ],
      },
      {
        title: 'Thimphu',
        text: 'The great Buddha above the town, the textile museum, and the market if it is a weekend. The second night in Thimphu.',
        meals: halfBoard,
        services: [
          service('transport', 'Car for the day in Thimphu', '09:00'),
          service('activity', 'Great Buddha, textile museum and market', '09:30'),
        ],
      },
      {
        title: 'Over Dochula to Punakha',
        text: 'Over Dochula with its 108 chortens, down to warm air and rice fields. Punakha Dzong between its two rivers, and the night in Punakha.',
        meals: halfBoard,
        services: [
          service('transport', 'Car over Dochula to Punakha', '09:00'),
          service('activity', 'Punakha Dzong', '15:00'),
          hotel('Punakha', 1),
        ],
      },
      {
        title: 'Punakha and Paro',
        text: 'A walk to the long suspension bridge. In the afternoon back over the pass to Paro, about four hours, for the night.',
        meals: halfBoard,
        services: [service('transport', 'Car to Paro', '13:00'), hotel('Paro', 2)],
      },
      {
        title: 'Taktsang',
        text: 'The walk to Taktsang, two to three hours up and half as long down. The second night in Paro.',
        meals: halfBoard,
        services: [
          service('transport', 'Car to the foot of Taktsang and back', '08:00'),
          service('activity', 'Walk to Taktsang', '08:30'),
        ],
      },
      {
        title: 'Departure',
        text: 'Breakfast, and by car to the airport in Paro.',
        meals: ['breakfast'],
        services: [service('transport', 'Car to Paro airport', '09:00')],
      },
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
      places: [
        'Paro airport',
        'Thimphu: 2 nights',
        'Dochula pass',
        'Punakha: 1 night',
        'Paro: 2 nights',
        'Taktsang',
        'Paro airport',
      ],
      included: ['Five nights in a hotel with breakfast and dinner', 'Car with driver', 'Licensed guide'],
      notIncluded: notIncluded('Lunches and drinks'),
      difficulty: 'moderate',
      fitness: 'The walk to Taktsang climbs about 520 m and takes four to five hours there and back.',
    },
  },
  {
    ...bhutan,
    name: 'Rafting on the Mo Chhu',
    featuredImage: '/posters/bhutan-mo-chhu.webp',
    duration: '5 days, 4 nights',
    inclusions: 'Hotel with breakfast, car with driver, licensed guide, river guide, safety gear.',
    activities: 'Rafting, suspension bridge, hot stone bath',
    packageType: 'Adventure',
    sellingPricePaise: rupees(68_900),
    descriptionHtml:
      '<p>Two days on the rivers of Punakha, with easy water for a first time in a raft and livelier water for the second day.</p>',
    itinerary: [
      {
        title: 'Arrival in Paro',
        text: 'Your licensed guide meets you at the airport. Rinpung Dzong and the covered bridge in the afternoon, and the night in Paro.',
      },
      {
        title: 'To Punakha',
        text: 'Over Dochula, about four hours on the road. The afternoon is for the dzong. The first night in Punakha.',
      },
      {
        title: 'Mo Chhu',
        text: 'A calm run down the mother river, past the dzong’s walls. A riverside lunch, and the second night in Punakha.',
      },
      {
        title: 'Pho Chhu',
        text: 'The father river, in the morning, is colder and quicker. Those who have had enough cross the suspension bridge and watch. In the afternoon back over the pass to Paro, about four hours, for a hot stone bath and the last night.',
      },
      { title: 'Departure', text: 'Breakfast, and by car to the airport in Paro.' },
    ],
    details: {
      ...details,
      childPrices: [{ underAge: 16, pricePaise: rupees(55_000) }],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(64_500) }],
      singleSupplementPaise: rupees(12_000),
      places: [
        'Paro airport',
        'Paro: 1 night',
        'Dochula pass',
        'Punakha: 2 nights',
        'Paro: 1 night',
        'Paro airport',
      ],
      included: [
        'Four nights in a hotel with breakfast',
        'Lunch on day 3',
        'Car with driver',
        'Licensed guide',
        'River guide and safety gear',
        'Hot stone bath',
      ],
      notIncluded: notIncluded('Lunches on days 1, 2, 4 and 5, all dinners, and drinks'),
      minAge: 12,
      difficulty: 'moderate',
      fitness: 'You should be able to swim.',
    },
  },
];
