import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { bhutanWeather } from '#app/content/places/bhutan-facts.ts';
import { bhutanPlaces } from '#app/content/places/bhutan-places.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const bhutanGuide: PageContent = {
  title: 'Guide to Bhutan: fee, permit, roads, weather by month',
  description:
    'What Bhutan charges visitors for each night, which papers you need, the ways from Guwahati, Thimphu and Paro at length, and the weather by month.',
  poster: posters['bhutan-tigers-nest'],
  trail: trails.places,
  here: 'Bhutan',
  heading: 'Guide to Bhutan',
  lead: 'The government fee, the papers, the ways in, and what to expect in each season.',
  chatText: 'Hello, please call me back about a Bhutan tour.',
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
      link: { name: 'Bhutan tours with prices', path: paths.bhutanPackages },
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
      id: 'country',
      heading: 'The country',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Fewer than a million people live in Bhutan. From the plain of Assam the land goes up for 7,000 metres: rice and oranges at the bottom, chir pine and oak, then rhododendron, yak pasture and at last the snow of the Tibetan border. The country’s own name is Druk Yul, the land of the thunder dragon.',
            'Bhutan opened to visitors in 1974 and has kept the number small on purpose. The fee that visitors pay goes towards schools, forests and free health care.',
            'More than half of the land is national park or a wildlife corridor between parks, so that a tiger can walk from the Assam plain to the snow line without leaving cover. The takin, the national animal, was put together by a saint from a goat’s head and a cow’s body, as legend has it; some live in a reserve above Thimphu.',
          ],
        },
      ],
    },
    {
      id: 'places',
      heading: 'Thimphu and Paro',
      blocks: [
        { kind: 'places', places: bhutanPlaces },
        {
          kind: 'text',
          paragraphs: [
            'Most first visits take the western loop: Paro with the cliff monastery of Taktsang, Thimphu with its market, and Punakha, a thousand metres lower and warmer, where a white fortress stands between two rivers. Four days are possible, six are comfortable, and ten let you cross the high passes to Bumthang.',
          ],
        },
      ],
    },
    {
      id: 'buy',
      heading: 'What to buy',
      poster: posters.handicrafts,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The thirteen arts, the zorig chusum, are painting, carving, casting, weaving, paper, bamboo and so on, taught in two schools of their own. The finest kiras, the long woven dresses of Lhuentse in the east, can take a year on a backstrap loom and cost accordingly.',
            'Look for bangchung, the two-piece cane baskets that close tight enough for rice; for wooden bowls from Trashi Yangtse; for paper made of daphne bark; and for postage stamps, in which the country has a long and eccentric tradition.',
          ],
        },
      ],
    },
    {
      id: 'months',
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
    heading: 'Plan a trip to Bhutan',
    text: 'Tell us your month, your days and the passports of those who come. We name the papers and the price.',
  },
};
