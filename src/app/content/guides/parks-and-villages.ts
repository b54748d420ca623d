import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { ecoPlaces } from '#app/content/places/eco-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const parksAndVillages: PageContent = {
  title: 'Guide to Kaziranga, Majuli, Sohra, Sundarbans and Chilika',
  description:
    'Kaziranga, Sohra, Majuli, the Sundarbans and Chilika: what a day is like, how to get there, the months to choose, and how to behave.',
  poster: posters.majuli,
  trail: trails.places,
  here: 'Parks and villages',
  heading: 'Guide to parks and villages',
  lead: 'Rhinos, root bridges, an island of monasteries, mangroves and a lagoon: how to get to each, and how long to stay.',
  chatText: 'Hello, please call me back about an eco tour.',
  sections: [
    {
      id: 'places',
      heading: 'Kaziranga and Sohra (Cherrapunji)',
      blocks: [{ kind: 'places', places: ecoPlaces }],
      link: { name: 'Eco tours with prices', path: paths.ecoTours },
    },
    {
      id: 'majuli',
      heading: 'Majuli',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Majuli is an island in the Brahmaputra that has lost more than half of its land to the river within a century. Drive about 310 km from Guwahati to Jorhat, seven hours, and take the ferry at Nimati Ghat, about an hour among motorbikes, goats and schoolteachers.',
            'Monks live here in satras, monasteries that date back to the sixteenth and seventeenth centuries, and teach boys to dance and drum. Samaguri makes masks of bamboo, clay and cloth. Mishing families weave beneath houses on stilts. Go round by bicycle, and stay two nights.',
          ],
        },
      ],
    },
    {
      id: 'deltas',
      heading: 'Sundarbans and Chilika',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The Sundarbans, south-east of Kolkata, are mangrove and tide. About three hours by road bring you to Godkhali; from there everything moves on water. You watch from the deck and from fenced towers at Sajnekhali and Dobanki, with a permit and a licensed guide on board. There are crocodiles on the mud, kingfishers of several kinds, chital and, for very few visitors, a tiger. Give it two nights.',
            'Chilika, in Odisha, is a lagoon behind a sandbar, as large as 1,100 square kilometres after the rains. At Satapada, about 50 km from Puri, Irrawaddy dolphins surface near the mouth. At Mangalajodi, on the northern shore, men who used to poach water birds now pole visitors among them in flat boats. December and January mornings are loud with godwits and ducks.',
          ],
        },
      ],
    },
    {
      id: 'near',
      heading: 'Near the cities',
      blocks: [
        {
          kind: 'list',
          items: [
            'Pobitora, about 50 km from Guwahati: around a hundred rhinos share less than 40 square kilometres of grass and water.',
            'Deepor Beel, a Ramsar site on the south-western edge of Guwahati: ducks and storks fill it every winter.',
            'Mawphlang, about 25 km from Shillong: a sacred grove, from which custom forbids carrying out so much as a leaf.',
            'Khonoma in Nagaland: the village gave up hunting in its forest in 1998, and families now guide and feed visitors.',
            'Rushikulya in Odisha: olive ridleys come ashore by the thousand in most years, some time between February and April.',
          ],
        },
      ],
    },
    {
      id: 'months',
      heading: 'Best months by place',
      blocks: [
        {
          kind: 'table',
          caption:
            'Months for a first visit. Parks set their opening dates afresh each year; ask us before you book flights.',
          columns: ['Place', 'Go', 'Leave out'],
          rows: [
            ['Kaziranga', 'November–April', 'June–September: floods, park closed.'],
            ['Majuli', 'November–March', 'June–September: high river, ferries may halt.'],
            ['Sohra', 'October–April', 'June–September: slippery steps, endless rain.'],
            ['Sundarbans', 'November–February', 'April–September: heat, storms.'],
            ['Chilika', 'November–February', 'June–September: rain, and the birds are away.'],
          ],
        },
      ],
    },
    {
      id: 'behave',
      heading: 'How to behave in parks and villages',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask the boatman to cut the engine near dolphins. Those of the Brahmaputra are almost blind and live by sound.',
            'Wear dull colours in the parks, and leave the perfume off.',
            'Stay in the jeep, and don’t ask the driver to go closer.',
            'Fill a bottle instead of buying ten. Carry batteries and wrappers back to the city: villages have nowhere to put them.',
            'Hire the guide of that village, even for a short walk.',
            'Ask before you photograph people, prayers or a kitchen.',
            'Buy the mask, the shawl or the honey from whoever made it.',
          ],
        },
      ],
    },
    {
      id: 'week',
      heading: 'A route for one week',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Two nights at Kaziranga, two on Majuli and two at Sohra make a round of about 900 km from Guwahati. The long leg is Jorhat back to the west, a full day in the car. With four days, take Kaziranga alone and see Pobitora on the way back. A family with small children does better at Kaziranga than on 3,000 steps.',
          ],
        },
      ],
      link: { name: 'Guide to Guwahati and its roads', path: paths.guwahatiGuide },
    },
  ],
  closing: {
    heading: 'Plan a week outdoors',
    text: 'Tell us how many days you have and how well your group walks. We suggest a route.',
  },
};
