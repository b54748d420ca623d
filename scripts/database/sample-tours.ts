import { noDetails, type PackageDetails } from '#domain/tour-packages/package-details.ts';
import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';

export const rupees = (amount: number) => amount * 100;

/** What the samples in India share; their prices are invented. */
export const inIndia = {
  category: 'Domestic',
  country: 'India',
  priceBeforeDiscountPaise: null,
  seller: 'Sample seller',
  sellerDetails: 'Replace before publishing',
  isSample: true,
} as const;

const always = {
  travel: 'Travel to the place where the tour starts, and from where it ends',
  gst: 'GST: the price that you work out on this page adds it',
  last: 'Travel insurance and tips',
};

/** What a tour through the parks leaves out, which has the permits of its drives in the price. */
export const notIncludedInParks = (meals: string) => [
  always.travel,
  meals,
  'Camera fees, and entrance tickets outside the parks',
  always.gst,
  always.last,
];

export const details: PackageDetails = {
  ...noDetails,
  hotelClass: '3 star',
  minPeople: 2,
  maxPeople: 12,
  notIncluded: [
    always.travel,
    'Lunches, dinners and drinks',
    'Entrance tickets and camera fees',
    always.gst,
    always.last,
  ],
  papers: ['Photo identity for every traveller'],
};

const mountainMonths = 'May to June, September to November';

