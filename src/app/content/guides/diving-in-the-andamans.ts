import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { andamanSites } from '#app/content/places/andaman-sites.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const divingInTheAndamans: PageContent = {
  title: 'Guide to diving in the Andamans: sites, months, packing',
  description:
    'Havelock, Neil, North Bay, Cinque and Barren Island for divers: sites and levels, the sea month by month, ferries, a packing list and marine life.',
  poster: posters.andaman,
  trail: trails.places,
  here: 'Diving in the Andamans',
  heading: 'Guide to diving in the Andamans',
  lead: 'The dive sites island by island, what the sea does in each month, and what to settle before you fly.',
  chatText: 'Hello, please call me back about scuba diving in the Andamans.',
  sections: [
    {
      id: 'islands',
      heading: 'The islands and their names',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Planes land at Port Blair, a little over two hours from Chennai or Kolkata. Its official name has been Sri Vijaya Puram since 2024. Havelock became Swaraj Dweep and Neil Island Shaheed Dweep in 2018, so a ticket may show the new name. The Andamans lie on the far side of the Bay of Bengal, nearer to Myanmar than to Chennai.',
            'Clocks keep Indian time although the islands are far to the east. In December the sun goes down soon after five. Boats therefore leave early, and most diving is done by lunch.',
            'Forest covers more than four fifths of the islands. There is little farming and less industry to cloud the sea.',
          ],
        },
      ],
    },
    {
      id: 'sites',
      heading: 'Dive sites island by island',
      blocks: [
        { kind: 'places', places: andamanSites },
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
      link: { name: 'Diving in Andaman, with prices', path: paths.scubaDivingAndaman },
    },
    {
      id: 'months',
      heading: 'The sea month by month',
      blocks: [
        {
          kind: 'list',
          items: [
            'October and November: the sea settles, with some showers. Boats are empty and hills green.',
            'December to February: dry, breezy at times. Good for courses; book ferries early.',
            'March to May: calm, often the clearest water. Deep sites and Barren Island.',
            'June to September: the south-west monsoon blows straight in, stirs up the bottom and can stop the ferries. No diving.',
          ],
        },
      ],
    },
    {
      id: 'before',
      heading: 'Before you fly',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'See a doctor at home and bring the certificate. If you mean to take a course, do the theory online before you fly; it saves an afternoon indoors. Carry photo identity for every ferry. The Nicobars and the tribal reserves are closed to tourists, and foreign visitors should ask us which islands need a permit.',
            'The last dive should end at least 18 hours before the flight. Work backwards from that. With five nights there is time for four or five dives, and for one dry day at the end.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Photo identity, and copies of it',
            'Diver’s card and logbook, if you have them',
            'Ferry and flight tickets saved on the phone',
            'Two sets of swimwear, one always drying',
            'A long-sleeved top against sun and coral',
            'Sun cream without oxybenzone',
            'Seasickness tablets, and ear drops that your doctor approves of',
            'Contact lenses, with a spare pair',
            'Dry bag, a refillable bottle, and sandals that hold on wet decks',
            'Cash for Neil and Havelock, where cash machines are few',
            'Insurance papers that name diving',
          ],
        },
      ],
    },
    {
      id: 'life',
      heading: 'What lives on the reefs',
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
            'Octopus, cuttlefish and giant clams',
            'Sea slugs the size of a fingernail',
            'Dugong, the islands’ state animal, very rarely',
          ],
        },
      ],
    },
    {
      id: 'offers',
      heading: 'How to compare packages',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A ‘diving holiday’ of five nights may hold a single dive of twenty minutes. Ask how many people one instructor takes: for first dives, one or two is right. Ask whether gear, boat, lunch and ferry are in the price, and what happens to it when the sea closes.',
            'Then match it to the diver. Without a certificate, take one supervised dive first and a second only if you liked it. For a course, four days on one island beat two days on two. Certified divers should ask which sites the boat goes to that week, who decides, and where the nearest recompression chamber is. A centre that answers all this without a pause is probably a good one.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Plan dives and ferries',
    text: 'Say how many of you dive, how many watch, and when you must be back. We fit ferries and dives together.',
  },
};
