import type { RouteTexts } from './route-text.ts';

export const meghalayaRoutes: RouteTexts = {
  'guwahati-to-shillong': {
    stops:
      'Nongpoh, about half way, is where most cars halt for tea, momos and pineapple. Umiam Lake lies beside the road some 15 km before Shillong; ask the driver to stop at the viewpoint.',
    road: 'East to Jorabat, then south on National Highway 6, with four lanes nearly all the way. The climb begins as soon as you leave Jorabat. Traffic crawls on the last kilometres into Shillong, above all from four to eight in the evening.',
    season:
      'Open all year, and without a permit. From June to September it rains hard and cloud lies on the road. Between November and February evenings in Shillong drop to about 5\u00a0°C, so pack a warm layer.',
  },
  'guwahati-airport-to-shillong': {
    stops:
      'Once past the city, the usual break is at Nongpoh, with rice, tea and fruit stalls along the road. Half an hour before Shillong the Umiam reservoir comes into view among the pines.',
    road: 'From Borjhar the cab passes Jalukbari and takes the bypass round the south of Guwahati to Khanapara and Jorabat, an hour and a quarter in light traffic. There the hill highway, NH6, turns off to the south.',
    season:
      'From November to January the sun sets at about half past four. After a landing later than noon the climb is then made in the dark, and a night in Guwahati is the calmer plan. In the rains keep an hour in hand before a flight home.',
  },
  'guwahati-to-sohra': {
    stops:
      'Umiam Lake and Shillong come first. Beyond Shillong the road passes the Mawkdok bridge and viewpoint, with tea stalls, and near Sohra the falls of Nohkalikai and the Seven Sisters.',
    road: 'Four lanes as far as Shillong, then about 55 km over the plateau on a narrower road, with bends, and with cloud at any hour. A return on the same day is nearly all driving, so plan a night at Sohra.',
    season:
      'The falls are full from June to October, when cloud may hide them for a whole day. November to February has clear views and thinner falls.',
  },
  'guwahati-airport-to-sohra': {
    stops:
      'Nongpoh breaks the climb, and Shillong is the place for lunch. South of it come Mylliem and the fork at Umtyngar, where the Dawki road leaves. At Mawkdok the ground falls away into a gorge, and steps lead down to a viewing platform.',
    road: 'The bypass from Jalukbari to Khanapara spares you the centre of Guwahati. Shillong itself costs time in the afternoon, as through traffic shares its streets. The state highway beyond it has one lane each way.',
    season:
      'In winter only an early flight leaves enough daylight: if you land after nine, sleep in Shillong and go on after breakfast. In July rain at Sohra can last for days, which is a reason to book a second night.',
  },
  'shillong-to-sohra': {
    stops:
      'Elephant Falls at Upper Shillong and the Mawkdok viewpoint are on the way, the second with food stalls beside its bridge. The Wah Kaba falls come shortly before Sohra; the caves of Arwah and Mawsmai lie around the town.',
    road: 'Up to Upper Shillong, across open country past Mylliem, then along the rim of the Mawkdok gorge. It is a two-lane road in fair order. Cloud slows it down, and so do cars that park at the viewpoints.',
    season:
      'Come between October and April for the view over the plains of Bangladesh. Those who want water in the falls choose July to September and accept fog. For the double-decker root bridge set out at dawn: from Tyrna it is more than 3,000 steps each way.',
  },
  'shillong-to-dawki': {
    stops:
      'After Laitlyngkot the road looks into deep valleys on its way to Pynursla, a market town and the usual tea halt. Below it you come down to the Umngot river, the suspension bridge of 1932 and the boat ghats.',
    road: 'National Highway 206 leaves the Sohra road at Umtyngar. Works to widen it have gone on for years, so expect gravel and short waits. The final descent has tight bends, and lorries bound for Bangladesh stand in line near Tamabil.',
    season:
      'From November to March boats float on clear green water. During the rains the river runs brown and boating stops. In July 2025 landslips between Laitlyngkot and Lyngkyrdem made drivers go round through Jowai and Amlarem, which takes longer.',
  },
  'guwahati-to-dawki': {
    stops:
      'Breakfast at Nongpoh and lunch in Shillong or Pynursla are natural breaks. Shnongpdeng, with tents and kayaks on the same river, is a few kilometres beyond Dawki. Mawlynnong can be added on the next morning.',
    road: 'Two very different halves: four lanes up to Shillong on NH6, then the hill road south to the border. Coming back you can use another one through Amlarem and Jowai, past the falls of Krang Suri.',
    season:
      'The bridge at Dawki takes one line of cars and jams at weekends and around Christmas, so choose a weekday between November and February. Start from Guwahati before six, as the gorge is no road for the dark.',
  },
  'shillong-to-mawlynnong': {
    stops:
      'Tea shops stand along the road at Laitlyngkot and Pynursla. The living root bridge at Riwai, just before the village, is a ten-minute walk downhill from the cars. Mawlynnong itself is seen on foot.',
    road: 'You follow the Dawki highway past Pynursla to a fork about 20 km short of both places. The right-hand branch is a village road through betel-nut trees and broom grass, where two cars pass each other with care.',
    season:
      'Since January 2026 the village council has closed Mawlynnong to day visitors on Sundays, with its eating places; guests who stay overnight are excepted. Showers fall on most days from May to September, and the path to the root bridge turns slippery.',
  },
  'shillong-to-kaziranga': {
    stops:
      'Umiam and Nongpoh on the way down, then Jagiroad or Nagaon for a meal on the plain. Tea gardens begin around Jakhalabandha, and after Burapahar the park lies to the left of the highway.',
    road: 'Down NH6 to the foot of the hills at Jorabat, which spares you Guwahati; east on NH27 to Nagaon; finally NH715 to Kohora. In the marked animal corridors the speed limit is 40 km an hour.',
    season:
      'In December leave Shillong by eight, to be at Kohora before the early dusk. Safaris run from about November to April. In flood months the park is shut, animals cross the highway to higher ground, and cars are held back for them.',
  },
};
