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
  lead: 'Pickup and drop at T1, T2 and T3 of Indira Gandhi International, 24/7. You pay before the ride, and the fare stays what it was when you booked.',
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
          kind: 'list',
          items: [
            'T1: domestic flights. It stands alone; T2 and T3 are several kilometres away by road.',
            'T2: domestic flights, a short walk from T3.',
            'T3: international and domestic flights, with long corridors.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Please name the terminal when you book, and look at the ticket again on the day: airlines are moved from one to another.',
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
              text: 'You pay what we quoted. A slow hour on the airport road does not alter it.',
            },
            {
              name: 'Verified drivers',
              text: 'Verified, and experienced in the city.',
            },
            {
              name: '24/7 pickup and drop',
              text: 'Many long-haul flights land between ten at night and four in the morning. We pick up then as well.',
            },
            {
              name: 'Three sizes of car',
              text: 'Small, medium and large cars. Tell us the suitcases, and we name the size.',
            },
            {
              name: 'To and from the airport',
              text: 'Book both rides together or one of them. The terminals may differ.',
            },
            {
              name: 'A person on the phone',
              text: 'Call us if you stand at the wrong exit or your bag is missing.',
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
          kind: 'list',
          items: [
            'Aerocity hotels: about 5 km, 10 to 20 minutes',
            'Gurugram, Cyber City: about 12 km, 25 to 50 minutes',
            'Connaught Place: about 16 km, 40 to 70 minutes',
            'New Delhi station: about 16 km, 45 to 75 minutes',
            'Red Fort, Old Delhi: about 23 km, 60 to 90 minutes',
            'Noida, Sector 18: about 30 km, 60 to 100 minutes',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The longer time is for the morning and evening rush. For a flight out, add it to the three hours that airlines ask for on an international flight, or the two on a domestic one.',
          ],
        },
      ],
      link: { name: 'Terminals, fog and roads at length', path: paths.delhiRoadsGuide },
    },
    {
      id: 'tourists',
      heading: 'For tourists',
      poster: posters['india-gate'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most people leave T3 about an hour after landing. Send us the full address and telephone number of the hotel. You can also go straight on: Agra is about four and a half hours from the airport, Jaipur about five.',
          ],
        },
      ],
      link: { name: 'Thirteen Delhi sights by cab', path: paths.delhiSightseeingTaxi },
    },
    {
      id: 'business',
      heading: 'For business people',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'For one appointment, take a transfer each way; for three, take the car by the hour. If colleagues land separately, send all the flight numbers in one message: each gets a car and a fare.',
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
                'Yes, pre-booking is allowed, and we recommend it for landings after midnight. Give us the flight number, the terminal and the number of passengers.',
            },
            {
              question: 'Will the fare go up if we are stuck in traffic?',
              answer: 'No. Airport fares are fixed: what we quote at booking is what the ride costs.',
            },
            {
              question: 'Who are the drivers?',
              answer:
                'Experienced drivers who have been verified. They know the lanes in front of each terminal and the ways round Dhaula Kuan.',
            },
            {
              question: 'What sizes of car are there?',
              answer:
                'Small, medium and large: for two people with light bags, for a couple or three with suitcases, and for a family with all its luggage. There are luxury cars as well.',
            },
            {
              question: 'What if my flight is delayed?',
              answer:
                'The delay costs you nothing once we have the flight number: free waiting begins when the flight lands, and lasts {free waiting}. Waiting after that is charged.',
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
          text: 'Call or chat, and you get the fixed fare for your ride.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for the fixed fare',
    text: 'Send the date, the flight number and where you are staying. We reply with a car and its fare.',
  },
};
