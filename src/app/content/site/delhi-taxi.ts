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
  lead: 'A car with a driver for an hour, a day or a week in the hills. A ride is priced by the car and the distance, an hourly hire by the car and the hours, and you hear the fare before you book.',
  chatText: 'Hello, please call me back about a cab in Delhi.',
  about: { type: 'TaxiService', name: 'Taxi service in Delhi', areas: ['Delhi', 'Agra', 'Jaipur'] },
  sections: [
    {
      id: 'book',
      heading: 'How to book',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Tell the office where you are, where you are going and when, and how many bags and people come along. You get a car type and a fare in reply. There is no app to install and no account to open.',
            'Traffic is slowest at two times of the day. Between half past eight and eleven in the morning, and again from five to nine in the evening, the Ring Road and the routes to Gurugram and Noida slow to a crawl. We plan your pickup around that, and say so when an earlier start would save you an hour.',
          ],
        },
        {
          kind: 'call',
          heading: 'Hear the fare for your route',
          text: 'A person answers at any hour, not a bot. Have the two addresses and the time at hand.',
        },
      ],
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
              text: 'One car for the day, from the Red Fort in the old city to the Qutub Minar in the south, waiting wherever you stop.',
              path: paths.delhiSightseeingTaxi,
            },
            {
              name: 'Airport transfers',
              text: 'Prepaid rides to and from all three terminals of Indira Gandhi International, at any hour of the night.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Corporate travel',
              text: 'Cars for visiting colleagues, for a day of meetings between Connaught Place, Aerocity and Gurugram, or for a whole conference.',
            },
            {
              name: 'Hospital visits',
              text: 'A ride to an appointment at AIIMS, Safdarjung or a clinic across town, and the same car for the way home. Tell us if a wheelchair comes along.',
            },
            {
              name: 'Railway stations',
              text: 'New Delhi, Old Delhi, Hazrat Nizamuddin and Anand Vihar each have their own gates and crowds. Tell us the train, and we agree on the gate.',
            },
            {
              name: 'Personalised trips',
              text: 'A wedding in three venues, a shopping day in Chandni Chowk, grandparents who like to drive slowly: say what you need and we arrange the car around it.',
            },
          ],
        },
      ],
    },
    {
      id: 'outstation',
      heading: 'Outstation cabs from Delhi',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Six common trips. Distances are by road and approximate; the hours are for a normal day, with a stop. One way or there and back, as you like.',
          ],
        },
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.agra,
              name: 'Delhi to Agra',
              path: taxiRoutePath('delhi-to-agra'),
              note: 'About 230 km, four hours by the Yamuna Expressway. A day is enough for the Taj Mahal, closed on Fridays, and the fort.',
            },
            {
              poster: posters.jaipur,
              name: 'Delhi to Jaipur',
              path: taxiRoutePath('delhi-to-jaipur'),
              note: 'About 280 km, five to six hours. Stay a night: Amber Fort opens early, and the old city glows best in the last hour of light.',
            },
            {
              poster: posters.haridwar,
              name: 'Delhi to Haridwar',
              path: taxiRoutePath('delhi-to-haridwar'),
              note: 'About 225 km, five hours. Arrive by afternoon for the evening lamps on the river at Har Ki Pauri.',
            },
            {
              poster: posters.rishikesh,
              name: 'Delhi to Rishikesh',
              path: taxiRoutePath('delhi-to-rishikesh'),
              note: 'About 245 km, under an hour beyond Haridwar. Ashrams, footbridges and rafting; no rafts run in the monsoon.',
            },
            {
              poster: posters.shimla,
              name: 'Delhi to Shimla',
              path: taxiRoutePath('delhi-to-shimla'),
              note: 'About 350 km, eight hours. The last 90 km climb from Kalka through pine forest, bend after bend.',
            },
            {
              poster: posters.manali,
              name: 'Delhi to Manali',
              path: taxiRoutePath('delhi-to-manali'),
              note: 'About 540 km, thirteen hours up the Beas. Best driven by day, with a night on the way if children come along.',
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
          caption: 'Four kinds of car. Tell us your number and your bags, and we confirm which one fits.',
          columns: ['Car', 'People', 'Good for'],
          rows: [
            ['Compact', '1 to 4', 'One or two people in city traffic, a station run, a small bag or two.'],
            ['Sedan', '1 to 4', 'Airport rides with luggage, Agra or Jaipur in comfort.'],
            ['SUV', '1 to 6', 'Families with their luggage, and every road that climbs.'],
            ['Luxury', '1 to 4', 'Guests you want to impress, or a long day after a long flight.'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The cars are serviced, and the drivers are experienced, on the ring roads as on the hairpins above Kalka. If you book with us often in Delhi, ask for the discount that frequent customers get.',
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
                'From the type of car and the distance; for an hourly hire, from the type of car and the hours. A round trip is charged for {day minimum}, because car and driver stay with you. You hear the whole amount before you book, and there are no hidden costs.',
            },
            {
              question: 'Can I hire a cab for a few hours only?',
              answer:
                'Yes. Hourly rental suits a round of meetings, shopping or a hospital visit: the same car and driver stay with you until you are done.',
            },
            {
              question: 'Can I book one way to another city?',
              answer:
                'Yes, one way and round trip are both possible. Say which one you want when you ask, because a round trip counts the distance both ways, and {day minimum}.',
            },
            {
              question: 'How late can I change or cancel?',
              answer:
                'Changing the time is free if you tell us at least {change hours} before departure; after that, charges apply. Cancelling is free until the end of the day before departure. On the day of pickup it costs {cancel percent} of the fare.',
            },
            {
              question: 'Is customer care open at night?',
              answer:
                'Yes. Customer care works 24 hours on all seven days, and you talk to a person. The same goes for pickups: a four o’clock start to the hills is a normal booking.',
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
              text: 'Thirteen places, what they are and how long they take.',
              path: paths.delhiSightseeingTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'T1, T2 and T3, with fixed fares.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Guwahati taxi',
              text: 'The city, and roads to Shillong, Sohra (Cherrapunji) and Kaziranga.',
              path: paths.guwahatiTaxi,
            },
            {
              name: 'Guwahati airport taxi',
              text: 'Borjhar to the city, or straight up to the hills.',
              path: paths.guwahatiAirportTaxi,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Book a cab in Delhi',
    text: 'Call or chat to hear the fare now, or leave your number and the route. We call back with a car and a fare.',
  },
};
