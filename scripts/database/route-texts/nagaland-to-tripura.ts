import type { RouteTexts } from './route-text.ts';

export const nagalandToTripuraRoutes: RouteTexts = {
  'guwahati-to-kohima': {
    stops:
      'Nagaon for breakfast, Dimapur for lunch. Doboka and Manja, at the edge of Karbi Anglong, are small halts between them. Medziphema, on the way up, sells pineapples and king chillies by the road.',
    road: 'NH27 to Doboka and NH29 through Manja and Bokajan to Dimapur, all on the plain. From Chümoukedima you climb beside the Chathe on a road rebuilt with four lanes, whose cuttings still shed stones.',
    season:
      'The Hornbill festival, from 1 to 10 December at Kisama, fills rooms as far as Dimapur. Otherwise October to April is a good time. Nagaland asks for an Inner Line Permit, since December 2019 in Dimapur as well.',
  },
  'dimapur-to-kohima': {
    stops:
      'Chümoukedima, just outside Dimapur, has a police gate and fruit stalls. Piphema, near half way, is a halt for tea and rice with pork. Zubza comes shortly before Kohima, which lies at 1,444 metres.',
    road: 'NH29, widened to four lanes for much of its length. Early on it passes the rock face of Pakala Pahar, where boulders struck cars in July 2023; do not stop there. Kohima itself has narrow streets and a rush at school hours.',
    season:
      'Have the Inner Line Permit ready on paper. Since December 2024 foreign visitors have needed a Protected Area Permit again. Rockfall is a matter of May to September; in Hornbill week the hold-up is the traffic to Kisama.',
  },
  'dimapur-to-imphal': {
    stops:
      'Kohima is the place for lunch or a night. After it come Viswema and Khuzama, the last villages of Nagaland, the Mao gate, and in Manipur Senapati and Kangpokpi. At Sekmai the road comes down into the Imphal valley.',
    road: 'NH29 to Kohima and NH2 from there, in the hills until shortly before Imphal. Each of the two states has an Inner Line Permit of its own, so carry two papers.',
    season:
      'Since May 2023 unrest in Manipur has brought blockades and checks to this highway, and not every driver can pass Kangpokpi. Ask us how things stand before you fix anything; a flight to Imphal may be the answer. The weather is dry from November to March.',
  },
  'dibrugarh-to-mon': {
    stops:
      'Moran is the first halt, and Sonari the last town of the plain, for fuel, lunch and cash. Tizit is the first place in Nagaland. Longwa, where the chief’s house stands across the border with Myanmar, is about 40 km beyond Mon.',
    road: 'Among tea gardens to Sonari. After Tizit a narrow hill road begins, patched and dusty, or muddy after rain. An SUV is the right car, and drivers prefer to be in Mon before dark.',
    season:
      'The Konyaks hold Aoleang, their spring festival, in the first week of April. For dry roads come from November to March, when daylight ends soon after four. An Inner Line Permit for Nagaland is asked for at the state border.',
  },
  'silchar-to-aizawl': {
    stops:
      'Lailapur is the last place in Assam, and Vairengte, across the border, has the gate where Inner Line Permits are checked. Lunch is in Kolasib, tea in Kawnpui. On Sundays nearly everything in Mizoram is shut, so bring food.',
    road: 'NH306, one lane each way, hilly from the border onward. Between Kawnpui and Sairang the surface broke up in the rains of 2025, and hundreds of lorries were stranded in October. Ask us about its state before you book.',
    season:
      'Travel between November and March if you can; heavy rain from May to October loosens the slopes. Since September 2025 passenger trains run to Sairang near Aizawl, which helps in a wet month.',
  },
  'agartala-to-unakoti': {
    stops:
      'Teliamura and Ambassa are the towns for tea and food. You leave the highway at Kumarghat, which has a railway station. Kailashahar, about 10 km before the rock carvings in the forest, is the town to stay in.',
    road: 'NH8 crosses three wooded ranges in turn, Baramura, Atharamura and Longtharai, none of them high, but with many bends. Traffic is thin beyond Ambassa. Leave Agartala early, since its eastern exit is crowded by nine.',
    season:
      'October to March is cool and dry. In the rains moss makes the steps at Unakoti slippery. At the Ashokastami fair, in March or April, pilgrims fill the road. Tripura asks Indian visitors for no Inner Line Permit.',
  },
  'agartala-to-neermahal': {
    stops:
      'The Sepahijala sanctuary, with a zoo and a lake, is beside the road after Bishalgarh. From Melaghar boats cross Rudrasagar to Neermahal, the water palace that Maharaja Bir Bikram Kishore Manikya built in the 1930s.',
    road: 'South on NH8 through Bishalgarh to Bishramganj, then west on a state road between rubber trees and rice fields. The country is nearly flat. Market days in the small towns slow the cars.',
    season:
      'From November to February water birds come to the lake. It shrinks in April and May, and is full again after the first weeks of rain. Be at the jetty by early afternoon, as the boats do not sail in the dark.',
  },
};
