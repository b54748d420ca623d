import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { andamanSites } from '#app/content/places/andaman-sites.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const scubaDivingInAndaman: PageContent = {
  title: 'Scuba Diving in Andaman: sites, season, checklist',
  description:
    'Andaman diving tours with prices, five dive sites from Havelock to Barren Island, the months to choose, a checklist and how to pick a package.',
  poster: posters.andaman,
  trail: trails.scuba,
  here: 'Scuba Diving in Andaman',
  heading: 'Scuba diving in Andaman',
  lead: 'Come between October and May, for at least four nights. There is water for first dives and for experienced divers.',
  chatText: 'Hello, please call me back about scuba diving in the Andamans.',
  about: {
    type: 'TouristTrip',
    name: 'Scuba diving in the Andaman Islands',
    areas: ['Havelock', 'Neil Island', 'North Bay Island', 'Cinque', 'Barren Island'],
  },
  sections: [
    {
      id: 'why',
      heading: 'Why dive in the Andamans',
      blocks: [
        {
          kind: 'list',
          items: [
            'Warm, clear sea: the islands are mostly forest, and little runs off into the water.',
            'From Havelock boats go to shallow gardens and to deep pinnacles on the same morning.',
            'At Barren Island coral grows on young lava.',
            'Port Blair has flights from Chennai and Kolkata, a little over two hours.',
          ],
        },
      ],
    },
    {
      id: 'sites',
      heading: 'Five popular dive sites',
      blocks: [
        { kind: 'places', places: andamanSites },
        {
          kind: 'points',
          points: [
            {
              name: 'Neil Island',
              text: 'Gentle reef for learners, and a drift dive for the advanced. An hour by ferry from Havelock.',
            },
            {
              name: 'Cinque',
              text: 'Two islands with turtles and rays. A day by boat, with a permit.',
            },
          ],
        },
      ],
      link: { name: 'Guide to diving in the Andamans', path: paths.andamanGuide },
    },
    {
      id: 'season',
      heading: 'Best time to dive',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'October to May is ideal, with water of 26 to 29\u00a0°C. March to May is often the clearest. June to September is unsuitable: the sea is rough, and ferries may stop.',
          ],
        },
      ],
    },
    {
      id: 'prepare',
      heading: 'Preparation and a plan for six days',
      blocks: [
        {
          kind: 'list',
          items: [
            'Day 1: land at Port Blair, see the Cellular Jail',
            'Day 2: ferry to Havelock, briefing, a shallow dive',
            'Day 3: two boat dives before lunch',
            'Day 4: one more dive, ashore by two',
            'Day 5: ferry to Port Blair, no diving',
            'Day 6: fly home, at least 18 hours after the last dive',
          ],
        },
      ],
      link: { name: 'Who may dive: age and health', path: `${paths.scubaDiving}#who` },
    },
    {
      id: 'checklist',
      heading: 'Packing checklist',
      blocks: [
        {
          kind: 'list',
          items: [
            'Photo identity for every ferry',
            'Doctor’s certificate',
            'Diver’s card and logbook',
            'Swimwear and a long-sleeved top',
            'Sun cream, seasickness tablets',
            'Contact lenses, dry bag, bottle',
            'Cash for Havelock and Neil',
          ],
        },
      ],
    },
    {
      id: 'marine-life',
      heading: 'Marine life',
      blocks: [
        {
          kind: 'list',
          items: [
            'Clownfish, sweetlips and snappers',
            'Green and hawksbill turtles',
            'Bumphead parrotfish and Napoleon wrasse',
            'Barracuda, trevally and tuna',
            'White-tip reef sharks, eagle rays, mantas',
            'Lionfish and sea kraits: do not touch',
          ],
        },
      ],
    },
    {
      id: 'package',
      heading: 'Choosing a package',
      blocks: [
        {
          kind: 'list',
          items: [
            'Count dives before nights.',
            'Ask how many beginners one instructor takes: one or two is right.',
            'Ask what the price leaves out, such as gear, lunch or ferry, and what you get back when the sea closes.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for the price of your dives',
    text: 'Two dives fit into a short stay, four into five nights. Say how many you want and when, and we send you the price with ferries.',
  },
};
