import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { delhiSights } from '#app/content/places/delhi-sights.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const delhiSightseeingTaxi: PageContent = {
  title: 'Delhi Sightseeing Taxi: thirteen sights, three routes',
  description:
    'A cab for the day in Delhi: thirteen sights with the time each needs, three ready routes, and the four places that are closed on Mondays.',
  poster: posters['delhi-sightseeing'],
  trail: trails.delhi,
  here: 'Delhi Sightseeing Taxi',
  heading: 'Delhi sightseeing by taxi',
  lead: 'Delhi’s sights are spread over some 20 km. With one car for the day you see four or five of them; this page says which ones lie close together.',
  chatText: 'Hello, please call me back about a sightseeing cab in Delhi.',
  about: { type: 'TaxiService', name: 'Sightseeing taxi in Delhi', areas: ['Delhi', 'New Delhi'] },
  sections: [
    {
      id: 'day',
      heading: 'How a day with a cab works',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You hire the car by the hour or for a whole day. The driver fetches you, drops you at a gate, parks, and comes back to the same gate when you ring. Umbrellas, shopping and the second pair of shoes can stay in the car. Tickets, guides and lunch are your own choice and your own bill.',
            'Start at nine, earlier in summer. Four sights make a full day and five a brisk one, because each change of place costs 20 to 40 minutes, and the Red Fort and the Qutub Minar are an hour apart. Buy the tickets of the archaeological monuments online if you can; foreign visitors pay a higher rate and should carry a passport or a copy of it.',
            'Cars cannot go everywhere. The main street of Chandni Chowk, opposite the Red Fort, is closed to motor traffic during the day; walk it, or take a cycle rickshaw, and let the cab wait outside. In the weeks around 26 January and 15 August, rehearsals and security close Kartavya Path and the Red Fort for hours or days at a time.',
          ],
        },
        {
          kind: 'call',
          heading: 'Book a car for the day',
          text: 'Say where you are staying and which sights you want. You hear the fare for the route and the type of car.',
        },
      ],
    },
    {
      id: 'routes',
      heading: 'Three routes of one day each',
      blocks: [
        {
          kind: 'table',
          caption: 'Sights in driving order, with the hours you need from the first gate to the last.',
          columns: ['Day', 'Sights', 'Hours'],
          rows: [
            [
              'The old city and the centre',
              'Red Fort, Connaught Place with lunch, Jantar Mantar, Birla Temple',
              'About 7',
            ],
            [
              'From Kartavya Path towards the river',
              'National Museum, India Gate, Old Fort, Humayun’s Tomb',
              'About 8',
            ],
            [
              'The south',
              'Qutub Minar, Mehrauli Archaeological Park, Lotus Temple, Dilli Haat for dinner',
              'About 9',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Akshardham Temple is missing from the table because it wants half a day to itself, from mid-afternoon until after dark. It goes well with a morning at Humayun’s Tomb, which is just across the Yamuna. Those with only half a day for all of Delhi do best with one corner: the first two stops of any row.',
          ],
        },
      ],
    },
    {
      id: 'sights',
      heading: 'The thirteen sights',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On Mondays the Red Fort, the Lotus Temple, the National Museum and Akshardham Temple are closed. Drive the southern route then, and leave out the Lotus Temple.',
          ],
        },
        { kind: 'places', places: delhiSights },
      ],
      link: { name: 'Guide to the sights of Delhi', path: paths.delhiGuide },
    },
    {
      id: 'other-routes',
      heading: 'Other Taxi Routes',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Delhi taxi',
              text: 'Hourly cabs for stations, hospitals and meetings, and the roads to Agra, Jaipur, Haridwar, Rishikesh, Shimla and Manali.',
              path: paths.delhiTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'The three terminals, how far they are from the city, and a fixed fare.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Guwahati taxi',
              text: 'Temples on the Brahmaputra, silk in Sualkuchi, and six routes into Assam and Meghalaya.',
              path: paths.guwahatiTaxi,
            },
            {
              name: 'Guwahati airport taxi',
              text: 'From Borjhar to the city, to Shillong or to Sohra (Cherrapunji), and how far to go on the day you land.',
              path: paths.guwahatiAirportTaxi,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for a sightseeing day',
    text: 'Name your sights and your date, and we reply with an order that saves driving, and the fare for the day.',
  },
};
