import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { delhiPlaces } from '#app/content/places/delhi-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const placesOfDelhi: PageContent = {
  title: 'Guide to the sights of Delhi: hours, walks, closing days',
  description:
    'Thirteen sights of Delhi at length: what to see at each, how long it takes, when it is closed, and what the weather does month by month.',
  poster: posters['delhi-sightseeing'],
  trail: trails.places,
  here: 'Sights of Delhi',
  heading: 'Guide to the sights of Delhi',
  lead: 'What to see at each of thirteen sights, how long to stay, and the day on which the gate is shut.',
  chatText: 'Hello, please call me back about a sightseeing cab in Delhi.',
  sections: [
    {
      id: 'day',
      heading: 'Planning a day',
      blocks: [
        {
          kind: 'list',
          items: [
            'The sights are spread over some 20 km, and the Red Fort and the Qutub Minar are an hour apart. Four make a full day, five a brisk one.',
            'With half a day, take one corner of the city: the first two stops of a route.',
            'Akshardham Temple wants half a day to itself, from mid-afternoon until after dark. A morning at Humayun’s Tomb, across the Yamuna, goes well with it.',
          ],
        },
      ],
      link: { name: 'Three routes of one day each', path: `${paths.delhiSightseeingTaxi}#routes` },
    },
    {
      id: 'closed',
      heading: 'Closed days and closed roads',
      blocks: [
        {
          kind: 'list',
          items: [
            'Four of the thirteen are shut on Mondays: Red Fort, Lotus Temple, National Museum and Akshardham Temple.',
            'The main street of Chandni Chowk, opposite the Red Fort, is closed to motor traffic during the day. Walk it, or take a cycle rickshaw, and let the cab wait outside.',
            'In the weeks around 26 January and 15 August, rehearsals and security close Kartavya Path and the Red Fort for hours or days at a time.',
          ],
        },
      ],
    },
    {
      id: 'tickets',
      heading: 'Tickets and bags',
      blocks: [
        {
          kind: 'list',
          items: [
            'Buy the tickets of the archaeological monuments online if you can. Foreign visitors pay a higher rate and should carry a passport or a copy of it.',
            'Phones and cameras are not let into Birla Temple or Akshardham Temple, and the second takes no bags either. Leave them in the car, and keep some cash.',
            'Shoes come off at the temples and at the Lotus Temple. Shopping and umbrellas can stay in the car.',
          ],
        },
      ],
    },
    {
      id: 'sights',
      heading: 'The thirteen sights',
      blocks: [{ kind: 'places', places: delhiPlaces }],
      link: { name: 'A cab for the day, with its fare', path: paths.delhiSightseeingTaxi },
    },
    {
      id: 'season',
      heading: 'Weather by month',
      blocks: [
        {
          kind: 'list',
          items: [
            'October, February and March are the easy months, dry and mild. In November smoke from the fields often hangs over the city.',
            'From mid-April to June it passes 40 °C. See a monument before ten, the museum at noon, and a garden after five.',
            'July to September brings showers rather than whole days of rain. Stone stairs and marble turn slippery.',
            'In late December and January fog can hide the Qutub Minar’s upper storeys until ten. Begin with something indoors.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'See some of them in a day',
    text: 'Choose four or five. A cab for the day takes you from gate to gate.',
  },
};
