import type { RouteTexts } from './route-text.ts';

export const delhiPlainRoutes: RouteTexts = {
  'delhi-to-agra': {
    stops:
      'The Yamuna Expressway has rest areas with food and toilets. Mathura and Vrindavan are a detour of an hour on the way.',
    road: 'By the Yamuna Expressway, six lanes of concrete from Greater Noida. Getting out of Delhi and into Agra takes as much patience as the part between. Cars stop some way from the Taj Mahal, and battery buses go on to its gates.',
    season:
      'From October to March the days are comfortable. In December and January fog holds cars back until nine or ten, and the speed limit on the expressway is lowered for the winter; start later. The Taj Mahal is closed on Fridays.',
  },
  'delhi-airport-to-agra': {
    stops:
      'After Greater Noida you are on the expressway, where the plazas near Jewar and further on sell coffee, thalis and sandwiches. Sikandra, the tomb of Akbar, is on the north-western edge of Agra.',
    road: 'The terminals lie south-west of the city and the expressway east of it, so the drive begins with Mahipalpur, the Outer Ring Road and Noida. At office hours this first hour is the uncertain one. The rest is free of crossings.',
    season:
      'After a night flight in December or January it is wise to wait at the airport until the fog lifts. In May and June visit at sunrise, as the marble and the queue are hot by ten. Keep a Friday for the fort and Fatehpur Sikri.',
  },
  'delhi-to-mathura': {
    stops:
      'The rest areas of the expressway for breakfast. Vrindavan is 12 km from Mathura and belongs to the same day; Govardhan is a little further west.',
    road: 'By the Yamuna Expressway or the old Agra road, National Highway 19, through Faridabad and Palwal. Lanes around the temples are closed to cars, so the last part is on foot or by rickshaw.',
    season:
      'The cool months, October to March, suit the walking. At Holi and Janmashtami the towns are very full and roads are shut; ask us before you fix the day. Temples close at noon and open again in the late afternoon, which decides when to leave Delhi.',
  },
  'delhi-to-jaipur': {
    stops:
      'Neemrana, about half way on the old highway, for lunch or the fort hotel. On the expressway eat at one of the large rest areas. Amber Fort is passed before the city if you come from the north.',
    road: 'National Highway 48 through Gurugram and Neemrana, with lorries and road works; or the Delhi–Mumbai Expressway from Sohna, with the branch from Bandikui that opened in July 2025. The driver takes what is quicker on the day.',
    season:
      'October to March is mild. In May and June afternoons pass 40\u00a0°C, so leave at dawn. Late in January the literature festival fills the hotels.',
  },
  'delhi-airport-to-jaipur': {
    stops:
      'Manesar and Dharuhera have food courts within the first hour. Further on, Behror is the old half-way halt, and Shahpura the last one before the Aravalli hills around Amber.',
    road: 'You need not enter Delhi: NH48 passes the airport, and Gurugram is minutes away. Its flyovers fill up from eight to eleven and from five to nine. A turn towards Sohna leads to the expressway instead.',
    season:
      'With a landing after midnight in January, fog on the open road is the danger, so rest until it is light. Dust storms blow in May and June. After the rains, in September, the hills of Rajasthan are green.',
  },
  'delhi-to-chandigarh': {
    stops:
      'Murthal, an hour out, is known for its parathas. Karnal and Kurukshetra follow, and Ambala has fuel and food just before the road turns off for Chandigarh.',
    road: 'National Highway 44, six lanes past Panipat and Karnal and wide to the end. The first hour out of Delhi, through Singhu, decides the time. Farmers’ marches have closed this highway more than once, and traffic then takes village roads.',
    season:
      'Any month will do. Fog in December and January delays mornings, so start after nine. In October and November smoke from burning stubble dims the view.',
  },
  'delhi-to-amritsar': {
    stops:
      'Murthal or Ambala for breakfast, Ludhiana or Jalandhar for lunch. The brass workers of Jandiala Guru are a few kilometres before the city.',
    road: 'National Highway 44 the whole way to Jalandhar, busy with lorries between Ambala and Ludhiana, then NH3 past the Beas. The lanes around the Golden Temple are for walkers; cars wait outside.',
    season:
      'Winter is the season for it, but fog in December and January can add two hours to the day. For the lowering of the flag at Attari you need to be there an hour or two before sunset, which means an arrival the day before.',
  },
};
