import type { RouteTexts } from './route-text.ts';

export const northBengalAndSikkimRoutes: RouteTexts = {
  'guwahati-to-siliguri': {
    stops:
      'Barpeta Road, Bongaigaon and Kokrajhar in Assam; Alipurduar, Falakata and Dhupguri in Bengal. Bongaigaon comes before half way and is good for a long lunch. For a night, Madarihat and the forest of Jaldapara are a short detour.',
    road: 'NH27, the East–West Corridor, over the Manas, Sankosh, Torsa, Jaldhaka and Teesta. Four lanes through western Assam; in Bengal bazaars and road works slow you down. Srirampur is the border of the states.',
    season:
      'Fog from late December to the end of January makes the first hours slow. At Durga Puja, in September or October, diversions are put up in every town of Bengal. In July high water may close a lane on the approaches to bridges.',
  },
  'bagdogra-airport-to-darjeeling': {
    stops:
      'Kurseong, about half way up, is good for tea and a look at the toy train. Sonada and Ghum come next, Ghum with a monastery and a station at 2,258 metres. The rails circle at Batasia just before the town.',
    road: 'Rohini Road climbs from the tea gardens to Kurseong; it reopened in January 2026 after the slide of the October before. From there Hill Cart Road, NH110, shares its space with the railway. Between Ghum and Darjeeling cars often stand in line.',
    season:
      'Spring is good until the end of May, and so are the weeks from October on, when Kangchenjunga is often free of cloud. Mist and slips come with the rains, June to September. Landing after two in winter means that you arrive in the dark.',
  },
  'njp-to-darjeeling': {
    stops:
      'At Sukna the forest begins and so does the climb. Cars on the Pankhabari road pass the tea estate of Makaibari below Kurseong. Tung and Sonada are small halts for momos with a view of the valley.',
    road: 'From New Jalpaiguri the car has to cross Siliguri first, slow from nine to eleven and again in the evening. Of the ways up, Rohini is the wide one and Pankhabari the steep one. The old highway through Tindharia has slipped again and again at Paglajhora.',
    season:
      'Night trains from Kolkata arrive in the morning, which leaves the whole day for the hills. During the Puja holidays and in May the queue at Ghum can cost an hour. January is cold, with snow only in some years.',
  },
  'bagdogra-airport-to-gangtok': {
    stops:
      'Sevoke, where the hills begin, Teesta Bazar for tea, and Melli. Rangpo, at the border of Sikkim, is the halt for lunch and papers; Singtam follows.',
    road: 'NH10 follows the Teesta upstream, with the river on one side and loose slopes on the other. In August 2025 the part from Sevoke to Chitrey was shut for days. Cars then go round by Lava and Algarah, or by Jorebungalow, which takes hours more.',
    season:
      'October to May. Indian citizens need no permit for Gangtok, only a photo identity card; foreign visitors get a Restricted Area Permit at Rangpo without a fee. Heavy rain from June on is the time when the highway is cut.',
  },
  'njp-to-gangtok': {
    stops:
      'Beyond Salugara the road runs through the Mahananda sanctuary, where monkeys wait at the kerb. Kalijhora and Tarkhola are on the river. At Ranipool you leave the valley for the last climb.',
    road: 'An eastern bypass takes most cars from the station round the middle of Siliguri to NH10. The gorge of the Teesta sets the pace up to Rangpo. In Gangtok MG Marg is for walkers, and taxis from Bengal may have to set you down at the stand in Deorali.',
    season:
      'If your train home leaves in the months of rain, come down a day early. For Tsomgo and Nathula a permit is arranged in Gangtok, for a vehicle of Sikkim; Nathula is shut on Mondays and Tuesdays. Gangtok is mild in April and cold in January.',
  },
  'bagdogra-airport-to-kalimpong': {
    stops:
      'The Coronation Bridge and the Kali temple are at Sevoke. Teesta Bazar has momo and tea shops beside the bridge that you cross. At the top the hills of Durpin and Deolo look down on the river.',
    road: 'Along NH10 to Chitrey, over the Teesta, then about a thousand metres up in hairpin bends. While the valley road is blocked, cars take the way through Gorubathan and Lava, higher, longer and through forest.',
    season:
      'The flower nurseries are in bloom in March and April; snow peaks stand out from late October to December. Between June and September ask on the morning of the ride which of the two roads is open.',
  },
  'siliguri-to-pelling': {
    stops:
      'Melli, where you cross into Sikkim, then Jorethang, a market town for lunch and fuel. Legship and Gyalshing lie on the climb. The monastery of Pemayangtse and the ruins of Rabdentse are just before Pelling.',
    road: 'NH10 beside the Teesta to Melli, then upstream along the Rangit to Jorethang, on a surface that has long been rough. After Legship the road is steep and narrow. If it is cut, drivers go through Singtam and Ravangla.',
    season:
      'The wall of Kangchenjunga is opposite the town: come from October to December, or in March and April, and look early in the day. Foreigners show their permit for Sikkim at Melli. With the monsoon come leeches, cloud and broken roads.',
  },
};
