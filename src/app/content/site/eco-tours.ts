import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { ecoPlaces } from '#app/content/places/eco-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const ecoTours: PageContent = {
  title: 'Eco Tours: forests, wetlands, villages and coasts',
  description:
    'Eco tours with prices in Kaziranga and Majuli, five kinds of eco tour, the best months for each place, and advice on a route at no charge.',
  poster: posters.shillong,
  trail: trails.about,
  here: 'Eco Tours',
  heading: 'Eco tours',
  lead: 'Rhinos at Kaziranga, monasteries on Majuli, living root bridges at Sohra, in small groups.',
  chatText: 'Hello, please call me back about an eco tour.',
  about: {
    type: 'TouristTrip',
    name: 'Eco tours in India',
    areas: ['Kaziranga', 'Majuli', 'Sohra', 'Sundarbans', 'Chilika'],
  },
  sections: [
    {
      id: 'types',
      heading: 'Five kinds of eco tour',
      blocks: [
        {
          kind: 'points',
          points: [
            { name: 'Nature', text: 'Wild animals where they live, such as the rhinos of Pobitora.' },
            { name: 'Community', text: 'You sleep in a village, such as Khonoma, and the village earns.' },
            {
              name: 'Marine and Coastal',
              text: 'Lagoons, mangroves and turtle beaches in Odisha and Bengal.',
            },
            { name: 'Forest', text: 'On foot with someone who knows the plants, as at Mawphlang.' },
            { name: 'Urban', text: 'A wetland at the end of a city road, such as Deepor Beel.' },
          ],
        },
      ],
    },
    {
      id: 'days',
      heading: 'Kaziranga and Sohra (Cherrapunji)',
      blocks: [{ kind: 'places', places: ecoPlaces }],
    },
    {
      id: 'by-boat',
      heading: 'Majuli, Sundarbans and Chilika by boat',
      poster: posters['cruise-river'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Majuli is a river island with monasteries and mask makers, an hour by ferry from Nimati Ghat near Jorhat. Stay two nights.',
            'The Sundarbans have mangroves, crocodiles and, for very few visitors, a tiger. It is three hours by road from Kolkata to the boat.',
            'Chilika, about 50 km from Puri in Odisha, is a lagoon with dolphins, and with water birds in winter.',
          ],
        },
      ],
      link: { name: 'Guide to parks and villages', path: paths.natureGuide },
    },
    {
      id: 'reasons',
      heading: 'Reasons to choose an eco tour',
      blocks: [
        {
          kind: 'list',
          items: [
            'Permits, guides and homestays are income for the people who keep the forest.',
            'A small group comes closer to birds and animals.',
            'With more time in fewer places, one foggy morning does not matter.',
            'Kaziranga and Sohra are five hours from Guwahati by car.',
          ],
        },
      ],
    },
    {
      id: 'seasons',
      heading: 'Best months by place',
      blocks: [
        {
          kind: 'table',
          caption: 'Parks set their opening dates each year. Ask before you book flights.',
          columns: ['Place', 'Go', 'Leave out'],
          rows: [
            ['Kaziranga', 'November–April', 'June–September: park closed'],
            ['Majuli', 'November–March', 'June–September: high river'],
            ['Sohra', 'October–April', 'June–September: rain'],
            ['Sundarbans', 'November–February', 'April–September: heat'],
            ['Chilika', 'November–February', 'June–September: no birds'],
          ],
        },
      ],
    },
    {
      id: 'lightly',
      heading: 'How to behave',
      blocks: [
        {
          kind: 'list',
          items: [
            'Stay in the jeep, and let animals keep their distance.',
            'Carry your waste back to the city.',
            'Ask before you take a picture of people or prayers.',
            'Hire the guide of the village, and buy from the maker.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Kaziranga, Majuli and Sohra together take a week from Guwahati. Tell us your days and how well your group walks; the advice costs nothing.',
          ],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
  ],
  closing: {
    heading: 'Ask about an eco tour',
    text: 'Tell us the places, your dates and who comes along. We reply with a route, the nights and the fare for the car.',
  },
};
