import type { RouteTexts } from './route-text.ts';

export const bhutanBorderRoutes: RouteTexts = {
  'guwahati-to-samdrup-jongkhar': {
    stops:
      'Rangia and Tamulpur are on the way, with tea shops. Darranga is the last Indian market, and the gate of Bhutan stands at its end.',
    road: 'North over the Saraighat bridge to Baihata and Rangia, then a quiet road to the border. Beyond the gate a Bhutanese car takes over. It leads to the east of Bhutan: Thimphu and Paro are about three more days by road.',
    season:
      'Roads are dry from October to April. Bhutan’s clocks are half an hour ahead of India’s, and immigration works office hours, so cross in the morning. Indian citizens bring a passport or the original voter card. In the monsoon the hills behind the town are often in cloud and slips hold up the road to Trashigang.',
  },
  'guwahati-to-gelephu': {
    stops:
      'Pathsala and Barpeta Road for tea, Bijni for a last meal by the highway. Dadgiri is the last place on the Indian side. People who have a day to spare stop at Manas, north of Barpeta Road.',
    road: 'Four lanes west on NH27; between Bijni and Bongaigaon you turn north, through the villages of Chirang district, to the border. From Gelephu roads lead on to Tsirang and to Trongsa in the middle of Bhutan.',
    season:
      'This gate opened again to visitors in September 2022, after two and a half years. Arrive well before five in the afternoon. The dry half of the year begins in November; in the wet one rivers such as the Aie damage the country roads.',
  },
  'guwahati-to-phuentsholing': {
    stops:
      'Bongaigaon and Kokrajhar in Assam, Barobisha and Alipurduar in West Bengal. Hasimara is the last railway station. The ride ends in Jaigaon, with the painted Bhutan Gate at the edge of the market.',
    road: 'NH27 to Srirampur, where the state changes, then NH317 by Alipurduar and Hasimara, between tea gardens and the forest of Buxa. Indian cars pay a daily fee in Bhutan, so most travellers walk through the terminal and meet a Bhutanese car.',
    season:
      'From November to March rivers are low and skies clear. In September or October, at Durga Puja, the Bengal half is crowded. Elephants cross after dark around Buxa, and summer rain floods the low streets of Jaigaon.',
  },
  'bagdogra-airport-to-phuentsholing': {
    stops:
      'Lunch is at Jalpaiguri or, across the Teesta, at Dhupguri. Birpara is a tea garden town. Madarihat, at the entrance of Jaldapara, has lodges for those who would like to see rhinos first.',
    road: 'Past Siliguri on NH27 to Dhupguri, then through Birpara and Hasimara to Jaigaon, level to the end. The Dooars road, NH17 over Sevoke and Chalsa, is the other choice: an old bridge, one lane each way, and forests where speed is held down for elephants.',
    season:
      'Jaldapara and Gorumara are closed from mid-June to mid-September. Come on a flight before noon: permits are issued during office hours, and in Bhutan it is half an hour later. Hill streams can wash over the road in July.',
  },
};
