import type { RouteTexts } from './route-text.ts';

export const delhiHillsRoutes: RouteTexts = {
  'delhi-to-haridwar': {
    stops:
      'Khatauli, about half way, has rows of eating places beside the old highway. Roorkee, with its canal bridge guarded by stone lions, comes before the last stretch.',
    road: 'By the Delhi–Meerut Expressway, Muzaffarnagar and Roorkee, divided road throughout. Cars stop short of Har Ki Pauri; the last metres are on foot. Evening prayers fill the parking places from five.',
    season:
      'Pleasant from October to April. During the Kanwar pilgrimage in July and August the highway is closed to cars for days; ask us before you book. On bathing days the police move the parking to the edge of the town.',
  },
  'delhi-to-rishikesh': {
    stops:
      'A meal at Khatauli, tea in Roorkee, and Haridwar about 23 km before Rishikesh. Camps and hotels of Tapovan and Shivpuri are on the far side of the town.',
    road: 'Expressway to Meerut, NH334 to Haridwar, then along the Ganga at the edge of Rajaji park. The bridges of Rishikesh are for walkers, so tell us on which bank you stay. Weekends bring standing traffic from Haridwar on.',
    season:
      'September to May; rafting stops in the rains. Ten days or more in July and August belong to the Kanwar pilgrims, when cars are sent on detours. Nights on the river are cold from December to February.',
  },
  'delhi-to-dehradun': {
    stops:
      'On the old highway Khatauli and Roorkee have the restaurants. Near Chhutmalpur the plain ends, and sal forest begins at Mohand. Robber’s Cave and the Forest Research Institute are in the town itself.',
    road: 'The new expressway starts at Akshardham and runs past Baghpat and Saharanpur; the older way goes by Meerut and Roorkee. Both enter the valley through the forest at Mohand and the tunnel at Daat Kali.',
    season:
      'All year. From July to September rain slows the forest section, and the dry river beds beside it fill within minutes. Fog belongs to the plain: in January Dehradun may lie in the sun while Saharanpur sees nothing.',
  },
  'delhi-to-mussoorie': {
    stops:
      'Breakfast on the plain and a break in Dehradun before the bends. Maggi Point, on the climb, is a row of stalls with noodles and a view. Kempty Falls are on the other side of the town.',
    road: 'After Dehradun and Rajpur the hill road gains more than 1,200 metres. At weekends it backs up for hours between Kuthal Gate and the Library end. The Mall is closed to cars for much of the day, so ask your hotel where to get out.',
    season:
      'Since August 2025 visitors have to be registered online, by themselves before the trip or by the hotel when they arrive. April to June is full, September and October clear. Snow falls in some weeks of January, and in the rains slips block a lane here and there.',
  },
  'delhi-to-nainital': {
    stops:
      'Gajraula or Moradabad for a meal, Haldwani before the climb. Bhimtal lies a little off the road, and Jeolikot sells honey and strawberries in spring.',
    road: 'By Hapur, Moradabad and Rampur to Haldwani, then about 40 km of hill road with bends. In the season cars of visitors may be stopped at the edge of the town; the hotel tells you where you can be set down.',
    season:
      'March to June and September to November. It may snow in January. August brings stones onto the road above Kathgodam, and the long weekends of May and June bring queues at Kaladhungi and Bhowali.',
  },
  'delhi-to-jim-corbett': {
    stops:
      'Gajraula is the usual breakfast halt on the Moradabad road. Kashipur is the last large town. Beyond Ramnagar the lodges are strung along the Kosi, through Dhikuli to Garjiya.',
    road: 'NH9 to Moradabad, wide and quick; then a two-lane road through sugar-cane country, behind tractors in winter. There is no hill to climb. Park jeeps with permits pick up at the gates, and private cars do not go in.',
    season:
      'Dhikala is closed from mid-June to mid-November and Bijrani from July to mid-October, while Jhirna and Dhela admit visitors all year. Book the zone before the cab. Sugar mills working from November to April mean slow carts after dusk.',
  },
  'delhi-to-shimla': {
    stops:
      'Murthal for breakfast; Pinjore or Parwanoo before the climb. On it come Dharampur, where old dhabas serve lunch, Solan and Kandaghat.',
    road: 'National Highway 44 to Ambala, then NH5 past Kalka, four lanes to Solan and still being cut beyond. The last hour into the town is slow at weekends. Sealed roads in the middle of Shimla are closed to ordinary cars.',
    season:
      'Visitors come from March to mid-June and again in autumn, when the air is clear. Snow in January may close the last kilometres for some hours. In July and August fresh cuttings slide, around Parwanoo and Solan above all.',
  },
  'delhi-to-manali': {
    stops:
      'A night at Chandigarh, Bilaspur or Mandi makes two easy days of it. Pandoh dam, Aut with its tunnel and the shawl shops of Kullu follow.',
    road: 'National Highway 44, then the four-lane road by Kiratpur and Sundernagar with its tunnels. Above Mandi the valley of the Beas is narrow. Floods of July 2023 and August 2025 took parts of the road away, and repairs narrow it in places.',
    season:
      'April to June and September to November. For snow come in January, and leave a day to spare. July and August are wet, with waits of hours between Mandi and Kullu. The Rohtang Pass needs a permit of its own and is shut in winter; the Atal tunnel below it is not.',
  },
};
