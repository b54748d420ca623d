import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const cruisesInIndia: PageContent = {
  title: 'Guide to cruises in India: rivers, ships, cabins, months',
  description:
    'What a river cruise and a sea cruise in India are like, what lies along the Brahmaputra and the Hooghly, which months to choose and what to check.',
  poster: posters.guwahati,
  trail: trails.places,
  here: 'Cruises in India',
  heading: 'Guide to cruises in India',
  lead: 'Life on board, what you pass on the way, and the difference between October and April.',
  chatText: 'Hello, please call me back about a cruise.',
  sections: [
    {
      id: 'board',
      heading: 'Life on board',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A river boat is small, often with a few dozen guests; you know the crew by the second day. A day is a village, a temple or a park on foot, then hours of banks drifting past. Boats tie up or anchor at dusk, and hardly move in the water.',
            'A ship at sea is a floating town with restaurants, pools and lifts: a day in port, a day at sea, a show in the evening. The motion is gentle in winter, and the ships sail through the night.',
          ],
        },
      ],
      link: { name: 'Cruises with prices', path: paths.cruises },
    },
    {
      id: 'brahmaputra',
      heading: 'Along the Brahmaputra',
      poster: posters.majuli,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The river that passes Guwahati comes out of Tibet as the Yarlung Tsangpo, bends round the end of the Himalaya and runs the length of Assam. In the dry months it splits into channels between islands of sand, some of them new since the last rains. A captain reads it by eye, with a crewman in the bow who sounds the depth.',
            'Upstream lie Kaziranga, where two thirds of the world’s one-horned rhinoceroses graze, and Majuli, a river island with Vaishnava monasteries whose monks dance and carve masks. Beyond them come Sivasagar, where the Ahom kings built palaces and tanks late in their six centuries of rule, and the tea country around Jorhat and Dibrugarh. With luck a river dolphin rolls beside the boat. It is nearly blind, and finds its fish by sound.',
          ],
        },
      ],
    },
    {
      id: 'rivers',
      heading: 'The Ganges, Kerala and the Sundarbans',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'From Kolkata boats go up the Hooghly past the old Danish, French and Dutch trading towns of Serampore, Chandannagar and Chinsurah, to the terracotta temples of Kalna and the palaces of Murshidabad. Longer voyages go on to Varanasi.',
            'In Kerala a thatched kettuvallam, once a rice barge, takes you between Alappuzha and Kumarakom. One night is the classic. The canals are narrow enough to smell the cooking on both banks.',
            'In the Sundarbans the tide rises twice a day in mangrove creeks, and the tiger swims. Boats sleep at anchor; walking ashore is for watchtowers only.',
          ],
        },
      ],
    },
    {
      id: 'sea',
      heading: 'From Mumbai, Chennai and Kochi',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most sea cruises in India start in Mumbai. Ships leave in the late afternoon, past the Gateway of India, and turn south along a coast of forts and palm beaches. Goa is the usual first call and a good two-night trip for people who want to find out whether they like ships. Kochi, with its Chinese fishing nets and its spice lanes, comes next, and Lakshadweep’s lagoons beyond it, where guests go ashore in small boats because no pier could hold the ship.',
            'Other sailings leave from Chennai and Kochi for Sri Lanka. Routes and ships change from one winter to the next.',
          ],
        },
      ],
    },
    {
      id: 'months',
      heading: 'Month by month',
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
      id: 'check',
      heading: 'Cabin, jetty and papers',
      blocks: [
        {
          kind: 'list',
          items: [
            'On a river boat the upper deck has the view and the lower one the quiet. On a ship, low and in the middle moves least.',
            'Meals are nearly always in the price. Excursions, park fees, port charges and drinks may be extra.',
            'Many river jetties are hard to find on a map. Book a cab from the airport, and a night on shore before sailing in case the flight is late.',
            'Every guest needs a photo identity card; voyages that leave India need a passport, and Lakshadweep or parts of the north-east a permit.',
          ],
        },
      ],
      link: { name: 'A cab to the jetty or to Kaziranga', path: paths.guwahatiTaxi },
    },
  ],
  closing: {
    heading: 'Find a sailing',
    text: 'Tell us the month and the nights. We find out what sails, from where, and at what price.',
  },
};
