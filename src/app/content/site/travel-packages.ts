import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

/** The packages that staff publish for India. */
export const inIndiaContent = {
  heading: 'In India',
  lead: 'Bhutan and the tours in India below are open for booking. New Zealand, Dubai and the Maldives are coming up.',
  text: 'Each price is for one person. We confirm the total for your dates before you pay.',
};

/** On the picture of a country whose packages can be booked. */
export const lowestPrice = (price: string) => `From ${price} per person.`;

/** The packages of one kind, on the page about that kind. */
export const themePackagesContent = {
  id: 'trips',
  heading: 'Tours you can book',
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
  lead: 'Bhutan is open for booking. New Zealand, Dubai and the Maldives are coming up.',
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
              text: 'We are in Guwahati, two and a half hours by road from Bhutan’s eastern gate at Samdrup Jongkhar. For Paro you fly, or enter at Phuentsholing.',
            },
            {
              name: 'Prices in dollars and rupees',
              text: 'Every tour has its starting price for one person in both.',
            },
            {
              name: 'Help with papers',
              text: 'We tell you who needs a visa or a permit, and what the nightly fee is, in the first call.',
            },
            {
              name: 'Unhurried days',
              text: 'Two big sights in a day are plenty at 2,500 metres. There is free time on every day.',
            },
            {
              name: 'Tours you can change',
              text: 'Add a night in Punakha or leave out the museum, and we work out the price anew.',
            },
            {
              name: 'Support day and night',
              text: 'The people who sold you the tour answer while you are on it. No bots.',
            },
          ],
        },
      ],
    },
    {
      id: 'inside',
      heading: 'What a package includes',
      blocks: [
        {
          kind: 'list',
          items: [
            'As a rule the hotel, a car with driver for the whole route, and a guide.',
            'Not flights, entrance tickets, drinks, tips and insurance, unless the tour’s page names them.',
            'For Bhutan, the price of the tour and the government’s fee are separate lines, and you see the total of both before you ask.',
          ],
        },
      ],
      link: { name: 'Guide to Bhutan: fee, permit and roads', path: paths.bhutanGuide },
    },
    {
      id: 'book',
      heading: 'How to book',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tell us the month, the days, and the number of people with the ages of children.',
            'Take a tour from the list, or let us change one. You see the price before you decide.',
            'Send the papers. For Bhutan, Indian citizens need a passport or a voter card, children a passport or a birth certificate, and other visitors a passport and a visa.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a travel package',
    text: 'Name the country and the month you have in mind. We reply with a plan and its price, or with the date from which a country can be booked.',
  },
};
