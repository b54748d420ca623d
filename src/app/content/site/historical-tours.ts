import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const historicalTours: PageContent = {
  title: 'Historical Tours: forts, tombs, capitals and museums',
  description:
    'Four kinds of history tour in India, with dates, driving times and closing days for Delhi, Agra, Rajasthan and Sivasagar, and a free consultation.',
  poster: posters['historical-fort'],
  trail: trails.about,
  here: 'Historical Tours',
  heading: 'Historical tours',
  lead: 'Forts, tombs, palaces and museums in Delhi, Agra, Rajasthan and Sivasagar, with dates, driving times and closing days. Delhi, Agra and Jaipur together take six days by car.',
  chatText: 'Hello, please call me back about a historical tour.',
  about: {
    type: 'TouristTrip',
    name: 'Historical tours in India',
    areas: ['Delhi', 'Agra', 'Rajasthan', 'Sivasagar'],
  },
  sections: [
    {
      id: 'types',
      heading: 'Four kinds of historical tour',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Heritage',
              text: 'Old quarters where people still live and trade: Chandni Chowk and the lanes round the Jama Masjid in Delhi, or the walled city of Jaipur, on UNESCO’s list since 2019.',
            },
            {
              name: 'Archaeological',
              text: 'Excavated cities. Dholavira in Kutch, a Harappan city more than 4,000 years old, still shows its reservoirs; Nalanda in Bihar shows its monks’ cells.',
            },
            {
              name: 'Museum',
              text: 'Finds from old cities. The Dancing Girl of Mohenjo-daro, in the National Museum’s collection in Delhi, is a bronze 10.5 cm tall and some 4,000 years old.',
            },
            {
              name: 'Royal',
              text: 'Palaces and forts: Amber and Mehrangarh in Rajasthan, Agra Fort, or the palaces of the Ahom kings in upper Assam.',
            },
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons for a planned tour',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'The right time of day',
              text: 'Forts are climbed in the cool of the morning, red sandstone tombs look best before sunset, and museums suit the hot hours.',
            },
            {
              name: 'Weekly closing days',
              text: 'The Taj Mahal shuts on Fridays, the Red Fort on Mondays. With a plan, you see them on another day.',
            },
            {
              name: 'A licensed guide',
              text: 'Signs at the sites say little, so an hour with a guide is well spent. Ask to see the licence card before you agree on the walk.',
            },
            {
              name: 'A car for the day',
              text: 'The Red Fort and the Qutub Minar are about 20 km apart. With an hourly rental one driver stays all day, and bags stay in the boot.',
            },
          ],
        },
      ],
    },
    {
      id: 'places',
      heading: 'Delhi, Agra, Rajasthan and Sivasagar',
      blocks: [
        {
          kind: 'places',
          places: [
            {
              id: 'delhi',
              name: 'Delhi',
              poster: posters['humayuns-tomb'],
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
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Six more sites in India',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Hampi',
              text: 'Capital of Vijayanagara until it was sacked in 1565. Bazaars, elephant stables and a stone chariot among boulders on the Tungabhadra in Karnataka.',
            },
            {
              name: 'Nalanda',
              text: 'Brick monasteries in Bihar where monks studied from the fifth century onwards. The Chinese pilgrim Xuanzang took lessons here in the seventh.',
            },
            {
              name: 'Ajanta and Ellora',
              text: 'Caves with Buddhist paintings, and a Hindu temple cut downwards out of one hill. A day each from Aurangabad, now Chhatrapati Sambhajinagar.',
            },
            {
              name: 'Konark',
              text: 'A temple to the sun in the form of his chariot, with 24 carved wheels. Thirteenth century, about 35 km from Puri in Odisha.',
            },
            {
              name: 'Khajuraho',
              text: 'Chandela temples of the tenth and eleventh centuries in Madhya Pradesh. Most visitors come for a few of the carvings and stay for the rest.',
            },
            {
              name: 'Sanchi',
              text: 'The Great Stupa, begun under Ashoka in the third century BCE, with four gateways carved like picture books. Under 50 km from Bhopal.',
            },
          ],
        },
      ],
    },
    {
      id: 'closed',
      heading: 'Closing days',
      blocks: [
        {
          kind: 'table',
          caption: 'Regular closing days. Public holidays and state visits can add to them.',
          columns: ['Place', 'Closed', 'Do this instead'],
          rows: [
            ['Taj Mahal', 'Friday', 'Agra Fort, and the tomb of Itimad-ud-Daulah.'],
            ['Red Fort', 'Monday', 'Humayun’s Tomb or the Qutub Minar.'],
            ['National Museum', 'Monday', 'The Old Fort.'],
            ['Ajanta', 'Monday', 'Ellora.'],
            ['Ellora', 'Tuesday', 'Ajanta.'],
          ],
        },
      ],
    },
    {
      id: 'route',
      heading: 'Delhi, Agra and Jaipur in six days',
      poster: posters.delhi,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The usual first journey is a triangle. Two days in Delhi. On the third, drive to Agra and spend the late afternoon at the fort. The fourth begins at the Taj at opening time, goes on to Fatehpur Sikri and ends in Jaipur, about 240 km in all, with a detour to the stepwell of Chand Baori at Abhaneri if the light lasts. The fifth is for Amber and the old city. On the sixth you are back in Delhi by afternoon.',
            'Start on a Saturday and no closing day is in the way. A sedan does for two with luggage; a family wants an SUV. The form on our taxi pages shows the fare of each car; there and back, it is for {day minimum}.',
          ],
        },
      ],
      link: { name: 'Cabs from Delhi to Agra and Jaipur', path: paths.delhiTaxi },
    },
    {
      id: 'consult',
      heading: 'What to bring',
      blocks: [
        {
          kind: 'list',
          items: [
            'A scarf: heads are covered in some shrines, and the sun is strong in all of them.',
            'A small torch for stairs, stepwells and painted ceilings.',
            'Shoes that come off quickly, and socks for hot marble.',
            'Passport or identity card: ticket counters ask foreign visitors for it.',
            'Tripods and large bags are best left in the car.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Tell us which places or centuries interest you, with your days and your city of arrival, and we suggest an order.',
          ],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a historical tour',
    text: 'Name the places, or describe the building you have had in mind since school. We tell you how long the road is and what the car costs.',
  },
};
