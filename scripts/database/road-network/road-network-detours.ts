/** Names of states or slugs of stops. */
type Group = readonly string[];

type Detour = {
  reason: string;
  /** Times the straight line, at most. */
  upTo: number;
  between: readonly [Group, Group];
  /** Holds only for ways of which this share is hill road. */
  minHillShare?: number;
};

const slugs = (text: string): Group => text.split(/\s+/);

const northBank =
  slugs(`kokrajhar gossaigaon srirampur bilasipara dhubri rupsi-airport kajalgaon bongaigaon bijni
  manas barpeta barpeta-road pathsala mushalpur nalbari tamulpur rangia hajo sualkuchi amingaon baihata-chariali
  mangaldai udalguri orang dhekiajuli tezpur tezpur-airport balipara charduar nameri biswanath-chariali gohpur
  north-lakhimpur lilabari-airport dhakuakhana majuli dhemaji kulajan silapathar jonai sadiya`);

/** Majuli lies between two arms of the Brahmaputra, and Sadiya between the Dibang and the Lohit. */
const southBank =
  slugs(`hatsingimari goalpara dudhnoi boko guwahati-airport kamakhya-railway-station kamakhya-temple
  isbt-guwahati guwahati guwahati-railway-station jorabat sonapur pobitora jagiroad morigaon nagaon kaliabor-tiniali kaziranga
  bokakhat numaligarh golaghat jorhat jorhat-airport mariani nimati-ghat amguri sivasagar sonari moranhat dibrugarh
  dibrugarh-airport tinsukia duliajan naharkatia doomdooma digboi margherita doboka hojai hamren manja diphu majuli
  sadiya`);

/** Dima Hasao and the Barak valley. */
const southAssam = slugs(
  `lumding maibang haflong umrangso silchar silchar-airport kalain badarpur karimganj hailakandi`,
);

const westKameng = slugs(`tawang jang sela dirang bomdila tenga rupa shergaon kalaktang`);
const himalaya: Group = ['Himachal Pradesh', 'Uttarakhand', 'nahan', 'saharanpur', 'Punjab'];
const hillStates: Group = ['Meghalaya', 'Arunachal Pradesh', 'Nagaland', 'Manipur', 'Mizoram', 'Tripura'];
const northEast: Group = ['Assam', ...hillStates];
const westOfBangladesh: Group = ['West Bengal', 'Sikkim', 'Bhutan', 'Bihar', 'Uttar Pradesh'];

/** Why a way may be more than twice as long as the straight line. */
export const detours: Detour[] = [
  {
    reason: 'Hill roads wind along the slopes and over passes.',
    upTo: 3,
    between: [
      [...northEast, ...westOfBangladesh, ...himalaya],
      [...northEast, ...westOfBangladesh, ...himalaya],
    ],
    minHillShare: 0.5,
  },
  {
    reason:
      'Cars cross the Brahmaputra and its arms at Jogighopa, Guwahati, Tezpur, Bogibeel and Dhola only.',
    upTo: 10.3,
    between: [
      [...northBank, 'Arunachal Pradesh'],
      [...southBank, ...southAssam, 'Nagaland', 'Manipur', 'Meghalaya'],
    ],
  },
  {
    reason: 'Bangladesh lies between: the way leads around it by Guwahati.',
    upTo: 6.3,
    between: [
      [...westOfBangladesh, ...northBank],
      [
        'Meghalaya',
        'Tripura',
        'Mizoram',
        'Manipur',
        'Nagaland',
        'hatsingimari',
        'dhubri',
        'rupsi-airport',
        ...southAssam,
      ],
    ],
  },
  {
    reason: 'The Barak valley and the states beyond it are reached by Jowai or Haflong only.',
    upTo: 4.9,
    between: [
      ['Tripura', 'Mizoram', 'Manipur', ...southAssam],
      ['Assam', 'Meghalaya', 'Arunachal Pradesh', 'Nagaland', ...southAssam],
    ],
  },
  {
    reason: 'The valleys of Arunachal Pradesh run to the plains, and few roads join them.',
    upTo: 5.6,
    between: [['Arunachal Pradesh'], ['Arunachal Pradesh', 'Assam', 'Nagaland', 'Manipur']],
  },
  {
    reason: 'No road crosses the border between Arunachal Pradesh and Bhutan.',
    upTo: 13.8,
    between: [westKameng, ['Bhutan']],
  },
  {
    reason: 'Bhutan is entered at four border towns only, and few roads join its valleys.',
    upTo: 6.4,
    between: [['Bhutan'], ['Bhutan', 'Assam', 'Arunachal Pradesh', 'West Bengal', 'Bihar']],
  },
  {
    reason: 'No road crosses the mountains between Sikkim and Bhutan.',
    upTo: 8.1,
    between: [['Sikkim'], ['Bhutan']],
  },
  {
    reason: 'No good road joins southern Manipur with Mizoram, or Mizoram with southern Tripura.',
    upTo: 8.8,
    between: [
      ['Manipur', 'Mizoram', 'Tripura'],
      ['Manipur', 'Mizoram', 'Tripura'],
    ],
  },
  {
    reason: 'The valleys of Nagaland lie between ridges: many ways lead by Kohima, Mokokchung or the plains.',
    upTo: 6.9,
    between: [['Nagaland'], ['Nagaland', 'Manipur', 'Meghalaya', 'Assam']],
  },
  {
    reason: 'No road crosses the hills between Tamenglong and Dima Hasao.',
    upTo: 6.7,
    between: [['tamenglong'], ['maibang', 'haflong']],
  },
  {
    reason:
      'Neighbours in Sikkim and the Darjeeling hills lie on both sides of a gorge, or far above each other.',
    upTo: 7,
    between: [
      ['Sikkim', 'West Bengal'],
      ['Sikkim', 'West Bengal', 'Bihar'],
    ],
  },
  {
    reason: 'Bhutan lies between: the way leads along its south.',
    upTo: 3.1,
    between: [['Arunachal Pradesh'], ['Sikkim', 'West Bengal', 'Bihar']],
  },
  {
    reason: 'Gorges cut into the plateau of Meghalaya: ways lead back to its middle.',
    upTo: 8.5,
    between: [['Meghalaya'], ['Meghalaya', 'Assam']],
  },
  {
    reason: 'Rivers and hills lie between towns of Assam and of Cooch Behar, and bridges are few.',
    upTo: 3.2,
    between: [['Assam'], ['Assam', 'West Bengal', 'Sikkim']],
  },
  {
    reason: 'The ridges of the outer Himalaya are crossed in a few places.',
    upTo: 2.6,
    between: [himalaya, himalaya],
  },
  {
    reason: 'No road bridge over the Yamuna stands between Faridabad and Greater Noida.',
    upTo: 2.6,
    between: [['faridabad'], ['greater-noida']],
  },
];
