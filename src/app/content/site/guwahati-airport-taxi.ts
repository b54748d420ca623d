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
  lead: 'Lokpriya Gopinath Bordoloi International is at Borjhar, about 25 km west of the centre. Book the ride before you fly, prepaid, and step from the arrivals hall into your car.',
  chatText: 'Hello, please call me back about a cab at Guwahati airport.',
  about: {
    type: 'TaxiService',
    name: 'Airport taxi in Guwahati',
    areas: ['Lokpriya Gopinath Bordoloi International Airport', 'Guwahati', 'Shillong', 'Sohra'],
  },
  sections: [
    {
      id: 'reasons',
      heading: 'Reasons to book your cab ahead',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Timely pickup',
              text: 'The car is there for the hour that we agreed, going out as well as coming in. Early flights are no exception.',
            },
            {
              name: 'Expert drivers',
              text: 'Experienced and verified. They know the bends at Umiam in cloud and the Jalukbari crossing at six in the evening.',
            },
            {
              name: 'Safety',
              text: 'Serviced cars for a road that climbs 1,400 metres to Shillong. In heavy rain or thick cloud the advice may be to wait.',
            },
            {
              name: '24/7 support',
              text: 'A late plane, a lost bag, a phone without signal in the hills: ring the office at any hour and speak to a person.',
            },
            {
              name: 'Affordable pricing',
              text: 'Choose the smallest car that holds you and your bags. Type and distance set the price, and nothing is hidden in it.',
            },
            {
              name: 'Prepaid',
              text: 'The fare is fixed at booking, and you pay it before the ride, once we have confirmed the cab. There is no bargaining at the kerb.',
            },
          ],
        },
      ],
    },
    {
      id: 'city',
      heading: 'From the airport to the city, about 25 km',
      poster: posters.guwahati,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Allow an hour to Paltan Bazaar and an hour and a quarter to Dispur or Khanapara, more between five and eight in the evening. Early in the morning 45 minutes will do. If your hotel is on the GS Road, the bypass is often quicker although it is longer; ask the driver what the traffic is like.',
            'The way east from the airport leads to Jalukbari, the big junction by Gauhati University. There the ways part. Straight on, under Nilachal Hill with Kamakhya on top, it goes along the Brahmaputra to Fancy Bazar, Paltan Bazaar and the railway station. To the right, the highway bypass swings round the south of the city to Basistha and Khanapara. To the left, the Saraighat Bridge crosses to IIT Guwahati and the north bank.',
            'One sight is easier from the airport road than from anywhere else: Deepor Beel, the bird lake, lies just south of it. Travellers with a free afternoon before a flight can look in from November to February.',
          ],
        },
      ],
      link: { name: 'Cabs within Guwahati', path: paths.guwahatiTaxi },
    },
    {
      id: 'hills',
      heading: 'Airport to Shillong and Sohra (Cherrapunji)',
      poster: posters.shillong,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Shillong is about 120 km from the terminal, three and a half to four hours. Sohra, also called Cherrapunji, is about 175 km: five and a half to six hours, with a halt. The cab takes the bypass, so you avoid the centre of Guwahati.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Jorabat, about an hour and a quarter: the Shillong road leaves the plain and starts to climb.',
            'Nongpoh, about halfway to Shillong: the usual stop for rice, tea and pineapples by the roadside.',
            'Umiam Lake, half an hour before Shillong: a reservoir among pines, with viewpoints, and the first cool air.',
            'Shillong, about 1,500 metres up: queues from four in the afternoon. Through traffic to Sohra needs patience here.',
            'Mawkdok, on the way to Sohra: the plateau breaks off into a green gorge. From here on, expect cloud.',
          ],
        },
        {
          kind: 'table',
          caption: 'How far to go on the day you land, so that you arrive in daylight.',
          columns: ['You land', 'Sleep in', 'Why'],
          rows: [
            ['Before nine', 'Sohra', 'You are there by about half past four, with a stop for lunch.'],
            ['Nine to noon', 'Shillong', 'Four hours on the road. Sohra is for the next morning.'],
            ['After noon', 'Guwahati', 'Leave at seven the next day, rested, and see the road.'],
          ],
        },
      ],
    },
    {
      id: 'free-hours',
      heading: 'Stops before your flight home',
      poster: posters.kamakhya,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Coming down from the hills with time to spare, you pass the eastern side of Guwahati first. The science museum is there, at Khanapara, 32 km from the airport; two hours among its exhibits suit children who have sat still since breakfast. Count another hour and a quarter to the terminal from its gate.',
            'With half a day, go up Nilachal Hill instead. It is a few kilometres off the way to the airport, and from the top you see the river and much of the city. The courtyards of Kamakhya take less than an hour. Leave the inner shrine for a day without a flight, since nobody can say how long the line will be.',
            'Hire the car by the hour for either plan, and the suitcases ride along. Leave the two hours that check-in for a domestic flight asks for.',
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
                'You tell us the flight, the destination and the number of people. We quote a fare for the car that fits, confirm the cab and tell you how to pay. You pay before the ride, and the fare stays at that, even if the bypass is jammed. If the plane is late, you pay nothing for the delay: with your flight number, free waiting begins when it lands.',
            },
            {
              question: 'My flight leaves at two. When must I start from Shillong?',
              answer:
                'At eight in the morning, for a domestic flight. That gives four hours for the road and two at the airport. In the rains take an hour more. For any flight before eleven, spend the last night in Guwahati.',
            },
            {
              question: 'What should I send you before I land?',
              answer:
                'The flight number, a phone number that works in India, the address of your stay and the count of large bags. Then we agree on a place to meet outside the arrivals hall, which is easier than describing it on the day.',
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
          text: 'You hear the fare for your ride. The office is in Guwahati, so you can also ask what the road is like today.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for an airport fare',
    text: 'Tell us where you want to sleep on the night you land. We reply with a fare, a car and the driving time.',
  },
};
