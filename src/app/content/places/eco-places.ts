import { posters } from '@purvai/posters';
import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the page on eco tours. */
export const ecoPlaces: readonly PlaceCopy[] = [
  {
    id: 'kaziranga',
    name: 'Kaziranga',
    poster: posters.kaziranga,
    paragraphs: [
      'An open jeep leaves before breakfast, and January mornings are cold. In the Kohora and Bagori ranges the first rhino often comes into view within half an hour. About 2,600 live in the park, roughly two thirds of all the one-horned rhinos there are. Wild buffalo, swamp deer and elephants are usual. Tigers are many and seldom seen, because the grass is taller than the jeep.',
      'Take one drive in the early morning and one after lunch, in different ranges. The highway along the southern edge crosses the path that elephants take to the Karbi hills, so drive it slowly and by day.',
    ],
    facts: [
      { name: 'Time needed', value: 'Two nights' },
      { name: 'Best months', value: 'November to April' },
      { name: 'From Guwahati', value: 'About 215 km' },
      { name: 'By car', value: 'Five hours' },
      { name: 'Park open', value: 'Roughly November to April' },
    ],
  },
  {
    id: 'sohra',
    name: 'The root bridges of Sohra',
    poster: posters['eco-forest'],
    paragraphs: [
      'Khasi villagers train the roots of the rubber fig across a stream. After fifteen years or more the bridge bears a person, and then it grows stronger for generations. The double-decker at Nongriat is reached from Tyrna, down about 3,000 concrete steps and over two wire footbridges.',
      'The way back is the same 3,000 steps up. Start early, carry two litres of water, allow six hours, or sleep at Nongriat and climb back in the cool of the morning. Anyone with bad knees can see a single bridge at Riwai, near Mawlynnong, after a short walk. Both walks leave time for Nohkalikai, a fall of about 340 m, seen from a viewpoint near Sohra.',
    ],
    facts: [
      { name: 'Time needed', value: 'Two nights, one of them at Nongriat if you like' },
      { name: 'Best months', value: 'October to April' },
      { name: 'From Guwahati', value: 'About 155 km' },
      { name: 'By car', value: 'Five hours, by way of Shillong' },
    ],
  },
];
