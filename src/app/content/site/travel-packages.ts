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

export const travelPackages: PageContent = {
  title: 'Travel Packages: Bhutan now, three more coming up',
  description:
    'Bhutan tours are open for booking with flat 20% off on the first one. New Zealand, Dubai and the Maldives are coming up.',
  poster: posters['bhutan-tigers-nest'],
  trail: trails.about,
  here: 'Travel Packages',
  heading: 'Travel packages',
  lead: 'Bhutan is open for booking today, and New Zealand, Dubai and the Maldives are coming up. A package puts the stay, the car and the guide under one price, named before you pay.',
  chatText: 'Hello, please call me back about a travel package.',
  sections: [
    {
      id: 'destinations',
      heading: 'Where to next',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['paro-dzong'],
              name: 'Bhutan',
              note: 'Open for booking. Flat 20% off on your first one.',
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
              name: 'The neighbour’s view',
              text: 'Guwahati lies a morning’s drive from the border at Samdrup Jongkhar. To us Bhutan is the country next door.',
            },
            {
              name: 'A price in two currencies',
              text: 'Every listed tour shows its starting price per person in dollars with the rupees beside it, so nobody has to guess at a rate.',
            },
            {
              name: 'The papers explained',
              text: 'Who needs a visa, who needs a permit, which documents count and what the daily fee is for: you hear it in the first call.',
            },
            {
              name: 'Days with room in them',
              text: 'Two big sights in a day are plenty at 2,500 metres. Our plans leave an hour for the market you did not know about.',
            },
            {
              name: 'Changes welcome',
              text: 'A listed tour is a starting point. Add a night in Punakha, leave out the museum, walk instead of driving: the price is worked out anew.',
            },
            {
              name: 'One team, day and night',
              text: 'The people who sold you the tour answer while you are on it, at any hour, in person. No bots.',
            },
          ],
        },
      ],
    },
    {
      id: 'bhutan',
      heading: 'Bhutan, in one paragraph or two',
      poster: posters.thimphu,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A kingdom of fewer than a million people between Assam and Tibet, with forest on more than two thirds of its land and a constitution that says it must stay above sixty per cent. It has one international airport, at Paro, and one city of any size, Thimphu, which has no traffic lights.',
            'Most first visits take the western loop: Paro with the cliff monastery of Taktsang, Thimphu with its great Buddha and its weekend market, and Punakha, a thousand metres lower and warmer, where a white fortress stands between two rivers. Four days are possible, six are comfortable, ten let you cross the high passes to Bumthang.',
          ],
        },
      ],
      link: { name: 'See the Bhutan tours and their prices', path: paths.bhutanPackages },
    },
    {
      id: 'coming-up',
      heading: 'What is coming up, and what it will be good for',
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
            [
              'Maldives',
              'December to April',
              'Flat water, reefs at the end of a jetty, and nothing to do on purpose.',
            ],
          ],
        },
      ],
    },
    {
      id: 'inside',
      heading: 'What a package holds, and what it leaves to you',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each tour has a page that lists its inclusions line by line. As a rule that means the hotel, a car with a driver for the whole route, a guide, and the entries and walks that are named in the plan. What a tour does not name is not in it: flights, drinks, tips, insurance, and the weaving that you buy in Thimphu against all resolutions.',
            'Read the list before you compare prices with another offer. A cheap tour that leaves out the government fee, the guide or two dinners is no longer cheap at the border. If a line is unclear, ask.',
          ],
        },
      ],
    },
    {
      id: 'book',
      heading: 'From the first call to the first morning',
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
              text: 'Take one from the list, or let us bend one until it fits. You see the whole price before you decide.',
            },
            {
              name: '3. Send the papers',
              text: 'Indian citizens travel to Bhutan with a passport or a voter card. Other visitors need a passport and a visa. We tell you what goes where.',
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Waiting for a country, or ready for one?',
    text: 'Name it, with the month you have in mind. For Bhutan we send you a plan; for the others we say whether a date is set.',
  },
};
