import { describe, expect, test } from 'vitest';
import { roadNetwork } from './road-network.ts';

const stops = new Map(roadNetwork.stops.map((stop) => [stop.slug, stop]));

/** The stop at the headquarters of each district, as of 2025. */
const headquarters: Record<string, Record<string, string>> = {
  'Arunachal Pradesh': {
    Anjaw: 'hawai',
    Bichom: 'napangphung',
    Changlang: 'changlang',
    'Dibang Valley': 'anini',
    'East Kameng': 'seppa',
    'East Siang': 'pasighat',
    'Itanagar Capital Complex': 'itanagar',
    Kamle: 'raga',
    'Keyi Panyor': 'yachuli',
    'Kra Daadi': 'palin',
    'Kurung Kumey': 'koloriang',
    'Lepa Rada': 'basar',
    Lohit: 'tezu',
    Longding: 'longding',
    'Lower Dibang Valley': 'roing',
    'Lower Siang': 'likabali',
    'Lower Subansiri': 'ziro',
    Namsai: 'namsai',
    'Pakke-Kessang': 'lemmi',
    'Papum Pare': 'yupia',
    'Shi Yomi': 'tato',
    Siang: 'boleng',
    Tawang: 'tawang',
    Tirap: 'khonsa',
    'Upper Siang': 'yingkiong',
    'Upper Subansiri': 'daporijo',
    'West Kameng': 'bomdila',
    'West Siang': 'aalo',
  },
  Assam: {
    Bajali: 'pathsala',
    Baksa: 'mushalpur',
    Barpeta: 'barpeta',
    Biswanath: 'biswanath-chariali',
    Bongaigaon: 'bongaigaon',
    Cachar: 'silchar',
    Charaideo: 'sonari',
    Chirang: 'kajalgaon',
    Darrang: 'mangaldai',
    Dhemaji: 'dhemaji',
    Dhubri: 'dhubri',
    Dibrugarh: 'dibrugarh',
    'Dima Hasao': 'haflong',
    Goalpara: 'goalpara',
    Golaghat: 'golaghat',
    Hailakandi: 'hailakandi',
    Hojai: 'hojai',
    Jorhat: 'jorhat',
    Kamrup: 'amingaon',
    'Kamrup Metropolitan': 'guwahati',
    'Karbi Anglong': 'diphu',
    Kokrajhar: 'kokrajhar',
    Lakhimpur: 'north-lakhimpur',
    Majuli: 'majuli',
    Morigaon: 'morigaon',
    Nagaon: 'nagaon',
    Nalbari: 'nalbari',
    Sivasagar: 'sivasagar',
    Sonitpur: 'tezpur',
    'South Salmara-Mankachar': 'hatsingimari',
    Sribhumi: 'karimganj',
    Tamulpur: 'tamulpur',
    Tinsukia: 'tinsukia',
    Udalguri: 'udalguri',
    'West Karbi Anglong': 'hamren',
  },
  Manipur: {
    Bishnupur: 'bishnupur',
    Chandel: 'chandel',
    Churachandpur: 'churachandpur',
    'Imphal East': 'imphal',
    'Imphal West': 'imphal',
    Jiribam: 'jiribam',
    Kakching: 'kakching',
    Kamjong: 'kamjong',
    Kangpokpi: 'kangpokpi',
    Noney: 'noney',
    Pherzawl: 'pherzawl',
    Senapati: 'senapati',
    Tamenglong: 'tamenglong',
    Tengnoupal: 'tengnoupal',
    Thoubal: 'thoubal',
    Ukhrul: 'ukhrul',
  },
  Meghalaya: {
    'East Garo Hills': 'williamnagar',
    'East Jaintia Hills': 'khliehriat',
    'East Khasi Hills': 'shillong',
    'Eastern West Khasi Hills': 'mairang',
    'North Garo Hills': 'resubelpara',
    'Ri-Bhoi': 'nongpoh',
    'South Garo Hills': 'baghmara',
    'South West Garo Hills': 'ampati',
    'South West Khasi Hills': 'mawkyrwat',
    'West Garo Hills': 'tura',
    'West Jaintia Hills': 'jowai',
    'West Khasi Hills': 'nongstoin',
  },
  Mizoram: {
    Aizawl: 'aizawl',
    Champhai: 'champhai',
    Hnahthial: 'hnahthial',
    Khawzawl: 'khawzawl',
    Kolasib: 'kolasib',
    Lawngtlai: 'lawngtlai',
    Lunglei: 'lunglei',
    Mamit: 'mamit',
    Saitual: 'saitual',
    Serchhip: 'serchhip',
    Siaha: 'siaha',
  },
  Nagaland: {
    Chümoukedima: 'chumoukedima',
    Dimapur: 'dimapur',
    Kiphire: 'kiphire',
    Kohima: 'kohima',
    Longleng: 'longleng',
    Meluri: 'meluri',
    Mokokchung: 'mokokchung',
    Mon: 'mon',
    Niuland: 'niuland',
    Noklak: 'noklak',
    Peren: 'peren',
    Phek: 'phek',
    Shamator: 'shamator',
    Tseminyü: 'tseminyu',
    Tuensang: 'tuensang',
    Wokha: 'wokha',
    Zunheboto: 'zunheboto',
  },
  Sikkim: {
    Gangtok: 'gangtok',
    Gyalshing: 'gyalshing',
    Mangan: 'mangan',
    Namchi: 'namchi',
    Pakyong: 'pakyong',
    Soreng: 'soreng',
  },
  Tripura: {
    Dhalai: 'ambassa',
    Gomati: 'udaipur-tripura',
    Khowai: 'khowai',
    'North Tripura': 'dharmanagar',
    Sepahijala: 'bishramganj',
    'South Tripura': 'belonia',
    Unakoti: 'kailashahar',
    'West Tripura': 'agartala',
  },
};

