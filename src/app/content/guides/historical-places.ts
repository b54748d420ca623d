import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { historicalPlaces } from '#app/content/places/historical-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const historicalPlacesGuide: PageContent = {
  title: 'Guide to historical places: Delhi, Agra, Jaipur, Sivasagar',
  description:
    'The stories of Delhi, Agra, Rajasthan and Sivasagar with dates and driving times, six more sites in India, closing days and a route of six days.',
  poster: posters['historical-fort'],
  trail: trails.places,
  here: 'Historical places',
  heading: 'Guide to historical places',
  lead: 'Who built what, and when; how long each place takes; and on which day its gate is shut.',
  chatText: 'Hello, please call me back about a historical tour.',
  sections: [
    {
      id: 'places',
      heading: 'Delhi, Agra, Rajasthan and Sivasagar',
      blocks: [{ kind: 'places', places: historicalPlaces }],
      link: { name: 'Historical tours with prices', path: paths.historicalTours },
    },
    {
      id: 'elsewhere',
      heading: 'More sites in India',
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
            {
              name: 'Dholavira',
              text: 'A Harappan city in Kutch, more than 4,000 years old, which still shows its reservoirs.',
            },
            {
              name: 'National Museum',
              text: 'Its collection in Delhi has the Dancing Girl of Mohenjo-daro, a bronze 10.5 cm tall and some 4,000 years old.',
            },
          ],
        },
      ],
    },
    {
      id: 'closed',
      heading: 'Closing days and what to see instead',
      blocks: [
        {
          kind: 'list',
          items: [
            'Taj Mahal, Friday: see Agra Fort, and the tomb of Itimad-ud-Daulah.',
            'Red Fort, Monday: Humayun’s Tomb or the Qutub Minar.',
            'National Museum, Monday: the Old Fort.',
            'Ajanta, Monday: Ellora. Ellora, Tuesday: Ajanta.',
            'Public holidays and state visits can add to them.',
          ],
        },
      ],
    },
    {
      id: 'route',
      heading: 'Delhi, Agra and Jaipur in six days',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The usual first journey is a triangle. Two days in Delhi. On the third, drive to Agra and spend the late afternoon at the fort. The fourth begins at the Taj at opening time, goes on to Fatehpur Sikri and ends in Jaipur, about 240 km in all, with a detour to the stepwell of Chand Baori at Abhaneri if the light lasts. The fifth is for Amber and the old city. On the sixth you are back in Delhi by afternoon.',
            'Start on a Saturday and no closing day is in the way.',
          ],
        },
      ],
      link: { name: 'Cabs from Delhi to Agra and Jaipur', path: paths.delhiTaxi },
    },
    {
      id: 'day',
      heading: 'Guides, hours and what to bring',
      blocks: [
        {
          kind: 'list',
          items: [
            'Forts are climbed in the cool of the morning, red sandstone tombs look best before sunset, and museums suit the hot hours.',
            'Signs at the sites say little, so an hour with a guide is well spent. Ask to see the licence card before you agree on the walk.',
            'A scarf: heads are covered in some shrines, and the sun is strong in all of them.',
            'A small torch for stairs, stepwells and painted ceilings.',
            'Shoes that come off quickly, and socks for hot marble.',
            'Passport or identity card: ticket counters ask foreign visitors for it.',
            'Tripods and large bags are best left in the car.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Plan a route through history',
    text: 'Name the places or the centuries that interest you, your days and your city of arrival. We suggest an order.',
  },
};
