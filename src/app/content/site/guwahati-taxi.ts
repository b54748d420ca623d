import { posters } from '@purvai/posters';
import type { PageContent } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths, taxiRoutePath } from '#paths.ts';

export const guwahatiTaxi: PageContent = {
  title: 'Guwahati Taxi: city cabs, Shillong, Sohra, Kaziranga',
  description:
    'Cabs in Guwahati by the hour, to Kamakhya and Sualkuchi, and out to Shillong, about 100 km, or Kaziranga, about 215 km. The fare of every car at once.',
  poster: posters.guwahati,
  trail: trails.taxis,
  here: 'Guwahati Taxi',
  heading: 'Guwahati taxi',
  lead: 'Cabs by the hour, for a day of temples, or to Shillong, Sohra, Kaziranga and Upper Assam. Type where you are going, and the fare of every car is on the screen.',
  chatText: 'Hello, please call me back about a cab in Guwahati.',
  about: {
    type: 'TaxiService',
    name: 'Taxi service in Guwahati',
    areas: ['Guwahati', 'Shillong', 'Sohra', 'Kaziranga', 'Jorhat', 'Sivasagar', 'Dibrugarh'],
  },
  sections: [
    {
      id: 'price',
      heading: 'What a fare depends on',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Two things make the fare of a ride: how far you go, and in which type of car. Compact, sedan, SUV and luxury each have a rate of their own. An hourly hire is priced by the car and the hours. Rain and traffic change nothing, and there are no hidden costs.',
            'The form at the top of this page has the amount in rupees. For a ride that it does not know, tell us the two ends and the number of people by phone or chat.',
          ],
        },
        {
          kind: 'table',
          caption: 'Common rides, counted from Paltan Bazaar and the railway station.',
          columns: ['To', 'By road', 'Allow'],
          rows: [
            ['Kamakhya temple', 'About 8 km', '30 minutes'],
            ['Khanapara', 'About 12 km', '40 minutes'],
            ['The airport at Borjhar', 'About 25 km', 'An hour'],
            ['Sualkuchi', 'About 35 km', 'An hour and a quarter'],
          ],
        },
        {
          kind: 'call',
          heading: 'Another ride, or two cars',
          text: 'Name the start, the end and the type of car, and a person tells you the figure. Ask for two types if you want to compare.',
        },
      ],
    },
    {
      id: 'local',
      heading: 'Local cabs by the hour',
      poster: posters.kamakhya,
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A cab by the hour suits several errands in one part of the city, with the same driver. Nearly everything between Paltan Bazaar and Khanapara lies on one road, the GS Road, and it is full from nine to eleven and again from five to eight.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Stations: Guwahati at Paltan Bazaar and Kamakhya Junction are about 7 km apart. Read the ticket before you name one.',
            'Hospitals: GMCH at Bhangagarh and the clinics along the GS Road, with a car that is there when the doctor has finished.',
            'Shopping: Fancy Bazar for cloth and spices, the early fish market at Uzan Bazar, silk shops on the GS Road.',
            'Weddings and work: a car per family or per guest, for an evening or a week.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Kamakhya temple needs a plan of its own. On ordinary days the line for the inner shrine lasts two to four hours, so come at dawn; the courtyards alone take 40 minutes. The temple, rebuilt in 1565 with a dome like a beehive, stands on Nilachal Hill above the river. For three days in June, at the Ambubachi Mela, the shrine is shut, hundreds of thousands arrive, and cars are stopped at the foot of the hill.',
          ],
        },
      ],
    },
    {
      id: 'sightseeing',
      heading: 'Local sightseeing',
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
              text: 'Stone sculpture, Ahom manuscripts and village life, beside the Dighalipukhuri tank. An hour and a half. It is closed on Mondays.',
            },
            {
              name: 'Assam State Zoo',
              text: 'One-horned rhinos, clouded leopards and old trees in the Hengrabari forest, inside the city. Two hours, mornings best. Closed on Fridays.',
            },
            {
              name: 'Science museum',
              text: 'Hands-on exhibits for children at Khanapara, on the eastern side of the city, 32 km from the airport. Keep it for a wet morning.',
            },
            {
              name: 'Garbhanga',
              text: 'Hill forest 15 km south of the city, known for butterflies and for wild elephants. Go in the dry months, by daylight, with stout shoes.',
            },
            {
              name: 'Deepor Beel',
              text: 'A shallow lake on the south-western edge, with thousands of waterbirds from November to February. Bring binoculars and come before nine.',
            },
            {
              name: 'Sualkuchi',
              text: 'Silk village over the Saraighat Bridge. Looms clatter in most houses; muga, the golden thread, is wound and woven before you. Half a day.',
            },
            {
              name: 'Hajo',
              text: 'About 30 km away and easy to pair with Sualkuchi: the Hayagriva Madhava temple on its hill, and Poa Mecca, a Muslim shrine with pilgrims of its own.',
            },
            {
              name: 'Pobitora',
              text: 'A small sanctuary about 50 km east where rhinos graze close to the track. A day trip from November to April; shut in the rains.',
            },
          ],
        },
      ],
    },
    {
      id: 'outstation',
      heading: 'Outstation cabs from Guwahati',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'All six begin on the same highway: east to Jorabat, where the road to Meghalaya turns south into the hills and the road to Upper Assam keeps on through the plain. Book them one way or as a round trip, which is charged for {day minimum}. The hours include one halt for tea.',
          ],
        },
        {
          kind: 'pictures',
          pictures: [
            {
              poster: posters.kaziranga,
              name: 'Guwahati to Kaziranga',
              path: taxiRoutePath('guwahati-to-kaziranga'),
              note: 'About 215 km to Kohora, five hours. Rhinos, wild buffalo, elephants. The park is closed from about May to October.',
            },
            {
              poster: posters.shillong,
              name: 'Guwahati to Shillong',
              path: taxiRoutePath('guwahati-to-shillong'),
              note: 'About 100 km, three hours. Stop at Umiam Lake, half an hour before the town. Evenings need a pullover.',
            },
            {
              poster: posters['sohra-falls'],
              name: 'Guwahati to Sohra (Cherrapunji)',
              path: taxiRoutePath('guwahati-to-sohra'),
              note: 'About 155 km, five hours, through Shillong. Waterfalls are full from June to October; views are clearest in November.',
            },
            {
              poster: posters.jorhat,
              name: 'Guwahati to Jorhat',
              path: taxiRoutePath('guwahati-to-jorhat'),
              note: 'About 310 km, seven hours. Tea gardens, and the ferry from Nimati Ghat to the river island of Majuli.',
            },
            {
              poster: posters.sivasagar,
              name: 'Guwahati to Sivasagar',
              path: taxiRoutePath('guwahati-to-sivasagar'),
              note: 'About 370 km, eight to nine hours. The Ahom capital: Rang Ghar, Talatal Ghar, and temples beside a great tank.',
            },
            {
              poster: posters.dibrugarh,
              name: 'Guwahati to Dibrugarh',
              path: taxiRoutePath('guwahati-to-dibrugarh'),
              note: 'About 445 km, ten hours. Tea country, and the Bogibeel bridge of nearly 5 km over the Brahmaputra.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The first three are good for a long weekend. Kaziranga lies on the way to Jorhat, Sivasagar and Dibrugarh, so a night there cuts the long drive in two and adds a safari. For Sohra, two nights are better than one: cloud can hide the falls for a whole day.',
          ],
        },
      ],
    },
    {
      id: 'road',
      heading: 'Weather and roads by month',
      poster: posters['home-hero'],
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'November to March is dry, and every road on this page is at its easiest. April brings Bihu, full hotels and storms in the late afternoon. From June to September it pours: Sohra is among the wettest places on earth, which is what people go to see, but a landslip on the way can take hours to clear. Carry water then, and leave half a day to spare before a flight.',
            'In winter, fog lies over the plain around Nagaon until eight or nine, and cloud drifts across the plateau beyond Shillong at any hour of any season. Drivers slow down there. Pack one warm layer even in June; Shillong is some 1,400 metres higher than the river.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about cabs in Guwahati',
      blocks: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Can I take a cab to Dibrugarh and fly home from there?',
              answer:
                'Yes, as a one-way trip. Dibrugarh’s airport is at Mohanbari, about 15 km from the town, so you need not drive the 445 km back. Jorhat has an airport as well.',
            },
            {
              question: 'Which car is right for Shillong and Sohra?',
              answer:
                'A sedan manages the road well for up to four people. Take an SUV if you are more, if you carry luggage for a week, or if you go in the rains: it sits higher and holds wet bags.',
            },
            {
              question: 'How much of Guwahati can we see in one day?',
              answer:
                'Kamakhya at dawn, breakfast, the state museum, the Umananda ferry in the afternoon and sunset by the river make a full day of about nine hours. Sualkuchi and Hajo together are a second one.',
            },
            {
              question: 'When should we leave for a safari in Kaziranga?',
              answer:
                'The day before. Morning jeeps go in soon after seven, and Kohora is five hours from Guwahati. If you leave the city at six you reach it in time for lunch and an afternoon safari. Going back the same evening means five hours in the dark; you are in Guwahati about nine or ten at night.',
            },
          ],
        },
      ],
    },
    {
      id: 'other-taxis',
      heading: 'Other taxi pages',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              name: 'Guwahati airport taxi',
              text: 'Prepaid rides from Borjhar, with advice on how far to go on the day that you land.',
              path: paths.guwahatiAirportTaxi,
            },
            {
              name: 'Delhi taxi',
              text: 'Hourly cabs, cars of every size, and long roads to the Himalaya and Rajasthan.',
              path: paths.delhiTaxi,
            },
            {
              name: 'Delhi airport taxi',
              text: 'A flight from Guwahati may land at any of three terminals in Delhi. Read which is which, and fix the onward ride.',
              path: paths.delhiAirportTaxi,
            },
            {
              name: 'Delhi sightseeing taxi',
              text: 'Thirteen monuments, temples and markets for a free day between two flights, with the hours that each one takes.',
              path: paths.delhiSightseeingTaxi,
            },
          ],
        },
      ],
      link: { name: 'All cabs, and the policy on changes', path: paths.taxis },
    },
  ],
  closing: {
    heading: 'Book a cab in Guwahati',
    text: 'Give us the day, the number of people and the last stop. We write or call back with a car, a fare and a starting hour.',
  },
};
