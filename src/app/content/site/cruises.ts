import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const cruises: PageContent = {
  title: 'Cruises in India: rivers, backwaters and the sea',
  description:
    'Cruises in India: the Brahmaputra from Guwahati, the Ganges from Kolkata, Kerala’s backwaters and the ships off Mumbai. What each is like and when.',
  poster: posters.guwahati,
  trail: trails.about,
  here: 'Cruises',
  heading: 'Cruises on India’s rivers and coasts',
  lead: 'River cruises run from October to April, sea cruises from October to May. Sailing dates change each winter.',
  chatText: 'Hello, please call me back about a cruise.',
  about: {
    type: 'TouristTrip',
    name: 'River and sea cruises in India',
    areas: ['Brahmaputra', 'Ganges', 'Kerala', 'Mumbai', 'Goa'],
  },
  sections: [
    {
      id: 'river-or-sea',
      heading: 'River and sea cruises compared',
      blocks: [
        {
          kind: 'table',
          caption: 'Vessel, length and season of both.',
          columns: ['What differs', 'On a river', 'At sea'],
          rows: [
            ['The vessel', 'A few dozen guests.', 'A floating town with restaurants and pools.'],
            ['The day', 'A walk ashore, then the banks drift past.', 'A day in port, a day at sea.'],
            ['The motion', 'Hardly any.', 'Gentle in winter.'],
            ['The length', 'One night to two weeks.', 'Two nights to a week.'],
            ['The season', 'October to April.', 'October to May.'],
          ],
        },
      ],
    },
    {
      id: 'brahmaputra',
      heading: 'Brahmaputra cruises from Guwahati',
      poster: posters.majuli,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Upstream from Guwahati lie the rhinos of Kaziranga, the monasteries of Majuli, the palaces of Sivasagar and the tea country around Jorhat. In the dry months the boat finds its way between islands of sand, and with luck a river dolphin rolls beside it.',
          ],
        },
      ],
      link: { name: 'A cab to the jetty or to Kaziranga', path: paths.guwahatiTaxi },
    },
    {
      id: 'other-rivers',
      heading: 'Ganges, Kerala and Sundarbans cruises',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'The Ganges and the Hooghly',
              text: 'From Kolkata past old European trading towns to Kalna and Murshidabad, or on to Varanasi.',
            },
            {
              name: 'Kerala’s backwaters',
              text: 'A night on a former rice barge between Alappuzha and Kumarakom.',
            },
            {
              name: 'The Sundarbans',
              text: 'Mangrove creeks with tides, crocodiles and, seldom seen, the tiger.',
            },
          ],
        },
      ],
    },
    {
      id: 'sea',
      heading: 'Sea cruises from Mumbai, Chennai and Kochi',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'From Mumbai ships sail to Goa, a good first trip of two nights, and on to Kochi and Lakshadweep. Others leave from Chennai and Kochi for Sri Lanka.',
          ],
        },
      ],
    },
    {
      id: 'before',
      heading: 'What to check before you book',
      blocks: [
        {
          kind: 'list',
          items: [
            'The price: meals are nearly always in it; excursions, park fees, port charges and drinks may be extra.',
            'The cabin: the upper deck of a river boat has the view. On a ship, low and in the middle moves least.',
            'Arrive the day before, because the boat does not wait for a late flight.',
            'The papers: photo identity for everyone, a passport for voyages abroad, a permit for Lakshadweep.',
          ],
        },
      ],
      link: { name: 'Guide to cruises in India', path: paths.cruiseGuide },
    },
  ],
  closing: {
    heading: 'Ask about a cruise',
    text: 'Tell us the month, the nights, the number of people, and whether anyone gets seasick. We reply with what sails and its price.',
  },
};
