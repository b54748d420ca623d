import type { RouteTexts } from './route-text.ts';

export const upperAssamRoutes: RouteTexts = {
  'guwahati-to-kaziranga': {
    stops:
      'Nagaon, a good two hours out, has clean places to eat. From Jakhalabandha the highway runs along the edge of the park. Near Bagori rhinos can sometimes be seen from the roadside.',
    road: 'Level all the way, on National Highways 27 and 715, to Kohora, the central gate with many of the lodges. Cars keep to a low speed limit inside the animal corridors. Whoever goes back on the same day drives in the dark: after an afternoon safari you reach Guwahati at nine or ten at night.',
    season:
      'Its gates are open from about November to April, on dates that change each year, and shut in the monsoon. Fog lies on the plain on December and January mornings and cancels the gain of an early start.',
  },
  'guwahati-airport-to-kaziranga': {
    stops:
      'The car skirts Guwahati on the bypass and joins the highway east at Khanapara. Sonapur and Jagiroad have dhabas; Nagaon, about half way, is the place for a proper meal.',
    road: 'A divided road past Nagaon; from Jakhalabandha one lane in each direction, shared with the lorries of Upper Assam. Tell us which gate your lodge is near, as Bagori, Kohora and Agaratoli are strung out over some 40 km.',
    season:
      'Winter days are short: land after ten in the morning, and you meet the animal corridors at dusk or later, so a night in Guwahati is sensible. Safari jeeps stop in the rains, from about May to October.',
  },
  'guwahati-to-jorhat': {
    stops:
      'Kaziranga lies on the way and breaks the drive in two; Bokakhat and Dergaon follow. For Majuli go on to the ferry at Nimati Ghat, about 14 km beyond the town.',
    road: 'Four lanes to Nagaon and some way beyond, then NH715 along the park and over the Dhansiri at Numaligarh. Widening works come and go between Kaziranga and Jorhat, so the time varies.',
    season:
      'November to March is cool and dry, with the tea bushes pruned; plucking lasts from March to November. In a bad flood, most often in July, water can reach the highway at Kaziranga and traffic is let through by turns.',
  },
  'guwahati-to-majuli': {
    stops:
      'A night at Kaziranga or Jorhat fits well. The road ends at Nimati Ghat, where the ferry to Kamalabari takes about an hour. A local car meets you on the island, unless yours has a place on a boat that takes vehicles.',
    road: 'Highway to Jorhat, a village road to the ghat, and narrow embankment roads on Majuli. No bridge leads over from Jorhat. The long way round, over Tezpur and Lakhimpur, reaches the island from the north without a ferry.',
    season:
      'Boats stop before dark, which is before five in winter, so be at the ghat by two. At Raas, in November, guest houses are full. In July and August sailings are called off at short notice and low fields flood.',
  },
  'guwahati-to-sivasagar': {
    stops:
      'Kaziranga or Jorhat for the night or a long lunch. In Sivasagar: the temples beside the great tank, Rang Ghar and Talatal Ghar. The burial mounds of Charaideo, a World Heritage Site since 2024, are about 30 km further east.',
    road: 'NH715 through Jorhat as far as Jhanji, and NH2 for the last stretch. It can be done in one long day, but two are more comfortable, as the eastern part is slow with lorries and bazaars.',
    season:
      'November to March is dry and cool. April is the month of Bihu, with full hotels. The Dikhow, which runs past the town, floods side roads in some monsoons.',
  },
  'guwahati-to-dibrugarh': {
    stops:
      'Kaziranga for the night is the usual choice; Jorhat, Sivasagar and Moran follow, with tea gardens on both sides. The Bogibeel bridge, nearly 5 km long, crosses the Brahmaputra close to the town.',
    road: 'The whole length of the Assam valley, first on NH27, then NH715, then NH2. Too far for a relaxed single day, and road works hold cars up in the second half. A flight home from Mohanbari saves the way back.',
    season:
      'The months from November to March are dry. So far east the sun goes down early, in December at about twenty past four. When the rivers are in flood, low stretches go under and the detours are long.',
  },
};
