import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

export const guwahatiAndItsRoads: PageContent = {
  title: 'Guide to Guwahati: sights, hill road, weather by month',
  description:
    'What to see in Guwahati and how long it takes, the way from the airport, the hill road to Shillong and Sohra halt by halt, and the weather by month.',
  poster: posters.kamakhya,
  trail: trails.places,
  here: 'Guwahati and its roads',
  heading: 'Guide to Guwahati and its roads',
  lead: 'Ten sights in and around the city with their closing days, the ways out of the airport, and what rain, fog and daylight do to the roads.',
  chatText: 'Hello, please call me back about a cab in Guwahati.',
  sections: [
    {
      id: 'kamakhya',
      heading: 'Kamakhya temple',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The temple, rebuilt in 1565 with a dome like a beehive, stands on Nilachal Hill above the river. From Paltan Bazaar it is about 8 km, half an hour.',
            'On ordinary days the line for the inner shrine lasts two to four hours, so come at dawn; the courtyards alone take 40 minutes. From the hill you see the Brahmaputra and much of the city.',
            'For three days in June, at the Ambubachi Mela, the shrine is shut, hundreds of thousands arrive, and cars are stopped at the foot of the hill.',
          ],
        },
      ],
    },
    {
      id: 'sights',
      heading: 'Sights in and around the city',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Umananda',
              text: 'A Shiva temple of 1694 on a wooded island in mid-river. The cab waits at the ghat; the ferry takes about ten minutes. Go by mid-afternoon, as the boats stop at dusk.',
            },
            {
              name: 'Assam State Museum',
              text: 'Stone sculpture, Ahom manuscripts and village life, beside the Dighalipukhuri tank. It takes an hour and a half and is closed on Mondays.',
            },
            {
              name: 'Assam State Zoo',
              text: 'One-horned rhinos, clouded leopards and old trees in the Hengrabari forest, inside the city. It takes two hours, mornings are best, and it is closed on Fridays.',
            },
            {
              name: 'Science museum',
              text: 'Hands-on exhibits for children at Khanapara, on the eastern side of the city, 32 km from the airport. Two hours, and a good plan for a wet morning.',
            },
            {
              name: 'Garbhanga',
              text: 'Hill forest 15 km south of the city, known for butterflies and for wild elephants. Go in the dry months, by daylight, with stout shoes.',
            },
            {
              name: 'Deepor Beel',
              text: 'A shallow lake south of the airport road, with thousands of waterbirds from November to February. Bring binoculars and come before nine.',
            },
            {
              name: 'Sualkuchi',
              text: 'The silk village over the Saraighat Bridge, about 35 km away. Looms clatter in most houses; muga, the golden thread, is wound and woven before you. Half a day.',
            },
            {
              name: 'Hajo',
              text: 'About 30 km away and easy to pair with Sualkuchi: the Hayagriva Madhava temple on its hill, and Poa Mecca, a Muslim shrine with pilgrims of its own.',
            },
            {
              name: 'Pobitora',
              text: 'A small sanctuary 45 km to the east, where rhinos graze close to the track. A day trip from November to April; it is shut in the rains.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'For shopping there are Fancy Bazar with its cloth and spices, the early fish market at Uzan Bazar, and silk shops along the GS Road.',
            'Nearly everything between Paltan Bazaar and Khanapara lies on one road, the GS Road, and it is full from nine to eleven and again from five to eight.',
          ],
        },
      ],
      link: { name: 'Cabs in Guwahati, with their fares', path: paths.guwahatiTaxi },
    },
    {
      id: 'airport',
      heading: 'Ways out of the airport',
      poster: posters['guwahati-airport'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The way east from Borjhar leads to Jalukbari, the big junction by Gauhati University. There the ways part. Straight on, under Nilachal Hill, it goes along the Brahmaputra to Fancy Bazar, Paltan Bazaar and the railway station.',
            'To the right, the highway bypass swings round the south of the city to Basistha, Khanapara and Jorabat. To the left, the Saraighat Bridge crosses to IIT Guwahati and the north bank.',
            'Early in the morning 45 minutes are enough for the centre. For a hotel on the GS Road the bypass is longer and often quicker.',
            'Coming down from the hills you pass Khanapara first. From there count an hour and a quarter to the terminal, and the two hours that check-in for a domestic flight asks for.',
          ],
        },
      ],
      link: { name: 'Airport cabs, with how far to go on the day', path: paths.guwahatiAirportTaxi },
    },
    {
      id: 'hills',
      heading: 'The hill road to Shillong and Sohra',
      poster: posters.shillong,
      blocks: [
        {
          kind: 'list',
          items: [
            'Jorabat, half an hour from the centre and an hour from the airport: the Shillong road leaves the plain and starts to climb.',
            'Nongpoh, about halfway to Shillong: the usual stop for rice, tea and pineapples by the roadside.',
            'Umiam Lake, half an hour before Shillong: a reservoir among pines, with viewpoints.',
            'Shillong, about 1,500 metres up: queues from four in the afternoon, also for through traffic to Sohra.',
            'Mawkdok, on the way to Sohra: the plateau breaks off into a green gorge. From here on, expect cloud.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Keep this road for daylight: bends, lorries and cloud are easier when you can see them. For Sohra, two nights are better than one, as cloud can hide the falls for a whole day.',
          ],
        },
      ],
    },
    {
      id: 'east',
      heading: 'The road to Kaziranga and Upper Assam',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'From Jorabat the other highway keeps on through the plain, by Nagaon to Kohora, the middle of Kaziranga. Beside the park cars keep to 40 km an hour where animals cross.',
            'Kaziranga lies on the way to Jorhat, Sivasagar and Dibrugarh, so a night there cuts the long drive in two and adds a safari. Morning jeeps go in soon after seven. Leave Guwahati at six or seven for any of the three towns.',
          ],
        },
      ],
    },
    {
      id: 'season',
      heading: 'Weather and daylight by month',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'list',
          items: [
            'November to March is dry, and every road is at its easiest. In December the sun sets at about half past four.',
            'In winter, fog lies over the plain around Nagaon until eight or nine, and cloud drifts across the plateau beyond Shillong.',
            'April brings Bihu, full hotels and storms in the late afternoon.',
            'From June to September it pours. Low streets such as those around Anil Nagar stand under water after a cloudburst, and a ride to the station can take twice as long.',
            'In the rains a landslip on the hill road can take hours to clear. Carry water, and leave half a day to spare before a flight.',
            'Pack one warm layer even in June: Shillong is some 1,400 metres higher than the river.',
          ],
        },
      ],
    },
  ],
  closing: {
    heading: 'Plan a day or a drive from Guwahati',
    text: 'Tell us what you want to see and on which days. We say what fits by daylight, and what the cab costs.',
  },
};