export const sampleTours: NewTourPackage[] = [
  {
    ...inIndia,
    name: 'Rafting at Rishikesh',
    featuredImage: '/posters/rishikesh.webp',
    duration: '3 days, 2 nights',
    inclusions: 'Hotel with breakfast, car from Delhi, raft with guide and safety gear.',
    activities: 'Rafting from Shivpuri, evening prayer on the Ganga',
    packageType: 'Adventure',
    sellingPricePaise: rupees(14_500),
    descriptionHtml:
      '<p>A long weekend from Delhi with one morning on the Ganga, on the stretch where most people learn.</p>',
    itinerary: [
      {
        title: 'Arrival in Rishikesh',
        text: 'By car from Delhi, about 245 km and six hours with a stop. In the evening the prayer with lamps at Triveni Ghat.',
      },
      {
        title: 'On the Ganga',
        text: 'Helmets, life jackets and a drill on the bank, then about 16 km of river from Shivpuri with a kayak alongside. The afternoon is free for the footbridges and the ghats.',
      },
      { title: 'Departure', text: 'Breakfast, and back to Delhi by the late afternoon.' },
    ],
    details: {
      ...details,
      theme: 'adventure',
      seasons: [{ name: 'Monsoon', fromMonth: 7, toMonth: 8, percent: 0, isClosed: true }],
      bestMonths: mountainMonths,
      startPoint: 'Delhi',
      endPoint: 'Delhi',
      groupPrices: [{ minPeople: 6, adultPaise: rupees(12_900) }],
      singleSupplementPaise: rupees(3_500),
      included: [
        'Two nights in a hotel with breakfast',
        'Car with driver from and to Delhi',
        'Raft with guide, helmet and life jacket',
      ],
      minAge: 14,
      difficulty: 'moderate',
      fitness: 'Tell the guide at the briefing how well you swim; it decides where you sit.',
    },
  },
  {
    ...inIndia,
    name: 'Paragliding at Bir Billing',
    featuredImage: '/posters/paragliding.webp',
    duration: '4 days, 3 nights',
    inclusions: 'Guest house with breakfast, car with driver, one tandem flight with a licensed pilot.',
    activities: 'Tandem flight from Billing, Bir’s monasteries, tea gardens',
    packageType: 'Adventure',
    sellingPricePaise: rupees(21_000),
    descriptionHtml:
      '<p>One flight with a pilot and a spare day for it, because the people on the ridge decide when the wind is right.</p>',
    itinerary: [
      {
        title: 'Arrival in Bir',
        text: 'From Kangra airport at Gaggal by car, about 70 km along the foot of the Dhauladhar.',
      },
      {
        title: 'Billing',
        text: 'By jeep to the take-off at about 2,400 m. A few steps downhill, and the pilot flies you to the fields of Bir. A walk through the Tibetan colony afterwards.',
      },
      {
        title: 'Spare day for the wind',
        text: 'The flight, if it had to wait. Otherwise the monasteries and the tea gardens round Bir, on foot.',
      },
      { title: 'Departure', text: 'Breakfast, and by car to Kangra airport.' },
    ],
    details: {
      ...details,
      theme: 'adventure',
      seasons: [{ name: 'Monsoon', fromMonth: 7, toMonth: 8, percent: 0, isClosed: true }],
      bestMonths: mountainMonths,
      startPoint: 'Kangra airport (Gaggal)',
      endPoint: 'Kangra airport (Gaggal)',
      hotelClass: 'Guest house',
      maxPeople: 6,
      singleSupplementPaise: rupees(4_500),
      included: [
        'Three nights in a guest house with breakfast',
        'Car with driver',
        'One tandem flight with a licensed pilot and a reserve parachute',
      ],
      difficulty: 'easy',
      fitness: 'Fit enough to run ten steps downhill. The wing has a limit of weight: tell us yours.',
    },
  },
  {
    ...inIndia,
    name: 'David Scott Trail and the root bridges',
    featuredImage: '/posters/eco-forest.webp',
    duration: '4 days, 3 nights',
    inclusions: 'Hotels with breakfast, car with driver, local walking guides.',
    activities: 'David Scott Trail, sacred grove of Mawphlang, double-decker root bridge',
    packageType: 'Adventure',
    sellingPricePaise: rupees(19_500),
    descriptionHtml:
      '<p>Two long walks in the Khasi Hills: an old mule track from end to end, and the steps to Nongriat and back.</p>',
    itinerary: [
      {
        title: 'Arrival in Shillong',
        text: 'By car from Guwahati, about 100 km and three hours, with a stop above Umiam lake.',
      },
      {
        title: 'David Scott Trail',
        text: 'To Mawphlang, about 25 km, and through its sacred grove. Then about 16 km of mule track on foot. The car waits at the far end and drives on to Sohra (Cherrapunji).',
      },
      {
        title: 'Nongriat',
        text: 'From Tyrna down about 3,000 steps and over two wire footbridges to the double-decker root bridge, and the same steps up. Six hours with a rest at the pools.',
      },
      {
        title: 'Departure',
        text: 'Nohkalikai falls from the viewpoint, then about 155 km to Guwahati, five hours.',
      },
    ],
    details: {
      ...details,
      theme: 'adventure',
      bestMonths: 'October to April',
      startPoint: 'Guwahati',
      endPoint: 'Guwahati',
      maxPeople: 10,
      groupPrices: [{ minPeople: 6, adultPaise: rupees(17_000) }],
      singleSupplementPaise: rupees(5_500),
      included: ['Three nights in hotels with breakfast', 'Car with driver', 'Guides of Mawphlang and Tyrna'],
      minAge: 12,
      difficulty: 'demanding',
      fitness: 'Two days of five to six hours on foot, one of them with about 3,000 steps up.',
    },
  },
  {
    ...inIndia,
    name: 'Kaziranga and Pobitora',
    featuredImage: '/posters/kaziranga.webp',
    duration: '4 days, 3 nights',
    inclusions: 'Lodges with all meals, car with driver, four jeep drives with park guide.',
    activities: 'Jeep drives in two parks, walk in a tea garden',
    packageType: 'Nature',
    sellingPricePaise: rupees(24_500),
    descriptionHtml: '<p>Two parks with rhinos and four drives, so that a foggy morning does not matter.</p>',
    itinerary: [
      {
        title: 'Arrival in Kaziranga',
        text: 'By car from Guwahati to Kohora, about 215 km and five hours. A rest, and dinner at the lodge.',
      },
      {
        title: 'Two ranges',
        text: 'An open jeep before breakfast in the Kohora range, and another after lunch in Bagori.',
      },
      {
        title: 'Kaziranga and Pobitora',
        text: 'A third drive or a walk in a tea garden, then back west to Pobitora for the night.',
      },
      {
        title: 'Departure',
        text: 'An early drive among the rhinos of Pobitora. After breakfast about 50 km to Guwahati.',
      },
    ],
    details: {
      ...details,
      theme: 'eco',
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'November to April',
      startPoint: 'Guwahati',
      endPoint: 'Guwahati',
      hotelClass: 'Lodge',
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: rupees(14_500) },
      ],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(21_500) }],
      singleSupplementPaise: rupees(6_500),
      included: [
        'Three nights in lodges with all meals',
        'Car with driver',
        'Four jeep drives with permits and park guide',
      ],
      notIncluded: notIncludedInParks('Drinks'),
      difficulty: 'easy',
    },
  },
  {
    ...inIndia,
    name: 'Kaziranga and Majuli',
    featuredImage: '/posters/majuli.webp',
    duration: '5 days, 4 nights',
    inclusions:
      'Lodge and homestay with breakfast and dinner, car with driver, jeep drives, ferry, bicycles.',
    activities: 'Jeep drives, ferry over the Brahmaputra, monasteries, mask makers',
    packageType: 'Nature and villages',
    sellingPricePaise: rupees(28_000),
    descriptionHtml:
      '<p>Two nights beside the park and two on the river island, with time to go round it by bicycle.</p>',
    itinerary: [
      {
        title: 'Arrival in Kaziranga',
        text: 'By car from Guwahati to Kohora, about 215 km and five hours.',
      },
      {
        title: 'Kaziranga',
        text: 'A jeep before breakfast and another after lunch, in different ranges.',
      },
      {
        title: 'Ferry to Majuli',
        text: 'About 95 km to Jorhat and on to Nimati Ghat. The ferry takes about an hour. A homestay with a Mishing family.',
      },
      {
        title: 'Majuli',
        text: 'By bicycle to two satras and to the mask makers of Samaguri. Drums and dance in the evening where a satra holds them.',
      },
      { title: 'Departure', text: 'The morning ferry, and by car to Jorhat airport.' },
    ],
    details: {
      ...details,
      theme: 'eco',
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'November to March',
      startPoint: 'Guwahati',
      endPoint: 'Jorhat airport',
      hotelClass: 'Lodge and homestay',
      maxPeople: 8,
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: rupees(17_000) },
      ],
      singleSupplementPaise: rupees(6_000),
      included: [
        'Two nights in a lodge and two in a homestay, with breakfast and dinner',
        'Car with driver',
        'Two jeep drives with permits and park guide',
        'Ferry tickets and bicycles',
      ],
      notIncluded: notIncludedInParks('Lunches and drinks'),
      difficulty: 'easy',
      fitness: 'The island is flat; a day by bicycle is about 20 km.',
    },
  },
  {
    ...inIndia,
    name: 'Delhi, Agra and Jaipur in six days',
    featuredImage: '/posters/agra.webp',
    duration: '6 days, 5 nights',
    inclusions: 'Hotels with breakfast, car with driver for the whole route, guides in three cities.',
    activities: 'Qutub Minar, Humayun’s Tomb, Taj Mahal, Fatehpur Sikri, Amber',
    packageType: 'History',
    sellingPricePaise: rupees(38_500),
    descriptionHtml:
      '<p>The triangle that most first journeys take, by car and without a day of driving only. Start on a Saturday, and no closing day is in the way.</p>',
    itinerary: [
      {
        title: 'Arrival in Delhi',
        text: 'From the airport or the station to the hotel. The Qutub Minar and the stones round it in the afternoon.',
      },
      {
        title: 'Delhi from south to north',
        text: 'Humayun’s Tomb in the morning, the Old Fort on the way, the Red Fort and the lanes of Chandni Chowk after lunch.',
      },
      { title: 'To Agra', text: 'About 230 km, four hours. The late afternoon at Agra Fort.' },
      {
        title: 'Taj Mahal and Fatehpur Sikri',
        text: 'At the Taj when it opens. Then Fatehpur Sikri, and on to Jaipur, about 240 km in all.',
      },
      {
        title: 'Jaipur',
        text: 'Amber on its hill in the morning; the observatory, the Hawa Mahal and the old city in the afternoon.',
      },
      {
        title: 'Departure',
        text: 'About 280 km back to Delhi, five to six hours, to the airport or the station by the afternoon.',
      },
    ],
    details: {
      ...details,
      theme: 'historical',
      bestMonths: 'October to March',
      startPoint: 'Delhi',
      endPoint: 'Delhi',
      childPrices: [
        { underAge: 5, pricePaise: 0 },
        { underAge: 12, pricePaise: rupees(21_000) },
      ],
      groupPrices: [{ minPeople: 6, adultPaise: rupees(34_000) }],
      singleSupplementPaise: rupees(11_000),
      included: [
        'Five nights in hotels with breakfast',
        'Car with driver for the whole route',
        'A guide for a day in Delhi, Agra and Jaipur',
      ],
      difficulty: 'easy',
    },
  },
  {
    ...inIndia,
    name: 'Sivasagar and the moidams of Charaideo',
    featuredImage: '/posters/sivasagar.webp',
    duration: '3 days, 2 nights',
    inclusions: 'Hotel with breakfast, car with driver, guide for a day.',
    activities: 'Rang Ghar, Talatal Ghar, moidams of Charaideo',
    packageType: 'History',
    sellingPricePaise: rupees(13_500),
    descriptionHtml:
      '<p>The capital of the Ahom kings and the mounds in which they are buried, on the World Heritage list since 2024.</p>',
    itinerary: [
      {
        title: 'Arrival in Sivasagar',
        text: 'By car from Jorhat airport, about 60 km. The tank of 1734 and the three temples on its bank towards evening.',
      },
      {
        title: 'Palaces and moidams',
        text: 'The Rang Ghar and the Talatal Ghar with a guide. After lunch about 30 km east to Charaideo and its grassy mounds.',
      },
      { title: 'Departure', text: 'Breakfast, and back to Jorhat airport.' },
    ],
    details: {
      ...details,
      theme: 'historical',
      bestMonths: 'November to March',
      startPoint: 'Jorhat airport',
      endPoint: 'Jorhat airport',
      childPrices: [{ underAge: 12, pricePaise: rupees(8_000) }],
      singleSupplementPaise: rupees(3_500),
      included: ['Two nights in a hotel with breakfast', 'Car with driver', 'Guide for a day'],
      difficulty: 'easy',
    },
  },
];
