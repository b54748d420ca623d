import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

/** The packages that staff publish for India. */
export const inIndiaContent = {
  heading: 'In India',
  lead: 'Bhutan and the tours in India below are open for booking today, and New Zealand, Dubai and the Maldives are coming up. A package puts the stay, the car and the guide under one price, named before you pay.',
  text: 'Each price is for one person and includes what its page lists. Ask for your dates, and we confirm the total before you pay.',
};

/** The packages of one kind, on the page about that kind. */
export const themePackagesContent = {
  id: 'trips',
  heading: 'Tours you can book',
  text: 'Each is a starting point: say your dates and what you would change, and we work out the plan and the price.',
  details: 'Details',
};

const tripsOn = (path: string) => `${path}#${themePackagesContent.id}`;

/** The pages of the kinds, for a list that has become long. */
export const kindsContent = {
  label: 'Tours by kind',
  links: [
    { name: 'Adventure', path: tripsOn(paths.adventureTours) },
    { name: 'Eco tours', path: tripsOn(paths.ecoTours) },
    { name: 'History', path: tripsOn(paths.historicalTours) },
    { name: 'Cruises', path: tripsOn(paths.cruises) },
    { name: 'Scuba diving', path: tripsOn(paths.scubaDiving) },
  ],
};

export const travelPackages: PageContent = {
  title: 'Travel Packages: Bhutan now, three more coming up',
  description:
    'Bhutan tours are open for booking, with flat {discount} off on the first one. New Zealand, Dubai and the Maldives are coming up.',
  poster: posters['bhutan-tigers-nest'],
  trail: trails.about,
  here: 'Travel Packages',
  heading: 'Travel packages',
  lead: 'Bhutan is open for booking today, and New Zealand, Dubai and the Maldives are coming up. A package puts the stay, the car and the guide under one price, named before you pay.',
  chatText: 'Hello, please call me back about a travel package.',
  sections: [
    {
      id: 'destinations',
      heading: 'Destinations',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['paro-dzong'],
              name: 'Bhutan',
              note: 'Open for booking. Flat {discount} off on your first one.',
              path: paths.bhutanPackages,
            },
            { poster: posters['new-zealand'], name: 'New Zealand', note: 'Coming Up' },
            { poster: posters.dubai, name: 'Dubai', note: 'Coming Up' },
            { poster: posters.maldives, name: 'Maldives', note: 'Coming Up' },
          ],
        },
      ],
    },
    {
      id: 'why-choose',
      heading: 'Why Choose Our Tour Packages?',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'An office near Bhutan',
              text: 'We are in Guwahati, two and a half hours by road from Bhutan’s eastern gate at Samdrup Jongkhar. Flights go to Paro in the west.',
            },
            {
              name: 'Prices in dollars and rupees',
              text: 'Every listed tour shows its starting price per person in dollars with the rupees beside it, so nobody has to guess at a rate.',
            },
            {
              name: 'Help with papers',
              text: 'Who needs a visa, who needs a permit, which documents count and what the nightly fee is: you hear it in the first call.',
            },
            {
              name: 'Unhurried days',
              text: 'Two big sights in a day are plenty at 2,500 metres. Our plans leave free time on every day.',
            },
            {
              name: 'Tours you can change',
              text: 'A listed tour is a starting point. Add a night in Punakha, leave out the museum, walk instead of driving: the price is worked out anew.',
            },
            {
              name: 'Support day and night',
              text: 'The people who sold you the tour answer while you are on it, at any hour, in person. No bots.',
            },
          ],
        },
      ],
    },
    {
      id: 'bhutan',
      heading: 'Bhutan in short',
      poster: posters.thimphu,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A kingdom of fewer than a million people between Assam and Tibet, with forest on more than two thirds of its land and a constitution that says it must stay above sixty per cent. Flights from abroad land at Paro. By road, the west begins at Phuentsholing; the gate nearest to Guwahati, Samdrup Jongkhar, is about three days of driving from Paro.',
            'Most first visits take the western loop: Paro with the cliff monastery of Taktsang, Thimphu with its great Buddha and its weekend market, and Punakha, a thousand metres lower and warmer, where a white fortress stands between two rivers. Four days are possible, six are comfortable, ten let you cross the high passes to Bumthang.',
          ],
        },
      ],
      link: { name: 'See the Bhutan tours and their prices', path: paths.bhutanPackages },
    },
    {
      id: 'coming-up',
      heading: 'Coming up: New Zealand, Dubai and Maldives',
      blocks: [
        {
          kind: 'table',
          caption: 'These three cannot be booked yet. Tell us if you are waiting for one of them.',
          columns: ['Destination', 'Best months', 'Go for'],
          rows: [
            [
              'New Zealand',
              'December to March',
              'Fiords, glaciers and long empty roads through the southern summer.',
            ],
            [
              'Dubai',
              'November to March',
              'The desert in its cool season, a creek full of dhows, and towers.',
            ],
            ['Maldives', 'December to April', 'Calm water, and reefs at the end of a jetty.'],
          ],
        },
      ],
    },
    {
      id: 'inside',
      heading: 'What a package includes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each tour has a page that lists its inclusions line by line. As a rule that means the hotel, a car with a driver for the whole route, a guide, and the entries and walks that are named in the plan. What a tour does not name is not in it: flights, drinks, tips, insurance, and the weaving that you buy in Thimphu against all resolutions.',
            'Read the list before you compare prices with another offer. Look for the government fee, the guide and the dinners: a tour that leaves them out costs more in the end. If a line is unclear, ask.',
          ],
        },
      ],
    },
    {
      id: 'book',
      heading: 'How to book',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: '1. Say when and who',
              text: 'Month, number of days, number of people, ages. A rough idea is enough to begin with.',
            },
            {
              name: '2. Choose a tour',
              text: 'Take one from the list, or let us change one until it fits. You see the whole price before you decide.',
            },
            {
              name: '3. Send the papers',
              text: 'Indian citizens travel to Bhutan with a passport or a voter card, children with a passport or a birth certificate. Other visitors need a passport and a visa. We tell you what goes where.',
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a travel package',
    text: 'Name the country and the month you have in mind. For Bhutan we send you a plan; for the others we say whether a date is set.',
  },
};
