import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths, taxiRoutePath } from '#paths.ts';

export const delhiAirportAndRoads: PageContent = {
  title: 'Guide to Delhi airport and the roads from Delhi',
  description:
    'Terminals T1, T2 and T3, the way through arrivals, stations and convention centres, six roads out of Delhi, and fog, heat and rain by month.',
  poster: posters['connaught-place'],
  trail: trails.places,
  here: 'Delhi airport and roads',
  heading: 'Guide to Delhi airport and roads',
  lead: 'Which terminal is where, how long the city takes to cross, and when to start for Agra, Jaipur, the Ganga and the hills.',
  chatText: 'Hello, please call me back about a cab in Delhi.',
  sections: [
    {
      id: 'airport',
      heading: 'The airport and its terminals',
      poster: posters['delhi-airport'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Delhi’s airport lies in the south-west of the city, towards Gurugram. T2 and T3 stand side by side, a short walk with a trolley. T1 is several kilometres away by road, with an approach of its own, so a change between T1 and the others is a road journey.',
            'T1 and T2 have domestic flights, T3 has international and domestic ones and long corridors. Airlines are moved from one terminal to another, and T2 has been shut for works before. The ticket names yours.',
            'Guards check the ticket and a photo ID at the terminal door and let nobody else in. Airlines commonly ask you to be there three hours before an international flight and two before a domestic one.',
          ],
        },
      ],
      link: { name: 'Cabs at the airport, with fixed fares', path: paths.delhiAirportTaxi },
    },
    {
      id: 'arrival',
      heading: 'After landing',
      blocks: [
        {
          kind: 'list',
          items: [
            'After passport control, baggage and customs, allow an hour or so before you come out.',
            'Draw some rupees and connect your phone inside the hall, where it is quiet.',
            'In Paharganj several hotels share a name. Have the full address and the telephone number.',
            'Some lanes there and in Old Delhi are too narrow for a car, so the last hundred metres may be on foot.',
            'With a long gap between two flights, the Qutub Minar is the closest of the great sights, about 15 km from T3. Count back from check-in time before you set out.',
          ],
        },
      ],
    },
    {
      id: 'city',
      heading: 'Traffic, stations and convention centres',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Traffic is slowest between half past eight and eleven in the morning, and again from five to nine in the evening. The Ring Road and the routes to Gurugram and Noida then slow to a crawl. An earlier start can save an hour.',
            'Aerocity and Cyber City are close to T3. Noida is not: it lies across the whole width of the city, 60 to 100 minutes away.',
            'Bharat Mandapam, the convention centre at Pragati Maidan, is in the east of New Delhi; Yashobhoomi, the other one, is in Dwarka, much nearer to the airport. Check which of the two your invitation names.',
            'New Delhi, Old Delhi, Hazrat Nizamuddin and Anand Vihar stations each have several gates, a long walk apart. Agree on the gate with the driver before you leave the train.',
          ],
        },
      ],
    },
    {
      id: 'roads',
      heading: 'Six roads out of Delhi',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Agra',
              text: 'Four hours by the Yamuna Expressway. One day is enough for the Taj Mahal and the fort.',
              path: taxiRoutePath('delhi-to-agra'),
            },
            {
              name: 'Jaipur',
              text: 'Five to six hours. Stay a night: Amber Fort opens early, and the old city glows in the last hour of light.',
              path: taxiRoutePath('delhi-to-jaipur'),
            },
            {
              name: 'Haridwar',
              text: 'Five hours. Arrive by afternoon for the evening lamps on the river at Har Ki Pauri.',
              path: taxiRoutePath('delhi-to-haridwar'),
            },
            {
              name: 'Rishikesh',
              text: 'Under an hour beyond Haridwar: ashrams, footbridges and rafting, but no rafts in the monsoon.',
              path: taxiRoutePath('delhi-to-rishikesh'),
            },
            {
              name: 'Shimla',
              text: 'Eight hours. The last 90 km climb from Kalka through pine forest, bend after bend.',
              path: taxiRoutePath('delhi-to-shimla'),
            },
            {
              name: 'Manali',
              text: 'Thirteen hours up the Beas. Drive by day, with a night on the way if children come along.',
              path: taxiRoutePath('delhi-to-manali'),
            },
          ],
        },
      ],
      link: { name: 'All cabs from Delhi', path: paths.delhiTaxi },
    },
    {
      id: 'season',
      heading: 'Fog, heat and rain by month',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The fog of late December and January is the thing to plan for. It is thickest from before dawn until mid-morning and slows the expressways to Agra and Jaipur as much as the runways. A start at nine often arrives no later than a start at six. Morning departures are often late in these weeks, and a few are cancelled, so check the flight before you leave the hotel.',
            'From mid-April to June the heat reverses that advice: set out early, rest at noon. In July and August pilgrims fill the road to Haridwar, and slips close hill roads for hours.',
            'Outside the fog season a night drive on the expressways around Delhi is reasonable. Keep the hill roads to Shimla and Manali for daylight.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a road',
    text: 'Name the day and the destination. We say when to start, and what the cab costs.',
  },
};
