import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const taxis: PageContent = {
  title: 'Cabs in Delhi and Guwahati: kinds, fares and policy',
  description:
    'Local, outstation, airport, corporate and sightseeing cabs in Delhi and Guwahati. Moving your pickup is free until {change hours} before departure.',
  poster: posters['jungle-road'],
  trail: trails.home,
  here: 'Cabs',
  heading: 'Cabs in Delhi and Guwahati',
  lead: 'A car with a driver by the hour, for one ride or for several days. Enter your trip to see the fare of each car.',
  chatText: 'Hello, please call me back about hiring a cab.',
  about: { type: 'TaxiService', name: 'Cabs in Delhi and Guwahati', areas: ['Delhi', 'Guwahati'] },
  sections: [
    {
      id: 'intro',
      heading: 'How we price and book cabs',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Our types of car are {car types}. The price of a one-way ride depends only on car type and distance, and there are no hidden costs. An hourly hire is priced by car type and hours. A round trip is charged for {day minimum}, because car and driver stay with you.',
            'To book, tell us the pickup place and hour, the number of people and large bags, and the flight or train number if there is one.',
          ],
        },
      ],
    },
    {
      id: 'cities',
      heading: 'Cities We Operate in',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.delhi,
              name: 'Delhi',
              note: 'Cabs by the hour, three airport terminals, thirteen sights, and six outstation roads from Agra to Manali.',
              path: paths.delhiTaxi,
            },
            {
              poster: posters.guwahati,
              name: 'Guwahati',
              note: 'City and airport rides, and the roads to Shillong, Kaziranga and Upper Assam.',
              path: paths.guwahatiTaxi,
            },
          ],
        },
      ],
    },
    {
      id: 'options',
      heading: 'Cab options',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Local',
              text: 'By the ride or by the hour inside the city, with the same driver throughout.',
            },
            {
              name: 'Outstation',
              text: 'Delhi to Agra, Jaipur or the hills; Guwahati to Shillong, Kaziranga or Dibrugarh. One way or there and back.',
            },
            {
              name: 'Airport, Delhi',
              text: 'Prepaid rides to and from T1, T2 and T3, at the amount that you are quoted.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Airport, Guwahati',
              text: 'From Borjhar into the city, or on to Shillong and Sohra in the same car.',
              path: paths.guwahatiAirportTaxi,
            },
            {
              name: 'Corporate',
              text: 'One car for a day of meetings, or several for a group. Send the list for a fare per ride.',
            },
            {
              name: 'Sightseeing',
              text: 'A car that waits while you look. The Delhi page groups thirteen sights into days.',
              path: paths.delhiSightseeingTaxi,
            },
          ],
        },
      ],
    },
    {
      id: 'excellence',
      heading: 'Our Excellence',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Reasonable fares',
              text: 'The same ride is shown in each type of car, so that you can compare.',
            },
            {
              name: 'Timely pickup',
              text: 'We plan the pickup hour with the traffic of that hour in mind.',
            },
            {
              name: 'Serviced cars',
              text: 'Serviced for the climb to Shillong and for Delhi at 44\u00a0°C.',
            },
            {
              name: 'Experienced drivers',
              text: 'They know the jams, the fog and when to stop and wait.',
            },
          ],
        },
      ],
    },
    {
      id: 'policy',
      heading: 'Changing or cancelling a booking',
      blocks: [
        {
          kind: 'table',
          caption: 'Changing and cancelling a cab. Departure means the pickup time in your booking.',
          columns: ['You want to', 'And tell us', 'It costs'],
          rows: [
            ['Reschedule', 'At least {change hours} before departure', 'Nothing'],
            ['Reschedule', 'Later than that', 'Charges apply'],
            ['Cancel', 'By the end of the day before departure', 'Nothing'],
            ['Cancel', 'On the day of pickup', '{cancel percent} of the fare'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A late flight or train is not a change that you make. With its number, free waiting starts when it arrives and lasts {free waiting}; longer waiting is charged.',
            'Frequent bookers in Delhi get a discount. Say so when you ask for the fare.',
          ],
        },
      ],
      link: { name: 'All terms of booking', path: paths.bookingTerms },
    },
    {
      id: 'questions',
      heading: 'Questions about booking a cab',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How can I book a cab?',
              answer:
                'With the form at the top of this page, by phone, by chat or by e-mail. For a ride today, call: it is the quickest. For a tour of several days, send the dates and the stops by e-mail.',
            },
            {
              question: 'Is a round trip cheaper than two single rides?',
              answer:
                'It depends on the days. A kilometre costs less on a round trip, but each day has a minimum. With a long drive every day the round trip is cheaper; with days in one place, two single rides often are. The form shows both.',
            },
            {
              question: 'How do you seat a group of ten?',
              answer:
                'In several cars, such as two SUVs, or an SUV and a sedan for the grandparents. Tell us how much luggage there is and who travels together. Every car has its own fare.',
            },
            {
              question: 'Can I book cabs in both cities together?',
              answer:
                'Yes. The same office arranges the ride from Delhi airport, a day of sightseeing and the car from Borjhar to Shillong. Each ride has its own fare.',
            },
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'Help with choosing a cab',
      blocks: [
        {
          kind: 'call',
          heading: 'Help with a booking',
          text: 'Describe the people, the days and the stops. We say which car suits the trip and what it costs. The office in Guwahati answers day and night, for both cities.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for a cab in Delhi or Guwahati',
    text: 'Send the city, the date and the route. We reply with a car and its fare.',
  },
};
