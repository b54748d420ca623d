import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { diveSpots } from '#app/content/places/dive-spots.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const scubaDiving: PageContent = {
  title: 'Scuba Diving in India: where, when and who may dive',
  description:
    'Six places to dive in India, from a wreck off Goa to the Andamans, with depth, season, gear and health rules. Minimum age 12 years.',
  poster: posters.scuba,
  trail: trails.adventure,
  here: 'Scuba Diving',
  heading: 'Scuba diving in India',
  lead: 'Six places to dive, from Goa to the Andamans. A first dive takes half a day, and you need no diving certificate for it. Divers must be at least 12 years old, without heart disorders or asthma. Trips with prices are on this page; ask us for your dates.',
  chatText: 'Hello, please call me back about scuba diving.',
  about: {
    type: 'TouristTrip',
    name: 'Scuba diving in India',
    areas: ['Goa', 'Lakshadweep', 'Netrani', 'Puducherry', 'Kovalam', 'Andaman and Nicobar Islands'],
  },
  sections: [
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
              note: 'House reefs, deep pinnacles and a volcano. It has a page of its own.',
              path: paths.scubaDivingAndaman,
            },
            {
              poster: posters['dive-goa'],
              name: 'Goa',
              note: 'A cargo ship on the sand off Grande Island, shallow enough for beginners.',
              path: '#goa',
            },
            {
              poster: posters['dive-lakshadweep'],
              name: 'Lakshad\u00adweep',
              note: 'Atolls far out in the Arabian Sea. Clear water, and a permit to reach it.',
              path: '#lakshadweep',
            },
            {
              poster: posters['dive-netrani'],
              name: 'Netrani',
              note: 'A heart-shaped rock about 20 km off Murudeshwar, thick with fish.',
              path: '#netrani',
            },
            {
              poster: posters['dive-puducherry'],
              name: 'Pudu\u00adcherry',
              note: 'A reef that divers built, with a scooter in it, on the Bay of Bengal.',
              path: '#puducherry',
            },
            {
              poster: posters['dive-kovalam'],
              name: 'Kovalam',
              note: 'Rocks below a striped lighthouse, half an hour from Thiru\u00advanantha\u00adpuram.',
              path: '#kovalam',
            },
          ],
        },
      ],
    },
    {
      id: 'gear',
      heading: 'Diving gear and what each piece does',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Dive centres lend the whole set, so a beginner brings swimwear and a towel. On land it weighs about 20 kg. Under water you hardly feel it.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Mask: covers the nose too, so that you can breathe out into it as the pressure grows.',
            'Snorkel: for waiting at the surface without using up the cylinder.',
            'Fins: slow kicks from the hip. Hands stay still.',
            'Wetsuit: 3 mm is enough for most Indian water.',
            'Cylinder: holds 10 to 12 litres, filled to about 200 bar with plain air, cleaned and dried.',
            'Regulator: lets that air through at a pressure that lungs can take.',
            'Spare mouthpiece: hangs at your chest, for a partner who needs it.',
            'Buoyancy jacket: air in to rise, air out to sink.',
            'Weights: against the float of the suit.',
            'Gauges or a dive computer: depth, time and the air that is left.',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits of diving',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Exercise',
              text: '390 to 788 calories burned per dive hour. Cold water, current and a nervous kick push you towards the higher figure.',
            },
            {
              name: 'Slow breathing',
              text: 'Long breaths make the cylinder last, so you learn to take them. The pulse comes down along with them.',
            },
            {
              name: 'Easy on the joints',
              text: 'Once the jacket is trimmed you hang in the water. Knees and backs carry no weight.',
            },
            {
              name: 'Quiet',
              text: 'There is no phone at 12 m, and no talking. For forty minutes you look at one thing at a time.',
            },
            {
              name: 'Diving in pairs',
              text: 'Divers go in twos and check each other’s valves and air before the jump. Below, each keeps the other in sight.',
            },
            {
              name: 'Knowledge of the reef',
              text: 'After three dives you tell a grouper from a snapper, know bleached coral when you see it, and keep your fins off the reef.',
            },
          ],
        },
      ],
    },
    {
      id: 'spots',
      heading: 'The six dive spots in detail',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'India’s coastline is about 11,098.81 km long and has about 40 dive spots. The west coast shuts when the south-west monsoon arrives in June. The clearest water is off the islands; the mainland is quicker to reach.',
          ],
        },
        { kind: 'places', places: diveSpots },
      ],
      link: { name: 'Havelock, Barren Island and the rest of the Andamans', path: paths.scubaDivingAndaman },
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
      ],
    },
    {
      id: 'who',
      heading: 'Who may dive: age and health',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The minimum age is 12 years. A doctor’s certificate is advised for everyone, and it is best got at home, where the doctor knows you. Heart disorders or asthma rule out diving, without exception.',
            'With a cold or blocked sinuses, wait until it is over: the ears can’t follow the change of pressure. Pregnant women don’t dive. Neither should anyone who drank late the night before, or had an operation lately and has not asked the surgeon.',
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
                'On a first dive with an instructor, usually yes; being calm in water matters more than style. A certificate is another matter. The common beginners’ course includes 200 m of swimming and ten minutes of floating.',
            },
            {
              question: 'How long does a certificate take?',
              answer:
                'Three to four days as a rule: theory, drills in shallow water and four dives in the sea. The large agencies’ first licence then takes you to 18 m, in India and abroad.',
            },
            {
              question: 'I wear glasses. Will I see anything?',
              answer:
                'Soft contact lenses work under a mask. Without them, ask for a mask with lenses near your strength when you book, since few are kept. Water also magnifies by about a third, which flatters every fish.',
            },
            {
              question: 'Are there sharks?',
              answer:
                'Yes, reef sharks. They are mostly shorter than a person and swim away. A whale shark, rarely seen, eats plankton. Sea urchins and sunburn are the commoner trouble, so wear the suit and touch nothing.',
            },
            {
              question: 'How soon after a dive may I fly?',
              answer:
                'Leave 12 hours after a single dive and 18 hours after several. Plan the last day of a trip on land for that reason. A drive up into high hills counts as flying.',
            },
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask about a dive',
    text: 'Tell us whether it is your first dive or your fiftieth, and the month. We say which of the six places fits and what it costs. Call or chat at any hour, or write here; a person reads it.',
  },
};
