import { posters } from '@purvai/posters';
import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the page on diving in the Andamans. */
export const andamanSites: readonly PlaceCopy[] = [
  {
    id: 'havelock',
    name: 'Havelock',
    poster: posters.scuba,
    paragraphs: [
      'Most dive centres stand along the east side, on Beaches No. 2, 3 and 5. Nemo Reef, off Beach No. 2, is a walk in from the sand and takes most beginners. Boats go to Aquarium and Lighthouse for easy reef, and farther out to Johnny’s Gorge and Dixon’s Pinnacle, where the current brings barracuda and reef sharks past certified divers.',
      'Keep one late afternoon for Radhanagar, Beach No. 7, on the other side of the island. It faces west and the sun sets into the sea.',
    ],
    facts: [
      { name: 'Ferry', value: 'About 1½ to 2½ hours from Port Blair' },
      { name: 'Level', value: 'Everyone' },
      { name: 'Stay', value: 'Three nights for two days of diving' },
    ],
  },
  {
    id: 'north-bay',
    name: 'North Bay Island',
    poster: posters['north-bay'],
    paragraphs: [
      'North Bay faces Port Blair across the harbour mouth, below a red and white lighthouse. Older ₹20 notes carried the view on their back. Boats leave from the water sports complex in town and often call on the same trip at Ross Island, the ruined British headquarters, renamed after Netaji Subhas Chandra Bose in 2018.',
      'The reef is shallow and close in. First dives share it with snorkellers, glass-bottom boats and people walking the sea bed in helmets, so take the first boat. It suits a traveller who has one free day and no time for Havelock.',
    ],
    facts: [
      { name: 'Boat', value: 'About half an hour from Port Blair' },
      { name: 'Level', value: 'First dives' },
      { name: 'Time', value: 'Half a day, a full one with Ross Island' },
    ],
  },
  {
    id: 'barren-island',
    name: 'Barren Island',
    poster: posters['barren-island'],
    paragraphs: [
      'About 135 km north-east of Port Blair stands a cone of ash that still smokes. Its first recorded eruption was in 1787. It slept for well over a century until 1991 and has been restless since. Landing is forbidden.',
      'Under water there are walls, lava channels, black sand and very clear sea, with manta rays and large schools of jacks when luck holds. Boats go out from Havelock long before dawn, or stay out for several nights, and only in calm months and with permission. An eruption calls everything off.',
    ],
    facts: [
      { name: 'Boat', value: 'A very long day, or a liveaboard' },
      { name: 'Level', value: 'Certified and experienced divers' },
      { name: 'Months', value: 'Calm spells, mostly February to April' },
    ],
  },
];
