import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths, taxiRoutePath } from '#paths.ts';

export const guwahatiTaxi: PageContent = {
  title: 'Guwahati Taxi: city cabs, Shillong, Sohra, Kaziranga',
  description:
    'Cabs in Guwahati by the hour, to Kamakhya and Sualkuchi, and out to Shillong, about 100 km, or Kaziranga, about 215 km. The fare of every car at once.',
  poster: posters.guwahati,
  trail: trails.taxis,
  here: 'Guwahati Taxi',
  heading: 'Guwahati taxi',
  lead: 'Cabs by the hour, for a day of temples, or to Shillong, Sohra, Kaziranga and Upper Assam. Type your destination to see the fare of every car.',
  chatText: 'Hello, please call me back about a cab in Guwahati.',
  about: {
    type: 'TaxiService',
    name: 'Taxi service in Guwahati',
    areas: ['Guwahati', 'Shillong', 'Sohra', 'Kaziranga', 'Jorhat', 'Sivasagar', 'Dibrugarh'],
  },
  sections: [
    {
      id: 'outstation',
      heading: 'Outstation cabs from Guwahati',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.kaziranga,
              name: 'Guwahati to Kaziranga',
              path: taxiRoutePath('guwahati-to-kaziranga'),
              note: 'About 215 km, five hours. The park is closed from about May to October.',
            },
            {
              poster: posters.shillong,
              name: 'Guwahati to Shillong',
              path: taxiRoutePath('guwahati-to-shillong'),
              note: 'About 100 km, three hours. Umiam Lake is on the way.',
            },
            {
              poster: posters['sohra-falls'],
              name: 'Guwahati to Sohra (Cherrapunji)',
              path: taxiRoutePath('guwahati-to-sohra'),
              note: 'About 155 km, five hours. Full falls from June to October.',
            },
            {
              poster: posters.jorhat,
              name: 'Guwahati to Jorhat',
              path: taxiRoutePath('guwahati-to-jorhat'),
              note: 'About 310 km, seven hours. Ferry to Majuli from Nimati Ghat.',
            },
            {
              poster: posters.sivasagar,
              name: 'Guwahati to Sivasagar',
              path: taxiRoutePath('guwahati-to-sivasagar'),
              note: 'About 370 km, eight to nine hours. The Ahom capital.',
            },
            {
              poster: posters.dibrugarh,
              name: 'Guwahati to Dibrugarh',
              path: taxiRoutePath('guwahati-to-dibrugarh'),
              note: 'About 445 km, ten hours. Tea country and the Bogibeel bridge.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Book one way or as a round trip, which is charged for {day minimum}. The hours include one halt for tea.',
          ],
        },
      ],
      link: { name: 'Guide to Guwahati and its roads, month by month', path: paths.guwahatiGuide },
    },
    {
      id: 'local',
      heading: 'Local cabs by the hour',
      poster: posters.kamakhya,
      blocks: [
        {
          kind: 'list',
          items: [
            'Stations: Guwahati at Paltan Bazaar and Kamakhya Junction are about 7 km apart. Look at the ticket.',
            'Hospitals: GMCH at Bhangagarh and the clinics along the GS Road.',
            'Shopping: Fancy Bazar, Uzan Bazar and the silk shops on the GS Road.',
            'Weddings and work: a car per family or guest, for an evening or a week.',
          ],
        },
        {
          kind: 'call',
          heading: 'Another ride, or two cars',
          text: 'Name the start, the end and the type of car, and you get the fare by phone or chat.',
        },
      ],
    },
    {
      id: 'sightseeing',
      heading: 'Local sightseeing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Kamakhya temple, 8 km: come at dawn, the line lasts two to four hours.',
            'Umananda: river temple, ten minutes by ferry; boats stop at dusk.',
            'Assam State Museum: an hour and a half. Closed on Mondays.',
            'Assam State Zoo: two hours. Closed on Fridays.',
            'Science museum at Khanapara, 32 km from the airport: for children.',
            'Garbhanga, hill forest 15 km south of the city: in the dry months.',
            'Deepor Beel: waterbirds from November to February, before nine.',
            'Sualkuchi, 35 km, and Hajo: silk looms and a hill temple, half a day.',
            'Pobitora, 45 km: rhinos from November to April.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about cabs in Guwahati',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can I take a cab to Dibrugarh and fly home from there?',
              answer:
                'Yes, as a one-way trip. Dibrugarh’s airport is at Mohanbari, about 15 km from the town. Jorhat has an airport as well.',
            },
            {
              question: 'Which car is right for Shillong and Sohra?',
              answer:
                'A sedan for up to four people. Take an SUV if you are more, if you carry luggage for a week, or in the rains.',
            },
            {
              question: 'How much of Guwahati can we see in one day?',
              answer:
                'Kamakhya at dawn, the state museum, the Umananda ferry in the afternoon and sunset by the river: about nine hours. Sualkuchi and Hajo together are a second day.',
            },
            {
              question: 'When should we leave for a safari in Kaziranga?',
              answer:
                'The day before, for a morning jeep. If you leave the city at six you are at Kohora in time for lunch and an afternoon safari; going back the same evening means five hours in the dark.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-taxis',
      heading: 'Other taxi pages',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Guwahati airport taxi',
              text: 'Prepaid, with how far to go on the day you land.',
              path: paths.guwahatiAirportTaxi,
            },
            {
              name: 'Delhi taxi',
              text: 'By the hour, and to the hills or Rajasthan.',
              path: paths.delhiTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'For the onward ride, at all three terminals.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Delhi sightseeing taxi',
              text: 'Thirteen sights for a day between flights.',
              path: paths.delhiSightseeingTaxi,
            },
          ],
        },
      ],
      link: { name: 'All cabs, and the policy on changes', path: paths.taxis },
    },
  ],
  closing: {
    heading: 'Book a cab in Guwahati',
    text: 'Send the day, the number of people and the last stop. We reply with a car, its fare and a starting hour.',
  },
};
