/** What several pages say about Bhutan. */

/** Months, weather, and what they are good for. */
export const bhutanWeather = [
  ['March to May', 'Mild, rhododendrons in flower', 'Paro’s great festival, walking, birds'],
  ['June to August', 'Monsoon, green and wet', 'Few visitors, wild mushrooms, quiet hotels'],
  ['September to November', 'Clear and dry', 'High treks, Thimphu’s festival, mountain views'],
  ['December to February', 'Cold nights, bright days', 'Punakha, the cranes of Phobjikha, empty paths'],
] as const;

/** Places by the word that names them in a plan. */
export const bhutanHeights = [
  { place: 'Punakha', height: 'about 1,200 m' },
  { place: 'Paro', height: '2,200 m' },
  { place: 'Thimphu', height: '2,300 m' },
  { place: 'Dochula', height: '3,100 m' },
  { place: 'Taktsang', height: '3,120 m' },
  { place: 'Chele La', height: 'about 3,990 m' },
] as const;
