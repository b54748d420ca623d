import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { bhutanWeather } from '#app/content/places/bhutan-facts.ts';
import { trails } from '#app/content/trails.ts';

const page: PageContent = {
  title: 'Bhutan Tour Packages: flat {discount} off on first booking',
  description:
    'Bhutan tours with their prices in dollars and rupees, the valleys of Paro, Thimphu and Punakha, what to eat, what to do and which papers you need.',
  poster: posters['bhutan-punakha'],
  trail: trails.packages,
  here: 'Bhutan Tour Packages',
  heading: 'Bhutan tour packages',
  lead: 'Flat {discount} off on the first booking of a Bhutan package. Each price is for one person and includes what its page lists. Ask for your dates, and we confirm the total before you pay.',
  chatText: 'Hello, please call me back about a Bhutan tour.',
  about: { type: 'TouristTrip', name: 'Tours of Bhutan', areas: ['Bhutan'] },
  sections: [
    {
      id: 'fees',
      heading: 'Government fee and papers',
      blocks: [
        {
          kind: 'table',
          caption:
            'Bhutan’s Sustainable Development Fee, as of November 2026. We confirm the fee and the papers for your dates.',
          columns: ['Visitor', 'Fee for each night', 'Papers'],
          rows: [
            [
              'Indian citizen, 12 and older',
              '₹1,200',
              'A permit, with a passport valid for six months or the original voter card. Under 18: a passport or a birth certificate in English, and a guardian.',
            ],
            [
              'Indian child, 6 to 11',
              '₹600',
              'A permit, with a passport or a birth certificate in English, and a guardian.',
            ],
            ['Indian child under 6', 'No fee', 'The same as at 6 to 11.'],
            [
              'Other visitors',
              '$100 until 31 August 2027; children of 6 to 11 $50',
              'A passport and, for nearly everyone, a visa for $40, arranged before arrival.',
            ],
          ],
        },
      ],
    },
    {
      id: 'way',
      heading: 'How to reach Bhutan from Guwahati',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'By air: flights from Guwahati, Bagdogra, Kolkata and Delhi land at Paro. From Guwahati they are few, so ask us which days have one.',
            'By road to the west, where Thimphu and Paro are: the gate is Phuentsholing, about 320 to 350 km from Guwahati, seven to eight hours. From there it is about another five to six hours to Thimphu or Paro.',
            'By road to the east: the gate is Samdrup Jongkhar, about 105 km from Guwahati, two and a half hours. It is the nearest gate, but not the one for Paro, which is about three days of mountain road away. At either gate a Bhutanese car takes over.',
          ],
        },
      ],
    },
    {
      id: 'bhutan',
      heading: 'About Bhutan',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Fewer than a million people live in Bhutan. From the plain of Assam the land goes up for 7,000 metres: rice and oranges at the bottom, chir pine and oak, then rhododendron, yak pasture and at last the snow of the Tibetan border. The country’s own name is Druk Yul, the land of the thunder dragon.',
            'Bhutan opened to visitors in 1974 and has kept the number small on purpose. The fee that visitors pay goes towards schools, forests and free health care.',
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
              note: 'From a day up to Taktsang to the Snowman trek, over eleven high passes. The Druk Path links Paro and Thimphu in about five days.',
            },
            {
              poster: posters['bhutan-rafting'],
              name: 'Rafting',
              note: 'The Mo Chhu at Punakha is easy water for a first time. The Pho Chhu beside it is faster and colder.',
            },
            {
              poster: posters['bhutan-biking'],
              name: 'Biking',
              note: 'From Dochula at 3,100 m down to Punakha is 1,900 m of descent. Chele La, at about 3,990 m, is the hard climb.',
            },
            {
              poster: posters['bhutan-climbing'],
              name: 'Climbing',
              note: 'Rock climbing on the crags above Thimphu. The high summits stay closed: peaks above 6,000 m may not be climbed.',
            },
            {
              poster: posters['bhutan-golf'],
              name: 'Golf',
              note: 'Nine holes beside Tashichho Dzong in Thimphu, at 2,300 m. The ball flies farther in thin air.',
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
            'The constitution demands that at least 60% of Bhutan stay under forest for all time; today it is about 70%. More than half of the land is national park or a wildlife corridor between parks, so that a tiger can walk from the Assam plain to the snow line without leaving cover. The country takes up more carbon than it gives off.',
            'Winter brings black-necked cranes from Tibet to the Phobjikha valley, where power lines were laid underground for them. The takin, the national animal, was put together by a saint from a goat’s head and a cow’s body, as legend has it; some live in a reserve above Thimphu. Farmhouses in Haa and Bumthang take guests and heat the bath with stones from the fire.',
          ],
        },
      ],
    },
    {
      id: 'places',
      heading: 'Thimphu and Paro',
      blocks: [
        {
          kind: 'places',
          places: [
            {
              id: 'thimphu',
              name: 'Thimphu',
              poster: posters.thimphu,
              paragraphs: [
                'The capital lies along a river at 2,300 metres. Buddha Dordenma, more than 50 metres tall, stands on the hill. Below stand the Memorial Chorten, which old people circle with prayer wheels from dawn, and Tashichho Dzong, the seat of government, open to visitors after office hours.',
                'The weekend market needs a morning: dried cheese, ferns, river fish and many kinds of chilli. The textile museum and the school of the thirteen arts explain what you will see woven and painted later.',
              ],
              facts: [
                { name: 'Stay', value: 'Two nights' },
                { name: 'Best for', value: 'Museums, the market, first walks at altitude' },
                { name: 'From Paro', value: 'About 50 km, an hour and a half' },
              ],
            },
            {
              id: 'paro',
              name: 'Paro',
              poster: posters['paro-dzong'],
              paragraphs: [
                'Flights from abroad land here, in a narrow valley. Rinpung Dzong stands over the river beside a roofed wooden bridge, and the round watchtower above it is now the National Museum. Kyichu Lhakhang, from the seventh century, has two orange trees said to bear all year.',
                'Taktsang, the Tiger’s Nest, stands on a cliff at 3,120 metres. The walk climbs about 520 metres from the trailhead and takes two to three hours up, half as long down; start before eight. Ponies carry people to the tea house at half way, and no farther.',
              ],
              facts: [
                { name: 'Time needed', value: 'Two nights, with Taktsang on the second day' },
                { name: 'Best months', value: 'March to May, September to November' },
                { name: 'Best for', value: 'Taktsang, dzongs, the Chele La pass' },
                {
                  name: 'Height',
                  value: '2,200 m in the valley, about 2,600 m at the trailhead, 3,120 m at Taktsang',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'vegetarian',
      heading: 'Vegetarian food',
      blocks: [
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters['dish-ema-datshi'],
              name: 'Ema datshi',
              note: 'The national dish: chillies as the vegetable, cheese as the sauce. Very hot.',
            },
            {
              poster: posters['dish-kewa-datshi'],
              name: 'Kewa datshi',
              note: 'Potatoes in the same cheese, and much milder.',
            },
            {
              poster: posters['dish-red-rice'],
              name: 'Red rice and ferns',
              note: 'Nutty, medium-grained rice from the Paro valley, with fiddlehead ferns fried in butter in spring.',
            },
            {
              poster: posters['food-vegetarian'],
              name: 'A full meal',
              note: 'Everything comes at once: rice in a basket, three or four bowls, buckwheat pancakes, butter tea.',
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
              note: 'Pork simmered with radish, greens and whole dried chillies.',
            },
            {
              poster: posters['dish-jasha-maru'],
              name: 'Jasha maru',
              note: 'A broth of minced chicken, tomato and ginger, eaten over rice.',
            },
            {
              poster: posters['dish-shakam-paa'],
              name: 'Shakam paa',
              note: 'Beef dried on the balcony in winter, then cooked with chillies and radish.',
            },
            {
              poster: posters['food-non-vegetarian'],
              name: 'Momos',
              note: 'Steamed dumplings of pork, beef or cheese, with ezay, the chilli relish on every table.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Hotels cook milder food for visitors and know Indian vegetarian kitchens well. Say what you do not eat when you book.',
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
            'Bhutan counts thirteen traditional arts, the zorig chusum: painting, carving, casting, weaving, paper, bamboo and so on, taught in two schools of their own. The finest kiras, the long woven dresses of Lhuentse in the east, can take a year on a backstrap loom and cost accordingly.',
            'For the suitcase, look for bangchung, the two-piece cane baskets that close tight enough for rice; for wooden bowls from Trashi Yangtse; for paper made of daphne bark; and for postage stamps, in which the country has a long and eccentric tradition. Ask for a receipt with antiques: anything over a hundred years old may not leave.',
          ],
        },
      ],
    },
    {
      id: 'when',
      heading: 'Weather by month',
      blocks: [
        {
          kind: 'table',
          caption: 'Festival days follow the lunar calendar and move from year to year.',
          columns: ['Months', 'Weather', 'Good for'],
          rows: bhutanWeather,
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
