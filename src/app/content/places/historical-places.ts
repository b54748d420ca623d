import { posters } from '@purvai/posters';
import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the page on historical tours. */
export const historicalPlaces: readonly PlaceCopy[] = [
  {
    id: 'delhi',
    name: 'Delhi',
    poster: posters['delhi-sightseeing'],
    paragraphs: [
      'Three World Heritage sites stand in one city. The Qutub Minar, begun about 1199, rises about 73 m above a mosque built with pillars of older temples; the iron pillar in its court was forged some eight centuries earlier. Humayun’s Tomb, finished about 1570, tried out the garden and the double dome that the Taj Mahal made famous. The Red Fort came last, when Shah Jahan moved his capital here in 1648.',
      'See them in that order, from south to north. The Old Fort lies on the way from the second to the third.',
    ],
    facts: [
      { name: 'Time', value: 'Two days' },
      { name: 'Go', value: 'October to March' },
      { name: 'Start', value: 'Qutub Minar, early' },
    ],
  },
  {
    id: 'agra',
    name: 'Agra and Fatehpur Sikri',
    poster: posters.agra,
    paragraphs: [
      'The Taj Mahal was begun in 1632, for Mumtaz Mahal, who had died the year before. Her husband Shah Jahan spent his last eight years locked up in Agra Fort by their son, with the tomb in view downriver. The marble tower where he is said to have sat and looked at it, the Musamman Burj, is still there.',
      'Fatehpur Sikri, about 40 km west, was Akbar’s capital from 1571 to 1585 and then left standing. Courts, stables, a mosque and a gate of 54 m: it takes half a day, and lies on the road to Jaipur.',
    ],
    facts: [
      { name: 'Time needed', value: 'One night, to be at the Taj when it opens' },
      { name: 'Closed on', value: 'Friday (Taj Mahal)' },
      { name: 'Best months', value: 'October to March' },
      { name: 'From Delhi', value: 'About 230 km' },
      { name: 'By car', value: 'Four hours' },
    ],
  },
  {
    id: 'rajasthan',
    name: 'Rajasthan',
    poster: posters.jaipur,
    paragraphs: [
      'Jai Singh II laid out Jaipur in 1727 as a grid, and built an observatory whose sundial, about 27 m high, still tells the time. The Hawa Mahal of 1799 is a screen of 953 windows for women who were not to be seen. Amber, the older capital, sits on its hill about 11 km north.',
      'Six hill forts of the state share a World Heritage entry: Amber, Chittorgarh, Kumbhalgarh, Ranthambore, Gagron and Jaisalmer. Kumbhalgarh’s wall runs for about 36 km. Jaisalmer has people living inside it, with washing hung out in the lanes.',
    ],
    facts: [
      { name: 'From Delhi', value: 'About 280 km to Jaipur, five to six hours' },
      { name: 'Time', value: 'Two nights for Jaipur, a week for the forts' },
      { name: 'Go', value: 'November to February' },
    ],
  },
  {
    id: 'sivasagar',
    name: 'Sivasagar',
    poster: posters.sivasagar,
    paragraphs: [
      'The Ahom kings ruled much of Assam from 1228 to 1826, and for a long time from here. The Rang Ghar, built in the 1740s, is the two-storeyed pavilion from which they watched buffalo fights at Bihu. Its roof is an upturned boat. The Talatal Ghar near by has storeys below ground that are closed, which has kept the stories about its tunnels alive. In the town a tank dug in 1734 has three temples on its bank.',
      'Charaideo, about 30 km east, was the first Ahom capital and stayed the royal burial ground. Its grassy mounds, the moidams, joined the World Heritage list in 2024.',
    ],
    facts: [
      { name: 'Time needed', value: 'Two nights' },
      { name: 'Best months', value: 'November to March' },
      { name: 'From Guwahati', value: 'About 370 km' },
      { name: 'By car', value: 'Eight to nine hours; about 60 km from Jorhat' },
    ],
  },
];
