import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const scubaDivingInAndaman: PageContent = {
  title: 'Scuba Diving in Andaman: sites, season, checklist',
  description:
    'Five dive areas from Havelock to Barren Island, the months to choose, water of 26 to 29 °C, a packing list and how to pick an Andaman package.',
  poster: posters.andaman,
  trail: trails.scuba,
  here: 'Scuba Diving in Andaman',
  heading: 'Scuba diving in Andaman',
  lead: 'Come between October and May, for at least four nights. The water is between 26 and 29 °C, and the five dive areas suit first dives as well as experienced divers. Ask us for a price with ferries and dives.',
  chatText: 'Hello, please call me back about scuba diving in the Andamans.',
  about: {
    type: 'TouristTrip',
    name: 'Scuba diving in the Andaman Islands',
    areas: ['Havelock', 'Neil Island', 'North Bay Island', 'Cinque', 'Barren Island'],
  },
  sections: [
    {
      id: 'intro',
      heading: 'The islands and their names',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Planes land at Port Blair, a little over two hours from Chennai or Kolkata. Its official name has been Sri Vijaya Puram since 2024. Havelock became Swaraj Dweep and Neil Island Shaheed Dweep in 2018, so a ticket may show the new name. The Andamans lie on the far side of the Bay of Bengal, nearer to Myanmar than to Chennai.',
            'Clocks keep Indian time although the islands are far to the east. In December the sun goes down soon after five. Boats therefore leave early, and most diving is done by lunch.',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why dive in the Andamans',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Warm water',
              text: 'The water keeps at 26 to 29 °C. You wear a thin suit against scrapes and stings more than against cold.',
            },
            {
              name: 'Easy and hard dives together',
              text: 'At Havelock the shallow garden for a first dive and the deep pinnacle for a hundredth are on the same morning’s boat board.',
            },
            {
              name: 'Forest and clear sea',
              text: 'Forest covers more than four fifths of the islands. There is little farming and less industry to cloud the sea.',
            },
            {
              name: 'Dives over lava',
              text: 'Slopes of black sand and cooled lava run down from Barren Island, with coral growing on young rock.',
            },
          ],
        },
      ],
    },
    {
      id: 'sites',
      heading: 'Five popular dive sites',
      blocks: [
        {
          kind: 'places',
          places: [
            {
              id: 'havelock',
              name: 'Havelock',
              poster: posters.scuba,
              paragraphs: [
                'Most dive centres stand along the east side, on Beaches No. 2, 3 and 5. Nemo Reef, off Beach No. 2, is a walk in from the sand and takes most beginners. Boats go to Aquarium and Lighthouse for easy reef, and farther out to Johnny’s Gorge and Dixon’s Pinnacle, where the current brings barracuda and reef sharks past certified divers.',
                'Keep one late afternoon for Radhanagar, Beach No. 7, on the other side of the island. It faces west and the sun sets into the sea.',
              ],
              facts: [
                { name: 'Ferry', value: 'About 1½ to 2½ hours from Port Blair' },
                { name: 'Level', value: 'Everyone' },
                { name: 'Stay', value: 'Three nights for two days of diving' },
              ],
            },
            {
              id: 'north-bay',
              name: 'North Bay Island',
              poster: posters['north-bay'],
              paragraphs: [
                'North Bay faces Port Blair across the harbour mouth, below a red and white lighthouse. Older ₹20 notes carried the view on their back. Boats leave from the water sports complex in town and often call on the same trip at Ross Island, the ruined British headquarters, renamed after Netaji Subhas Chandra Bose in 2018.',
                'The reef is shallow and close in. First dives share it with snorkellers, glass-bottom boats and people walking the sea bed in helmets, so take the first boat. It suits a traveller who has one free day and no time for Havelock.',
              ],
              facts: [
                { name: 'Boat', value: 'About half an hour from Port Blair' },
                { name: 'Level', value: 'First dives' },
                { name: 'Time', value: 'Half a day, a full one with Ross Island' },
              ],
            },
            {
              id: 'barren-island',
              name: 'Barren Island',
              poster: posters['barren-island'],
              paragraphs: [
                'About 135 km north-east of Port Blair stands a cone of ash that still smokes. Its first recorded eruption was in 1787. It slept for well over a century until 1991 and has been restless since. Landing is forbidden.',
                'Under water there are walls, lava channels, black sand and very clear sea, with manta rays and large schools of jacks when luck holds. Boats go out from Havelock long before dawn, or stay out for several nights, and only in calm months and with permission. An eruption calls everything off.',
              ],
              facts: [
                { name: 'Boat', value: 'A very long day, or a liveaboard' },
                { name: 'Level', value: 'Certified and experienced divers' },
                { name: 'Months', value: 'Calm spells, mostly February to April' },
              ],
            },
          ],
        },
        {
          kind: 'points',
          points: [
            {
              name: 'Neil Island',
              text: 'About an hour by ferry from Havelock, small and farmed. Gentle reef off Bharatpur beach for learners; Junction, out in the channel, is a drift dive for the advanced. Dugongs graze here, seldom seen.',
            },
            {
              name: 'Cinque',
              text: 'Two islands, joined by a sandbar that high tide covers. A day by boat from Chidiya Tapu or Wandoor, with a permit and no overnight stay. Turtles, rays and bumphead parrotfish.',
            },
          ],
        },
      ],
    },
    {
      id: 'season',
      heading: 'Weather by month',
      blocks: [
        {
          kind: 'table',
          caption: 'The diving year. The water stays at 26 to 29 °C.',
          columns: ['Months', 'Sea', 'Good for'],
          rows: [
            ['October–November', 'Settling, some showers', 'Empty boats and green hills.'],
            ['December–February', 'Dry, breezy at times', 'Courses. Book ferries early.'],
            ['March–May', 'Calm, often clearest', 'Deep sites and Barren Island.'],
            ['June–September', 'Rough: unsuitable', 'No diving; ferries may stop.'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'October to May is ideal. From June to September the south-west monsoon blows straight in, stirs up the bottom and can stop the ferries.',
          ],
        },
      ],
    },
    {
      id: 'prepare',
      heading: 'Preparation and a plan for six days',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'See a doctor at home and bring the certificate. If you mean to take a course, do the theory online before you fly; it saves an afternoon indoors. Carry photo identity for every ferry. The Nicobars and the tribal reserves are closed to tourists, and foreign visitors should ask us which islands need a permit.',
            'The last dive should end at least 18 hours before the flight. Work backwards from that.',
          ],
        },
        {
          kind: 'table',
          caption: 'Five nights, four or five dives, and one dry day at the end.',
          columns: ['Day', 'Where', 'What'],
          rows: [
            ['1', 'Port Blair', 'Land, see the Cellular Jail, sleep early.'],
            ['2', 'Ferry to Havelock', 'Briefing and a shallow dive.'],
            ['3', 'Havelock', 'Two boat dives before lunch.'],
            ['4', 'Havelock', 'One or two more, out of the water by two.'],
            ['5', 'Ferry to Port Blair', 'Radhanagar in the morning. No diving.'],
            ['6', 'Airport', 'Fly home.'],
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
            'Photo identity, and copies of it',
            'Doctor’s certificate',
            'Diver’s card and logbook, if you have them',
            'Ferry and flight tickets saved on the phone',
            'Two sets of swimwear, one always drying',
            'A long-sleeved top against sun and coral',
            'Sun cream without oxybenzone',
            'Seasickness tablets',
            'Ear drops that your doctor approves of',
            'Contact lenses, with a spare pair',
            'Dry bag and a refillable bottle',
            'Sandals that hold on wet decks',
            'Cash for Neil and Havelock, where cash machines are few',
            'Insurance papers that name diving',
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
            'Clownfish, each pair at home in its anemone',
            'Green and hawksbill turtles',
            'Bumphead parrotfish, biting coral audibly',
            'Napoleon wrasse, up to about 2 m long',
            'Lionfish and scorpionfish: keep your distance',
            'Sweetlips, snappers and fusiliers in schools',
            'Barracuda, giant trevally and tuna on deep sites',
            'White-tip reef sharks asleep on sand',
            'Eagle rays and, less often, mantas',
            'Banded sea kraits: venomous, so do not touch',
            'Octopus and cuttlefish',
            'Sea slugs the size of a fingernail',
            'Giant clams',
            'Dugong, the islands’ state animal, very rarely',
          ],
        },
      ],
    },
    {
      id: 'package',
      heading: 'Choosing a package',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Count dives before nights. A ‘diving holiday’ of five nights may hold a single dive of twenty minutes. Ask how many people one instructor takes: for first dives, one or two is right. Ask whether gear, boat, lunch and ferry are in the price, and what happens to it when the sea closes.',
            'Then match it to the diver. Without a certificate, take one supervised dive first and a second only if you liked it. For a course, four days on one island beat two days on two. Certified divers should ask which sites the boat goes to that week, who decides, and where the nearest recompression chamber is. A centre that answers all this without a pause is probably a good one.',
          ],
        },
        {
          kind: 'call',
          heading: 'Plan your days with us',
          text: 'Say how many of you dive, how many watch, and when you must be back. A person at our office fits ferries and dives together.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for the price of your dives',
    text: 'Two dives fit into a short stay, four into five nights, and a course has four of its own. Say which you have in mind and when, and we come back with the price.',
  },
};
