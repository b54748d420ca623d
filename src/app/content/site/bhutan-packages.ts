import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { bhutanPlaces } from '#app/content/places/bhutan-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

const page: PageContent = {
  title: 'Bhutan Tour Packages: flat {discount} off on first booking',
  description:
    'Bhutan tours with their prices in dollars and rupees, the valleys of Paro, Thimphu and Punakha, what to eat, what to do and which papers you need.',
  poster: posters['bhutan-punakha'],
  trail: trails.packages,
  here: 'Bhutan Tour Packages',
  heading: 'Bhutan tour packages',
  lead: 'Flat {discount} off on the first booking of a Bhutan package. Each price is for one person, before the government fee.',
  chatText: 'Hello, please call me back about a Bhutan tour.',
  about: { type: 'TouristTrip', name: 'Tours of Bhutan', areas: ['Bhutan'] },
  sections: [
    {
      id: 'fees',
      heading: 'Government fee and papers',
      blocks: [
        {
          kind: 'list',
          items: [
            'Indian citizens pay ₹1,200 for each night, children of 6 to 11 ₹600, younger ones nothing. They need a permit, with a passport or the original voter card.',
            'Other visitors pay $100 for each night until 31 August 2027. They need a passport and a visa.',
            'The fee is as of November 2026. The price on each tour’s page has it in a line of its own.',
          ],
        },
      ],
      link: { name: 'Guide to Bhutan: fee, permit, roads and weather', path: paths.bhutanGuide },
    },
    {
      id: 'bhutan',
      heading: 'About Bhutan',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A kingdom of fewer than a million people between Assam and Tibet, from rice fields up to snow. March to May and September to November are the mildest months. Flights land at Paro; by road the gate to the west is Phuentsholing, seven to eight hours from Guwahati.',
          ],
        },
      ],
    },
    {
      id: 'adventure',
      heading: 'Trekking, rafting, biking, climbing and golf',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['bhutan-trekking'],
              name: 'Trekking',
              note: 'A day up to Taktsang, or five on the Druk Path from Paro to Thimphu.',
            },
            {
              poster: posters['bhutan-rafting'],
              name: 'Rafting',
              note: 'The Mo Chhu for a first time, the faster Pho Chhu after it.',
            },
            {
              poster: posters['bhutan-biking'],
              name: 'Biking',
              note: 'From Dochula down to Punakha, 1,900 m of descent.',
            },
            {
              poster: posters['bhutan-climbing'],
              name: 'Climbing',
              note: 'On the crags above Thimphu. The high peaks stay closed.',
            },
            {
              poster: posters['bhutan-golf'],
              name: 'Golf',
              note: 'Nine holes beside Tashichho Dzong, at 2,300 m.',
            },
          ],
        },
      ],
    },
    {
      id: 'eco',
      heading: 'Eco tourism',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The constitution keeps at least 60% of Bhutan under forest; today it is about 70%. In winter black-necked cranes come from Tibet to the Phobjikha valley. Farmhouses in Haa and Bumthang take guests and heat the bath with stones from the fire.',
          ],
        },
      ],
    },
    {
      id: 'places',
      heading: 'Thimphu and Paro',
      blocks: [{ kind: 'places', places: bhutanPlaces }],
    },
    {
      id: 'vegetarian',
      heading: 'Vegetarian food',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            { poster: posters['dish-ema-datshi'], name: 'Ema datshi', note: 'Chillies in cheese, very hot.' },
            { poster: posters['dish-kewa-datshi'], name: 'Kewa datshi', note: 'Potatoes in cheese, mild.' },
            {
              poster: posters['dish-red-rice'],
              name: 'Red rice and ferns',
              note: 'Ferns fried in butter, in spring.',
            },
            {
              poster: posters['food-vegetarian'],
              name: 'A full meal',
              note: 'Rice, three or four bowls, butter tea.',
            },
          ],
        },
      ],
    },
    {
      id: 'non-vegetarian',
      heading: 'Non-vegetarian food',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['dish-phaksha-paa'],
              name: 'Phaksha paa',
              note: 'Pork with radish and dried chillies.',
            },
            {
              poster: posters['dish-jasha-maru'],
              name: 'Jasha maru',
              note: 'Minced chicken in a ginger broth.',
            },
            {
              poster: posters['dish-shakam-paa'],
              name: 'Shakam paa',
              note: 'Dried beef with chillies and radish.',
            },
            {
              poster: posters['food-non-vegetarian'],
              name: 'Momos',
              note: 'Dumplings with ezay, a chilli relish.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Hotels cook milder food for visitors, and know Indian vegetarian kitchens well. Say what you do not eat when you book.',
          ],
        },
      ],
    },
    {
      id: 'handicrafts',
      heading: 'Handicrafts and the thirteen arts',
      poster: posters.handicrafts,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Bhutan counts thirteen arts, from painting and casting to weaving and paper. Good things to take home are bangchung, the cane baskets that close tight, wooden bowls, daphne paper and stamps. Ask for a receipt with antiques: nothing older than a hundred years may leave.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Ask for a Bhutan tour',
    text: 'Send us your month, your days and who comes along. You get a plan with its price, and the first booking is {discount} off.',
  },
};

/** The page's content, and the texts around its live list. */
export const bhutanPackagesContent = { ...page, list: 'Tours you can book' };
