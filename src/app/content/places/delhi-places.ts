import { posters } from '@purvai/posters';
import type { PlaceCopy } from '#app/content/page-content.ts';

/** The places of the sightseeing page, in the contract's order. */
export const delhiPlaces: readonly PlaceCopy[] = [
  {
    id: 'red-fort',
    name: 'Red Fort',
    poster: posters.delhi,
    paragraphs: [
      'Shah Jahan’s palace behind sandstone walls, built between 1639 and 1648, when he moved his capital from Agra to Delhi. On 15 August the Prime Minister hoists the flag above the Lahori Gate, which is also the visitors’ entrance.',
      'Walk through Chhatta Chowk, a vaulted bazaar that once sold silk and jewels to the court, to the pillared hall of public audience. Behind it, in the marble Diwan-i-Khas, stood the Peacock Throne until Nadir Shah carried it off in 1739. The water channel that cooled the royal rooms still runs the length of the terrace, dry.',
    ],
    facts: [
      { name: 'When to go', value: 'At opening, before the queue at the Lahori Gate' },
      { name: 'Time needed', value: 'Two hours' },
      { name: 'Closed on', value: 'Monday' },
      { name: 'Close by', value: 'Connaught Place, about 5 km' },
    ],
  },
  {
    id: 'qutub-minar',
    name: 'Qutub Minar',
    poster: posters['iron-pillar'],
    paragraphs: [
      'A tower of about 73 metres, begun by Qutb-ud-din Aibak in the 1190s and finished by later sultans. Three storeys are of red sandstone, the upper two of marble and sandstone after lightning brought the old top down. Nobody may climb it any more.',
      'Look at the bands of Arabic script, then at the mosque beside it, whose columns came from demolished temples: bells and chains are carved on them. In its courtyard stands the iron pillar, about 7 metres tall, some 1,600 years old and almost free of rust. The huge stump to the north is the Alai Minar, meant to be twice as high and given up after one storey.',
    ],
    facts: [
      { name: 'When to go', value: 'The first hour of the morning, or the last of the afternoon' },
      { name: 'Time needed', value: 'An hour and a half' },
      { name: 'Close by', value: 'Mehrauli Archaeological Park, next door' },
    ],
  },
  {
    id: 'old-fort',
    name: 'Old Fort',
    poster: posters['old-fort'],
    paragraphs: [
      'Purana Qila was raised in the 1530s and 1540s. It was the work of two enemies, the Mughal Humayun and the Afghan Sher Shah who drove him out. Tradition places Indraprastha, the city of the Mahabharata, on the same mound.',
      'Its walls are up to 18 metres high, and three gates remain; you enter by the Bara Darwaza. Inside, see Sher Shah’s mosque of 1541 with its five inlaid arches, and the Sher Mandal, a small octagonal tower. Humayun had his library there after his return, slipped on its steep stairs in 1556, and died of the fall.',
    ],
    facts: [
      { name: 'When to go', value: 'Late afternoon, when the gate glows and the lawns cool' },
      { name: 'Time needed', value: 'An hour' },
      { name: 'Close by', value: 'India Gate, about 2 km; Humayun’s Tomb, about 3 km' },
    ],
  },
  {
    id: 'lotus-temple',
    name: 'Lotus Temple',
    poster: posters['lotus-temple'],
    paragraphs: [
      'The Bahá’í House of Worship, opened in 1986 to people of every faith and of none. The architect Fariborz Sahba gave it 27 petals clad in white Greek marble, in three rings of nine.',
      'Shoes stay outside, and so does talking: the hall has no altar and no pictures, only rows of benches and light from above. From the garden path you see how the nine pools make the flower float. Photographs are allowed outside only. The queue moves in groups.',
    ],
    facts: [
      { name: 'When to go', value: 'On a weekday; towards sunset for the colour of the marble' },
      { name: 'Time needed', value: 'An hour' },
      { name: 'Closed on', value: 'Monday' },
      { name: 'Close by', value: 'Humayun’s Tomb, about 6 km' },
    ],
  },
  {
    id: 'india-gate',
    name: 'India Gate',
    poster: posters['india-gate'],
    paragraphs: [
      'An arch of 42 metres by Edwin Lutyens, unveiled in 1931. It is for the Indian soldiers who fell in the First World War and on the Afghan frontier. More than 13,000 names are cut into the stone.',
      'Under the canopy to the east, which once held King George V, stands Subhas Chandra Bose. Behind it is the National War Memorial of 2019, rings of low walls with the names of those who fell since independence; the eternal flame burns there now. To the west, Kartavya Path runs straight to Rashtrapati Bhavan between lawns and canals.',
    ],
    facts: [
      { name: 'When to go', value: 'After dark, when the arch is lit and families come out to the lawns' },
      { name: 'Time needed', value: 'Half an hour; an hour with the memorial' },
      { name: 'Close by', value: 'National Museum, about 1 km' },
    ],
  },
  {
    id: 'connaught-place',
    name: 'Connaught Place',
    poster: posters['connaught-place'],
    paragraphs: [
      'White colonnades in two rings around a park. Robert Tor Russell laid them out between 1929 and 1933 as the shopping centre of the new capital. The official name is Rajiv Chowk, yet every driver understands ‘CP’.',
      'Come here for lunch, a bank or a bookshop. The state emporia on Baba Kharak Singh Marg sell handicrafts at marked prices, and on Janpath, where bargaining is usual, there are clothes. A short drive away on Hailey Road, Agrasen ki Baoli goes down by more than a hundred steps to the bottom of a medieval stepwell.',
    ],
    facts: [
      { name: 'When to go', value: 'Midday or evening; many shops shut on Sunday' },
      { name: 'Time needed', value: 'An hour and a half with a meal' },
      { name: 'Close by', value: 'Jantar Mantar, ten minutes on foot' },
    ],
  },
  {
    id: 'jantar-mantar',
    name: 'Jantar Mantar',
    poster: posters['jantar-mantar'],
    paragraphs: [
      'An observatory of masonry, built in 1724 by Maharaja Jai Singh II of Jaipur. He set up five of them in different cities to correct the tables of the planets. There is no lens here: size gave the accuracy.',
      'The great triangle is the Samrat Yantra, a sundial about 21 metres high whose shadow falls on two curved scales. The pair of hollow bowls and the pair of roofless drums were read by standing inside them. The heart-shaped Misra Yantra is found in Delhi alone. Take a guide or read the boards, which explain what each one measured.',
    ],
    facts: [
      { name: 'When to go', value: 'In full sun, before noon: the instruments need shadows' },
      { name: 'Time needed', value: '45 minutes' },
      { name: 'Close by', value: 'Connaught Place, ten minutes on foot' },
    ],
  },
  {
    id: 'dilli-haat',
    name: 'Dilli Haat',
    poster: posters['dilli-haat'],
    paragraphs: [
      'An open-air market at INA in south Delhi, laid out like a village fair in 1994 by Delhi’s tourism corporation. Craftspeople come from all over India and keep a stall for about a fortnight; then the next ones unpack.',
      'Look for Madhubani painting, Kashmiri shawls, leather puppets from Andhra and cane from the north-east. Prices are open to polite bargaining. At the back, kitchens cook by state: momos from Sikkim, fish from Bengal, thukpa, dosas. Of the thirteen places this is the one for dinner.',
    ],
    facts: [
      { name: 'When to go', value: 'From five in the afternoon; cooler and livelier' },
      { name: 'Time needed', value: 'Two hours with a meal' },
      { name: 'Close by', value: 'National Museum, about 5 km' },
    ],
  },
  {
    id: 'humayuns-tomb',
    // Spelt as in the contract.
    name: "Humayun's Tomb",
    poster: posters['humayuns-tomb'],
    paragraphs: [
      'The first of the great Mughal garden tombs, finished about 1570. The emperor’s widow, Bega Begum, wished for it. The Taj Mahal, begun some 60 years later, took up its idea: a domed tomb on a platform in a garden of four quarters.',
      'Turn right after the entrance to see Isa Khan’s tomb first, octagonal and older by twenty years. Then follow the axis through the west gate and climb to the terrace. Sandstone and white marble draw the lines of the façade; the cenotaph inside is plain. The last Mughal, Bahadur Shah Zafar, took refuge here in 1857 and was arrested.',
    ],
    facts: [
      { name: 'When to go', value: 'Two hours before sunset, with the light on the western front' },
      { name: 'Time needed', value: 'An hour and a half' },
      { name: 'Close by', value: 'Old Fort, about 3 km' },
    ],
  },
  {
    id: 'mehrauli-archaeological-park',
    name: 'Mehrauli Archaeological Park',
    poster: posters.mehrauli,
    paragraphs: [
      'Scrub forest with about a hundred ruins, just south of the Qutub Minar. They date from the thirteenth century to the British. Far fewer people come here, and paths are of earth: wear shoes.',
      'Three things repay the walk. Rajon ki Baoli is a stepwell of about 1506 with arcades on every level. The mosque of Jamali Kamali, from the 1520s, has a small tomb beside it with a painted ceiling, locked at times. The tomb of Balban, a sultan who died in 1287, is held to have the first true arch in India.',
    ],
    facts: [
      { name: 'When to go', value: 'Morning, by daylight and in company; muddy after rain' },
      { name: 'Time needed', value: 'An hour and a half' },
      { name: 'Close by', value: 'Qutub Minar, next door' },
    ],
  },
  {
    id: 'national-museum',
    name: 'National Museum',
    poster: posters['national-museum'],
    paragraphs: [
      'Five thousand years around one circular court on Janpath. The museum was founded in 1949. Its move to the North and South Blocks on Raisina Hill has been announced, so check what is on show before you plan a day around it.',
      'Begin with the Harappan gallery: the Dancing Girl of Mohenjo-daro, a bronze about 10 centimetres tall, is some 4,000 years old. Go on to the Chola bronzes, the miniature paintings, and the wall paintings that Aurel Stein brought from the Silk Road oases. Two floors are enough for one visit.',
    ],
    facts: [
      { name: 'When to go', value: 'The hottest or wettest hours of the day' },
      { name: 'Time needed', value: 'Two to three hours' },
      { name: 'Closed on', value: 'Monday' },
      { name: 'Close by', value: 'India Gate, about 1 km' },
    ],
  },
  {
    id: 'birla-temple',
    name: 'Birla Temple',
    poster: posters['birla-temple'],
    paragraphs: [
      'The Laxminarayan Temple on Mandir Marg, paid for by the Birla family. Mahatma Gandhi opened it in 1939, on the condition that people of every caste be let in.',
      'Red and cream towers rise over the shrine of Vishnu and Lakshmi, with Shiva and Durga at the sides and inscriptions along the walls. Behind it are gardens with fountains, a good place to sit down. Phones, cameras and shoes are left at the entrance. On Janmashtami, in August or September, the queue goes round the block.',
    ],
    facts: [
      { name: 'When to go', value: 'Early, or for the evening prayers; closed at midday' },
      { name: 'Time needed', value: '45 minutes' },
      { name: 'Close by', value: 'Connaught Place, about 2 km' },
    ],
  },
  {
    id: 'akshardham-temple',
    name: 'Akshardham Temple',
    poster: posters.akshardham,
    paragraphs: [
      'A vast Swaminarayan temple on the east bank of the Yamuna, opened in 2005. The building is young, but its pink sandstone and white marble were carved and joined in the old way, without a steel frame.',
      'Walk once around the plinth, where 148 stone elephants act out stories. Exhibition halls and a boat ride have tickets of their own, as has the water show that begins in the stepwell after sunset. Bags, phones and cameras are not let in: leave them in the car, keep cash, and agree on a meeting place with the driver first.',
    ],
    facts: [
      { name: 'When to go', value: 'From three in the afternoon, staying for the water show' },
      { name: 'Time needed', value: 'Four hours' },
      { name: 'Closed on', value: 'Monday' },
      { name: 'Close by', value: 'Humayun’s Tomb, about 6 km' },
    ],
  },
];
