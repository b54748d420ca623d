import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import type { NewTourPackage } from '#domain/tour-packages/tour-package.ts';
import { details, inIndia, notIncludedInParks, rupees } from './sample-tours.ts';

const diver: PackageDetails = {
  ...details,
  theme: 'scuba',
  maxPeople: 8,
  papers: [
    'Photo identity for every traveller',
    'Health form of the dive centre; a doctor’s certificate is advised',
  ],
  minAge: 12,
  difficulty: 'easy',
  fitness: 'No heart disorder and no asthma. With a cold, wait until it is over.',
};

/** Cruises and dives. */
export const sampleWaterTours: NewTourPackage[] = [
  {
    ...inIndia,
    name: 'Four nights on the Brahmaputra',
    featuredImage: '/posters/cruise-river.webp',
    duration: '5 days, 4 nights',
    inclusions: 'Cabin with all meals, walks ashore, one jeep drive in Kaziranga, car back to Guwahati.',
    activities: 'River boat, villages on foot, river dolphins, Kaziranga',
    packageType: 'River cruise',
    sellingPricePaise: rupees(72_000),
    descriptionHtml:
      '<p>Upstream from Guwahati to Kaziranga on a small river boat. Boats and sailing dates differ from winter to winter; we confirm yours before you pay.</p>',
    itinerary: [
      {
        title: 'On board at Guwahati',
        text: 'By car from the airport or the hotel to the jetty. The boat leaves in the afternoon and anchors at dusk.',
      },
      {
        title: 'Upstream',
        text: 'Channels between islands of sand, a village on foot, and hours of banks drifting past. With luck a river dolphin.',
      },
      {
        title: 'Towards Kaziranga',
        text: 'Another walk ashore in the morning, birds from the deck after lunch.',
      },
      { title: 'Kaziranga', text: 'Ashore by car for a jeep drive in the park, and a last night on board.' },
      { title: 'Departure', text: 'Breakfast on board, then by car to Guwahati, about five hours.' },
    ],
    details: {
      ...details,
      theme: 'cruise',
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'October to April',
      startPoint: 'Guwahati',
      endPoint: 'Guwahati',
      hotelClass: 'Cabin with bath',
      singleSupplementPaise: rupees(28_000),
      included: [
        'Four nights in a cabin with all meals',
        'Walks ashore with a guide',
        'One jeep drive in Kaziranga with permit',
        'Cars to the jetty and back to Guwahati',
      ],
      notIncluded: notIncludedInParks('Drinks'),
      difficulty: 'easy',
    },
  },
  {
    ...inIndia,
    name: 'Mumbai to Goa and back by ship',
    featuredImage: '/posters/cruise-sea.webp',
    duration: '3 days, 2 nights',
    inclusions: 'Cabin with all meals, port charges.',
    activities: 'Sea cruise, a day ashore in Goa',
    packageType: 'Sea cruise',
    sellingPricePaise: rupees(26_000),
    descriptionHtml:
      '<p>Two nights at sea for people who want to find out whether they like ships. Routes and ships change from one winter to the next; we confirm the sailing before you pay.</p>',
    itinerary: [
      {
        title: 'On board at Mumbai',
        text: 'On board by the early afternoon. The ship leaves in the late afternoon, past the Gateway of India.',
      },
      { title: 'Goa', text: 'A day ashore, and back on board before the ship sails in the evening.' },
      { title: 'Departure', text: 'Arrival in Mumbai, and ashore after breakfast.' },
    ],
    details: {
      ...details,
      theme: 'cruise',
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'October to May',
      startPoint: 'Mumbai',
      endPoint: 'Mumbai',
      hotelClass: 'Inside cabin',
      singleSupplementPaise: rupees(14_000),
      included: ['Two nights in a cabin with all meals', 'Port charges'],
      notIncluded: [
        'Travel to Mumbai and from there',
        'Excursions and transport ashore',
        'Drinks',
        'GST: the price that you work out on this page adds it',
        'Travel insurance and tips',
      ],
      difficulty: 'easy',
    },
  },
  {
    ...inIndia,
    name: 'A first dive off Goa',
    featuredImage: '/posters/dive-goa.webp',
    duration: '3 days, 2 nights',
    inclusions: 'Hotel with breakfast, airport cars, one dive with instructor, boat and gear.',
    activities: 'One dive at Grande Island',
    packageType: 'Diving',
    sellingPricePaise: rupees(16_500),
    descriptionHtml:
      '<p>One dive with an instructor at your side, to 12 m at most, in a short stay by the sea. You need no certificate.</p>',
    itinerary: [
      { title: 'Arrival in Goa', text: 'By car from Dabolim or Mopa airport to the hotel.' },
      {
        title: 'Grande Island',
        text: 'A briefing and practice in waist-deep water, then 20 to 40 minutes under water. Back for a late lunch.',
      },
      { title: 'Departure', text: 'By car to the airport, at least 12 hours after the dive.' },
    ],
    details: {
      ...diver,
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'October to May',
      startPoint: 'Goa airport',
      endPoint: 'Goa airport',
      singleSupplementPaise: rupees(4_500),
      included: [
        'Two nights in a hotel with breakfast',
        'Cars from and to the airport',
        'One dive with instructor, boat and gear',
      ],
    },
  },
  {
    ...inIndia,
    name: 'Two dives at Netrani',
    featuredImage: '/posters/dive-netrani.webp',
    duration: '3 days, 2 nights',
    inclusions: 'Hotel with breakfast, boat, two dives with instructor and gear.',
    activities: 'Two dives at Netrani, temple tower of Murudeshwar',
    packageType: 'Diving',
    sellingPricePaise: rupees(15_500),
    descriptionHtml:
      '<p>A day on the boat to the rock about 20 km off Murudeshwar, with more fish than off Goa, weather allowing.</p>',
    itinerary: [
      {
        title: 'Arrival in Murudeshwar',
        text: 'From the station on the Konkan Railway to the hotel. The temple tower of twenty storeys towards evening.',
      },
      {
        title: 'Netrani',
        text: 'An hour to an hour and a half by boat across open water, two dives beside the rock, and back in the afternoon.',
      },
      { title: 'Departure', text: 'Breakfast, and to the station.' },
    ],
    details: {
      ...diver,
      seasons: [{ name: 'Monsoon', fromMonth: 6, toMonth: 9, percent: 0, isClosed: true }],
      bestMonths: 'October to May',
      startPoint: 'Murudeshwar station',
      endPoint: 'Murudeshwar station',
      singleSupplementPaise: rupees(4_000),
      included: [
        'Two nights in a hotel with breakfast',
        'Cars from and to the station',
        'Boat and two dives with instructor and gear',
      ],
    },
  },
  {
    ...inIndia,
    name: 'Diving at Havelock in six days',
    featuredImage: '/posters/north-bay.webp',
    duration: '6 days, 5 nights',
    inclusions: 'Hotels with breakfast, ferries, four dives with instructor, boat and gear.',
    activities: 'Four dives, Radhanagar beach, Cellular Jail',
    packageType: 'Diving',
    sellingPricePaise: rupees(46_500),
    descriptionHtml:
      '<p>Four dives in three days on Havelock, and a dry day before the flight. For a first dive as well as for certified divers.</p>',
    itinerary: [
      {
        title: 'Arrival in Port Blair',
        text: 'From the airport to the hotel, the Cellular Jail, and an early night.',
      },
      {
        title: 'Ferry to Havelock',
        text: 'About 1½ to 2½ hours. A briefing and a shallow dive from the beach.',
      },
      { title: 'Havelock', text: 'Two boat dives before lunch.' },
      { title: 'Havelock', text: 'One more dive, out of the water by two.' },
      {
        title: 'Ferry to Port Blair',
        text: 'Radhanagar beach in the morning, and the ferry back. No diving on the day before the flight.',
      },
      { title: 'Departure', text: 'To the airport.' },
    ],
    details: {
      ...diver,
      bestMonths: 'October to May',
      startPoint: 'Port Blair airport',
      endPoint: 'Port Blair airport',
      singleSupplementPaise: rupees(12_500),
      included: [
        'Five nights in hotels with breakfast',
        'Ferries between Port Blair and Havelock',
        'Four dives with instructor, boat and gear',
        'Cars to airport and jetties',
      ],
    },
  },
];
