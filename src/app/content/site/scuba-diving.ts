import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { diveSpots } from '#app/content/places/dive-spots.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const scubaDiving: PageContent = {
  title: 'Scuba Diving in India: where, when and who may dive',
  description:
    'Diving tours with prices, and six places to dive in India, from a wreck off Goa to the Andamans, with depth and season. Minimum age 12 years.',
  poster: posters.scuba,
  trail: trails.adventure,
  here: 'Scuba Diving',
  heading: 'Scuba diving in India',
  lead: 'With hotel, boat, instructor and gear. A first dive needs no certificate.',
  chatText: 'Hello, please call me back about scuba diving.',
  about: {
    type: 'TouristTrip',
    name: 'Scuba diving in India',
    areas: ['Goa', 'Lakshadweep', 'Netrani', 'Puducherry', 'Kovalam', 'Andaman and Nicobar Islands'],
  },
  sections: [
    {
      id: 'who',
      heading: 'Who may dive: age and health',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The minimum age is 12 years. A doctor’s certificate is advised for everyone. Heart disorders or asthma rule out diving. With a cold, wait until it is over; pregnant women don’t dive.',
          ],
        },
      ],
    },
    {
      id: 'destinations',
      heading: 'Six places to dive',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.andaman,
              name: 'Andaman',
              note: 'For every level, with a page of its own.',
              path: paths.scubaDivingAndaman,
            },
            { poster: posters['dive-goa'], name: 'Goa', note: 'A wreck for beginners.', path: '#goa' },
            {
              poster: posters['dive-lakshadweep'],
              name: 'Lakshad\u00adweep',
              note: 'Clear water, with a permit.',
              path: '#lakshadweep',
            },
            {
              poster: posters['dive-netrani'],
              name: 'Netrani',
              note: 'A rock thick with fish.',
              path: '#netrani',
            },
            {
              poster: posters['dive-puducherry'],
              name: 'Pudu\u00adcherry',
              note: 'A reef that divers built.',
              path: '#puducherry',
            },
            {
              poster: posters['dive-kovalam'],
              name: 'Kovalam',
              note: 'Shallow rocks off the beach.',
              path: '#kovalam',
            },
          ],
        },
      ],
    },
    {
      id: 'gear',
      heading: 'Diving gear',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mask and snorkel, to see and to wait at the surface',
            'Fins, moved slowly from the hip',
            'Wetsuit of 3 mm, and weights against its float',
            'Cylinder with regulator and a spare mouthpiece',
            'Buoyancy jacket: air in to rise, air out to sink',
            'Gauges for depth, time and air',
          ],
        },
        {
          kind: 'text',
          paragraphs: ['Dive centres lend the whole set. Bring swimwear and a towel.'],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits of diving',
      blocks: [
        {
          kind: 'list',
          items: [
            'Exercise: 390 to 788 calories burned per dive hour',
            'Slow, long breaths, and a calmer pulse',
            'No weight on knees and back',
            'Quiet: there is no phone at 12 m',
          ],
        },
      ],
    },
    {
      id: 'spots',
      heading: 'The six dive spots',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['India’s coastline is about 11,098.81 km long and has about 40 dive spots.'],
        },
        { kind: 'places', places: diveSpots },
      ],
      link: { name: 'Guide to diving in India', path: paths.divingGuide },
    },
    {
      id: 'first-dive',
      heading: 'How a first dive goes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Half an hour of briefing with a health form, 15 to 20 minutes of practice in waist-deep water, then 20 to 40 minutes under water, never below 12 m. The instructor stays at your side.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions from beginners',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can I dive if I don’t swim?',
              answer:
                'On a first dive with an instructor, usually yes. For a certificate you swim 200 m and float for ten minutes.',
            },
            {
              question: 'How long does a certificate take?',
              answer:
                'Three to four days as a rule, with four dives in the sea. With the first certificate you may dive to 18 m.',
            },
            {
              question: 'I wear glasses. Will I see anything?',
              answer:
                'Yes. Wear soft contact lenses, or ask for a mask with lenses when you book, since few are kept.',
            },
            {
              question: 'Are there sharks?',
              answer:
                'Yes, reef sharks, which swim away from divers. Sea urchins and sunburn are the commoner trouble.',
            },
            {
              question: 'How soon after a dive may I fly?',
              answer:
                '12 hours after one dive, 18 hours after several. A road into high hills counts as flying.',
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a dive',
    text: 'Tell us the month, and whether it is your first dive or your fiftieth. We say which place fits and what it costs.',
  },
};
