import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { delhiPlaces } from '#app/content/places/delhi-places.ts';
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
  lead: 'With one car for the day you see four or five sights. It waits while you look.',
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
            'You hire the car by the hour or for a whole day. The driver drops you at a gate, parks, and comes back to the same gate when you ring. Tickets, guides and lunch are not in the fare.',
            'Start at nine, earlier in the summer months. Each change of place costs 20 to 40 minutes.',
          ],
        },
        {
          kind: 'call',
          heading: 'Book a car for the day',
          text: 'Say where you are staying and which sights you want. You get a route and its fare.',
        },
      ],
    },
    {
      id: 'routes',
      heading: 'Three routes of one day each',
      blocks: [
        {
          kind: 'table',
          caption: 'Sights in driving order, with the hours from the first gate to the last.',
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
            'Akshardham Temple needs half a day of its own, from mid-afternoon until after dark. With only half a day for all of Delhi, see the first two stops of a row.',
          ],
        },
      ],
    },
    {
      id: 'closing-days',
      heading: 'Closing days',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On Mondays the Red Fort, the Lotus Temple, the National Museum and Akshardham Temple are closed. Drive the southern route then, and leave out the Lotus Temple.',
          ],
        },
      ],
    },
    {
      id: 'sights',
      heading: 'The thirteen sights',
      blocks: [{ kind: 'places', places: delhiPlaces }],
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
              text: 'By the hour, and to Agra, Jaipur and the hills.',
              path: paths.delhiTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'Three terminals, and a fixed fare.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Guwahati taxi',
              text: 'The city, Assam and Meghalaya.',
              path: paths.guwahatiTaxi,
            },
            {
              name: 'Guwahati airport taxi',
              text: 'To the city, Shillong or Sohra.',
              path: paths.guwahatiAirportTaxi,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for a sightseeing day',
    text: 'Name your sights and your date. We reply with an order that saves driving, and the fare for the day.',
  },
};
