import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { themePackagesContent } from '#app/content/site/travel-packages.ts';
import { trails } from '#app/content/trails.ts';
import { messageFormId, paths } from '#paths.ts';

export const adventureTours: PageContent = {
  title: 'Adventure Tours: rivers, ridges, caves and reefs',
  description:
    'Rafting, paragliding and trekking tours with prices, which months suit which, what to check before you start, and a free consultation.',
  poster: posters['sohra-falls'],
  trail: trails.about,
  here: 'Adventure Tours',
  heading: 'Adventure tours in India',
  lead: 'On a raft, on foot and in the air, each tour with its price for one person.',
  chatText: 'Hello, please call me back about an adventure tour.',
  about: {
    type: 'TouristTrip',
    name: 'Adventure tours in India',
    areas: [
      'Meghalaya',
      'Himachal Pradesh',
      'Uttarakhand',
      'Rajasthan',
      'Goa',
      'Andaman and Nicobar Islands',
    ],
  },
  sections: [
    {
      id: 'begin',
      heading: 'Scuba diving, jet skiing and paragliding',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.scuba,
              name: 'Scuba Diving',
              note: 'Six places to dive, from 12 years on.',
              path: paths.scubaDiving,
            },
            {
              poster: posters['jet-ski'],
              name: 'Jet Skiing',
              note: 'Off a beach in Goa or the Andamans. Ask for a date.',
              path: `${paths.home}?interest=jet-skiing#${messageFormId}`,
            },
            {
              poster: posters.adventure,
              name: 'Para\u00adgliding',
              note: 'With a pilot, from Billing down to Bir. Ask for a date.',
              path: `${paths.home}?interest=paragliding#${messageFormId}`,
            },
          ],
        },
      ],
    },
    {
      id: 'kinds',
      heading: 'Six kinds of adventure',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Trekking',
              text: 'A day on the David Scott Trail in the Khasi Hills, or several on the Singalila ridge.',
            },
            {
              name: 'River rafting',
              text: 'On the Ganga above Rishikesh. The Siang in Arunachal Pradesh has bigger water.',
            },
            {
              name: 'Paragliding flights',
              text: 'As a passenger at Bir Billing, in Himachal Pradesh.',
            },
            {
              name: 'Caving',
              text: 'Mawsmai near Sohra in half an hour; the Jaintia Hills with guide and helmet.',
            },
            {
              name: 'Desert rides',
              text: 'By camel over the dunes of Sam, with a night in a tent.',
            },
            {
              name: 'Sea sports',
              text: 'Jet skis and parasails off north Goa, reefs in Lakshadweep and the Andamans.',
            },
          ],
        },
      ],
      link: { name: 'Guide to adventure in India', path: paths.adventureGuide },
    },
    {
      id: 'seasons',
      heading: 'Best seasons',
      blocks: [
        {
          kind: 'table',
          caption: 'The months for each kind of activity.',
          columns: ['Kind', 'Months', 'What to know'],
          rows: [
            ['Mountain', 'May–June and September–November', 'Before the rain and after it.'],
            ['Desert', 'December–February', 'Mild days, cold nights.'],
            ['Marine', 'October–May', 'The sea is calm.'],
            ['Monsoon', 'June–September', 'Avoid it: boats stay in and rivers flood.'],
          ],
        },
      ],
    },
    {
      id: 'reasons',
      heading: 'Reasons to book with us',
      blocks: [
        {
          kind: 'list',
          items: [
            'Beginners are welcome: a tandem flight, a first dive and the easier rapids need a briefing and nothing more.',
            'Customer care is there 24/7, without bots, also at five in the morning when a river has risen.',
            'The road is priced by car type and distance, there and back for {day minimum}.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Safety checks before you start',
      blocks: [
        {
          kind: 'list',
          items: [
            'On a raft: helmet, life jacket, a drill on the bank, and a kayak alongside.',
            'For a flight: the pilot’s licence, both harnesses checked, a reserve parachute.',
            'On foot: above 2,500 m sleep low on the first night, and go down when a headache comes with nausea.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Tips for packing and papers',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tell us of asthma, heart trouble, a bad back or a pregnancy when you ask.',
            'Check that your insurance covers flights, dives and high treks.',
            'Indian visitors need an Inner Line Permit for Arunachal Pradesh, Nagaland, Manipur and Mizoram.',
            'Tie your spectacles on. The Ganga keeps what it is given.',
          ],
        },
        { kind: 'button', name: 'Contact Our Experts for a Free Consultation', path: paths.contact },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about adventure tours',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Where should a beginner start?',
              answer:
                'With a tandem flight, a dive at an instructor’s side, or the lower rapids above Rishikesh. Each takes about half a day.',
            },
            {
              question: 'How old must children be?',
              answer:
                'At least 12 years for scuba diving. Rafting and flying have limits of age or weight, so tell us both.',
            },
            {
              question: 'Do I need to be a swimmer?',
              answer:
                'Not for dunes, caves and flights. On rafts and jet skis you wear a life jacket; rough stretches of river are for swimmers.',
            },
            {
              question: 'How fit should I be?',
              answer:
                'For a flight, you run ten steps downhill. For the root bridge at Nongriat, you climb about 3,000 steps. Tell us your last long walk.',
            },
            {
              question: 'What happens in bad weather?',
              answer: 'The guide or the pilot decides, and a flight may move to the next morning.',
            },
            {
              question: 'What does it cost and how do I book?',
              answer:
                'The tours on this page have a starting price. For other trips we tell you the price before you decide. Call, chat, write a mail or use the form.',
            },
          ],
        },
      ],
    },
    {
      id: 'offerings',
      heading: 'Adventure Offerings',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['bhutan-trekking'],
              name: 'Adventure Packages',
              note: 'By raft, wing and boot.',
              path: `${paths.adventureTours}#${themePackagesContent.id}`,
            },
            {
              poster: posters['dive-netrani'],
              name: 'India Scuba Diving',
              note: 'Six places, with seasons.',
              path: paths.scubaDiving,
            },
            {
              poster: posters.andaman,
              name: 'Andaman Scuba Packages',
              note: 'Five dive sites.',
              path: paths.scubaDivingAndaman,
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about an adventure tour',
    text: 'Name the month, the number of people and what you would like to try. We tell you what is open then and what it costs.',
  },
};
