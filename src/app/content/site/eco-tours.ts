import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const ecoTours: PageContent = {
  title: 'Eco Tours: forests, wetlands, villages and coasts',
  description:
    'Five kinds of eco tour, and what a day looks like in Kaziranga, Majuli, Sohra, the Sundarbans and Chilika: seasons, distances, how to travel lightly.',
  poster: posters['eco-forest'],
  trail: trails.about,
  here: 'Eco Tours',
  heading: 'Eco tours',
  lead: 'Rhinos at Kaziranga, monasteries on Majuli, living root bridges at Sohra (Cherrapunji). An eco tour takes you there in small numbers and pays the people who look after the place. Advice on a route is free.',
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
            {
              name: 'Nature',
              text: 'Wild animals where they live. At Pobitora, about 50 km from Guwahati, around a hundred rhinos share less than 40 square kilometres of grass and water.',
            },
            {
              name: 'Community',
              text: 'You sleep in a village and the village earns. Khonoma in Nagaland gave up hunting in its forest in 1998, and families there now guide and feed visitors.',
            },
            {
              name: 'Marine and Coastal',
              text: 'Lagoons, mangroves and turtle beaches. In most years olive ridleys come ashore by the thousand at Rushikulya in Odisha, some time between February and April.',
            },
            {
              name: 'Forest',
              text: 'On foot, slowly, with someone who knows the plants. In the sacred grove of Mawphlang, about 25 km from Shillong, custom forbids carrying out so much as a leaf.',
            },
            {
              name: 'Urban',
              text: 'A wetland at the end of a city road. Deepor Beel, a Ramsar site on the south-western edge of Guwahati, fills with ducks and storks every winter.',
            },
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons to choose an eco tour',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Income for local people',
              text: 'Park permits, local guides and homestay beds are income on the spot. They give a village a reason to keep its forest.',
            },
            {
              name: 'Small groups',
              text: 'Six people in a small boat are quiet enough to come close to birds. A large group is not.',
            },
            {
              name: 'Fewer places, more time',
              text: 'Two places in a week instead of five. If fog hides the first morning, there is a second one.',
            },
            {
              name: 'Near Guwahati',
              text: 'Pobitora, Kaziranga and Sohra are each within about five hours of Guwahati by car, and you see the fare of each car before you book. There and back, it is for {day minimum}.',
            },
          ],
        },
      ],
    },
    {
      id: 'days',
      heading: 'Kaziranga and Sohra (Cherrapunji)',
      blocks: [
        {
          kind: 'places',
          places: [
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
              poster: posters['sohra-falls'],
              paragraphs: [
                'Khasi villagers lead the roots of the rubber fig across a stream and wait. After fifteen years or more the bridge bears a person, and then it grows stronger for generations. The double-decker at Nongriat is reached from Tyrna, down about 3,000 concrete steps and over two wire footbridges.',
                'The way back is the same 3,000 steps up. Start early, carry two litres of water, allow six hours, or sleep at Nongriat and climb back in the cool of the morning. Anyone with bad knees can see a single bridge at Riwai, near Mawlynnong, after a short walk. Both walks leave time for Nohkalikai, a fall of about 340 m, seen from a viewpoint near Sohra.',
              ],
              facts: [
                { name: 'Time needed', value: 'Two nights, one of them at Nongriat if you like' },
                { name: 'Best months', value: 'October to April' },
                { name: 'From Guwahati', value: 'About 155 km' },
                { name: 'By car', value: 'Five hours, by way of Shillong' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'by-boat',
      heading: 'Majuli, Sundarbans and Chilika by boat',
      poster: posters['cruise-river'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Majuli is an island in the Brahmaputra that has lost more than half of its land to the river within a century. Drive about 310 km from Guwahati to Jorhat, seven hours, and take the ferry at Nimati Ghat, about an hour among motorbikes, goats and schoolteachers. Monks live here in satras, monasteries that date back to the sixteenth and seventeenth centuries, and teach boys to dance and drum. Samaguri makes masks of bamboo, clay and cloth. Mishing families weave beneath houses on stilts. Go round by bicycle, and stay two nights.',
            'The Sundarbans, south-east of Kolkata, are mangrove and tide. About three hours by road bring you to Godkhali; from there everything moves on water. You watch from the deck and from fenced towers at Sajnekhali and Dobanki, with a permit and a licensed guide on board. There are crocodiles on the mud, kingfishers of several kinds, chital and, for very few visitors, a tiger. Give it two nights.',
            'Chilika, in Odisha, is a lagoon behind a sandbar, as large as 1,100 square kilometres after the rains. At Satapada, about 50 km from Puri, Irrawaddy dolphins surface near the mouth. At Mangalajodi, on the northern shore, men who used to poach water birds now pole visitors among them in flat boats. December and January mornings are loud with godwits and ducks.',
          ],
        },
      ],
    },
    {
      id: 'lightly',
      heading: 'How to behave in parks and villages',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ask the boatman to cut the engine near dolphins. Those of the Brahmaputra are almost blind and live by sound.',
            'Wear dull colours in the parks, and leave the perfume off.',
            'Fill a bottle instead of buying ten.',
            'Carry batteries and wrappers back to the city. Villages have nowhere to put them.',
            'Hire the guide of that village, even for a short walk.',
            'Ask before you photograph people, prayers or a kitchen.',
            'Stay in the jeep, and don’t ask the driver to go closer.',
            'Buy the mask, the shawl or the honey from whoever made it.',
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
      id: 'consult',
      heading: 'A route for one week',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Two nights at Kaziranga, two on Majuli and two at Sohra make a round of about 900 km from Guwahati. The long leg is Jorhat back to the west, a full day in the car. With four days, take Kaziranga alone and see Pobitora on the way back. A family with small children does better at Kaziranga than on 3,000 steps.',
            'Tell us how many days you have and how well your group walks. The advice is free, and a person gives it.',
          ],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
  ],
  closing: {
    heading: 'Ask about an eco tour',
    text: 'Tell us the places you would like to see, your dates and who comes along. We reply with a route, the nights and the fare for the car.',
  },
};
