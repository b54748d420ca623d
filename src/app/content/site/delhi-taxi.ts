import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths, taxiRoutePath } from '#paths.ts';

export const delhiTaxi: PageContent = {
  title: 'Delhi Taxi: local, outstation and airport cabs',
  description:
    'Cabs in Delhi by the hour, to the airport and out to Agra, Jaipur, Haridwar, Rishikesh, Shimla and Manali. The fare is fixed before you book.',
  poster: posters.delhi,
  trail: trails.taxis,
  here: 'Delhi Taxi',
  heading: 'Delhi taxi, day and night',
  lead: 'A car with a driver for an hour, a day or a week in the hills. You see the fare before you book.',
  chatText: 'Hello, please call me back about a cab in Delhi.',
  about: { type: 'TaxiService', name: 'Taxi service in Delhi', areas: ['Delhi', 'Agra', 'Jaipur'] },
  sections: [
    {
      id: 'book',
      heading: 'How to book',
      blocks: [
        {
          kind: 'call',
          heading: 'Book by phone or chat',
          text: 'Have the two addresses, the time and the number of people and bags at hand. A person answers, day and night. There is no app to install and no account to open.',
        },
      ],
    },
    {
      id: 'outstation',
      heading: 'Outstation cabs from Delhi',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.agra,
              name: 'Delhi to Agra',
              path: taxiRoutePath('delhi-to-agra'),
              note: 'About 230 km, four hours. The Taj Mahal is closed on Fridays.',
            },
            {
              poster: posters.jaipur,
              name: 'Delhi to Jaipur',
              path: taxiRoutePath('delhi-to-jaipur'),
              note: 'About 280 km, five to six hours. Better with a night there.',
            },
            {
              poster: posters.haridwar,
              name: 'Delhi to Haridwar',
              path: taxiRoutePath('delhi-to-haridwar'),
              note: 'About 225 km, five hours. Lamps on the river at dusk.',
            },
            {
              poster: posters.rishikesh,
              name: 'Delhi to Rishikesh',
              path: taxiRoutePath('delhi-to-rishikesh'),
              note: 'About 245 km, six hours. No rafting in the monsoon.',
            },
            {
              poster: posters.shimla,
              name: 'Delhi to Shimla',
              path: taxiRoutePath('delhi-to-shimla'),
              note: 'About 350 km, eight hours. The last 90 km are hill road.',
            },
            {
              poster: posters.manali,
              name: 'Delhi to Manali',
              path: taxiRoutePath('delhi-to-manali'),
              note: 'About 540 km, thirteen hours. Best with a night on the way.',
            },
          ],
        },
      ],
      link: { name: 'Guide to Delhi airport and the roads from Delhi', path: paths.delhiRoadsGuide },
    },
    {
      id: 'services',
      heading: 'Cab services in Delhi',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Sightseeing',
              text: 'One car for the day, from the Red Fort to the Qutub Minar, waiting at each stop.',
              path: paths.delhiSightseeingTaxi,
            },
            {
              name: 'Airport transfers',
              text: 'Prepaid rides to and from all three terminals, also at night.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Corporate travel',
              text: 'A day of meetings, visiting colleagues or a whole conference.',
            },
            {
              name: 'Hospital visits',
              text: 'To AIIMS, Safdarjung or a clinic, and home in the same car. Tell us about a wheelchair.',
            },
            {
              name: 'Railway stations',
              text: 'New Delhi, Old Delhi, Hazrat Nizamuddin and Anand Vihar. Tell us the train, and we agree on the gate.',
            },
            {
              name: 'Personalised trips',
              text: 'A wedding in three venues, or a slow drive with grandparents. Say what you need.',
            },
          ],
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Types of car',
      blocks: [
        {
          kind: 'table',
          caption: 'Tell us your number and your bags, and we confirm which car fits.',
          columns: ['Car', 'People', 'Good for'],
          rows: [
            ['Compact', '1 to 4', 'City rides with a small bag or two.'],
            ['Sedan', '1 to 4', 'Airport rides with luggage, Agra or Jaipur.'],
            ['SUV', '1 to 6', 'Families with luggage, and the hills.'],
            ['Luxury', '1 to 4', 'Guests, or a long day after a long flight.'],
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about cabs in Delhi',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How is the fare worked out?',
              answer:
                'A one-way ride by its kilometres, a hire by its hours, each at the rate of the car. A round trip counts the road both ways, and {day minimum}, as the car stays with you.',
            },
            {
              question: 'Can I hire a cab for a few hours only?',
              answer:
                'Yes. The same car and driver stay with you for meetings, shopping or a hospital visit.',
            },
            {
              question: 'Can I book one way to another city?',
              answer: 'Yes. Choose ‘One way’ in the form, and you pay for the drive there only.',
            },
            {
              question: 'How late can I change or cancel?',
              answer:
                'Changing the time is free until {change hours} before departure; after that, charges apply. Cancelling is free until the end of the day before; on the day of pickup it costs {cancel percent} of the fare. Frequent customers in Delhi get a discount on the fare.',
            },
            {
              question: 'Is customer care open at night?',
              answer: 'Yes, 24 hours on all seven days. A pickup at four in the morning is a normal booking.',
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
              name: 'Delhi sightseeing taxi',
              text: 'Thirteen places and how long they take.',
              path: paths.delhiSightseeingTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'T1, T2 and T3, with fixed fares.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Guwahati taxi',
              text: 'The city, Shillong, Sohra and Kaziranga.',
              path: paths.guwahatiTaxi,
            },
            {
              name: 'Guwahati airport taxi',
              text: 'Borjhar to the city or to the hills.',
              path: paths.guwahatiAirportTaxi,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Book a cab in Delhi',
    text: 'Send your number and the route, and we call back with a car and its fare.',
  },
};
