import { posters } from '@purvai/posters';
import { layoutContent } from '#app/content/layout.ts';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

/** The sections that the home page sets in a layout of its own, by their anchors. */
export const homeSections = {
  introduction: 'introduction',
  taxis: 'taxis',
  packages: 'packages',
  tours: 'tours',
  why: 'why',
} as const;

/** The heading of the page is the agency's line in the settings; `heading` is on its share card. */
export const home: PageContent = {
  title: 'cabs, tours, Bhutan and cruises',
  description:
    'Cabs in Delhi and Guwahati, special tours, Bhutan packages and cruises. The fare before you book, and a person on the phone at any hour.',
  poster: posters['home-hero'],
  trail: trails.home,
  here: 'Home',
  heading: 'Cabs, tours and cruises across India and Bhutan',
  lead: 'We name the price before you book, send the car on time, and answer the phone at three in the morning.',
  chatText: layoutContent.chatText,
  sections: [
    {
      id: homeSections.introduction,
      heading: 'Travel agency in Guwahati',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We were established in November 2024. A journey with us should cost what we said it would, start when we said it would, and bring you home safely. Our name, Purvai, is the east wind that brings the rains to Assam.',
            'A cab is the simplest way to try us. We also arrange tours in the hills, dives in the Andamans, a week in Bhutan or a few days on the Brahmaputra.',
          ],
        },
      ],
      link: { name: 'More about us', path: paths.about },
    },
    {
      id: homeSections.taxis,
      heading: 'Cabs in Delhi and Guwahati',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The car and the distance decide what a ride costs, the car and the hours what an hourly hire costs. A round trip is charged for {day minimum}. Airport transfers are prepaid: you pay once we have confirmed the cab, before the ride. Outstation trips run one way or there and back.',
          ],
        },
        { kind: 'list', items: ['Compact', 'Sedan', 'SUV', 'Luxury'] },
        {
          kind: 'pictures',
          pictures: [
            {
              name: 'Delhi',
              note: 'Local, outstation and all three airport terminals',
              path: paths.delhiTaxi,
              poster: posters.delhi,
            },
            {
              name: 'Guwahati',
              note: 'The city, Shillong, Sohra (Cherrapunji) and Kaziranga',
              path: paths.guwahatiTaxi,
              poster: posters.guwahati,
            },
          ],
        },
      ],
      link: { name: 'All taxi services', path: paths.taxis },
    },
    {
      id: homeSections.packages,
      heading: 'Travel packages',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              name: 'Bhutan',
              note: 'See the tours',
              path: paths.bhutanPackages,
              poster: posters['paro-dzong'],
            },
            { name: 'New Zealand', note: 'Coming up', poster: posters['new-zealand'] },
            { name: 'Dubai', note: 'Coming up', poster: posters.dubai },
            { name: 'Maldives', note: 'Coming up', poster: posters.maldives },
          ],
        },
      ],
      link: { name: 'All Holiday Packages', path: paths.travelPackages },
    },
    {
      id: homeSections.tours,
      heading: 'Special tours',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              name: 'Adventure tours',
              note: 'Rivers, ridges and reefs, with people who know them.',
              path: paths.adventureTours,
              poster: posters.adventure,
            },
            {
              name: 'Eco tours',
              note: 'Forests, wetlands and villages, left as they were found.',
              path: paths.ecoTours,
              poster: posters['eco-forest'],
            },
            {
              name: 'Historical tours',
              note: 'Forts, stepwells and museums, at an unhurried pace.',
              path: paths.historicalTours,
              poster: posters['historical-fort'],
            },
          ],
        },
      ],
    },
    {
      id: homeSections.why,
      heading: 'Why Choose',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Affordability',
              text: 'You see what each car costs for your ride before you book. There are no hidden costs.',
            },
            { name: 'Timeliness', text: 'Pickup is at the time we agreed, at any hour of the day or night.' },
            { name: 'Safety', text: 'Serviced cars, and experienced drivers who know the road in the rain.' },
            { name: 'Satisfaction', text: 'Customer care is a person, day and night. There are no bots.' },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Drop Your Message',
    text: 'A line is enough: where to, when, and how many people. We call you back.',
  },
};

/** The routes whose fares it shows. */
export const homeRoutes = [
  'guwahati-airport-to-shillong',
  'guwahati-to-kaziranga',
  'guwahati-to-sohra',
  'guwahati-to-tawang',
  'delhi-to-agra',
  'delhi-to-jaipur',
];

/** Labels of the home page that staff do not edit. */
export const homeLabels = {
  packages: 'Bhutan packages',
  tours: 'Tours in India',
  cruises: 'Cruises',
  routes: {
    heading: 'What a cab costs',
    note: 'One way tomorrow in the least expensive car, with fuel, driver, tolls and GST. Each page has the fares of all cars.',
    from: (price: string) => `from ${price}`,
    aboutFrom: (price: string) => `from about ${price}`,
    more: 'All cab routes',
  },
  bhutan: {
    heading: 'Bhutan, with the government fee',
    price: (price: string) => `From ${price}`,
    perPerson: 'per person',
    what: (name: string, party: string, isDiscounted: boolean) =>
      `${name}: ${party}. The figure has the government’s fee, GST and TCS in it${isDiscounted ? ', after the discount on a first booking' : ''}.`,
    yours: 'What it costs for you',
    all: 'All Bhutan packages',
  },
  indianTours: { heading: 'Tours in India', all: 'More tours' },
  carousel: 'Destinations',
  interests: {
    'jet-skiing': 'I am interested in jet skiing. Please tell me where, when and what it costs.',
    paragliding: 'I am interested in paragliding. Please tell me where, when and what it costs.',
  },
} as const;
