import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const about: PageContent = {
  title: 'About Us: a travel house in Guwahati since 2024',
  description:
    'Established in November 2024 in Guwahati: cabs, special tours, Bhutan packages and cruises, four principles, and a person on the phone at any hour.',
  poster: posters.about,
  trail: trails.home,
  here: 'About Us',
  heading: 'About us',
  lead: 'We are a travel agency in Guwahati, where the hills of the north-east meet the Brahmaputra. We began in November 2024 and do four things: cabs, tour packages, tourism and cruises.',
  chatText: 'Hello, please call me back. I would like to know more about your agency.',
  sections: [
    {
      id: 'name',
      heading: 'The wind behind the name',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Purvai is what people across northern India call the wind from the east. In Assam it comes up the valley ahead of the monsoon, smells of rain and sets the whole place moving. We liked the thought of a travel agency named after something that arrives when it is expected and leaves things greener.',
            'Guwahati is a good place to start from. Shillong is three hours up the road, the Bhutanese border at Samdrup Jongkhar is about as near, Kaziranga is half a day along the river, and an aeroplane reaches Delhi in under three hours. From here, many journeys that look difficult on a map become a matter of knowing whom to ring.',
          ],
        },
      ],
    },
    {
      id: 'mission',
      heading: 'Our mission and our vision',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The mission is small enough to be kept: a price that is known before the journey, a car that comes when it was promised, a trip that ends safely, and someone who answers when plans change at midnight.',
            'The vision reaches further. The north-east still takes many travellers by surprise, and so does Bhutan behind it. We would like to be the agency that people in Delhi, Mumbai or Manchester think of first when they want to see this corner of Asia, and that people here trust when they want to see the rest of it.',
          ],
        },
      ],
    },
    {
      id: 'principles',
      heading: 'Four principles we can be held to',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Affordability',
              text: 'A fare is made of the type of car and the distance. There is no third line on the bill to find out about later.',
            },
            {
              name: 'Timeliness',
              text: 'Early trains, late flights, roads best driven by daylight: pickups are planned backwards from when you must be there.',
            },
            {
              name: 'Safety',
              text: 'Cars are serviced and drivers are experienced. A hill road after dark is something to plan around, and we plan around it.',
            },
            {
              name: 'Customer satisfaction',
              text: 'Whether a trip went well is for you to say. If it did not, the office is there to hear about it, at any hour.',
            },
          ],
        },
      ],
    },
    {
      id: 'customer-first',
      heading: 'The customer first, in practice',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every agency says it. For us it comes down to the telephone. Customer care is open 24/7, and no bot answers it. You describe the trip once, to the person who picks up, and hear what it costs and whether the plan fits into the day.',
            'It also means telling you when not to book. The sea off the Andamans is closed to divers in all but name from June to September. The Taj Mahal is shut on Fridays. Sohra in July is a wall of rain, which some people come for and others regret.',
          ],
        },
      ],
    },
    {
      id: 'personal',
      heading: 'A plan that fits one family',
      poster: posters['jungle-road'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Personalisation is a long word for listening. A couple on honeymoon, a school class and a retired geologist can all take the road to Sohra, and they need different cars, different stops and a different number of hours in bed.',
            'So the first call is mostly questions. How many are you, and how old? Who gets sick on bends? What do you eat, and what do you not? Have you been at 3,000 metres before? Is there a day on which you must be back? The plan that follows is yours. You may keep half of it and throw the other half out, and the price is counted again in front of you.',
          ],
        },
      ],
    },
    {
      id: 'range',
      heading: 'What we arrange',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Cabs',
              text: 'Delhi and Guwahati, by the hour, by the day, to the airport and out of town, in compact, sedan, SUV and luxury cars.',
              path: paths.taxis,
            },
            {
              name: 'Special tours',
              text: 'Adventure in the mountains and under water, and two quieter kinds beside it: eco tours and historical tours.',
              path: paths.adventureTours,
            },
            {
              name: 'Travel packages',
              text: 'Bhutan is open for booking, with a flat 20% off the first one. New Zealand, Dubai and the Maldives are being prepared.',
              path: paths.travelPackages,
            },
            {
              name: 'Cruises',
              text: 'A few nights on the Brahmaputra or the Ganges, or a ship along the coast.',
              path: paths.cruises,
            },
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Safety, without the small print',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Most of what keeps a traveller safe is dull: tyres, brakes, sleep, daylight. A long hill drive is best begun early, so that it ends before dark. Divers do well to bring a doctor’s certificate, and people with heart disorders or asthma should stay in the boat. A river in flood is no place for a raft, however far you have come for it. We say these things at the start, while they can still change a plan.',
            'When something does happen, one number is enough. The office that booked the trip is the office that answers, at whatever hour the road was closed or the flight was lost.',
          ],
        },
      ],
    },
    {
      id: 'relationships',
      heading: 'People who come back',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'We are young as a company, so we will not boast of decades. What we can do is listen well the first time. Someone who rode with us to Kaziranga should not have to explain a second time that grandmother sits in front, and a company that books cabs in Delhi every week should not pay as if it were the first ride: frequent customers there get a discount.',
            'The same goes for the people on the other side, the drivers, guides, boatmen and homestay families without whom a trip is only a booking. A good journey is mostly their work.',
          ],
        },
      ],
      link: { name: 'Contact us', path: paths.contact },
    },
  ],
  closing: {
    heading: 'Come and try us with one ride',
    text: 'An airport pickup is a fair test of a travel agency. Tell us the flight.',
  },
};
