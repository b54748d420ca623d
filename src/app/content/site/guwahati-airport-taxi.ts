import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const guwahatiAirportTaxi: PageContent = {
  title: 'Guwahati Airport Taxi: to the city, Shillong and Sohra',
  description:
    'Prepaid cabs from Guwahati airport at Borjhar: about 25 km to the city, 120 km to Shillong, 175 km to Sohra. Fares stay as quoted at booking.',
  poster: posters['guwahati-airport'],
  trail: trails.guwahati,
  here: 'Guwahati Airport Taxi',
  heading: 'Guwahati airport taxi',
  lead: 'Prepaid cabs from Lokpriya Gopinath Bordoloi International at Borjhar, about 25 km west of the centre, to the city, Shillong and Sohra.',
  chatText: 'Hello, please call me back about a cab at Guwahati airport.',
  about: {
    type: 'TaxiService',
    name: 'Airport taxi in Guwahati',
    areas: ['Lokpriya Gopinath Bordoloi International Airport', 'Guwahati', 'Shillong', 'Sohra'],
  },
  sections: [
    {
      id: 'hills',
      heading: 'Airport to Shillong and Sohra (Cherrapunji)',
      poster: posters.shillong,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Shillong is about 120 km from the terminal, three and a half to four hours; Sohra about 175 km, five and a half to six. The cab takes the bypass round the south of Guwahati to Jorabat, where the hill road begins.',
          ],
        },
        {
          kind: 'table',
          caption:
            'How far to go by daylight from November to January, when the sun sets at about half past four. In summer it sets at about six.',
          columns: ['You land', 'Sleep in', 'Why'],
          rows: [
            ['Before nine', 'Sohra', 'You are there by about four.'],
            ['Nine to noon', 'Shillong', 'Sohra is for the next morning.'],
            ['After noon', 'Guwahati', 'Otherwise the climb ends in the dark. Leave at seven the next day.'],
          ],
        },
      ],
      link: { name: 'The hill road, halt by halt', path: paths.guwahatiGuide },
    },
    {
      id: 'city',
      heading: 'From the airport to the city, about 25 km',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Allow an hour to Paltan Bazaar and an hour and a quarter to Dispur or Khanapara, more between five and eight in the evening.',
            'With time before a flight home, stop at the science museum at Khanapara, 32 km from the airport, or in the courtyards of Kamakhya. Hire the car by the hour, and the suitcases ride along.',
          ],
        },
      ],
      link: { name: 'Cabs within Guwahati', path: paths.guwahatiTaxi },
    },
    {
      id: 'reasons',
      heading: 'Reasons to book your cab ahead',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Timely pickup',
              text: 'The car is there at the agreed hour, also for early flights.',
            },
            {
              name: 'Expert drivers',
              text: 'Experienced and verified. They know the bends at Umiam in cloud.',
            },
            {
              name: 'Safety',
              text: 'Serviced cars. In heavy rain or thick cloud we may advise you to wait.',
            },
            {
              name: '24/7 support',
              text: 'A late plane, a lost bag, no signal in the hills: call the office.',
            },
            {
              name: 'Affordable pricing',
              text: 'Choose the smallest car that holds you and your bags.',
            },
            {
              name: 'Prepaid',
              text: 'The fare is fixed at booking and paid before the ride. Nobody bargains at the kerb.',
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about the Guwahati airport cab',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How does a prepaid transfer work?',
              answer:
                'Give us the flight, the destination and the number of people. We confirm the cab and tell you how to pay, and the fare stays as quoted. If the plane is late, free waiting starts when it lands; it lasts {free waiting}, and longer waiting is charged.',
            },
            {
              question: 'My flight leaves at two. When must I start from Shillong?',
              answer:
                'At eight in the morning, for a domestic flight: four hours for the road and two at the airport. In the rains take an hour more. For a flight before eleven, spend the last night in Guwahati.',
            },
            {
              question: 'What should I send you before I land?',
              answer:
                'The flight number, a phone number that works in India, the address of your stay and the number of large bags. Then we agree on a place to meet outside the arrivals hall.',
            },
          ],
        },
      ],
    },
    {
      id: 'book',
      heading: 'Book your Guwahati airport cab',
      blocks: [
        {
          kind: 'call',
          heading: 'Call or chat with your flight number',
          text: 'You get the fare for your ride. The office is in Guwahati and knows what the road is like today.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for an airport fare',
    text: 'Tell us where you want to sleep on the night you land. We reply with a fare, a car and the driving time.',
  },
};
