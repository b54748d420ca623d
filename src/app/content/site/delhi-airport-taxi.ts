import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const delhiAirportTaxi: PageContent = {
  title: 'Delhi Airport Taxi: T1, T2 and T3, day and night',
  description:
    'Prepaid cabs to and from terminals T1, T2 and T3 of Delhi airport, 24/7. The fare quoted when you book does not change afterwards.',
  poster: posters['delhi-airport'],
  trail: trails.delhi,
  here: 'Delhi Airport Taxi',
  heading: 'Delhi airport taxi',
  lead: 'Pickup and drop at T1, T2 and T3 of Indira Gandhi International, 24/7. You pay in advance, and the fare stays what it was when you booked.',
  chatText: 'Hello, please call me back about a cab to or from Delhi airport.',
  about: {
    type: 'TaxiService',
    name: 'Airport taxi in Delhi',
    areas: ['Indira Gandhi International Airport', 'Delhi', 'Gurugram', 'Noida'],
  },
  sections: [
    {
      id: 'terminals',
      heading: 'Terminals T1, T2 and T3',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Delhi’s airport lies in the south-west of the city, towards Gurugram. T2 and T3 stand side by side. T1 is several kilometres away by road, with an approach of its own. Please give us the terminal when you book.',
            'Look at your ticket, and look again on the day. Airlines are moved from one terminal to another, and T2 has been shut for works before.',
          ],
        },
        {
          kind: 'table',
          caption: 'The terminals in general terms. Your ticket names yours.',
          columns: ['Terminal', 'Flights', 'Bear in mind'],
          rows: [
            ['T1', 'Domestic', 'Stands alone. Changing to T2 or T3 means a road journey.'],
            ['T2', 'Domestic', 'Next to T3, a short walk with a trolley.'],
            ['T3', 'International and domestic', 'The largest; allow time for long corridors.'],
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons to choose us',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Fixed fare',
              text: 'You pay before the ride, at the amount we quoted. A slow hour on the airport road does not alter it.',
            },
            {
              name: 'Verified drivers',
              text: 'The person at the wheel has been verified and has experience of the city, which counts double when you arrive alone at night.',
            },
            {
              name: '24/7 pickup and drop',
              text: 'Many long-haul flights reach Delhi between ten at night and four in the morning. We pick up at those hours as at any other.',
            },
            {
              name: 'Three sizes of car',
              text: 'Small, medium and large cars. Tell us the number of suitcases, cricket bags or folded prams, and we name the size.',
            },
            {
              name: 'To and from the airport',
              text: 'Book the ride in and the ride out together, or one of them. The two may use different terminals.',
            },
            {
              name: 'A person on the phone',
              text: 'If you stand at the wrong exit or your bag is missing, you reach a human voice, whatever time it is.',
            },
          ],
        },
      ],
    },
    {
      id: 'distances',
      heading: 'Distances and times from T3',
      blocks: [
        {
          kind: 'table',
          caption: 'By road and approximate. The longer time is for the morning and evening rush.',
          columns: ['To', 'Distance', 'Allow'],
          rows: [
            ['Aerocity hotels', 'About 5 km', '10 to 20 minutes'],
            ['Gurugram, Cyber City', 'About 12 km', '25 to 50 minutes'],
            ['Connaught Place', 'About 16 km', '40 to 70 minutes'],
            ['New Delhi station', 'About 16 km', '45 to 75 minutes'],
            ['Red Fort, Old Delhi', 'About 23 km', '60 to 90 minutes'],
            ['Noida, Sector 18', 'About 30 km', '60 to 100 minutes'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For the way out, airlines commonly ask you to be there three hours before an international flight and two before a domestic one. Add the longer time from the table and you have your pickup hour. In the fog season, from late December through January, check the flight before you leave the hotel: morning departures are often late, and a few are cancelled. Keep the ticket and a photo ID in your hand, as guards check both at the terminal door and let nobody else in.',
          ],
        },
      ],
    },
    {
      id: 'tourists',
      heading: 'For tourists',
      poster: posters['india-gate'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'After passport control, baggage and customs, most people leave T3 an hour or so after landing. Draw some rupees and connect your phone inside the hall, where it is quiet, then come out to the car. Send us the hotel’s full address and telephone number. In Paharganj several hotels share a name, and some lanes there and in Old Delhi are too narrow for a car, so the last hundred metres may be on foot.',
            'You need not sleep in Delhi at all. Agra is about four hours from the airport by the Yamuna Expressway. Jaipur takes five to six, and the airport is already on the right side of the city for that road. With a long gap between two flights, the Qutub Minar is the closest of the great sights, about 15 km from T3. Count back from check-in time before you set out.',
          ],
        },
      ],
      link: { name: 'Thirteen Delhi sights by cab', path: paths.delhiSightseeingTaxi },
    },
    {
      id: 'business',
      heading: 'For business people',
      poster: posters['connaught-place'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Aerocity and Cyber City are close to T3. Noida is not: it lies across the whole width of the city, 60 to 100 minutes away. Bharat Mandapam, the convention centre at Pragati Maidan, is in the east of New Delhi; Yashobhoomi, the other one, is in Dwarka, much nearer to the airport. Check which of the two your invitation names.',
            'For one appointment, take a transfer each way. For three, take the car by the hour: it waits at the gate, your bags stay in the boot, and the evening flight is its last stop. If colleagues land separately, send us all the flight numbers in one message. Each gets a car and a fare of their own, and the sum is known before the trip is approved.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about the Delhi airport cab',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can I book the airport cab in advance?',
              answer:
                'Yes, pre-booking is allowed, and for landings after midnight we recommend it. As soon as you have the flight, give us its number, the terminal and the number of passengers.',
            },
            {
              question: 'Will the fare go up if we are stuck in traffic?',
              answer:
                'No. Airport fares are fixed: what we quote at booking is what the ride costs. Car type and distance make the fare, and traffic does not change it.',
            },
            {
              question: 'Who are the drivers?',
              answer:
                'Experienced drivers who have been verified. They know the lanes in front of each terminal, and the ways around the Dhaula Kuan flyovers when the direct one is full.',
            },
            {
              question: 'What sizes of car are there?',
              answer:
                'Small, medium and large. A small car takes two people with light bags, a medium one a couple or three with suitcases, a large one a family with all its luggage. Ask for a luxury car if that is what the guest expects.',
            },
            {
              question: 'What if my flight is delayed?',
              answer:
                'It costs you nothing once we have its number: free waiting begins when the flight lands, however late that is, and only waiting beyond the free time is charged. Give us the number when you request the cab, and message us the new time when the airline names it, so that the driver is not sent too early.',
            },
          ],
        },
      ],
    },
    {
      id: 'book',
      heading: 'Book your Delhi airport cab',
      blocks: [
        {
          kind: 'call',
          heading: 'What we need: flight number, terminal, address',
          text: 'Call or chat, and hear the fixed fare for your ride. The office answers day and night.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for the fixed fare',
    text: 'Leave the date, the flight number and where you are staying, and we come back with the fixed fare for a car that fits.',
  },
};
