import { posters } from '@purvai/posters';
import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the page on Bhutan. */
export const bhutanPlaces: readonly PlaceCopy[] = [
  {
    id: 'thimphu',
    name: 'Thimphu',
    poster: posters.thimphu,
    paragraphs: [
      'The capital lies along a river at 2,300 metres. Buddha Dordenma, more than 50 metres tall, stands on the hill. Below stand the Memorial Chorten, which old people circle with prayer wheels from dawn, and Tashichho Dzong, the seat of government, open to visitors after office hours.',
      'The weekend market needs a morning: dried cheese, ferns, river fish and many kinds of chilli. The textile museum and the school of the thirteen arts explain what you will see woven and painted later.',
    ],
    facts: [
      { name: 'Stay', value: 'Two nights' },
      { name: 'Best for', value: 'Museums, the market, first walks at altitude' },
      { name: 'From Paro', value: 'About 50 km, an hour and a half' },
    ],
  },
  {
    id: 'paro',
    name: 'Paro',
    poster: posters['paro-dzong'],
    paragraphs: [
      'Flights from abroad land here, in a narrow valley. Rinpung Dzong stands over the river beside a roofed wooden bridge, and the round watchtower above it is now the National Museum. Kyichu Lhakhang, from the seventh century, has two orange trees said to bear all year.',
      'Taktsang, the Tiger’s Nest, stands on a cliff at 3,120 metres. The walk climbs about 520 metres from the trailhead and takes two to three hours up, half as long down; start before eight. Ponies carry people to the tea house at half way, and no farther.',
    ],
    facts: [
      { name: 'Time needed', value: 'Two nights, with Taktsang on the second day' },
      { name: 'Best months', value: 'March to May, September to November' },
      { name: 'Best for', value: 'Taktsang, dzongs, the Chele La pass' },
      {
        name: 'Height',
        value: '2,200 m in the valley, about 2,600 m at the trailhead, 3,120 m at Taktsang',
      },
    ],
  },
];
