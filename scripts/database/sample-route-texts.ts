/** What a route page says beyond distance, time and fares. Staff can change each text. */
type RouteTexts = { stops: string; road: string; season: string };

const toShillong: RouteTexts = {
  stops:
    'Nongpoh, about half way, is where most cars halt for tea, momos and pineapple. Umiam Lake lies beside the road some 15 km before Shillong; ask the driver to stop at the viewpoint.',
  road: 'East to Jorabat, then south on National Highway 6, four lanes nearly all the way. The climb begins after Jorabat. Expect slow traffic on the last kilometres into Shillong, most of all from four to eight in the evening.',
  season:
    'Easy all year. From June to September it rains hard, and clouds lie on the road. From November to February evenings in Shillong are near 5 °C, so pack a warm layer.',
};

export const sampleRouteTexts: Readonly<Record<string, RouteTexts>> = {
  'guwahati-to-shillong': toShillong,
  'guwahati-airport-to-shillong': {
    ...toShillong,
    road: 'From Borjhar the car crosses Guwahati to Jorabat, which takes an hour at quiet times and up to two in the rush; then National Highway 6, four lanes nearly all the way. After a landing later than four in the afternoon you arrive in the dark.',
  },
  'guwahati-to-sohra': {
    stops:
      'Umiam Lake and Shillong on the way. Beyond Shillong the road passes the Mawkdok bridge and viewpoint, and near Sohra the falls of Nohkalikai and the Seven Sisters.',
    road: 'National Highway 6 to Shillong, then about 55 km over the plateau. The last part is narrower, with bends and cloud at any hour. A same-day return is long: eight to ten hours in the car.',
    season:
      'The falls are full from June to October, when cloud may hide them for a whole day. November to February has the clearest views and thinner falls.',
  },
  'guwahati-to-kaziranga': {
    stops:
      'Nagaon, a good two hours out, has clean places to eat. From Jakhalabandha the highway runs along the edge of the park; slow down there, animals cross.',
    road: 'Plain road on National Highways 27 and 715 through Nagaon to Kohora, the central gate with most lodges. Cars keep to a low speed limit inside the animal corridors. A return on the same day is driven in the dark: after an afternoon safari you reach Guwahati at nine or ten at night.',
    season:
      'The park is open from about November to April and shut in the rains; the dates change each year. Morning fog lies on the plain in December and January, so leave after seven.',
  },
  'guwahati-airport-to-kaziranga': {
    stops:
      'The car crosses Guwahati first; Nagaon, about half way, is the place for a meal. The last hour runs along the edge of the park.',
    road: 'The same road as from the city, with 25 km and an hour more. If you land after two in the afternoon, a night in Guwahati is the better plan: the animal corridors are slow and dark.',
    season:
      'The park is open from about November to April and shut in the rains; the dates change each year. In fog the drive takes an hour longer.',
  },
  'guwahati-to-tezpur': {
    stops:
      'Nagaon for a meal. The Kolia Bhomora bridge carries you over the Brahmaputra just before the town, with Agnigarh hill and the river bank at the end.',
    road: 'Through Nagaon on the plain, then north across the river. An easy road by day.',
    season:
      'October to April is dry. In the rains, from June to September, parts of the plain stand under water and detours cost time.',
  },
  'guwahati-to-jorhat': {
    stops:
      'Kaziranga lies on the way and breaks the drive in two. For Majuli go on to the ferry at Nimati Ghat, about 14 km beyond the town; the last boats leave in the afternoon.',
    road: 'National Highways 27 and 715 by Nagaon and Kaziranga. Road works come and go between Kaziranga and Jorhat, so the time varies.',
    season:
      'November to March for tea country and Majuli. In high water, from June to September, the ferry may stop.',
  },
  'guwahati-to-sivasagar': {
    stops:
      'Kaziranga or Jorhat for the night or a long lunch. In Sivasagar: the temples beside the great tank, Rang Ghar and Talatal Ghar.',
    road: 'As to Jorhat, then about an hour more. One long day by car, and better in two.',
    season: 'November to March is dry and cool. April is the month of Bihu, with full hotels.',
  },
  'guwahati-to-dibrugarh': {
    stops:
      'Kaziranga for the night is the usual choice; Jorhat and Sivasagar follow. The Bogibeel bridge is near the town.',
    road: 'The whole length of the Assam valley by Nagaon, Jorhat and Sivasagar. Too long for a relaxed single day; a flight home from Mohanbari saves the way back.',
    season: 'November to March. In the rains the road floods in places and the drive may need two days.',
  },
  'guwahati-to-manas': {
    stops: 'Rangia and Barpeta Road for tea and a last cash machine before the park.',
    road: 'North-west on National Highway 27 to Barpeta Road, then north to the Bansbari gate through villages and tea gardens.',
    season: 'The park is open from about October to May and shut in the rains; the dates change each year.',
  },
  'guwahati-to-tawang': {
    stops:
      'A night at Dirang or Bomdila is needed. Then the Sela Pass at about 4,170 metres, its lake, and Jaswant Garh.',
    road: 'By Tezpur or by Orang to Bhalukpong, then mountain road. Indian visitors need an Inner Line Permit for Arunachal Pradesh, which is checked on the way; other nationals need a Protected Area Permit.',
    season:
      'March to May and October to early December. Snow can close the Sela Pass for days in winter, and landslips the lower road in the rains.',
  },
  'guwahati-to-samdrup-jongkhar': {
    stops:
      'Rangia and Tamulpur on the way. The gate of Bhutan stands at the end of the Indian town of Darranga.',
    road: 'North over the Saraighat bridge to Rangia, then a quiet road to the border. Beyond the gate a Bhutanese car takes over; bring the papers for your permit. The gate leads to the east of Bhutan: Thimphu and Paro are about three more days by road.',
    season: 'October to April is best. The border opens in the morning and closes in the evening.',
  },
  'delhi-to-agra': {
    stops:
      'The Yamuna Expressway has rest areas with food and toilets. Mathura and Vrindavan are a detour of an hour on the way.',
    road: 'By the Yamuna Expressway, six lanes of concrete. From Noida to the outskirts of Agra it takes about two and a half hours; leaving Delhi takes the rest.',
    season:
      'October to March. In December and January fog holds cars back until nine or ten; start later. The Taj Mahal is closed on Fridays.',
  },
  'delhi-to-mathura': {
    stops: 'Vrindavan is 12 km from Mathura and belongs to the same day.',
    road: 'By the Yamuna Expressway or the old Agra road, National Highway 19. Lanes around the temples are closed to cars; the last part is by foot or rickshaw.',
    season:
      'October to March. At Holi and Janmashtami the towns are very full and roads are shut; ask us before you fix the day.',
  },
  'delhi-to-jaipur': {
    stops:
      'Neemrana, about half way, for lunch or the fort hotel. Amber Fort is passed before the city on the northern road.',
    road: 'National Highway 48 by Gurugram and Neemrana, or the Delhi–Mumbai Expressway by Sohna and Dausa, which is longer and steadier. The driver takes what is quicker on the day.',
    season: 'October to March. In May and June afternoons pass 40 °C, so leave at dawn.',
  },
  'delhi-to-chandigarh': {
    stops: 'Murthal, an hour out, is known for its parathas. Karnal and Kurukshetra follow.',
    road: 'National Highway 44, four to six lanes all the way. The first hour out of Delhi decides the time.',
    season: 'All year. Fog in December and January delays mornings.',
  },
  'delhi-to-haridwar': {
    stops: 'Khatauli, about half way, has most of the eating places.',
    road: 'By the Delhi–Meerut Expressway, Muzaffarnagar and Roorkee. Cars stop short of Har Ki Pauri; the last metres are on foot.',
    season:
      'October to April. During the Kanwar pilgrimage in July and August the highway is closed to cars for days; ask us before you book.',
  },
  'delhi-to-rishikesh': {
    stops: 'Khatauli for a meal and Haridwar on the way, about 23 km before Rishikesh.',
    road: 'As to Haridwar, then along the Ganga at the edge of Rajaji park. The bridges of Rishikesh are for walkers.',
    season:
      'September to May; rafting stops in the rains. In the weeks of the Kanwar pilgrimage in July and August roads are closed.',
  },
  'delhi-to-dehradun': {
    stops: 'Khatauli on the old road. Mussoorie is about an hour and a half further, up the hill.',
    road: 'By Meerut and Roorkee, or by the new expressway where it is open; the fare is by the kilometres of the older road until staff have checked the new one.',
    season: 'All year; from July to September rain slows the last part.',
  },
  'delhi-to-nainital': {
    stops: 'Gajraula or Moradabad for a meal, Haldwani before the climb. Bhimtal lies a little off the road.',
    road: 'By Moradabad and Haldwani, then 40 km of hill road with bends. In the season cars of visitors may be stopped at the edge of the town; the hotel tells you where you can be set down.',
    season: 'March to June and September to November. It may snow in January.',
  },
  'delhi-to-shimla': {
    stops: 'Murthal for breakfast; Kalka or Parwanoo before the climb; Solan on the way.',
    road: 'National Highway 44 to Ambala, then by Kalka and the widened hill road. The last hour into the town is slow at weekends.',
    season:
      'March to June and September to November. Snow in January may close the last kilometres for some hours.',
  },
  'delhi-to-amritsar': {
    stops: 'Murthal and Ambala for meals, Ludhiana and Jalandhar on the way.',
    road: 'National Highway 44 all the way, a wide and busy road.',
    season: 'October to March. Fog in December and January can add two hours; a late start is safer.',
  },
  'delhi-to-manali': {
    stops:
      'A night at Chandigarh, Bilaspur or Mandi makes two easy days of it. Kullu is an hour before Manali.',
    road: 'National Highway 44, then the four-lane road by Kiratpur and Mandi with its tunnels. Landslips in the valley of the Beas can hold cars up for hours in the rains.',
    season:
      'April to June and September to November. For snow come in January, and leave a day to spare. July and August are wet.',
  },
};
