import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the scuba diving page; the cards at its top have their pictures and refer to their ids. */
export const diveSpots: readonly PlaceCopy[] = [
  {
    id: 'goa',
    name: 'Goa',
    paragraphs: [
      'The diving is at Grande Island, off Vasco da Gama. Suzy’s Wreck, a British-built cargo ship about 130 m long, rests there on sand in some 12 m of water, with batfish, snappers and lionfish in her ribs. Davy Jones’ Locker, close by, has more current and is for people with some dives behind them.',
      'The water is often green, and on a poor day you see three metres. A first dive fits between breakfast and a late lunch. Beach sellers fold ‘scuba’ into a bundle of boat games, so ask how many minutes are spent under water.',
    ],
    facts: [
      { name: 'Good for', value: 'First dives, and a shallow wreck' },
      { name: 'Depth', value: 'About 5 to 15 m' },
      { name: 'Season', value: 'October to May' },
      { name: 'Airports', value: 'Dabolim and Mopa' },
    ],
  },
  {
    id: 'lakshadweep',
    name: 'Lakshadweep',
    paragraphs: [
      'Thirty-six low coral islands, ten of them inhabited, lie 200 to 440 km off Kerala. Kadmat, Bangaram, Agatti and Kavaratti have the diving. Turtles graze in the lagoons. Outside the reef, walls of soft coral start at about 12 m and drop out of sight. Seeing 20 m ahead is normal.',
      'Every visitor needs an entry permit, and foreign visitors are allowed on a few islands only. Start weeks ahead, and settle the island before the flight.',
    ],
    facts: [
      { name: 'Good for', value: 'Clear water, corals, turtles, now and then a manta ray' },
      {
        name: 'Getting there',
        value: 'Kochi to Agatti, about an hour and a half by air; ships take overnight',
      },
      { name: 'Season', value: 'October to May' },
      { name: 'Papers', value: 'Entry permit for everyone' },
    ],
  },
  {
    id: 'netrani',
    name: 'Netrani',
    paragraphs: [
      'About 20 km out from Murudeshwar in Karnataka, a wooded rock stands alone in the sea. From the air it has the shape of a heart. No one lives on it, and divers stay on the boat or below it. Groupers, barracuda, triggerfish, moray eels and stingrays keep to the boulders. Once in a while a whale shark passes.',
      'The boat needs an hour to an hour and a half, across open water. Take a seasickness tablet before it leaves. Back on shore, Murudeshwar has a temple tower of twenty storeys and a seated Shiva about 37 m high.',
    ],
    facts: [
      { name: 'Good for', value: 'Fish in number, with more to see than off Goa' },
      {
        name: 'Getting there',
        value: 'Murudeshwar station on the Konkan Railway; about 160 km from Mangaluru',
      },
      { name: 'Season', value: 'October to May, weather allowing' },
      { name: 'Time', value: 'Most of a day' },
    ],
  },
  {
    id: 'puducherry',
    name: 'Puducherry',
    paragraphs: [
      'The sea bed off Puducherry is largely sand, so divers built a reef. Since 2013 Temple Reef has grown out of rocks, concrete, iron frames, trees and one scooter, in about 18 m of water. Fish gather from seven metres down. Aravind’s Wall, some 15 km out, falls from about 30 m and is for advanced divers.',
      'This coast has a rainy season of its own. The north-east monsoon brings most of the year’s rain between October and December, which makes January to May the surer half. Evenings are easy: Goubert Avenue, along the sea, is closed to cars in the evening.',
    ],
    facts: [
      { name: 'Good for', value: 'A built reef for learners, a wall for the experienced' },
      { name: 'Depth', value: 'About 7 to 18 m at Temple Reef' },
      { name: 'Season', value: 'January to May is calmest' },
      { name: 'Getting there', value: 'About 150 km south of Chennai by the East Coast Road' },
    ],
  },
  {
    id: 'kovalam',
    name: 'Kovalam',
    paragraphs: [
      'Kovalam is the beach nearest to Thiruvananthapuram. The diving is round the rocks between the lighthouse and Vizhinjam harbour, and it is shallow: four or five metres on many first dives. Pufferfish, butterflyfish, groupers and the odd moray live on the ledges.',
      'So near the shore, waves lift sand and the view shortens. December to March is calm and clearest. The red and white lighthouse, in service since 1972, can be climbed for a look at the bays.',
    ],
    facts: [
      { name: 'Good for', value: 'A gentle try on a Kerala holiday' },
      { name: 'Depth', value: 'From about 4 m' },
      { name: 'Season', value: 'October to May, clearest December to March' },
      { name: 'Airport', value: 'Thiruvananthapuram, about half an hour' },
    ],
  },
  {
    id: 'andaman',
    name: 'Andaman',
    paragraphs: [
      'If you have a week and want one place only, take this one. Havelock has house reefs that you walk into from the sand and pinnacles an hour out by boat. Its smaller neighbour Neil is quieter. At Barren Island, an active volcano far to the north-east, divers swim over lava.',
      'The islands are a long way out: a flight of a little over two hours from Chennai or Kolkata, then a ferry. Anything under four nights is mostly travelling.',
    ],
    facts: [
      { name: 'Good for', value: 'Every level, from a first dive to deep reefs' },
      { name: 'Season', value: 'October to May; June to September is unsuitable' },
      { name: 'Water', value: '26 to 29\u00a0°C' },
      { name: 'Airport', value: 'Port Blair (Sri Vijaya Puram)' },
    ],
  },
];
