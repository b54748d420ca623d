import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const cruises: PageContent = {
  title: 'Cruises in India: rivers, backwaters and the sea',
  description:
    'Cruises in India: the Brahmaputra from Guwahati, the Ganges from Kolkata, Kerala’s backwaters and the ships off Mumbai. What each is like and when.',
  poster: posters['cruise-river'],
  trail: trails.about,
  here: 'Cruises',
  heading: 'Cruises on India’s rivers and coasts',
  lead: 'River cruises run from October to April and take one night to two weeks. Sea cruises run from October to May and take two nights to a week. Trips with prices are on this page; ask us what sails on your dates.',
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
          caption: 'What differs between the two.',
          columns: ['What differs', 'On a river', 'At sea'],
          rows: [
            [
              'The vessel',
              'Small, often with a few dozen guests; you know the crew by the second day.',
              'A floating town with restaurants, pools and lifts.',
            ],
            [
              'The day',
              'A village, a temple or a park on foot, then hours of banks drifting past.',
              'A day in port, a day at sea, a show in the evening.',
            ],
            [
              'The motion',
              'Hardly any. Boats tie up or anchor at dusk.',
              'Gentle in winter. The ships sail through the night.',
            ],
            ['The length', 'One night to two weeks.', 'Two nights to a week.'],
            ['The season', 'October to April.', 'October to May, outside the monsoon.'],
          ],
        },
      ],
    },
    {
      id: 'brahmaputra',
      heading: 'Brahmaputra cruises from Guwahati',
      poster: posters.kaziranga,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The river that passes Guwahati comes out of Tibet as the Yarlung Tsangpo, bends round the end of the Himalaya and runs the length of Assam. In the dry months it splits into channels between islands of sand, some of them new since the last rains. A captain reads it by eye, with a crewman in the bow who sounds the depth.',
            'Upstream lie Kaziranga, where two thirds of the world’s one-horned rhinoceroses graze, and Majuli, a river island with Vaishnava monasteries whose monks dance and carve masks. Beyond them come Sivasagar, where the Ahom kings built palaces and tanks late in their six centuries of rule, and the tea country around Jorhat and Dibrugarh. With luck a river dolphin rolls beside the boat. It is nearly blind, and finds its fish by sound.',
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
              text: 'From Kolkata past the old Danish, French and Dutch trading towns of Serampore, Chandannagar and Chinsurah, up to the terracotta temples of Kalna and the palaces of Murshidabad. Longer voyages go on to Varanasi.',
            },
            {
              name: 'Kerala’s backwaters',
              text: 'A thatched kettuvallam, once a rice barge, between Alappuzha and Kumarakom. One night is the classic. The canals are narrow enough to smell the cooking on both banks.',
            },
            {
              name: 'The Sundarbans',
              text: 'Mangrove creeks where the tide rises twice a day and the tiger swims. Boats sleep at anchor; walking ashore is for watchtowers only.',
            },
          ],
        },
      ],
    },
    {
      id: 'sea',
      heading: 'Sea cruises from Mumbai, Chennai and Kochi',
      poster: posters['cruise-sea'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most sea cruises in India start in Mumbai. Ships leave in the late afternoon, past the Gateway of India, and turn south along a coast of forts and palm beaches. Goa is the usual first call and a good two-night trip for people who want to find out whether they like ships. Kochi, with its Chinese fishing nets and its spice lanes, comes next, and Lakshadweep’s lagoons beyond it, where guests go ashore in small boats because no pier could hold the ship.',
            'Other sailings leave from Chennai and Kochi for Sri Lanka. Routes and ships change from one winter to the next. Tell us the month, and we find out what sails.',
          ],
        },
      ],
    },
    {
      id: 'seasons',
      heading: 'Cruises by month',
      blocks: [
        {
          kind: 'list',
          items: [
            'October and November: rivers full and calm, green banks, clear air after the rains',
            'December and January: fog on northern mornings, rhino season in Kaziranga, cool decks',
            'February and March: the driest rivers, the most birds, warm afternoons at sea',
            'April: last river sailings, hot inland, the sea still smooth',
            'May: sea cruises only, and hot',
            'June to September: monsoon, no cruises',
          ],
        },
      ],
    },
    {
      id: 'before',
      heading: 'What to check before you book',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Position of the cabin',
              text: 'On a river boat the upper deck has the view and the lower one the quiet. On a ship, low and in the middle moves least.',
            },
            {
              name: 'What the price includes',
              text: 'Meals nearly always. Excursions, park fees, port charges and drinks may be extra. We go through the list with you before you pay.',
            },
            {
              name: 'Getting to the jetty',
              text: 'Many river jetties are hard to find on a map. Book a cab from the airport, and a night on shore before sailing in case the flight is late.',
            },
            {
              name: 'Papers',
              text: 'A photo identity card for every guest, a passport for voyages that leave India, and permits for Lakshadweep or parts of the north-east.',
            },
          ],
        },
      ],
      link: { name: 'Contact us about a cruise', path: paths.contact },
    },
  ],
  closing: {
    heading: 'Ask about a cruise',
    text: 'Tell us the month, the nights, the number of people, and whether anyone gets seasick. We come back with what sails and what it costs.',
  },
};
