import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { firmContent } from '#app/content/site/contact.ts';
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
  lead: 'We are a travel agency in Guwahati, Assam, established in November 2024. We arrange cabs in Delhi and Guwahati, special tours, Bhutan packages and cruises.',
  chatText: 'Hello, please call me back. I would like to know more about your agency.',
  sections: [
    { id: 'firm', heading: firmContent.heading, blocks: [{ kind: 'firm' }] },
    {
      id: 'name',
      heading: 'Our name and our city',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Purvai is the name across northern India for the wind from the east. In Assam it comes up the valley ahead of the monsoon and brings the rain. We liked the thought of a travel agency named after something that arrives when it is expected and leaves things greener.',
            'Our office is in Guwahati. Shillong is about 100 km away, three hours by road. The Bhutanese border at Samdrup Jongkhar is about 105 km away, two and a half hours. Kaziranga takes five hours, and a flight to Delhi takes under three.',
          ],
        },
      ],
    },
    {
      id: 'mission',
      heading: 'Mission and vision',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Our mission: a price that is known before the journey, a car that comes at the time we agreed, a trip that ends safely, and a person who answers when plans change at midnight.',
            'Our vision: to be the agency that people in Delhi, Mumbai or Manchester think of first when they want to see the north-east of India or Bhutan, and that people in the north-east trust for their own journeys.',
          ],
        },
      ],
    },
    {
      id: 'principles',
      heading: 'Our four principles',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Affordability',
              text: 'The type of car and the distance make the fare of a ride; for an hourly hire it is the car and the hours. On a round trip you pay for {day minimum}. There are no hidden costs.',
            },
            {
              name: 'Timeliness',
              text: 'Early trains, late flights, roads best driven by daylight: pickups are planned backwards from when you must be there.',
            },
            {
              name: 'Safety',
              text: 'Cars are serviced and drivers are experienced. We plan hill roads so that they are driven by daylight.',
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
      heading: 'Customer first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Customer care is open 24/7, and no bot answers it. You describe the trip once, to the person who picks up, and hear what it costs and whether the plan fits into the day.',
            'We also tell you when not to book. The sea off the Andamans is too rough for diving from June to September. The Taj Mahal is shut on Fridays. In July it rains at Sohra on most days, and cloud can hide the falls.',
          ],
        },
      ],
    },
    {
      id: 'personal',
      heading: 'Plans made for you',
      poster: posters['jungle-road'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Personalisation is part of every plan. A couple on honeymoon, a school class and a retired geologist can all take the road to Sohra, and they need different cars, different stops and different hours.',
            'So the first call is mostly questions. How many are you, and how old? Who gets sick on bends? What do you eat, and what do you not? Have you been at 3,000 metres before? Is there a day on which you must be back? You can change any part of the plan that follows, and we work out the price again.',
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
              text: 'Adventure tours in the mountains and under water, eco tours to forests and villages, and historical tours.',
              path: paths.adventureTours,
            },
            {
              name: 'Travel packages',
              text: 'Bhutan is open for booking, with a flat {discount} off the first one. New Zealand, Dubai and the Maldives are being prepared.',
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
      heading: 'How we plan for safety',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A long hill drive is best begun early, so that it ends before dark. Divers should bring a doctor’s certificate, and people with heart disorders or asthma cannot dive. No one should raft on a river in flood, however far they have come for it. We say these things at the start, while they can still change a plan.',
            'If something happens on the way, call our one number. The office that booked the trip answers, at whatever hour a road is closed or a flight is missed.',
          ],
        },
      ],
    },
    {
      id: 'relationships',
      heading: 'Returning customers and partners',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Frequent customers in Delhi get a discount: a company that books cabs there every week does not pay as for a first ride. Someone who rode with us to Kaziranga should not have to explain a second time that grandmother sits in front.',
            'We value drivers, guides, boatmen and homestay families in the same way. A good journey is mostly their work.',
          ],
        },
      ],
      link: { name: 'Contact us', path: paths.contact },
    },
  ],
  closing: {
    heading: 'Book a first ride',
    text: 'An airport pickup is an easy way to try us. Tell us the flight, and we reply with the fare.',
  },
};
