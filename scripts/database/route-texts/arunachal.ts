import type { RouteTexts } from './route-text.ts';

export const arunachalRoutes: RouteTexts = {
  'guwahati-to-tawang': {
    stops:
      'A night at Bomdila or Dirang is needed. Permits are checked at Bhalukpong; then come the Nechiphu tunnel, Bomdila, Dirang and the war memorial of Jaswant Garh. The old road over the Sela Pass, at about 4,170 metres, still leads to the lake.',
    road: 'Level as far as Balipara; from Bhalukpong on, NH13 is a mountain road. Since March 2024 the Sela tunnel has kept the way open in snow. A second road, from Orang through Kalaktang and Rupa, meets the first at Tenga.',
    season:
      'March to May and October to early December. In January there may be ice above Dirang, and in July slips below Bomdila. Indian visitors need an Inner Line Permit, other nationals a Protected Area Permit.',
  },
  'tezpur-to-tawang': {
    stops:
      'Bhalukpong on the Kameng, the Tenga valley and Bomdila come before Dirang, where the first day usually ends. On the second you climb past Baisakhi to the tunnel. At Jang the Nuranang falls are a short way off the road.',
    road: 'NH13 rises from about 200 metres at Bhalukpong to 2,400 at Bomdila and almost 4,000 at the Sela tunnel. Two lanes in the main, broken up where hillsides move; army convoys go first. Fuel is sold at Balipara, Bomdila and Dirang.',
    season:
      'Print the Inner Line Permit of Arunachal Pradesh before you leave, for the gate at Bhalukpong. A winter trip is possible, with snow beside the road and warm clothes in the car. Bum La, beyond Tawang, needs a separate permit, issued in the town.',
  },
  'guwahati-to-itanagar': {
    stops:
      'Mangaldai, Dhekiajuli and Biswanath Chariali have places to eat along the north bank. In Itanagar see the brick walls of Ita Fort; Naharlagun, the lower town, is about 10 km further.',
    road: 'NH15 eastward below the hills from Baihata Chariali, or the highway to Nagaon and over the bridge at Tezpur. At Gohpur NH415 leads north to the check gate of Hollongi and the Donyi Polo airport. Only the end is hilly.',
    season:
      'Inner Line Permits are checked at Hollongi and Banderdewa; apply for yours online. The dry months begin in October and end in March. When the Jia Bhoroli and its neighbours are in flood, the north bank is slow.',
  },
  'guwahati-to-ziro': {
    stops:
      'Biswanath Chariali is about right for lunch. If you start late, sleep in Itanagar or Naharlagun. In the hills Potin and Yazali are tea halts, and Hapoli is the market town of the Apatani valley.',
    road: 'Along the north bank to Banderdewa, then NH13 through Doimukh, Hoj and Potin, a two-lane road of sharp bends that ends in a flat valley at about 1,600 metres. The older road from Kimin joins it at Potin.',
    season:
      'Rooms are short at the music festival in late September and at Dree, the prayers for the crops in early July, and both fall in the rains. October to March is drier, with frost on January nights. Carry your Inner Line Permit for the Arunachal check gate.',
  },
  'dibrugarh-to-pasighat': {
    stops:
      'You cross the Bogibeel bridge soon after leaving the town. Dhemaji, Silapathar and Jonai have tea and rice on the Assam side. At Ruksin permits are checked, and the first hills are in sight.',
    road: 'North-east on NH515, level as far as Pasighat, over many small bridges and through villages that keep the speed down. Until December 2018, when Bogibeel opened, this journey began on a ferry.',
    season:
      'Dhemaji is flooded in most monsoons, and water has cut this road between June and September. From November to March the Siang is low and clear enough for rafts. An Inner Line Permit is required of Indian visitors.',
  },
  'dibrugarh-to-roing': {
    stops:
      'Tinsukia is the last large town; Doom Dooma and Rupai Siding lie among tea gardens. On the far side of the Dhola–Sadiya bridge, 9.15 km long, Chapakhowa has tea shops before the gate at Shantipur.',
    road: 'A busy highway to Tinsukia, then NH115 to the Lohit and over the bridge that opened in 2017. The ground stays flat up to Roing. Behind the town begins the mountain road to Mayudia and Anini.',
    season:
      'Permits are shown at Shantipur: an Inner Line Permit for Indians, a Protected Area Permit for others. Snow may lie at Mayudia, above 2,600 metres, from December to February. In the monsoon the rivers around Roing swell, and works on the banks disturb the road.',
  },
};
