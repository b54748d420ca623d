import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { diveSpots } from '#app/content/places/dive-spots.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const divingInIndia: PageContent = {
  title: 'Guide to diving in India: six places, gear, a first dive',
  description:
    'Goa, Lakshadweep, Netrani, Puducherry, Kovalam and the Andamans at length, how a first dive goes, what the gear does and who may not dive.',
  poster: posters.scuba,
  trail: trails.places,
  here: 'Diving in India',
  heading: 'Guide to diving in India',
  lead: 'Six places from the west coast to the Andamans, and what happens on a first dive, step by step.',
  chatText: 'Hello, please call me back about scuba diving.',
  sections: [
    {
      id: 'spots',
      heading: 'Six places to dive',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The clearest water is off the islands; the mainland is quicker to reach. The west coast shuts when the south-west monsoon arrives in June. The east coast has its rain between October and December.',
          ],
        },
        { kind: 'places', places: diveSpots },
      ],
      link: { name: 'Diving tours with prices', path: paths.scubaDiving },
    },
    {
      id: 'first-dive',
      heading: 'How a first dive goes',
      blocks: [
        {
          kind: 'table',
          caption: 'A usual morning for someone without a certificate. Times vary with the boat ride.',
          columns: ['Step', 'Time', 'What happens'],
          rows: [
            ['Briefing', 'Half an hour', 'A health form, hand signs, and how to ease your ears.'],
            ['Practice', '15–20 minutes', 'Waist-deep: breathe, clear the mask, let go of the bottom.'],
            ['Dive', '20–40 minutes', 'An instructor beside you all the way, to 12 m at most.'],
            ['Afterwards', 'The rest of the day', 'Water, food, shade. No flying and no high hill roads.'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A certificate takes three to four days as a rule: theory, drills in shallow water and four dives in the sea. The common beginners’ course includes 200 m of swimming and ten minutes of floating. The large agencies’ first licence then takes you to 18 m, in India and abroad.',
          ],
        },
      ],
    },
    {
      id: 'gear',
      heading: 'What each piece of gear does',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mask: covers the nose too, so that you can breathe out into it as the pressure grows. Soft contact lenses work under it, and some centres keep masks with lenses. Water magnifies by about a third.',
            'Snorkel: for waiting at the surface without using up the cylinder.',
            'Fins: slow kicks from the hip. Hands stay still.',
            'Wetsuit: 3 mm is enough for most Indian water.',
            'Cylinder: holds 10 to 12 litres, filled to about 200 bar with plain air, cleaned and dried.',
            'Regulator: lets that air through at a pressure that lungs can take. A spare mouthpiece hangs at your chest, for a partner who needs it.',
            'Buoyancy jacket: air in to rise, air out to sink. Weights work against the float of the suit.',
            'Gauges or a dive computer: depth, time and the air that is left.',
          ],
        },
        {
          kind: 'text',
          paragraphs: ['On land the whole set weighs about 20 kg. Under water you hardly feel it.'],
        },
      ],
    },
    {
      id: 'body',
      heading: 'What diving does for you',
      blocks: [
        {
          kind: 'list',
          items: [
            'An hour under water costs 390 to 788 calories. Cold water, current and a nervous kick push you towards the higher figure.',
            'Long breaths make the cylinder last, so you learn to take them. The pulse comes down along with them.',
            'Once the jacket is trimmed you hang in the water, and knees and backs carry no weight.',
            'Divers go in twos and check each other’s valves and air before the jump. Below, each keeps the other in sight.',
            'After three dives you tell a grouper from a snapper, know bleached coral when you see it, and keep your fins off the reef.',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'Who should not dive',
      blocks: [
        {
          kind: 'list',
          items: [
            'Children under 12, and anyone with a heart disorder or asthma, without exception.',
            'Anyone with a cold or blocked sinuses, until it is over: the ears can’t follow the change of pressure.',
            'Pregnant women, and anyone who drank late the night before.',
            'Anyone who had an operation lately and has not asked the surgeon.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A doctor’s certificate is best got at home, where the doctor knows you. Leave 12 hours between a single dive and a flight, and 18 hours after several; a drive up into high hills counts as flying.',
          ],
        },
      ],
      link: { name: 'Guide to diving in the Andamans', path: paths.andamanGuide },
    },
  ],
  closing: {
    heading: 'Choose a place to dive',
    text: 'Say whether you have dived before, and your month. We name the place that fits, and its price.',
  },
};