const airports = [
  'guwahati-airport',
  'dibrugarh-airport',
  'jorhat-airport',
  'tezpur-airport',
  'lilabari-airport',
  'silchar-airport',
  'rupsi-airport',
  'itanagar-airport',
  'pasighat-airport',
  'tezu-airport',
  'ziro-airport',
  'dimapur-airport',
  'imphal-airport',
  'shillong-airport',
  'aizawl-airport',
  'agartala-airport',
  'pakyong-airport',
  'bagdogra-airport',
  'paro-airport',
  'delhi-airport',
];

const others = {
  'the Siliguri corridor': ['siliguri', 'njp'],
  'the border of Bhutan': [
    'jaigaon',
    'phuentsholing',
    'samtse',
    'banarhat',
    'gelephu',
    'samdrup-jongkhar',
    'tamulpur',
  ],
  Bhutan: ['paro', 'thimphu', 'punakha'],
  'the Delhi region': [
    'delhi',
    'gurugram',
    'noida',
    'agra',
    'jaipur',
    'haridwar',
    'rishikesh',
    'manali',
    'shimla',
  ],
  places: ['mawlynnong', 'dawki', 'sohra', 'kamakhya-temple', 'manas', 'majuli', 'hajo'],
};

/** South, north, west and east ends in degrees. */
const bounds: Record<string, [south: number, north: number, west: number, east: number]> = {
  'Arunachal Pradesh': [26.6, 29.5, 91.5, 97.45],
  Assam: [24.1, 28, 89.65, 96.05],
  Manipur: [23.8, 25.75, 92.95, 94.8],
  Meghalaya: [25, 26.15, 89.8, 92.85],
  Mizoram: [21.9, 24.6, 92.2, 93.5],
  Nagaland: [25.2, 27.1, 93.3, 95.3],
  Sikkim: [27.05, 28.15, 88, 88.95],
  Tripura: [22.9, 24.6, 91.1, 92.4],
  'West Bengal': [21.5, 27.25, 85.8, 89.9],
  Bhutan: [26.65, 28.35, 88.7, 92.15],
  Delhi: [28.4, 28.9, 76.8, 77.4],
  Haryana: [27.6, 31, 74.4, 77.65],
  'Uttar Pradesh': [23.8, 30.45, 77, 84.7],
  Uttarakhand: [28.7, 31.5, 77.5, 81.1],
  Punjab: [29.5, 32.6, 73.8, 76.95],
  'Himachal Pradesh': [30.35, 33.25, 75.5, 79.1],
  Rajasthan: [23, 30.25, 69.4, 78.3],
  'Madhya Pradesh': [21, 26.9, 74, 82.9],
  Bihar: [24.2, 27.6, 83.3, 88.35],
};

describe('the north-eastern states', () => {
  test.each([
    ['Arunachal Pradesh', 28],
    ['Assam', 35],
    ['Manipur', 16],
    ['Meghalaya', 12],
    ['Mizoram', 11],
    ['Nagaland', 17],
    ['Sikkim', 6],
    ['Tripura', 8],
  ])('%s: the headquarters of all %i districts are stops there', (state, districts) => {
    const found = Object.entries(headquarters[state] ?? {});
    expect(found).toHaveLength(districts);
    expect(found.filter(([, slug]) => stops.get(slug)?.state !== state)).toEqual([]);
  });

  test('have all their airports, as Siliguri, Paro and Delhi do', () => {
    expect(airports.filter((slug) => stops.get(slug)?.kind !== 'airport')).toEqual([]);
    const further = roadNetwork.stops.filter(
      ({ kind, slug }) => kind === 'airport' && !airports.includes(slug),
    );
    expect(further).toEqual([]);
  });
});

test.each(Object.entries(others))('%s: every stop that was asked for', (_region, slugs) => {
  expect(slugs.filter((slug) => !stops.has(slug))).toEqual([]);
});

test('every stop lies within its state', () => {
  const outside = roadNetwork.stops.filter(({ state, lat, lng }) => {
    const [south, north, west, east] = bounds[state] ?? [0, 0, 0, 0];
    return !(lat >= south && lat <= north && lng >= west && lng <= east);
  });
  expect(outside.map(({ slug, state }) => `${slug}: ${state}`)).toEqual([]);
});
