import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { historicalPlaces } from '#app/content/places/historical-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const historicalTours: PageContent = {
  title: 'Historical Tours: forts, tombs, capitals and museums',
  description:
    'Historical tours with prices: Delhi, Agra and Jaipur in six days, Sivasagar in three. Four kinds of tour, closing days and a free consultation.',
  poster: posters['historical-fort'],
  trail: trails.about,
  here: 'Historical Tours',
  heading: 'Historical tours',
  lead: 'Forts, tombs and palaces by car, with a guide where it counts, and planned around the closing days.',
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
              text: 'Old quarters where people live and trade: Chandni Chowk, or the walled city of Jaipur.',
            },
            {
              name: 'Archaeological',
              text: 'Excavated cities, such as Dholavira in Kutch and Nalanda in Bihar.',
            },
            { name: 'Museum', text: 'The finds themselves, first of all in the National Museum in Delhi.' },
            {
              name: 'Royal',
              text: 'Amber and Mehrangarh in Rajasthan, Agra Fort, or the palaces of the Ahom kings.',
            },
          ],
        },
      ],
    },
    {
      id: 'places',
      heading: 'Delhi, Agra, Rajasthan and Sivasagar',
      blocks: [{ kind: 'places', places: historicalPlaces }],
      link: { name: 'Guide to historical places', path: paths.historyGuide },
    },
    {
      id: 'elsewhere',
      heading: 'Six more sites in India',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hampi in Karnataka, capital of Vijayanagara until 1565',
            'Nalanda in Bihar, monasteries from the fifth century',
            'Ajanta and Ellora, painted caves and a temple cut from a hill',
            'Konark in Odisha, the sun’s chariot with 24 wheels',
            'Khajuraho in Madhya Pradesh, Chandela temples',
            'Sanchi near Bhopal, Ashoka’s Great Stupa',
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
          caption: 'Regular days. Public holidays add to them.',
          columns: ['Place', 'Closed'],
          rows: [
            ['Taj Mahal', 'Friday'],
            ['Red Fort, National Museum, Ajanta', 'Monday'],
            ['Ellora', 'Tuesday'],
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons for a planned tour',
      blocks: [
        {
          kind: 'list',
          items: [
            'Forts come in the cool of the morning, museums in the hot hours, and closed gates on another day.',
            'Start in Delhi on a Saturday, and no closing day is in the way.',
            'A licensed guide tells you what the signs leave out.',
            'One car and driver for the whole route, with your bags in the boot. There and back, the fare is for {day minimum}.',
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
            'A scarf for shrines and sun',
            'Shoes that come off quickly, and socks',
            'Passport or identity card for the ticket counter',
            'No tripod and no large bag',
          ],
        },
        {
          kind: 'text',
          paragraphs: ['Tell us your days and your city of arrival, and we suggest an order.'],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a historical tour',
    text: 'Name the places, or describe the building you have had in mind since school. We tell you how long the road is and what it costs.',
  },
};
