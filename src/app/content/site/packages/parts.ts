import { type PosterEntry, posters } from '@purvai/posters';

/** The texts of the parts of a package's page that come with its day plan. */
export const packageParts = {
  route: 'The route',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  gallery: 'Pictures of the route',
  related: { Bhutan: 'More tours of Bhutan', India: 'More tours in India' },
  share: 'Share by WhatsApp',
  shareText: (name: string, address: string) => `${name}: ${address}`,
};

type PlanPicture = { word: string; name: string; poster: PosterEntry };

const place = (word: string, poster: PosterEntry, name = word): PlanPicture => ({ word, name, poster });

/** The posters of a gallery, by the word of a plan that names what they show. */
export const planPictures: readonly PlanPicture[] = [
  place('Paro', posters['paro-dzong'], 'Rinpung Dzong in Paro'),
  place('Thimphu', posters.thimphu),
  place('Punakha', posters['bhutan-punakha'], 'Punakha Dzong'),
  place('Taktsang', posters['bhutan-tigers-nest'], 'Taktsang, the Tiger’s Nest'),
  place('Mo Chhu', posters['bhutan-mo-chhu'], 'The Mo Chhu'),
  place('Pho Chhu', posters['bhutan-rafting'], 'The Pho Chhu'),
  place('Chele La', posters['chele-la']),
  place('red rice', posters['dish-red-rice'], 'Red rice and ferns'),
  place('ema datshi', posters['dish-ema-datshi'], 'Ema datshi'),
  place('Kaziranga', posters.kaziranga),
  place('Majuli', posters.majuli, 'The ferry to Majuli'),
  place('Nongriat', posters['eco-forest'], 'The double-decker root bridge'),
  place('Qutub Minar', posters['delhi-sightseeing'], 'The Qutub Minar'),
  place('Humayun’s Tomb', posters['humayuns-tomb']),
  place('Shillong', posters.shillong, 'The road to Shillong'),
  place('Sohra', posters['sohra-falls'], 'Sohra (Cherrapunji)'),
  place('Guwahati', posters.guwahati),
  place('Kamakhya', posters.kamakhya, 'Kamakhya temple'),
  place('Jorhat', posters.jorhat),
  place('Sivasagar', posters.sivasagar),
  place('Dibrugarh', posters.dibrugarh),
  place('Delhi', posters.delhi),
  place('Agra', posters.agra),
  place('Jaipur', posters.jaipur),
  place('Haridwar', posters.haridwar),
  place('Rishikesh', posters.rishikesh),
  place('Shimla', posters.shimla),
  place('Manali', posters.manali),
  place('Andaman', posters.andaman),
];
